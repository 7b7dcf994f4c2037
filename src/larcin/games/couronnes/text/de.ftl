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
means-key = gegen den Schlüssel
means-card = mit einem Dietrich
boosted-true = mit „Plus zwei“
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
        [hidden] { $seat } bekommt Aufträge und zwei Karten.
       *[other]
            { $seat_is ->
                [you] Deine Aufträge: { $objectives }. Deine Karten: { $cards }.
               *[other] { $seat } bekommt Aufträge ({ $objectives }) und Karten ({ $cards }).
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
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
heading-Begun =
    { $seat_is ->
        [you] Dein Zug
       *[other] { $seat } ist am Zug
    }
event-Recovered =
    { $seat_is ->
        [you] Was du im letzten Zug bewirkt hast, endet{ ends-hiding }{ ends-sleep }{ ends-block }.
       *[other] Was { $seat } im letzten Zug bewirkt hat, endet{ ends-hiding }{ ends-sleep }{ ends-block }.
    }
ends-hiding =
    { $hidden ->
        [true] : kein Versteck mehr
       *[false] { "" }
    }
ends-sleep =
    { $woken_count ->
        [0] { "" }
        [one] ; { $woken } wacht auf
       *[other] ; { $woken } wachen auf
    }
ends-block =
    { $freed_is ->
        [none] { "" }
        [you] ; du kannst wieder gehen
       *[other] ; wieder frei: { $freed }
    }
event-Rolled =
    { $seat_is ->
        [you] Du würfelst eine { $number },
       *[other] { $seat } würfelt eine { $number },
    } { $mode ->
        [shared] für Dieb und Wächter zusammen.
        [alone] für den Dieb allein.
       *[each] für den Dieb und für einen Wächter.
    }
event-Walked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] Du gehst ({ steps }).
               *[other] { $seat } geht ({ steps }).
            }
       *[other]
            { $seat_is ->
                [you] Du führst { the-figure } ({ steps }).
               *[other] { $seat } führt { the-figure } ({ steps }).
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
        [one] Eine fehlt noch.
       *[other] { $left } fehlen noch.
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
                [you] Du schickst { the-figure } gegen { $target }, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } schickt { the-figure } gegen dich, { with-boost }.
                       *[other] { $seat } schickt { the-figure } gegen { $target }, { with-boost }.
                    }
            }
    }
event-Boosted =
    { $seat_is ->
        [you] Du spielst „Plus zwei“ dagegen.
       *[other] { $seat } spielt „Plus zwei“ dagegen.
    }
event-Fought =
    { $seat_is ->
        [you] Du würfelst { the-attack }{ with-guard },
       *[other] { $seat } würfelt { the-attack }{ with-guard },
    } { $target_is ->
        [you] du { the-defence }:
       *[other] { $target } { the-defence }:
    } { $won ->
        [true]
            { $target_is ->
                [you] höher, du verlierst deine Krone.
               *[other] höher, { $target } verliert die Krone.
            }
       *[false] nicht höher, der Angriff misslingt.
    }
with-guard =
    { $figure ->
        [thief] { "" }
       *[other] { " " }mit { the-figure }
    }
the-attack =
    { $attack_bonus ->
        [0] { $attack }
       *[other] { $attack } (davon +{ $attack_bonus })
    }
the-defence =
    { $defence_bonus ->
        [0] { $defence }
       *[other] { $defence } (davon +{ $defence_bonus })
    }
event-Beaten =
    { $seat_is ->
        [you] Du setzt { the-guard } eine Marke auf: Er schläft bis zu deinem nächsten Zug.
       *[other] { $seat } setzt { the-guard } eine Marke auf: Er schläft, bis { $seat } wieder dran ist.
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
    { $seat_is ->
        [you] Dein Pfeil auf { $target }:
       *[other]
            { $target_is ->
                [you] Der Pfeil von { $seat } auf dich:
               *[other] Der Pfeil von { $seat } auf { $target }:
            }
    } { $face ->
        [target] ein Ziel
       *[flop] kein Ziel
    } und eine { $number }, { $hit ->
        [true]
            { $target_is ->
                [you] getroffen: Du verlierst deine Krone.
               *[other] getroffen: { $target } verliert die Krone.
            }
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
event-Returned = Zurück auf ihrem Feld: { the-crown }.
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
        [you] Du schlüpfst durch eine Geheimtür.
       *[other] { $seat } schlüpft durch eine Geheimtür.
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
               *[other] { $seat } spielt „Gefundener Dieb“: kein Versteck mehr für { $target }.
            }
    }
event-Woken =
    { $seat_is ->
        [you] Du rüttelst { the-guard } ({ whose-marker }):
       *[other] { $seat } rüttelt { the-guard } ({ whose-marker }):
    } { $sleeps ->
        [true] Er schläft weiter.
       *[false] Er wacht auf.
    }
whose-marker =
    { $owner_is ->
        [you] deine Marke
       *[other] die Marke von { $owner }
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

ask-CO-C_7_1 = Wähle deinen Startkreis
ask-CO-D_2 = Würfle oder spiel vorher eine Karte
ask-CO-D_3 = Was tust du?
    .few = 4
ask-CO-F_4_b_2 = Spielst du eine Karte dagegen?
    .title = Du wirst angegriffen:
ask-CO-F_5_k_2 = Spielst du eine Karte dagegen?
    .title = Auf dich wird geschossen:
ask-CO-F_4_d = Du hast gewonnen. Was wird aus der Krone?
ask-CO-D_7_3 = Leg eine Karte ab, du darfst höchstens fünf behalten

pick-Place = starten
pick-Place-circle = Welcher Kreis?
pick-Roll = würfeln
pick-Walk = gehen
few-Walk =
    { $figure ->
        [thief] gehen
       *[other] einen Wächter führen
    }
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
pick-March-figure = Wer bekommt zwei Punkte mehr?
pick-Close = ein Tor schließen
pick-Close-gate = Welches Tor wird geschlossen?
pick-Open = ein Tor öffnen
pick-Open-gate = Welches Tor wird geöffnet?
pick-Hide = sich verstecken
pick-Block = einen Dieb festhalten
pick-Block-target = Wessen Dieb wird festgehalten?
pick-Lull = einen Wächter einschläfern
pick-Lull-guard = Welcher Wächter schläft ein?
pick-Slip = Geheimtür
pick-Find = einen Dieb finden
pick-Find-target = Wer ist nicht mehr versteckt?
pick-Wake = einen Wächter wecken
pick-Wake-guard = Welcher Wächter wacht auf?
pick-Wake-owner = Wessen Marke?
pick-Discard = ablegen
pick-Discard-card = Welche Karte?

move-Place = Kreis { $circle }
move-Roll = würfeln
move-Walk =
    { $figure ->
        [thief] { the-direction } gehen{ what-is-there }
       *[other] { the-figure } { the-direction } führen{ what-is-there }
    }
move-Reach = { the-direction } greifen: Schlüssel, { the-colour }
move-Take = { the-crown } nehmen ({ the-place }, { with-what })
move-Teleport = auf Kreis { $circle }
move-EndTurn =
    { $points ->
        [0]
            { $cards ->
                [2] den Zug beenden (kein Punkt übrig, zwei Karten gespielt)
               *[other] den Zug beenden
            }
        [one] den Zug beenden (noch ein Punkt)
       *[other] den Zug beenden (noch { $points } Punkte)
    }
move-Fight = { the-figure } gegen { $target }, { with-boost } ({ $percent } %, Gleichstand reicht nicht)
move-Shoot =
    { $bow ->
        [tower] { the-figure } schießt auf { $target } (Entfernung { $distance }, { $percent } %)
       *[card] { the-figure } schießt mit einer Karte auf { $target } (Entfernung { $distance }, { $percent } %)
    }
move-Boost = Plus zwei spielen (Chance des Angriffs sonst: { $percent } %)
move-Break = einen zerbrochenen Bogen spielen (Trefferchance sonst: { $percent } %)
move-Pass = keine Karte
move-Wear = { the-crown } aufsetzen
move-Return = { the-crown } zurücklegen
move-March = zwei Punkte mehr: { the-figure }
move-Close = Tor { $gate } schließen
move-Open = Tor { $gate } öffnen
move-Hide = deinen Dieb verstecken
move-Block = { $target } festhalten
move-Lull = { the-guard } einschläfern
move-Slip = durch die Geheimtür
move-Find = { $target } finden
move-Wake = { the-guard } wecken (Marke: { $owner })
move-Discard = { $card }

refusal-circle-taken = Auf Kreis { $circle } steht jemand.
refusal-not-your-objective = Diese Krone brauchst du nicht (mehr).
refusal-not-your-card = Diese Karte hast du nicht: { $card }.
refusal-card-twice = Diese Karte hast du in diesem Zug schon gespielt: { $card }.
refusal-two-cards = Du hast in diesem Zug schon zwei Karten gespielt.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast schon gewürfelt.
refusal-passing = Geh zuerst weiter bis zu einem freien Feld.
refusal-thief-blocked = Dein Dieb ist festgehalten: In diesem Zug kann er nicht gehen, nichts nehmen und nicht angreifen.
refusal-nobody-attacks = Gerade greift dich niemand an.
refusal-no-effect = Das hätte keine Wirkung.
refusal-no-door-left = Alle vier Türen sind im Spiel.
refusal-gate-occupied = In Tor { $gate } steht jemand.
refusal-no-marker = Du hast keine Marke mehr.
refusal-head-full = Eine dritte Krone passt nicht auf einen Kopf: Auch Marken zählen.
refusal-not-that-thief = Diesen Dieb kannst du nicht festhalten.
refusal-no-secret-door = Hier ist keine Geheimtür.
refusal-cannot-stop-there = Dort steht jemand, und du kämst von dort nicht weiter.
refusal-no-points = Dafür ist kein Punkt mehr da.
refusal-no-way = Dort geht es nicht weiter.
refusal-tower-shut = Ein Turm ist nur zur Stadt hin offen: Dort kommt niemand hinaus oder hinein. Nimm ein Tor.
refusal-door-closed = Die Tür ist zu.
refusal-guards-stay-inside = Wächter verlassen die Stadt nicht.
refusal-guard-in-the-way = Dort steht ein wacher Wächter.
refusal-thief-in-the-way = Dort steht ein Dieb, der nicht versteckt ist.
refusal-thief-alone = Der Würfel lässt nur den Dieb gehen.
refusal-another-guard = Du benutzt in diesem Zug einen anderen Wächter.
refusal-guard-asleep = Dieser Wächter schläft.
refusal-no-key-there = Dort ist kein Schlüssel.
refusal-has-key = Einen Schlüssel dieser Farbe hast du schon.
refusal-nobody-there = Auf dem Feld steht niemand: Du kannst hingehen.
refusal-no-crown-there = Dort ist keine Krone.
refusal-stand-on-crown = Geh erst auf das Feld der Krone selbst. Von daneben greifst du nur hinüber, wenn dort jemand steht.
refusal-has-crown = Du trägst schon eine Krone.
refusal-no-key = Dir fehlt der Schlüssel dazu.
refusal-not-on-circle = Springen kannst du nur von einem roten Kreis.
refusal-been-there = Auf Kreis { $circle } warst du seit deinem letzten Schritt schon.
refusal-attacked-already = Diese Figur hat in diesem Zug schon so angegriffen.
refusal-not-beside = Die beiden stehen nicht nebeneinander.
refusal-crown-square = Auf Kronenfelder und von ihnen aus wird nicht geschossen.
refusal-no-bow = Diese Figur steht auf keinem Turm, und du hast keine Karte dafür.
refusal-guard-lacks-point = Von hier trifft dein Dieb niemanden, und für den Schuss eines Wächters ist kein Punkt mehr da.
refusal-no-clear-shot = Etwas ist im Weg.
refusal-too-far = Ein Pfeil fliegt höchstens sechs Felder weit.
refusal-no-target = Dort ist kein Dieb mit einer gestohlenen Krone.
refusal-target-hidden = Dieser Dieb ist versteckt.
refusal-not-from-circle = Von einem roten Kreis aus greift niemand an.
refusal-place-first = Wähle zuerst deinen Startkreis.
refusal-crown-first = Entscheide zuerst, was aus der Krone wird.
refusal-discard-first = Leg zuerst ab: Mehr als fünf Karten hat niemand auf der Hand.
refusal-only-card = Jetzt hilft nur diese Karte: { $card }.
refusal-no-discard-now = Abgelegt wird nur am Ende des Zugs, bei mehr als fünf Karten.

## Das Ende

score =
    { $points ->
        [one] { $points } Krone
       *[other] { $points } Kronen
    }
part-key = { $piece }, mit ihrem Schlüssel
part-card = { $piece }, mit einem Dietrich
part-fight = { $piece }, im Kampf gewonnen
part-worn = { $piece }, getragen, aber noch nicht daheim
part-lacking = { $piece }, nicht daheim
tie-worn = Bei Gleichstand zählen getragene Kronen
ending-CO-H_1 =
    { $winners_is ->
        [you] Alle deine Kronen sind daheim: Du gewinnst!
        [shared] Alle Kronen sind daheim: Ihr gewinnt zusammen ({ $winners }).
       *[other] Alle Kronen sind daheim: { $winners } gewinnt.
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
drawn-turn = Zug { $turn }: { $player }
points-shared = gewürfelt { $number } · noch { $pool } zu teilen
points-alone = gewürfelt { $number } · noch { $thief } für den Dieb
points-each = gewürfelt { $number } · noch: Dieb { $thief }, Wächter { $guard }
points-own =
    { $thief ->
        [0] { $guard } nur für den Wächter
       *[other] { $thief } nur für den Dieb
    }
drawn-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
drawn-wears = trägt
table-hidden = versteckt
table-blocked = festgehalten
drawn-proved = will bekanntlich
drawn-asleep = schlafen unter der Marke von
drawn-doors = geschlossene Tore: { $gates }
table-piles = Stapel { $pile } · Ablage { $discard }
drawn-legend = ♛ Krone ⚷ Schlüssel ♜ Turm ▒▒ Geheimtür G Wächter z schläft 1/2 Kronen daheim

## Optionen

option-objectives = Aufträge
    .help = Wie viele Kronen jeder heimbringen muss. Eine dauert etwa 5 bis 15 Minuten, zwei 10 bis 40, drei 20 bis 60, vier bis zu anderthalb Stunden.
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
    .reading = Wir nennen sie Marken.
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
rule-CO-D_3 = Der eigene Dieb und/oder ein Wächter gehen so weit, wie gewürfelt wurde.
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
rule-CO-F_4_b_2 = Jeder von ihnen darf vor dem Wurf eine Karte „Plus zwei“ spielen.
rule-CO-F_4_b_3 = Die Karte erhöht die eigene Zahl um zwei.
rule-CO-F_4_b_4 = Wer angegriffen wird, behält die Krone, wenn die eigene Zahl mindestens so hoch ist wie die des Angreifers.
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
rule-CO-RC4 = Aufträge sind geheim, bis ihre Kronen daheim sind. Wer eine Krone nimmt oder aufsetzt, zeigt, dass ihre Farbe zu seinen Aufträgen gehört; das bleibt bekannt, auch wenn die Krone verloren geht.
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
rule-CO-RD1 = Marken kommen von selbst zurück, als Erstes im Zug. Ein voller Zug reicht also vom Aufsetzen einer Marke bis zum nächsten Zug dessen, der sie aufgesetzt hat.
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
rule-CO-RD8 = Eine Krone ist daheim, wenn ihr Dieb einen roten Kreis betritt, auch im Durchgehen; der Wald allein genügt nicht.
rule-CO-RD9 = Die Karte, auf die eine Krone kommt, ist die Auftragskarte.
    .reading = Andere sechzehn Karten gibt es nicht.
rule-CO-RD10 = Muss eine Karte gezogen werden und ist der Stapel leer, wird die Ablage gemischt und zum Stapel.
    .reading = Eine Karte ist immer da: In Händen sind höchstens zwanzig von 44. Jeder weiß dann, was im Stapel ist und also auch, was alle anderen zusammen halten.
rule-CO-RD11 = Man zieht zuerst und legt dann eine von sechs Karten ab, eine beliebige, offen.
rule-CO-RD12 = Mit der letzten Krone ist sofort Schluss; gezogen wird nicht mehr.
rule-CO-RD13 = Eine Uhr für Züge bleibt denen überlassen, die den Tisch führen: keine Züge mehr, eine Karte gezogen, die neueste abgelegt, wenn es sechs sind.
rule-CO-RE1 = Eine gemeinsame Zahl darf beliebig geteilt werden, auch ungleich, und muss nicht aufgebraucht werden.
rule-CO-RE2 = Durch einen schlafenden Wächter darf man gehen. Ein Wächter, der einen Kampf verlor, trägt die gleiche Marke und gilt als schlafend.
rule-CO-RE3 = Ein Wächter darf durch einen versteckten Dieb gehen, dort aber nicht stehen bleiben.
rule-CO-RE4 = Ein Schritt auf ein besetztes Feld braucht die Punkte, um bis zu einem freien weiterzugehen.
    .reading = So bleibt niemand dort, wie CO-E.4.2 es will.
rule-CO-RE4b = Eine Figur auf einem besetzten Feld ist unterwegs: Bis sie auf einem freien steht, kann man nur weitergehen und nehmen, was es dort gibt oder, wenn ein Punkt zum Weitergehen bleibt, daneben. Kein Angriff, kein Sprung, kein Ende des Zuges, kein Schritt einer anderen Figur und keine Karte außer Dietrich und Geheimtür.
    .reading = Keine andere Karte: Das ist von uns, gegen den Buchstaben von CO-D.5 und CO-G.1.1. Sie könnte den Weg verschließen oder den Wächter wecken, auf dem man steht, und jede lässt sich einen Schritt früher spielen.
rule-CO-RE5 = Vom Feld daneben darf ein Dieb für einen Punkt den Schlüssel oder die Krone eines besetzten Feldes nehmen, ohne es zu betreten, auch wenn ein wacher Wächter dort steht.
rule-CO-RE6 = Ein Wächter, der noch nicht ging, wenn er angreift, zahlt für seine Angriffe einen Punkt, einmal im Zug; sind die Punkte gemeinsam, einen davon, außer er hat eigene (CO-RD4b). Geht er später, kommt der Punkt nicht zurück. Ein Dieb zahlt nichts.
    .reading = Dass er nicht zurückkommt, ist von uns: CO-E.6 sagt nicht, wann der Wächter gegangen sein muss. So weiß man, was ein Angriff kostet, wenn man ihn macht.
rule-CO-RE7 = Wo die Anleitung von CO-E.7 auf CO-E verweist, meint sie CO-F.
rule-CO-RE8 = Schlüssel bekommt man ungefragt, auch im Durchgehen, von jeder Farbe; alle sehen sie. Wächter nehmen nichts.
rule-CO-RE9 = Eine Krone zu nehmen ist freiwillig und nur in der Farbe eines eigenen Auftrags erlaubt, der noch nicht daheim ist. Der Schlüssel kommt in den Vorrat.
    .reading = Eine Hausregel von uns; ohne sie könnte man den Vorrat leeren.
rule-CO-RE9b = Wer schon auf einem Kronenfeld steht, darf die Krone ohne Schritt nehmen. Ein festgehaltener Dieb nimmt nichts.
rule-CO-RE10 = Man springt im eigenen Zug, nach dem Wurf, so oft man will, auf einen Kreis, auf dem niemand steht.
rule-CO-RE10b = Zwischen zwei Schritten springt man auf jeden Kreis nur einmal.
    .reading = Das ist von uns, damit ein Zug endet; ein Versehen lässt sich trotzdem gutmachen, auch durch den Sprung zurück.
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
rule-CO-RF5b = Auch bei gleichen Zahlen hat ein Dieb den Wächter geschlagen und setzt ihm die Marke auf.
rule-CO-RF6 = Eine Krone, die an einen Wächter oder einen Pfeil verloren geht, kommt in den Vorrat; der Schlüssel dafür ist fort.
    .reading = Auch wenn ein Dieb schoss.
rule-CO-RF7 = Wer gewinnt, darf die Krone aufsetzen, wenn sie zu einem eigenen Auftrag gehört, der nicht daheim ist, und er keine Schatzkrone trägt; sonst kommt sie zurück.
rule-CO-RF7b = Der Sieger wird auch gefragt, wenn er sie nicht aufsetzen darf, außer alle sehen, warum: Er trägt schon eine, oder die Farbe ist schon daheim oder kann keiner seiner übrigen Aufträge sein.
    .reading = Sonst verriete die Frage einen Auftrag.
rule-CO-RF8 = Einem geschlagenen Wächter die Marke aufzusetzen ist keine Wahl; hat man keine mehr, geschieht nichts. Es geschieht nur nach einem Angriff des Wächters.
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
rule-CO-RG9 = Die Marke, die einen Dieb versteckte, kommt sofort zu ihrem Besitzer zurück.
rule-CO-RG10 = Ein geweckter Wächter verliert eine Marke, und der Spieler sagt, wessen; trägt er eine zweite, schläft er weiter.
    .reading = Eingeschläfert oder geschlagen sieht gleich aus. Dass der Spieler sagt, wessen, ist von uns.
rule-CO-RG11 = Eine Karte, die eine dritte Krone, gleich welcher Art, auf einen Kopf brächte, wird nicht gespielt, ebenso wenig eine, für die keine Marke da ist.
rule-CO-RG12 = Marken halten nie eine Krone vom Kopf fern.
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
board-turn = Runde { $round }
board-end =
    { $points ->
        [0] Zug beenden
       *[other] Zug beenden (noch { $points })
    }
board-dice = Würfel
board-lacks = Schlüssel fehlt noch: { the-colour }
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
board-asleep = schläft
board-thief =
    { $is ->
        [you] dein Dieb
       *[other] Dieb von { $player }
    }
board-wears = trägt { the-crown }
board-go = { the-figure } dorthin führen ({ steps })
board-lead = { the-figure } führen
board-home = { $home } von { $all } Kronen daheim
board-count = Kronen daheim
board-is-home = { the-crown }, daheim
board-wanted = { the-crown }, noch zu holen
board-owned = die hast du
board-odds = deine Chance: { $percent } %
board-odds-shot = { $distance } Felder · deine Chance: { $percent } %
board-attacked = { $player } greift dich an, Gewinnchance { $percent } %. Ein Gleichstand rettet dich.
board-shot-at = { $player } schießt auf dich, Trefferchance { $percent } %.
board-fight = { $attack } gegen { $defence }
board-shot-target = Ziel, { $number }
board-shot-flop = kein Ziel, { $number }
board-stopped =
    { $points ->
        [0] Unterwegs angehalten.
        [one] Unterwegs angehalten: noch ein Punkt.
       *[other] Unterwegs angehalten: noch { $points } Punkte. Tipp noch einmal!
    }
board-out-of-reach = Zu weit für diesen Zug. Die markierten Felder erreichst du.
board-stands = Da steht jemand. Um einen Dieb mit Krone anzugreifen, halte auf einem markierten Feld daneben.
board-secret = Eine Geheimtür: Steht dein Dieb daneben, spiel die Karte „Geheimtür“.
board-start = Der gestrichelte Ring: Hier begann der letzte Weg.
board-leads =
    { $figure ->
        [thief] Du führst deinen Dieb. Tipp auf ein markiertes Feld.
       *[other] Du führst { the-figure }. Tipp auf ein markiertes Feld.
    }
board-held =
    Festgehalten von { $owners }: In diesem Zug tut dein Dieb nichts. { $left ->
        [cards] Es bleiben nur Karten.
        [guard] Es bleiben ein Wächter und Karten.
       *[none] { "" }
    }
board-why-asked = Du hast keine Karte dafür; du wirst gefragt, damit es niemand merkt.

## Was etwas ist

about-card-forced-march = Zwei Punkte mehr in diesem Zug, für deinen Dieb oder für deinen Wächter.
    .rule = CO-G.2
about-card-skeleton-key = Damit nimmst du jede Krone deiner Farben auch ohne ihren Schlüssel.
    .rule = CO-G.3
about-card-door = Setz eine Tür in ein Tor, in dem niemand steht, oder nimm eine weg. Sie hält alle auf, bis jemand sie wegnimmt.
    .rule = CO-G.4
about-card-hidden-thief = Bis zu deinem nächsten Zug kann niemand deinen Dieb angreifen, und Wächter gehen an ihm vorbei.
    .rule = CO-G.5.1
about-card-blocked-thief = Der Dieb eines Rivalen kann in seinem nächsten Zug nicht gehen, nichts nehmen und nicht angreifen.
    .rule = CO-G.6.1
about-card-sleeping-guard = Ein Wächter schläft bis zu deinem nächsten Zug: Niemand kann ihn führen, und Diebe gehen an ihm vorbei.
    .rule = CO-G.7.1
about-card-arrow = Schieß auf einen Dieb mit Krone, bis zu sechs Felder weit, auch ohne Turm.
    .rule = CO-G.8
about-card-plus-two = Zwei mehr im Kampf, ob du angreifst oder dich wehrst.
    .rule = CO-G.9.1
about-card-broken-bow = Hält einen Pfeil auf, der auf dich geschossen wird. Du spielst sie im Zug eines anderen.
    .rule = CO-G.10.1
about-card-secret-door = Mit einem Schritt durch die Stadtmauer, an einer der vier Geheimtüren: den Feldern mit Schlüsselloch.
    .rule = CO-G.11.1
about-card-found-thief = Ein versteckter Dieb ist nicht mehr versteckt und kann angegriffen werden.
    .rule = CO-G.12.1
about-card-woken-guard = Nimmt einem schlafenden Wächter eine Marke ab. Trägt er zwei, schläft er weiter.
    .rule = CO-G.13.1
about-objective = Hol ihren Schlüssel, nimm die Krone und trag sie auf irgendeinen roten Kreis. Niemand weiß, dass du sie willst; andere können sie auch wollen.
    .rule = CO-B.1
about-crown = Gegen ihren Schlüssel oder einen Dietrich gehört sie dir, wenn es deine Farbe ist. Es gibt immer neue. Hierher fliegt kein Pfeil.
    .rule = CO-E.9
about-key = Wer hierher kommt, bekommt diesen Schlüssel. Es gibt immer neue; einer je Farbe genügt.
    .rule = CO-E.8
about-circle = Auf jedem roten Kreis ist jeder daheim: Eine Krone ist hier sicher. Von hier springst du auf jeden freien Kreis; angreifen darfst du nicht.
    .rule = CO-E.10.1
about-tower = Wer hier steht, kann ohne Karte schießen. Der Turm ist nur zur Stadt hin offen: Hinaus geht es hier nicht.
    .rule = CO-F.5.f
about-gate = Hier gehen Diebe hinein und hinaus. Eine Türkarte schließt das Tor.
    .rule = CO-G.4
about-door = Zu: Niemand kommt durch und kein Pfeil, bis jemand die Tür wegnimmt.
    .rule = CO-RG3
about-forest = Hier gehen nur Diebe. Der Wald allein ist kein Zuhause, das sind die roten Kreise.
    .rule = CO-E.12
about-guard = Er gehört niemandem: Wenn die Würfel es erlauben, führst du einen. Er bekämpft Diebe mit Krone neben sich und schießt von Türmen.
    .rule = CO-RD4
about-thief = Er trägt eine gestohlene Krone und kann angegriffen werden.
    .rule = CO-F.1.2
about-bare-thief = Er trägt keine gestohlene Krone: Niemand kann ihn angreifen.
    .rule = CO-F.1.2
about-dice = Der weiße Würfel sagt, wer geht, der grüne, wie weit.
    .rule = CO-D.2
about-dice-shared = Dein Dieb und ein Wächter teilen sich die Punkte, wie du willst.
    .rule = CO-D.8
about-dice-alone = Nur dein Dieb geht.
    .rule = CO-D.8
about-dice-each = Dein Dieb und ein Wächter haben je die volle Zahl.
    .rule = CO-D.8
about-pile = Am Ende deines Zuges ziehst du eine Karte. Ist der Stapel leer, wird die Ablage gemischt.
    .rule = CO-D.7.1
about-loot = Wer zuerst die Kronen aller seiner Aufträge heimbringt, gewinnt sofort. Daheim ist jeder rote Kreis.
    .rule = CO-H.1
about-seat = Jeder will heimlich seine Kronen; zwei können dieselbe Farbe wollen.
    .rule = CO-RC3
about-hand = Höchstens fünf auf der Hand. Im Zug spielst du bis zu zwei verschiedene, am Ende ziehst du eine.
    .rule = CO-D.7.2
about-asleep = Schläft bis zum nächsten Zug von { $owners }.
about-hidden = Versteckt bis zu seinem nächsten Zug: Er kann nicht angegriffen werden.
about-blocked = Eine Marke von { $owners } hält ihn fest, bis { $owners } wieder am Zug ist: Er kann nicht gehen, nichts nehmen und nicht angreifen.

## Für Neue

start-want = als Erster deine geheimen Kronen heimbringen, auf rote Kreise.
start-turn = würfelst du: Dein Dieb geht, oft auch ein Wächter. Dazu bis zu zwei Karten.
start-ends = sofort, wenn jemand die letzte seiner Kronen heimbringt.
goal = Bring als Erster deine Kronen auf rote Kreise.
first-ask-CO-C_7_1 = Wimpel in deiner Farbe zeigen deine Kronen und Schlüssel. Beginn, wo du willst: Dein Dieb springt von Kreis zu Kreis.
first-ask-CO-D_2 = Erst würfeln: Der weiße Würfel sagt, wer geht, der grüne, wie weit. Karten nützen meist danach.
    .look = dice
first-ask-CO-D_3 = Tipp auf ein markiertes Feld, um hinzugehen. Darf ein Wächter gehen, tipp zuerst auf ihn.
first-Unlocked =
    { $how ->
        [reaching] Auf diesem Schlüssel steht jemand. Vom Feld daneben greift ein Dieb für einen Punkt hinüber.
       *[passing] Wer über einen Schlüssel geht, bekommt ihn; es gibt immer neue. Damit bezahlst du eine Krone dieser Farbe.
    }
    .each = { $how }
first-Drawn = Am Ende des Zugs ziehst du eine Karte und behältst höchstens fünf. Je Zug darfst du zwei verschiedene spielen.
first-Taken = Bis die Krone daheim ist, dürfen Diebe und Wächter ihren Träger angreifen, außer er ist versteckt.
first-Teleported = Alle roten Kreise sind verbunden: Ein Dieb springt auf jeden freien, und es kostet keinen Punkt.
first-Hid = Ein versteckter Dieb trägt einen Umhang: Vor seinem nächsten Zug kann ihn niemand angreifen.
first-Blocked = Hinter Gittern: Er kann nicht gehen, nichts nehmen, nicht angreifen. Die Scheibe zeigt, wer ihn festhält.
first-Lulled = Ein schlafender Wächter gehorcht niemandem, und Diebe gehen vorbei. Die Scheibe zeigt, in wessen Zug er aufwacht.
    .look = { $guard }
first-Attacked = Nur ein Dieb mit Krone kann angegriffen werden. Die höhere Zahl gewinnt; sind beide gleich, bleibt die Krone.
first-Aimed = Pfeile fliegen von Türmen oder mit einer Karte. Treffer: ein Ziel und mindestens die Entfernung in Feldern.
first-Delivered =
    { $left ->
        [0] { "" }
       *[other] Auf einem roten Kreis ist eine Krone für immer sicher. Man trägt immer nur eine: auf zur nächsten!
    }

## Der Leitfaden: was man zum Spielen braucht

guide-goal =
    Deine Aufträge (zwei, wenn nichts anderes vereinbart ist) nennen die Kronen, die du willst. Bring sie als Erster alle heim.
    - Daheim ist jeder rote Kreis im Wald, und zwar für alle. Der Wald allein genügt nicht.
    - Aufträge sind geheim, und ein Rivale kann dieselbe Farbe wollen.
    .title = Was du willst
guide-turn =
    Deine Marken kommen weg. Wirf den weißen und den grünen Würfel. Dann geh, nimm, greif an und spiel Karten, in beliebiger Reihenfolge. Zum Schluss ziehst du eine Karte; von sechs legst du eine ab.
    - Weiß: der Dieb allein, Dieb und ein Wächter, die sich die Zahl teilen, oder beide mit der vollen Zahl.
    - Grün: wie viele Schritte. Nie schräg, und niemand muss gehen.
    - Wer über ein Schlüsselfeld geht, hat den Schlüssel. Eine Krone kostet ihren Schlüssel oder einen Dietrich und muss deine sein.
    - Schlüssel und Kronen gehen nie aus. Du trägst immer nur eine Krone.
    - Von einem roten Kreis springst du kostenlos auf jeden freien.
    .title = Dein Zug
guide-attack =
    Nur ein Dieb mit gestohlener Krone kann angegriffen werden, von deinem Dieb, deinem Wächter oder beiden.
    - Nebeneinander würfelt jeder einmal. Der Angreifer braucht mehr; bei Gleichstand bleibt die Krone. Plus zwei zählt zwei dazu.
    - Gewinnt ein Wächter oder trifft ein Pfeil, kommt die Krone zurück. Ein Dieb, der gewinnt, darf sie tragen, wenn er die Farbe will.
    - Ein Wächter, der verliert, bekommt eine Marke und schläft.
    - Pfeile fliegen von einem Turm oder mit der Karte, höchstens sechs Felder. Nötig sind ein Ziel und mindestens die Entfernung.
    .title = Angriffe
guide-scoring =
    Wer die letzte seiner Kronen heimbringt, gewinnt sofort. Eine letzte Runde gibt es nicht.
    .title = Das Ende
guide-pieces =
    Du beginnst mit zwei Karten und hältst höchstens fünf. In jedem Zug spielst du bis zu zwei verschiedene, wann du willst; Plus zwei und Zerbrochener Bogen helfen auch bei der Abwehr.
    .title = Die Karten
guide-exceptions =
    - Wächter gehören niemandem. Du führst einen je Zug, welchen du willst (CO-RD4). Sie verlassen nie die Stadt (CO-E.12).
    - Niemand bleibt stehen, wo jemand steht (CO-RE4). Diebe kommen an Dieben und schlafenden Wächtern vorbei, nie an wachen (CO-E.2).
    - Jemand steht auf deinem Schlüssel oder deiner Krone? Von daneben greifst du für einen Punkt hinüber (CO-RE5).
    - Wer eine Krone verliert, braucht wieder ihren Schlüssel (CO-RF6).
    - Eine Marke bleibt bis zum nächsten Zug dessen, der sie gesetzt hat (CO-RD1).
    - Ein festgehaltener Dieb tut nichts, aber sein Spieler führt einen Wächter und spielt Karten (CO-G.6.4).
    - Keine Pfeile auf Kronenfelder oder von dort (CO-F.5.i), kein Angriff von einem Kreis (CO-E.10.2).
    .title = Was oft falsch gemacht wird
shown-CO-F_4_b_4 = Beide Würfel zeigen dasselbe. Der angegriffene Dieb behält seine Krone.
shown-CO-RD1 = Wer die Marke gesetzt hat, ist wieder am Zug: Sie kommt weg, der Wächter ist wach.

## Die Lektion: höchstens 25 Wörter je Schritt, und jede Zahl kommt vom Tisch

lesson-first = Die Kronendiebe, Zug um Zug
lesson-first-goal = Du bist ein Dieb und willst heimlich die { $crown }. Bring sie als Erster aus der Stadt auf einen der roten Kreise.
    .title = Deine Krone
lesson-first-roll = Würfle! Der grüne Würfel sagt, wie weit; der weiße, wer: dein Dieb allein oder mit einem Wächter, die Punkte geteilt oder für jeden ganz.
    .title = Würfeln
lesson-first-roll-early = Die Karte darfst du auch vorher spielen. Aber würfle erst: Dann weißt du, was du brauchst.
lesson-first-pass = Diebe kommen an Dieben vorbei, nicht an wachen Wächtern; Wächter an Wächtern, nicht an Dieben. Keiner hält, wo jemand steht. Tipp auf den violetten Schlüssel!
    .title = Wer an wem vorbeikommt
lesson-first-pass-away = Du darfst überallhin. Aber deine Krone kostet den violetten Schlüssel, und davor steht nur dein Rivale: Geh an ihm vorbei.
lesson-first-pass-saved = Ein Eilmarsch gibt dir mehr Punkte. Aber für den Schlüssel reicht es: Heb die Karte auf.
lesson-first-pass-end = Niemand muss alle Punkte nutzen. Aber bis zum violetten Schlüssel reicht es: Hol ihn erst.
lesson-first-key = Der Schlüssel gehört dir, er liegt bei deinem Namen. Wer auf das Feld tritt, bekommt einen; es gibt immer neue. Einer je Farbe reicht.
    .title = Schlüssel
lesson-first-take = Später stehst du auf deiner Krone. Sie kostet ihren Schlüssel oder einen Dietrich. Nur Kronen, die du willst, und immer nur eine: Nimm sie!
    .title = Die Krone nehmen
lesson-first-take-crown = Du darfst dich jetzt verstecken. Aber nimm erst die Krone und versteck dich dann mit ihr.
lesson-first-take-leave = Das darfst du. Aber wegen der Krone bist du hier: Nimm sie, solange du auf dem Feld stehst.
lesson-first-hide = Diebe und Wächter dürfen nur einen Dieb mit Krone angreifen. Spiel „{ $card }“: Bis zu deinem nächsten Zug darf dich keiner angreifen.
    .title = Verstecken
lesson-first-hide-end = Das darfst du. Aber dann kann dich jeder vor deinem nächsten Zug angreifen: Versteck dich erst.
lesson-first-end = „{ $march }“, „{ $card }“: { $played } verschiedene Karten je Zug, nie mehr. Beende ihn: Du ziehst eine Karte und darfst höchstens { $most } behalten.
    .title = Karten
lesson-first-guard = Später flieht dein Rivale mit einer Krone: Greif an! Wächter gehorchen jedem, einer je Zug. Tipp auf den Wächter, dann auf das beleuchtete Feld.
    .title = Wächter für alle
lesson-first-guard-thief = Auch dein Dieb darf angreifen, wenn er neben dem Rivalen steht. Aber der Wächter ist näher: Tipp erst auf ihn.
lesson-first-guard-beside = Das darfst du. Aber zum Kampf muss der Wächter direkt neben deinem Rivalen stehen, nie schräg.
lesson-first-guard-another = Jeden Wächter darfst du führen, aber nur einen je Zug. Dieser ist deinem Rivalen am nächsten.
lesson-first-guard-end = Aufhören darfst du jederzeit. Aber dein Rivale entkommt sonst mit einer Krone.
lesson-first-fight = Seite an Seite: Tipp auf den Rivalen und nimm „{ $card }“ für deinen Würfel. Jeder würfelt, die höhere Zahl gewinnt. Bei Gleichstand bleibt die Krone.
    .title = Der Kampf
lesson-first-fight-bare = Das ist erlaubt, aber gewagt: Vielleicht hat dein Rivale auch so eine Karte, und Gleichstand reicht dir nicht.
lesson-first-fight-walk = Gehen darfst du noch. Aber dein Wächter steht neben dem Rivalen: Tipp auf den Rivalen und greif an.
lesson-first-fight-end = Aufhören darfst du jederzeit. Aber dein Wächter hat noch nicht angegriffen: Tipp auf den Rivalen.
lesson-first-won = Gewonnen! Ein Wächter legt die Krone auf ihr Feld zurück; ein Dieb darf sie tragen, wenn er diese Farbe will. Wächter greift niemand an.
    .title = Wem gehört die Krone?
lesson-first-tower = Später: { $rival } führt einen Wächter auf einen Turm, ein gezacktes Feld der Mauer. Wer schießt, steht auf einem Turm oder spielt die Karte Pfeilschuss.
    .title = Türme
lesson-first-arrow = Der Pfeil trifft, wenn ein Würfel ein Ziel zeigt, der andere mindestens die Entfernung. Ein zerbrochener Bogen verhindert das, du hast keinen: Tipp „Keine Karte“.
    .title = Pfeile
lesson-first-defend = Kein Ziel, daneben! Jetzt kämpft der Wächter. Spiel „{ $card }“: Bei mindestens gleicher Zahl behältst du die Krone, und er schläft ein.
    .title = Wehr dich
lesson-first-defend-bare = Du darfst es den Würfeln überlassen. Aber genau dafür ist die Karte da.
lesson-first-win = Später, draußen: Die Tür im Tor hinter dir hält alle auf, und Wächter verlassen die Stadt nie. Der Wald reicht nicht: auf den Kreis!
    .title = Daheim
lesson-first-win-away = Das darfst du. Aber der rote Kreis liegt gleich neben dir: ein Schritt, und du hast gewonnen.
lesson-first-win-guard = Du darfst auch einen Wächter führen. Aber ein einziger Schritt deines Diebs gewinnt die Partie.
lesson-first-win-end = Aufhören darfst du jederzeit. Aber ein Schritt noch, und du hast gewonnen!
lesson-first-over = Daheim: Du gewinnst sofort! In deiner Partie reicht eine Krone. Diebe springen kostenlos von Kreis zu Kreis. Halte Karten oder Felder gedrückt: Sie erklären sich.
    .title = Das Ende
