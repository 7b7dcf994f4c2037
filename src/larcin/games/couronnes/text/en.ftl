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
means-key = for its key
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
        [hidden] { $seat } gets objectives and two cards.
       *[other]
            { $seat_is ->
                [you] Your objectives: { $objectives }. Your cards: { $cards }.
               *[other] { $seat } gets objectives ({ $objectives }) and cards ({ $cards }).
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
        [you] Your turn.
       *[other] { $seat }’s turn.
    }
heading-Begun =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
event-Recovered =
    { $seat_is ->
        [you] What you did last turn wears off{ ends-hiding }{ ends-sleep }{ ends-block }.
       *[other] What { $seat } did last turn wears off{ ends-hiding }{ ends-sleep }{ ends-block }.
    }
ends-hiding =
    { $hidden ->
        [true] : out of hiding
       *[false] { "" }
    }
ends-sleep =
    { $woken_count ->
        [0] { "" }
        [one] ; { $woken } wakes up
       *[other] ; { $woken } wake up
    }
ends-block =
    { $freed_is ->
        [none] { "" }
        [you] ; you can move again
       *[other] ; { $freed } can move again
    }
event-Rolled =
    { $seat_is ->
        [you] You roll { $number },
       *[other] { $seat } rolls { $number },
    } { $mode ->
        [shared] to be shared by thief and guard.
        [alone] for the thief alone.
       *[each] in full for both thief and guard.
    }
event-Walked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] You walk ({ steps }).
               *[other] { $seat } walks ({ steps }).
            }
       *[other]
            { $seat_is ->
                [you] You lead { the-figure } ({ steps }).
               *[other] { $seat } leads { the-figure } ({ steps }).
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
        [you] You bring the { $objective } home.
       *[other] { $seat } brings the { $objective } home.
    } { $left ->
        [0] It was the last one!
        [one] One to go.
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
    { $seat_is ->
        [you] You roll { the-attack }{ with-guard },
       *[other] { $seat } rolls { the-attack }{ with-guard },
    } { $target_is ->
        [you] you { the-defence }:
       *[other] { $target } { the-defence }:
    } { $won ->
        [true]
            { $target_is ->
                [you] higher, you lose your crown.
               *[other] higher, { $target } loses the crown.
            }
       *[false] not higher, the attack fails.
    }
with-guard =
    { $figure ->
        [thief] { "" }
       *[other] { " " }with { the-figure }
    }
the-attack =
    { $attack_bonus ->
        [0] { $attack }
       *[other] { $attack } (+{ $attack_bonus } included)
    }
the-defence =
    { $defence_bonus ->
        [0] { $defence }
       *[other] { $defence } (+{ $defence_bonus } included)
    }
event-Beaten =
    { $seat_is ->
        [you] You put a marker on { the-guard }: it sleeps until your next turn.
       *[other] { $seat } puts a marker on { the-guard }: it sleeps until { $seat }’s next turn.
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
    { $seat_is ->
        [you] Your arrow at { $target }:
       *[other]
            { $target_is ->
                [you] { $seat }’s arrow at you:
               *[other] { $seat }’s arrow at { $target }:
            }
    } { $face ->
        [target] a target
       *[flop] no target
    } and a { $number }, { $hit ->
        [true]
            { $target_is ->
                [you] a hit: you lose your crown.
               *[other] a hit: { $target } loses the crown.
            }
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
event-Returned = Back on its square: { the-crown }.
event-Marched =
    { $seat_is ->
        [you] You play a forced march ({ the-figure }): two more points.
       *[other] { $seat } plays a forced march ({ the-figure }): two more points.
    }
event-Closed =
    { $seat_is ->
        [you] You close gate { $gate }.
       *[other] { $seat } closes gate { $gate }.
    }
event-Opened =
    { $seat_is ->
        [you] You open gate { $gate }.
       *[other] { $seat } opens gate { $gate }.
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
        [you] You slip through a secret door.
       *[other] { $seat } slips through a secret door.
    }
event-Found =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] You come out of hiding.
               *[other] You find { $target }, who is no longer hidden.
            }
       *[other]
            { $target_is ->
                [you] { $seat } finds you: you are no longer hidden.
               *[other] { $seat } plays “found thief”: { $target } is no longer hidden.
            }
    }
event-Woken =
    { $seat_is ->
        [you] You shake { the-guard } ({ whose-marker }):
       *[other] { $seat } shakes { the-guard } ({ whose-marker }):
    } { $sleeps ->
        [true] it sleeps on.
       *[false] it wakes up.
    }
whose-marker =
    { $owner_is ->
        [you] your marker
       *[other] { $owner }’s marker
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
ask-CO-D_2 = roll, or play a card first
ask-CO-D_3 = what will you do?
    .few = 4
ask-CO-F_4_b_2 = do you play a card against it?
    .title = You are attacked:
ask-CO-F_5_k_2 = do you play a card against it?
    .title = You are shot at:
ask-CO-F_4_d = you won: what becomes of the crown?
ask-CO-D_7_3 = discard a card, as you may keep only five

pick-Place = start
pick-Place-circle = Which circle?
pick-Roll = roll
pick-Walk = walk
few-Walk =
    { $figure ->
        [thief] walk
       *[other] lead a guard
    }
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
pick-March-figure = Who gets two more points?
pick-Close = close a gate
pick-Close-gate = Which gate gets a door?
pick-Open = open a gate
pick-Open-gate = Which door comes off?
pick-Hide = hide
pick-Block = block a thief
pick-Block-target = Whose thief must stay where it is?
pick-Lull = send a guard to sleep
pick-Lull-guard = Which guard falls asleep?
pick-Slip = secret door
pick-Find = find a thief
pick-Find-target = Who is hidden no longer?
pick-Wake = wake a guard
pick-Wake-guard = Which guard wakes up?
pick-Wake-owner = Whose marker?
pick-Discard = discard
pick-Discard-card = Which card?

move-Place = circle { $circle }
move-Roll = roll the dice
move-Walk =
    { $figure ->
        [thief] walk { the-direction }{ what-is-there }
       *[other] lead { the-figure } { the-direction }{ what-is-there }
    }
move-Reach = reach { the-direction } for { the-key }
move-Take = take { the-crown } ({ the-place }, { with-what })
move-Teleport = to circle { $circle }
move-EndTurn =
    { $points ->
        [0]
            { $cards ->
                [2] end the turn (no points left, and two cards played)
               *[other] end the turn
            }
        [one] end the turn (one point left)
       *[other] end the turn ({ $points } points left)
    }
move-Fight = { the-figure } attacks { $target } { with-boost } ({ $percent }%, a tie fails)
move-Shoot =
    { $bow ->
        [tower] { the-figure } shoots at { $target } (distance { $distance }, { $percent }%)
       *[card] { the-figure } shoots at { $target } with a card (distance { $distance }, { $percent }%)
    }
move-Boost = play a plus two (without it: { $percent }% to be beaten)
move-Break = play a broken bow (without it: { $percent }% to be hit)
move-Pass = no card
move-Wear = put on { the-crown }
move-Return = put { the-crown } back
move-March = two more points for: { the-figure }
move-Close = close gate { $gate }
move-Open = open gate { $gate }
move-Hide = hide your thief
move-Block = block { $target }
move-Lull = send { the-guard } to sleep
move-Slip = through the secret door
move-Find = find { $target }
move-Wake = wake { the-guard } (marker: { $owner })
move-Discard = { $card }

refusal-circle-taken = Somebody stands on circle { $circle }.
refusal-not-your-objective = This crown is not one you still need.
refusal-not-your-card = You do not have this card: { $card }.
refusal-card-twice = You have already played this card this turn: { $card }.
refusal-two-cards = You have already played two cards this turn.
refusal-roll-first = Roll first.
refusal-already-rolled = You have rolled already.
refusal-passing = First go on to a free square.
refusal-thief-blocked = Your thief is blocked: this turn it cannot move, take anything or attack.
refusal-nobody-attacks = Nobody is attacking you now.
refusal-no-effect = That would have no effect.
refusal-no-door-left = All four doors are in use.
refusal-gate-occupied = Somebody stands in gate { $gate }.
refusal-no-marker = You have no marker left.
refusal-head-full = No third crown fits on a head: markers count, too.
refusal-not-that-thief = You cannot block this thief.
refusal-no-secret-door = There is no secret door here.
refusal-cannot-stop-there = Somebody stands there, and you could not go on from there.
refusal-no-points = There are no points left for that.
refusal-no-way = There is no way in that direction.
refusal-tower-shut = A tower opens only onto the city: nobody gets out or in that way. Use a gate.
refusal-door-closed = The door is closed.
refusal-guards-stay-inside = Guards do not leave the city.
refusal-guard-in-the-way = An awake guard stands there.
refusal-thief-in-the-way = A thief who is not hidden stands there.
refusal-thief-alone = The die lets only the thief move.
refusal-another-guard = You are using another guard this turn.
refusal-guard-asleep = This guard sleeps.
refusal-no-key-there = There is no key in that direction.
refusal-has-key = You already have a key of this colour.
refusal-nobody-there = Nobody stands on that square: you can go there.
refusal-no-crown-there = There is no crown there.
refusal-stand-on-crown = First step onto the crown’s own square. You reach over from beside only while somebody stands on it.
refusal-has-crown = You are already wearing a crown.
refusal-no-key = You do not have the key for it.
refusal-not-on-circle = You can teleport only from a circle.
refusal-been-there = You have been on circle { $circle } since your last step.
refusal-attacked-already = This figure has already attacked like that this turn.
refusal-not-beside = The two are not side by side.
refusal-crown-square = There are no arrows to or from crown squares.
refusal-no-bow = This figure is not on a tower, and you have no arrow card.
refusal-guard-lacks-point = Your thief cannot hit anybody from here, and there is no point left for a guard to shoot.
refusal-no-clear-shot = Something is in the way.
refusal-too-far = An arrow flies six squares at most.
refusal-no-target = There is no thief with a stolen crown to attack.
refusal-target-hidden = This thief is hidden.
refusal-not-from-circle = Nobody attacks from a circle.
refusal-place-first = First choose the circle you start from.
refusal-crown-first = First decide what becomes of the crown.
refusal-discard-first = First discard: five cards are the most you can hold.
refusal-only-card = Only this card helps now: { $card }.
refusal-no-discard-now = You discard only at the end of your turn, when you hold more than five cards.

## The end

score =
    { $points ->
        [one] { $points } crown
       *[other] { $points } crowns
    }
part-key = { $piece }, with its key
part-card = { $piece }, with a skeleton key
part-fight = { $piece }, won in a fight
part-worn = { $piece }, worn, but not home yet
part-lacking = { $piece }, not home
tie-worn = A tie, so crowns being worn count
ending-CO-H_1 =
    { $winners_is ->
        [you] All your crowns are home: you win!
        [shared] All crowns are home: you win together ({ $winners }).
       *[other] All crowns are home: { $winners } wins.
    }
ending-CO-RH2 =
    { $winners_is ->
        [you] Four hundred turns are enough: you are ahead, and win!
        [shared] Four hundred turns are enough: you share first place ({ $winners }).
       *[other] Four hundred turns are enough. First place: { $winners }.
    }

## The table

table-title =
    { $turn ->
        [0] Setting up
       *[other] After { $turn } turns
    }
drawn-turn = Turn { $turn }: { $player }
points-shared = rolled { $number }: { $pool } left to share
points-alone = rolled { $number }: { $thief } left for the thief
points-each = rolled { $number }: { $thief } left for thief, { $guard } for guard
points-own =
    { $thief ->
        [0] { $guard } for the guard alone
       *[other] { $thief } for the thief alone
    }
drawn-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
drawn-wears = wears
table-hidden = hidden
table-blocked = blocked
drawn-proved = known to want
drawn-asleep = asleep, with a marker of
drawn-doors = closed gates: { $gates }
table-piles = pile { $pile } · discard { $discard }
drawn-legend = ♛ crown ⚷ key ♜ tower ▒▒ secret door G guard z asleep 1/2 crowns home

## Options

option-objectives = Objectives
    .help = How many crowns everybody has to bring home. One takes about 5 to 15 minutes, two 10 to 40, three 20 to 60, four up to an hour and a half.
option-colours = Colours
    .help = With four colours instead of eight, you far more often want the same crown as somebody else: more fights.
option-colours-eight = eight
option-colours-four = four
option-arrows = Arrows
    .help = Whether three or four faces of the arrow die show a target.
option-arrows-even = three targets
option-arrows-sharp = four targets

## The board

board-map = The city and its forest
board-turn = Round { $round }
board-end =
    { $points ->
        [0] end the turn
       *[other] end the turn ({ $points } left)
    }
board-dice = Dice
board-lacks = no { the-colour } key yet
board-menu = What will you do?
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
       *[other] { $player }’s thief
    }
board-wears = wears { the-crown }
board-go = go there with { the-figure } ({ steps })
board-lead = lead { the-figure }
board-home = { $home } of { $all } crowns home
board-count = Crowns home
board-is-home = { the-crown }, home
board-wanted = { the-crown }, to be brought home
board-owned = you have it
board-odds = your chance: { $percent }%
board-odds-shot = { $distance } squares · your chance: { $percent }%
board-attacked = { $player } attacks you and has a { $percent }% chance. A tie saves you.
board-shot-at = { $player } shoots at you and has a { $percent }% chance to hit.
board-fight = { $attack } against { $defence }
board-shot-target = target, { $number }
board-shot-flop = no target, { $number }
board-stopped =
    { $points ->
        [0] Stopped on the way.
        [one] Stopped on the way: one point left.
       *[other] Stopped on the way: { $points } points left. Tap again to go on.
    }
board-out-of-reach = Too far for this turn. You can reach the marked squares.
board-stands = Somebody stands there. To attack a thief with a crown, stop on a marked square beside it.
board-secret = A secret door: with your thief beside it, play the card of that name.
board-start = The dashed ring: the last walk began here.
board-leads =
    { $figure ->
        [thief] You lead your thief. Tap a marked square.
       *[other] You lead { the-figure }. Tap a marked square.
    }
board-held =
    Blocked by { $owners }: this turn your thief cannot move, take anything or attack. { $left ->
        [cards] You still have your cards.
        [guard] You still have a guard and your cards.
       *[none] { "" }
    }
board-why-asked = You have no card for it; you are asked anyway, so that nobody can tell.

## What anything is

about-card-forced-march = Two more points this turn for your thief, or for the guard you use.
    .rule = CO-G.2
about-card-skeleton-key = Gets you any crown of your colours without its key.
    .rule = CO-G.3
about-card-door = Put a door into a gate where nobody stands, or take one away. A door stops everybody, and stays until somebody takes it away.
    .rule = CO-G.4
about-card-hidden-thief = Until your next turn nobody can attack your thief, and guards walk past it.
    .rule = CO-G.5.1
about-card-blocked-thief = A rival’s thief cannot move, take anything or attack in its next turn.
    .rule = CO-G.6.1
about-card-sleeping-guard = A guard sleeps until your next turn: nobody can use it, and thieves walk past it.
    .rule = CO-G.7.1
about-card-arrow = Shoot at a thief with a crown, up to six squares away, without standing on a tower.
    .rule = CO-G.8
about-card-plus-two = Two more in a fight, whether you attack or defend yourself.
    .rule = CO-G.9.1
about-card-broken-bow = Stops an arrow that is shot at you. You play it in somebody else’s turn.
    .rule = CO-G.10.1
about-card-secret-door = Takes your thief through the city wall in one step, at one of its four secret doors: the squares with a keyhole.
    .rule = CO-G.11.1
about-card-found-thief = A hidden thief is hidden no longer and can be attacked.
    .rule = CO-G.12.1
about-card-woken-guard = Takes one marker off a sleeping guard. With a second one it sleeps on.
    .rule = CO-G.13.1
about-objective = Get its key, take the crown and carry it to any red circle. Others do not know that you want it; some may want it, too.
    .rule = CO-B.1
about-crown = Yours for its key or a skeleton key, if it is one of your colours. There is always another one here. Arrows do not reach here.
    .rule = CO-E.9
about-key = Whoever steps here gets this key. Keys never run out; one of each colour is enough.
    .rule = CO-E.8
about-circle = Every red circle is home for everybody: a crown carried here is safe. From here you can teleport to any free circle; nobody attacks.
    .rule = CO-E.10.1
about-tower = Whoever stands here can shoot without a card. It opens only onto the city: nobody gets out or in this way.
    .rule = CO-F.5.f
about-gate = The way in and out, for thieves. A door card closes it.
    .rule = CO-G.4
about-door = Closed: nobody gets through, and no arrow, until somebody takes the door away.
    .rule = CO-RG3
about-forest = Only thieves walk here. The forest alone is not home: the red circles are.
    .rule = CO-E.12
about-guard = It is nobody’s: if the dice allow it, you lead one guard in your turn. It fights thieves with crowns beside it, and shoots from towers.
    .rule = CO-RD4
about-thief = It wears a stolen crown, so it can be attacked.
    .rule = CO-F.1.2
about-bare-thief = It wears no stolen crown: nobody can attack it.
    .rule = CO-F.1.2
about-dice = The white die says who moves, the green one how far.
    .rule = CO-D.2
about-dice-shared = Your thief and one guard share the points as you like.
    .rule = CO-D.8
about-dice-alone = Only your thief moves.
    .rule = CO-D.8
about-dice-each = Your thief and one guard both have the full number.
    .rule = CO-D.8
about-pile = You draw a card at the end of your turn. When the pile is empty, the discard is shuffled.
    .rule = CO-D.7.1
about-loot = Whoever is first to bring home the crowns of all their objectives wins at once. Home is any red circle.
    .rule = CO-H.1
about-seat = Everybody secretly wants crowns of their own; two may want the same colour.
    .rule = CO-RC3
about-hand = Five at most in hand. In a turn you may play two different ones, and you draw one at its end.
    .rule = CO-D.7.2
about-asleep = Asleep until the next turn of { $owners }.
about-hidden = Hidden until its own next turn: it cannot be attacked.
about-blocked = A marker of { $owners } blocks it until their next turn: it cannot move, take anything or attack.

## For who is new

start-want = to be first to carry your secret crowns home, to any red circle.
start-turn = roll: your thief walks, and often a guard, too. Play up to two cards.
start-ends = at once, when somebody brings the last of their crowns home.
goal = Be first to bring your crowns to red circles.
first-ask-CO-C_7_1 = Pennants in your colour show your crowns and keys. Begin anywhere: your thief can teleport from circle to circle.
first-ask-CO-D_2 = Roll first: the white die says who walks, the green one how far. Most cards are better played afterwards.
    .look = dice
first-ask-CO-D_3 = Tap a marked square to walk there. If the dice let a guard walk, tap the guard first.
first-Unlocked =
    { $how ->
        [reaching] Somebody stands on that key. From the square beside it, a thief reaches over for one point.
       *[passing] Whoever walks over a key gets one; there are always more. It pays for one crown of its colour.
    }
    .each = { $how }
first-Drawn = Draw at the end of your turn, keep five at most. You may play two different cards a turn.
first-Taken = Until its crown is home, thieves and guards may attack this thief, unless it is hidden.
first-Teleported = All red circles are linked: a thief can teleport from one to any free one, at no cost.
first-Hid = A hidden thief wears a cloak: nobody can attack it before its owner’s next turn.
first-Blocked = Behind bars: this thief cannot move, take or attack. The disc shows who put it there, until their next turn.
first-Lulled = A sleeping guard cannot be led, and thieves walk past it. The disc shows whose turn wakes it.
    .look = { $guard }
first-Attacked = Only a thief with a crown can be attacked. The higher die wins; if both are equal, the crown stays.
first-Aimed = Arrows fly from towers, or with a card. A hit takes a target and at least the distance in squares.
first-Delivered =
    { $left ->
        [0] { "" }
       *[other] On a red circle a crown is safe. A thief carries one at a time: off to the next!
    }

## The guide: what one plays from

guide-goal =
    Your objectives, usually two, name the crowns you want. Be the first to bring them all home.
    - Home is any red circle in the forest, for everybody. The forest alone is not enough.
    - Objectives are secret, and a rival may want the same colour.
    .title = What you want
guide-turn =
    Markers you placed come off. Roll the white and the green die. Then walk, take, attack and play cards, in any order. At the end, draw a card; of six, discard one.
    - White: the thief alone, thief and one guard sharing the number, or both with all of it.
    - Green: how many steps. Never diagonally, and nobody has to move.
    - Pass a key square and its key is yours. A crown costs its key, or a skeleton key, and must be one of yours.
    - Keys and crowns never run out. You carry one crown at a time.
    - From a red circle you teleport to any free one, at no cost.
    .title = Your turn
guide-attack =
    Only a thief with a stolen crown can be attacked, by your thief, your guard, or both.
    - Side by side: each rolls a die. The attacker needs more; on a tie, the crown stays. A plus two adds two.
    - A guard or an arrow that wins sends the crown back. A thief who wins may wear it, if it wants that colour.
    - A guard that fails gets a marker, and sleeps.
    - Arrows: from a tower, or with the card, six squares at most. The dice show a target, and at least the distance.
    .title = Attacks
guide-scoring =
    Whoever brings their last crown home wins at once.
    .title = The end
guide-pieces =
    You start with two action cards and hold five at most. Play up to two different ones a turn, at any moment; plus two and broken bow also in defence.
    .title = The cards
guide-exceptions =
    - Guards are nobody’s. You lead one a turn, whichever you like (CO-RD4). They never leave the city (CO-E.12).
    - Nobody stops where somebody stands (CO-RE4). Thieves pass thieves and sleeping guards, but no awake guard (CO-E.2).
    - Somebody stands on your key or crown? From beside, reach over for a point (CO-RE5).
    - Whoever loses a crown needs its key again (CO-RF6).
    - Markers stay until the next turn of whoever put them there (CO-RD1).
    - A blocked thief does nothing; its player still leads a guard and plays cards (CO-G.6.4).
    - No arrows to or from crown squares (CO-F.5.i), no attack from a circle (CO-E.10.2).
    .title = What people get wrong
shown-CO-F_4_b_4 = Both dice show the same. The attacked thief keeps its crown.
shown-CO-RD1 = A new turn of whoever put the marker there: it comes off, and the guard is awake again.

## The lesson: at most 25 words a step, and every number out of the view

lesson-first = The Crown Thieves, move by move
lesson-first-goal = You are a thief and secretly want the { $crown }. Be first to carry it out of the city to any red circle.
    .title = Your crown
lesson-first-roll = Roll! The green die says how far, the white one who moves: your thief alone, thief and guard each that far, or both sharing it.
    .title = Roll
lesson-first-roll-early = You may play it before you roll, too. But roll first: then you know what you need.
lesson-first-pass = Thieves pass thieves, but no awake guard; guards pass guards, but no thief. Nobody stops where somebody stands. Tap the violet key behind your rival!
    .title = Who passes whom
lesson-first-pass-away = You may go anywhere. But your crown costs the violet key, and only your rival stands in between: walk past.
lesson-first-pass-saved = A forced march gives you more points. But you have enough for the key: keep the card.
lesson-first-pass-end = Nobody has to use all points. But you can reach the violet key: get it first.
lesson-first-key = The key is yours, beside your name. Whoever steps on a key gets one; there are always more. One of each colour is enough.
    .title = Keys
lesson-first-take = Later, you stand on your crown. It costs its key or a skeleton key card. Only crowns you want, one at a time: take it!
    .title = Take the crown
lesson-first-take-crown = You may hide now. But you came for the crown: take it first, then hide with it.
lesson-first-take-leave = You may. But you came for the crown: take it while you stand on its square.
lesson-first-hide = Only thieves with a crown can be attacked, by thieves and guards. Play “{ $card }”: until your next turn nobody may attack you.
    .title = Hide
lesson-first-hide-end = You may. But then everybody can attack you before your next turn: hide first.
lesson-first-end = “{ $march }”, “{ $card }”: { $played } different cards a turn, never more. End it: you draw one, and may keep { $most } at most.
    .title = Cards
lesson-first-guard = Later your rival flees with a crown: attack! Guards obey anybody, one a turn. Tap the guard, then the lit square beside your rival.
    .title = Nobody’s guards
lesson-first-guard-thief = Your thief may attack, too, once it is beside your rival. But the guard is closer: tap it first.
lesson-first-guard-beside = You may. But to fight, the guard must stand right beside your rival, and never diagonally.
lesson-first-guard-another = You may lead any guard, but only one a turn. This one is closest to your rival.
lesson-first-guard-end = You may stop whenever you like. But your rival is about to escape with a crown.
lesson-first-fight = Side by side: tap your rival, attack with “{ $card }” added to your die. Each rolls one. The higher wins; if equal, the crown stays.
    .title = Fight
lesson-first-fight-bare = That is allowed, but risky: your rival may hold such a card, and equal is not enough for you.
lesson-first-fight-walk = You may still walk. But your guard stands beside your rival now: tap your rival and attack.
lesson-first-fight-end = You may stop whenever you like. But your guard has not attacked yet: tap your rival.
lesson-first-won = Won! A guard puts the crown back on its square; a thief may wear it, if it wants that colour. Nobody attacks a guard.
    .title = Whose crown?
lesson-first-tower = Later: { $rival } leads a guard onto a tower, a cog in the wall. Whoever shoots stands on a tower, or else plays an arrow card.
    .title = Towers
lesson-first-arrow = It hits if one die shows a target, the other at least the distance. A broken bow stops it; you have none: tap “No card”.
    .title = Arrows
lesson-first-defend = No target, missed! Now the guard fights you. Play “{ $card }”: with as much or more you keep the crown, and the guard falls asleep.
    .title = Defend yourself
lesson-first-defend-bare = You may leave it to the dice. But this is what the card is for.
lesson-first-win = Later, outside: a door in the gate behind you stops everybody; guards never leave anyway. The forest is not home: onto the red circle!
    .title = Home
lesson-first-win-away = You may. But home is the red circle beside you: one step, and you have won.
lesson-first-win-guard = You may lead a guard, too. But one step of your own wins the match.
lesson-first-win-end = You may stop whenever you like. But one step more and you have won!
lesson-first-over = Home: you win at once! Your match needs one crown, too. Thieves teleport free between circles. Hold a card or square: it explains itself.
    .title = The end
