### Les Voleurs de couronnes in English.

title = The Crown Thieves
blurb = Into the city by one of twelve gates, past the guards to a key and a crown, and home to the forest with it: but everybody may send the guards after you.

## Cards and colours

card-forced-march = forced march
card-skeleton-key = skeleton key
card-door = door
card-hidden-thief = hidden thief
card-blocked-thief = blocked thief
card-sleeping-guard = sleeping guard
card-arrow = arrow
card-plus-two = plus two
card-broken-bow = broken bow
card-secret-door = secret door
card-found-thief = found thief
card-woken-guard = woken guard
objective-red = red crown
objective-orange = orange crown
objective-yellow = yellow crown
objective-green = green crown
objective-turquoise = turquoise crown
objective-blue = blue crown
objective-violet = violet crown
objective-white = white crown
the-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [turquoise] turquoise
        [blue] blue
        [violet] violet
       *[white] white
    }
the-crown = the { the-colour } crown
the-key = the { the-colour } key

## Figures and directions

figure-thief = thief
figure-guard-1 = guard 1
figure-guard-2 = guard 2
figure-guard-3 = guard 3
figure-guard-4 = guard 4
guard-guard-1 = { figure-guard-1 }
guard-guard-2 = { figure-guard-2 }
guard-guard-3 = { figure-guard-3 }
guard-guard-4 = { figure-guard-4 }
the-guard =
    { $guard ->
        [guard-1] { guard-guard-1 }
        [guard-2] { guard-guard-2 }
        [guard-3] { guard-guard-3 }
       *[guard-4] { guard-guard-4 }
    }
the-figure =
    { $figure ->
        [thief] { figure-thief }
        [guard-1] { figure-guard-1 }
        [guard-2] { figure-guard-2 }
        [guard-3] { figure-guard-3 }
       *[guard-4] { figure-guard-4 }
    }
direction-north = north
direction-east = east
direction-south = south
direction-west = west
where-here = here
where-north = { direction-north }
where-east = { direction-east }
where-south = { direction-south }
where-west = { direction-west }
the-direction =
    { $direction ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }
the-place =
    { $where ->
        [here] { where-here }
        [north] { where-north }
        [east] { where-east }
        [south] { where-south }
       *[west] { where-west }
    }
means-key = for the key
means-card = with a skeleton key
boosted-true = with a plus two
boosted-false = without a card
with-what =
    { $means ->
        [key] { means-key }
       *[card] { means-card }
    }
with-boost =
    { $boosted ->
        [true] { boosted-true }
       *[false] { boosted-false }
    }
what-is-there =
    { $finds ->
        [key] : { the-key }
        [crown] : { the-crown }
        [circle] : a circle
        [home] : home with { the-crown }!
        [tower] : a tower
        [gate] : a gate
       *[nothing] { "" }
    }
steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }

## The log

event-Dealt =
    { $objectives_is ->
        [hidden] { $seat } takes up objectives and two cards.
       *[other]
            { $seat_is ->
                [you] Your objectives: { $objectives }. Your cards: { $cards }.
               *[other] { $seat } takes up objectives ({ $objectives }) and cards ({ $cards }).
            }
    }
event-Started =
    { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-Placed =
    { $seat_is ->
        [you] You start on circle { $circle }.
       *[other] { $seat } starts on circle { $circle }.
    }
event-Begun =
    { $seat_is ->
        [you] Turn { $turn }: you.
       *[other] Turn { $turn }: { $seat }.
    }
heading-Begun = Turn { $turn } · { $seat }
event-Recovered =
    { $markers ->
        [one]
            { $seat_is ->
                [you] You take back a marker.
               *[other] { $seat } takes back a marker.
            }
       *[other]
            { $seat_is ->
                [you] You take back { $markers } markers.
               *[other] { $seat } takes back { $markers } markers.
            }
    }
event-Rolled =
    { $seat_is ->
        [you] You roll { $number },
       *[other] { $seat } rolls { $number },
    } { $mode ->
        [shared] to be shared by thief and guard.
        [alone] for the thief alone.
       *[each] for the thief and for a guard.
    }
event-Walked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] You walk from { $start } to { $end } ({ steps }).
               *[other] { $seat } walks from { $start } to { $end } ({ steps }).
            }
       *[other]
            { $seat_is ->
                [you] You lead { the-figure } from { $start } to { $end } ({ steps }).
               *[other] { $seat } leads { the-figure } from { $start } to { $end } ({ steps }).
            }
    }
event-Unlocked =
    { $how ->
        [passing]
            { $seat_is ->
                [you] You get { the-key }.
               *[other] { $seat } gets { the-key }.
            }
       *[reaching]
            { $seat_is ->
                [you] You reach over and get { the-key }.
               *[other] { $seat } reaches over and gets { the-key }.
            }
    }
event-Taken =
    { $how ->
        [passing]
            { $seat_is ->
                [you] You take { the-crown } { with-what }.
               *[other] { $seat } takes { the-crown } { with-what }.
            }
       *[reaching]
            { $seat_is ->
                [you] You reach over and take { the-crown } { with-what }.
               *[other] { $seat } reaches over and takes { the-crown } { with-what }.
            }
    }
event-Delivered =
    { $seat_is ->
        [you] You bring home: { $objective }.
       *[other] { $seat } brings home: { $objective }.
    } { $left ->
        [0] It was the last one!
       *[other] { $left } to go.
    }
event-Teleported =
    { $seat_is ->
        [you] You teleport to circle { $circle }.
       *[other] { $seat } teleports to circle { $circle }.
    }
event-Attacked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] You attack { $target }, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } attacks you, { with-boost }.
                       *[other] { $seat } attacks { $target }, { with-boost }.
                    }
            }
       *[other]
            { $seat_is ->
                [you] You have { the-figure } attack { $target }, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } has { the-figure } attack you, { with-boost }.
                       *[other] { $seat } has { the-figure } attack { $target }, { with-boost }.
                    }
            }
    }
event-Boosted =
    { $seat_is ->
        [you] You play a plus two against it.
       *[other] { $seat } plays a plus two against it.
    }
event-Fought =
    { $won ->
        [true] { $attack } against { $defence }: the attack succeeds.
       *[false] { $attack } against { $defence }: the attack fails.
    }
event-Beaten =
    { $seat_is ->
        [you] You put a marker on { the-guard }: it sleeps until your next turn.
       *[other] { $seat } puts a marker on { the-guard }: it sleeps until the next turn of { $seat }.
    }
event-Aimed =
    { $seat_is ->
        [you] You shoot at { $target } ({ the-figure },
       *[other]
            { $target_is ->
                [you] { $seat } shoots at you ({ the-figure },
               *[other] { $seat } shoots at { $target } ({ the-figure },
            }
    } distance { $distance }, { $bow ->
        [tower] from a tower).
       *[card] with a card).
    }
event-Broken =
    { $seat_is ->
        [you] You play a broken bow: no shot.
       *[other] { $seat } plays a broken bow: no shot.
    }
event-Shot =
    { $face ->
        [target] The die shows a target,
       *[flop] The die shows a flop,
    } the other one { $number }: { $hit ->
        [true] a hit!
       *[false] missed.
    }
event-Lost =
    { $seat_is ->
        [you] You lose { the-crown }.
       *[other] { $seat } loses { the-crown }.
    }
event-Worn =
    { $seat_is ->
        [you] You put on { the-crown }.
       *[other] { $seat } puts on { the-crown }.
    }
event-Returned = Back to the stock: { the-crown }.
event-Marched =
    { $seat_is ->
        [you] You play a forced march ({ the-figure }): two points more.
       *[other] { $seat } plays a forced march ({ the-figure }): two points more.
    }
event-Closed =
    { $seat_is ->
        [you] You close the gate at { $gate } o’clock.
       *[other] { $seat } closes the gate at { $gate } o’clock.
    }
event-Opened =
    { $seat_is ->
        [you] You open the gate at { $gate } o’clock.
       *[other] { $seat } opens the gate at { $gate } o’clock.
    }
event-Hid =
    { $seat_is ->
        [you] You hide your thief.
       *[other] { $seat } hides.
    }
event-Blocked =
    { $seat_is ->
        [you] You block { $target }.
       *[other]
            { $target_is ->
                [you] { $seat } blocks you.
               *[other] { $seat } blocks { $target }.
            }
    }
event-Lulled =
    { $seat_is ->
        [you] You send { the-guard } to sleep.
       *[other] { $seat } sends { the-guard } to sleep.
    }
event-Slipped =
    { $seat_is ->
        [you] You slip through a secret door, from { $start } to { $end }.
       *[other] { $seat } slips through a secret door, from { $start } to { $end }.
    }
event-Found =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] You come out of hiding.
               *[other] You find { $target }, who is hidden no longer.
            }
       *[other]
            { $target_is ->
                [you] { $seat } finds you: you are hidden no longer.
               *[other] { $seat } finds { $target }, who is hidden no longer.
            }
    }
event-Woken =
    { $seat_is ->
        [you] You take a marker off { the-guard },
       *[other] { $seat } takes a marker off { the-guard },
    } { $sleeps ->
        [true] but it sleeps on.
       *[false] and it wakes up.
    }
event-Drawn =
    { $card_is ->
        [hidden] { $seat } draws a card.
       *[other]
            { $seat_is ->
                [you] You draw: { $card }.
               *[other] { $seat } draws: { $card }.
            }
    }
event-Reshuffled = The pile is empty: { $cards } discarded cards are shuffled.
event-Discarded =
    { $seat_is ->
        [you] You discard: { $card }.
       *[other] { $seat } discards: { $card }.
    }
event-Revealed =
    { $objectives_count ->
        [0] { $seat_is ->
                [you] You had: { $cards }.
               *[other] { $seat } had: { $cards }.
            }
       *[other]
            { $seat_is ->
                [you] You still wanted: { $objectives }. Cards: { $cards }.
               *[other] { $seat } still wanted: { $objectives }. Cards: { $cards }.
            }
    }

## What is asked, offered and refused

ask-CO-C_7_1 = choose a circle to start from
ask-CO-D_2 = roll, or play a card before
ask-CO-D_3 = move, attack, play cards
ask-CO-F_4_b_2 = you are attacked: do you play a card?
ask-CO-F_5_k_2 = you are shot at: do you play a card?
ask-CO-F_4_d = you won: what becomes of the crown?
ask-CO-D_7_3 = discard a card

pick-Place = start
pick-Place-circle = Which circle?
pick-Roll = roll
pick-Walk = walk
pick-Walk-figure = Who?
pick-Walk-direction = Which way?
pick-Reach = reach for a key
pick-Reach-direction = Which way?
pick-Take = take a crown
pick-Take-where = From where?
pick-Take-means = How?
pick-Teleport = teleport
pick-Teleport-circle = To which circle?
pick-EndTurn = end the turn
pick-Fight = fight
pick-Fight-figure = Who?
pick-Fight-target = Whom?
pick-Fight-boosted = With a plus two?
pick-Shoot = shoot
pick-Shoot-figure = Who?
pick-Shoot-target = At whom?
pick-Boost = plus two
pick-Break = broken bow
pick-Pass = no card
pick-Wear = wear it
pick-Return = put it back
pick-March = forced march
pick-March-figure = For whom?
pick-Close = close a gate
pick-Close-gate = Which gate, by the clock?
pick-Open = open a gate
pick-Open-gate = Which gate, by the clock?
pick-Hide = hide
pick-Block = block a thief
pick-Block-target = Whose thief?
pick-Lull = send a guard to sleep
pick-Lull-guard = Which guard?
pick-Slip = secret door
pick-Find = find a thief
pick-Find-target = Whom?
pick-Wake = wake a guard
pick-Wake-guard = Which guard?
pick-Wake-owner = Whose marker?
pick-Discard = discard
pick-Discard-card = Which card?

move-Place = circle { $circle }
move-Roll = roll the dice
move-Walk =
    { $figure ->
        [thief] { the-direction }, { $square }{ what-is-there }
       *[other] { the-figure } { the-direction }, { $square }{ what-is-there }
    }
move-Reach = reach { the-direction } for { the-key }
move-Take = take { the-crown } ({ the-place }, { with-what })
move-Teleport = to circle { $circle }
move-EndTurn =
    { $points ->
        [0] end the turn
        [one] end the turn (one point unused)
       *[other] end the turn ({ $points } points unused)
    }
move-Fight = { the-figure } attacks { $target } { with-boost } ({ $percent } %)
move-Shoot =
    { $bow ->
        [tower] { the-figure } shoots at { $target } (distance { $distance }, { $percent } %)
       *[card] { the-figure } shoots at { $target } with a card (distance { $distance }, { $percent } %)
    }
move-Boost = play a plus two (without it the attack wins with { $percent } %)
move-Break = play a broken bow (without it the arrow hits with { $percent } %)
move-Pass = no card
move-Wear = put on { the-crown }
move-Return = put { the-crown } back
move-March = two points more for: { the-figure }
move-Close = close the gate at { $gate } o’clock
move-Open = open the gate at { $gate } o’clock
move-Hide = hide your thief
move-Block = block { $target }
move-Lull = send { the-guard } to sleep
move-Slip = through the secret door to { $square }
move-Find = find { $target }
move-Wake = take a marker of { $owner } off { the-guard }
move-Discard = { $card }

refusal-circle-taken = Somebody stands on circle { $circle }.
refusal-not-your-objective = This crown is not among your objectives that are left.
refusal-not-your-card = You do not have this card: { $card }.
refusal-card-twice = You have played this card in this turn already: { $card }.
refusal-two-cards = You have played two cards in this turn already.
refusal-roll-first = Roll first.
refusal-already-rolled = You have rolled already.
refusal-passing = First go on to a free square.
refusal-thief-blocked = Your thief is blocked.
refusal-no-effect = That would have no effect.
refusal-no-door-left = All four doors are in use.
refusal-gate-occupied = Somebody stands in the gate at { $gate } o’clock.
refusal-no-marker = You have no marker left.
refusal-head-full = No more than two crowns fit on a head.
refusal-not-that-thief = You cannot block this thief.
refusal-no-secret-door = There is no secret door here.
refusal-cannot-stop-there = Somebody stands there, and you could not go on from there.
refusal-no-points = There are no points left for that.
refusal-no-way = There is no way in that direction.
refusal-door-closed = The door is closed.
refusal-guards-stay-inside = Guards do not leave the city.
refusal-guard-in-the-way = An awake guard stands there.
refusal-thief-in-the-way = A thief who is not hidden stands there.
refusal-thief-alone = The die lets the thief alone move.
refusal-another-guard = You use another guard in this turn.
refusal-guard-asleep = This guard sleeps.
refusal-no-key-there = There is no key in that direction.
refusal-has-key = You have a key of this colour.
refusal-nobody-there = Nobody stands on that square: you can go there.
refusal-no-crown-there = There is no crown there.
refusal-has-crown = You wear a crown already.
refusal-no-key = You do not have the key for it.
refusal-not-on-circle = You can teleport only from a circle.
refusal-step-first = You have just teleported: take a step first.
refusal-attacked-already = This figure has made such an attack in this turn already.
refusal-not-beside = The two are not side by side.
refusal-crown-square = There are no arrows to or from crown squares.
refusal-no-bow = This figure is not on a tower, and you have no arrow card.
refusal-no-clear-shot = Something is in the way.
refusal-too-far = An arrow flies six squares at most.
refusal-no-target = There is no thief with a stolen crown to attack.
refusal-target-hidden = This thief is hidden.
refusal-not-from-circle = Nobody attacks from a circle.

## The end

ending-CO-H_1 =
    { $winners_is ->
        [you] All your crowns are home: you win!
        [shared] All crowns are home: you win together ({ $winners }).
       *[other] All crowns are home: { $winners } wins.
    }
ending-CO-RH2 =
    { $winners_is ->
        [you] Four hundred turns are enough: you are ahead, and win!
        [shared] Four hundred turns are enough: you share the first place ({ $winners }).
       *[other] Four hundred turns are enough. First place: { $winners }.
    }

## The table

table-title =
    { $turn ->
        [0] Setting up
       *[other] After { $turn } turns
    }
table-turn = Turn { $turn }: { $player }
points-shared = { $number } to share · left { $pool }
points-alone = { $number } for the thief · left { $thief }
points-each = { $number } each · thief { $thief } · guard { $guard }
points-own = thief +{ $thief }, guard +{ $guard }
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-wears = wears
table-hidden = hidden
table-blocked = blocked
table-proved = known to want
table-doors = closed gates: { $gates }
table-piles = pile { $pile } · discard { $discard }
table-legend = ♛ crown ⚷ key ♜ tower ▒▒ secret door G guard z asleep 1/2 crowns home

## Options

option-objectives = Objectives
    .help = How many crowns everybody has to bring home. With one it is over soon, with four it takes long.
option-colours = Colours
    .help = With four colours instead of eight, you want the crown of somebody else far more often: more fights.
option-colours-eight = eight
option-colours-four = four
option-arrows = Arrows
    .help = Whether three or four faces of the die for arrows show a target.
option-arrows-even = three targets
option-arrows-sharp = four targets

## The board

board-map = The city and its forest
board-turn = Turn { $turn }
board-menu = What to do?
board-no-card = No cards in hand
board-nearer = Zoom in
board-farther = Zoom out
board-forest = forest
board-street = street
board-tower = tower
board-gate = gate { $number }
board-closed-gate = gate { $number }, door closed
board-circle = circle { $number }
board-asleep = asleep
board-thief =
    { $is ->
        [you] your thief
       *[other] thief of { $player }
    }
board-wears = wears { the-crown }
board-go = go there with { the-figure } ({ steps })
board-lead = lead { the-figure }
board-home = { $home } of { $all } crowns home
board-is-home = { the-crown }, home
board-wanted = { the-crown }, to be brought home
board-odds = { $percent } %
board-odds-shot = { $distance } squares · { $percent } %
board-fight = { $attack } against { $defence }
board-shot-target = target, { $number }
board-shot-flop = flop, { $number }
