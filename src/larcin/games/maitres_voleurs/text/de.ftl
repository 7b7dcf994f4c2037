### Maîtres Voleurs auf Deutsch. Der Spieler wird geduzt.

title = Maîtres Voleurs
blurb = Eine Schatulle mit zwölf Schubladen, die sich dreht und kippt: Versteck deine Fälschungen, leer die richtige Schublade, und merk dir, was kopfsteht.

## Die Teile

jewel-diamond = Diamant
jewel-sapphire = Saphir
jewel-ruby = Rubin
alarm-red = roter Alarm
alarm-blue = blauer Alarm
alarm-green = grüner Alarm
alarm-yellow = gelber Alarm
alarm-violet = violetter Alarm
alarm-orange = oranger Alarm
alarm-white = weißer Alarm
alarm-black = schwarzer Alarm
role-smuggler = Schmuggler
role-jeweller = Juwelier
role-gemologist = Gemmologin
role-thief = Dieb
role-master-thief = Meisterdieb
role-detective = Detektiv
card-smuggler-1 = Schmuggler 1
card-smuggler-2 = Schmuggler 2
card-smuggler-3 = Schmuggler 3
card-smuggler-4 = Schmuggler 4
card-smuggler-5 = Schmuggler 5
card-smuggler-6 = Schmuggler 6
card-smuggler-7 = Schmuggler 7
card-smuggler-8 = Schmuggler 8
card-jeweller-1 = Juwelier 1
card-jeweller-2 = Juwelier 2
card-jeweller-3 = Juwelier 3
card-jeweller-4 = Juwelier 4
card-jeweller-5 = Juwelier 5
card-jeweller-6 = Juwelier 6
card-jeweller-7 = Juwelier 7
card-jeweller-8 = Juwelier 8
card-gemologist-1 = Gemmologin 1
card-gemologist-2 = Gemmologin 2
card-gemologist-3 = Gemmologin 3
card-gemologist-4 = Gemmologin 4
card-gemologist-5 = Gemmologin 5
card-gemologist-6 = Gemmologin 6
card-gemologist-7 = Gemmologin 7
card-gemologist-8 = Gemmologin 8
card-thief-1 = Dieb 1
card-thief-2 = Dieb 2
card-thief-3 = Dieb 3
card-thief-4 = Dieb 4
card-thief-5 = Dieb 5
card-thief-6 = Dieb 6
card-thief-7 = Dieb 7
card-thief-8 = Dieb 8
card-master-thief-1 = Meisterdieb 1
card-master-thief-2 = Meisterdieb 2
card-master-thief-3 = Meisterdieb 3
card-master-thief-4 = Meisterdieb 4
card-master-thief-5 = Meisterdieb 5
card-master-thief-6 = Meisterdieb 6
card-master-thief-7 = Meisterdieb 7
card-master-thief-8 = Meisterdieb 8
card-detective-1 = Detektiv 1
card-detective-2 = Detektiv 2
card-detective-3 = Detektiv 3
card-detective-4 = Detektiv 4
card-detective-5 = Detektiv 5
card-detective-6 = Detektiv 6
card-detective-7 = Detektiv 7
card-detective-8 = Detektiv 8

a-jewel =
    { $jewel_is ->
        [diamond] einen Diamanten
        [sapphire] einen Saphir
       *[ruby] einen Rubin
    }
some-diamonds =
    { $diamonds ->
        [one] { $diamonds } Diamant
       *[other] { $diamonds } Diamanten
    }
some-sapphires =
    { $sapphires ->
        [one] { $sapphires } Saphir
       *[other] { $sapphires } Saphire
    }
loot =
    { $sapphires ->
        [0] { some-diamonds }
       *[other]
            { $diamonds ->
                [0] { some-sapphires }
               *[other] { some-diamonds } und { some-sapphires }
            }
    }

## Die Schatulle drehen

rotation-none = die Etagen lassen, wie sie sind
rotation-top-left = die oberste Etage nach links
rotation-top-right = die oberste Etage nach rechts
rotation-two-left = die zwei oberen Etagen nach links
rotation-two-right = die zwei oberen Etagen nach rechts
upending-first = erst die Schatulle auf den Kopf stellen
upending-last = danach die Schatulle auf den Kopf stellen
the-rotation =
    { $rotation ->
        [top-left] { rotation-top-left }
        [top-right] { rotation-top-right }
        [two-left] { rotation-two-left }
        [two-right] { rotation-two-right }
       *[none] { rotation-none }
    }
height-bottom = unten
height-middle = Mitte
height-top = oben
face-north = Nord
face-east = Ost
face-south = Süd
face-west = West
the-height =
    { $height ->
        [top] oben
        [middle] in der Mitte
       *[bottom] unten
    }
the-face =
    { $face ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }

## Das Protokoll

event-Dealt =
    { $cards_is ->
        [hidden] { $seat } nimmt sechs Karten auf.
       *[other]
            { $seat_is ->
                [you] Du nimmst auf: { $cards }.
               *[other] { $seat } nimmt auf: { $cards }.
            }
    }
event-Filled =
    { $seat_is ->
        [you] Sechs Rubine liegen in den Geheimfächern. Du versteckst die ersten Diamanten.
       *[other] Sechs Rubine liegen in den Geheimfächern. { $seat } versteckt die ersten Diamanten.
    }
event-Hidden =
    { $seat_is ->
        [you] Du versteckst einen Diamanten in Schublade { $drawer }.
       *[other] { $seat } versteckt einen Diamanten in Schublade { $drawer }.
    }
event-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] Du lässt die Schatulle, wie sie ist.
                       *[other] Du stellst die Schatulle auf den Kopf.
                    }
               *[other]
                    { $upending ->
                        [never] Du drehst { the-rotation }.
                        [first] Du stellst die Schatulle auf den Kopf und drehst dann { the-rotation }.
                       *[last] Du drehst { the-rotation } und stellst dann die Schatulle auf den Kopf.
                    }
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } lässt die Schatulle, wie sie ist.
                       *[other] { $seat } stellt die Schatulle auf den Kopf.
                    }
               *[other]
                    { $upending ->
                        [never] { $seat } dreht { the-rotation }.
                        [first] { $seat } stellt die Schatulle auf den Kopf und dreht dann { the-rotation }.
                       *[last] { $seat } dreht { the-rotation } und stellt dann die Schatulle auf den Kopf.
                    }
            }
    }
event-Begun = Runde { $round }.
heading-Begun = Runde { $round }
event-Shown =
    { $seat_is ->
        [you] Du deckst auf: { $card }.
       *[other] { $seat } deckt auf: { $card }.
    }
event-Opened =
    { $seat_is ->
        [you] Du öffnest Schublade { $drawer }: { in-sight }
       *[other] { $seat } öffnet Schublade { $drawer }: { in-sight }
    }
in-sight =
    { $alarm_is ->
        [none]
            { $diamonds ->
                [0]
                    { $sapphires ->
                        [0] Sie ist leer.
                       *[other] { loot }.
                    }
               *[other] { loot }.
            }
       *[other] { loot }, dabei ein { $alarm }.
    }
event-Spilled =
    { $seat_is ->
        [you] Du öffnest Schublade { $drawer }, und auf das rote Kissen fällt: { loot }.
       *[other] { $seat } öffnet Schublade { $drawer }, und auf das rote Kissen fällt: { loot }.
    }
event-Alarmed =
    { $owner_is ->
        [you] Alarm in Schublade { $drawer }! { $seat } löst ihn aus, und du bekommst { loot }.
       *[other]
            { $seat_is ->
                [you] Alarm in Schublade { $drawer }! Du löst ihn aus, und { $owner } bekommt { loot }.
               *[other] Alarm in Schublade { $drawer }! { $seat } löst ihn aus, und { $owner } bekommt { loot }.
            }
    }
event-Returned =
    { $owner_is ->
        [you] Du bekommst deinen Alarm zurück.
       *[other] Zurück an { $owner }: { $alarm }.
    }
event-Emptied =
    { $cushion ->
        [red]
            { $seat_is ->
                [you] Du legst auf das rote Kissen: { loot }.
               *[other] { $seat } legt auf das rote Kissen: { loot }.
            }
       *[black]
            { $seat_is ->
                [you] Du nimmst aus Schublade { $drawer }: { loot }.
               *[other] { $seat } nimmt aus Schublade { $drawer }: { loot }.
            }
    }
event-Placed =
    { $alarm_is ->
        [none]
            { $seat_is ->
                [you] Du legst { a-jewel } in Schublade { $drawer }; übrige Imitate: { $left }.
               *[other] { $seat } legt { a-jewel } in Schublade { $drawer }; übrige Imitate: { $left }.
            }
       *[other]
            { $seat_is ->
                [you] Du legst { a-jewel } und deinen Alarm in Schublade { $drawer }; übrige Imitate: { $left }.
               *[other] { $seat } legt { a-jewel } und einen Alarm in Schublade { $drawer }; übrige Imitate: { $left }.
            }
    }
event-Searched =
    { $seat_is ->
        [you] Du öffnest das Geheimfach von Schublade { $drawer }: kein Rubin.
       *[other] { $seat } öffnet das Geheimfach von Schublade { $drawer }: kein Rubin.
    }
event-RubyFound =
    { $seat_is ->
        [you] Du öffnest das Geheimfach von Schublade { $drawer }, und da liegt er: ein Rubin!
       *[other] { $seat } öffnet das Geheimfach von Schublade { $drawer }: ein Rubin!
    }
event-RubyTaken =
    { $seat_is ->
        [you] Du nimmst den Rubin; noch in der Schatulle: { $left }.
       *[other] { $seat } nimmt den Rubin; noch in der Schatulle: { $left }.
    }
event-RubyLeft =
    { $seat_is ->
        [you] Du lässt den Rubin liegen.
       *[other] { $seat } lässt den Rubin liegen.
    }
event-RubyFell =
    { $seat_is ->
        [you] Ein Rubin fällt aus dem Geheimfach von Schublade { $drawer }: Du bekommst nichts, und er kommt zurück, auf die obere Seite.
       *[other] Ein Rubin fällt aus dem Geheimfach von Schublade { $drawer }: { $seat } bekommt nichts, und er kommt zurück, auf die obere Seite.
    }
event-Foiled = Mehr Detektive ({ $detectives }) als Schmuggler ({ $smugglers }): Der Coup misslingt.
event-Excluded = Bei allen Schmugglern ({ $smugglers }) ist etwas gefallen: Niemand teilt.
event-Shared =
    { $seat_is ->
        [you] Du bekommst vom roten Kissen: { loot }.
       *[other] { $seat } bekommt vom roten Kissen: { loot }.
    }
event-Remained = Kein Detektiv: Auf dem roten Kissen bleibt liegen: { loot }.
event-Passed = Alle Kartensätze wandern nach links.
event-Ended =
    { $why ->
        [no-imitation] Keine Imitate mehr: { $seats }. Die Partie ist zu Ende.
        [both] Der sechste Rubin ist genommen, und keine Imitate mehr: { $seats }. Die Partie ist zu Ende.
       *[sixth-ruby] Der sechste Rubin ist genommen. Die Partie ist zu Ende.
    }
event-Counted = Punkte: { $points }. Rubine: { $rubies }. Saphire: { $sapphires }.
event-Tied =
    { $by ->
        [rubies] Punktgleich ({ $seats }): Die Rubine entscheiden.
        [sapphires] Gleich viele Punkte und Rubine ({ $seats }): Die Saphire entscheiden.
       *[nothing] In allem gleich ({ $seats }): Der Sieg wird geteilt.
    }

## Was gefragt, angeboten und abgelehnt wird

ask-MV-4_19 = versteck deine Diamanten
ask-MV-4_21 = dreh die Schatulle
ask-MV-5_1 = wähle eine Person für diese Runde
ask-MV-6_1 = öffne eine Schublade
ask-MV-7_1 = dreh die Schatulle, oder lass sie
ask-MV-8_2 = leg ein Imitat in die Schublade
ask-MV-8_8 = wähle einen Stein vom roten Kissen
ask-MV-9_1 = leg ein Imitat in die Schublade
ask-MV-10_1 = leg ein Imitat in die Schublade
ask-MV-10_3 = leg noch ein Imitat in die Schublade, oder hör auf
ask-MV-12_3 = die Schublade weiter öffnen?
ask-MV-12_4 = den Rubin nehmen?
ask-MV-13_4 = wähle einen Stein vom roten Kissen

pick-Open = eine Schublade öffnen
pick-Open-drawer = Welche Schublade?
pick-Add = einen Diamanten dazulegen
pick-Turn = die Schatulle drehen
pick-Turn-rotation = Welche Etagen?
pick-Turn-upending = Und die ganze Schatulle?
pick-Choose = eine Person wählen
pick-Choose-role = Welche Person?
pick-Place = ein Imitat hineinlegen
pick-Place-jewel = Welches Imitat?
pick-Place-alarm = Mit dem Alarm?
pick-Stop = aufhören
pick-Pull = weiter öffnen
pick-Close = schließen
pick-TakeRuby = den Rubin nehmen
pick-LeaveRuby = den Rubin lassen
pick-Pick = einen Stein wählen
pick-Pick-jewel = Welchen Stein?
alarm-true = mit dem Alarm
the-alarm =
    { $alarm ->
        [true] , { alarm-true }
       *[false] { "" }
    }

move-Open = Schublade { $drawer } ({ the-height }, { the-face })
move-Add = noch einen Diamanten in dieselbe Schublade
move-Turn =
    { $rotation ->
        [none]
            { $upending ->
                [never] die Schatulle lassen, wie sie ist
               *[other] nur die Schatulle auf den Kopf stellen
            }
       *[other]
            { $upending ->
                [never] { the-rotation }
                [first] { upending-first }, dann { the-rotation }
               *[last] { the-rotation }, { upending-last }
            }
    }
move-Choose =
    { $role ->
        [smuggler] Schmuggler: Beute auf das rote Kissen, ein Imitat hinein
        [jeweller] Juwelier: ein Imitat hinein, vielleicht mit dem Alarm
        [gemologist] Gemmologin: immer ein Imitat hinein, mit Detektiven mehr
        [thief] Dieb: das erste Fach leeren
        [master-thief] Meisterdieb: auch nach einem Rubin suchen
       *[detective] Detektiv: am Ende das rote Kissen nehmen
    }
move-Place = { a-jewel }{ the-alarm }
move-Stop = keine Imitate mehr
move-Pull = in das Geheimfach sehen
move-Close = nur das erste Fach leeren
move-TakeRuby = den Rubin nehmen
move-LeaveRuby = den Rubin lassen
move-Pick = { a-jewel }

refusal-open-already = Schublade { $drawer } ist offen: Leg einen Diamanten dazu, oder öffne eine andere.
refusal-no-drawer-open = Öffne erst eine Schublade.
refusal-hide-first = Versteck erst alle deine Diamanten: Danach wird die Schatulle gedreht.
refusal-no-order = Ohne Drehung gibt es keine Reihenfolge: Stell die Schatulle einfach auf den Kopf.
refusal-turn-later = Die Schatulle wird nicht gedreht, bevor eine Schublade geöffnet ist.
refusal-must-turn = Beim Aufbau musst du die Schatulle drehen.
refusal-one-action-only = Im leichten Spiel gilt eines von beiden: Etagen drehen, oder die Schatulle auf den Kopf stellen.
refusal-one-drawer-only = In einem Zug öffnest du nur eine Schublade.
refusal-already-played = Diese Karte hast du schon gespielt: { $role }.
refusal-not-on-red = Auf dem roten Kissen liegt kein { $jewel }.
refusal-no-such-imitation = So ein Imitat hast du nicht: { $jewel }.
refusal-only-jewellers = Nur Juweliere legen Alarme.
refusal-alarm-in-box = Dein Alarm ist schon in der Schatulle.
refusal-alarm-there-already = In dieser Schublade ist schon ein Alarm.

## Das Ende

ending-MV-14_1 = Keine Imitate mehr. { who-wins }
ending-MV-14_2 = Der sechste Rubin ist genommen. { who-wins }
ending-MV-R74 = Keine Imitate mehr, und der sechste Rubin ist genommen. { who-wins }
ending-MV-R66b = Der sechste Rubin beendet alles auf der Stelle. { who-wins }
who-wins =
    { $winners_is ->
        [you] Du gewinnst!
        [shared] Ihr teilt euch den Sieg ({ $winners }).
       *[other]
            { $winners_count ->
                [one] { $winners } gewinnt.
               *[other] { $winners } teilen sich den Sieg.
            }
    }

## Der Tisch

table-round = Runde { $round }
table-set-up = Aufbau
table-feet = auf den Füßen
table-head = auf dem Kopf
table-legend = ▬ lang ▪ kurz
table-red = Rotes Kissen
table-black = schwarz
table-white = Imitate
table-handful = zu verstecken
table-open = Offen: Schublade { $drawer }
table-alarm = Alarm
table-secret = geheim
table-left = noch im Spiel: { $cards }

## Das Brett im Browser

board-nothing = nichts
board-white = Imitate
board-black = Beute
board-plan = Die zwölf Schubladen
board-choices = Was du tun kannst
board-drawer = Schublade { $drawer }, Maserung { board-grain }, { the-height }, { the-face }
board-grain =
    { $drawer ->
        [F] Welle
        [K] Faser
        [A] Auge
        [D] Regen
        [I] Flamme
        [B] Schuppen
        [H] Astloch
        [L] Moiré
        [C] Zickzack
        [J] Sonne
        [G] Knollen
       *[E] Rauten
    }
board-long = lang
board-short = kurz
board-open = offen
board-closed = zu
board-below = unten: { $jewels }
board-alarm-of = Alarm von { $player }
board-alarm-home = Alarm zur Hand
board-turn = Kommt noch dran, als Nummer { $turn }
board-face-down = Eine verdeckte Karte
board-laid = gelegt
board-played = gespielt
board-plays = Nummer { $place } in der Reihenfolge
board-does =
    { $role ->
        [smuggler] Leert die Schublade aufs rote Kissen, legt ein Imitat hinein.
        [jeweller] Legt ein Imitat hinein, wenn er will mit Alarm.
        [gemologist] Legt immer ein Imitat hinein, je Detektiv eins mehr.
        [thief] Nimmt das ganze erste Fach.
        [master-thief] Darf auch das Geheimfach öffnen.
       *[detective] Öffnet nichts, bekommt am Ende das rote Kissen.
    }
board-top = Oberste Etage
board-two = Zwei Etagen
board-upend = Umstülpen
board-done = Fertig
board-leave = So lassen
board-flat = Plan oder Relief
board-round-left = Nach links herumgehen
board-round-right = Nach rechts herumgehen

## Die Optionen

option-easy = Leichtes Spiel
    .help = Am Ende des Zuges geht nur eines mit der Schatulle: Etagen drehen, oder sie auf den Kopf stellen.
option-immediate_end = Sofortiges Ende
    .help = Der sechste Rubin beendet die Partie sofort, und nicht erst mit der Runde.

## Die Regeln, Absatz für Absatz

chapter-MV-0 = Einleitung

rule-MV-0_1 = Juweliere und Gemmologinnen geraten in Panik und wollen ihren falschen Schmuck loswerden.
rule-MV-0_2 = Inzwischen bereiten Schmuggler ihren Coup vor, und Diebe stehlen jeden Stein, den sie finden.
rule-MV-0_3 = Nicht jeden: Nur Meisterdiebe wissen, wo die Geheimfächer sind.
rule-MV-0_4 = Alles ist möglich, aber hüte dich vor dem Detektiv.
rule-MV-0_5 = Das Spiel ist von Frank Czarnetzki, und Zoch brachte es 2004 als Meisterdiebe heraus.
    .reading = Das ist anderswoher bekannt: Die Regel nennt niemanden.

chapter-MV-1 = Was da ist

rule-MV-1_1 = Es gibt eine Schatulle mit drei Etagen und zwölf Schubladen, von denen sechs ein Geheimfach haben.
rule-MV-1_2 = Es gibt siebzehn Kissen: acht weiße, acht schwarze und ein rotes.
rule-MV-1_3 = Es gibt 102 Steine: sechs Rubine, sechzehn Saphire und achtzig Diamanten.
    .reading = Zu acht braucht man 98 davon; was nicht gebraucht wird, bleibt aus dem Spiel.
rule-MV-1_4 = Es gibt 48 Karten mit sechs Personen.
    .reading = Die gedruckte Zahl ist beschädigt: MV-R1.
rule-MV-1_5 = Es gibt acht Übersichten in den Farben der Spieler und acht hölzerne Alarme.
rule-MV-1_6 = Die Regel ist zweisprachig.

chapter-MV-2 = Das Ziel

rule-MV-2_1 = In jeder Runde spielt man eine andere Person, um ihre Fähigkeit zu nutzen.
rule-MV-2_2 = Man will falsche Steine loswerden, die am Ende Punkte kosten.
rule-MV-2_3 = Zugleich sammelt man echte Steine, die Punkte bringen.
rule-MV-2_4 = Wer die meisten Punkte hat, gewinnt.

chapter-MV-3 = Die Schatulle

rule-MV-3_1 = Die Schatulle hat drei Etagen, die sich drehen lassen.
rule-MV-3_2 = Jede Etage hat zwei kurze und zwei lange Schubladen; die gleichen liegen einander gegenüber.
rule-MV-3_3 = Jede Schublade hat einen doppelten Boden und damit eine obere und eine untere Seite.
rule-MV-3_4 = Die langen Schubladen haben außerdem ein Geheimfach.
    .reading = Auch dieses hat zwei Seiten.

chapter-MV-4 = Der Aufbau

rule-MV-4_1 = Schatulle und rotes Kissen kommen in die Mitte, in Reichweite aller.
rule-MV-4_2 = Die Karten werden nach Personen in sechs Stapel zu je acht Karten sortiert.
rule-MV-4_3 = Jeder Stapel wird gemischt, und jeder bekommt von jedem eine Karte.
    .reading = Nur wer sie hat, sieht ihre Zahl: MV-R26.
rule-MV-4_4 = Bei weniger als acht Spielern können die übrigen Karten beiseitegelegt werden.
    .reading = MV-R3
rule-MV-4_5 = So hat jeder sechs Karten mit verschiedenen Personen.
rule-MV-4_6 = Jeder bekommt eine Übersicht und einen Alarm in seiner Farbe.
rule-MV-4_7 = Die Übersicht liegt zwischen dem weißen und dem schwarzen Kissen.
rule-MV-4_8 = Der Alarm beginnt auf dem markierten Punkt der Übersicht, in der Zeile des Juweliers.
    .reading = Er ist also bei seinem Besitzer, bereit zum Einsatz.
rule-MV-4_9 = Jeder bekommt ein weißes und ein schwarzes Kissen und legt zehn Imitate auf das weiße: acht Diamanten und zwei Saphire.
rule-MV-4_10 = Das schwarze Kissen ist zu Beginn leer.
rule-MV-4_11 = Nur die Steine auf weißen Kissen sind Imitate.
rule-MV-4_12 = Steine in Schubladen, aus Schubladen gefallene und die auf schwarzen oder roten Kissen sind echt und kostbar.
rule-MV-4_13 = Zu Beginn kommen sechs Rubine in die Geheimfächer und zwölf Diamanten in erste Fächer.
rule-MV-4_14 = Für die Rubine dreht man die Etagen so, dass drei lange Schubladen übereinander liegen, und jede dieser drei bekommt einen Rubin auf die obere Seite ihres Geheimfachs.
    .reading = MV-R5
rule-MV-4_15 = Dann wird die Schatulle um 180 Grad gedreht, sodass ihre Füße nach oben zeigen.
rule-MV-4_16 = Die drei langen Schubladen gegenüber werden ebenso gefüllt.
rule-MV-4_17 = Ein Bild zeigt drei Rubine oben und drei unten.
rule-MV-4_18 = Die zwölf Diamanten werden an die Spieler verteilt; es macht nichts, wenn manche mehr haben.
    .reading = MV-R9
rule-MV-4_19 = Im Uhrzeigersinn legt jeder seine Diamanten in eine oder mehrere Schubladen seiner Wahl und schließt sie.
rule-MV-4_20 = Beim Füllen darf nur das erste Fach geöffnet werden.
rule-MV-4_21 = Dann dreht man die oberste Etage oder die beiden oberen um 90 Grad in eine Richtung, und die ganze Schatulle um 180 Grad, oder nur eines davon.
    .reading = Das tut jeder Spieler: MV-R11.
rule-MV-4_22 = Diamanten, die beim Füllen aus einer Schublade fallen, kommen sofort auf das rote Kissen.

chapter-MV-5 = Karten spielen

rule-MV-5_1 = Jeder wählt eine Karte und legt sie verdeckt vor sich hin.
rule-MV-5_2 = Die Karte sagt, welche Person man in dieser Runde ist.
rule-MV-5_3 = Jede Person hat eine eigene Aufgabe, die man in seinem Zug nutzen kann.
    .reading = Eine Schublade zu öffnen ist trotzdem Pflicht: MV-R16.
rule-MV-5_4 = Zuerst decken nur die ihre Karte auf, die einen Schmuggler gewählt haben, gleichzeitig.
rule-MV-5_5 = Wenn alle Schmuggler dran waren, decken die anderen ihre auf, gleichzeitig.
rule-MV-5_6 = Gezogen wird in der Reihenfolge der Übersicht.
    .reading = Schmuggler, Juwelier, Gemmologin, Dieb, Meisterdieb, Detektiv.
rule-MV-5_7 = Bei gleichen Personen entscheidet die Zahl der Karte, die kleinste zuerst.
rule-MV-5_8 = Ein Beispiel nennt die Reihenfolge von acht Spielern: Schmuggler 2, 5 und 8, Gemmologin 8, Diebe 5 und 7, Meisterdieb 3, Detektiv 4.
rule-MV-5_9 = Wenn jeder dran war, ist die Runde zu Ende.
rule-MV-5_10 = Gespielte Karten nimmt man nicht zurück: Sie liegen verdeckt vor ihren Spielern.
rule-MV-5_11 = So wählt man in der zweiten Runde unter fünf Karten, in der dritten unter vier, und so weiter.
rule-MV-5_12 = Nach der sechsten Runde nehmen die Spieler alle ihre Karten auf und geben sie dem linken Nachbarn.
rule-MV-5_13 = Dann beginnt eine neue Runde, wieder mit sechs Personen zur Wahl.

chapter-MV-6 = Eine Schublade leeren und füllen

rule-MV-6_1 = In seinem Zug öffnet man nur eine Schublade.
    .reading = Genau eine: MV-R16.
rule-MV-6_2 = Auf welcher Seite der Schatulle sie ist, ist gleich.
rule-MV-6_3 = Bevor man eine Schublade öffnet, darf man die Schatulle nicht drehen.
rule-MV-6_4 = Eine Schublade wird so weit geöffnet, dass ihr erstes Fach ganz zu sehen ist und Steine auf der unteren Seite herausfallen können.
rule-MV-6_5 = Fallen Steine, darf man nicht tun, was die Person tut.
rule-MV-6_6 = Man schließt die Schublade und darf die Schatulle drehen; dann ist der Zug zu Ende.
    .reading = Ausnahme ist die Gemmologin: MV-10.2.
rule-MV-6_7 = Gefallene Steine kommen immer auf das rote Kissen.
    .reading = Ausnahme ist der Alarm: MV-9.9.
rule-MV-6_8 = Ein Bild zeigt, wie man eine Schublade, aus der ein Diamant fällt, richtig öffnet.

chapter-MV-7 = Die Schatulle drehen

rule-MV-7_1 = Am Ende seines Zuges darf man immer bis zu zweierlei mit der Schatulle tun.
rule-MV-7_2 = Man darf die oberste Etage oder die beiden oberen zusammen um 90 Grad in eine Richtung drehen.
rule-MV-7_3 = Und man darf die ganze Schatulle um 180 Grad drehen, auf den Kopf.
rule-MV-7_4 = Auf eines oder beides darf man verzichten.
rule-MV-7_5 = Detektive drehen weder Etagen noch die Schatulle.

chapter-MV-8 = Der Schmuggler

rule-MV-8_1 = Der Schmuggler nimmt alle Steine aus dem ersten Fach und legt sie auf das rote Kissen.
    .reading = «son coussin rouge»: Es gibt nur eines: MV-R4.
rule-MV-8_2 = Dann legt er ein beliebiges Imitat von seinem weißen Kissen in dieselbe Schublade.
rule-MV-8_3 = Das geht auch bei einer leeren Schublade.
    .reading = MV-R42
rule-MV-8_4 = Lassen die Detektive die Bande auffliegen, oder teilen die Schmuggler die Beute?
rule-MV-8_5 = Sobald der letzte Schmuggler fertig ist, decken alle anderen ihre Karten auf.
rule-MV-8_6 = Sind in dieser Runde mehr Detektive als Schmuggler da, bekommen die Schmuggler nichts.
rule-MV-8_7 = Sind es ebenso viele Schmuggler oder mehr, teilen sie sofort alle Steine auf dem roten Kissen.
rule-MV-8_8 = Der Schmuggler mit der kleinsten Zahl wählt zuerst einen Stein, dann der mit der nächsten, und so weiter.
rule-MV-8_9 = So geht es weiter, bis das rote Kissen leer ist.
rule-MV-8_10 = Ein Schmuggler, in dessen Zug Steine fielen, ist vom Teilen ausgeschlossen.
rule-MV-8_11 = Beim Vergleich mit den Detektiven zählt er trotzdem.
rule-MV-8_12 = Die gefallenen Steine kommen wie immer auf das rote Kissen.

chapter-MV-9 = Der Juwelier

rule-MV-9_1 = Der Juwelier legt ein beliebiges Imitat von seinem weißen Kissen in die geöffnete Schublade, auch wenn Steine darin sind.
rule-MV-9_2 = Er darf seinen Alarm dazulegen.
rule-MV-9_3 = In jeder Schublade ist höchstens ein Alarm.
rule-MV-9_4 = Ein Alarm, der schon darin ist, darf nicht gegen den eigenen getauscht werden.
rule-MV-9_5 = Wer einen Alarm auf der oberen Seite findet, löst ihn nicht aus.
rule-MV-9_6 = Er legt oder nimmt Steine, wie es seine Person tut.
rule-MV-9_7 = Ist der Alarm danach ohne Steine, bekommt ihn sein Besitzer sofort zurück und kann ihn wieder nutzen.
rule-MV-9_8 = Ein Alarm geht los, wenn er beim Öffnen aus der Schublade fällt.
rule-MV-9_9 = Dann kommen die Steine gleich auf das schwarze Kissen seines Besitzers.
rule-MV-9_10 = Der bekommt seinen Alarm sofort zurück und kann ihn wieder nutzen.
rule-MV-9_11 = Löst der Besitzer ihn selbst aus, kommen die Steine auf das rote Kissen, und er bekommt den Alarm zurück.
rule-MV-9_12 = Öffnet jemand, in welcher Rolle auch immer, eine Schublade mit einem Alarm, so liegt er oben oder fällt heraus.
    .reading = Es steht vor MV-9.5 und sagt, für wen das und das Folgende gilt.

chapter-MV-10 = Die Gemmologin

rule-MV-10_1 = Die Gemmologin legt immer ein Imitat von ihrem weißen Kissen in die geöffnete Schublade.
    .reading = Im Regelheft «Bijoutière».
rule-MV-10_2 = Auch wenn Steine aus der Schublade fallen.
rule-MV-10_3 = Für jeden Detektiv dieser Runde darf sie ein Imitat mehr dazulegen.

chapter-MV-11 = Der Dieb

rule-MV-11_1 = Der Dieb nimmt alle Steine aus dem ersten Fach der geöffneten Schublade und legt sie auf sein schwarzes Kissen.

chapter-MV-12 = Der Meisterdieb

rule-MV-12_1 = Nur der Meisterdieb darf ein Geheimfach öffnen.
rule-MV-12_2 = Auch wenn im ersten Fach keine Steine sind.
rule-MV-12_3 = Er wählt: das erste Fach leeren und die Schublade schließen, oder sie weiter öffnen und in das Geheimfach sehen.
rule-MV-12_4 = Liegt dort ein Rubin, darf er ihn mit den Steinen des ersten Fachs auf sein schwarzes Kissen legen.
    .reading = Auf der oberen Seite nämlich. MV-R60
rule-MV-12_5 = Fällt ein Rubin von der unteren Seite des Geheimfachs, bekommt der Meisterdieb nichts.
rule-MV-12_6 = Dieser Rubin kommt nicht auf das rote Kissen, sondern auf die obere Seite des Geheimfachs, bevor die Schublade geschlossen wird.

chapter-MV-13 = Der Detektiv

rule-MV-13_1 = Der Detektiv sieht nur zu und rührt die Schatulle nicht an, um keine Fingerabdrücke zu hinterlassen.
rule-MV-13_2 = Am Ende der Runde bekommt der Detektiv alle Steine auf dem roten Kissen.
rule-MV-13_3 = Mehrere Detektive müssen sie teilen, nach den Zahlen ihrer Karten.
rule-MV-13_4 = Der mit der kleinsten Zahl wählt zuerst einen Stein, dann der nächste, bis das rote Kissen leer ist.
rule-MV-13_5 = Ohne Detektiv bleiben die Steine für die nächste Runde auf dem roten Kissen.
rule-MV-13_6 = Der Detektiv darf die Schatulle nicht drehen.
    .reading = Wie MV-7.5.
rule-MV-13_7 = Er freut sich über die Misserfolge der anderen.

chapter-MV-14 = Das Ende

rule-MV-14_1 = Die Partie endet, wenn am Ende einer Runde jemand kein Imitat mehr auf dem weißen Kissen hat.
rule-MV-14_2 = Sie endet auch, wenn jemand den sechsten und letzten Rubin aus einem Geheimfach nimmt.
    .reading = Am Ende der Runde: MV-R66.
rule-MV-14_3 = Wer die meisten Punkte hat, gewinnt.
rule-MV-14_4 = Auf dem schwarzen Kissen bringt ein Diamant einen Punkt, ein Saphir zwei, ein Rubin vier.
rule-MV-14_5 = Auf dem weißen Kissen kostet ein Diamant einen Punkt, ein Saphir zwei.
rule-MV-14_6 = Bei gleichen Punkten gewinnt, wer die meisten Rubine hat.
rule-MV-14_7 = Ist es dann noch gleich, gewinnt, wer die meisten Saphire hat.
rule-MV-14_8 = Viel Vergnügen.

chapter-MV-15 = Das Holz

rule-MV-15_1 = Die Schatulle ist aus Holz, und jede Schublade hat ihre eigene Maserung.
    .reading = Ein Buchstabe steht für sie: MV-R33.
rule-MV-15_2 = Sie hilft, die Schubladen auseinanderzuhalten.
rule-MV-15_3 = Da Schubladen immer so weit geöffnet werden, dass die untere Seite ihre Steine verliert, können nie auf beiden Seiten Steine sein.
rule-MV-15_4 = Es kann sein, dass eine Schublade nachlässig geöffnet wird: Oben liegt Beute, während unten Steine herausfallen.
    .reading = Hier nie: MV-R29.
rule-MV-15_5 = Dann darf der Spieler trotzdem handeln, im Zweifel für den Angeklagten.
    .reading = Gilt nie: MV-R29.
rule-MV-15_6 = Und die gefallenen Steine kommen auf das rote Kissen.
    .reading = Gilt nie: MV-R29.

chapter-MV-16 = Variante: das leichte Spiel

rule-MV-16_1 = Für ein leichteres Spiel wird das, was man mit der Schatulle tun darf, auf eines beschränkt.
    .reading = Option `easy`.
rule-MV-16_2 = Am Ende des Zuges dreht man entweder bis zu zwei obere Etagen um 90 Grad, oder die ganze Schatulle auf den Kopf.

chapter-MV-R = Unsere Entscheidungen

rule-MV-R1 = Es gibt sechs Personen, wie es sechs Stapel gibt; «0 types» ist ein Druckfehler.
rule-MV-R2 = Jede Person hat die Zahlen 1 bis 8, jede einmal; nie sind zwei gleich.
rule-MV-R3 = Übrige Karten werden ungesehen beiseitegelegt, für die ganze Partie.
rule-MV-R4 = Die Beute eines Schmugglers kommt auf das eine rote Kissen in der Mitte.
rule-MV-R5 = Die ersten drei Rubine kommen auf die oberen Seiten der drei langen Schubladen eines Stapels.
    .reading = Der Satz ist entstellt: «des trois tiroirs supérieurs des quatre côtés».
rule-MV-R6 = Ein Diamant kommt auf die Seite des ersten Fachs, die in diesem Augenblick oben ist.
rule-MV-R7 = Zwei bis acht spielen.
    .reading = Die Regel nennt keine kleinste Zahl; andere Quellen tun es.
rule-MV-R8 = Ein Imitat, das hineingelegt wurde, ist von da an echt, auch für den, der es gelegt hat.
rule-MV-R9 = Wer zuerst Diamanten versteckt, wird ausgelost; die zwölf werden von dort an im Uhrzeigersinn einzeln verteilt, sodass die ersten einen mehr haben können.
rule-MV-R10 = Beim Aufbau darf man mehrere Schubladen öffnen, eine nach der anderen.
    .reading = Die Grenze von einer Schublade gilt für Züge.
rule-MV-R11 = Jeder Spieler dreht die Schatulle, nachdem er seine Diamanten versteckt hat.
    .reading = Sonst könnte beim Füllen nichts fallen.
rule-MV-R12 = Beim Aufbau muss die Schatulle auf mindestens eine der zwei Arten gedreht werden; mit beiden, in jeder Reihenfolge, sind es dreizehn Möglichkeiten.
rule-MV-R13 = Jede Schublade, die beim Aufbau geöffnet wird, bekommt mindestens einen Diamanten, auch wenn etwas herausfiel.
rule-MV-R14 = Was in Schubladen kommt oder aus ihnen heraus, sehen alle; man kann sich also merken, was in der Schatulle ist. Ein Bildschirm zeigt geschlossene Schubladen geschlossen.
    .reading = Die Gedächtnishilfe zeigt sie offen. Computerspieler der schwächeren Stufen haben mit Absicht ein unvollkommenes Gedächtnis.
rule-MV-R15 = Was beim Aufbau fiel, bleibt auf dem roten Kissen für die ersten, die teilen.
rule-MV-R16 = Jeder außer einem Detektiv muss in seinem Zug eine Schublade öffnen.
    .reading = Sonst könnte ein Schmuggler ohne jede Gefahr teilen.
rule-MV-R17 = Vor dem Öffnen wird nicht gedreht, auch nicht vom Ersten einer Runde.
    .reading = Wie MV-6.3.
rule-MV-R18 = Eine Karte darf man ändern, bis die letzte liegt, und danach nie mehr, was die Schmuggler auch tun.
rule-MV-R19 = Ohne Schmuggler werden alle Karten auf einmal aufgedeckt, und niemand teilt vor den Detektiven.
rule-MV-R20 = Ohne Detektiv haben Schmuggler immer Erfolg.
rule-MV-R21 = Schmuggler teilen auch, was frühere Runden auf dem roten Kissen gelassen haben.
rule-MV-R22 = Fielen bei allen Schmugglern Steine, teilt niemand, und alles bleibt auf dem roten Kissen.
rule-MV-R23 = Beim Teilen nimmt jeder einen Stein seiner Wahl auf sein schwarzes Kissen, nach den Zahlen und immer wieder von vorn.
rule-MV-R24 = Ausgeschlossene Schmuggler zählen beim Vergleich mit den Detektiven.
    .reading = Wie MV-8.11.
rule-MV-R25 = Was fällt, nachdem die Schmuggler geteilt haben, kommt auf das rote Kissen für die Detektive.
rule-MV-R26 = Zahlen sind verborgen, bis eine Karte zum ersten Mal aufgedeckt wird, und von da an allen bekannt, auch nachdem die Sätze gewandert sind; gespielte Personen sind allen bekannt.
    .reading = Ein Bildschirm zeigt gespielte Karten verdeckt, außer mit Gedächtnishilfe.
rule-MV-R27 = Ganze Sätze von sechs Karten wandern im Uhrzeigersinn, mit ihren Zahlen.
rule-MV-R28 = Die Partie kann enden, bevor alle sechs Karten gespielt sind.
rule-MV-R29 = Schubladen werden immer richtig geöffnet; die Regel vom nachlässigen Öffnen gilt nie.
rule-MV-R30 = Dass nie auf beiden Seiten eines ersten Fachs Steine sind, folgt aus den Regeln und wird bei jedem Öffnen geprüft.
rule-MV-R31 = Sind Steine gefallen, wird nichts genommen und, außer von der Gemmologin, nichts gelegt; die Schatulle darf gedreht werden.
rule-MV-R32 = Ein Alarm liegt oder fällt nie allein: Etwas fällt nur, wenn Steine fallen.
rule-MV-R33 = Wie die Schatulle steht, die Maserung jeder Schublade und damit, welche es ist, sehen alle. Welche lang sind, kann man sich merken; ein Bildschirm zeigt es von denen, die geöffnet wurden.
    .reading = Oder von allen, mit Gedächtnishilfe.
rule-MV-R34 = Ein Geheimfach verliert nichts, wenn es der Meisterdieb nicht öffnet.
rule-MV-R35 = Höchstens eine Drehung und höchstens einmal auf den Kopf, in jeder Reihenfolge: Mit dem Verzicht sind es vierzehn Möglichkeiten.
    .reading = Die Reihenfolge zählt: Danach ist eine andere Etage oben.
rule-MV-R36 = Eine Drehung ist ein Viertel nach links oder rechts; zwei Viertel gehen nicht. Links heißt im Uhrzeigersinn von oben gesehen, welches Ende auch oben ist.
    .reading = Wer vor der Schatulle steht, sieht die Etage nach links gehen.
rule-MV-R37 = Auf den Kopf gestellt, kippt die Schatulle über ihre Achse von Ost nach West: Nord und Süd tauschen den Platz.
rule-MV-R38 = Dass beides frei ist, heißt freiwillig, nicht unbegrenzt.
rule-MV-R39 = Jeder Schmuggler darf die Schatulle am Ende seines eigenen Zuges drehen.
rule-MV-R40 = Das leichte Spiel erlaubt im Zug eine von sechs Möglichkeiten und verlangt beim Aufbau eine von fünf.
rule-MV-R41 = Der Schmuggler muss ein Imitat hineinlegen, wenn nichts fiel, von einer Art seiner Wahl.
rule-MV-R42 = Auch in eine Schublade, die leer war.
    .reading = Im Text steht, dass es möglich ist; wir lesen es mit Absicht als Pflicht.
rule-MV-R43 = Ein Alarm, den ein Schmuggler oben findet, bleibt, mit dem Imitat des Schmugglers.
rule-MV-R44 = Geht ein Alarm los, gehören die Steine seinem Besitzer; der Schmuggler, der ihn auslöste, ist trotzdem ausgeschlossen.
rule-MV-R45 = Der Juwelier muss ein Imitat hineinlegen; den Alarm darf er nur dazulegen, wenn es der eigene ist und er nicht in der Schatulle liegt.
rule-MV-R46 = Der eine Alarm einer Schublade zählt für beide Seiten.
rule-MV-R47 = Liegt der eigene Alarm des Juweliers in der Schublade, wird nur ein Imitat gelegt; der Alarm lässt sich nicht zurücknehmen.
rule-MV-R48 = Was andere später in eine Schublade legen, fällt dem Besitzer des Alarms darin zu.
rule-MV-R49 = Alle Steine, die mit einem Alarm fallen, bekommt sein Besitzer, wer sie auch gelegt hat.
rule-MV-R50 = Wer seinen eigenen Alarm auslöst, handelt nicht, wie immer, wenn Steine fallen; die Gemmologin legt trotzdem.
rule-MV-R51 = Ein zurückbekommener Alarm darf noch in derselben Runde genutzt werden, wenn sein Besitzer als Juwelier noch drankommt.
rule-MV-R52 = Alarme kommen nur in erste Fächer, und nur Juweliere legen sie.
rule-MV-R53 = Das erste Imitat der Gemmologin ist Pflicht; weitere sind freiwillig, in dieselbe Schublade, so viele, wie Detektive und Imitate da sind, auch wenn Steine fielen.
rule-MV-R54 = Auch wenn ein Alarm losging: Sie legt in die geleerte Schublade.
rule-MV-R55 = Alle Detektive, die in dieser Runde aufgedeckt wurden, zählen für sie.
rule-MV-R56 = Niemand nimmt nur einen Teil eines Fachs, und beim Teilen passt niemand; eine leere Schublade bringt nichts.
rule-MV-R57 = Der Meisterdieb entscheidet, nachdem er das erste Fach gesehen hat, und darf nur eine lange Schublade weiter öffnen, wenn nichts fiel.
rule-MV-R58 = Fällt ein Rubin, bleiben die Steine des ersten Fachs, mit einem Alarm, wenn einer da ist; sonst zählt es nicht als Fallen, und die Schatulle darf gedreht werden.
rule-MV-R59 = Ist kein Rubin da, werden die Steine des ersten Fachs trotzdem genommen.
rule-MV-R60 = Ein Rubin auf der oberen Seite wird genommen oder gelassen, wie der Meisterdieb will; die Steine des ersten Fachs werden in jedem Fall genommen.
rule-MV-R61 = Ein gefallener Rubin hat die Seite gewechselt, und alle haben es gesehen.
rule-MV-R62 = Eine Schublade weiter zu öffnen heißt nicht, eine zweite zu öffnen.
rule-MV-R63 = Ein Detektiv hat keinen Zug und nimmt die Steine ganz am Ende der Runde.
rule-MV-R64 = Die Schatulle nicht anzurühren heißt auch, keine Schublade zu öffnen.
rule-MV-R65 = Detektive bekommen, was später fiel, auch in einer Runde, in der Schmuggler geteilt haben.
rule-MV-R66 = Wird der sechste Rubin genommen, spielt man die Runde zu Ende.
rule-MV-R66b = Die Partie endet, wenn der sechste Rubin genommen wird: Der Meisterdieb behält ihn und das erste Fach, niemand dreht die Schatulle, und das rote Kissen bekommt niemand. Da das Ende der Runde nicht erreicht wird, ist gleich, wer kein Imitat mehr hat, und niemand wird dafür genannt.
    .reading = Option `immediate_end`.
rule-MV-R67 = Genommen sind nur Rubine, die auf ein schwarzes Kissen kommen; ein gefallener oder liegen gelassener ist es nicht.
rule-MV-R68 = Steine in der Schatulle und auf dem roten Kissen zählen am Ende für niemanden.
rule-MV-R69 = Bei Gleichstand zählen nur echte Saphire.
rule-MV-R70 = Wer dann noch gleich ist, teilt den Sieg.
rule-MV-R71 = Ob einer oder mehrere kein Imitat mehr haben, macht keinen Unterschied.
rule-MV-R72 = Was auf Kissen liegt, sehen alle, immer.
rule-MV-R73 = Beim Aufbau wird kein Geheimfach geöffnet, also fällt kein Rubin, und keiner wird gesehen.
rule-MV-R74 = Beendet eine Runde die Partie auf beide Arten, werden beide genannt; alle Plätze gehen nach Punkten, Rubinen und Saphiren, und völliger Gleichstand teilt den Platz.
rule-MV-R75 = Die ersten Diamanten werden versteckt, während die Schatulle auf dem Kopf steht, wie die Rubine sie hinterließen; gespielt wird von da an, wie der Aufbau sie hinterlässt.
rule-MV-R76 = Wo es beim Teilen nichts zu wählen gibt, weil man allein teilt oder alle Steine gleich sind, wird niemand gefragt.
rule-MV-R77 = Beim Aufbau kommt der erste Diamant in eine Schublade, sobald sie geöffnet wird, denn er muss.
    .reading = Diamanten sind alle gleich.
rule-MV-R78 = Die Farben gehen nach den Plätzen: Rot, Blau, Grün, Gelb, Violett, Orange, Weiß, Schwarz.
    .reading = Die gedruckten Farben sind nicht bekannt.
rule-MV-R79 = Beginnt eine Runde, hat jeder ein Imitat: Sonst hätte die letzte die Partie beendet.
    .reading = Wer eines legen muss, kann es also, denn jeder spielt einmal in der Runde.
