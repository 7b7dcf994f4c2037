### Les Voleurs de couronnes auf Deutsch. Wer spielt, wird geduzt.

title = Die Kronendiebe
blurb = Durch eines von zwölf Toren in die Stadt, an den Wächtern vorbei zu Schlüssel und Krone und damit heim in den Wald: Aber jeder kann dir die Wächter auf den Hals hetzen.

## Karten und Farben

card-forced-march = Eilmarsch
card-skeleton-key = Dietrich
card-door = Tür
card-hidden-thief = Versteckter Dieb
card-blocked-thief = Festgehaltener Dieb
card-sleeping-guard = Schlafender Wächter
card-arrow = Pfeilschuss
card-plus-two = Plus zwei
card-broken-bow = Zerbrochener Bogen
card-secret-door = Geheimtür
card-found-thief = Gefundener Dieb
card-woken-guard = Geweckter Wächter
objective-red = rote Krone
objective-orange = orangefarbene Krone
objective-yellow = gelbe Krone
objective-green = grüne Krone
objective-turquoise = türkisfarbene Krone
objective-blue = blaue Krone
objective-violet = violette Krone
objective-white = weiße Krone
the-crown =
    { $colour ->
        [red] die rote Krone
        [orange] die orangefarbene Krone
        [yellow] die gelbe Krone
        [green] die grüne Krone
        [turquoise] die türkisfarbene Krone
        [blue] die blaue Krone
        [violet] die violette Krone
       *[white] die weiße Krone
    }
the-key =
    { $colour ->
        [red] den roten Schlüssel
        [orange] den orangefarbenen Schlüssel
        [yellow] den gelben Schlüssel
        [green] den grünen Schlüssel
        [turquoise] den türkisfarbenen Schlüssel
        [blue] den blauen Schlüssel
        [violet] den violetten Schlüssel
       *[white] den weißen Schlüssel
    }
the-colour =
    { $colour ->
        [red] rot
        [orange] orange
        [yellow] gelb
        [green] grün
        [turquoise] türkis
        [blue] blau
        [violet] violett
       *[white] weiß
    }

## Figuren und Richtungen

figure-thief = Dieb
figure-guard-1 = Wächter 1
figure-guard-2 = Wächter 2
figure-guard-3 = Wächter 3
figure-guard-4 = Wächter 4
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
direction-north = nach Norden
direction-east = nach Osten
direction-south = nach Süden
direction-west = nach Westen
where-here = hier
where-north = im Norden
where-east = im Osten
where-south = im Süden
where-west = im Westen
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
means-key = für den Schlüssel
means-card = mit einem Dietrich
boosted-true = mit Plus zwei
boosted-false = ohne Karte
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
        [key] : Schlüssel, { the-colour }
        [crown] : Krone, { the-colour }
        [circle] : ein roter Kreis
        [home] : { the-crown } nach Hause!
        [tower] : ein Turm
        [gate] : ein Tor
       *[nothing] { "" }
    }
steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }

## Das Protokoll

event-Dealt =
    { $objectives_is ->
        [hidden] { $seat } nimmt Aufträge und zwei Karten auf.
       *[other]
            { $seat_is ->
                [you] Deine Aufträge: { $objectives }. Deine Karten: { $cards }.
               *[other] { $seat } nimmt Aufträge ({ $objectives }) und Karten ({ $cards }) auf.
            }
    }
event-Started =
    { $seat_is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
event-Placed =
    { $seat_is ->
        [you] Du startest auf Kreis { $circle }.
       *[other] { $seat } startet auf Kreis { $circle }.
    }
event-Begun =
    { $seat_is ->
        [you] Zug { $turn }: du.
       *[other] Zug { $turn }: { $seat }.
    }
heading-Begun = Zug { $turn } · { $seat }
event-Recovered =
    { $markers ->
        [one]
            { $seat_is ->
                [you] Du nimmst eine Merkkrone zurück.
               *[other] { $seat } nimmt eine Merkkrone zurück.
            }
       *[other]
            { $seat_is ->
                [you] Du nimmst { $markers } Merkkronen zurück.
               *[other] { $seat } nimmt { $markers } Merkkronen zurück.
            }
    }
event-Rolled =
    { $seat_is ->
        [you] Du würfelst { $number },
       *[other] { $seat } würfelt { $number },
    } { $mode ->
        [shared] zu teilen zwischen Dieb und Wächter.
        [alone] für den Dieb allein.
       *[each] für den Dieb und für einen Wächter.
    }
event-Walked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] Du gehst von { $start } nach { $end } ({ steps }).
               *[other] { $seat } geht von { $start } nach { $end } ({ steps }).
            }
       *[other]
            { $seat_is ->
                [you] Du führst { the-figure } von { $start } nach { $end } ({ steps }).
               *[other] { $seat } führt { the-figure } von { $start } nach { $end } ({ steps }).
            }
    }
event-Unlocked =
    { $how ->
        [passing]
            { $seat_is ->
                [you] Du bekommst { the-key }.
               *[other] { $seat } bekommt { the-key }.
            }
       *[reaching]
            { $seat_is ->
                [you] Du greifst hinüber und bekommst { the-key }.
               *[other] { $seat } greift hinüber und bekommt { the-key }.
            }
    }
event-Taken =
    { $how ->
        [passing]
            { $seat_is ->
                [you] Du nimmst { the-crown } { with-what }.
               *[other] { $seat } nimmt { the-crown } { with-what }.
            }
       *[reaching]
            { $seat_is ->
                [you] Du greifst hinüber und nimmst { the-crown } { with-what }.
               *[other] { $seat } greift hinüber und nimmt { the-crown } { with-what }.
            }
    }
event-Delivered =
    { $seat_is ->
        [you] Du bringst heim: { $objective }.
       *[other] { $seat } bringt heim: { $objective }.
    } { $left ->
        [0] Es war die letzte!
       *[other] Noch { $left }.
    }
event-Teleported =
    { $seat_is ->
        [you] Du springst auf Kreis { $circle }.
       *[other] { $seat } springt auf Kreis { $circle }.
    }
event-Attacked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] Du greifst { $target } an, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } greift dich an, { with-boost }.
                       *[other] { $seat } greift { $target } an, { with-boost }.
                    }
            }
       *[other]
            { $seat_is ->
                [you] Du lässt { the-figure } angreifen, gegen { $target }, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } lässt { the-figure } angreifen, gegen dich, { with-boost }.
                       *[other] { $seat } lässt { the-figure } angreifen, gegen { $target }, { with-boost }.
                    }
            }
    }
event-Boosted =
    { $seat_is ->
        [you] Du spielst Plus zwei dagegen.
       *[other] { $seat } spielt Plus zwei dagegen.
    }
event-Fought =
    { $won ->
        [true] { $attack } gegen { $defence }: Der Angriff gelingt.
       *[false] { $attack } gegen { $defence }: Der Angriff misslingt.
    }
event-Beaten =
    { $seat_is ->
        [you] Deine Merkkrone kommt auf { the-guard }: Er schläft bis zu deinem nächsten Zug.
       *[other] Eine Merkkrone von { $seat } kommt auf { the-guard }: Er schläft bis zum nächsten Zug von { $seat }.
    }
event-Aimed =
    { $seat_is ->
        [you] Du schießt auf { $target } ({ the-figure },
       *[other]
            { $target_is ->
                [you] { $seat } schießt auf dich ({ the-figure },
               *[other] { $seat } schießt auf { $target } ({ the-figure },
            }
    } Entfernung { $distance }, { $bow ->
        [tower] von einem Turm).
       *[card] mit einer Karte).
    }
event-Broken =
    { $seat_is ->
        [you] Du spielst einen zerbrochenen Bogen: kein Schuss.
       *[other] { $seat } spielt einen zerbrochenen Bogen: kein Schuss.
    }
event-Shot =
    { $face ->
        [target] Der Würfel zeigt ein Ziel,
       *[flop] Der Würfel zeigt eine Niete,
    } der andere { $number }: { $hit ->
        [true] getroffen!
       *[false] daneben.
    }
event-Lost =
    { $seat_is ->
        [you] Du verlierst { the-crown }.
       *[other] { $seat } verliert { the-crown }.
    }
event-Worn =
    { $seat_is ->
        [you] Du setzt { the-crown } auf.
       *[other] { $seat } setzt { the-crown } auf.
    }
event-Returned = Zurück in den Vorrat: { the-crown }.
event-Marched =
    { $seat_is ->
        [you] Du spielst einen Eilmarsch ({ the-figure }): zwei Punkte mehr.
       *[other] { $seat } spielt einen Eilmarsch ({ the-figure }): zwei Punkte mehr.
    }
event-Closed =
    { $seat_is ->
        [you] Du schließt Tor { $gate }.
       *[other] { $seat } schließt Tor { $gate }.
    }
event-Opened =
    { $seat_is ->
        [you] Du öffnest Tor { $gate }.
       *[other] { $seat } öffnet Tor { $gate }.
    }
event-Hid =
    { $seat_is ->
        [you] Du versteckst deinen Dieb.
       *[other] { $seat } versteckt sich.
    }
event-Blocked =
    { $seat_is ->
        [you] Du hältst { $target } fest.
       *[other]
            { $target_is ->
                [you] { $seat } hält dich fest.
               *[other] { $seat } hält { $target } fest.
            }
    }
event-Lulled =
    { $seat_is ->
        [you] Du schläferst { the-guard } ein.
       *[other] { $seat } schläfert { the-guard } ein.
    }
event-Slipped =
    { $seat_is ->
        [you] Du schlüpfst durch eine Geheimtür, von { $start } nach { $end }.
       *[other] { $seat } schlüpft durch eine Geheimtür, von { $start } nach { $end }.
    }
event-Found =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] Du kommst aus deinem Versteck.
               *[other] Du findest { $target }: kein Versteck mehr.
            }
       *[other]
            { $target_is ->
                [you] { $seat } findet dich: kein Versteck mehr.
               *[other] { $seat } findet { $target }: kein Versteck mehr.
            }
    }
event-Woken =
    { $seat_is ->
        [you] Du nimmst eine Merkkrone von { the-guard }:
       *[other] { $seat } nimmt eine Merkkrone von { the-guard }:
    } { $sleeps ->
        [true] Er schläft weiter.
       *[false] Er wacht auf.
    }
event-Drawn =
    { $card_is ->
        [hidden] { $seat } zieht eine Karte.
       *[other]
            { $seat_is ->
                [you] Du ziehst: { $card }.
               *[other] { $seat } zieht: { $card }.
            }
    }
event-Reshuffled = Der Stapel ist leer: Die Ablage wird gemischt ({ $cards } Karten).
event-Discarded =
    { $seat_is ->
        [you] Du legst ab: { $card }.
       *[other] { $seat } legt ab: { $card }.
    }
event-Revealed =
    { $objectives_count ->
        [0]
            { $seat_is ->
                [you] Du hattest: { $cards }.
               *[other] { $seat } hatte: { $cards }.
            }
       *[other]
            { $seat_is ->
                [you] Dir fehlten noch: { $objectives }. Karten: { $cards }.
               *[other] { $seat } fehlten noch: { $objectives }. Karten: { $cards }.
            }
    }

## Was gefragt, angeboten und verweigert wird

ask-CO-C_7_1 = wähle einen Kreis zum Start
ask-CO-D_2 = würfle, oder spiel vorher eine Karte
ask-CO-D_3 = geh, greif an, spiel Karten
ask-CO-F_4_b_2 = du wirst angegriffen: spielst du eine Karte?
ask-CO-F_5_k_2 = auf dich wird geschossen: spielst du eine Karte?
ask-CO-F_4_d = du hast gewonnen: was wird aus der Krone?
ask-CO-D_7_3 = leg eine Karte ab

pick-Place = starten
pick-Place-circle = Welcher Kreis?
pick-Roll = würfeln
pick-Walk = gehen
pick-Walk-figure = Wer?
pick-Walk-direction = Wohin?
pick-Reach = nach einem Schlüssel greifen
pick-Reach-direction = Wohin?
pick-Take = eine Krone nehmen
pick-Take-where = Woher?
pick-Take-means = Womit?
pick-Teleport = springen
pick-Teleport-circle = Auf welchen Kreis?
pick-EndTurn = den Zug beenden
pick-Fight = kämpfen
pick-Fight-figure = Wer?
pick-Fight-target = Gegen wen?
pick-Fight-boosted = Mit Plus zwei?
pick-Shoot = schießen
pick-Shoot-figure = Wer?
pick-Shoot-target = Auf wen?
pick-Boost = Plus zwei
pick-Break = zerbrochener Bogen
pick-Pass = keine Karte
pick-Wear = aufsetzen
pick-Return = zurücklegen
pick-March = Eilmarsch
pick-March-figure = Für wen?
pick-Close = ein Tor schließen
pick-Close-gate = Welches Tor, nach der Uhr?
pick-Open = ein Tor öffnen
pick-Open-gate = Welches Tor, nach der Uhr?
pick-Hide = sich verstecken
pick-Block = einen Dieb festhalten
pick-Block-target = Wen?
pick-Lull = einen Wächter einschläfern
pick-Lull-guard = Welchen Wächter?
pick-Slip = Geheimtür
pick-Find = einen Dieb finden
pick-Find-target = Wen?
pick-Wake = einen Wächter wecken
pick-Wake-guard = Welchen Wächter?
pick-Wake-owner = Wessen Merkkrone?
pick-Discard = ablegen
pick-Discard-card = Welche Karte?

move-Place = Kreis { $circle }
move-Roll = würfeln
move-Walk =
    { $figure ->
        [thief] { the-direction }, { $square }{ what-is-there }
       *[other] { the-figure } { the-direction }, { $square }{ what-is-there }
    }
move-Reach = { the-direction } greifen: Schlüssel, { the-colour }
move-Take = { the-crown } nehmen ({ the-place }, { with-what })
move-Teleport = auf Kreis { $circle }
move-EndTurn =
    { $points ->
        [0] den Zug beenden
        [one] den Zug beenden (ein Punkt bleibt)
       *[other] den Zug beenden ({ $points } Punkte bleiben)
    }
move-Fight = { the-figure } gegen { $target }, { with-boost } ({ $percent } %)
move-Shoot =
    { $bow ->
        [tower] { the-figure } schießt auf { $target } (Entfernung { $distance }, { $percent } %)
       *[card] { the-figure } schießt mit einer Karte auf { $target } (Entfernung { $distance }, { $percent } %)
    }
move-Boost = Plus zwei spielen (sonst gelingt der Angriff zu { $percent } %)
move-Break = einen zerbrochenen Bogen spielen (sonst trifft der Pfeil zu { $percent } %)
move-Pass = keine Karte
move-Wear = { the-crown } aufsetzen
move-Return = { the-crown } zurücklegen
move-March = zwei Punkte mehr: { the-figure }
move-Close = Tor { $gate } schließen
move-Open = Tor { $gate } öffnen
move-Hide = deinen Dieb verstecken
move-Block = { $target } festhalten
move-Lull = { the-guard } einschläfern
move-Slip = durch die Geheimtür nach { $square }
move-Find = { $target } finden
move-Wake = { the-guard } wecken (Merkkrone: { $owner })
move-Discard = { $card }

refusal-circle-taken = Auf Kreis { $circle } steht jemand.
refusal-not-your-objective = Diese Krone gehört nicht zu den Aufträgen, die dir bleiben.
refusal-not-your-card = Diese Karte hast du nicht: { $card }.
refusal-card-twice = Diese Karte hast du in diesem Zug schon gespielt: { $card }.
refusal-two-cards = Du hast in diesem Zug schon zwei Karten gespielt.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast schon gewürfelt.
refusal-passing = Geh zuerst weiter bis zu einem freien Feld.
refusal-thief-blocked = Dein Dieb wird festgehalten.
refusal-no-effect = Das hätte keine Wirkung.
refusal-no-door-left = Alle vier Türen sind im Spiel.
refusal-gate-occupied = In Tor { $gate } steht jemand.
refusal-no-marker = Du hast keine Merkkrone mehr.
refusal-head-full = Mehr als zwei Kronen passen nicht auf einen Kopf.
refusal-not-that-thief = Diesen Dieb kannst du nicht festhalten.
refusal-no-secret-door = Hier ist keine Geheimtür.
refusal-cannot-stop-there = Dort steht jemand, und du kämst von dort nicht weiter.
refusal-no-points = Dafür ist kein Punkt mehr da.
refusal-no-way = Dort geht es nicht weiter.
refusal-door-closed = Die Tür ist zu.
refusal-guards-stay-inside = Wächter verlassen die Stadt nicht.
refusal-guard-in-the-way = Dort steht ein wacher Wächter.
refusal-thief-in-the-way = Dort steht ein Dieb, der nicht versteckt ist.
refusal-thief-alone = Der Würfel lässt nur den Dieb gehen.
refusal-another-guard = Du benutzt in diesem Zug einen anderen Wächter.
refusal-guard-asleep = Dieser Wächter schläft.
refusal-no-key-there = Dort ist kein Schlüssel.
refusal-has-key = Einen Schlüssel dieser Farbe hast du.
refusal-nobody-there = Auf dem Feld steht niemand: Du kannst hingehen.
refusal-no-crown-there = Dort ist keine Krone.
refusal-has-crown = Du trägst schon eine Krone.
refusal-no-key = Dir fehlt der Schlüssel dazu.
refusal-not-on-circle = Springen kannst du nur von einem roten Kreis.
refusal-step-first = Du bist eben gesprungen: Geh zuerst einen Schritt.
refusal-attacked-already = Diese Figur hat in diesem Zug schon so angegriffen.
refusal-not-beside = Die beiden stehen nicht nebeneinander.
refusal-crown-square = Auf Kronenfelder und von ihnen aus wird nicht geschossen.
refusal-no-bow = Diese Figur steht auf keinem Turm, und du hast keine Karte dafür.
refusal-no-clear-shot = Etwas ist im Weg.
refusal-too-far = Ein Pfeil fliegt höchstens sechs Felder weit.
refusal-no-target = Dort ist kein Dieb mit einer gestohlenen Krone.
refusal-target-hidden = Dieser Dieb ist versteckt.
refusal-not-from-circle = Von einem roten Kreis aus greift niemand an.

## Das Ende

ending-CO-H_1 =
    { $winners_is ->
        [you] Alle deine Kronen sind zu Hause: Du gewinnst!
        [shared] Alle Kronen sind zu Hause: Ihr gewinnt zusammen ({ $winners }).
       *[other] Alle Kronen sind zu Hause: { $winners } gewinnt.
    }
ending-CO-RH2 =
    { $winners_is ->
        [you] Vierhundert Züge sind genug: Du liegst vorn und gewinnst!
        [shared] Vierhundert Züge sind genug: Ihr teilt euch den ersten Platz ({ $winners }).
       *[other] Vierhundert Züge sind genug. Erster Platz: { $winners }.
    }

## Der Tisch

table-title =
    { $turn ->
        [0] Aufbau
       *[other] Nach { $turn } Zügen
    }
table-turn = Zug { $turn }: { $player }
points-shared = { $number } zu teilen · übrig { $pool }
points-alone = { $number } für den Dieb · übrig { $thief }
points-each = je { $number } · Dieb { $thief } · Wächter { $guard }
points-own = Dieb +{ $thief }, Wächter +{ $guard }
table-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-wears = trägt
table-hidden = versteckt
table-blocked = festgehalten
table-proved = will bekanntlich
table-doors = geschlossene Tore: { $gates }
table-piles = Stapel { $pile } · Ablage { $discard }
table-legend = ♛ Krone ⚷ Schlüssel ♜ Turm ▒▒ Geheimtür G Wächter z schläft 1/2 Kronen daheim

## Optionen

option-objectives = Aufträge
    .help = Wie viele Kronen jeder heimbringen muss. Mit einer ist es bald vorbei, mit vier dauert es lange.
option-colours = Farben
    .help = Mit vier statt acht Farben will man viel öfter die Krone der anderen: mehr Kämpfe.
option-colours-eight = acht
option-colours-four = vier
option-arrows = Pfeile
    .help = Ob drei oder vier Seiten des Pfeilwürfels ein Ziel zeigen.
option-arrows-even = drei Ziele
option-arrows-sharp = vier Ziele

## Die Regeln

chapter-CO-A = Die Schachtel
chapter-CO-B = Das Ziel
chapter-CO-C = Der Aufbau
chapter-CO-D = Ein Zug
chapter-CO-E = Bewegung
chapter-CO-F = Angriffe
chapter-CO-G = Die Aktionskarten
chapter-CO-H = Das Ende
chapter-CO-RC = Entscheidungen zum Aufbau
chapter-CO-RD = Entscheidungen zum Zug
chapter-CO-RE = Entscheidungen zur Bewegung
chapter-CO-RF = Entscheidungen zu Angriffen
chapter-CO-RG = Entscheidungen zu Karten
chapter-CO-RH = Entscheidungen zum Ende

rule-CO-A_1 = In der Schachtel sind 145 Teile.
    .reading = Die Liste ergibt genau diese Zahl.
rule-CO-A_2 = Es gibt ein Spielbrett.
    .reading = Das Original ist verloren: CO-RC11.
rule-CO-A_3 = Es gibt vier Wächter und vier Diebe.
rule-CO-A_4 = Es gibt vier Türen mit vier Ständern.
rule-CO-A_5 = Es gibt 44 Aktionskarten.
    .reading = Die zwölf Sorten des Kapitels CO-G ergeben diese Zahl.
rule-CO-A_6 = Es gibt sechzehn Auftragskarten.
rule-CO-A_7 = Es gibt zwölf Diebeskronen, drei für jeden Dieb.
    .reading = Wir nennen sie Merkkronen.
rule-CO-A_8 = Es gibt sechzehn Schatzkronen.
rule-CO-A_9 = Es gibt 32 Schlüssel.
rule-CO-A_10 = Es gibt ein Lineal für Pfeile.
    .reading = Seine Einteilung ist verloren: CO-RF11.
rule-CO-A_11 = Es gibt fünf Würfel: zwei schwarze, zwei weiße, einen grünen.
    .reading = Was darauf steht, sagt CO-RC10.
rule-CO-A_12 = Es gibt eine Anleitung und Aufkleber für die Figuren.
rule-CO-B_1 = Man soll als Erster alle seine Kronen in den Regenwald um die Stadt zurückbringen.
    .reading = Auf einen roten Kreis: CO-RD8.
rule-CO-C_1 = Das Brett wird ausgelegt.
rule-CO-C_2 = Jeder wählt einen Dieb und nimmt die drei Diebeskronen seiner Farbe.
    .reading = Jeder Platz hat seine Farbe.
rule-CO-C_3_1 = Die Aufträge werden gemischt und so viele verteilt, wie man Zeit hat.
    .reading = Eine Tabelle auf der Schachtel sagte, wie viele: CO-RC2.
rule-CO-C_3_2 = Die übrigen Aufträge liegen verdeckt neben dem Brett.
rule-CO-C_3_3 = Die Aufträge eines Spielers haben lauter verschiedene Farben.
    .reading = Siehe CO-RC3.
rule-CO-C_3_4 = Eine zweite Karte einer Farbe wird abgelegt und eine andere dafür gezogen.
    .reading = Siehe CO-RC3b.
rule-CO-C_4_1 = Die Aktionskarten werden gemischt, und jeder bekommt zwei.
rule-CO-C_4_2 = Die übrigen Aktionskarten liegen verdeckt neben dem Brett.
    .reading = Sie sind der Stapel.
rule-CO-C_5 = Die vier Wächter werden aufgestellt, wie ein Bild es zeigt.
    .reading = Das Bild ist verloren: CO-RC5.
rule-CO-C_6 = Schatzkronen, Schlüssel, Lineal, Würfel und Türen liegen neben dem Brett.
    .reading = Sie sind der Vorrat.
rule-CO-C_7_1 = Wer zuletzt eine Krone oder einen Hut trug, stellt als Erster seinen Dieb auf einen roten Kreis.
    .reading = Ausgelost: CO-RC6.
rule-CO-C_7_2 = Dann kommt der Nächste im Uhrzeigersinn.
    .reading = Auch in den Zügen: Die Plätze sind so gezählt.
rule-CO-C_7_3 = Stehen alle Diebe, beginnt das Spiel.
rule-CO-D_1 = Zuerst nimmt man die eigenen Diebeskronen des vorigen Zuges zurück: vom versteckten Dieb, von einem festgehaltenen Dieb, von schlafenden Wächtern und von solchen, die einen Kampf verloren.
    .reading = Siehe CO-RD1.
rule-CO-D_2 = Der weiße und der grüne Würfel werden zusammen geworfen.
    .reading = Der weiße für Bewegung: CO-RD2.
rule-CO-D_3 = Der eigene Dieb und/oder ein Wächter gehen um die gewürfelte Zahl.
    .reading = Wie Kapitel CO-E es sagt.
rule-CO-D_4 = Man führt Angriffe aus.
    .reading = Wie Kapitel CO-F es sagt.
rule-CO-D_5 = Bis zu zwei verschiedene Aktionskarten werden jederzeit im Zug gespielt und dann abgelegt.
    .reading = Wie Kapitel CO-G es sagt.
rule-CO-D_6 = Sobald eine Krone wieder im Wald ist, kommt sie auf ihre Karte, die aufgedeckt wird.
    .reading = „carte « Couronne »“ ist die Auftragskarte: CO-RD9.
rule-CO-D_7_1 = Am Ende des Zuges zieht man eine Aktionskarte.
rule-CO-D_7_2 = Niemand hält mehr als fünf Aktionskarten.
rule-CO-D_7_3 = Wer mehr hat, muss eine ablegen.
rule-CO-D_8 = Der weiße Würfel hat drei Bilder: Dieb und Wächter teilen die Zahl; der Dieb allein; Dieb und Wächter haben je die ganze Zahl.
    .reading = Unterschriften einer verlorenen Zeichnung.
rule-CO-E_1_1 = Der weiße und der grüne Würfel sagen, wer gehen darf und wie weit.
rule-CO-E_1_2 = Entweder der eigene Dieb, so weit man will, höchstens die Zahl.
rule-CO-E_1_3 = Oder der eigene Dieb und/oder ein Wächter, die die Zahl teilen oder je bis zur Zahl gehen.
rule-CO-E_2 = Ein Dieb darf durch einen anderen Dieb gehen, durch einen Wächter nur, wenn dieser schläft.
rule-CO-E_3 = Ein Wächter darf durch einen anderen Wächter gehen, durch einen Dieb nur, wenn dieser versteckt ist.
rule-CO-E_4_1 = Zwei Figuren teilen nie ein Feld.
    .reading = Sie dürfen durchgehen: CO-RE4.
rule-CO-E_4_2 = Sonst geht die zuletzt gezogene einen Schritt weniger.
rule-CO-E_5 = Schlüssel und Kronen bekommt man auch, wenn auf dem Feld jemand steht.
    .reading = Siehe CO-RE5.
rule-CO-E_6 = Ein Wächter, der schießt oder kämpft, ohne gegangen zu sein, verbraucht einen Bewegungspunkt.
rule-CO-E_7 = Eine Bewegung darf für einen oder mehrere Angriffe unterbrochen werden.
    .reading = Der Verweis auf das eigene Kapitel ist ein Druckfehler für CO-F.
rule-CO-E_8 = Wer über ein Schlüsselfeld geht, bekommt einen Schlüssel der Farbe, außer er hat schon einen.
rule-CO-E_9 = Wer über ein Kronenfeld geht, darf die Krone für einen Schlüssel ihrer Farbe oder einen Dietrich nehmen.
rule-CO-E_10_1 = Ein Dieb darf von einem roten Kreis auf einen anderen springen; das zählt nicht als Bewegung.
rule-CO-E_10_2 = Von dort greift niemand an.
rule-CO-E_11 = Ein Dieb bringt nur eine Krone auf einmal heim.
rule-CO-E_12 = Wächter verlassen die Stadt nie.
rule-CO-F_1_1 = Ein Dieb darf keinen Wächter angreifen.
rule-CO-F_1_2 = Ein Wächter und/oder ein Dieb dürfen einen anderen Dieb angreifen, der eine gestohlene Krone hat.
rule-CO-F_2 = Es gibt zwei Arten von Angriffen: Mann gegen Mann und mit einem Pfeil.
rule-CO-F_3 = In einem Zug macht jede Figur, die ging, höchstens einen Angriff jeder Art.
    .reading = Siehe CO-RF2.
rule-CO-F_4_a = Im Kampf stehen beide Figuren nebeneinander.
rule-CO-F_4_b_1 = Jeder der beiden Spieler wirft einen schwarzen Würfel.
rule-CO-F_4_b_2 = Jeder von ihnen darf vor dem Wurf eine Karte „+2 en attaque“ spielen.
rule-CO-F_4_b_3 = Die Karte erhöht die eigene Zahl um zwei.
rule-CO-F_4_b_4 = Wer angegriffen wird, behält die Krone mit mindestens der Zahl des Angreifers.
rule-CO-F_4_c = Ein Wächter, der gewinnt, nimmt die Krone ab und legt sie zu den anderen in den Vorrat.
rule-CO-F_4_d = Ein Dieb, der gewinnt, darf die Krone aufsetzen, wenn sie zu seinen Aufträgen gehört und er keine trägt, oder legt sie in den Vorrat.
rule-CO-F_4_e_1 = Ein Dieb, der einen Wächter schlägt, setzt ihm eine Krone seiner Farbe auf.
rule-CO-F_4_e_2 = Diesen Wächter können die anderen nicht benutzen, bis dieser Dieb wieder am Zug ist.
rule-CO-F_5_f = Zum Schießen steht der Wächter oder Dieb auf einem Turm der Stadtmauer, oder man spielt die Karte dafür.
rule-CO-F_5_g = Pfeile gehen nicht durch Mauern oder geschlossene Türen.
rule-CO-F_5_h = Figuren im Weg halten einen Pfeil nicht auf.
rule-CO-F_5_i = Auf einen Dieb auf einem Kronenfeld oder von einem Kronenfeld wird nicht geschossen.
rule-CO-F_5_j = Das Lineal gibt an, wie weit der Pfeil fliegen muss.
rule-CO-F_5_k_1 = Zum Schießen wirft man den weißen und einen schwarzen Würfel.
    .reading = Den weißen für Pfeile: CO-RD2.
rule-CO-F_5_k_2 = Wer beschossen wird, darf vor dem Wurf einen zerbrochenen Bogen spielen, der den Schuss aufhebt.
rule-CO-F_5_l_1 = Zeigt der weiße Würfel ein Ziel und der schwarze mindestens die Entfernung, verliert der Dieb die Krone.
rule-CO-F_5_l_2 = Zeigt der weiße eine Niete oder ist die Zahl zu klein, behält er sie.
rule-CO-F_6 = Buchstaben unter zwei Überschriften gehören zu verlorenen Zeichnungen.
rule-CO-G_1_1 = Ein Spieler darf alle Aktionskarten benutzen, jederzeit im eigenen Zug.
rule-CO-G_1_2 = Aber höchstens zwei im Zug und keine doppelt.
rule-CO-G_1_3 = Gespielte Karten kommen auf die Ablage.
rule-CO-G_2 = Eilmarsch (11 Karten): zwei mehr für die größte Bewegung der eigenen Figur.
rule-CO-G_3 = Dietrich (4): eine Krone, ohne einen Schlüssel dafür zu geben.
rule-CO-G_4 = Tür öffnen oder schließen (4): eine Tür vor einen der zwölf Eingänge der Stadt stellen oder eine wegnehmen.
rule-CO-G_5_1 = Versteckter Dieb (4): Für einen vollen Zug ist ein Dieb vor Angriffen von Dieben und Wächtern sicher.
rule-CO-G_5_2 = Eine Krone seiner Farbe liegt auf ihm.
rule-CO-G_5_3 = Auf einem Kopf dürfen bis zu zwei Kronen liegen.
rule-CO-G_6_1 = Festgehaltener Dieb (3): einen Dieb nach Wahl festhalten.
rule-CO-G_6_2 = Er kann einen vollen Zug lang nicht gehen.
rule-CO-G_6_3 = Eine Krone in der Farbe dessen, der festhält, liegt auf seinem Kopf.
rule-CO-G_6_4 = Sein Spieler darf weiter einen Wächter bewegen, wenn der weiße Würfel es erlaubt, und bis zu zwei Karten spielen.
rule-CO-G_7_1 = Schlafender Wächter (4): einen Wächter nach Wahl einschläfern.
rule-CO-G_7_2 = Er kann einen vollen Zug lang nicht bewegt werden.
rule-CO-G_7_3 = Eine Krone in der Farbe dessen, der festhält, liegt auf seinem Kopf.
rule-CO-G_8 = Pfeilschuss (4): auf einen Dieb mit gestohlener Krone schießen und sie ihm mit einem Treffer abnehmen, ohne auf einem Turm zu stehen.
rule-CO-G_9_1 = Plus zwei (4): zwei mehr auf dem eigenen Würfel im Kampf.
rule-CO-G_9_2 = Sie wird gelegt, bevor die beiden würfeln.
rule-CO-G_10_1 = Zerbrochener Bogen (2): einen Pfeil auf den eigenen Dieb abwehren.
rule-CO-G_10_2 = Sie wird gelegt, bevor der Schütze würfelt.
rule-CO-G_11_1 = Geheimtür (2): eine Geheimtür durch die Stadtmauer benutzen.
rule-CO-G_11_2 = Der Gang durch die Mauer zählt als eins.
rule-CO-G_11_3 = Kein Dieb darf in der Mauer stehen bleiben.
rule-CO-G_11_4 = Ein Plan zeigt, wo die Geheimtüren sind.
    .reading = Der Plan ist verloren; unser Brett hat vier.
rule-CO-G_12_1 = Gefundener Dieb (1): die Krone abnehmen, die einen Dieb versteckt.
rule-CO-G_12_2 = Er ist nicht mehr versteckt und kann wieder angegriffen werden.
rule-CO-G_13_1 = Geweckter Wächter (1): die Krone abnehmen, mit der ein Dieb einen Wächter einschläferte.
rule-CO-G_13_2 = Der Wächter kann wieder angreifen und bewegt werden.
rule-CO-H_1 = Wer als Erster alle Kronen seiner Aufträge heimgebracht hat, gewinnt.
    .reading = Sofort: CO-RD12.
rule-CO-RC1 = Es spielen zwei bis vier, immer mit allen vier Wächtern.
    .reading = „un pion « Voleur » par joueur“
rule-CO-RC2 = Jeder hat ein bis vier Aufträge, zwei, wenn nichts anderes vereinbart ist.
    .reading = Option „objectives“. Zu viert mit vier Aufträgen dauert es lange: etwa 120 Züge.
rule-CO-RC3 = Die Farben sind in einer Hand verschieden; zwei Spieler dürfen dieselbe haben.
    .reading = „en sa possession“
rule-CO-RC3b = Doppelte werden verdeckt getauscht, bevor jemand hinsieht; ist keine Karte mehr dafür da, wird ganz neu verteilt.
    .reading = So erfährt niemand etwas daraus. Das ist von uns: Dem Buchstaben von CO-C.3.4 nach sähe man die abgelegte Karte.
rule-CO-RC4 = Aufträge sind geheim, bis ihre Kronen zu Hause sind. Wer eine Krone nimmt oder aufsetzt, zeigt, dass ihre Farbe zu seinen Aufträgen gehört; das bleibt bekannt, auch wenn die Krone verloren geht.
    .reading = Eine andere Farbe darf niemand nehmen: CO-RE9.
rule-CO-RC5 = Die Wächter beginnen um die Mitte, auf i9, k9, k11 und i11.
rule-CO-RC6 = Wer anfängt, wird ausgelost; er stellt zuerst auf und zieht zuerst.
rule-CO-RC6b = Jeder darf jeden Kreis wählen, auf dem niemand steht.
rule-CO-RC7 = Zu Beginn sind alle zwölf Tore offen, und die vier Türen liegen im Vorrat.
rule-CO-RC8 = Ein Kronenfeld ist nie leer, solange Kronen seiner Farbe im Vorrat sind.
rule-CO-RC9 = Es gibt acht Farben: je zwei Kronen, zwei Aufträge und vier Schlüssel.
    .reading = Option „colours“.
rule-CO-RC9b = Es gibt vier Farben: je vier Kronen, vier Aufträge und acht Schlüssel und von jeder Art zwei Felder.
    .reading = Option „colours=four“. Man will viel öfter die Krone der anderen.
rule-CO-RC10 = Der weiße Würfel für Bewegung zeigt jedes Bild zweimal; der weiße für Pfeile drei Ziele und drei Nieten; die anderen gehen von 1 bis 6.
rule-CO-RC10b = Der weiße Würfel für Pfeile zeigt vier Ziele und zwei Nieten.
    .reading = Option „arrows=sharp“.
rule-CO-RC11 = Das Brett ist unseres: 19 mal 19 Felder, nach Buchstabe und Zahl benannt. Eine Mauer mit zwölf Toren, acht Türmen und vier Geheimtüren umschließt eine Stadt mit acht Kronen- und acht Schlüsselfeldern; draußen sind der Wald und acht rote Kreise.
    .reading = Tore heißen nach den Stunden einer Uhr. Türme sind nur zur Stadt hin offen; Pfeile verlassen und erreichen sie von beiden Seiten.
rule-CO-RD1 = Merkkronen kommen von selbst zurück, als Erstes im Zug. Ein voller Zug reicht also vom Aufsetzen einer Merkkrone bis zum nächsten Zug dessen, der sie aufgesetzt hat.
rule-CO-RD2 = Ein weißer Würfel ist für Bewegung, mit dem grünen; der andere für Pfeile, mit einem schwarzen.
rule-CO-RD3 = Dieb und Wächter gehen in beliebiger Reihenfolge, auch abwechselnd, jeder mit den Punkten, die übrig sind; niemand muss.
rule-CO-RD4 = Man bewegt einen Wächter im Zug, gleich welchen.
    .reading = „l’un des gardes“
rule-CO-RD4b = Es ist der erste, der geht, angreift oder einen Eilmarsch bekommt. Punkte, die nur eine Figur hat, werden vor gemeinsamen verbraucht.
rule-CO-RD5 = Karten dürfen auch vor dem Wurf und zwischen Schritten gespielt werden.
rule-CO-RD5b = Vor dem Wurf werden nur Karten gespielt, die weder Wurf noch Bewegung brauchen: keine Geheimtür und kein Pfeil, der Dietrich nur dort, wo der Dieb steht, und der Eilmarsch nur für den Dieb. Auch kein Sprung und kein Angriff.
    .reading = Eine Krone für einen Schlüssel ist keine Karte und wartet auf den Wurf.
rule-CO-RD6 = Plus zwei und zerbrochener Bogen dürfen zur Abwehr im Zug eines anderen gespielt werden. Die Grenze von zwei Karten, keine doppelt, gilt für jeden Spieler in jedem Zug, wessen Zug es auch ist.
    .reading = Gegen den Buchstaben von CO-G.1.1, nach CO-F.4.b.2 und CO-F.5.k.2.
rule-CO-RD7 = Zuerst sagt der Angreifer, ob er Plus zwei spielt, dann der Angegriffene; dann würfeln beide.
rule-CO-RD7b = Wer angegriffen wird, wird nach einer Karte gefragt, ob er eine hat oder nicht.
    .reading = Das ist von uns: Sonst verriete die Frage sie. Ein Programm darf eine erzwungene Antwort nicht sofort von selbst geben.
rule-CO-RD8 = Eine Krone ist zu Hause, wenn ihr Dieb einen roten Kreis betritt, auch im Durchgehen; der Wald allein genügt nicht.
rule-CO-RD9 = Die Karte, auf die eine Krone kommt, ist die Auftragskarte.
    .reading = Andere sechzehn Karten gibt es nicht.
rule-CO-RD10 = Muss eine Karte gezogen werden und ist der Stapel leer, wird die Ablage gemischt und zum Stapel.
    .reading = Eine Karte ist immer da: In Händen sind höchstens zwanzig von 44. Jeder weiß dann, was im Stapel ist und also auch, was alle anderen zusammen halten.
rule-CO-RD11 = Man zieht zuerst und legt dann eine von sechs Karten ab, eine beliebige, offen.
rule-CO-RD12 = Mit der letzten Krone ist sofort Schluss; gezogen wird nicht mehr.
rule-CO-RD13 = Eine Uhr für Züge bleibt denen überlassen, die den Tisch führen: keine Züge mehr, eine Karte gezogen, die neueste abgelegt, wenn es sechs sind.
rule-CO-RE1 = Eine gemeinsame Zahl darf beliebig geteilt werden, auch ungleich, und muss nicht aufgebraucht werden.
rule-CO-RE2 = Durch einen schlafenden Wächter darf man gehen. Ein Wächter, der einen Kampf verlor, trägt die gleiche Merkkrone und gilt als schlafend.
rule-CO-RE3 = Ein Wächter darf durch einen versteckten Dieb gehen, dort aber nicht stehen bleiben.
rule-CO-RE4 = Ein Schritt auf ein besetztes Feld braucht die Punkte, um bis zu einem freien weiterzugehen.
    .reading = So bleibt niemand dort, wie CO-E.4.2 es will.
rule-CO-RE4b = Eine Figur auf einem besetzten Feld ist unterwegs: Bis sie auf einem freien steht, kann man nur weitergehen und nehmen, was es dort gibt oder, wenn ein Punkt zum Weitergehen bleibt, daneben. Kein Angriff, kein Sprung, kein Ende des Zuges, kein Schritt einer anderen Figur und keine Karte außer Dietrich und Geheimtür.
    .reading = Keine andere Karte: das ist von uns, gegen den Buchstaben von CO-D.5 und CO-G.1.1. Sie könnte den Weg verschließen oder den Wächter wecken, auf dem man steht, und jede lässt sich einen Schritt früher spielen.
rule-CO-RE5 = Vom Feld daneben darf ein Dieb für einen Punkt den Schlüssel oder die Krone eines besetzten Feldes nehmen, ohne es zu betreten, auch wenn ein wacher Wächter dort steht.
rule-CO-RE6 = Ein Wächter, der noch nicht ging, wenn er angreift, zahlt für seine Angriffe einen Punkt, einmal im Zug; sind die Punkte gemeinsam, einen davon, außer er hat eigene (CO-RD4b). Geht er später, kommt der Punkt nicht zurück. Ein Dieb zahlt nichts.
    .reading = Dass er nicht zurückkommt, ist von uns: CO-E.6 sagt nicht, wann der Wächter gegangen sein muss. So weiß man, was ein Angriff kostet, wenn man ihn macht.
rule-CO-RE7 = Wo die Anleitung von CO-E.7 auf CO-E verweist, meint sie CO-F.
rule-CO-RE8 = Schlüssel bekommt man ungefragt, auch im Durchgehen, von jeder Farbe; alle sehen sie. Wächter nehmen nichts.
rule-CO-RE9 = Eine Krone zu nehmen ist freiwillig und nur in der Farbe eines eigenen Auftrags erlaubt, der noch nicht zu Hause ist. Der Schlüssel kommt in den Vorrat.
    .reading = Eine Hausregel von uns; ohne sie könnte man den Vorrat leeren.
rule-CO-RE9b = Wer schon auf einem Kronenfeld steht, darf die Krone ohne Schritt nehmen. Ein festgehaltener Dieb nimmt nichts.
rule-CO-RE10 = Man springt im eigenen Zug, nach dem Wurf, so oft man will, auf einen Kreis, auf dem niemand steht.
    .reading = Mehrere Sprünge nacheinander sind so gut wie einer; also liegt ein Schritt dazwischen. Das ist von uns und ohne Wirkung.
rule-CO-RE11 = Von einem Kreis gibt es keinen Kampf, keinen Pfeil und keine Karte dafür.
    .reading = Ein Dieb dort trägt keine Krone und ist also kein Ziel.
rule-CO-RE12 = Tore und Türme gehören zur Stadt: Ein Wächter darf dort stehen und mit dem Feld vor einem Tor kämpfen.
rule-CO-RE13 = Nichts geht schräg: weder ein Schritt noch ein Kampf.
rule-CO-RE14 = Eine Krone, die nicht im Vorrat ist, kann man nicht nehmen.
    .reading = Dazu kommt es nicht: Von jeder Farbe gibt es so viele Kronen wie Aufträge.
rule-CO-RE15 = Eine Figur ohne erlaubten Schritt bleibt stehen, und wer eingemauert ist, wartet; Türen kommen nur durch eine Karte weg.
rule-CO-RF1 = Ein Ziel ist der Dieb eines anderen Spielers, mit einer Schatzkrone und nicht versteckt. Niemand greift mit einem Wächter den eigenen Dieb an.
rule-CO-RF2 = Der Dieb und der Wächter eines Zuges dürfen je einmal schießen und einmal kämpfen, ob sie gingen oder nicht: höchstens vier Angriffe.
    .reading = CO-E.6 spricht von Wächtern, die nicht gingen.
rule-CO-RF3 = Ein festgehaltener Dieb geht nicht, springt nicht, nimmt nichts und greift nicht an. Er wehrt sich wie immer.
rule-CO-RF4 = Nebeneinander heißt, dass zwischen den Feldern ein Schritt liegt: keine Mauer, keine geschlossene Tür, kein Haus, und nicht zwischen Turm und Wald.
rule-CO-RF5 = Für den Wächter würfelt, wer am Zug ist.
rule-CO-RF5b = Auch bei gleichen Zahlen hat ein Dieb den Wächter geschlagen und setzt ihm die Merkkrone auf.
rule-CO-RF6 = Eine Krone, die an einen Wächter oder einen Pfeil verloren geht, kommt in den Vorrat; der Schlüssel dafür ist fort.
    .reading = Auch wenn ein Dieb schoss.
rule-CO-RF7 = Wer gewinnt, darf die Krone aufsetzen, wenn sie zu einem eigenen Auftrag gehört, der nicht zu Hause ist, und er keine Schatzkrone trägt; sonst kommt sie zurück.
rule-CO-RF7b = Der Sieger wird auch gefragt, wenn er sie nicht aufsetzen darf, außer alle sehen, warum: Er trägt schon eine.
    .reading = Sonst verriete die Frage einen Auftrag.
rule-CO-RF8 = Einem geschlagenen Wächter die Merkkrone aufzusetzen ist keine Wahl; hat man keine mehr, geschieht nichts. Es geschieht nur nach einem Angriff des Wächters.
rule-CO-RF9 = Ein Dieb, der angreift und verliert, erleidet nichts.
rule-CO-RF10 = Eine Karte für einen Pfeil dient dem Dieb nach jedem Wurf oder dem Wächter des Zuges nach einem Wurf, der ihn gehen lässt; sie ist der eine Pfeil dieser Figur.
rule-CO-RF11 = Das Lineal misst von Mitte zu Mitte in Feldern, aufgerundet, von 1 bis 6; weiter wird nicht geschossen.
rule-CO-RF11b = Die Linie zwischen den Mitten darf das Innere von Mauer, Haus oder geschlossenem Tor nicht kreuzen. Eine Ecke darf sie streifen, außer beide Felder dort sind im Weg. Ein Turm ist nur offen, wo ein Schuss beginnt oder endet.
rule-CO-RF12 = Keine Pfeile auf Kronenfelder oder von ihnen, wohl aber Kämpfe. Schlüsselfelder schützen vor nichts.
rule-CO-RF13 = Ein versteckter Dieb kann nicht angegriffen werden, darf aber angreifen.
rule-CO-RF14 = Der eigene Dieb und ein Wächter dürfen dasselbe Ziel nacheinander angreifen.
rule-CO-RF15 = Ein abgewehrter Schuss ist verbraucht, seine Karte auch.
rule-CO-RG1 = Ein Eilmarsch dient einer Figur, dem eigenen Dieb oder dem Wächter des Zuges, und weder einem festgehaltenen Dieb noch einem schlafenden Wächter.
rule-CO-RG2 = Ein Dietrich steht für einen Schlüssel jeder Farbe, auch beim Hinübergreifen.
rule-CO-RG3 = Eine Tür schließt ein Tor, in dem niemand steht, und bleibt, bis irgendjemand sie wegnimmt; sie hält alle und jeden Pfeil auf. Es gibt vier.
rule-CO-RG4 = Man versteckt nur den eigenen Dieb, bis zum eigenen nächsten Zug; auch mit einer Krone auf dem Kopf.
rule-CO-RG5 = Man hält nur Diebe anderer fest, mit oder ohne Krone, versteckt oder nicht; es gilt für ihren nächsten Zug.
rule-CO-RG6 = Jeder Wächter kann eingeschläfert werden, auch ein schlafender: Er geht nicht, greift nicht an, und man darf durch ihn gehen.
rule-CO-RG7 = Plus zwei dient Angriff und Abwehr.
    .reading = „l’un des deux joueurs“
rule-CO-RG8 = Eine Geheimtür dient nur einem Dieb, vom Feld drinnen zu dem draußen oder zurück, einmal je Karte und für einen Punkt; das Feld dahinter muss frei sein oder durchquert werden.
rule-CO-RG9 = Die Merkkrone, die einen Dieb versteckte, kommt sofort zu ihrem Besitzer zurück.
rule-CO-RG10 = Ein geweckter Wächter verliert eine Merkkrone, und der Spieler sagt, wessen; trägt er eine zweite, schläft er weiter.
    .reading = Eingeschläfert oder geschlagen sieht gleich aus. Dass der Spieler sagt, wessen, ist von uns.
rule-CO-RG11 = Eine Karte, die eine dritte Krone, gleich welcher Art, auf einen Kopf brächte, wird nicht gespielt, ebenso wenig eine, für die keine Merkkrone da ist.
rule-CO-RG12 = Merkkronen halten nie eine Krone vom Kopf fern.
    .reading = Ein Dieb, der gehen kann, trägt höchstens eine.
rule-CO-RG13 = Durch einen anderen Dieb zu gehen kostet den gewöhnlichen Schritt, und man bekommt, was es auf dem Feld gibt.
rule-CO-RG14 = Eine Karte ohne jede Wirkung wird nicht gespielt.
rule-CO-RG15 = Hände und die Reihenfolge des Stapels sind geheim; die Ablage liegt offen, und Karten zählen kann jeder.
    .reading = Auch nach dem Mischen: Wer was hält, folgt aus dem Stapel und daraus, was seitdem welche Hand verließ. Nur wer von mehreren anderen welche Karte hielt, wird beim nächsten Mischen vergessen.
rule-CO-RH1 = Am Ende werden Aufträge und Hände gezeigt. Die Plätze gehen nach heimgebrachten Kronen, dann nach Kronen auf dem Kopf; bei Gleichstand teilt man.
rule-CO-RH2 = Die Partie endet nach vierhundert Zügen aller zusammen.
    .reading = Eine Grenze muss sein; wer gewinnen will, ist viel schneller.

## Das Brett

board-map = Die Stadt und ihr Wald
board-turn = Zug { $turn }
board-menu = Was tun?
board-no-card = Keine Karten auf der Hand
board-nearer = Plan vergrößern
board-farther = Plan verkleinern
board-forest = Wald
board-street = Straße
board-tower = Turm
board-gate = Tor { $number }
board-closed-gate = Tor { $number }, Tür geschlossen
board-circle = Kreis { $number }
board-asleep = schlafend
board-thief =
    { $is ->
        [you] dein Dieb
       *[other] Dieb von { $player }
    }
board-wears = trägt { the-crown }
board-go = { the-figure } dorthin führen ({ steps })
board-lead = { the-figure } führen
board-home = { $home } von { $all } Kronen daheim
board-is-home = { the-crown }, daheim
board-wanted = { the-crown }, noch zu holen
board-odds = { $percent } %
board-odds-shot = { $distance } Felder · { $percent } %
board-fight = { $attack } gegen { $defence }
board-shot-target = Ziel, { $number }
board-shot-flop = Flop, { $number }
