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

# $motif with its article: “a Chest”, but “Wine”; what lies there already has “the”.
a-motif =
    { $motif_is ->
        [wine] { $motif }
       *[other] a { $motif }
    }
the-laid = the { $top }
the-like = the { $motif }
top-name =
    { $which ->
        [0] { $top }
       *[other] { $top } no. { $which }
    }
the-top = the { top-name }
pile-height =
    { $height ->
        [one] { $height } card
       *[other] { $height } cards
    }

## The log

event-Opened =
    { $starter_is ->
        [you] You start.
       *[other] { $starter } starts.
    } { $game ->
        [0] Eight cards lie in the middle: { $piles }.
       *[other] A new game, with new cards in the middle: { $piles }.
    }
heading-Opened =
    { $games ->
        [1] The game: { started }
       *[other] Game { $number } of { $games }: { started }
    }
started =
    { $starter_is ->
        [you] you started
       *[other] { $starter } started
    }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } gets a hand of cards.
       *[other]
            { $seat_is ->
                [you] You get: { $hand }.
               *[other] { $seat } gets: { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { a-motif } on { the-laid }: the pile stays { $owner_is ->
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
                        [none] You lay { a-motif } on { the-like } in the middle and take the pile: { pile-height }.
                       *[other] You lay { a-motif } and steal the pile from { $owner }: { pile-height }.
                    }
            }
       *[other]
            { $rule ->
                [RB-R8] { $seat } lays { a-motif } on their own pile: { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] { $seat } lays { a-motif } on { the-like } in the middle and takes the pile: { pile-height }.
                        [you] { $seat } lays { a-motif } and steals the pile from you: { pile-height }.
                       *[other] { $seat } lays { a-motif } and steals the pile from { $owner }: { pile-height }.
                    }
            }
    }
event-Drawn =
    { $left ->
        [0] { draws-card } The deck is empty.
       *[other] { draws-card }
    }
draws-card =
    { $motif_is ->
        [hidden] { $seat } draws a card.
       *[other]
            { $seat_is ->
                [you] You draw { a-motif }.
               *[other] { $seat } draws { a-motif }.
            }
    }
along-Drawn =
    { $left ->
        [0] The deck is empty: everyone plays their last cards.
       *[other] { "" }
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
                [none] { $motif } on { the-top } in the middle: take { pile-height }
               *[other] { $motif } on { $owner }’s { top-name }: steal { pile-height }
            }
        [raise]
            { $owner_is ->
                [you] { $motif } on your own { top-name }: add to { pile-height }
               *[other] { $motif } on { $owner }’s own { top-name }: add to { pile-height }
            }
       *[leave]
            { $owner_is ->
                [none] { $motif } on { the-top } in the middle ({ pile-height })
                [you] { $motif } on your { top-name } ({ pile-height })
               *[other] { $motif } on { $owner }’s { top-name } ({ pile-height })
            }
    }
refusal-not-in-hand = You have no { $motif } in your hand.
refusal-no-such-pile = There is no pile { $pile }: the eight piles are numbered 1 to 8.

## The end

score =
    { $points ->
        [one] { $points } card
       *[other] { $points } cards
    }
part-pile = { $piece } pile
part-game-1 = Game 1
part-game-2 = Game 2
part-game-3 = Game 3
part-game-4 = Game 4
part-game-5 = Game 5
part-game-6 = Game 6
part-game-7 = Game 7
part-game-8 = Game 8
part-game-9 = Game 9
part-game-10 = Game 10
part-game-11 = Game 11
part-game-12 = Game 12
tie-shared = The same number of cards, so the place is shared
tie-highest-pile = The same number of cards, so the highest pile counts
ending-RB-6_3 =
    { $winners_is ->
        [you] You have the most cards: the loot is yours!
       *[other] { $winners } has the most cards and carries off the loot.
    }
ending-RB-R17 =
    { $winners_is ->
        [shared] A tie for the most cards: you share the victory ({ $winners }).
       *[other] A tie for the most cards, a shared victory: { $winners }.
    }
ending-RB-R17b =
    { $winners_is ->
        [you] A tie for the most cards, but the highest pile is yours: you win!
       *[other] A tie for the most cards, but the highest pile names the winner: { $winners }.
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
    .help = How many games make a match. Each time the next player starts; the cards of all games together decide.
option-starter = First player
    .help = Who starts the first game.
option-starter-0 = at random
option-tie = Tie
    .help = What happens when several players have the most cards.
option-tie-shared = shared victory
option-tie-highest-pile = the highest pile decides

## The board

board-steal = Steal { $height }
board-take = Take { $height }
board-raise = Add
board-game = Game { $game } of { $games }
board-total = Total
board-last = Last
board-middle = in the middle
board-pile =
    { $height ->
        [one] { $top }, one card, { $where }
       *[other] { $top }: pile of { $height } cards, { $where }
    }
board-deck-name = Deck
board-no-deck = The deck is empty
board-empty = deck empty
board-deck =
    { $deck ->
        [one] Deck, one card
       *[other] Deck, { $deck } cards
    }
board-loot = Loot

## What things are

about-motif = There are four of each. Laid on one like it, a card wins you the pile; on any other, it only covers it.
    .rule = RB-3.4
about-pile = A card like the one on top takes the whole pile, whoever has it.
    .rule = RB-3.9
about-below = Below it: { $cards }.
about-deck = Whoever lays a card draws the next one from here. When it is empty, the hands are played out.
    .rule = RB-3.7
about-hand = Cards in hand; only their owner sees them.
    .rule = RB-2.3
about-loot = Cards in all of this player’s piles. The most cards win, not the most piles.
    .rule = RB-R1

## Thirty seconds, the goal, and what is new: at most 14, 10 and 20 words

start-want = the most cards in front of you, whoever had them first.
start-turn = lay one card on any pile. If its card matches, it is yours.
start-ends = when the last card is laid. Whoever has the most cards wins.
goal = Have the most cards in the end.
first-ask-RB-3 = Pick a card, then a pile. One that shows the same card is marked in gold: it would be yours.
first-Laid = The cards differ, so the pile stays where it is. Only its top card is new.
    .look = pile-{ $pile }
first-Stolen = The same card takes the whole pile, from the middle or from a player. Anybody can steal it back.
    .look = pile-{ $pile }
first-Drawn =
    { $left ->
        [0] The deck is empty: from now on, hands only get smaller. Every card left counts.
       *[other] { "" }
    }
first-Counted = All cards in front of you count. What lies in the middle counts for nobody.

## The lesson: at most 25 words a step, and every number out of the view

lesson-first = Räubern, move by move
lesson-first-goal = { $piles } piles lie here. There are no others, they only grow. In the end, whoever owns the most cards wins.
    .title = The piles
lesson-first-steal = That pile shows a { $motif }, and you hold that card, too. Lay one there: the pile is yours.
    .title = Steal
lesson-first-steal-other = Those cards differ: the pile stays in the middle, only higher. A card like the top one takes it.
lesson-first-back = { $rival } had a { $motif }, too, and took your pile: { $height } cards now. You hold another. Get it back!
    .title = Nothing is safe
lesson-first-back-gift = That card differs, so { $rival } keeps the pile, and it is higher still. Lay your { $motif } there.
lesson-first-back-small = Stolen, too, but that pile is small. { $rival } still has the { $height } cards that were yours.
lesson-first-back-other = That leaves { $rival } with your { $height } cards. Your { $motif } gets them all back.
lesson-first-copies = Every motif has { $height } cards, and all { $height } { $motif }s lie here. Nobody can steal this pile now – only cover it.
    .title = Count the copies
lesson-first-twin = Covered! The pile is still yours, but any { $motif } takes it. Lay one of yours on top: that leaves fewer for thieves.
    .title = Your own pile
lesson-first-twin-cover = Now it shows a card that others hold, too. With another { $motif } on top, few could still take it.
lesson-first-twin-open = Your pile still shows a { $motif }: whoever has one takes it. Lay yours there first.
lesson-first-raid = After each turn you draw a card: a { $motif }, this time. { $rival }’s pile shows one. Raid it!
    .title = A raid
lesson-first-raid-gift = That card differs, so { $rival } keeps the pile, only higher. Your { $motif } takes it.
lesson-first-raid-other = That way { $rival } keeps the pile with the { $motif } on top. Your { $motif } belongs on exactly that one.
lesson-first-apart = Your piles stay side by side, never on top of each other. So a thief takes only one, never all of them.
    .title = Side by side
lesson-first-cover = There is nothing to steal now. So lay a { $motif } on { $rival }’s highest pile: next turn, your second one can take it.
    .title = A pair
lesson-first-cover-single = It stays { $rival }’s, and you have no second card like that to take it with. Your { $motif }s are a pair.
lesson-first-cover-own = That makes your own pile a card higher. But there is more to win: { $rival }’s highest pile.
lesson-first-cover-other = There is little to win there. Lay a { $motif } on { $rival }’s highest pile instead.
lesson-first-bait = A bait is a risk: { $rival } had a { $motif }, too, and was quicker. Your second one takes all { $height } cards!
    .title = Bait and take
lesson-first-bait-gift = That card differs, so { $rival } keeps the pile, only higher. Your { $motif } takes it.
lesson-first-bait-other = That way { $rival } keeps those { $height } cards. Your { $motif } takes them all.
lesson-first-late = Another match, near its end: the deck is empty, everyone has { $hand } cards left. When all are laid, the cards are counted.
    .title = The last cards
lesson-first-lock = Any { $top } takes your { $height } cards. All other { $motif }s have been laid: cover the pile with yours, and nobody can steal it.
    .title = Lock it
lesson-first-lock-cover = Others still hold that card, so they can take the pile. All other { $motif }s have been laid: yours locks it.
lesson-first-lock-open = Your { $height } cards still lie under a { $top }: whoever holds one takes them all.
lesson-first-last = Both your cards can steal now. Begin with the higher pile: { $rival } has { $height } cards there, the middle only { $small }.
    .title = Which one?
lesson-first-last-smaller = A theft, too, but only { $small } cards lay there. Before your next turn, somebody may take the higher pile.
lesson-first-last-nothing = That steals nothing, and you have few cards left. Look where each of them fits.
lesson-first-twice = That pile has just changed hands twice: { $height } cards, with { $rival } now. Your last card fits. Take it!
    .title = The last card
lesson-first-twice-other = Your last card could have taken { $height } cards from { $rival }.
lesson-first-locked = { $rival }’s last card was a { $top }! But your { $motif } kept the pile safe: { $height } cards that nobody could steal.
    .title = Safe
lesson-first-count = You have { $mine } cards, { $rival } { $theirs }: you win! A tie is a shared victory, the middle is nobody’s. Now a short match!
    .title = The count

## The guide: a page to play from. A line is a paragraph, or an item where it begins with a dash

guide-goal =
    Own the most cards when the last one has been laid. Cards count, not piles.
    .title = What you want
guide-turn =
    Lay one card from your hand on any of the eight piles: in the middle, a rival’s, or your own. Then draw one.
    - The same motif on top? The whole pile is yours at once, whoever had it.
    - Another motif? The pile stays where it is. It only shows your card now.
    You lay exactly one card, and you cannot pass.
    .title = Your turn
guide-scoring =
    Once the deck is empty, nobody draws any more: you all play your last cards. Then everyone counts.
    - Each card in your piles is a point.
    - Piles left in the middle are nobody’s.
    - The same number of cards? You share the victory.
    .title = The end
guide-pieces =
    Forty-four cards: eleven motifs, four of each. Eight different ones begin in the middle, and everyone holds five. The starter is drawn by lot.
    .title = The cards
guide-exceptions =
    - Nothing is safe. The pile you have just taken may be stolen by the very next player (RB-R7).
    - You may lay on your own pile: the same motif makes it higher (RB-R8), another motif just changes what it shows (RB-R9).
    - Two piles show your motif? Choose one: a card takes one pile (RB-R21).
    - Piles never merge and never split. There are eight, from the first card to the last (RB-4.2).
    - Nothing fits? Lay one of a pair on a rival’s pile, and steal it with the other on your next turn (RB-7.1). If nobody is faster!
    .title = What people get wrong

## Shown on the board: what to look at, in at most 25 words

shown-RB-3_10 = The pile is your own already. You may lay there all the same.
shown-RB-4_4 = Two piles show a Cow. You choose which one to take.
shown-RB-5_1 = The deck is empty: the hand gets smaller, and the match goes on.
shown-RB-R1 = Five piles on one side, three on the other. The three are higher, and win.
shown-RB-R4b = The next game: another player starts.
shown-RB-R7 = Yours a moment ago. The next player holds the same card, and takes the pile.
shown-RB-R13 = Nothing is left to draw: five cards in hand, then four.
shown-RB-R15 = One pile still lies in the middle. Nobody counts it.
shown-RB-R21 = Two piles show a Purse. The card takes one of them; the other stays.
