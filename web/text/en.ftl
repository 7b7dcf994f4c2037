### The words of the page in the browser, in English.

guest-names = Colette, Arsène, Irma, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Everywhere

home = Home
close = Close
back = Back
loading = One moment…
lost = There is nothing at this address.
settings = Settings
theme = Theme
theme-auto = like the system
theme-light = light
theme-dark = dark
home-title = Five games, one trade.

## The table

table = Table
side = Log and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
ask-you = Your turn:
ask-over = The end:
ask-face-down = Face down:
ask-no = No:
undo-pick = Put back
take-back = Change
come-back = Take my seat back
result = Result
look-table = Look at the table
moves-list = All moves in words
seat-you = you
seat-player = Player
seat-away = gone
seat-acts = to move
seat-free = a free seat
sit = Sit here
start = Start
rule-all = All the rules
line-connecting = Connecting…
line-lost = The connection is lost; trying again…
line-gone = This table is closed to you.
table-gone = There is no such table, or it is not for you.
waiting-title =
    { $missing ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $missing } seats are still free.
    }
