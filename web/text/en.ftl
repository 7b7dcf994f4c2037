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

## The table

table = Table
side = Log and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
ask-you = Your turn:
ask-sent = You:
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
seat-program = program
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

## The home page

home-title =
    { $games ->
        [1] One game, one trade.
        [2] Two games, one trade.
        [3] Three games, one trade.
        [4] Four games, one trade.
        [5] Five games, one trade.
        [6] Six games, one trade.
        [7] Seven games, one trade.
        [8] Eight games, one trade.
        [9] Nine games, one trade.
        [10] Ten games, one trade.
        [11] Eleven games, one trade.
        [12] Twelve games, one trade.
       *[other] { $games } games, one trade.
    }
home-intro = Alone against honest robots, or with friends by a simple link.
home-invitation = I have an invitation
home-play = Play { $game } against robots
home-invite = Invite friends to { $game }
home-seats = { $first }–{ $last } players
home-minutes = { $minutes } min
play = Play
invite = Invite
invitation-paste = Paste the link that you were sent:
invitation-wrong = That is not a link to a table.
invitation-go = Go there
invitation-help = Send this link, or let your friends photograph the code. Whoever opens it may sit down.
invitation-code = QR code of the invitation
invitation-link = Link
copy = Copy
copied = Copied
places = Pages
place-lobby = Tables
place-mine = My games
place-top = Ranking
place-rules = Rules
games = Games
chapters = Chapters
more = More
docs = How larcin works: the docs

## Making a table

seat-friend = a friend
seat-robot = robot: { $level }
clock = Clock
clock-none = none
clock-quick = 30 seconds a move
clock-calm = 2 minutes a move
clock-letters = a day a move
table-public = Open to everybody
table-make = Set up the table
options = Options
memory-aid = Memory aid
memory-help = Shows what you have seen and is covered now. Forgetting is part of the fun, so it is off.

## Before the match, and leaving

waiting-fill = Robots for the free seats
waiting-host = The host will start the match.
stand-up = Stand up
leave = Leave
leave-title = Leave the table?
leave-help = A robot sits in for you. You may come back at any time.
stay = Stay
watch = Watch
go-on = Go on

## Lists

lobby-host = Table of { $host }
lobby-free = { $free } of { $seats } seats free
lobby-empty = No table is open at the moment. Make one: choose a game, “Invite”, “Open to everybody”.
mine-tables = Being played
mine-matches = Over
mine-waiting = waits for you
mine-playing = others think
mine-open = not begun
mine-left = a robot sits in
mine-closed = closed
mine-none = You play at no table.
mine-no-matches = No match is over yet.
mine-export = Download all my matches (JSON)
top-rank = Place
top-name = Name
top-rating = Rating
top-matches = Matches
top-robot = robot
top-empty = Nobody has been rated at this game yet.
top-help = The rating is what somebody is almost certainly worth at least. Guests are not listed: claim your name in the settings.

## The end, replays, advice

rematch = Play again
rematch-join = Join the rematch
replay = Replay
replay-turn-short = Move { $turn } of { $turns }
replay-scrub = Turn
replay-first = To the start (Home)
replay-back = One back (←)
replay-next = One on (→)
replay-last = To the end (End)
replay-run = Run (space)
replay-pause = Pause (space)
replay-eyes = Seen by
replay-share = Link, export, fair deal
replay-share-help = This address leads to this very turn, through these eyes.
replay-export = Download the record (JSON)
fair-check = Check that the deal was fair
fair-insecure = This browser only checks on a page that came over https. `larcin verify` checks the downloaded record.
hint = Advice
hint-title = A robot’s advice
hint-thinking = It thinks…
hint-help = The number is its estimated share of the victory. A match with advice is not rated.
play-it = Play it

## Chat

chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say
chat-closed = You may read here, not write.
chat-more = What to do about { $name }
chat-mute = Mute
chat-muted = You will not read them any more.
chat-report = Report
chat-reported = It was reported to whoever runs this server.

## Settings

motion = Motion
motion-auto = like the system
motion-full = moving
motion-still = still
sound = Sound
sound-help = A few notes for your turn, a move and the end.
account = Who you are
account-guest = You are { $name }, a guest of this browser.
account-claimed = You are { $name }. The name is yours.
account-name = Name
account-rename = Change my name
account-renamed = That is your name now.
account-claim = Claim this name
account-claim-help = With a password the name is yours alone, you can log in elsewhere, and you are in the ranking.
account-is-claimed = The name is yours.
account-password = Password
account-new-password = New password
account-is-changed = The password is changed.
account-login = Log in
account-is-in = You are logged in.
account-logout = Log out
account-is-out = You are logged out, and a guest again.
account-delete = Delete my account
account-delete-help = What you have played stays, without your name.
account-is-deleted = The account is deleted.
