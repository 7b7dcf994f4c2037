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
the-colour =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [purple] purple
        [orange] orange
        [pink] pink
        [brown] brown
        [black] black
       *[white] white
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

## The log

event-Coloured =
    { $seat_is ->
        [you] You play { the-colour }: cheques of { $cheques }; { $thieves }.
       *[other] { $seat } plays { the-colour }: cheques of { $cheques }; { $thieves }.
    }
event-Dealt =
    { $objects_is ->
        [hidden] { $seat } takes up four objects.
       *[other]
            { $seat_is ->
                [you] You take up: { $objects }.
               *[other] { $seat } takes up: { $objects }.
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
        [you] You buy for { $cheque } at { the-house }: { $object }.
       *[other] { $seat } buys for { $cheque } at { the-house }: { $object }.
    }
event-Unsold = The auction houses are empty: everybody leaves as they came.
event-Paid =
    { $thieves_count ->
        [0] The cheque for { $cheque } goes into the till.
       *[other] The thieves get in each other’s way ({ $thieves }): the cheque for { $cheque } goes into the till.
    }
event-Pinched =
    { $seat_is ->
        [you] You pinch the cheque of { $victim }: { $cheque }.
       *[other]
            { $victim_is ->
                [you] { $seat } pinches your cheque: { $cheque }.
               *[other] { $seat } pinches the cheque of { $victim }: { $cheque }.
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
        [detective] Reward for the arrest:
       *[bonus] Bonus:
    } { $seat_is ->
        [you] you advance { so-far }, to { to-where }.
       *[other] { $seat } advances { so-far }, to { to-where }.
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
       *[other] Arrested: { $thief } of { $seat }.
    }
event-Freed =
    { $seat_is ->
        [you] Out of prison: your { $thief }.
       *[other] Out of prison: { $thief } of { $seat }.
    }
event-Honoured =
    { $younger_count ->
        [0]
            { $seat_is ->
                [you] An old treasure of yours: { $object }.
               *[other] An old treasure of { $seat }: { $object }.
            }
       *[other]
            { $seat_is ->
                [you] An old treasure of yours: { $object }; with 75 years for each of these it counts as { NUMBER($year, useGrouping: 0) }: { $younger }.
               *[other] An old treasure of { $seat }: { $object }; with 75 years for each of these it counts as { NUMBER($year, useGrouping: 0) }: { $younger }.
            }
    }
event-Crowned =
    { $seat_is ->
        [you] Your final collection: { $objects }.
       *[other] The final collection of { $seat }: { $objects }.
    }

## What is asked, offered and refused

ask-AV-4 = choose where to go this round
ask-AV-5 = lay an action
ask-AV-R33b = put your collection together, unseen: show this object?
ask-AV-6_3 = choose what to buy
ask-AV-R33 = put your collection together: show this object?
ask-AV-7_20 = choose what to steal

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
refusal-wrong-place = That card is not for the place you chose ({ $place }).
refusal-another-object = Now it is about another object: { $object }.
refusal-must-show = Without this object there would be no collection: { $object }.
refusal-does-not-fit = This object does not fit into your collection: { $object }.

## The end

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
       *[other] A hundred rounds are enough: { $winners } wins.
    }

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
table-objects =
    { $count ->
        [one] one object
       *[other] { $count } objects
    }
table-cheques = cheques: { $cheques }
table-thieves = thieves: { $thieves }
table-shows = shows
table-chair = at the table, place { $chair }
table-salon = salon

## The board

board-track = The tour of the castles
board-table = Table
board-pays = best exhibition { $best }, second { $second } squares
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
board-so-far =
    { $size ->
        [0] Nothing chosen yet,
        [one] One object chosen,
       *[other] { $size } objects chosen,
    } { $left ->
        [0] this is the last one.
        [one] one more to come.
       *[other] { $left } more to come.
    }

## Options

option-family = Large family
    .help = Six to ten may play, too, with more colours and fifteen more objects. On by default: for up to five it changes nothing, and so every number of players is welcome.
option-long_track = Long track
    .help = Each castle counts its two or three squares: a much longer game.
option-seventy_five = Seventy-five years
    .help = At the end, each object of the 1900s makes one’s oldest object 75 years older.
option-leaders_castle = Leader’s castle
    .help = The fraction of the leading pawn’s castle counts for everybody.
option-final_exhibition = Final exhibition
    .help = The final bonus goes to the best collections, not to the oldest objects.
option-blind = Blind collections
    .help = Collections are chosen before the actions are turned over.
option-cells = Prison cells
    .help = How many cells there are with more than five players.
option-cells-five = five at most
option-cells-all = one for each player
