### Maîtres Voleurs in English. The words of the rules stand in rules.md.

title = Maîtres Voleurs
blurb = A jewel box of twelve drawers that turns and tumbles: hide your fakes, empty the right drawer, and remember what is upside down.

## Pieces

jewel-diamond = diamond
jewel-sapphire = sapphire
jewel-ruby = ruby
alarm-red = red alarm
alarm-blue = blue alarm
alarm-green = green alarm
alarm-yellow = yellow alarm
alarm-violet = violet alarm
alarm-orange = orange alarm
alarm-white = white alarm
alarm-black = black alarm
role-smuggler = smuggler
role-jeweller = jeweller
role-gemologist = gemologist
role-thief = thief
role-master-thief = master thief
role-detective = detective
card-smuggler-1 = smuggler 1
card-smuggler-2 = smuggler 2
card-smuggler-3 = smuggler 3
card-smuggler-4 = smuggler 4
card-smuggler-5 = smuggler 5
card-smuggler-6 = smuggler 6
card-smuggler-7 = smuggler 7
card-smuggler-8 = smuggler 8
card-jeweller-1 = jeweller 1
card-jeweller-2 = jeweller 2
card-jeweller-3 = jeweller 3
card-jeweller-4 = jeweller 4
card-jeweller-5 = jeweller 5
card-jeweller-6 = jeweller 6
card-jeweller-7 = jeweller 7
card-jeweller-8 = jeweller 8
card-gemologist-1 = gemologist 1
card-gemologist-2 = gemologist 2
card-gemologist-3 = gemologist 3
card-gemologist-4 = gemologist 4
card-gemologist-5 = gemologist 5
card-gemologist-6 = gemologist 6
card-gemologist-7 = gemologist 7
card-gemologist-8 = gemologist 8
card-thief-1 = thief 1
card-thief-2 = thief 2
card-thief-3 = thief 3
card-thief-4 = thief 4
card-thief-5 = thief 5
card-thief-6 = thief 6
card-thief-7 = thief 7
card-thief-8 = thief 8
card-master-thief-1 = master thief 1
card-master-thief-2 = master thief 2
card-master-thief-3 = master thief 3
card-master-thief-4 = master thief 4
card-master-thief-5 = master thief 5
card-master-thief-6 = master thief 6
card-master-thief-7 = master thief 7
card-master-thief-8 = master thief 8
card-detective-1 = detective 1
card-detective-2 = detective 2
card-detective-3 = detective 3
card-detective-4 = detective 4
card-detective-5 = detective 5
card-detective-6 = detective 6
card-detective-7 = detective 7
card-detective-8 = detective 8

a-jewel = a { $jewel }
some-diamonds =
    { $diamonds ->
        [one] { $diamonds } diamond
       *[other] { $diamonds } diamonds
    }
some-sapphires =
    { $sapphires ->
        [one] { $sapphires } sapphire
       *[other] { $sapphires } sapphires
    }
loot =
    { $sapphires ->
        [0] { some-diamonds }
       *[other]
            { $diamonds ->
                [0] { some-sapphires }
               *[other] { some-diamonds } and { some-sapphires }
            }
    }

## Turning the box

rotation-none = leave the levels as they are
rotation-top-left = the top level to the left
rotation-top-right = the top level to the right
rotation-two-left = the two top levels to the left
rotation-two-right = the two top levels to the right
upending-first = first upend the box
upending-last = then upend the box
the-rotation =
    { $rotation ->
        [top-left] { rotation-top-left }
        [top-right] { rotation-top-right }
        [two-left] { rotation-two-left }
        [two-right] { rotation-two-right }
       *[none] { rotation-none }
    }
height-bottom = bottom
height-middle = middle
height-top = top
face-north = north
face-east = east
face-south = south
face-west = west
the-height =
    { $height ->
        [top] { height-top }
        [middle] { height-middle }
       *[bottom] { height-bottom }
    }
the-face =
    { $face ->
        [north] { face-north }
        [east] { face-east }
        [south] { face-south }
       *[west] { face-west }
    }

## The log

event-Dealt =
    { $cards_is ->
        [hidden] { $seat } takes six cards.
       *[other]
            { $seat_is ->
                [you] You take: { $cards }.
               *[other] { $seat } takes: { $cards }.
            }
    }
event-Filled =
    { $seat_is ->
        [you] Six rubies are in the secret compartments. You are the first to hide diamonds.
       *[other] Six rubies are in the secret compartments. { $seat } is the first to hide diamonds.
    }
event-Hidden =
    { $seat_is ->
        [you] You hide a diamond in drawer { $drawer }.
       *[other] { $seat } hides a diamond in drawer { $drawer }.
    }
event-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] You leave the box as it is.
                       *[other] You upend the box.
                    }
               *[other]
                    { $upending ->
                        [never] You turn { the-rotation }.
                        [first] You upend the box, then turn { the-rotation }.
                       *[last] You turn { the-rotation }, then upend the box.
                    }
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } leaves the box as it is.
                       *[other] { $seat } upends the box.
                    }
               *[other]
                    { $upending ->
                        [never] { $seat } turns { the-rotation }.
                        [first] { $seat } upends the box, then turns { the-rotation }.
                       *[last] { $seat } turns { the-rotation }, then upends the box.
                    }
            }
    }
event-Begun = Round { $round }.
heading-Begun = Round { $round }
event-Shown =
    { $seat_is ->
        [you] You show: { $card }.
       *[other] { $seat } shows: { $card }.
    }
event-Opened =
    { $seat_is ->
        [you] You open drawer { $drawer }: { in-sight }
       *[other] { $seat } opens drawer { $drawer }: { in-sight }
    }
in-sight =
    { $alarm_is ->
        [none]
            { $diamonds ->
                [0]
                    { $sapphires ->
                        [0] it is empty.
                       *[other] { loot }.
                    }
               *[other] { loot }.
            }
       *[other] { loot }, with the { $alarm }.
    }
event-Spilled =
    { $seat_is ->
        [you] You open drawer { $drawer }, and out falls: { loot }, for the red cushion.
       *[other] { $seat } opens drawer { $drawer }, and out falls: { loot }, for the red cushion.
    }
event-Alarmed =
    { $owner_is ->
        [you] Alarm in drawer { $drawer }! { $seat } sets it off, and you get { loot }.
       *[other]
            { $seat_is ->
                [you] Alarm in drawer { $drawer }! You set it off, and { $owner } gets { loot }.
               *[other] Alarm in drawer { $drawer }! { $seat } sets it off, and { $owner } gets { loot }.
            }
    }
event-Returned =
    { $owner_is ->
        [you] You have your alarm back.
       *[other] { $owner } has the { $alarm } back.
    }
event-Emptied =
    { $cushion ->
        [red]
            { $seat_is ->
                [you] You put on the red cushion: { loot }.
               *[other] { $seat } puts on the red cushion: { loot }.
            }
       *[black]
            { $seat_is ->
                [you] You take from drawer { $drawer }: { loot }.
               *[other] { $seat } takes from drawer { $drawer }: { loot }.
            }
    }
event-Placed =
    { $alarm_is ->
        [none]
            { $seat_is ->
                [you] You put { a-jewel } into drawer { $drawer }; imitations left: { $left }.
               *[other] { $seat } puts { a-jewel } into drawer { $drawer }; imitations left: { $left }.
            }
       *[other]
            { $seat_is ->
                [you] You put { a-jewel } and your alarm into drawer { $drawer }; imitations left: { $left }.
               *[other] { $seat } puts { a-jewel } and the { $alarm } into drawer { $drawer }; imitations left: { $left }.
            }
    }
event-Searched =
    { $seat_is ->
        [you] You open the secret compartment of drawer { $drawer }: no ruby.
       *[other] { $seat } opens the secret compartment of drawer { $drawer }: no ruby.
    }
event-RubyFound =
    { $seat_is ->
        [you] You open the secret compartment of drawer { $drawer }, and there it is: a ruby!
       *[other] { $seat } opens the secret compartment of drawer { $drawer }: a ruby!
    }
event-RubyTaken =
    { $seat_is ->
        [you] You take the ruby; left in the box: { $left }.
       *[other] { $seat } takes the ruby; left in the box: { $left }.
    }
event-RubyLeft =
    { $seat_is ->
        [you] You leave the ruby where it is.
       *[other] { $seat } leaves the ruby where it is.
    }
event-RubyFell =
    { $seat_is ->
        [you] A ruby falls out of the secret compartment of drawer { $drawer }: you get nothing, and it goes back, on the upper side.
       *[other] A ruby falls out of the secret compartment of drawer { $drawer }: { $seat } gets nothing, and it goes back, on the upper side.
    }
event-Foiled = More detectives ({ $detectives }) than smugglers ({ $smugglers }): the coup is foiled.
event-Excluded = Jewels fell for every smuggler ({ $smugglers }): nobody shares.
event-Shared =
    { $seat_is ->
        [you] You get from the red cushion: { loot }.
       *[other] { $seat } gets from the red cushion: { loot }.
    }
event-Remained = No detective: the red cushion keeps { loot }.
event-Passed = All sets of cards go to the left.
event-Ended =
    { $why ->
        [no-imitation] No imitation left: { $seats }. The match is over.
        [both] The sixth ruby is taken, and no imitation left: { $seats }. The match is over.
       *[sixth-ruby] The sixth ruby is taken. The match is over.
    }
event-Counted = Points: { $points }. Rubies: { $rubies }. Sapphires: { $sapphires }.
event-Tied =
    { $by ->
        [rubies] Equal points ({ $seats }): the rubies decide.
        [sapphires] Equal points and rubies ({ $seats }): the sapphires decide.
       *[nothing] Equal in everything ({ $seats }): a shared victory.
    }

## What is asked, offered and refused

ask-MV-4_19 = hide your diamonds
ask-MV-4_21 = turn the box
ask-MV-5_1 = choose a character for this round
ask-MV-6_1 = open a drawer
ask-MV-7_1 = turn the box, or leave it
ask-MV-8_2 = put an imitation into the drawer
ask-MV-8_8 = choose a jewel from the red cushion
ask-MV-9_1 = put an imitation into the drawer
ask-MV-10_1 = put an imitation into the drawer
ask-MV-10_3 = put another imitation into the drawer, or stop
ask-MV-12_3 = open the drawer further?
ask-MV-12_4 = take the ruby?
ask-MV-13_4 = choose a jewel from the red cushion

pick-Open = open a drawer
pick-Open-drawer = Which drawer?
pick-Add = add a diamond
pick-Turn = turn the box
pick-Turn-rotation = Which levels?
pick-Turn-upending = And the whole box?
pick-Choose = choose a character
pick-Choose-role = Which character?
pick-Place = place an imitation
pick-Place-jewel = Which imitation?
pick-Place-alarm = With the alarm?
pick-Stop = stop
pick-Pull = open further
pick-Close = close
pick-TakeRuby = take the ruby
pick-LeaveRuby = leave the ruby
pick-Pick = pick a jewel
pick-Pick-jewel = Which jewel?
alarm-true = with the alarm
the-alarm =
    { $alarm ->
        [true] , { alarm-true }
       *[false] { "" }
    }

move-Open = drawer { $drawer } ({ the-height }, { the-face })
move-Add = one more diamond into the same drawer
move-Turn =
    { $rotation ->
        [none]
            { $upending ->
                [never] leave the box as it is
               *[other] only upend the box
            }
       *[other]
            { $upending ->
                [never] { the-rotation }
                [first] { upending-first }, then { the-rotation }
               *[last] { the-rotation }, { upending-last }
            }
    }
move-Choose =
    { $role ->
        [smuggler] smuggler: loot to the red cushion, an imitation in
        [jeweller] jeweller: an imitation in, perhaps with the alarm
        [gemologist] gemologist: always an imitation in, more with detectives
        [thief] thief: take the first compartment
        [master-thief] master thief: also look for a ruby
       *[detective] detective: take the red cushion at the end
    }
move-Place = { a-jewel }{ the-alarm }
move-Stop = no more imitations
move-Pull = look into the secret compartment
move-Close = only empty the first compartment
move-TakeRuby = take the ruby
move-LeaveRuby = leave the ruby
move-Pick = { a-jewel }

refusal-open-already = Drawer { $drawer } is open: add a diamond, or open another drawer.
refusal-no-drawer-open = Open a drawer first.
refusal-hide-first = Hide all your diamonds first: then the box is turned.
refusal-no-order = Without a rotation there is no order: just upend the box.
refusal-turn-later = The box is not turned before a drawer is opened.
refusal-must-turn = In the set-up you have to turn the box.
refusal-one-action-only = In the easy game it is one or the other: turn levels, or upend the box.
refusal-one-drawer-only = In a turn you open one drawer only.
refusal-already-played = You have played this card: { $role }.
refusal-not-on-red = On the red cushion there is no { $jewel }.
refusal-no-such-imitation = You have no such imitation: { $jewel }.
refusal-only-jewellers = Only jewellers place alarms.
refusal-alarm-in-box = Your alarm is in the box already.
refusal-alarm-there-already = There is an alarm in this drawer already.

## The end

ending-MV-14_1 = No imitation left. { who-wins }
ending-MV-14_2 = The sixth ruby is taken. { who-wins }
ending-MV-R74 = No imitation left, and the sixth ruby is taken. { who-wins }
ending-MV-R66b = The sixth ruby ends it at once. { who-wins }
who-wins =
    { $winners_is ->
        [you] You win!
        [shared] You share the victory ({ $winners }).
       *[other]
            { $winners_count ->
                [one] { $winners } wins.
               *[other] { $winners } share the victory.
            }
    }

## The table

table-round = Round { $round }
table-set-up = Set-up
table-feet = on its feet
table-head = on its head
table-legend = ▬ long ▪ short
table-red = Red cushion
table-black = black
table-white = fakes
table-handful = to hide
table-open = Open: drawer { $drawer }
table-alarm = alarm
table-secret = secret
table-left = still has: { $cards }

## The board in a browser

board-nothing = nothing
board-white = Imitations
board-black = Loot
board-plan = The twelve drawers
board-choices = What you may do
board-drawer = Drawer { $drawer }, { board-grain } grain, { the-height }, { the-face }
board-grain =
    { $drawer ->
        [F] wavy
        [K] straight
        [A] eye
        [D] rain
        [I] flame
        [B] scales
        [H] knot
        [L] moiré
        [C] chevron
        [J] sun
        [G] burl
       *[E] lozenge
    }
board-long = long
board-short = short
board-open = open
board-closed = closed
board-below = below: { $jewels }
board-alarm-of = alarm of { $player }
board-alarm-home = Alarm at hand
board-turn = Turn { $turn } of those to come
board-face-down = A card face down
board-laid = laid
board-played = played
board-plays = { $place } in the order of play
board-does =
    { $role ->
        [smuggler] Loot to the red cushion, an imitation in.
        [jeweller] An imitation in, and the alarm if you like.
        [gemologist] Always an imitation in, one more per detective.
        [thief] Takes the whole first compartment.
        [master-thief] May open the secret compartment, too.
       *[detective] Opens nothing, takes the red cushion at the end.
    }
board-top = Top level
board-two = Two levels
board-upend = Upend
board-done = Done
board-leave = Leave it
board-flat = Plan or relief
board-round-left = Go round to the left
board-round-right = Go round to the right

## Options

option-easy = Easy game
    .help = At the end of a turn only one thing may be done with the box: turn levels, or upend it.
option-immediate_end = Immediate end
    .help = The sixth ruby ends the match at once, and not at the end of the round.
