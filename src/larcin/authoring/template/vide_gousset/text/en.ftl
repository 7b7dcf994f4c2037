title = Vide-gousset
blurb = Three rounds for pickpockets: the highest card takes the purse, unless somebody had the same idea.

event-Dealt =
    { $seat_is ->
        [you] You are dealt { $hand }.
       *[other] { $seat } is dealt three cards.
    }
event-Revealed =
    { $seat_is ->
        [you] You turn over a { $card }.
       *[other] { $seat } turns over a { $card }.
    }
event-Taken =
    { $seat_is ->
        [you] You take the purse
       *[other] { $seat } takes the purse
    } with a { $card }: { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
event-Stayed = All cards cancel each other out: the purse stays.

move-Lay = Lay a { $card }
ask-VG-2_2 = choose a card to lay face down
pick-Lay-card = Which card?
refusal-not-in-hand = You do not hold a { $card }.

score =
    { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
ending-VG-3_1 =
    { $winners_is ->
        [you] You have the most coins, and win.
       *[other] { $winners } has the most coins, and wins.
    }
ending-VG-R1 =
    { $winners_is ->
        [shared] Equally rich at the top: you share the victory ({ $winners }).
       *[other] Equally rich at the top: { $winners } share the victory.
    }

option-lowest = The lowest card takes the purse
    .help = Instead of the highest one.

view-chosen = Have chosen
view-laid = Cards on the table
view-purse = In the purse
view-coins = Coins
