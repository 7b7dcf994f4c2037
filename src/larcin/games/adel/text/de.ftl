### Adel verpflichtet auf Deutsch. Der Spieler wird geduzt.

title = Adel verpflichtet
blurb = Von Schloss zu Schloss mit fremden Schätzen: kaufen, bluffen, stehlen, ausstellen – und am Ende den besten Platz an der Tafel.

## Die Objekte

object-A1595 = Tonpfeife eines Freibeuters (A 1595)
object-A1610 = Tonpfeife aus Gouda (A 1610)
object-A1637 = langstielige holländische Pfeife (A 1637)
object-A1690 = Pfeife der Admiralität (A 1690)
object-A1712 = Pfeife aus Meißner Porzellan (A 1712)
object-A1748 = geschnitzter Meerschaumkopf (A 1748)
object-A1785 = Bruyèrepfeife eines Wildhüters (A 1785)
object-A1821 = Meerschaumpfeife mit Löwenkopf (A 1821)
object-A1856 = Seemannspfeife aus Walbein (A 1856)
object-A1902 = Pfeife eines Detektivs (A 1902)
object-B1540 = Nachtgeschirr aus gehämmertem Kupfer (B 1540)
object-B1577 = Topf aus böhmischem Glas (B 1577)
object-B1612 = Topf aus blauer Fayence (B 1612)
object-B1650 = Steinzeugtopf aus Gmunden (B 1650)
object-B1660 = Nachttopf aus Zinn (B 1660)
object-B1707 = Topf aus Sèvres (B 1707)
object-B1735 = geblümter Topf aus Delft (B 1735)
object-B1790 = Reisetopf eines Emigranten (B 1790)
object-B1838 = Krönungstopf mit Wappen (B 1838)
object-B1860 = Eisenbahntopf (B 1860)
object-B1889 = emaillierter Topf der Weltausstellung (B 1889)
object-C1468 = italienische Schandmaske (C 1468)
object-C1504 = Maske für die Nebensaison (C 1504)
object-C1530 = Turniermaske (C 1530)
object-C1625 = venezianische Halbmaske (C 1625)
object-C1666 = Fechtmaske (C 1666)
object-C1702 = Maske eines Pestarztes (C 1702)
object-C1763 = Maske des Nō-Theaters (C 1763)
object-C1830 = Tiroler Perchtenmaske (C 1830)
object-C1911 = Karnevalsmaske (C 1911)
object-D1925 = Stiefel eines Stummfilm-Vagabunden (D 1925)
object-D1932 = Spazierstock eines Komikers (D 1932)
object-D1938 = Chapeau claque eines Tänzers (D 1938)
object-D1945 = Lendenschurz eines Dschungelkönigs (D 1945)
object-D1946 = Handschuh eines Vamps (D 1946)
object-D1955 = Lippenstift einer berühmten Blondine (D 1955)
object-D1959 = Saxofon eines Jazzers (D 1959)
object-D1963 = Stiefel eines Gitarristen aus Liverpool (D 1963)
object-D1967 = runde Brille (D 1967)
object-D1969 = Gitarre eines Rockkönigs (D 1969)
object-E1688 = Holzpuppe (E 1688)
object-E1740 = Kreisel aus Elfenbein (E 1740)
object-E1774 = Zinnsoldat (E 1774)
object-E1815 = Papiertheater (E 1815)
object-E1845 = Schaukelpferd (E 1845)
object-E1872 = Blechlokomotive (E 1872)
object-E1890 = Spieldose (E 1890)
object-E1903 = Teddybär (E 1903)
object-E1928 = Aufziehauto (E 1928)
object-E1951 = mechanischer Roboter (E 1951)
object-F1867 = Schild eines Schweizer Schuhmachers (F 1867)
object-F1876 = Senfschild (F 1876)
object-F1884 = Seifenschild (F 1884)
object-F1898 = Kakaoschild (F 1898)
object-F1907 = Schild für indischen Tee (F 1907)
object-F1912 = Nähmaschinenschild (F 1912)
object-F1919 = Schuhcremeschild (F 1919)
object-F1927 = Reifenschild (F 1927)
object-F1934 = Käseschild (F 1934)
object-F1949 = Aperitifschild (F 1949)

## Schecks und Diebe

cheque-2500 = 2.500 F
cheque-3000 = 3.000 F
cheque-3500 = 3.500 F
cheque-4000 = 4.000 F
cheque-4500 = 4.500 F
cheque-5000 = 5.000 F
cheque-5500 = 5.500 F
cheque-6000 = 6.000 F
cheque-6500 = 6.500 F
cheque-7000 = 7.000 F
cheque-7500 = 7.500 F
cheque-8000 = 8.000 F
cheque-8500 = 8.500 F
cheque-9000 = 9.000 F
cheque-9500 = 9.500 F
cheque-10000 = 10.000 F
cheque-10500 = 10.500 F
cheque-11000 = 11.000 F
cheque-11500 = 11.500 F
cheque-12000 = 12.000 F
cheque-13000 = 13.000 F
cheque-13500 = 13.500 F
cheque-14000 = 14.000 F
cheque-14500 = 14.500 F
cheque-15000 = 15.000 F
cheque-15500 = 15.500 F
cheque-16000 = 16.000 F
cheque-16500 = 16.500 F
cheque-17000 = 17.000 F
cheque-17500 = 17.500 F
cheque-18000 = 18.000 F
cheque-18500 = 18.500 F
cheque-19000 = 19.000 F
cheque-19500 = 19.500 F
cheque-20000 = 20.000 F
cheque-20500 = 20.500 F
cheque-21000 = 21.000 F
cheque-21500 = 21.500 F
cheque-22000 = 22.000 F
cheque-22500 = 22.500 F
thief-1 = Dieb 1
thief-2 = Dieb 2
thief-3 = Dieb 3
thief-4 = Dieb 4
thief-5 = Dieb 5
thief-6 = Dieb 6
thief-7 = Dieb 7
thief-8 = Dieb 8
thief-9 = Dieb 9
thief-10 = Dieb 10
thief-11 = Dieb 11
thief-12 = Dieb 12
thief-13 = Dieb 13
thief-14 = Dieb 14
thief-15 = Dieb 15
thief-16 = Dieb 16
thief-17 = Dieb 17
thief-18 = Dieb 18
thief-19 = Dieb 19
thief-20 = Dieb 20

## Orte, Häuser, Farben und Serien

place-auction = Auktionshaus
place-castle = Schloss
house-mistie = Mistie’s & Saucebys
house-fine = Fine Antiques
series-A = Pfeifenköpfe
series-B = Nachttöpfe
series-C = Masken
series-D = Starsouvenirs
series-E = Spielzeug
series-F = Reklameschilder
action-Exhibit = Ausstellung
action-Watch = Detektiv
the-house =
    { $house ->
        [mistie] { house-mistie }
       *[fine] { house-fine }
    }
to-where =
    { $castle ->
        [salon] in den Salon
        [table] auf Platz { $chair } an der Tafel
       *[other] nach { $castle }
    }
so-far =
    { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }
last-round =
    { $why ->
        [bonus] { "" }
       *[other]
            { $castle ->
                [table] { "" }. Das Spiel endet mit dieser Runde
               *[other] { "" }
            }
    }
race-rank = Rang { $steps }

## Das Protokoll

event-Coloured =
    { $seat_is ->
        [you] Du bekommst Schecks über { $cheques }; { $thieves }.
       *[other] { $seat } bekommt Schecks über { $cheques }; { $thieves }.
    }
event-Dealt =
    { $objects_is ->
        [hidden] { $seat } nimmt vier Objekte auf.
       *[other]
            { $seat_is ->
                [you] Du nimmst auf: { $objects }.
               *[other] { $seat } nimmt auf: { $objects }.
            }
    }
event-Uncovered = Im Angebot bei { the-house }: { $object }.
event-Begun = Runde { $round }.
heading-Begun = Runde { $round }
event-Gathered =
    { $auction_count ->
        [0] Alle gehen aufs Schloss: { $castle }.
       *[other]
            { $castle_count ->
                [0] Alle gehen ins Auktionshaus: { $auction }.
               *[other] Ins Auktionshaus: { $auction }. Aufs Schloss: { $castle }.
            }
    }
event-Revealed = Alle Aktionen werden aufgedeckt.
event-Offered =
    { $seat_is ->
        [you] Du bietest { $cheque }.
       *[other] { $seat } bietet { $cheque }.
    }
event-Sent =
    { $place ->
        [auction]
            { $seat_is ->
                [you] Du schickst { $thief } ins Auktionshaus.
               *[other] { $seat } schickt { $thief } ins Auktionshaus.
            }
       *[castle]
            { $seat_is ->
                [you] Du schickst { $thief } aufs Schloss.
               *[other] { $seat } schickt { $thief } aufs Schloss.
            }
    }
event-Announced =
    { $seat_is ->
        [you] Du kündigst eine Ausstellung an.
       *[other] { $seat } kündigt eine Ausstellung an.
    }
event-Posted =
    { $seat_is ->
        [you] Du stellst deinen Detektiv auf.
       *[other] { $seat } stellt einen Detektiv auf.
    }
event-Bought =
    { $seat_is ->
        [you] Du kaufst: { $object }, für { $cheque } bei { the-house }.
       *[other]
            { $outbid_is ->
                [you] { $seat } überbietet dich und kauft: { $object }, für { $cheque }.
                [shared] { $seat } überbietet dich und kauft: { $object }, für { $cheque }.
               *[other] { $seat } kauft: { $object }, für { $cheque } bei { the-house }.
            }
    }
event-Emptied = { the-house } hat das letzte Objekt verkauft.
event-Unsold = Die Auktionshäuser sind leer: Alle gehen, wie sie kamen.
event-Paid =
    { $thieves_count ->
        [0] Der Scheck über { $cheque } kommt in die Kasse.
       *[other] Zu viele Diebe ({ $thieves }): Der Scheck über { $cheque } kommt in die Kasse.
    }
event-Pinched =
    { $seat_is ->
        [you] Du stibitzt { $victim } den Scheck: { $cheque }.
       *[other]
            { $victim_is ->
                [you] { $seat } stibitzt dir den Scheck: { $cheque }.
               *[other] { $seat } stibitzt { $victim } den Scheck: { $cheque }.
            }
    }
event-Lurked =
    { $place ->
        [auction]
            { $seat_is ->
                [you] Niemand kauft: Dein { $thief } findet keinen Scheck.
               *[other] Niemand kauft: { $thief } von { $seat } findet keinen Scheck.
            }
       *[castle]
            { $seat_is ->
                [you] Nichts ist ausgestellt: Dein { $thief } geht leer aus.
               *[other] Nichts ist ausgestellt: { $thief } von { $seat } geht leer aus.
            }
    }
event-Exhibited =
    { $seat_is ->
        [you] Du stellst { $objects_count } Objekte aus: { $objects }.
       *[other] { $seat } stellt { $objects_count } Objekte aus: { $objects }.
    }
event-Missed =
    { $seat_is ->
        [you] Du hast keine Sammlung zu zeigen.
       *[other] { $seat } hat keine Sammlung zu zeigen.
    }
event-Advanced =
    { $why ->
        [best] Beste Ausstellung:
        [second] Zweitbeste Ausstellung:
        [detective] Lohn der Verhaftung, { race-rank } im Rennen:
       *[bonus] Bonus:
    } { $seat_is ->
        [you] Du rückst { so-far } vor, { to-where }{ last-round }.
       *[other] { $seat } rückt { so-far } vor, { to-where }{ last-round }.
    }
event-Stolen =
    { $seat_is ->
        [you] Du bestiehlst { $victim }: { $object }.
       *[other]
            { $victim_is ->
                [you] { $seat } bestiehlt dich: { $object }.
               *[other] { $seat } bestiehlt { $victim }: { $object }.
            }
    }
event-Arrested =
    { $seat_is ->
        [you] Verhaftet: dein { $thief }.
       *[other] Verhaftet: { $thief } von { $seat }.
    }
event-Dozed =
    { $seat_is ->
        [you] Kein Dieb weit und breit: Dein Detektiv fängt niemanden.
       *[other] Kein Dieb weit und breit: Der Detektiv von { $seat } fängt niemanden.
    }
event-Freed =
    { $seat_is ->
        [you] Wieder frei: dein { $thief }.
       *[other] Wieder frei: { $thief } von { $seat }.
    }
event-Honoured =
    { $bonus ->
        [8] Das älteste Objekt von allen:
       *[other] Das älteste Objekt bei den anderen:
    } { $younger_count ->
        [0]
            { $seat_is ->
                [you] { $object }, und es gehört dir.
               *[other] { $object }, und es gehört { $seat }.
            }
       *[other]
            { $seat_is ->
                [you] { $object }, und es gehört dir; mit je 75 Jahren für die folgenden zählt es als { NUMBER($year, useGrouping: 0) }: { $younger }.
               *[other] { $object }, und es gehört { $seat }; mit je 75 Jahren für die folgenden zählt es als { NUMBER($year, useGrouping: 0) }: { $younger }.
            }
    }
event-Compared =
    { $younger_count ->
        [0]
            { $seat_is ->
                [you] Auf demselben Feld entscheidet das älteste Objekt. Deines: { $object }.
               *[other] Auf demselben Feld entscheidet das älteste Objekt. { $seat } hat: { $object }.
            }
       *[other]
            { $seat_is ->
                [you] Auf demselben Feld entscheidet das älteste Objekt. Deines: { $object }; mit je 75 Jahren für die folgenden zählt es als { NUMBER($year, useGrouping: 0) }: { $younger }.
               *[other] Auf demselben Feld entscheidet das älteste Objekt. { $seat } hat: { $object }; mit je 75 Jahren für die folgenden zählt es als { NUMBER($year, useGrouping: 0) }: { $younger }.
            }
    }
event-Crowned =
    { $seat_is ->
        [you] Deine Schlussausstellung: { $objects }.
       *[other] Schlussausstellung von { $seat }: { $objects }.
    }

## Was gefragt, angeboten und verweigert wird

ask-AV-4 = Ins Auktionshaus, um zu kaufen, oder aufs Schloss, um auszustellen?
ask-AV-5 = Leg eine Aktion; alle werden zusammen aufgedeckt
ask-AV-R33b = Wähl, was du zeigen würdest
ask-AV-6_3 = Dein Scheck ist der größte, kauf ein
ask-AV-R33 = Was zeigst du?
ask-AV-7_20 = Stiehl ein Objekt aus der beleuchteten Sammlung

pick-Go = gehen
pick-Go-place = Wohin?
pick-Bid = bieten
pick-Bid-cheque = Welchen Scheck?
pick-Sneak = einen Dieb schicken
pick-Sneak-thief = Welchen Dieb?
pick-Exhibit = ausstellen
pick-Watch = den Detektiv aufstellen
pick-Buy = kaufen
pick-Buy-house = In welchem Haus?
pick-Show = zeigen
pick-Show-object = Welches Objekt?
pick-Keep = behalten
pick-Keep-object = Welches Objekt?
pick-Steal = stehlen
pick-Steal-object = Welches Objekt?

move-Go =
    { $place ->
        [auction] ins Auktionshaus
       *[castle] aufs Schloss
    }
move-Bid = { $cheque } bieten
move-Sneak = { $thief } schicken
move-Exhibit =
    { $size ->
        [0] ausstellen, obwohl du keine Sammlung hast
       *[other] eine Sammlung ausstellen (bis zu { $size } Objekte)
    }
move-Watch = den Detektiv aufstellen
move-Buy = bei { the-house }: { $object }
move-Show = zeigen: { $object }
move-Keep = behalten: { $object }
move-Steal = von { $victim }: { $object }

refusal-no-card-for-auction = Du hast weder Scheck noch Dieb für das Auktionshaus.
refusal-house-empty = Bei { $house } ist nichts mehr zu haben.
refusal-not-on-show = Nicht in dieser Sammlung: { $object }.
refusal-not-your-cheque = Du hast keinen Scheck über { $cheque }.
refusal-thief-in-prison = Im Gefängnis: { $thief }.
refusal-not-your-thief = Nicht in deinem Dienst: { $thief }.
refusal-place-first = Wähl zuerst, wohin du gehst; dann legst du eine Karte.
refusal-action-laid = Deine Karte für diese Runde liegt schon.
refusal-buy-later = Der größte Scheck kauft, sobald alle Karten aufgedeckt sind.
refusal-only-at-auction = Nur im Auktionshaus.
refusal-only-at-castle = Nur im Schloss.
refusal-another-object = Jetzt geht es um ein anderes Objekt: { $object }.
refusal-must-show = Ohne dieses Objekt gäbe es keine Sammlung mehr: { $object }.
refusal-does-not-fit = Dieses Objekt passt nicht in deine Sammlung: { $object }.

## Das Ende

score =
    { $points ->
        [one] { $points } Feld
       *[other] { $points } Felder
    }
ending-AV-9_4 =
    { $winners_is ->
        [you] Du hast den besten Platz an der Tafel: Du gewinnst!
       *[other] { $winners } hat den besten Platz an der Tafel und gewinnt.
    }
ending-AV-R55b =
    { $winners_is ->
        [you] Gleichstand, aber deine Schlussausstellung ist die beste: Du gewinnst!
       *[other] Gleichstand, aber die Schlussausstellung entscheidet: { $winners } gewinnt.
    }
ending-AV-R59 =
    { $winners_is ->
        [you] Gleichstand, aber du hast das älteste Objekt: Du gewinnst!
       *[other] Gleichstand, aber das älteste Objekt entscheidet: { $winners } gewinnt.
    }
ending-AV-R59b =
    { $winners_is ->
        [shared] Gleichstand, und nichts zu vergleichen: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Gleichstand, und nichts zu vergleichen: { $winners } teilen sich den Sieg.
    }
ending-AV-R60 =
    { $winners_is ->
        [you] Hundert Runden sind genug: Du gewinnst!
        [shared] Hundert Runden sind genug, und nichts zu vergleichen: Ihr teilt euch den Sieg ({ $winners }).
       *[other]
            { $winners_count ->
                [one] Hundert Runden sind genug: { $winners } gewinnt.
               *[other] Hundert Runden sind genug, und nichts zu vergleichen: { $winners } teilen sich den Sieg.
            }
    }
part-best = beste Ausstellung
part-second = zweitbeste Ausstellung
part-detective = Verhaftungen
part-bonus = Bonus am Ende
tie-oldest = Jahr des ältesten Objekts
tie-printed = Aufgedrucktes Jahr
tie-collection = Objekte in der Schlussausstellung

## Der Tisch

table-round = Runde { $round }
table-empty = nichts mehr da
table-under =
    { $count ->
        [0] das letzte
       *[other] noch { $count }
    }
table-prison = Gefängnis
table-till = Kasse: { $total } F
table-hidden = + { $count } verdeckt
drawn-objects =
    { $count ->
        [one] ein Objekt
       *[other] { $count } Objekte
    }
table-cheques = Schecks: { $cheques }
table-thieves = Diebe: { $thieves }
drawn-shows = zeigt
table-chair = an der Tafel, Platz { $chair }
table-salon = Salon

## Das Brett

board-bonus =
    { $final ->
        [yes] beste Sammlung +8, nächste +4
       *[no] ältestes Objekt +8, nächstes +4
    }
board-bonus-says =
    { $final ->
        [yes] Am Ende bringt die beste Sammlung 8 Felder, die zweitbeste 4.
       *[no] Am Ende bringt das älteste Objekt von allen 8 Felder. Das älteste, das ein anderer hat, bringt 4.
    }
board-pile = Die Zahl am Stapel: So viele liegen noch darunter ({ $count }).
board-no-collection = nichts zu zeigen
board-pays-rival = rückt als beste um { $best } vor, als zweitbeste um { $second }
board-track = Die Tour der Schlösser
board-table = Tafel
board-pays = beste Ausstellung { $best }, zweitbeste { $second } { $second ->
        [one] Feld
       *[other] Felder
    }
board-guests = Die Spieler
board-auction = Im Auktionshaus
board-castle = Im Schloss
board-phase-1 = Orte
board-phase-2 = Aktionen
board-phase-3 = Auktion
board-phase-4 = Schloss
board-face-down = eine verdeckte Karte
board-place = { $place }.
board-objects = Objekte
board-cheques = Schecks
board-thieves = Diebe
board-cheque = Scheck
board-thief = Dieb
board-paid =
    { $count ->
        [one] Scheck in der Kasse
       *[other] Schecks in der Kasse
    }
board-known = Was man über { $player } weiß
board-on-show = Gezeigte Sammlungen
board-last-exhibitions = Die letzten Ausstellungen
board-series = Die sechs Serien
board-your-objects = Deine Objekte
board-your-collection = Deine Sammlung
board-show =
    { $count ->
        [0] Nichts zeigen
       *[other] { $count } zeigen
    }
board-change = Ändern
board-all = Alles hinein
board-none = Alles zurück
board-chosen = gewählt
board-kept = bleibt
board-worth-count =
    { $count ->
        [one] ein Objekt
       *[other] { $count } Objekte
    }
board-worth-oldest = ältestes von { $year }
board-fit-missing = braucht { $letters }
board-fit-first = erst { $letter }
board-fit-few = zu wenige beisammen
board-fit-not = { $object }: { $why }.
board-collect = { $least } oder mehr: gleiche oder benachbarte Buchstaben.
board-near =
    { $who ->
        [you] du kannst die Tafel erreichen
        [one] { $player } kann die Tafel erreichen
       *[several] { $count } können die Tafel erreichen
    }
board-last-round = letzte Runde: Tafel erreicht
board-race = { race-rank } im Rennen
board-gap = Da ist eine Lücke: { $letter } fehlt.
board-more =
    { $count ->
        [one] Noch mindestens ein Objekt.
       *[other] Noch mindestens { $count } Objekte.
    }
board-nothing-fits = Keine drei deiner Objekte passen zusammen. Gefragt wirst du trotzdem, damit es noch niemand merkt.
board-not-exhibiting = Du stellst nicht aus. Gefragt wirst du trotzdem, damit es noch niemand merkt.
board-being-laid = Deine Sammlung wird verdeckt gelegt.
board-all-laid = Alles liegt verdeckt.
board-in-hand = { $count } auf der Hand
board-not-in-hand = keins auf der Hand
board-pays-here = { $castle } bringt dir { $best } für die beste, { $second } für die zweitbeste
board-if-equal = die größere gewinnt, bei Gleichstand die ältere
board-even = gleich viele: die ältere gewinnt
board-alone = du bist allein im Schloss
board-ends =
    { $as ->
        [either] als beste oder zweitbeste an die Tafel: Das Spiel endet
       *[best] als beste an die Tafel: Das Spiel endet
    }
board-salon = Der Salon
board-exhibits = stellt aus, { $count } auf der Hand
board-steals = { $thief }: nimmt ein Objekt
board-watches = Detektiv: verhaftet Diebe
board-laid = eine verdeckte Aktion
board-rank =
    { $place ->
        [1] beste
        [2] zweitbeste
       *[other] ohne Lohn
    }
board-to-table = { $walked } von { $all } Feldern bis zur Tafel
board-at-table = an der Tafel, Platz { $chair }, { $walked } Felder
board-treasures = Was am Ende entscheidet

## Was die Dinge sind

about-letter = Drei Objekte oder mehr mit gleichen oder benachbarten Buchstaben, ohne Lücke, sind eine Sammlung.
    .rule = AV-7.4
about-place-auction = Der größte Scheck kauft das oberste Objekt eines Hauses. Kommt nur ein Dieb, nimmt er diesen Scheck.
    .rule = AV-6.3
about-place-castle = Hier stellt man aus und rückt vor, bestiehlt die Aussteller oder verhaftet die Diebe.
    .rule = AV-7.2
about-move-Exhibit = Zeig mindestens drei Objekte, deren Buchstaben lückenlos aufeinanderfolgen. Die beste Sammlung rückt um die größere Zahl ihres Schlosses vor, die zweite um die kleinere.
    .rule = AV-7.3
about-move-Sneak = Im Auktionshaus nimmt er den Scheck des Käufers, wenn kein zweiter Dieb kommt. Im Schloss nimmt er aus jeder Sammlung ein Objekt, die höhere Zahl zuerst; ein Detektiv bringt ihn ins Gefängnis.
    .rule = AV-7.18
about-move-Watch = Bringt alle Diebe im Schloss ins Gefängnis. Du rückst um deinen Rang vor: der Erste 1 Feld, der Zweite 2 … Ohne Dieb geschieht nichts.
    .rule = AV-7.27
about-move-Bid = Nur fürs Auktionshaus. Der größte Scheck kauft und ist weg; alle anderen kommen zurück.
    .rule = AV-6.3
about-thief = Die Zahl bestimmt die Reihenfolge: Die höhere stiehlt zuerst. Im Gefängnis wartet er, bis andere ihn aus der letzten Zelle schieben.
    .rule = AV-7.23
about-object = Sein Buchstabe sagt, womit es gezeigt werden kann, sein Jahr entscheidet bei Gleichstand. Am Ende bringt das älteste Objekt von allen 8 Felder; das älteste, das ein anderer hat, bringt 4.
    .rule = AV-7.4
about-stop = Von hier rückt die beste Ausstellung um die größere Zahl vor, die zweite um die kleinere.
    .rule = AV-1.5
about-table = Wer hier ankommt, beendet das Spiel mit dieser Runde. Dann gibt es die Boni, und der beste Platz gewinnt.
    .rule = AV-9.1
about-prison = Ein Dieb kommt in Zelle 1 und schiebt die anderen weiter. Wer aus der letzten geschoben wird, ist frei.
    .rule = AV-7.29
about-till = Bezahlte Schecks sind aus dem Spiel. Die Zahl sagt, wie viele hier liegen.
    .rule = AV-6.5
about-house = Das oberste Objekt steht zum Verkauf; dann wird das nächste aufgedeckt.
    .rule = AV-2.3
about-laid = Verdeckt. 1: wohin es geht; 2: was dort geschieht. Alle werden zugleich aufgedeckt.
    .rule = AV-5.3
about-seat = Was alle zählen können: Felder, Objekte, Schecks und Diebe.
    .rule = AV-R10

## Die Optionen

option-family = Große Familie
    .help = Auch sechs bis zehn dürfen spielen, mit mehr Farben und fünfzehn Objekten mehr. Normalerweise an: Bis zu fünf ändert das nichts, und so passt jede Spielerzahl.
option-long_track = Langer Weg
    .help = Jedes Schloss zählt seine zwei oder drei Felder: ein viel längeres Spiel.
option-seventy_five = Fünfundsiebzig Jahre
    .help = Am Ende macht jedes Objekt der Jahre 1900 bis 1999 das eigene älteste um 75 Jahre älter.
option-leaders_castle = Schloss des Führenden
    .help = Der Bruch im Schloss der führenden Figur gilt für alle.
option-final_exhibition = Schlussausstellung
    .help = Den Bonus am Ende bringen die besten Sammlungen, nicht die ältesten Objekte.
option-blind = Blinde Sammlungen
    .help = Sammlungen werden gewählt, bevor die Aktionen aufgedeckt sind.
option-cells = Zellen
    .help = Wie viele Zellen es bei mehr als fünf Spielern gibt.
option-cells-five = höchstens fünf
option-cells-all = eine für jeden Spieler

## Die Regeln, Absatz für Absatz

chapter-AV-0 = Einleitung

rule-AV-0_1 = Das Spiel heißt auf Deutsch Adel verpflichtet und auf Französisch Gentlemens Cambrioleurs; es ist von Klaus Teuber.
    .reading = F. X. Schmid hat es 1990 verlegt; das ist aus anderer Quelle bekannt.
rule-AV-0_2 = Man verkehrt wie Arsène Lupin in feinen Kreisen und hintergeht die anderen mit Eleganz.
rule-AV-0_3 = Der Zweck heiligt die Mittel: In Kragen und Krawatte bringt man mit Geld, Diebstahl, Bluff oder Kühnheit so schnell wie möglich etwas zum Ausstellen zusammen.
rule-AV-0_4 = Von Schloss zu Schloss macht man sich einen Namen und bekommt vielleicht den besten Platz beim Festmahl.
rule-AV-0_5 = Die besten Ausstellungen in den Schlössern bringen die Figuren voran.
    .reading = Genauer in AV-7.
rule-AV-0_6 = Wer ausstellen will, braucht Objekte und ersteigert sie.
    .reading = Genauer in AV-6.
rule-AV-0_7 = Man hüte sich vor Dieben: Sie schleichen in den Auktionshäusern und in den Schlössern umher.
rule-AV-0_8 = Man bestiehlt die anderen und fängt mit eigenen Detektiven deren Diebe.
rule-AV-0_9 = Im Grunde ist das Rennen ganz einfach.
    .reading = Steht vor AV-0.5.

chapter-AV-1 = Die Schachtel

rule-AV-1_1 = Die Schachtel enthält einen Spielplan, fünf Figuren, fünf Serien von zehn Karten in deren Farben und 45 Objekte.
    .reading = Kein Objekt, Scheck oder Dieb kommt hinzu, keiner geht verloren.
rule-AV-1_2 = Der Weg beginnt im Salon, wo der Kellner steht, führt von Schloss zu Schloss und endet an der Tafel.
    .reading = Gegeben sind nur zwei Namen, Inverarays 4, der Abstand von dort nach Culloden und ein 5/3: Alles andere ist rekonstruiert, auch Cullodens Bruch und die Lage der beiden.
rule-AV-1_3 = Im Grundspiel zählt jedes Schloss als ein Feld.
rule-AV-1_4 = Im längeren Spiel hat jedes Schloss zwei oder drei Felder.
    .reading = Siehe AV-10.1.
rule-AV-1_5 = In beiden sagt der Bruch auf einem Schloss, wie viele Felder man vorrückt.
    .reading = Siehe AV-7.13 und AV-7.15.
rule-AV-1_6 = Jeder beginnt mit einer Serie von zehn Karten: zwei Orten und acht Aktionen.
rule-AV-1_7 = Die beiden Orte sind das Auktionshaus und das Schloss; auf ihrer Rückseite steht eine 1.
rule-AV-1_8 = Vier der acht Aktionen sind Schecks über 50.000 Francs, in jeder Serie anders aufgeteilt.
    .reading = Zusammen, nicht jeder: AV-R3.
rule-AV-1_9 = Eine davon ist die Ausstellung.
    .reading = Sie verlässt ihren Besitzer nie.
rule-AV-1_10 = Zwei davon sind Diebe mit verschiedenen Werten.
    .reading = Siehe AV-R4.
rule-AV-1_11 = Eine davon ist der Detektiv.
    .reading = Er verlässt seinen Besitzer nie.
rule-AV-1_12 = Auf der Rückseite der acht Aktionen steht eine 2.
rule-AV-1_13 = Die 45 Objekte sind dazu da, Sammlungen zu bilden und auszustellen.
rule-AV-1_14 = Jedes Objekt hat eine Jahreszahl und einen Buchstaben.
    .reading = Keine zwei haben dieselbe Jahreszahl: AV-R5.

chapter-AV-2 = Der Aufbau

rule-AV-2_1 = Die Farben werden ausgelost; jeder nimmt Figur und Serie seiner Farbe.
    .reading = Siehe AV-R68.
rule-AV-2_2 = Die Objekte werden gemischt, und jeder bekommt vier davon verdeckt.
    .reading = Nur ihr Besitzer sieht sie: AV-R10.
rule-AV-2_3 = Die anderen bilden zwei gleiche Stapel in den Häusern Mistie’s & Saucebys und Fine Antiques.
    .reading = So gleich wie möglich: AV-R1.
rule-AV-2_4 = Die erste Karte jedes der beiden Stapel wird aufgedeckt.
rule-AV-2_5 = Alle Figuren beginnen im Salon, beim Kellner.

chapter-AV-3 = Der Ablauf

rule-AV-3_1 = Jede Runde hat vier Phasen.
rule-AV-3_2 = In einer Runde versucht man entweder, ein Objekt zu erwerben, oder im Schloss der eigenen Figur auszustellen.
    .reading = Nur eine Zusammenfassung: AV-R9.
rule-AV-3_3 = Man hat die Wahl, und jeder muss sich für eines von beiden entscheiden.
    .reading = Niemand passt: AV-R24.
rule-AV-3_4 = Nur eine Ausstellung bringt eine Figur voran.
    .reading = Ein Versehen: AV-R67.
rule-AV-3_5 = Wer ausstellen oder Sammlungen erneuern will, muss Objekte erwerben, und zwar im Auktionshaus.
    .reading = „dans les salles d’expositions“ ist ein Versehen: AV-R8.
rule-AV-3_6 = Kurz: Erworben wird im Auktionshaus, ausgestellt im Schloss.

chapter-AV-4 = Erste Phase

rule-AV-4_1 = Jeder entscheidet sich heimlich zwischen Auktionshaus und Schloss.
    .reading = Siehe AV-R20.
rule-AV-4_2 = Er legt diesen Ort verdeckt vor sich hin.
    .reading = Bis der letzte liegt, darf man noch wechseln: AV-R72.
rule-AV-4_3 = Haben alle gewählt, werden die Orte aufgedeckt, und jeder sieht, was die anderen gewählt haben.

chapter-AV-5 = Zweite Phase

rule-AV-5_1 = Je nachdem, was die anderen gelegt haben, legt jeder eine zweite Karte, eine Aktion.
rule-AV-5_2 = Auch sie wird verdeckt gelegt.
rule-AV-5_3 = Haben alle ihre gelegt, werden alle Aktionen aufgedeckt; was dann geschieht, sagen die dritte und die vierte Phase.
    .reading = Alle auf einmal: AV-R25.
rule-AV-5_4 = Im Auktionshaus kann man mit einem Scheck kaufen.
rule-AV-5_5 = Oder man kann mit einem Dieb den Scheck des Käufers stehlen.
rule-AV-5_6 = Im Schloss kann man ausstellen.
    .reading = Auch ohne Sammlung: AV-R23.
rule-AV-5_7 = Oder man kann ein oder mehrere Objekte stehlen.
rule-AV-5_8 = Oder man kann einen oder mehrere Diebe fangen.

chapter-AV-6 = Dritte Phase: die Auktion

rule-AV-6_1 = Diese Phase betrifft alle, die das Auktionshaus gewählt haben.
rule-AV-6_2 = Jeder von ihnen hat also einen Scheck oder einen Dieb gelegt.
    .reading = Anderes wird dort nicht gelegt: AV-R22.
rule-AV-6_3 = Wer den höchsten Scheck gelegt hat, nimmt die oberste Karte eines der beiden Stapel.
    .reading = Welchen Stapel, wählt der Käufer: AV-R32.
rule-AV-6_4 = Ist ein Stapel aufgebraucht, kommt die Karte vom anderen.
    .reading = Sind es beide: AV-R21.
rule-AV-6_5 = Der Scheck des Käufers kommt in die Kasse.
    .reading = Für immer: AV-R11.
rule-AV-6_6 = Wer einen Dieb gelegt hat, darf den Scheck des Käufers nehmen.
    .reading = Ohne Rückfrage: AV-R27.
rule-AV-6_7 = Ohne Käufer gibt es keinen Scheck zu stehlen.
rule-AV-6_8 = Sind es mehrere Diebe, kann der Scheck nicht gestohlen werden.
rule-AV-6_9 = Schecks früherer Runden kann man nicht nehmen.
    .reading = Siehe AV-R31.
rule-AV-6_10 = Der Käufer wählt eine Karte ihres Alters wegen oder um eines Buchstabens willen, der eine Sammlung beginnt oder vergrößert.

chapter-AV-7 = Vierte Phase: das Schloss

rule-AV-7_1 = Diese Phase betrifft alle, die das Schloss gewählt haben.
rule-AV-7_2 = Drei Aktionen sind hier möglich: ausstellen, stehlen oder einen Dieb verhaften.
rule-AV-7_3 = Wer ausstellt, muss eine Sammlung von Objekten vorzeigen.
    .reading = Genau eine: AV-R37.
rule-AV-7_4 = Eine Sammlung hat mindestens drei Objekte, die im Alphabet aufeinanderfolgen.
    .reading = Buchstaben dürfen sich wiederholen, aber keiner zwischen dem ersten und dem letzten darf fehlen.
rule-AV-7_5 = Zum Beispiel ABC oder CDE, aber auch DEE, AAA oder BBC.
rule-AV-7_6 = Je größer eine Sammlung, desto mehr ist sie wert.
rule-AV-7_7 = So ist AABCCC kleiner als EEEEEFF.
rule-AV-7_8 = Zeigen mehrere eine Sammlung, werden nur die beiden größten belohnt.
rule-AV-7_9 = Zwischen gleich großen Sammlungen entscheidet das älteste Objekt.
    .reading = Das älteste gezeigte: AV-R35.
rule-AV-7_10 = Niemand muss alle seine Karten zeigen.
    .reading = Aber mindestens drei: AV-R34.
rule-AV-7_11 = Je mehr Diebe man vermutet, desto vorsichtiger ist man.
rule-AV-7_12 = Die Gewinner rücken dank ihrer Sammlung auf dem Spielplan vor.
rule-AV-7_13 = Wer die größte hat, rückt um die obere Zahl des Bruchs im eigenen Schloss vor.
    .reading = Siehe AV-R13.
rule-AV-7_14 = Zum Beispiel rückt man von Inveraray vier Felder vor, nach Culloden.
rule-AV-7_15 = Der Zweite rückt um die untere Zahl vor.
rule-AV-7_16 = Bei 5/3 zum Beispiel drei Felder.
    .reading = Ein anderes Schloss als Inveraray: AV-R14.
rule-AV-7_17 = Im Grundspiel zählt ein Schloss als ein Feld, wie oft es auch unterteilt ist.
    .reading = Wie AV-1.3.
rule-AV-7_18 = Um zu stehlen, muss man einen Dieb gelegt haben.
rule-AV-7_19 = Stellt niemand aus, gibt es nichts zu stehlen.
rule-AV-7_20 = Stellt jemand aus, darf der Dieb aus jeder ausgestellten Sammlung eine Karte nehmen.
    .reading = Siehe AV-R39.
rule-AV-7_21 = Eine Karte, die nicht ausgestellt ist, kann er nicht nehmen.
rule-AV-7_22 = Sind es mehrere Diebe, darf jeder aus jeder Sammlung eine Karte nehmen.
rule-AV-7_23 = Das Geschick der Diebe gibt ihre Reihenfolge.
    .reading = Die höhere Zahl kommt zuerst.
rule-AV-7_24 = Ein Dieb 5 kommt vor einem Dieb 3.
rule-AV-7_25 = Stellen drei aus und stehlen zwei andere, bekommt jeder der beiden Diebe drei Karten.
rule-AV-7_26 = Der Dieb wählt die Karte, nicht der Aussteller.
rule-AV-7_27 = Um einen Dieb zu verhaften, muss man einen Detektiv gelegt haben.
rule-AV-7_28 = Die Diebe, falls welche da sind, werden von den Detektiven gefasst und kommen ins Gefängnis.
    .reading = Alle von allen: AV-R47.
rule-AV-7_29 = Es gibt fünf Zellen mit je einem Dieb, und man schiebt einander weiter.
rule-AV-7_30 = Wer in Zelle 1 kommt, schiebt den, der dort war, in Zelle 2, und so fort.
rule-AV-7_31 = Aus Zelle 5 kommt man frei, sobald ein sechster Dieb eintrifft.
    .reading = Siehe AV-R52.
rule-AV-7_32 = Werden mehrere Diebe zugleich gefasst, geht der kleinste zuerst hinein.
    .reading = Siehe AV-R51.
rule-AV-7_33 = Es gibt nicht mehr Zellen als Spieler.
rule-AV-7_34 = Drei Spieler benutzen nur die ersten drei Zellen.
rule-AV-7_35 = Der Detektiv wird mit so vielen Feldern belohnt, wie der Rang seiner Figur bei der Verhaftung beträgt.
    .reading = Siehe AV-R49.
rule-AV-7_36 = Der Dritte zum Beispiel rückt drei Felder vor.
rule-AV-7_37 = Stehlen hat seine Gefahren.
    .reading = Steht vor AV-7.27.
rule-AV-7_38 = So beginnt sich das Stehlen zu lohnen.
    .reading = Steht zwischen AV-7.25 und AV-7.26.
rule-AV-7_39 = Ein Bild vom Gefängnis lädt die Diebe ein.
    .reading = „entrez en prison ...“

chapter-AV-8 = Bemerkungen

rule-AV-8_1 = Es kann sein, dass niemand einen der Orte gewählt hat.
    .reading = Dann entfällt seine Phase: AV-R71.
rule-AV-8_2 = Es kann auch sein, dass man an einem Ort allein ist, was viel wert ist; nutzen muss man es selbst.
rule-AV-8_3 = Nach den vier Phasen beginnt eine neue Runde mit einer neuen ersten Phase.
rule-AV-8_4 = Jeder nimmt seinen Ort und seine Aktion zurück.
    .reading = Mit zwei Ausnahmen: AV-R53.

chapter-AV-9 = Das Ende

rule-AV-9_1 = Sobald eine Figur ein Feld der Tafel erreicht, endet das Spiel mit dieser Runde.
    .reading = Siehe AV-R54.
rule-AV-9_2 = Ein Bonus von acht Feldern geht an den, der das älteste Objekt vorweist.
    .reading = Siehe AV-R57.
rule-AV-9_3 = Ein Bonus von vier Feldern geht an den Nächsten.
    .reading = An den nächsten Spieler: AV-R56.
rule-AV-9_4 = Wer den besten Platz an der Tafel hat, gewinnt.
    .reading = Den am weitesten vorn. Zum Gleichstand siehe AV-R59.
rule-AV-9_5 = Bevor gezählt wird, gibt es noch eine Überraschung.
    .reading = Steht vor AV-9.2: der Bonus.

chapter-AV-10 = Variante: der lange Weg

rule-AV-10_1 = Für ein viel längeres Spiel zählt man so viele Felder, wie die Schlösser unterteilt sind.
    .reading = Option „long_track“.
rule-AV-10_2 = Die Felder eines Schlosses haben für Aussteller alle denselben Bruch.
    .reading = Siehe AV-R18.

chapter-AV-11 = Variante: fünfundsiebzig Jahre

rule-AV-11_1 = Diese Variante soll das Gewicht der Karte 1468 ausgleichen.
rule-AV-11_2 = Jedes eigene Objekt der Jahre ab 1900 macht das eigene älteste um 75 Jahre älter.
    .reading = Option „seventy_five“. Nur am Ende: AV-R63.
rule-AV-11_3 = Zum Beispiel zählt 1748 mit sechs Objekten der Jahre ab 1900 als 1298.
    .reading = „1748 + 450“ ist ein Versehen: AV-R61.

chapter-AV-12 = Große Familien

rule-AV-12_1 = Mit weiteren Serien in anderen Farben können sechs bis zehn spielen.
    .reading = Option „family“, normalerweise an: Bis zu fünf ändert sie nichts. Siehe AV-R68.
rule-AV-12_2 = Das wird wahrscheinlich sehr lustig.
rule-AV-12_3 = Dafür braucht man rund fünfzehn Objekte mehr.
    .reading = Genau fünfzehn: AV-R65.

chapter-AV-13 = Andere Spiele

rule-AV-13_1 = Die letzte Seite preist vier andere Spiele an und nennt die Adresse des Ladens, der sie verkauft.

chapter-AV-R = Unsere Entscheidungen

rule-AV-R1 = Lassen sich die Objekte nicht gleich teilen, bekommt Mistie’s & Saucebys eines mehr.
    .reading = 45 weniger vier für jeden Spieler ist immer ungerade.
rule-AV-R2 = Zwei bis fünf spielen, am besten drei bis fünf; sechs bis zehn als große Familie.
    .reading = Die Anleitung nennt für das gewöhnliche Spiel keine Zahl; andere Ausgaben schon.
rule-AV-R3 = Die vier Schecks einer Farbe sind zusammen 50.000 Francs wert.
rule-AV-R4 = Im ganzen Spiel haben keine zwei Diebe denselben Wert und keine zwei Schecks.
rule-AV-R5 = Keine zwei Objekte haben dieselbe Jahreszahl, also ist von zweien immer eines älter.
    .reading = „différemment datés“
rule-AV-R6 = Es gibt sechs Buchstaben, A bis F, und A folgt nicht auf F.
rule-AV-R7 = Druckfehler sind berichtigt: Ausstellung, Inveraray.
    .reading = Der Titel bleibt, wie er gedruckt ist.
rule-AV-R8 = Beide Male, wo die Anleitung „salle(s) d’exposition(s)“ sagt, meint sie das Auktionshaus.
rule-AV-R9 = Es gelten die Aktionen, die für einen Ort aufgezählt sind, nicht die Zusammenfassung dessen, was man versucht.
    .reading = Im Schloss erwirbt ein Dieb Objekte, und ein Detektiv kauft nicht und stellt nicht aus.
rule-AV-R10 = Geheim sind die ausgeteilten, nie gezeigten Objekte, die Reihenfolge der Stapel und was gerade gewählt wird; alles andere haben alle gesehen und wissen es für immer.
    .reading = Jeder kennt also die Schecks und Diebe der anderen, und die Sicht behält sie; der Bildschirm zeigt sie nur mit der Merkhilfe. Was verdeckt liegt, zählt noch zur Hand.
rule-AV-R11 = Das nächste Objekt eines Stapels wird nach einem Verkauf sofort aufgedeckt; was in der Kasse liegt, ist aus dem Spiel.
rule-AV-R12 = Man darf im Salon ausstellen; er zahlt wie das erste Schloss.
    .reading = Sonst könnte niemand anfangen.
rule-AV-R13 = Für jeden der beiden Gewinner gilt der Bruch des Schlosses, in dem die eigene Figur steht.
    .reading = „la case de son château“
rule-AV-R13b = Der Bruch im Schloss der führenden Figur gilt für beide Gewinner.
    .reading = Option „leaders_castle“, die Regel des Verlags. Wer führt, wird zu Beginn der vierten Phase festgestellt, ob er ausstellt oder nicht. Alle Figuren im Salon: 3/1.
rule-AV-R14 = Die Beispiele mit 4 und mit 5/3 handeln von zwei verschiedenen Schlössern.
rule-AV-R15 = Vorrücken ist keine Wahl und geschieht immer ganz.
    .reading = „il peut progresser“
rule-AV-R16 = Auf einem Feld dürfen beliebig viele Figuren stehen.
rule-AV-R17 = Beide Gewinner ziehen zugleich, jeder von dem Schloss aus, in dem er zu Beginn der vierten Phase stand.
rule-AV-R18 = Auf dem langen Weg steht eine Figur auf einem der Felder eines Schlosses.
rule-AV-R19 = Die Tafel hat max(5, Spieler − 1) + 8 Plätze, acht mehr, als man ohne Bonus erreicht: dreizehn bis zu sechs Spielern, siebzehn bei zehn; niemand kommt über den letzten hinaus.
rule-AV-R20 = Wer weder einen Scheck noch einen freien Dieb hat, kann nicht ins Auktionshaus gehen.
    .reading = Das Schloss geht immer.
rule-AV-R21 = Sind beide Stapel aufgebraucht, darf man noch ins Auktionshaus gehen, aber dort wird nichts verkauft und nichts gestohlen.
rule-AV-R22 = Schecks gehören nur ins Auktionshaus, Ausstellung und Detektiv nur ins Schloss.
rule-AV-R23 = Die Ausstellung darf man auch ohne Sammlung legen; sie gilt dann nicht, hat keinen Rang, und aus ihr wird nicht gestohlen.
    .reading = Wer mindestens drei Objekte hält, was alle sehen, wird nach einer Sammlung gefragt, ob er eine hat oder nicht.
rule-AV-R24 = Niemand passt: jede Runde ein Ort und eine Aktion.
rule-AV-R25 = Alle Aktionen werden zugleich aufgedeckt, bevor etwas verkauft wird.
rule-AV-R26 = Zwei Schecks sind nie gleich hoch, denn keine zwei sind gleich.
    .reading = Siehe AV-R4. Andere Sätze gibt es nicht, also auch keine Regel dafür.
rule-AV-R27 = Der Scheck wird ohne Rückfrage gestohlen.
    .reading = „peut chiper“
rule-AV-R28 = Ein gestohlener Scheck gehört von da an dem Dieb und kann wieder gestohlen werden.
rule-AV-R29 = Schecks, die nichts gekauft haben, kommen auf die Hand zurück.
rule-AV-R30 = Diebe im Auktionshaus werden nie verhaftet und kommen auf die Hand zurück.
rule-AV-R31 = Nur der in dieser Runde bezahlte Scheck kann gestohlen werden.
rule-AV-R32 = Der Käufer muss eine Karte nehmen und wählt den Stapel, nachdem die Aktionen aufgedeckt sind.
rule-AV-R33 = Sammlungen werden nach dem Aufdecken der Aktionen gewählt, heimlich und gleichzeitig, und zusammen gezeigt.
rule-AV-R33b = Sammlungen werden blind gewählt: nachdem die letzte Aktion gelegt ist und bevor eine aufgedeckt wird.
    .reading = Option „blind“. Alle im Schloss mit mindestens drei Objekten werden gefragt, ob sie ausstellen oder nicht, und so oft, wie sie Objekte haben; beide Zahlen sind bekannt, also sieht niemand, wer ausstellt.
rule-AV-R34 = Wer die Ausstellung gelegt und eine Sammlung hat, muss eine von mindestens drei Karten zeigen.
rule-AV-R35 = Das älteste Objekt einer Sammlung ist das älteste gezeigte, nicht das älteste auf der Hand.
rule-AV-R36 = Wer allein ausstellt, ist Erster; einen Zweiten gibt es dann nicht.
rule-AV-R37 = Jeder zeigt eine Sammlung; ab der dritten bringt sie nichts ein, aber aus ihr kann gestohlen werden.
rule-AV-R38 = Was gezeigt und nicht gestohlen wurde, kommt auf die Hand zurück.
rule-AV-R39 = Ein Dieb muss aus jeder Sammlung, in der noch eine ist, eine Karte nehmen.
rule-AV-R40 = Ist eine Sammlung aufgebraucht, bekommen die übrigen Diebe nichts daraus.
rule-AV-R41 = Ein Dieb bedient sich in der Reihenfolge der Ränge aus allen Sammlungen, bevor der nächste an die Reihe kommt.
rule-AV-R42 = Ein Dieb nimmt aus jeder Sammlung eine Karte und nicht mehr.
    .reading = So zählt AV-7.25.
rule-AV-R43 = Ein Diebstahl kann eine Sammlung zerreißen, ändert aber keinen schon bezahlten Rang.
rule-AV-R44 = Diebe behalten ihre Beute, auch wenn sie verhaftet werden.
rule-AV-R45 = Detektive verhaften Diebe und werden bezahlt, auch wenn niemand ausstellt.
rule-AV-R46 = Ohne Dieb gewinnt ein Detektiv nichts; ohne Detektiv kehren alle Diebe zu ihren Besitzern zurück.
rule-AV-R47 = Mehrere Detektive werden alle voll bezahlt; jeder Dieb wird einmal verhaftet.
rule-AV-R48 = Ein Detektiv wird einmal bezahlt, wie viele Diebe auch gefasst werden.
rule-AV-R49 = Die Ränge gelten, nachdem die Aussteller gezogen sind und bevor ein Detektiv zieht: einer mehr, als Figuren weiter vorn stehen.
    .reading = Figuren auf einem Feld teilen sich den besseren Rang.
rule-AV-R50 = Auch sechs bis zehn Spieler haben fünf Zellen.
rule-AV-R50b = Es gibt so viele Zellen wie Spieler, auch bei sechs bis zehn.
    .reading = Option „cells=all“, wie in einer Ausgabe für sechs.
rule-AV-R51 = Diebe kommen einer nach dem anderen in Zelle 1, der kleinste zuerst, und jeder schiebt die anderen weiter; der kleinste kommt also zuerst frei.
rule-AV-R52 = Wer hinausgeschoben wird, kehrt sofort auf die Hand seines Besitzers zurück, auch in der Runde seiner Verhaftung.
    .reading = Dafür braucht es fünf Zellen und sechs Diebe.
rule-AV-R53 = Nicht zurückgenommen werden der Scheck des Käufers und die Diebe im Gefängnis.
rule-AV-R54 = Jeder Platz an der Tafel beendet das Spiel, auch wenn ihn ein Detektiv erreicht; Diebstähle und Verhaftungen der Runde finden noch statt.
rule-AV-R55 = Der Bonus geht an das eine älteste Objekt, nicht an die beste Sammlung.
rule-AV-R55b = Der Bonus geht an die beste und die zweitbeste Sammlung, die am Ende für alle gesucht werden; sie lösen auch einen Gleichstand auf.
    .reading = Option „final_exhibition“, die Regel des Verlags. Ohne Sammlung kein Bonus. AV-11.2 ändert daran nichts.
rule-AV-R56 = Der Bonus von vier geht an den nächsten Spieler; niemand bekommt beide.
rule-AV-R57 = Jedes Objekt auf der Hand zählt für den Bonus; wer keines hat, bekommt keinen.
rule-AV-R58 = Beide Boni werden zugleich gegeben; sie können eine Figur vom Schloss an die Tafel bringen, und jede Figur zählt für den Sieg.
rule-AV-R59 = Zwischen Figuren auf demselben Feld entscheidet das ältere älteste Objekt.
    .reading = Nach den Jahren, die zählen, wenn AV-11.2 gespielt wird. Die verglichenen Objekte werden allen gezeigt.
rule-AV-R59b = Wer gleichauf liegt und nichts zu vergleichen hat, teilt sich den Sieg.
    .reading = Kein Objekt, oder keine Sammlung, wenn AV-R55b gespielt wird.
rule-AV-R60 = Nach hundert Runden endet das Spiel, als hätte eine Figur die Tafel erreicht.
    .reading = Irgendwann muss man nach Hause. Als Grund wird das nur genannt, wenn in der hundertsten Runde niemand an die Tafel gekommen ist.
rule-AV-R61 = Jahre werden abgezogen, nicht hinzugezählt.
rule-AV-R62 = Gemeint sind die Jahre 1900 bis 1999; das älteste Objekt zählt mit, wenn es dazugehört.
rule-AV-R63 = Die 75 Jahre zählen für den Bonus und den letzten Gleichstand; in Ausstellungen gelten die gedruckten Jahre.
rule-AV-R64 = Zwischen gleich gewordenen Jahren gewinnt das ältere gedruckte.
rule-AV-R65 = Für sechs bis zehn Spieler gibt es genau fünfzehn Objekte mehr.
rule-AV-R66 = Die Varianten lassen sich frei verbinden.
rule-AV-R67 = Ausstellungen, Detektive und der Bonus am Ende bringen Figuren voran, und sonst nichts.
    .reading = Gegen AV-3.4.
rule-AV-R68 = Bis zu fünf Spieler losen unter den fünf gedruckten Farben; sechs bis zehn nehmen diese fünf und losen die anderen.
rule-AV-R69 = Auf dem langen Weg ist der Salon ein Feld, und Ränge gehen nach Feldern.
rule-AV-R70 = Der Bonus wird ohne Rückfrage gegeben, und die Objekte, die ihn bringen, werden allen gezeigt.
    .reading = Mit AV-11.2 auch die Objekte der Jahre ab 1900, die zählen.
rule-AV-R71 = Die Phase eines Ortes, den niemand gewählt hat, entfällt; sitzt nach der letzten Runde niemand an der Tafel, gewinnt die vorderste Figur.
rule-AV-R72 = Was verdeckt liegt, darf man ändern, bis der Letzte gewählt hat; die anderen sehen weder die Änderung noch ihren Zeitpunkt.
rule-AV-R73 = Ein Aussteller geht die Objekte seiner Hand nach Buchstabe und Jahr durch und sagt von jedem, ob er es zeigt; alle tun das gleichzeitig, Objekt für Objekt. Was man von einem Objekt gesagt hat, gilt, sobald alle über ihres entschieden haben.
    .reading = Es gibt also so viele Fragen wie Objekte auf der Hand, und die kann jeder zählen: Weder die Fragen noch ihre Zahl verraten eine Sammlung. Wer eine erzwungene Frage sofort beantwortet, dem sähe man an, dass er nichts zu wählen hat; darum wählt man am Bildschirm die ganze Sammlung, und dann wird für jedes Objekt nach derselben Zeit geantwortet, erzwungen oder nicht.
rule-AV-R74 = Eine Ausstellung ohne Sammlung sagt allen, dass ihr Besitzer keine auf der Hand hatte.
    .reading = Das folgt aus AV-R34; die Sicht behält es, und gedachte Hände stimmen damit überein.

## Für Neue: was man will, was man tut, wann Schluss ist; dann, was nur einmal erklärt wird

start-want = den besten Platz an der Tafel, dank der Schätze anderer Leute.
start-turn = wählst du heimlich Auktion oder Schloss, dann eine Karte. Alle zugleich.
start-ends = wenn eine Figur die Tafel erreicht. Die ältesten Objekte bringen noch Felder.
goal = Stell aus und hol dir den besten Platz.
first-ask-AV-4 = Objekte gibt es im Auktionshaus, vorwärts geht es auf dem Schloss. Alle wählen gleichzeitig.
    .look = place-auction place-castle
first-ask-AV-5 = Jetzt siehst du, wer wo ist, aber nicht, was sie tun. Allein zu sein ist viel wert.
first-ask-AV-6_3 = Nimm einen Buchstaben, den du hast, oder einen Nachbarn; Altes gewinnt bei Gleichstand. Die Zahl: So viele liegen darunter.
first-ask-AV-R33 = Drei oder mehr, gleiche oder benachbarte Buchstaben, ohne Lücke. Lass weg, was kein Dieb bekommen soll.
first-ask-AV-7_20 = Aus jeder Sammlung eins. Nimm, was deine verbindet, was alt ist oder was ihre zerreißt.
how-bought = Der größte Scheck kauft und ist dann aus dem Spiel (Kasse), wenn ihn kein einzelner Dieb nimmt. Die anderen kommen zurück.
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
how-pinched = Ein einzelner Dieb bei der Auktion bekommt den Scheck des Käufers. Bei mehreren bekommt ihn keiner.
first-Pinched =
    { $seat_is ->
        [you] { how-pinched }
       *[other]
            { $victim_is ->
                [you] { how-pinched }
               *[other] { "" }
            }
    }
first-Exhibited = Nur die zwei größten Sammlungen rücken vor. Gleich viele? Dann entscheidet das älteste Objekt.
first-Advanced =
    { $why ->
        [best] Die beste Ausstellung rückt um die größere Zahl des Schlosses vor, auf dem ihre Figur stand.
        [second] Die zweitbeste rückt um die kleinere Zahl ihres eigenen Schlosses vor. Sonst niemand.
        [detective] Ein Detektiv bringt so viele Felder, wie der Rang zählt: Wer hinten liegt, gewinnt mehr.
       *[bonus] Ganz am Ende: 8 Felder für das älteste Objekt, 4 für das älteste des nächsten Spielers.
    }
    .each = { $why }
first-Stolen = Ein Dieb nimmt aus jeder gezeigten Sammlung ein Objekt. Die höhere Zahl ist zuerst dran.
first-Arrested = Ein Detektiv verhaftet alle Diebe im Schloss. Sie behalten die Beute und warten, bis andere sie hinausschieben.
    .look = prison
first-Missed = Eine Ausstellung ohne Sammlung zählt nichts. Und jetzt wissen es alle.
first-Dozed = Kein Dieb kam ins Schloss, also bekommt der Detektiv nichts.

## Die Lektion

lesson-first = Adel verpflichtet, Zug um Zug
lesson-first-goal = Feine Gesellschaft, und ganz ehrlich ist hier niemand. Wer auf Schlössern Schätze ausstellt, rückt vor. Wer am Ende am weitesten an der Tafel sitzt, gewinnt.
    .title = Das Ziel
lesson-first-place = Jede Runde wählen alle heimlich: ins Auktionshaus, um Objekte zu bekommen, oder aufs Schloss, um sie auszustellen. Geh ins Auktionshaus!
    .title = Auktion oder Schloss?
lesson-first-place-bare = Das darfst du. Aber eine Sammlung braucht mindestens ein Trio mit gleichen oder benachbarten Buchstaben, und du hast noch keins.
lesson-first-bid = Jetzt heimlich die zweite Karte: die Aktion. Der größte Scheck kauft und ist weg, alle anderen kommen zurück. Behalt deinen größten: Biete { $cheque }.
    .title = Der größte Scheck
lesson-first-bid-both = Ein Dieb nimmt den Scheck des Käufers. Aber auch { $rival } hat einen geschickt, und dann bekommt ihn keiner.
lesson-first-bid-much = Damit kaufst du auch. Aber der Scheck, der gewinnt, ist weg, und { $cheque } hätten genügt.
lesson-first-bid-little = Überboten: { $other } hat einen größeren Scheck gelegt. Deiner kommt zurück, aber gekauft hast du nichts.
lesson-first-buy = Du kaufst. Gleiche oder benachbarte Buchstaben passen zusammen: { $object } zu deinem C und D. Greif zu! Die Zahl: So viele liegen darunter.
    .title = Buchstaben
lesson-first-buy-alone = Das darfst du. Aber A ist kein Nachbar von C, D oder F: Es passt zu nichts.
lesson-first-pinch = { $rival } hat deinen Scheck: Ein einzelner Dieb nimmt den des Käufers, sonst verschwindet er in der Kasse. Wieder alle bei der Auktion: Schick einen Dieb!
    .title = Ein Dieb bei der Auktion
lesson-first-pinch-outbid = Das darfst du. Aber { $other } hat mehr geboten, und ein Dieb hätte den Scheck bekommen.
lesson-first-castle = { $cheque } für dich! Deine C und D sind eine Sammlung: mindestens ein Trio, gleiche oder benachbarte Buchstaben, ohne Lücke. Auf zum Schloss!
    .title = Eine Sammlung
lesson-first-castle-away = Das darfst du. Aber vorwärts geht es auf dem Schloss, und dort wäre { $other } allein.
lesson-first-exhibit = Leg die Ausstellung. Nur die beste und die zweitbeste Sammlung rücken vor: um die linke oder rechte Zahl dort, wo die eigene Figur steht.
    .title = Die Zahlen am Schloss
lesson-first-exhibit-doze = Das darfst du. Aber es kam kein Dieb: Dein Detektiv fängt niemanden, und deine Figur bleibt stehen.
lesson-first-exhibit-steal = Das darfst du: Dein Dieb nimmt { $other } ein Objekt weg. Aber deine Figur bleibt stehen.
lesson-first-show = Tipp deine C und dein D an, dann Zeigen. Die größere Sammlung gewinnt. Du musst nicht alles zeigen: Was zu sehen ist, kann gestohlen werden.
    .title = Zeigen
lesson-first-equal = Beide zeigten { $count }, weniger geht nicht. Dann entscheidet das älteste Objekt: { $object }, deins! Du rückst um { $mine } vor, der andere um { $theirs }.
    .title = Gleich viele
lesson-first-thief = Wieder sind alle auf dem Schloss. Die anderen können etwas zeigen. Ein Dieb nimmt aus jeder Sammlung ein Objekt, die höhere Zahl zuerst. Schick einen!
    .title = Ein Dieb auf dem Schloss
lesson-first-thief-doze = Das darfst du. Aber niemand hat einen Dieb geschickt: Dein Detektiv fängt niemanden.
lesson-first-thief-smaller = Das darfst du, und vielleicht gewinnst du. Aber mit einem Objekt von jedem wird deine Sammlung viel größer, und das für viele Runden.
lesson-first-steal = Aus jeder Sammlung eins. Bei { $other } nahm die Lektion ein C für dich. Bei { $rival } wählst du: Das ältere E verbindet dein D mit F.
    .title = Aus jeder eins
lesson-first-steal-younger = Das verbindet sie auch. Aber bei Gleichstand gewinnt das ältere: Nimm das.
lesson-first-steal-gap = Das darfst du. Aber ein E verbindet dein D mit deinen F zu einer großen Sammlung.
lesson-first-detective = Ihr seid alle wieder auf dem Schloss. { $other } kann { $theirs } zeigen, du nur { $mine }. Was plant { $rival }? Ein Detektiv verhaftet alle Diebe: Leg ihn.
    .title = Was tun die anderen?
lesson-first-detective-robbed = Das darfst du. Aber { $other } zeigt mehr. Als zweitbeste bringt deine Sammlung weniger als eine Verhaftung, und der Dieb von { $rival } nimmt dir ein Objekt.
lesson-first-detective-thieves = Das darfst du. Aber ein Detektiv bringt den Dieb von { $rival } ins Gefängnis und deine Figur voran.
lesson-first-prison = { $rival } behält die Beute, aber { $thief } sitzt, bis neue Diebe ihn hinausschieben. Du lagst auf dem zweiten Rang: So viele Felder rückst du vor.
    .title = Gefängnis und Rang
lesson-first-oldest = Runden später: Die beste Sammlung führt an die Tafel, das ist die letzte Runde. Ein Dieb ist da: Behalt dein ältestes Objekt für einen Schlussbonus.
    .title = Nicht alles zeigen
lesson-first-oldest-shown = { $thief } nimmt genau das und den Bonus gleich mit. Niemand muss alles zeigen.
lesson-first-count = Tafel erreicht. Bonus: der große für das älteste Objekt, der kleine für das älteste eines anderen. Bei Gleichstand gewinnt das älteste. { $mine } zu { $theirs }!
    .title = Der Schluss

## Die Anleitung: eine Seite zum Spielen. Eine Zeile ist ein Absatz, mit einem Strich davor ein Punkt einer Liste

guide-goal =
    Bring deine Figur von Schloss zu Schloss an die Tafel und sitz dort am Ende weiter vorn als alle anderen. Ausstellungen, Verhaftungen und der Bonus am Schluss bringen sie voran, sonst nichts.
    .title = Was du willst
guide-turn =
    Alle tun alles gleichzeitig. Zuerst legen alle verdeckt einen Ort: Auktionshaus oder Schloss. Dann wird aufgedeckt. Nun wissen alle, wer wo ist, und legen verdeckt eine Aktion; auch die werden zusammen aufgedeckt.
    - Auktion, Scheck: Der größte kauft das oberste Objekt eines der Häuser und ist weg. Alle anderen kommen zurück.
    - Auktion, Dieb: Ein einzelner nimmt den Scheck, der gekauft hat. Mehrere bekommen nichts.
    - Schloss, Ausstellung: Zeig eine Sammlung, drei oder mehr Objekte mit gleichen oder benachbarten Buchstaben, ohne Lücke.
    - Schloss, Dieb: Er nimmt aus jeder Sammlung ein Objekt seiner Wahl. Die höhere Zahl zuerst.
    - Schloss, Detektiv: Er bringt alle Diebe dort ins Gefängnis.
    .title = Eine Runde
guide-scoring =
    Dein Schloss sagt, wie weit eine Ausstellung kommt: die größte Sammlung um die größere Zahl, die zweite um die kleinere. Gleich viele? Dann entscheidet das älteste gezeigte Objekt.
    - Ein Detektiv, der jemanden verhaftet, rückt so viele Felder vor, wie sein Rang zählt: 1, 2, 3 …
    - Sobald eine Figur an der Tafel ist, wird die Runde zu Ende gespielt, dann ist Schluss.
    - Dann 8 Felder für das älteste Objekt von allen, 4 für das älteste eines anderen. Die vorderste Figur gewinnt; auf demselben Feld das älteste Objekt.
    .title = Vorrücken und Schluss
guide-pieces =
    Alle haben vier Schecks, zwei Diebe, eine Ausstellung und einen Detektiv und bekommen vier Objekte. Die Buchstaben A bis F sagen, was zusammenpasst, die Jahre, was älter ist. Jahre, Schecks und Diebe gibt es nie doppelt.
    .title = Die Karten
guide-exceptions =
    - Niemand muss alles zeigen, aber wer ausstellt und kann, zeigt mindestens drei (AV-R34). Was auf der Hand bleibt, ist sicher.
    - Ab der dritten bringt eine Sammlung nichts, bestohlen wird sie trotzdem (AV-R37).
    - Diebe behalten ihre Beute, auch im Gefängnis (AV-R44). Dort warten sie, bis neue sie aus der letzten Zelle schieben (AV-7.31).
    - Im Auktionshaus wird niemand verhaftet (AV-R30).
    - Ohne Dieb bekommt ein Detektiv nichts (AV-R46).
    - Für den Bonus zählt jedes Objekt auf der Hand, gezeigt oder nicht (AV-R57).
    .title = Was oft falsch gemacht wird
shown-AV-7_9 = Beide zeigen drei. Die Maske von 1468 ist die älteste, also ist ihre Ausstellung die beste: drei Felder gegen eins.
shown-AV-9_1 = Eine Figur sitzt an der Tafel. Gestohlen wird in dieser Runde noch, dann ist Schluss.
shown-AV-R13 = Die beste rückt nach den Zahlen von Arundel vor, die zweite nach denen des Salons: jede nach dem eigenen Schloss.
shown-AV-R44 = Der Dieb sitzt im Gefängnis. Was er gestohlen hat, ist trotzdem auf der Hand seines Herrn.
