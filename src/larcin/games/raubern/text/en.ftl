### Räubern in English. The words of the rules stand in rules.md.

title = Räubern
blurb = Eight piles, forty-four cards and not one honest owner: lay a card on its twin, and the pile is yours.

## The cards

motif-chest = Chest
motif-coach = Coach
motif-cow = Cow
motif-barrel = Barrel
motif-wine = Wine
motif-ham = Ham
motif-painting = Painting
motif-candlestick = Candlestick
motif-clock = Clock
motif-crown = Crown
motif-purse = Purse

# $motif and $top with their article: “a Chest”, but “Wine”.
a-motif =
    { $motif_is ->
        [wine] { $motif }
       *[other] a { $motif }
    }
a-top =
    { $top_is ->
        [wine] { $top }
       *[other] a { $top }
    }
pile-height =
    { $height ->
        [one] { $height } card
       *[other] { $height } cards
    }

## The log

event-Opened =
    { $game ->
        [0] Eight cards in the middle: { $piles }.
       *[other] A new game! In the middle: { $piles }.
    } { $starter_is ->
        [you] You start.
       *[other] { $starter } starts.
    }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } takes up a hand of cards.
       *[other]
            { $seat_is ->
                [you] You take up: { $hand }.
               *[other] { $seat } takes up: { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { a-motif } on { a-top }: the pile stays { $owner_is ->
        [none] in the middle
        [you] with you
       *[other] with { $owner }
    } ({ pile-height }).
event-Stolen =
    { $seat_is ->
        [you]
            { $rule ->
                [RB-R8] You lay { a-motif } on your own pile: { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] You lay { a-motif } in the middle and take the pile: { pile-height }.
                       *[other] You lay { a-motif } and steal the pile from { $owner }: { pile-height }.
                    }
            }
       *[other]
            { $rule ->
                [RB-R8] { $seat } lays { a-motif } on their own pile: { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] { $seat } lays { a-motif } in the middle and takes the pile: { pile-height }.
                        [you] { $seat } lays { a-motif } and steals the pile from you: { pile-height }.
                       *[other] { $seat } lays { a-motif } and steals the pile from { $owner }: { pile-height }.
                    }
            }
    }
event-Drawn =
    { $left ->
        [0] { drawn-card } The deck is empty.
       *[other] { drawn-card }
    }
drawn-card =
    { $motif_is ->
        [hidden] { $seat } draws a card.
       *[other]
            { $seat_is ->
                [you] You draw { a-motif }.
               *[other] { $seat } draws { a-motif }.
            }
    }
event-Counted =
    { $game ->
        [0] The loot is counted: { $cards }.
       *[other] The loot is counted: { $cards }; in all: { $totals }.
    }

## What is asked, offered and refused

ask-RB-3 = lay a card on a pile
pick-Lay-motif = Which card?
pick-Lay-pile = On which pile?
move-Lay =
    { $effect ->
        [steal]
            { $owner_is ->
                [none] { $motif } on pile { $number }: take { pile-height } from the middle
               *[other] { $motif } on pile { $number }: steal { pile-height } from { $owner }
            }
        [raise]
            { $owner_is ->
                [you] { $motif } on your pile { $number }: add one to { pile-height }
               *[other] { $motif } on pile { $number }: add one to { pile-height }
            }
       *[leave]
            { $owner_is ->
                [none] { $motif } on pile { $number }: { $top }, { pile-height }, in the middle
                [you] { $motif } on your pile { $number }: { $top }, { pile-height }
               *[other] { $motif } on pile { $number }: { $top }, { pile-height }, with { $owner }
            }
    }
refusal-not-in-hand = You have no { $motif } in your hand.
refusal-no-such-pile = There is no pile { $pile }: the eight piles are numbered 1 to 8.

## The end

ending-RB-6_3 =
    { $winners_is ->
        [you] You have the most cards: the loot is yours!
       *[other] { $winners } has the most cards and carries off the loot.
    }
ending-RB-R17 =
    { $winners_is ->
        [shared] Equally many cards at the top: you share the victory ({ $winners }).
       *[other] Equally many cards at the top, a shared victory: { $winners }.
    }
ending-RB-R17b =
    { $winners_is ->
        [you] Equally many cards, but the highest pile is yours: you win!
       *[other] Equally many cards, but the highest pile names the winner: { $winners }.
    }
ending-RB-R17c =
    { $winners_is ->
        [shared] Not even the highest pile can tell: you share the victory ({ $winners }).
       *[other] Not even the highest pile can tell, a shared victory: { $winners }.
    }

## The table

table-middle = Middle · deck: { $deck }
table-seat = { $player } · hand: { $cards } · loot: { $loot }
table-total = total: { $total }
table-no-pile = no pile

## The options

option-games = Games
    .help = How many games make the match; the start moves on, and the sum of cards decides.
option-starter = First player
    .help = The seat that starts the first game; 0 draws it at random.
option-starter-0 = at random
option-tie = Tie
    .help = What happens when several players have the most cards.
option-tie-shared = shared victory
option-tie-highest-pile = the highest pile decides

## The board

board-steal = Steal { $height }
board-raise = Add to { $height }
board-last = Last
board-middle = in the middle
board-pile =
    { $height ->
        [one] Pile { $number }: { $top }, one card, { $where }
       *[other] Pile { $number }: { $top }, { $height } cards, { $where }
    }
board-deck-name = Deck
board-deck =
    { $deck ->
        [one] Deck, one card
       *[other] Deck, { $deck } cards
    }
board-loot = Loot
