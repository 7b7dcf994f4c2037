### The words of larcin itself, in English. Every game brings its own.

language-fr = français
language-en = English
language-de = Deutsch

## People and things

seat = seat { $number }
somebody = You
nothing = nothing
yes = yes
no = no
bot-random = random
bot-greedy = greedy
bot-pimc = far-sighted
bot-ismcts = scheming
bot-apprentice = apprentice
bot-pickpocket = pickpocket
bot-burglar = burglar
bot-mastermind = mastermind
bot-help-random = Plays anything that is allowed.
bot-help-greedy = Takes what looks best at the moment.
bot-help-pimc = Imagines what the others may hold, and plays it out.
bot-help-ismcts = Thinks ahead for everybody at the table, as long as time allows.
bot-help-apprentice = Friendly: overlooks most of what could be done.
bot-help-pickpocket = Quick-fingered, but overlooks something now and then.
bot-help-burglar = Overlooks little, but does not think ahead.
bot-help-mastermind = The strongest there is: plays from experience, and thinks ahead where that helps.
kind-text = from the rulebook
kind-fact = background, not a rule
kind-ruling = our ruling
kind-variant = a variant, off by default

## The question

your-turn = Your turn: { $question }
hand = Hand
waiting = Waiting for { $players }…
face-down = Face down: { $move } (u takes it back)
pick-kind = What will you do?
only-move = Only one move: { $move } (any key: wait)

## Refusals that every game has

refused = Refused: { $reason }
refusal-match-over = The match is over.
refusal-not-your-turn =
    { $seats_count ->
        [one] It is { $seats }’s turn, not yours.
       *[other] It is not your turn. Still to move: { $seats }.
    }
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-stale-answer = That question has been answered already.
refusal-no-such-move = That is not allowed here.
refusal-not-face-down = Too late: there is no face-down choice left to take back.

## The log

promise = The deal is decided: the SHA-256 of its seed is { $commitment }.
promise-title = A fair deal
promise-help = Before anything is dealt or drawn, the fingerprint (SHA-256) of the secret seed of all chance is shown. At the end the seed itself is shown, so that anyone can check that nothing was changed in between: `larcin verify` does it.
promise-kept = The seed was { $seed }. Its SHA-256 is the one shown before the deal.
promise-broken = The seed was { $seed }. Its SHA-256 is not the one shown before the deal!
saved = Record: { $path }
verify-with = Check it with: { $command }
not-saved = not saved: { $reason }

## Rules

rule-title = The rule behind it
rule-unknown = Today’s rules have no such paragraph.
reading = How we read it: { $reading }

## Keys

key-escape = Esc
key-enter = Enter
key-back = back
key-close = close
key-rule = rule
key-take-back = take back
key-memory = memory aid
key-obvious = obvious moves
key-help = help
key-quit = quit
key-new = play again
key-result = result
key-look = look at the table
key-stay = keep playing
key-line-before = previous line
key-line-after = next line
key-start = start
key-resume =
    { $moves ->
        [one] continue { $game } (one move)
       *[other] continue { $game } ({ $moves } moves)
    }

## Help

help-title = Keys
help-choose = pick one of the choices shown; a click does the same
help-back = go one pick back
help-rule = show the rule behind the last line of the log, or behind the one you chose
help-arrows = choose a line of the log
help-page = scroll the table
help-take-back = take back a face-down choice while the others are still thinking
help-memory = show or hide what you saw before it was covered
help-obvious = play obvious moves automatically, or no longer
help-language = switch to another language
help-new = play again, when the match is over
help-result = show the result again, when the match is over
help-quit = quit; every move is saved as soon as it is made

## Quitting

quit-title = Leave this match?
quit-saved = It is saved. Continue it with: { $command }
quit-unsaved = It is not saved and will be lost: { $reason }

## The end

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The start

start-title = games about thieves
game-players =
    { $last ->
        [1] 1 player
       *[other] { $first } to { $last } players
    }
game-credit = { $author }, { $publisher } { $year }
setting-language = Language
setting-seats = Players
setting-hint = Tab ↑ ↓ move from line to line, ← → or a click changes the choice.

## Commands

replay-title = { $game }: { $players }
replay-turn = After move { $turn } of { $turns }, seen by { $viewer }.
replay-spectator = a spectator
replay-stored = Played by version { $version } of the rules, while this program has version { $current }: shown as it was stored, without the table.
replay-public = The match is not over: shown as it was published, without the table.
verified-commitment = The seed is the one that was promised: SHA-256 { $commitment }.
verified-moves =
    { $moves ->
        [one] One move was replayed, and it was legal.
       *[other] { $moves } moves were replayed, and all were legal.
    }
verified-events = Everything in the record really happened.
verified-outcome = The outcome is the one that the moves lead to: { $ending }
verified-unfinished = The match is not over yet.

## Tables of a server

invite = The others join with: { $command }
joining = At table { $table }. The match begins when every seat is taken…
trouble-away = the server does not answer; trying again
waiting-for-all = The match begins when all have agreed.
tables-none = No table is open. Open one with: { $command }
tables-title = Tables at { $server }
table-mine = yours
table-waiting = it is your turn
table-free =
    { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }
game-broken = { $game } cannot be played:

## The end

verdict-won =
    { $winners_is ->
        [you] You win by { $margin }
       *[other] { $winners } wins by { $margin }
    }
verdict-short = { $winners } wins, you are { $margin } short
verdict-tied =
    { $winners_is ->
        [you] A tie, but you win
       *[other] A tie, but { $winners } wins
    }
verdict-bare =
    { $winners_is ->
        [you] You win
       *[other] { $winners } wins
    }
verdict-shared =
    { $winners_is ->
        [shared] You share the victory with { $others }
       *[other] Shared victory: { $winners }
    }
verdict-numbers = { $mine } to { $best }
tie-line = { $what }: { $values }
unowned = Left over, and nobody’s: { $parts }

## A lesson in the terminal

teach-step = Step { $step } of { $steps }
teach-next = Enter: continue · b: back · q: leave
teach-pick = The number of a move, or some letters of it · b: back · s: show me · q: leave
teach-more =
    { $count ->
        [one] … and { $count } more: write some letters to find it.
       *[other] … and { $count } more: write some letters to find them.
    }
teach-no-number = No move is called “{ $written }”.
teach-poor = You may do that. But this step is about something else.
teach-taken-back = Your move is taken back: try again.
teach-none = { $game } has no lesson yet.
teach-done = That is all you need. Now for a match: { $command }

## Puzzles

riddle-question = What would you do?
riddle-place = Puzzle { $number } of { $all }
riddle-pick = The number of a move, or some letters of it · n: next · q: leave
riddle-none = { $game } has no puzzles yet.
riddle-good = That is the best move.
riddle-poor = There is something better.
riddle-why = Of 100 matches played on from what you can see, each move wins:
riddle-because = { $often } of 100, with the best move { $other }: { $event }
riddle-because-best = { $often } of 100, with the next best move { $other }: { $event }
riddle-done = Those were all of them.
