### The words of the page in the browser, in English.

guest-names = Colette, Basile, Ida, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Everywhere

home = Home
close = Close
back = Back
loading = One moment…
lost = There is nothing at this address.
offline = The server cannot be reached. Check your connection.
settings = Settings
theme = Theme
theme-auto = same as the device
theme-light = light
theme-dark = dark

## The table

table = Table
side = Log and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
log-fades = Older lines no longer say what you have to remember yourself. With the memory aid in the settings, they do.
ask-you = Your turn:
ask-sent = You:
ask-face-down = Face down:
choosing = Choosing: { $players }
ask-no = Not possible:
ask-play = Play it
tell-next =
    { $left ->
        [0] Next
       *[other] Next, { $left } left
    }
tell-land = Skip to now
only-move = Only one move:
only-wait = Wait
recap = Since your last turn
recap-more =
    { $more ->
        [one] One more in the log
       *[other] { $more } more in the log
    }
recap-open = { $more } more
recap-again = See it again
recap-close = Close
recap-you = against you
pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-tap = Tap
undo-pick = Clear the choice
take-back = Change
come-back = Take back my seat
result = Result
moves-list = All moves in words
seat-you = you
seat-player = Player
seat-program = program
seat-away = offline
seat-acts = to move
seat-leads = in the lead
seat-level = { $kind }, strength { $level } of 4
about-clock = The time left to answer. When it is up, a robot answers.
about-more =
    { $count ->
        [one] and one other possible move
       *[other] and { $count } other possible moves
    }
seat-free = free seat
sit = Sit here
start = Start the match
rule-all = All the rules (new tab)
line-connecting = Connecting…
line-lost = Connection lost. Trying again…
line-gone = This table is closed to you.
line-damaged = This match cannot go on.
line-closed = A moderator has closed this match.
table-gone = This table does not exist, or you have not been invited to it.
table-damaged = The stored record of this match is damaged, so it cannot go on. Whoever runs the server will find the reason in its log.
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
home-intro = Play alone against honest robots, or share a link with friends.
home-invitation = I have an invitation
home-play = Play { $game } against robots
home-invite = Invite friends to { $game }
home-learn = Learn { $game }, step by step
home-seats = { $first }–{ $last } players
home-minutes = { $minutes } min
play = Play
invite = Invite
invitation-paste = Paste the link you were sent:
invitation-wrong = That is not an invitation link.
invitation-go = Go to the table
invitation-help = Send this link, or let your friends scan the code. Anyone who opens it can sit down.
invitation-code = QR code of the invitation
invitation-link = Link
copy = Copy
copied = Copied
places = Pages
place-lobby = Tables
place-mine = My matches
place-top = Ranking
place-rules = Rules
games = Games
more = Show more
docs = How larcin works

## Making a table

seat-friend = a friend
seat-robot = robot: { $level }
clock = Clock
clock-none = no clock
clock-quick = 30 seconds a move, 2 minutes in reserve
clock-calm = 2 minutes a move, 10 minutes in reserve
clock-letters = a day a move, 3 days in reserve
table-public = Anyone may join
table-make = Set up the table
options = Options
memory-aid = Memory aid
memory-help = Shows you what you saw before it was covered: on the table where there is room, otherwise by a long press. Remembering is part of the fun, so it is off by default.
memory-agreed = On in this match: the table was set up with it.

## Before the match, and leaving

waiting-fill = Fill the free seats with robots
waiting-host = { $host } will start the match.
stand-up = Give up my seat
unseat = Ask to leave
leave = Leave
leave-title = Leave the match?
leave-help = A robot plays for you, and the result counts as yours. You can come back at any time.
leave-alone = The robots finish the match without you, one of them in your seat. The result counts as yours: it goes into your matches and your rating.
stay = Stay
watch = Watch
go-on = Continue

## Lists

lobby-host = { $host }’s table
lobby-free =
    { $free ->
        [0] no free seat
        [one] one of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
lobby-empty = No table is open right now. To open one, choose a game, then “Invite”, then “Anyone may join”.
mine-tables = In progress
mine-matches = Finished
mine-waiting = your turn
mine-playing = waiting for the others
mine-open = not started yet
mine-left = a robot is playing for you
mine-closed = closed
mine-none = You have no match in progress.
mine-no-matches = You have not finished a match yet.
mine-export = Download all my matches (JSON)
top-rank = Place
top-name = Name
top-rating = Rating
top-matches = Matches
top-robot = robot
top-empty = Nobody has a rating in this game yet.
top-help = The rating is a cautious estimate: the player is almost certainly at least this good. Guests are not listed. To be listed, claim your name in the settings.

## The end, replays, advice

rematch = Play again
rematch-join = Join the rematch
tab-result = Result
end-place = Place
end-seat = Player
end-from = Where it came from
end-score = Score
end-edge = What decided it: { $part } ({ $mine } to { $rival }’s { $theirs }).
end-last = Last of all: { $event }
end-decided = What decided it: { $event }
end-rating = Your rating: from { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
end-unrated = Not rated, because you asked for advice.
end-change =
    { $up ->
        [yes] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
end-stronger = Stronger
end-weaker = Weaker
end-share = Share
end-copied = Link copied
end-watch = Watch it again
replay = Replay
replay-turn-short = Move { $turn } of { $turns }
replay-scrub = Move
replay-first = To the start (Home)
replay-back = Back one move (←)
replay-next = Forward one move (→)
replay-last = To the end (End)
replay-run = Play (space)
replay-pause = Pause (space)
replay-round-back = Back one round (↑)
replay-round-next = Next round (↓)
replay-seat = Next turn
replay-seat-next = Next turn of { $name }
replay-eyes = Seen by
replay-share = Link, download, fair deal
replay-share-help = This link leads to exactly this move, just as you see it now.
replay-export = Download this match (JSON)
fair-check = Was the deal fair? Check it
fair-kept = Yes: the deal is the one that was sealed before the match began.
fair-broken = No! The deal is not the one that was sealed before the match began.
fair-how = How this was checked
fair-seed = All chance in this match came from this secret number: { $seed }. Its fingerprint (SHA-256) is the seal that was shown before the deal: { $seal }.
fair-insecure = Browsers can only check this on a page loaded over https. `larcin verify` checks a downloaded match.
hint = Advice
hint-title = A robot’s advice
hint-thinking = The robot is thinking…
hint-help = The percentage is your chance of winning with that move, as the robot sees it. This match is no longer rated.
hint-level = These moves are about equally good: it hardly matters which one you play.
hint-chance = you win: { $chance }
play-it = Play this

## Chat

chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-closed = Only the players can write here.
chat-more = Options for { $name }
chat-mute = Mute
chat-muted = You will no longer see what they write.
chat-report = Report
chat-reported = Reported to whoever runs this server.

## Settings

motion = Motion
motion-auto = same as the device
motion-full = animated
motion-still = no motion
obvious = Obvious moves
obvious-help = When everybody can see that only one move is possible, it is made for you after a moment.
sound = Sound
sound-help = A few notes when it is your turn, at every move and at the end.
account = Your account
account-guest = You are { $name }, a guest in this browser.
account-claimed = You are { $name }, and the name is yours.
account-name = Name
account-rename = Change my name
account-renamed = Your name has been changed.
account-claim = Claim this name
account-claim-help = With a password the name is yours alone: you can log in on other devices, and you appear in the ranking.
account-is-claimed = The name is yours now.
account-password = Password
account-new-password = New password
account-is-changed = Your password has been changed.
account-login = Log in
account-is-in = You are logged in.
account-logout = Log out
account-is-out = You are logged out, and a guest again.
account-file = Everything kept about me, as a file
account-delete = Delete my account
account-delete-help = The matches you played remain, without your name.
account-is-deleted = Your account has been deleted.

## Company, invitations and the seal of the deal

seal = Fair play: the deal was sealed before the match ({ $short }…)
seal-help = The deal is already fixed, and this is its seal (a SHA-256). After the match the seed is published, and anyone can check that it matches the seal.
company-sat = { $name } sat down.
company-rose = { $name } gave up the seat.
company-left = { $name } left. A robot plays on.
company-returned = { $name } is back.
company-lost = { $name } lost the connection.
company-found = { $name } is connected again.
invited = { $host } invites you to { $game }
invited-seats = { $seats } players
minutes = about { $minutes } min
your-name = Your name
sit-down = Sit down
share = Share
watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
clock-reserve = Reserve:
clock-other = with a clock
watching-you = You are watching
watching-eyes = Watching through { $name }’s eyes

## Playing again, going on, advice

with = with { $names }
home-go-on = Back to your match: { $game }
minutes-long = long: about { $minutes } min
play-seats = Players, including you
play-level = Your rivals
play-hints = Advice
play-hints-help = When you ask, a robot shows what it would play. Once you take advice, the match is no longer rated.
hint-before = A robot will show you what it would play. Once you look, this match is no longer rated.
hint-look = Show me
hint-not = No, thanks

## Learning

learn = Learn
learn-step = Lesson, step { $step } of { $steps }
learn-of = of { $steps }
learn-back = Back
learn-skip = Skip
learn-skip-play = Skip the lesson and play
learn-next = Next
learn-look = Look:
learn-poor = You may do that. But this step is about something else: take it back and try again.
learn-once-more = Once more:
learn-once-more-help = take your move back
learn-take-back = Take it back
learn-show = Show me
learn-again = Once more
learn-play = Play a match
learn-none = There is no lesson for this game yet.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute. Nothing here counts.
       *[other] { $minutes } minutes. Nothing here counts.
    }

## Thirty seconds

thirty = Thirty seconds
thirty-then = then you can play
thirty-want = You want
thirty-turn = On your turn
thirty-ends = It ends
thirty-lesson = Lesson
thirty-minutes =
    { $minutes ->
        [one] The lesson takes { $minutes } minute.
       *[other] The lesson takes { $minutes } minutes.
    }
thirty-again = You can find both again under Rules.
thirty-short = In thirty seconds
goal-is = Goal
explains = Explain what is new
explains-help = In your first three matches of a game, each new thing is explained in one line.
first-is = New
first-close = Understood

## The rules, to be read

rules-search = Search: words, or a number such as { $rule }
rules-found =
    { $count ->
        [0] No paragraph has these words.
        [one] One paragraph
       *[other] { $count } paragraphs
    }
rules-clear = Clear the search
rules-exact = Every rule, exactly
rules-exact-help = What the log, refusals and explanations refer to. Open a chapter, or search.
rules-filter = Which paragraphs
rules-all = All
rules-shown = With a board
rules-rare = Rare cases
rules-taught = The lesson teaches { $taught } of { $all } paragraphs. The others are the rare cases.
rules-learn = Play the lesson
rules-more = Exactly:
rules-count =
    { $count ->
        [one] one paragraph
       *[other] { $count } paragraphs
    }
rules-link = Copy the link to { $rule }
rules-copied = Link copied
show-me = Show me
show-hide = Hide it
show-rule = Show { $rule } on the board
show-before = Before
show-after = After
show-deal = The deal
show-no = Not allowed
show-picture = { $when }: { $says }

## Puzzles

puzzles = Puzzles
puzzle-question = What would you do?
puzzle-try = Try a puzzle
puzzle-intro = A position from a match between masterminds, and one move that is clearly better than all others, though you cannot see what your rivals hold. Can you find it?
puzzle-open = Puzzles for { $game }
puzzle-daily-of = Today’s puzzle for { $game }
puzzle-none = There are no puzzles for this game yet.
puzzle-place = { $number } of { $all }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-daily = Today’s puzzle
puzzle-today = Today’s
puzzle-previous = Previous puzzle
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-good = That is the best move.
puzzle-poor = There is something better.
puzzle-mine = yours
puzzle-percent = { $share }%
puzzle-why-good = Of { $worlds } matches played on from what you can see, it wins { $best }; the next best move wins { $next }.
puzzle-why-poor = Of { $worlds } matches played on from what you can see, the best move wins { $best }; yours wins { $mine }.
puzzle-shared = A shared victory counts in part.
puzzle-because-best = Why: this or something like it happens { $more ->
        [yes] more
       *[no] less
    } often, in { $often } of 100 matches; with the next best move, in { $other }. “{ $event }”
puzzle-because = This or something like it happens { $more ->
        [yes] more
       *[no] less
    } often, in { $often } of 100 matches; with the best move, in { $other }: “{ $event }”
puzzle-points = On average you end with { $points }, your best rival with { $rival }.
puzzle-best = Best: { $move }
puzzle-see = What each move is worth
puzzle-same =
    { $count ->
        [one] (or another just as good)
       *[other] (or { $count } others just as good)
    }
puzzle-more =
    { $count ->
        [one] One more move
       *[other] { $count } more moves
    }
puzzle-solved = { $count } of { $all } solved.
puzzle-row = { $count } in a row.
puzzle-days = { $count } days in a row.
puzzle-number =
    { $mark ->
        [right] Puzzle { $number }, solved
        [later] Puzzle { $number }, solved on another try
        [wrong] Puzzle { $number }, not solved yet
       *[new] Puzzle { $number }
    }
