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
        [hidden] { $seat } takes up four cards.
       *[other]
            { $seat_is ->
                [you] You take up: { $hand }.
               *[other] { $seat } takes up: { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] You turn over: { $card }.
       *[other] { $seat } turns over: { $card }.
    }
event-Cancelled = Value { $value } meets value { $value }: { $cards } cancel each other out ({ $seats }).
event-Stolen =
    { $seat_is ->
        [you] { $thief }: you steal from { $victim }: { $card }.
       *[other]
            { $victim_is ->
                [you] { $thief }: { $seat } steals from you: { $card }.
               *[other] { $thief }: { $seat } steals from { $victim }: { $card }.
            }
    }
event-Missed =
    { $seat_is ->
        [you] { $thief }: you find nothing to steal.
       *[other] { $thief }: { $seat } finds nothing to steal.
    }
event-Added =
    { $seat_is ->
        [you] You add: { $cards }.
       *[other] { $seat } adds: { $cards }.
    }
event-Filled =
    { $seat_is ->
        [you] Into your safe: { $cards } ({ jewel-count } in it now).
       *[other] Into the safe of { $seat }: { $cards } ({ jewel-count } in it now).
    }
event-Closed =
    { $seat_is ->
        [you] { $card }: you close your safe on { jewel-count }, worth { $worth }.
       *[other] { $card }: { $seat } closes the safe on { jewel-count }, worth { $worth }.
    }
event-Wasted =
    { $jewels ->
        [0]
            { $seat_is ->
                [you] { $card } is wasted: your safe is empty.
               *[other] { $card } is wasted: the safe of { $seat } is empty.
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
                [hidden] The hand of { $seat } goes { returned-where } ({ card-count }).
               *[other] The hand of { $seat } goes { returned-where }: { $cards }.
            }
    }
returned-where =
    { $rule ->
        [SD-R18] to the discard
       *[other] under the pile
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
        [together] All want to close at once: the deal is over, and none of them scores ({ $seats }).
       *[without-cards] No pile, no cards in hand: the deal is over. Open safes score nothing ({ $seats }).
    }
event-Counted = Points of deal { $deal }: { $points }. In all: { $totals }.

## What is asked, offered and refused

ask-SD-1 = choose a card to lay face down
ask-SD-3_5 = the shadow thief steals first: choose a jewel
ask-SD-3_4 = your thief steals: choose a jewel
ask-SD-4 = add jewels of the same kind, or none
ask-SD-R29 = hand in your cards when you have seen enough
pick-Play = lay a card
pick-Play-card = Which card?
pick-Steal = steal
pick-Steal-victim = From whom?
pick-Add = add jewels
pick-Add-cards = Which jewels?
pick-HandIn = hand in
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
        [0] Add nothing
       *[other] Add { $cards } ({ jewel-count } in the safe then)
    }
move-HandIn = Hand in your cards for the next deal
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-nothing-to-steal = There is no jewel lying there to steal.
refusal-wrong-prey = Your thief is not after this kind of jewel: { $card }.
refusal-other-kind = It is not of the kind you have laid: { $card }.
refusal-out-of-order = Name the jewels from the lowest to the highest.

## The end

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

## The table

table-middle = Deal { $deal } of { $deals } · pile: { $pile } · discard: { $discard }
table-seat = { $player } · hand: { $cards } · points: { $total }
table-empty-safe = the safe is empty
table-safe = { jewel-count }, worth { $worth }
table-discard = Seen and discarded:
table-given = Hidden cards that were yours:

## The screen

board-sign = GRAND HOTEL
board-deal = Deal { $deal } of { $deals }
board-actions = The seven actions of the turn
board-action-1 = Lay
board-action-2 = Cancel
board-action-3 = Thieves
board-action-4 = Add
board-action-5 = Fill
board-action-6 = Close
board-action-7 = Draw
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
board-worth = { $worth } pts
board-scored =
    { $points ->
        [0] 0
       *[other] +{ $points }
    }
board-open-safe = Open safe
board-closed-safe = Safe closed by a { $lock }
board-covered = Card laid face down
board-steal = Steal
board-chosen = chosen
board-ready = ready
board-laid = laid
board-fate-cancelled = cancelled
board-fate-robbed = stolen
board-fate-lucky = loot
board-fate-missed = no luck
board-fate-wasted = wasted
board-fate-closed = closed
board-effect-close = closes
board-effect-waste = wasted
board-effect-late = too late
board-effect-risky = risky
board-pile = pile
board-pile-of = Pile: { $count }
board-discard = discard
board-discard-of = Discard: { $count }
board-no-hand = You have no cards left: watch how the deal ends.
board-deal-over = The deal is over.
board-nothing = None
board-hand-in = Hand in the cards
board-memory = Memory aid
board-memory-empty = Nothing has been discarded yet.

## The options

option-deals = Deals
    .help = How many deals make the match; for two players, five are a good number.
option-strict_want = Any safe wants to close
    .help = When all whose safes are open lay a closed safe, none of them scores, even if some would not have fitted.
option-tie = Tie
    .help = What happens when several players have the most points.
option-tie-shared = shared victory
option-tie-last-deal = the last deal decides
