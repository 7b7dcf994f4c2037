### Adel verpflichtet in English. The words of the rules stand in rules.md.

title = Adel verpflichtet
blurb = From castle to castle with other people’s treasures: buy, bluff, steal and exhibit, and take the best place at the table.

## Objects

object-A1595 = a privateer’s clay pipe (A 1595)
object-A1610 = Gouda clay pipe (A 1610)
object-A1637 = long-stemmed Dutch pipe (A 1637)
object-A1690 = Admiralty pipe (A 1690)
object-A1712 = Meissen porcelain pipe (A 1712)
object-A1748 = carved meerschaum head (A 1748)
object-A1785 = a gamekeeper’s briar pipe (A 1785)
object-A1821 = lion’s-head meerschaum pipe (A 1821)
object-A1856 = a sailor’s whalebone pipe (A 1856)
object-A1902 = a detective’s pipe (A 1902)
object-B1540 = hammered copper chamber pot (B 1540)
object-B1577 = Bohemian glass pot (B 1577)
object-B1612 = blue faience pot (B 1612)
object-B1650 = stoneware pot from Gmunden (B 1650)
object-B1660 = pewter chamber pot (B 1660)
object-B1707 = Sèvres pot (B 1707)
object-B1735 = flowered Delft pot (B 1735)
object-B1790 = an émigré’s travelling pot (B 1790)
object-B1838 = coronation pot with coat of arms (B 1838)
object-B1860 = railway pot (B 1860)
object-B1889 = enamelled World’s Fair pot (B 1889)
object-C1468 = Italian mask of shame (C 1468)
object-C1504 = off-season mask (C 1504)
object-C1530 = tournament mask (C 1530)
object-C1625 = Venetian half-mask (C 1625)
object-C1666 = fencing mask (C 1666)
object-C1702 = plague doctor’s mask (C 1702)
object-C1763 = Noh theatre mask (C 1763)
object-C1830 = Tyrolean Perchten mask (C 1830)
object-C1911 = carnival mask (C 1911)
object-D1925 = a silent-film tramp’s boots (D 1925)
object-D1932 = a comedian’s cane (D 1932)
object-D1938 = a dancer’s opera hat (D 1938)
object-D1945 = a jungle king’s loincloth (D 1945)
object-D1946 = a vamp’s glove (D 1946)
object-D1955 = a famous blonde’s lipstick (D 1955)
object-D1959 = a jazzman’s saxophone (D 1959)
object-D1963 = a Liverpool guitarist’s boot (D 1963)
object-D1967 = round spectacles (D 1967)
object-D1969 = a rock king’s guitar (D 1969)
object-E1688 = wooden doll (E 1688)
object-E1740 = ivory spinning top (E 1740)
object-E1774 = tin soldier (E 1774)
object-E1815 = paper theatre (E 1815)
object-E1845 = rocking horse (E 1845)
object-E1872 = tinplate locomotive (E 1872)
object-E1890 = music box (E 1890)
object-E1903 = teddy bear (E 1903)
object-E1928 = clockwork car (E 1928)
object-E1951 = mechanical robot (E 1951)
object-F1867 = a Swiss bootmaker’s sign (F 1867)
object-F1876 = mustard sign (F 1876)
object-F1884 = soap sign (F 1884)
object-F1898 = cocoa sign (F 1898)
object-F1907 = Indian tea sign (F 1907)
object-F1912 = sewing-machine sign (F 1912)
object-F1919 = shoe-polish sign (F 1919)
object-F1927 = tyre sign (F 1927)
object-F1934 = cheese sign (F 1934)
object-F1949 = aperitif sign (F 1949)

## Cheques and thieves

cheque-2500 = 2,500 F
cheque-3000 = 3,000 F
cheque-3500 = 3,500 F
cheque-4000 = 4,000 F
cheque-4500 = 4,500 F
cheque-5000 = 5,000 F
cheque-5500 = 5,500 F
cheque-6000 = 6,000 F
cheque-6500 = 6,500 F
cheque-7000 = 7,000 F
cheque-7500 = 7,500 F
cheque-8000 = 8,000 F
cheque-8500 = 8,500 F
cheque-9000 = 9,000 F
cheque-9500 = 9,500 F
cheque-10000 = 10,000 F
cheque-10500 = 10,500 F
cheque-11000 = 11,000 F
cheque-11500 = 11,500 F
cheque-12000 = 12,000 F
cheque-13000 = 13,000 F
cheque-13500 = 13,500 F
cheque-14000 = 14,000 F
cheque-14500 = 14,500 F
cheque-15000 = 15,000 F
cheque-15500 = 15,500 F
cheque-16000 = 16,000 F
cheque-16500 = 16,500 F
cheque-17000 = 17,000 F
cheque-17500 = 17,500 F
cheque-18000 = 18,000 F
cheque-18500 = 18,500 F
cheque-19000 = 19,000 F
cheque-19500 = 19,500 F
cheque-20000 = 20,000 F
cheque-20500 = 20,500 F
cheque-21000 = 21,000 F
cheque-21500 = 21,500 F
cheque-22000 = 22,000 F
cheque-22500 = 22,500 F
thief-1 = thief 1
thief-2 = thief 2
thief-3 = thief 3
thief-4 = thief 4
thief-5 = thief 5
thief-6 = thief 6
thief-7 = thief 7
thief-8 = thief 8
thief-9 = thief 9
thief-10 = thief 10
thief-11 = thief 11
thief-12 = thief 12
thief-13 = thief 13
thief-14 = thief 14
thief-15 = thief 15
thief-16 = thief 16
thief-17 = thief 17
thief-18 = thief 18
thief-19 = thief 19
thief-20 = thief 20

## Places, houses, colours and series

place-auction = auction house
place-castle = castle
house-mistie = Mistie’s & Saucebys
house-fine = Fine Antiques
series-A = pipe heads
series-B = chamber pots
series-C = masks
series-D = star souvenirs
series-E = toys
series-F = old signs
action-Exhibit = exhibition
action-Watch = detective
the-house =
    { $house ->
        [mistie] { house-mistie }
       *[fine] { house-fine }
    }
to-where =
    { $castle ->
        [salon] the salon
        [table] place { $chair } at the table
       *[other] { $castle }
    }
so-far =
    { $steps ->
        [one] one square
       *[other] { $steps } squares
    }
last-round =
    { $why ->
        [bonus] { "" }
       *[other]
            { $castle ->
                [table] { "" }: the game ends with this round
               *[other] { "" }
            }
    }
race-rank =
    { $steps ->
        [1] first
        [2] second
        [3] third
       *[other] { $steps }th
    }

## The log

event-Coloured =
    { $seat_is ->
        [you] You get cheques for { $cheques }; { $thieves }.
       *[other] { $seat } gets cheques for { $cheques }; { $thieves }.
    }
event-Dealt =
    { $objects_is ->
        [hidden] { $seat } gets four objects.
       *[other]
            { $seat_is ->
                [you] You get: { $objects }.
               *[other] { $seat } gets: { $objects }.
            }
    }
event-Uncovered = { the-house } offers: { $object }.
event-Begun = Round { $round }.
heading-Begun = Round { $round }
event-Gathered =
    { $auction_count ->
        [0] Everybody goes to the castle: { $castle }.
       *[other]
            { $castle_count ->
                [0] Everybody goes to the auction house: { $auction }.
               *[other] To the auction house: { $auction }. To the castle: { $castle }.
            }
    }
event-Revealed = All actions are turned over.
event-Offered =
    { $seat_is ->
        [you] You bid { $cheque }.
       *[other] { $seat } bids { $cheque }.
    }
event-Sent =
    { $place ->
        [auction]
            { $seat_is ->
                [you] You send { $thief } to the auction.
               *[other] { $seat } sends { $thief } to the auction.
            }
       *[castle]
            { $seat_is ->
                [you] You send { $thief } to the castle.
               *[other] { $seat } sends { $thief } to the castle.
            }
    }
event-Announced =
    { $seat_is ->
        [you] You announce an exhibition.
       *[other] { $seat } announces an exhibition.
    }
event-Posted =
    { $seat_is ->
        [you] You post a detective.
       *[other] { $seat } posts a detective.
    }
event-Bought =
    { $seat_is ->
        [you] You buy: { $object }, for { $cheque } at { the-house }.
       *[other]
            { $outbid_is ->
                [you] { $seat } outbids you and buys: { $object }, for { $cheque }.
                [shared] { $seat } outbids you and buys: { $object }, for { $cheque }.
               *[other] { $seat } buys: { $object }, for { $cheque } at { the-house }.
            }
    }
event-Emptied = { the-house } has sold its last object.
event-Unsold = The auction houses are empty: everybody leaves as they came.
event-Paid =
    { $thieves_count ->
        [0] The cheque for { $cheque } goes into the till.
       *[other] Too many thieves ({ $thieves }): the cheque for { $cheque } goes into the till.
    }
event-Pinched =
    { $seat_is ->
        [you] You steal { $victim }’s cheque: { $cheque }.
       *[other]
            { $victim_is ->
                [you] { $seat } steals your cheque: { $cheque }.
               *[other] { $seat } steals { $victim }’s cheque: { $cheque }.
            }
    }
event-Lurked =
    { $place ->
        [auction]
            { $seat_is ->
                [you] Nobody buys: your { $thief } finds no cheque to steal.
               *[other] Nobody buys: { $seat }’s { $thief } finds no cheque to steal.
            }
       *[castle]
            { $seat_is ->
                [you] Nothing is on show: your { $thief } finds nothing to steal.
               *[other] Nothing is on show: { $seat }’s { $thief } finds nothing to steal.
            }
    }
event-Exhibited =
    { $seat_is ->
        [you] You exhibit { $objects_count } objects: { $objects }.
       *[other] { $seat } exhibits { $objects_count } objects: { $objects }.
    }
event-Missed =
    { $seat_is ->
        [you] You have no collection to show.
       *[other] { $seat } has no collection to show.
    }
event-Advanced =
    { $why ->
        [best] Best exhibition:
        [second] Second-best exhibition:
        [detective] Reward for the arrest, { race-rank } in the race:
       *[bonus] Bonus:
    } { $seat_is ->
        [you] you advance { so-far }, to { to-where }{ last-round }.
       *[other] { $seat } advances { so-far }, to { to-where }{ last-round }.
    }
event-Stolen =
    { $seat_is ->
        [you] You steal from { $victim }: { $object }.
       *[other]
            { $victim_is ->
                [you] { $seat } steals from you: { $object }.
               *[other] { $seat } steals from { $victim }: { $object }.
            }
    }
event-Arrested =
    { $seat_is ->
        [you] Arrested: your { $thief }.
       *[other] Arrested: { $seat }’s { $thief }.
    }
event-Dozed =
    { $seat_is ->
        [you] No thief came: your detective catches nobody.
       *[other] No thief came: { $seat }’s detective catches nobody.
    }
event-Freed =
    { $seat_is ->
        [you] Out of prison: your { $thief }.
       *[other] Out of prison: { $seat }’s { $thief }.
    }
event-Honoured =
    { $bonus ->
        [8] The oldest object of all:
       *[other] The oldest object among the others:
    } { $younger_count ->
        [0]
            { $seat_is ->
                [you] { $object }, and it is yours.
               *[other] { $object }, and it is { $seat }’s.
            }
       *[other]
            { $seat_is ->
                [you] { $object }, yours; with 75 years for each of these it counts as { NUMBER($year, useGrouping: 0) }: { $younger }.
               *[other] { $object }, { $seat }’s; with 75 years for each of these it counts as { NUMBER($year, useGrouping: 0) }: { $younger }.
            }
    }
event-Compared =
    { $younger_count ->
        [0]
            { $seat_is ->
                [you] On the same square, the oldest object decides. Yours: { $object }.
               *[other] On the same square, the oldest object decides. { $seat } has: { $object }.
            }
       *[other]
            { $seat_is ->
                [you] On the same square, the oldest object decides. Yours: { $object }, counted as { NUMBER($year, useGrouping: 0) } with 75 years for each of these: { $younger }.
               *[other] On the same square, the oldest object decides. { $seat } has: { $object }, counted as { NUMBER($year, useGrouping: 0) } with 75 years for each of these: { $younger }.
            }
    }
event-Crowned =
    { $seat_is ->
        [you] Your final collection: { $objects }.
       *[other] { $seat }’s final collection: { $objects }.
    }

## What is asked, offered and refused

ask-AV-4 = go to the auction to buy, or to the castle to exhibit
ask-AV-5 = lay an action card; all are turned over together
ask-AV-R33b = choose what you would show
ask-AV-6_3 = your cheque is the biggest: buy one
ask-AV-R33 = choose what to show
ask-AV-7_20 = steal one object from the lit collection

pick-Go = go
pick-Go-place = Where to?
pick-Bid = bid
pick-Bid-cheque = Which cheque?
pick-Sneak = send a thief
pick-Sneak-thief = Which thief?
pick-Exhibit = exhibit
pick-Watch = post the detective
pick-Buy = buy
pick-Buy-house = From which house?
pick-Show = show
pick-Show-object = Which object?
pick-Keep = keep
pick-Keep-object = Which object?
pick-Steal = steal
pick-Steal-object = Which object?

move-Go =
    { $place ->
        [auction] to the auction house
       *[castle] to the castle
    }
move-Bid = bid { $cheque }
move-Sneak = send { $thief }
move-Exhibit =
    { $size ->
        [0] exhibit, although you have no collection
       *[other] exhibit a collection (of up to { $size } objects)
    }
move-Watch = post the detective
move-Buy = at { the-house }: { $object }
move-Show = show: { $object }
move-Keep = keep: { $object }
move-Steal = from { $victim }: { $object }

refusal-no-card-for-auction = You have neither a cheque nor a thief for the auction house.
refusal-house-empty = Nothing is left at { $house }.
refusal-not-on-show = Not in this collection: { $object }.
refusal-not-your-cheque = You have no cheque for { $cheque }.
refusal-thief-in-prison = In prison: { $thief }.
refusal-not-your-thief = Not yours: { $thief }.
refusal-place-first = First choose where to go, then lay a card.
refusal-action-laid = Your card for this round is laid.
refusal-buy-later = The biggest cheque buys, once all cards are turned over.
refusal-only-at-auction = Only at the auction house.
refusal-only-at-castle = Only at the castle.
refusal-another-object = Now you are asked about another object: { $object }.
refusal-must-show = Without this object there would be no collection: { $object }.
refusal-does-not-fit = This object does not fit into your collection: { $object }.

## The end

score =
    { $points ->
        [one] { $points } square
       *[other] { $points } squares
    }
ending-AV-9_4 =
    { $winners_is ->
        [you] You have the best place at the table: you win!
       *[other] { $winners } has the best place at the table, and wins.
    }
ending-AV-R55b =
    { $winners_is ->
        [you] A tie, but your final collection is the best: you win!
       *[other] A tie, but the final collection decides: { $winners } wins.
    }
ending-AV-R59 =
    { $winners_is ->
        [you] A tie, but you have the oldest object: you win!
       *[other] A tie, but the oldest object decides: { $winners } wins.
    }
ending-AV-R59b =
    { $winners_is ->
        [shared] A tie, and nothing to compare: you share the victory ({ $winners }).
       *[other] A tie, and nothing to compare: { $winners } share the victory.
    }
ending-AV-R60 =
    { $winners_is ->
        [you] A hundred rounds are enough: you win!
        [shared] A hundred rounds are enough, and there is nothing to compare: you share the victory ({ $winners }).
       *[other]
            { $winners_count ->
                [one] A hundred rounds are enough: { $winners } wins.
               *[other] A hundred rounds are enough, and there is nothing to compare: { $winners } share the victory.
            }
    }
part-best = best exhibition
part-second = second-best exhibition
part-detective = arrests
part-bonus = final bonus
tie-oldest = Year of the oldest object
tie-printed = Year printed on it
tie-collection = Objects in the final collection

## The table

table-round = Round { $round }
table-empty = nothing left
table-under =
    { $count ->
        [0] the last one
       *[other] { $count } more
    }
table-prison = Prison
table-till = till: { $total } F
table-hidden =
    { $count ->
        [one] + one hidden
       *[other] + { $count } hidden
    }
drawn-objects =
    { $count ->
        [one] one object
       *[other] { $count } objects
    }
table-cheques = cheques: { $cheques }
table-thieves = thieves: { $thieves }
drawn-shows = shows
table-chair = at the table, place { $chair }
table-salon = salon

## The board

board-bonus =
    { $final ->
        [yes] best collection +8, next +4
       *[no] oldest +8, next +4
    }
board-bonus-says =
    { $final ->
        [yes] At the end, the best collection of all brings 8 squares, the second-best 4.
       *[no] At the end, the oldest object of all brings its owner 8 squares. The oldest held by anybody else brings 4.
    }
board-pile = The number on the pile: how many still lie under it ({ $count }).
board-no-collection = nothing to show
board-pays-rival = moves { $best } if best, { $second } if second
board-track = The tour of the castles
board-table = Table
board-pays = best exhibition: { $best } squares, second: { $second }
board-guests = The players
board-auction = At the auction
board-castle = At the castle
board-phase-1 = Places
board-phase-2 = Actions
board-phase-3 = Auction
board-phase-4 = Castle
board-face-down = a card, face down
board-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-objects = Objects
board-cheques = Cheques
board-thieves = Thieves
board-cheque = cheque
board-thief = thief
board-paid =
    { $count ->
        [one] cheque in the till
       *[other] cheques in the till
    }
board-known = What is known of { $player }
board-on-show = Collections on show
board-last-exhibitions = The last exhibitions
board-series = The six series
board-your-objects = Your objects
board-your-collection = Your collection
board-show =
    { $count ->
        [0] Show nothing
       *[other] Show { $count }
    }
board-change = Change
board-all = Add all
board-none = Remove all
board-chosen = chosen
board-kept = kept
board-worth-count =
    { $count ->
        [one] one object
       *[other] { $count } objects
    }
board-worth-oldest = oldest { $year }
board-fit-missing = needs { $letters }
board-fit-first = { $letter } first
board-fit-few = too few together
board-fit-not = { $object }: { $why }.
board-collect = { $least } or more: same or neighbouring letters.
board-near =
    { $who ->
        [you] you could reach the table now
        [one] { $player } could reach the table now
       *[several] { $count } could reach the table now
    }
board-last-round = the last round: the table is reached
board-race = { race-rank } in the race
board-gap = There is a gap: { $letter } is missing.
board-more =
    { $count ->
        [one] One more object at least.
       *[other] { $count } more objects at least.
    }
board-nothing-fits = No three of your objects go together. You are asked anyway, so that nobody can tell.
board-not-exhibiting = You are not exhibiting. You are asked anyway, so that nobody can tell.
board-being-laid = Your collection is being laid face down.
board-all-laid = All is laid face down.
board-in-hand = { $count } in hand
board-not-in-hand = none in hand
board-pays-here = { $castle } pays you { $best } if best, { $second } if second
board-if-equal = larger wins; on a tie, the older
board-even = the same number: the older wins
board-alone = you are alone at the castle
board-ends =
    { $as ->
        [either] if best or second, to the table: the game ends
       *[best] if best, to the table: the game ends
    }
board-salon = The salon
board-exhibits = exhibits, holds { $count }
board-steals = { $thief }: takes one object
board-watches = detective: arrests thieves
board-laid = an action, face down
board-rank =
    { $place ->
        [1] best
        [2] second
       *[other] no reward
    }
board-to-table = { $walked } of { $all } squares to the table
board-at-table = place { $chair } at the table, { $walked } squares
board-treasures = What decides the end

## What things are

about-letter = Three objects or more whose letters are the same or neighbours, without a gap, make a collection.
    .rule = AV-7.4
about-place-auction = The biggest cheque buys the top object of one house. A single thief here takes that cheque.
    .rule = AV-6.3
about-place-castle = Exhibit a collection and advance, steal from those who exhibit, or arrest the thieves.
    .rule = AV-7.2
about-move-Exhibit = Show three objects or more with the same or neighbouring letters, without a gap. The best collection advances by the larger number of its castle, the second by the smaller.
    .rule = AV-7.3
about-move-Sneak = At the auction it takes the buyer’s cheque, unless another thief comes too. At the castle it takes one object from each collection, the higher number first; a detective sends it to prison.
    .rule = AV-7.18
about-move-Watch = Sends all thieves in the castle to prison. Then you advance as many squares as your rank: first 1, second 2, and so on. No thief, no reward.
    .rule = AV-7.27
about-move-Bid = Only for the auction. The biggest cheque buys and is gone; all others come back.
    .rule = AV-6.3
about-thief = The number on it is its turn: the higher one steals first. In prison it waits until others push it out of the last cell.
    .rule = AV-7.23
about-object = Its letter says what it can be shown with; its year breaks ties. At the end, the oldest object of all brings its owner 8 squares; the oldest held by anybody else brings 4.
    .rule = AV-7.4
about-stop = From here the best exhibition advances the larger number of squares, the second the smaller.
    .rule = AV-1.5
about-table = A pawn that gets here ends the game with this round. Then the bonuses are given, and the best place wins.
    .rule = AV-9.1
about-prison = A thief enters cell 1 and pushes the others on. Whoever is pushed out of the last cell goes free.
    .rule = AV-7.29
about-till = Cheques that have been paid are out of the game. The number says how many lie here.
    .rule = AV-6.5
about-house = The top object is for sale; then the next one is turned over.
    .rule = AV-2.3
about-laid = Face down. 1: where to go; 2: what to do there. All are turned over together.
    .rule = AV-5.3
about-seat = What everybody can count: squares, objects, cheques and thieves.
    .rule = AV-R10

## Options

option-family = Large family
    .help = Six to ten may play, too, with more colours and fifteen more objects. On by default: for up to five it changes nothing, and so any number of players is welcome.
option-long_track = Long track
    .help = Each castle’s two or three squares all count: a much longer game.
option-seventy_five = Seventy-five years
    .help = At the end, each object of the 1900s makes its owner’s oldest object 75 years older.
option-leaders_castle = Leader’s castle
    .help = The numbers of the leading pawn’s castle count for everybody.
option-final_exhibition = Final exhibition
    .help = The final bonus goes to the best collections, not to the oldest objects.
option-blind = Blind collections
    .help = Collections are chosen before the actions are turned over.
option-cells = Prison cells
    .help = How many cells there are with more than five players.
option-cells-five = five at most
option-cells-all = one for each player

## For who is new: what one wants, does, and when it ends; then what is explained once

start-want = the best place at the table, thanks to other people’s treasures.
start-turn = secretly choose auction or castle, then a card: all at the same time.
start-ends = when a pawn reaches the table. The oldest objects bring a last bonus.
goal = Exhibit your way to the best place at the table.
first-ask-AV-4 = Objects come from the auction; pawns advance at the castle. Everybody chooses at the same time.
    .look = place-auction place-castle
first-ask-AV-5 = Now you see who is where, but not what they will do. Being alone is worth a lot.
first-ask-AV-6_3 = Take a letter that you hold, or its neighbour; very old objects win ties. Number: how many lie beneath.
first-ask-AV-R33 = Three or more, same or neighbouring letters, no gap. Keep back what thieves must not get.
first-ask-AV-7_20 = One from each collection. Take what fits your letters, what is old, or what breaks up theirs.
how-bought = The biggest cheque buys and leaves the game (till), unless a lone thief takes it. All others come back.
first-Bought =
    { $seat_is ->
        [you] { how-bought }
       *[other]
            { $outbid_is ->
                [you] { how-bought }
                [shared] { how-bought }
               *[other] { "" }
            }
    }
how-pinched = A single thief at the auction gets the buyer’s cheque. With several thieves, nobody does.
first-Pinched =
    { $seat_is ->
        [you] { how-pinched }
       *[other]
            { $victim_is ->
                [you] { how-pinched }
               *[other] { "" }
            }
    }
first-Exhibited = Only the two largest collections advance. The same number? Then the oldest object decides.
first-Advanced =
    { $why ->
        [best] The best exhibition advances by the larger number of the castle where its own pawn stood.
        [second] The second-best exhibition advances by the smaller number of its own castle. Nobody else does.
        [detective] A detective advances as many squares as its rank in the race: whoever is behind gains more.
       *[bonus] At the very end: 8 squares for the oldest object of all, 4 for the next player’s oldest.
    }
    .each = { $why }
first-Stolen = A thief takes one object from each collection on show. The higher number goes first.
first-Arrested = A detective arrests all thieves at the castle. They keep their loot, and wait until others push them out.
    .look = prison
first-Missed = An exhibition without a collection counts for nothing. And now everybody knows it.
first-Dozed = No thief came to the castle, so the detective gains nothing.

## The lesson

lesson-first = Adel verpflichtet, move by move
lesson-first-goal = High society, and nobody here is quite honest. Exhibit collections in castles: that moves your pawn. Whoever ends furthest up this table wins.
    .title = The goal
lesson-first-place = Each round, everyone secretly picks a place: the auction, to get objects, or the castle, to exhibit them. The others have chosen. To the auction!
    .title = Auction or castle?
lesson-first-place-bare = You may. But a collection takes at least a trio of the same or neighbouring letters, and you have none yet.
lesson-first-bid = Now a second secret card: the action. The biggest cheque buys and is lost; all others come back. Keep your biggest: bid { $cheque }.
    .title = The biggest cheque buys
lesson-first-bid-both = A thief takes the buyer’s cheque. But { $rival } sent one, too, and then neither gets anything.
lesson-first-bid-much = It buys, too. But the cheque that wins is gone, and { $cheque } would have done.
lesson-first-bid-little = Outbid: { $other } laid a bigger cheque. Yours comes back, but you bought nothing.
lesson-first-buy = You buy. Same or neighbouring letters go together: { $object } fits your C and D. Take it. Number: how many lie beneath.
    .title = Letters
lesson-first-buy-alone = You may. But A is no neighbour of your C, D or F: it joins nothing.
lesson-first-pinch = { $rival } has your cheque: a lone thief takes the buyer’s. Otherwise it is lost, in the till. All at the auction again: send either thief!
    .title = A thief at the auction
lesson-first-pinch-outbid = You may. But { $other } laid a bigger cheque, and a thief would have taken it.
lesson-first-castle = { $cheque } for you! Your Cs and D make a collection: a trio or more, same letters or neighbours, no gap. To the castle!
    .title = A collection
lesson-first-castle-away = You may. But it is the castle that moves pawns, and { $other } would exhibit there alone.
lesson-first-exhibit = Lay the exhibition. Only the best collection and the second advance, by the left or right number of the place where their own pawn stands.
    .title = The castle’s numbers
lesson-first-exhibit-doze = You may. But no thief came: your detective catches nobody, and your pawn stays.
lesson-first-exhibit-steal = You may: your thief takes an object from { $other }. But your pawn stays where it is.
lesson-first-show = Tap your Cs and D, then Show. The larger collection wins. Nobody has to show everything: what is on show can be stolen.
    .title = Show it
lesson-first-equal = Both showed { $count }, the fewest allowed. Then the oldest object decides: { $object }, yours! You advance { $mine }, the second { $theirs }.
    .title = A tie
lesson-first-thief = All at the castle again; the others have something to show. A thief takes one object from each collection, the higher number first. Send one!
    .title = A thief at the castle
lesson-first-thief-doze = You may. But nobody sent a thief: your detective catches nobody.
lesson-first-thief-smaller = You may, and perhaps you would be best. But an object from each would make your collection far larger, for rounds to come.
lesson-first-steal = One from each collection. From { $other } the lesson took a C. From { $rival } you choose: the older E would join your D and F.
    .title = One from each
lesson-first-steal-younger = It joins them, too. But the older object wins ties: take that one.
lesson-first-steal-gap = You may. But an E would join your D and F: one big collection.
lesson-first-detective = You are all at the castle again. { $other } can show { $theirs }, you only { $mine }. Is { $rival } after loot? A detective arrests all thieves: lay it.
    .title = What will the others do?
lesson-first-detective-robbed = You may. But { $other } would be best. As second you advance less than for an arrest, and { $rival }’s thief takes one of your objects.
lesson-first-detective-thieves = You may. But a detective sends { $rival }’s thief to prison, and moves your pawn.
lesson-first-prison = { $rival } keeps the loot, but { $thief } sits in prison until new thieves push it out. You advanced by your rank in the race: second.
    .title = Prison, and a reward
lesson-first-oldest = Rounds later: if best, you reach the table and the game ends. A thief is here: keep back your oldest object, for a final bonus.
    .title = Keep something back
lesson-first-oldest-shown = Then { $thief } will take just that one, and its bonus, too. Nobody has to show everything.
lesson-first-count = At the table! Bonuses: the larger for the oldest object, the smaller for another player’s oldest. On a tie, the oldest wins. { $mine } to { $theirs }!
    .title = The end

## The guide: what one plays from. A line is a paragraph, or with a dash an item of a list

guide-goal =
    Bring your pawn from castle to castle to the table, and sit further up than anybody else when the game ends. Exhibitions, arrests and the final bonus move it; nothing else does.
    .title = What you want
guide-turn =
    Everybody does everything at the same time. First lay a place card face down: auction house or castle. All are turned over. Knowing who is where, lay an action card face down; all are turned over together.
    - Auction, cheque: the biggest one buys the top object of either house and is gone. All others come back.
    - Auction, thief: a single thief takes the cheque that bought. Several get nothing.
    - Castle, exhibition: show a collection, three or more objects with the same or neighbouring letters, no gap.
    - Castle, thief: takes one object of its choice from each collection. The higher number goes first.
    - Castle, detective: sends all thieves there to prison.
    .title = A round
guide-scoring =
    Your castle says how far an exhibition goes: the largest collection by the larger number, the second by the smaller. The same number? The oldest object shown decides.
    - A detective who arrests somebody advances as many squares as their rank: first 1, second 2, and so on.
    - Once a pawn is at the table, the round is played out and the game ends.
    - Then 8 squares for the oldest object of all, 4 for the oldest of another player. The furthest pawn wins; on the same square, the oldest object.
    .title = Advancing, and the end
guide-pieces =
    Everybody has four cheques, two thieves, an exhibition and a detective, and gets four objects. Letters A to F say what goes together, years which is older. No two years, cheques or thieves are alike.
    .title = The cards
guide-exceptions =
    - Nobody has to show everything, but whoever exhibits must show three if they can (AV-R34). What stays in hand is safe.
    - From the third collection on there is no reward, but thieves rob it all the same (AV-R37).
    - Thieves keep their loot, also in prison (AV-R44). There they wait until newcomers push them out of the last cell (AV-7.31).
    - At the auction nobody is arrested (AV-R30).
    - A detective without a thief gains nothing (AV-R46).
    - The bonus counts objects in hand, shown or not (AV-R57).
    .title = What people get wrong
shown-AV-7_9 = Both show three. The mask of 1468 is the oldest, so its owner is best: three squares against one.
shown-AV-9_1 = A pawn sits at the table. The thefts of this round still happen; then it is over.
shown-AV-R13 = The best goes by the numbers of Arundel, the second by those of the salon: each by their own castle.
shown-AV-R44 = The thief sits in prison. What it stole has gone to its owner’s hand all the same.
