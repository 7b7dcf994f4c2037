### Maîtres Voleurs in English. The words of the rules stand in rules.md.

title = Maîtres Voleurs
blurb = A jewel box of twelve drawers that turns and tumbles: hide your imitations, empty the right drawer, and remember what is upside down.

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
taken =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] a diamond
               *[other] { $diamonds } diamonds
            }
        [1]
            { $diamonds ->
                [0] a sapphire
                [1] a diamond and a sapphire
               *[other] { $diamonds } diamonds and a sapphire
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } sapphires
                [1] a diamond and { $sapphires } sapphires
               *[other] { $diamonds } diamonds and { $sapphires } sapphires
            }
    }
falls-out =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] a diamond falls
               *[other] { $diamonds } diamonds fall
            }
        [1]
            { $diamonds ->
                [0] a sapphire falls
                [1] a diamond and a sapphire fall
               *[other] { $diamonds } diamonds and a sapphire fall
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } sapphires fall
                [1] a diamond and { $sapphires } sapphires fall
               *[other] { $diamonds } diamonds and { $sapphires } sapphires fall
            }
    }

## Turning the box

rotation-none = leave the levels as they are
rotation-top-left = the top level to the left
rotation-top-right = the top level to the right
rotation-two-left = two levels to the left
rotation-two-right = two levels to the right
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
# What lies in a drawer lies on top or hangs below: levels are called otherwise.
height-bottom = low
height-middle = middle
height-top = high
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
        [hidden] { $seat } gets six cards.
       *[other]
            { $seat_is ->
                [you] You get: { $cards }.
               *[other] { $seat } gets: { $cards }.
            }
    }
event-Filled =
    { $seat_is ->
        [you] Six rubies are in the box. You hide the first diamonds.
       *[other] Six rubies are in the box. { $seat } hides the first diamonds.
    }
heading-Filled = Set-up
event-Hidden =
    { $seat_is ->
        [you] You hide a diamond in drawer { $drawer }.
       *[other] { $seat } hides a diamond in drawer { $drawer }.
    }
event-Stowed =
    { $seat_is ->
        [you] You hide { stowed-diamonds }: { $drawers }.
       *[other] { $seat } hides { stowed-diamonds }: { $drawers }.
    }
stowed-diamonds =
    { $drawers_count ->
        [one] { $drawers_count } diamond
       *[other] { $drawers_count } diamonds
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
# Every sixth round is played with the last of six cards: it lays itself, so the log says why nobody was asked.
event-Begun = { the-round }.
heading-Begun = { the-round }
the-round =
    { $round ->
        [6] Round { $round }: everybody’s last card
        [12] Round { $round }: everybody’s last card
        [18] Round { $round }: everybody’s last card
        [24] Round { $round }: everybody’s last card
        [30] Round { $round }: everybody’s last card
       *[other] Round { $round }
    }
event-Revealed =
    { $who ->
        [smugglers]
            { $seats_is ->
                [you] You are the only smuggler.
               *[other] Smuggling this round: { $seats }.
            }
       *[others] { the-cast }
    }
the-cast = { cast-jeweller }{ cast-gemologist }{ cast-thief }{ cast-master-thief }{ cast-detective }
cast-jeweller =
    { $jewellers_count ->
        [0] { "" }
       *[other] Jeweller: { $jewellers }.{ " " }
    }
cast-gemologist =
    { $gemologists_count ->
        [0] { "" }
       *[other] Gemologist: { $gemologists }.{ " " }
    }
cast-thief =
    { $thieves_count ->
        [0] { "" }
       *[other] Thief: { $thieves }.{ " " }
    }
cast-master-thief =
    { $master_thieves_count ->
        [0] { "" }
       *[other] Master thief: { $master_thieves }.{ " " }
    }
cast-detective =
    { $detectives_count ->
        [0] { "" }
       *[other] Detective: { $detectives }.{ " " }
    }
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
    { $owner_is ->
        [none]
            { $diamonds ->
                [0]
                    { $sapphires ->
                        [0] it is empty.
                       *[other] { loot }.
                    }
               *[other] { loot }.
            }
        [you] { loot }, with your alarm.
       *[other] { loot }, with { $owner }’s alarm.
    }
event-Spilled =
    { $seat_is ->
        [you] You open drawer { $drawer }: { falls-out } onto the red cushion.
       *[other] { $seat } opens drawer { $drawer }: { falls-out } onto the red cushion.
    }
event-Barred =
    { $seat_is ->
        [you] No share for you this round: jewels fell.
       *[other] No share for { $seat } this round: jewels fell.
    }
event-Alarmed =
    { $owner_is ->
        [you] You get { taken }: { $seat } sets off your alarm in { $drawer }.
       *[other]
            { $seat_is ->
                [you] { $owner } gets { taken }: you set off the alarm in { $drawer }.
               *[other] { $owner } gets { taken }: { $seat } sets off the alarm in { $drawer }.
            }
    }
event-Returned =
    { $owner_is ->
        [you] You get your alarm back.
       *[other] { $owner } gets the alarm back.
    }
event-Emptied =
    { $cushion ->
        [red]
            { $seat_is ->
                [you] You put { taken } on the red cushion.
               *[other] { $seat } puts { taken } on the red cushion.
            }
       *[black]
            { $seat_is ->
                [you] You take { taken } from drawer { $drawer }.
               *[other] { $seat } takes { taken } from drawer { $drawer }.
            }
    }
event-Placed =
    { $alarm_is ->
        [none]
            { $seat_is ->
                [you] You put { an-imitation } into drawer { $drawer }: { imitations-left }.
               *[other] { $seat } puts { an-imitation } into drawer { $drawer }: { imitations-left }.
            }
       *[other]
            { $seat_is ->
                [you] You put { an-imitation } and your alarm into drawer { $drawer }: { imitations-left }.
               *[other] { $seat } puts { an-imitation } and an alarm into drawer { $drawer }: { imitations-left }.
            }
    }
imitations-left =
    { $left ->
        [0] the last one
       *[other] { $left } left
    }
an-imitation = an imitation { $jewel }
event-Unsearched =
    { $seat_is ->
        [you] You do not look into the secret compartment of drawer { $drawer }.
       *[other] { $seat } does not look into the secret compartment of drawer { $drawer }.
    }
event-Searched =
    { $seat_is ->
        [you] No ruby for you in the secret compartment of drawer { $drawer }.
       *[other] No ruby for { $seat } in the secret compartment of drawer { $drawer }.
    }
event-RubyFound =
    { $seat_is ->
        [you] You find a ruby in the secret compartment of drawer { $drawer }!
       *[other] { $seat } finds a ruby in the secret compartment of drawer { $drawer }!
    }
event-RubyTaken =
    { $seat_is ->
        [you] You take the ruby: { rubies-left }.
       *[other] { $seat } takes the ruby: { rubies-left }.
    }
rubies-left =
    { $left ->
        [0] it was the last one
        [one] one is left in the box
       *[other] { $left } are left in the box
    }
event-RubyLeft =
    { $seat_is ->
        [you] You leave the ruby where it is.
       *[other] { $seat } leaves the ruby where it is.
    }
event-RubyFell =
    { $seat_is ->
        [you] You get nothing: the ruby in { $drawer } falls, and goes back on top.
       *[other] { $seat } gets nothing: the ruby in { $drawer } falls, and goes back on top.
    }
event-Foiled = The smuggling fails: { smuggler-count } to { detective-count }.
event-Prevailed =
    { $sharers_is ->
        [none]
            { $loot ->
                [0] The smuggling succeeds, but there is nothing to share: the red cushion is empty.
               *[other] The smuggling succeeds, but every smuggler let jewels fall.
            }
        [you] The red cushion is yours: no majority of detectives ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
       *[other] The red cushion goes to { $sharers }: no majority of detectives ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
    }
who-is-out =
    { $out_count ->
        [0] { "" }
       *[other] { " " }No share for { $out }: jewels fell.
    }
smuggler-count =
    { $smugglers_count ->
        [one] one smuggler
       *[other] { $smugglers_count } smugglers
    }
detective-count =
    { $detectives_count ->
        [0] no detectives
        [one] one detective
       *[other] { $detectives_count } detectives
    }
event-Excluded = No smuggler gets a share: jewels fell ({ $smugglers }).
event-Shared =
    { $seat_is ->
        [you] You get { taken } from the red cushion.
       *[other] { $seat } gets { taken } from the red cushion.
    }
event-Remained = No detective: the red cushion keeps { taken }.
event-Passed =
    { $seats_is ->
        [other] Everybody passes their six cards to the left.
       *[shared] Everybody passes their cards to the left: these six are yours now.
    }
event-Ended =
    { $why ->
        [no-imitation] { last-imitation }
        [both] { last-imitation } And the sixth ruby is taken.
       *[sixth-ruby] The sixth ruby is taken: the match is over.
    }
last-imitation =
    { $seats_is ->
        [you] You have no imitations left: the match is over.
       *[other] No imitations left ({ $seats }): the match is over.
    }
event-Counted = Points: { $points }. Rubies: { $rubies }. Sapphires: { $sapphires }.
event-Tied =
    { $by ->
        [rubies] Equal points ({ $seats }): the rubies decide.
        [sapphires] Equal points and rubies ({ $seats }): the sapphires decide.
       *[nothing] Equal in everything ({ $seats }): a shared victory.
    }

## What old lines of the log still tell, without the memory aid

faded-Dealt =
    { $seat_is ->
        [you] You get six cards.
       *[other] { $seat } gets six cards.
    }
faded-Hidden =
    { $seat_is ->
        [you] You hide a diamond.
       *[other] { $seat } hides a diamond.
    }
faded-Stowed =
    { $seat_is ->
        [you] You hide { stowed-diamonds }.
       *[other] { $seat } hides { stowed-diamonds }.
    }
faded-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] You leave the box as it is.
                       *[other] You turn the box.
                    }
               *[other] You turn the box.
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } leaves the box as it is.
                       *[other] { $seat } turns the box.
                    }
               *[other] { $seat } turns the box.
            }
    }
faded-Revealed = Cards are turned over.
faded-Shown =
    { $seat_is ->
        [you] You show a card.
       *[other] { $seat } shows a card.
    }
faded-Opened =
    { $seat_is ->
        [you] You open a drawer.
       *[other] { $seat } opens a drawer.
    }
faded-Spilled =
    { $seat_is ->
        [you] You open a drawer: { falls-out } onto the red cushion.
       *[other] { $seat } opens a drawer: { falls-out } onto the red cushion.
    }
faded-Barred = A smuggler let jewels fall.
faded-Alarmed =
    { $owner_is ->
        [you] Alarm! { $seat } sets it off, and you get { taken }.
       *[other]
            { $seat_is ->
                [you] Alarm! You set it off, and { $owner } gets { taken }.
               *[other] Alarm! { $seat } sets it off, and { $owner } gets { taken }.
            }
    }
faded-Emptied =
    { $cushion ->
        [red] The red cushion gets { taken }.
       *[black]
            { $seat_is ->
                [you] You take { taken }.
               *[other] { $seat } takes { taken }.
            }
    }
faded-Placed =
    { $seat_is ->
        [you] You put { an-imitation } into a drawer: { imitations-left }.
       *[other] { $seat } puts { an-imitation } into a drawer: { imitations-left }.
    }
faded-Unsearched = A secret compartment stays closed.
faded-Searched = A secret compartment is opened: no ruby.
faded-RubyFound = A secret compartment is opened: a ruby!
faded-RubyLeft = The ruby stays where it is.
faded-RubyFell = A ruby falls out of a secret compartment, and goes back in.
faded-Foiled = More detectives than smugglers: the smuggling fails.
faded-Prevailed = The smuggling succeeds.
faded-Excluded = Jewels fell: no smuggler gets a share.

## What is asked, offered and refused

ask-MV-4_19 = hide your diamonds
ask-MV-4_21 = turn the box
ask-MV-5_1 = choose a character
ask-MV-6_1 = open a drawer
ask-MV-7_1 = turn the box, or leave it
ask-MV-8_2 = put an imitation into the drawer
ask-MV-8_8 = choose a jewel from the red cushion
ask-MV-9_1 = put an imitation into the drawer
ask-MV-10_1 = put an imitation into the drawer
ask-MV-10_3 = add another imitation, or stop
ask-MV-12_3 = look for a ruby? If it falls, you get nothing at all
ask-MV-12_4 = take the ruby? The last one ends the match
ask-MV-13_4 = choose a jewel from the red cushion

pick-Open = open a drawer
pick-Open-drawer = Which drawer?
pick-Add = add a diamond
pick-Turn = turn the box
pick-Turn-rotation = Turn levels, too, or done?
pick-Turn-upending = Upend the box, too, or done?
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
        [smuggler] smuggler: empty a drawer onto the red cushion, put in an imitation
        [jeweller] jeweller: put in an imitation, perhaps with the alarm
        [gemologist] gemologist: always put in an imitation, more with detectives
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
refusal-already-played = You have already played this card: { $role }. It comes back when all six are played.
refusal-not-on-red = On the red cushion there is no { $jewel }.
refusal-no-such-imitation = You have no such imitation: { $jewel }.
refusal-only-jewellers = Only jewellers place alarms.
refusal-alarm-in-box = Your alarm is in the box already.
refusal-alarm-there-already = There is an alarm in this drawer already.
refusal-hide-diamonds = First hide your diamonds.
refusal-now-turn = Your diamonds are hidden: now turn the box.
refusal-choose-first = First everybody chooses a character.
refusal-open-first = First open a drawer: everybody but a detective has to.
refusal-must-place = First put an imitation into the drawer: your character has to.
refusal-add-or-stop = Put another imitation into the drawer, or stop.
refusal-pull-or-close = First decide: open the drawer further, or only empty the first compartment.
refusal-take-or-leave = First take the ruby, or leave it.
refusal-nobody-passes = First pick a jewel: nobody passes when the red cushion is shared.
refusal-drawer-closed = Your drawer is closed again: only the box may be turned now.
refusal-card-lies = Your card is on the table: it can no longer be changed.
refusal-jewels-fell = Jewels fell: you cannot do what your character does.
refusal-one-imitation = You have placed your imitation, and the drawer is closed.
refusal-no-more-imitations = You have placed all that you may, and the drawer is closed.
refusal-only-takes = Thieves take jewels; they do not place any.
refusal-only-master-thieves = Only a master thief opens a secret compartment.
refusal-long-drawers-only = Only long drawers open further, and only before they are closed.

## The end

score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-MV-14_1 = A white cushion is empty. { who-wins }
ending-MV-14_2 = The sixth ruby is taken. { who-wins }
ending-MV-R74 = A white cushion is empty, and the sixth ruby is taken. { who-wins }
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

part-loot-ruby =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
part-loot-sapphire =
    { $count ->
        [one] { $count } sapphire
       *[other] { $count } sapphires
    }
part-loot-diamond =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
part-imitation-sapphire =
    { $count ->
        [one] { $count } imitation sapphire
       *[other] { $count } imitation sapphires
    }
part-imitation-diamond =
    { $count ->
        [one] { $count } imitation diamond
       *[other] { $count } imitation diamonds
    }
tie-ruby = Equal points, so rubies count
tie-sapphire = Equal rubies, too, so sapphires count

## The table

table-round = Round { $round }
table-set-up = Set-up
table-feet = right way up
table-head = upside down
table-legend = ▬ long ▪ short
table-red = Red cushion
table-black = black
table-white = imitations
table-handful = to hide
table-open = Open: drawer { $drawer }
table-alarm = alarm
table-secret = secret
table-left = still has: { $cards }

## The board in a browser

board-nothing = nothing
board-jewels =
    { $jewel ->
        [diamond]
            { $count ->
                [one] { $count } diamond
               *[other] { $count } diamonds
            }
        [sapphire]
            { $count ->
                [one] { $count } sapphire
               *[other] { $count } sapphires
            }
       *[ruby]
            { $count ->
                [one] { $count } ruby
               *[other] { $count } rubies
            }
    }
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
board-alarm-of = { $player }’s alarm
board-alarm-home = Alarm available
board-turn = Still to play: number { $turn }
board-face-down = A card face down
board-laid = laid
board-played = played
board-plays = number { $place } in the order of play
board-does =
    { $role ->
        [smuggler] Empties onto red, puts in an imitation.
        [jeweller] Puts in an imitation, maybe the alarm, too.
        [gemologist] Always an imitation, one more per detective.
        [thief] Takes the whole first compartment.
        [master-thief] May open the secret compartment, too.
       *[detective] Opens nothing, takes the red cushion at the end.
    }
board-brief =
    { $role ->
        [smuggler] Empties onto red, then shares
        [jeweller] Imitation, maybe alarm
        [gemologist] Always an imitation
        [thief] Takes what lies on top
        [master-thief] Looks for rubies, too
       *[detective] Gets the red cushion
    }
board-no-alarm =
    { $why ->
        [box] Your alarm is in the box already.
       *[drawer] There is an alarm in this drawer already.
    }
board-open-drawer =
    { $role ->
        [smuggler] Open drawer { $drawer }: empty it onto the red cushion
        [jeweller] Open drawer { $drawer }: put an imitation in
        [gemologist] Open drawer { $drawer }: put an imitation in
        [thief] Open drawer { $drawer }: take what lies on top
        [master-thief] Open drawer { $drawer }: take what lies on top
       *[none] Hide a diamond in drawer { $drawer }
    }
board-top-left = Top left
board-top-right = Top right
board-two-left = Two left
board-two-right = Two right
board-upend = Upend
board-done = Done
board-leave = Leave it
board-again = tap again
board-stop =
    { $left ->
        [one] Stop ({ $left } more allowed)
       *[other] Stop ({ $left } more allowed)
    }
board-tap-drawer = Tap another drawer
board-flat = Plan or relief
board-round-left = Go round to the left
board-round-right = Go round to the right
board-points = Points now
board-out = no share this round
board-rubies-left =
    { $left ->
        [one] { $left } ruby left
       *[other] { $left } rubies left
    }
board-fewest =
    { $left ->
        [one] { $player }: { $left } imitation
       *[other] { $player }: { $left } imitations
    }
board-last-round = Last round
board-to-hide = { $left } to hide
board-worth = What jewels are worth

## What a thing is, for who asks

about-role-smuggler = Empties the drawer onto the red cushion and leaves an imitation. Smugglers then share that cushion, unless there are more detectives. If you let jewels fall, you get no share.
    .rule = MV-8.1
about-role-jeweller = Puts an imitation into the drawer, with the alarm if you like. If somebody else makes that fall, the loot is yours. If you let jewels fall, you place nothing.
    .rule = MV-9.1
about-role-gemologist = Always puts an imitation into the drawer, even if jewels fall. One more for each detective this round, if you like.
    .rule = MV-10.1
about-role-thief = Takes everything that lies on top in the first compartment. If jewels fall, they go to the red cushion, and you get nothing.
    .rule = MV-11.1
about-role-master-thief = Takes the first compartment, and may look behind it in long drawers. If a ruby falls out there, or jewels fall before, you get nothing.
    .rule = MV-12.3
about-role-detective = Opens nothing, turns nothing. At the end of the round the detectives share what is left on the red cushion; smugglers may have emptied it before.
    .rule = MV-13.2
about-order =
    { $place ->
        [1] Acts first of the six characters.
        [2] Acts second of the six characters.
        [3] Acts third of the six characters.
        [4] Acts fourth of the six characters.
        [5] Acts fifth of the six characters.
       *[6] Acts last of the six characters.
    }
about-played = Played. Once all six are, everybody passes them to the left: then you hold six others.
    .rule = MV-5.12
about-card = Among equal characters the smaller number plays first.
    .rule = MV-5.7
about-jewel-diamond = 1 point on a black cushion. On a white one it is an imitation and costs 1; taken from a drawer, it is real.
    .rule = MV-14.4
about-jewel-sapphire = 2 points on a black cushion. On a white one it is an imitation and costs 2; taken from a drawer, it is real.
    .rule = MV-14.4
about-jewel-ruby = 4 points on a black cushion. The six of them begin in the secret compartments.
    .rule = MV-14.4
about-white = Imitations cost points at the end: a diamond 1, a sapphire 2. Once somebody has none left, the match ends with the round.
    .rule = MV-14.5
about-black = Real jewels: they earn points at the end. An imitation taken from a drawer becomes one of them.
    .rule = MV-14.4
about-red = What fell or was smuggled, for smugglers or detectives to share.
    .rule = MV-6.7
about-alarm = A jeweller hides it with an imitation. If somebody else makes it fall, everything that falls goes to its owner.
    .rule = MV-9.9
about-drawer = What lies on top is seen when it is opened; what hangs below falls out.
    .rule = MV-6.4
about-long = It is long: behind the first compartment there is a secret one.
about-short = It is short, without a secret compartment.
about-length = Whether it is long shows when it is first opened.
about-lengths = A bar beside the letter: a long drawer, with a secret compartment at the back. A square: a short one. The others have never been opened.
    .rule = MV-3.4
about-turn-top = The top level goes round by a quarter turn, as the arrow points. Drawers change sides, to confuse memories; nothing turns over.
    .rule = MV-7.2
about-turn-two = The top two levels go round by a quarter turn, as the arrow points. Drawers change sides, to confuse memories; nothing turns over.
    .rule = MV-7.2
about-turn-upend = The box is stood on its other end: what lay on top hangs below, and falls out when somebody opens that drawer.
    .rule = MV-7.3
about-turn-done = Ends your turn with the box as you see it.
    .rule = MV-7.4
about-stand = Upending turns every drawer over: what lay on top hangs below, and falls out when it is opened.
    .rule = MV-7.3
about-move-Pull = If a ruby lies on top, you may take it, with the first compartment. If one hangs below, it falls out, and you get nothing at all. Without a ruby you get the first compartment.
    .rule = MV-12.5
about-move-Close = You get what lies in the first compartment, and risk nothing.
    .rule = MV-12.3
about-move-TakeRuby = You get the first compartment, too.
    .rule = MV-12.4
about-move-LeaveRuby = It stays, and you still get the first compartment. Only sensible where the last ruby would end a match that you are losing.
    .rule = MV-R60
about-move-Stop = You keep your other imitations, and the drawer is closed.
    .rule = MV-10.3
about-loot = The black cushion minus the white one, as if the match ended now. Everybody begins at −12: eight diamonds and two sapphires on the white cushion cost 1 and 2 each.
    .rule = MV-14.3
about-ends = The match ends with the round in which somebody has no imitations left, or the last ruby is taken. Equal points: more rubies win.
    .rule = MV-14.1

## Options

option-easy = Easy game
    .help = At the end of a turn only one thing may be done with the box: turn levels, or upend it.
option-immediate_end = Immediate end
    .help = The sixth ruby ends the match at once, and not at the end of the round.

## The lesson: at most 25 words a step, and every number out of the view

lesson-first = Maîtres Voleurs, drawer by drawer
lesson-first-goal = Your white cushion holds { $imitations } imitations: they cost points. Get them into drawers, and real jewels onto your black cushion. Most points win.
    .title = Imitations out, jewels in
lesson-first-character = Each round everybody lays a character face down. They play in this order: smuggler, jeweller, gemologist, thief, master thief, detective. Choose the thief.
    .title = A character a round
lesson-first-character-later = Soon. The thief is the simplest: opens a drawer and takes what lies on top.
lesson-first-steal = { $rival } hid { $loot } diamonds in E with the box right way up, as now: inside, they lie on top. The thief takes them. Open E!
    .title = The thief
lesson-first-steal-yours = Your own diamonds hang below: you hid them with the box upside down. They would fall onto the red cushion.
lesson-first-steal-below = This one was filled while the box was upside down: its jewels hang below now, and would fall.
lesson-first-steal-fewer = That works, too. But E holds more.
lesson-first-steal-empty = Nobody has put anything in there. The letters tell the drawers apart, and all could watch them being filled.
lesson-first-turn = Now you may turn levels, which only confuses, upend the box, or both. Upended, what lay on top hangs below, and falls. Upend, then Done!
    .title = The double bottom
lesson-first-turn-same = { $rival } would still find every diamond on top: only upending turns the drawers over.
lesson-first-turn-both = That works, too: levels move, and everything turns over. Here, just upend it.
lesson-first-fall = { $rival }’s thief, with the bigger number, came second. A diamond fell onto the red cushion: action lost, but turning still allowed. Choose the jeweller.
    .title = It falls
lesson-first-fall-later = Soon. The jeweller gets rid of an imitation, and may set a trap.
lesson-first-open = The jeweller puts an imitation into a drawer: from then on it is real, for everybody. Jewels already there stay. Open the empty H.
    .title = Fakes become real
lesson-first-open-below = Here jewels hang below. They would fall onto the red cushion, and you would keep your imitation.
lesson-first-open-other = You may: any drawer will do, even one that holds jewels. Here, take H.
lesson-first-bell = Put a diamond in. You may add your alarm, so do: whatever falls out with it for somebody else is yours, not the red cushion’s.
    .title = The jeweller’s trap
lesson-first-bell-bare = You may: the alarm is never a must. But with it, whatever falls out here for somebody else is yours.
lesson-first-bell-dear = You may: a sapphire costs more. But it is also a bigger prize for whoever finds it. Take a diamond here.
lesson-first-smuggle = Choose the smuggler. Smugglers play before other cards are shown, then share the red cushion at once, unless there are more detectives than smugglers.
    .title = The smugglers
lesson-first-smuggle-later = Later. Something lies on the red cushion, and smugglers are the first to share it.
lesson-first-share = The box was upended: your { $loot } diamonds in C lie on top. Open C: they go onto the red cushion, and an imitation goes in.
    .title = Onto the red cushion
lesson-first-share-below = There something hangs below. It would fall, and a smuggler who lets jewels fall gets no share.
lesson-first-share-fewer = You may. But nowhere is there as much as in C.
lesson-first-detective = Alarm: what fell is yours. { $rival } spilled, so gets no share. Be the detective: touch nothing, and share the red cushion when the round ends.
    .title = Alarm! And the detective
lesson-first-detective-later = Later. Be the detective: let the others make mistakes.
lesson-first-master = Without detectives, the red cushion waits. Once all are played, cards come back, and each set goes to the left neighbour. Choose the master thief.
    .title = Cards go left
lesson-first-master-later = Later. Rubies lie hidden in the long drawers, and only the master thief gets at them.
lesson-first-long = The master thief takes what lies on top, and alone may look into the secret compartments of long drawers: { $rubies } rubies lie there. Open G.
    .title = The master thief
lesson-first-long-short = You may take what lies there. But this drawer is short, without a secret compartment: take G.
lesson-first-long-other = You may. But let us look into G, a long one.
lesson-first-ruby = Nothing in front. Look behind! If a ruby lies on top, take it; if one falls, you get nothing, not even what lay in front.
    .title = The secret compartment
lesson-first-ruby-safe = Safe, but you would get nothing: the first compartment is empty. Rubies are worth most.
lesson-first-last = Another match. The gemologist always puts in an imitation, even if jewels fall, and may add one for each detective. Put in your last imitation!
    .title = The gemologist
lesson-first-last-keep = You may. But then the match goes on, and this imitation still costs you a point.
lesson-first-count = Placing your last imitation, or taking the last ruby, makes that round the last. Diamonds count one, sapphires double, rubies fourfold; imitations cost as much.
    .title = The end

## Thirty seconds, the goal, and what is new: at most 14, 10 and 20 words

start-want = your imitations gone, and real jewels on your black cushion.
start-turn = open a drawer and play your character. Whatever hangs upside down falls out.
start-ends = when somebody has no imitations left, or the sixth ruby is taken.
goal = Lose your imitations, win real jewels: have the most points.
first-ask-MV-4_19 = Tap a drawer, then the button. Everybody sees where you hide them, and you will see theirs: remember!
    .look = plan
first-ask-MV-4_21 = Upend the box, and whatever lay on top hangs below. Turning levels only moves the drawers.
    .look = box
first-ask-MV-5_1 = Tap a character, tap again to lay it. It comes back when all six are played.
first-ask-MV-6_1 = Any drawer, on any side. Remember which way up the box was when it was filled.
    .look = plan
first-ask-MV-7_1 = Make it hard for the next player: upend the box, and what lies on top will fall out.
    .look = box
first-Begun =
    { $round ->
        [6] Everybody has only one card left: it is played for you. After this round, all six pass to the left.
       *[other] { "" }
    }
first-Stowed = Everybody sees them now, and never again: where are they, and which way up is the box?
    .look = plan
first-Spilled = It hung below, so it fell onto the red cushion. In a round, that costs the action; turning stays allowed.
    .look = red plan
first-Alarmed = The alarm hung below, so everything that fell with it goes to the alarm’s owner.
    .look = plan
first-Prevailed = Detectives do not outnumber smugglers: the smugglers share the red cushion at once, smallest number first.
    .look = red plan
first-Foiled = More detectives than smugglers: the red cushion waits for the detectives at the end of the round.
    .look = red plan
first-Remained = Without a detective, the red cushion waits for the next round’s smugglers or detectives.
    .look = red plan
first-RubyFell = The master thief gets nothing. The ruby goes back into its compartment, on top.
    .look = plan

## The guide: a page to play from. A line is a paragraph, or an item where it begins with a dash

guide-goal =
    Have the most points. The ten imitations on your white cushion cost points: get rid of them. Real jewels on your black cushion earn points: collect them.
    .title = What you want
guide-box =
    Three levels, twelve drawers, each with a letter. Every drawer has a double bottom: one side is up, the other hangs upside down.
    - What lies on top is seen when the drawer is opened. What hangs below falls onto the red cushion.
    - Six drawers are long. At the back they have a secret compartment, with a ruby at first.
    - An imitation in a drawer is real from then on, for everybody.
    .title = The box
guide-turn =
    Each round everybody lays a character face down. Smugglers show theirs and play, then all others. The order: smuggler, jeweller, gemologist, thief, master thief, detective; among equals, the smaller number.
    - Open exactly one drawer, on any side of the box.
    - If something falls, your action is lost. Else do what your character does.
    - Then you may turn the top level or the top two by a quarter turn, and upend the box: one, both or neither.
    Played cards stay out until all six are played. Then everybody passes them to the left.
    .title = A round
guide-characters =
    - Smuggler: empty the drawer onto the red cushion, put an imitation in. Then smugglers share that cushion, unless there are more detectives.
    - Jeweller: put an imitation in, with your alarm if you like. Whoever makes that fall makes you rich.
    - Gemologist: put an imitation in, whatever fell, and one more per detective if you like.
    - Thief: take what lies on top.
    - Master thief: the same, and look for a ruby behind.
    - Detective: touch nothing. Detectives share what is left on the red cushion.
    .title = The six characters
guide-scoring =
    The match ends with the round in which somebody has no imitations left, or the sixth ruby is taken.
    - Real: diamond 1, sapphire 2, ruby 4. Imitations: diamond −1, sapphire −2.
    - Equal? More rubies, then more real sapphires.
    .title = The end
guide-pieces =
    Everybody begins with eight diamonds and two sapphires, all imitations. Twelve real diamonds are hidden before the first round.
    .title = The jewels
guide-exceptions =
    - An alarm on top does not go off (MV-9.5); your own brings you nothing (MV-9.11).
    - A ruby that falls goes back on top, and the master thief gets nothing (MV-12.5).
    - A smuggler who spills gets no share, but counts against the detectives (MV-8.11).
    - No detective? The red cushion waits (MV-13.5).
    .title = What people get wrong
shown-MV-9_7 = The thief takes the jewels from the top. The alarm is left alone in the drawer, and goes home.
