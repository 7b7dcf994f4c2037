### Der Schattendieb in English. The words of the rules stand in rules.md.

title = Der Schattendieb
blurb = A hotel full of jewels and a thief in every shadow: fill your safe, and close it before you are the last.

## The cards

card-necklace-1 = Necklace 1
card-necklace-2 = Necklace 2
card-necklace-3 = Necklace 3
card-necklace-4 = Necklace 4
card-necklace-5 = Necklace 5
card-necklace-6 = Necklace 6
card-necklace-7 = Necklace 7
card-necklace-8 = Necklace 8
card-necklace-9 = Necklace 9
card-necklace-10 = Necklace 10
card-ring-1 = Ring 1
card-ring-2 = Ring 2
card-ring-3 = Ring 3
card-ring-4 = Ring 4
card-ring-5 = Ring 5
card-ring-6 = Ring 6
card-ring-7 = Ring 7
card-ring-8 = Ring 8
card-ring-9 = Ring 9
card-ring-10 = Ring 10
card-watch-1 = Watch 1
card-watch-2 = Watch 2
card-watch-3 = Watch 3
card-watch-4 = Watch 4
card-watch-5 = Watch 5
card-watch-6 = Watch 6
card-watch-7 = Watch 7
card-watch-8 = Watch 8
card-watch-9 = Watch 9
card-watch-10 = Watch 10
card-tiara-1 = Tiara 1
card-tiara-2 = Tiara 2
card-tiara-3 = Tiara 3
card-tiara-4 = Tiara 4
card-tiara-5 = Tiara 5
card-tiara-6 = Tiara 6
card-tiara-7 = Tiara 7
card-tiara-8 = Tiara 8
card-tiara-9 = Tiara 9
card-tiara-10 = Tiara 10
card-safe-4 = Safe 4
card-safe-5 = Safe 5
card-safe-6 = Safe 6
card-safe-7 = Safe 7
card-safe-8 = Safe 8
card-safe-9 = Safe 9
card-safe-10 = Safe 10
card-safe-11 = Safe 11
card-safe-12 = Safe 12
card-safe-13 = Safe 13
card-safe-14 = Safe 14
card-safe-15 = Safe 15
card-necklace-thief = Necklace Thief
card-ring-thief = Ring Thief
card-watch-thief = Watch Thief
card-tiara-thief = Tiara Thief
card-shadow-thief = Shadow Thief

# How many jewels, cards and points there are.
jewel-count =
    { $jewels ->
        [one] { $jewels } jewel
       *[other] { $jewels } jewels
    }
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The log

event-Opened = Deal { $deal } of { $deals } begins.
heading-Opened = Deal { $deal } of { $deals }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } gets four cards.
       *[other]
            { $seat_is ->
                [you] You get: { $hand }.
               *[other] { $seat } gets: { $hand }.
            }
    }
event-Turned = Turn { $turn }: all cards are turned over.
heading-Turned = Turn { $turn }
event-Laid =
    { $seat_is ->
        [you] You laid: { $card }.
       *[other] { $seat } laid: { $card }.
    }
event-Cancelled =
    { $seats_is ->
        [shared] Equal values, yours too: { $cards } cancel out ({ $seats }).
       *[other] Equal values: { $cards } cancel out ({ $seats }).
    }
event-Stolen =
    { $seat_is ->
        [you] You steal { $card } from { $victim } ({ $thief }).
       *[other]
            { $victim_is ->
                [you] { $seat } steals { $card } from you ({ $thief }).
               *[other] { $seat } steals { $card } from { $victim } ({ $thief }).
            }
    }
event-Missed =
    { $seat_is ->
        [you] Your { $thief } finds nothing to steal.
       *[other] { $seat }’s { $thief } finds nothing to steal.
    }
event-Added =
    { $seat_is ->
        [you] You add: { $cards }.
       *[other] { $seat } adds: { $cards }.
    }
event-Secured =
    { $seats_is ->
        [you] What you laid goes into your safe.
        [shared] Jewels that nobody took go into the safes, yours too.
       *[other] Jewels that nobody took go into the safes ({ $seats }).
    }
event-Filled =
    { $seat_is ->
        [you] Into your safe: { $cards }. Now it holds { jewel-count }.
       *[other] Into { $seat }’s safe: { $cards }. Now it holds { jewel-count }.
    }
event-Closed =
    { $seat_is ->
        [you] You close your safe with { $card }: { jewel-count }, worth { $worth }.
       *[other] { $seat } closes the safe with { $card }: { jewel-count }, worth { $worth }.
    }
event-Wasted =
    { $jewels ->
        [0]
            { $seat_is ->
                [you] { $card } is wasted: your safe is empty.
               *[other] { $card } is wasted: { $seat }’s safe is empty.
            }
       *[other]
            { $seat_is ->
                [you] { $card } is wasted: it is too small for your { jewel-count }.
               *[other] { $card } is wasted: { $seat } has { jewel-count }, too many for it.
            }
    }
event-Returned =
    { $seat_is ->
        [you] Your hand goes { returned-where }: { $cards }.
       *[other]
            { $cards_is ->
                [hidden] { $seat }’s hand goes { returned-where } ({ card-count }).
               *[other] { $seat }’s hand goes { returned-where }: { $cards }.
            }
    }
returned-where =
    { $rule ->
        [SD-R18] to the discard
       *[other] under the pile
    }
event-Refilled =
    { $target ->
        [4] Whoever has an open safe draws back up to four cards.
       *[other] The pile runs out: whoever has an open safe draws back up to { $target }.
    }
event-Drawn =
    { $cards_is ->
        [hidden] { $seat } draws { card-count }.
       *[other]
            { $seat_is ->
                [you] You draw: { $cards }.
               *[other] { $seat } draws: { $cards }.
            }
    }
event-Exhausted =
    { $target ->
        [4] The pile is used up: from now on nobody draws.
        [0] The pile is too small to give everyone even one card: it is discarded ({ $rest }), and from now on nobody draws.
       *[other]
            { $rest ->
                [0] The pile is too small: hands are filled to { $target } only. It is used up, and from now on nobody draws.
               *[other] The pile is too small: hands are filled to { $target } only, the rest ({ $rest }) is discarded, and from now on nobody draws.
            }
    }
event-Ended =
    { $how ->
        [alone]
            { $seats_is ->
                [you] Only your safe is still open: the deal is over, and you score nothing.
               *[other] Only one safe is still open: the deal is over, and { $seats } scores nothing.
            }
        [together] All who are left want to close in the same turn: the deal is over, and none of them scores ({ $seats }).
       *[without-cards] No pile, no cards in hand: the deal is over. Open safes score nothing ({ $seats }).
    }
event-Counted = Deal { $deal } brings: { $points }.

## What a good memory keeps of it

faded-Dealt =
    { $seat_is ->
        [you] You get four cards.
       *[other] { $seat } gets four cards.
    }
faded-Laid =
    { $seat_is ->
        [you] You laid a card.
       *[other] { $seat } laid a card.
    }
faded-Cancelled =
    { $seats_is ->
        [shared] Equal values, yours too: they cancel out ({ $seats }).
       *[other] Equal values cancel out ({ $seats }).
    }
faded-Stolen =
    { $seat_is ->
        [you] You steal { $card } from { $victim }.
       *[other]
            { $victim_is ->
                [you] { $seat } steals { $card } from you.
               *[other] { $seat } steals { $card } from { $victim }.
            }
    }
faded-Missed =
    { $seat_is ->
        [you] Your thief finds nothing to steal.
       *[other] { $seat }’s thief finds nothing to steal.
    }
faded-Wasted =
    { $seat_is ->
        [you] You wasted a safe.
       *[other] { $seat } wasted a safe.
    }
faded-Returned =
    { $seat_is ->
        [you] Your hand goes { returned-where } ({ card-count }).
       *[other] { $seat }’s hand goes { returned-where } ({ card-count }).
    }
faded-Drawn =
    { $seat_is ->
        [you] You draw { card-count }.
       *[other] { $seat } draws { card-count }.
    }

## What is asked, offered and refused

ask-SD-1 = choose a card to lay face down
ask-SD-3_5 = the shadow thief steals first: choose a jewel
ask-SD-3_4 = your thief steals: choose a jewel
ask-SD-4 =
    { $moves ->
        [1] you have nothing to add
       *[other] add jewels of the same kind, or none
    }
ask-SD-R29 = look around, then go on to the next
    .title = The deal is over:
pick-Play = lay a card
pick-Play-card = Which card?
pick-Steal = steal
pick-Steal-victim = From whom?
pick-Add = add jewels
pick-Add-cards = Which jewels?
pick-HandIn = next deal
move-Play =
    { $effect ->
        [close] { $card }: close your safe on { jewel-count }
        [waste]
            { $jewels ->
                [0] { $card }: wasted, your safe is empty
               *[other] { $card }: wasted, too small for { jewel-count }
            }
        [late] { $card }: too late, the deal ends before safes close
        [risky] { $card }: closes your safe ({ jewel-count }), unless all others lay their last cards: then the deal ends first
       *[other] { $card }
    }
move-Steal = { $card } from { $victim }
move-Add =
    { $cards_count ->
        [0]
            { $most ->
                [0] Add nothing: you hold no more of this kind. You are asked anyway, so that nobody can tell
               *[other] Add nothing
            }
       *[other] Add { $cards } ({ jewel-count } in the safe then)
    }
move-HandIn = On to the next deal
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-nothing-to-steal = There is no jewel lying there to steal.
refusal-wrong-prey = Your thief is not after this kind of jewel: { $card }.
refusal-other-kind = Only the kind you laid can be added ({ kind-laid }), not { $card }.
kind-laid =
    { $kind ->
        [necklace] { board-kind-necklace }
        [ring] { board-kind-ring }
        [watch] { board-kind-watch }
       *[tiara] { board-kind-tiara }
    }
refusal-own-jewel = Your thief does not rob you.
refusal-lay-now = First everyone lays one card, face down.
refusal-steal-now = First your thief steals: choose a jewel in a window.
refusal-add-now = Now you may only add jewels of the kind you have laid, or none.
refusal-hand-in-now = This deal is over: go on to the next one.
refusal-out-of-order = Name the jewels from the lowest to the highest.

## The end

score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-SD-9_2 =
    { $winners_is ->
        [you] The most precious collection is yours: you win!
       *[other] { $winners } has the most precious collection, and wins.
    }
ending-SD-R28 =
    { $winners_is ->
        [shared] Equally precious collections: you share the victory ({ $winners }).
       *[other] Equally precious collections: { $winners } share the victory.
    }
ending-SD-R28b =
    { $winners_is ->
        [you] Equal points, but the last deal was yours: you win!
       *[other] Equal points, but the last deal names the winner: { $winners }.
    }
ending-SD-R34 =
    { $winners_is ->
        [shared] Not even the last deal can tell: you share the victory ({ $winners }).
       *[other] Not even the last deal can tell: { $winners } share the victory.
    }

part-deal-1 = Deal 1
part-deal-2 = Deal 2
part-deal-3 = Deal 3
part-deal-4 = Deal 4
part-deal-5 = Deal 5
part-deal-6 = Deal 6
part-deal-7 = Deal 7
part-deal-8 = Deal 8
part-deal-9 = Deal 9
part-deal-10 = Deal 10
part-open-alone = Deal { $count }: last safe open
part-open-together = Deal { $count }: last safes closing together
part-open-without-cards = Deal { $count }: out of cards, safe open
tie-shared = Equal points, so the victory is shared
tie-last-deal = Points of the last deal

## The table

table-middle = Deal { $deal } of { $deals }, turn { $turn } · pile: { $pile } · discard: { $discard }
table-seat = { $player } · hand: { $cards } · points: { $total }
table-empty-safe = the safe is empty
table-safe = { jewel-count }, worth { $worth }
table-discard = Seen and discarded:
table-given = Hidden cards that were yours:

## The screen

board-sign = GRAND HOTEL
board-deal = Deal { $deal } of { $deals }
board-turn = turn { $turn }
board-actions = The seven actions of the turn
board-action-1 = Lay
board-action-2 = Cancel
board-action-3 = Thieves
board-action-4 = Add
board-action-5 = Fill
board-action-6 = Close
board-action-7 = Draw
board-passed-2 = no equals
board-passed-3 = no thieves
board-kind-necklace = Necklace
board-kind-ring = Ring
board-kind-watch = Watch
board-kind-tiara = Tiara
board-kind-safe = Safe
board-total = total: { $total }
board-count =
    { $jewels ->
        [0] empty
        [one] { $jewels } jewel
       *[other] { $jewels } jewels
    }
# What an open safe would bring, and what a closed one brings.
board-worth = worth { $worth }
board-safe-worth = +{ $worth }
board-safe-when = at the end
board-scored =
    { $points ->
        [0] 0
       *[other] +{ $points }
    }
board-unscored = open: 0
# How many safes are open, and what becomes of the last of them.
board-open-safes =
    { $open ->
        [one] { $open } safe open
       *[other] { $open } safes open
    }: the last scores nothing
board-last =
    { $open ->
        [2] Two safes are still open: the last one scores nothing, and if both close at once, neither does.
       *[other] { $open } safes are still open: the last one scores nothing.
    }
board-all-close =
    { $strict ->
        [yes] If all who are left lay a safe card at once, none of them scores, whether the cards fit or not.
       *[no] If all who are left close at once, none of them scores.
    }
board-open-safe = Open safe
board-closed-safe = Safe { $lock }, closed
board-covered = Card laid face down
board-steal = Steal
board-chosen = chosen
board-ready = ready
board-laid = laid
# What the next tap on a raised card does.
board-lay =
    { $effect ->
        [close] Close it
        [waste] Waste it
        [add] Add it
        [back] Put back
       *[other] Lay it
    }
board-lay-this = { board-lay }: { $card }
board-fate-cancelled = cancelled
board-fate-robbed = stolen
board-fate-lucky = loot
board-fate-missed = no luck
board-fate-wasted = wasted
board-fate-closed = closed
board-effect-close = closes { $jewels }/{ $lock }
board-effect-waste =
    { $jewels ->
        [0] too early
       *[other] too small
    }
board-effect-late = too late
board-effect-risky = risky
board-pile = pile
board-pile-of = Pile: { $count }
board-discard = discard
board-discard-of = Discard: { $count }
board-no-hand = You have no cards left: watch how the deal ends.
board-deal-over = The deal is over.
board-nothing = None
board-add = Add
board-why-none = You are asked anyway, so that nobody can tell what you hold.
board-hand-in = Next deal
board-memory = Memory aid
board-memory-empty = Nothing has been discarded yet.

## What things are

about-jewel = Worth its number in a closed safe. If somebody else lays the same number, both are lost. If it stays, you may add more of its kind to it.
    .rule = SD-2.1
about-lock = Its number says how many jewels it holds, whatever they are worth. It closes your safe if there is at least one and no more than that; otherwise it is wasted. The number scores nothing: any that fits will do.
    .rule = SD-6.1
about-thief = Steals one jewel of its kind that was laid this turn, straight into your safe. If there are several, its player chooses.
    .rule = SD-3.2
about-shadow-thief = Steals one jewel of any kind that was laid this turn, before all other thieves. Its player chooses which.
    .rule = SD-3.3
# What is in the deck.
about-box = The deck: 80 jewels (four kinds, each twice from 1 to 10), 20 safes (4 to 11 twice, 12 to 15 once), 5 thieves.
about-locks = There are 20 of them: 4 to 11 twice, 12 to 15 once.
about-open-safe = No thief reaches into a safe. But its jewels count only once it is closed.
    .rule = SD-8.4
about-closed-safe = Closed in time: these jewels count when the deal is over. Until then, its owner waits.
    .rule = SD-9.1
about-room = What was laid this turn stands in the window. Thieves take it only from here.
    .rule = SD-R9
about-covered = Everyone lays one card face down; then all are turned over together.
    .rule = SD-1.3
about-pile = The pile to draw from. After each turn everyone draws back up to four cards from here. The hands of those who close go under it.
    .rule = SD-7.1
about-discard = The cards that are out of this deal: cancelled jewels, used thieves, wasted safes. Face down; nobody may look through them.
    .rule = SD-R5
about-hand = Cards in hand. Only their owner sees them; everyone sees how many there are.
    .rule = SD-C.4
about-total = Points of all deals so far. Whoever has the most after the last deal wins.
    .rule = SD-9.2
board-leads = In the lead.
about-behind =
    { $points ->
        [one] { $points } point behind the leader.
       *[other] { $points } points behind the leader.
    }
about-action-1 = Everyone chooses a card and lays it face down; then all are turned over together.
    .rule = SD-1.1
about-action-2 = Jewels of equal value, whatever their kind, cancel each other out and are discarded. Without equals, this is passed over.
    .rule = SD-2.1
about-action-3 = Thieves take a jewel that still stands in a window: the shadow thief first. Without thieves, this is passed over.
    .rule = SD-3.4
about-action-4 = Whoever still has a jewel in the window may add more of the same kind, or none.
    .rule = SD-4.1
about-action-5 = All jewels in the windows go into the safes below.
    .rule = SD-5.1
about-action-6 = Safe cards that fit close their safes; the others are wasted.
    .rule = SD-6.1
about-action-7 = Everyone whose safe is open draws back up to four cards.
    .rule = SD-7.1

## The options

option-deals = Deals
    .help = How many deals make the match; for two players, five are a good number.
option-strict_want = Every safe card counts as closing
    .help = When all whose safes are open lay a safe card, none of them scores, even if some would not have fitted.
option-tie = Tie
    .help = What happens when several players have the most points.
option-tie-shared = shared victory
option-tie-last-deal = the last deal decides

## For who is new: thirty seconds, the goal, and what is explained once

start-want = precious jewels in your safe, and the safe closed in time.
start-turn = lay a jewel. No equal, no thief? It goes into your safe.
start-ends = after three deals. In each, the last open safe scores nothing.
goal = Have the most points in closed safes.
first-ask-SD-1 = Tap a card to raise it, tap it again to lay it face down. All are turned over together.
first-Cancelled = Jewels with equal numbers cancel each other, whatever their kind. All of them are lost.
    .look = fate-cancelled
first-Stolen = Thieves take jewels out of windows, never out of safes: the shadow thief any, the others only their kind.
    .look = fate-robbed
first-Missed = There was no jewel of its kind in any window. The thief is discarded all the same.
    .look = fate-missed
first-ask-SD-3_5 = Choose freely, whichever you like best. It goes straight into your safe.
first-ask-SD-3_4 = Choose freely among jewels of its kind. It goes straight into your safe.
first-ask-SD-4 = Nobody took your jewel. What you add now can neither be cancelled nor stolen.
    .look = mine
first-Closed = Those jewels count when the deal ends. Whoever has closed puts their hand under the pile, and waits.
    .look = closing
first-Wasted =
    { $jewels ->
        [0] A safe card needs at least one jewel in the safe. This one is lost.
       *[other] More jewels than the number on the card: it cannot close, and is lost.
    }
    .each = { $rule }
    .look = fate-wasted
first-Exhausted = Nobody draws any more. Close before all cards are played, or your jewels count for nothing.
    .look = pile
first-Ended =
    { $how ->
        [alone] Whoever is last with an open safe scores nothing. Everybody else has closed in time.
        [together] The last open safes wanted to close in the same turn. Then none of them scores.
       *[without-cards] No cards, no more turns. What lies in an open safe counts for nothing.
    }
    .each = { $how }
first-Counted = Points are the numbers on the jewels in closed safes. The number of the safe scores nothing.

## The lesson: at most 25 words a step, and every number out of the view

lesson-first = Der Schattendieb, move by move
lesson-first-goal = A thief haunts this hotel. Bring jewels into your safe, and close it in time. Whoever has the most points wins.
    .title = The safes
lesson-first-lay = Everyone lays a card face down in their window, then all are turned over. Lay { $card }: one tap lifts it, another lays it.
    .title = Lay a card
lesson-first-lay-danger = The card you lay first is the one in danger. Better begin with the small ring.
lesson-first-lay-empty = It will be wasted: a safe card closes your safe, but there is nothing in it yet.
lesson-first-lay-lonely = You hold a pair of rings, and a pair can come home together. Lay the small one.
lesson-first-add = Nothing happened to { $laid }: now you may add more jewels of its kind, in no danger at all. Tap { $card }, then “{ board-add }”.
    .title = Add more
lesson-first-add-none = What you add is safe now; laid later, the big ring would be in danger. Better add it.
lesson-first-lock = Your rings are in the safe now. A card like { $card } closes it: its number is the most jewels it holds, whatever their value.
    .title = Safe cards
lesson-first-big = There is still time to close. Everyone has drawn up to { $hand } cards again, so risk a big one, if not the biggest: { $card }.
    .title = Think big
lesson-first-big-equal = Cancelled! Somebody else laid the same value, and then both are lost.
lesson-first-big-early = Closed: these jewels count. But you are out of this deal, and the others go on collecting.
lesson-first-cancel = { $mine } met { $theirs }: equal values cancel, whatever their kind. Both are lost. Everyone wants big ones, so they meet.
    .title = Equals cancel
lesson-first-thief = You drew a thief! Thieves steal from windows, never from safes. Most want one kind of jewel only; your shadow thief takes any. Lay it.
    .title = The shadow thief
lesson-first-thief-equal = Cancelled! Somebody laid the same value again. Big ones meet easily.
lesson-first-thief-early = With few jewels, you are out of this deal. Let the thief bring you another one first.
lesson-first-steal = That { $thief } wants { $card }, too. But the shadow thief strikes first: take it, straight into your safe!
    .title = Steal
lesson-first-order = Both thieves are discarded. The strip above shows how far the turn has come. Without equals or thieves, their part will be struck out.
    .title = The turn
lesson-first-small = { $big } and { $small } are of one kind. Small ones rarely meet an equal: lay { $small } first, and the big one follows.
    .title = Small ones first
lesson-first-small-equal = Cancelled! The others laid the same value. The small one would have met nobody.
lesson-first-small-early = There is still time to bring in a pair before you close.
lesson-first-slip = Both others laid { $theirs }: cancelled! Your small one stays. Now add { $big }: no equal and no thief can touch it.
    .title = The big one follows
lesson-first-slip-none = Adding is safe now; next turn the big one would be in danger again. Better add it.
lesson-first-last = Jewels count only in a closed safe. The last open safe scores nothing; nor does any still open when all cards are played.
    .title = Do not be last
lesson-first-close = Close with { $card }: it holds your { $jewels } jewels. { $small } is too small and would be discarded, like any on an empty safe.
    .title = Close
lesson-first-close-small = It will be wasted: its number is smaller than the number of your jewels.
lesson-first-close-greedy = If both others close before you, all your jewels count for nothing.
lesson-first-wait = Closed! Your hand goes under the pile, and you wait. If all who are left close in the same turn, all are last: none scores.
    .title = The race
lesson-first-count = Your jewels make { $mine } points; the safe’s number adds none. A match adds up { $deals } deals. Your first one will be a single deal.
    .title = The count

## The guide: a page to play from. A line is a paragraph, or an item where it begins with a dash

guide-goal =
    Bring jewels into your safe, and close it in time. Only jewels in a closed safe are points. Whoever has the most after three deals wins.
    .title = What you want
guide-turn =
    Everyone acts at the same time, in seven steps.
    - Lay: each puts one card face down; all are turned over together.
    - Cancel: jewels of equal value are discarded, whatever their kinds.
    - Thieves: each takes one jewel that was laid, of its own kind. The shadow thief takes any, and chooses first.
    - Add: if your jewel is still there, you may add more of the same kind from your hand. Nothing can happen to these.
    - Fill: what lies before you goes into your safe, where no thief can reach it.
    - Close: a safe card closes your safe if its number is at least the number of your jewels. Your hand goes under the pile, and you are out until the next deal.
    - Draw: all whose safes are open draw back up to four cards.
    .title = A turn
guide-scoring =
    A deal ends at once when
    - only one safe is still open: it scores nothing,
    - all who are left close in the same turn: none of them scores,
    - pile and hands are empty: open safes score nothing.
    Closed safes score the values of their jewels. The number of the safe card does not count.
    .title = The end of a deal
guide-pieces =
    Eighty jewels: necklaces, rings, watches and tiaras, each from 1 to 10, twice. Twenty safes: 4 to 11 twice, 12 to 15 once. A thief for each kind of jewel, and the shadow thief.
    .title = The cards
guide-exceptions =
    - Any number of jewels of one value cancel, two or more (SD-R4). Safes and thieves never do.
    - A safe card on an empty safe, or too small, is lost; you play on (SD-R16).
    - Jewels are counted, not their values: a safe 5 closes on five tens (SD-R14).
    - A thief that finds a fitting jewel must take one, and chooses freely (SD-R7).
    - If the others close together, your safe that was closed before still counts (SD-R31).
    - You are asked to add even if you cannot: your hand stays secret (SD-R12).
    - With equal points you share the victory (SD-R28).
    .title = What people get wrong

## Shown on the board: what to look at, in at most 25 words

shown-SD-3_5 = Two thieves want the ring. The shadow thief takes it first; the ring thief finds nothing.
shown-SD-R4 = Three nines of three kinds: all of them are lost.
shown-SD-R12 = Two players add a ten. Added jewels never cancel: both reach their safes.
shown-SD-R14 = Five jewels worth far more than five: a safe 5 is enough.
shown-SD-R16 = The safe card is lost. Its player draws up to four cards and plays on.
shown-SD-R27 = A safe 11 closed on jewels worth 33: that is what it scores, not 11.
shown-SD-R31 = The last two close together and get nothing. Both who had closed before keep their points.
