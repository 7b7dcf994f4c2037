### Maîtres Voleurs auf Deutsch. Der Spieler wird geduzt.

title = Maîtres Voleurs
blurb = Eine Schatulle mit zwölf Schubladen, die sich dreht und kippt: Versteck deine Imitate, leere die richtige Schublade und merk dir, was kopfsteht.

## Die Teile

jewel-diamond = Diamant
jewel-sapphire = Saphir
jewel-ruby = Rubin
alarm-red = roter Alarm
alarm-blue = blauer Alarm
alarm-green = grüner Alarm
alarm-yellow = gelber Alarm
alarm-violet = violetter Alarm
alarm-orange = orangefarbener Alarm
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
taken =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] einen Diamanten
               *[other] { $diamonds } Diamanten
            }
        [1]
            { $diamonds ->
                [0] einen Saphir
                [1] einen Diamanten und einen Saphir
               *[other] { $diamonds } Diamanten und einen Saphir
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } Saphire
                [1] einen Diamanten und { $sapphires } Saphire
               *[other] { $diamonds } Diamanten und { $sapphires } Saphire
            }
    }
falls-out =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] Ein Diamant fällt
               *[other] { $diamonds } Diamanten fallen
            }
        [1]
            { $diamonds ->
                [0] Ein Saphir fällt
                [1] Ein Diamant und ein Saphir fallen
               *[other] { $diamonds } Diamanten und ein Saphir fallen
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } Saphire fallen
                [1] Ein Diamant und { $sapphires } Saphire fallen
               *[other] { $diamonds } Diamanten und { $sapphires } Saphire fallen
            }
    }

## Die Schatulle drehen

rotation-none = die Etagen lassen, wie sie sind
rotation-top-left = die oberste Etage nach links
rotation-top-right = die oberste Etage nach rechts
rotation-two-left = zwei Etagen nach links
rotation-two-right = zwei Etagen nach rechts
upending-first = erst die ganze Schatulle umdrehen
upending-last = danach die ganze Schatulle umdrehen
the-rotation =
    { $rotation ->
        [top-left] { rotation-top-left }
        [top-right] { rotation-top-right }
        [two-left] { rotation-two-left }
        [two-right] { rotation-two-right }
       *[none] { rotation-none }
    }
# What lies in a drawer lies on top or hangs below: levels are called otherwise.
height-bottom = tief
height-middle = Mitte
height-top = hoch
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
        [you] Sechs Rubine sind in der Schatulle. Du versteckst die ersten Diamanten.
       *[other] Sechs Rubine sind in der Schatulle. { $seat } versteckt die ersten Diamanten.
    }
heading-Filled = Aufbau
event-Hidden =
    { $seat_is ->
        [you] Du versteckst einen Diamanten in Schublade { $drawer }.
       *[other] { $seat } versteckt einen Diamanten in Schublade { $drawer }.
    }
event-Stowed =
    { $seat_is ->
        [you] Du versteckst { stowed-diamonds }: { $drawers }.
       *[other] { $seat } versteckt { stowed-diamonds }: { $drawers }.
    }
stowed-diamonds =
    { $drawers_count ->
        [one] { $drawers_count } Diamanten
       *[other] { $drawers_count } Diamanten
    }
event-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] Du lässt die Schatulle, wie sie ist.
                       *[other] Du drehst die ganze Schatulle um.
                    }
               *[other]
                    { $upending ->
                        [never] Du drehst { the-rotation }.
                        [first] Du drehst die ganze Schatulle um, dann { the-rotation }.
                       *[last] Du drehst { the-rotation }, dann die ganze Schatulle um.
                    }
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } lässt die Schatulle, wie sie ist.
                       *[other] { $seat } dreht die ganze Schatulle um.
                    }
               *[other]
                    { $upending ->
                        [never] { $seat } dreht { the-rotation }.
                        [first] { $seat } dreht die ganze Schatulle um, dann { the-rotation }.
                       *[last] { $seat } dreht { the-rotation }, dann die ganze Schatulle um.
                    }
            }
    }
# Jede sechste Runde wird mit der letzten von sechs Karten gespielt: Sie legt sich von selbst, und der Verlauf sagt, warum.
event-Begun = { the-round }.
heading-Begun = { the-round }
the-round =
    { $round ->
        [6] Runde { $round }: für alle die letzte Karte
        [12] Runde { $round }: für alle die letzte Karte
        [18] Runde { $round }: für alle die letzte Karte
        [24] Runde { $round }: für alle die letzte Karte
        [30] Runde { $round }: für alle die letzte Karte
       *[other] Runde { $round }
    }
event-Revealed =
    { $who ->
        [smugglers]
            { $seats_is ->
                [you] Du bist der einzige Schmuggler.
               *[other] In dieser Runde schmuggeln: { $seats }.
            }
       *[others] { the-cast }
    }
the-cast = { cast-jeweller }{ cast-gemologist }{ cast-thief }{ cast-master-thief }{ cast-detective }
cast-jeweller =
    { $jewellers_count ->
        [0] { "" }
       *[other] Juwelier: { $jewellers }.{ " " }
    }
cast-gemologist =
    { $gemologists_count ->
        [0] { "" }
       *[other] Gemmologin: { $gemologists }.{ " " }
    }
cast-thief =
    { $thieves_count ->
        [0] { "" }
       *[other] Dieb: { $thieves }.{ " " }
    }
cast-master-thief =
    { $master_thieves_count ->
        [0] { "" }
       *[other] Meisterdieb: { $master_thieves }.{ " " }
    }
cast-detective =
    { $detectives_count ->
        [0] { "" }
       *[other] Detektiv: { $detectives }.{ " " }
    }
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
    { $owner_is ->
        [none]
            { $diamonds ->
                [0]
                    { $sapphires ->
                        [0] Sie ist leer.
                       *[other] { loot }.
                    }
               *[other] { loot }.
            }
        [you] { loot } und dein Alarm.
       *[other] { loot } und der Alarm von { $owner }.
    }
event-Spilled =
    { $seat_is ->
        [you] Du öffnest Schublade { $drawer }: { falls-out } aufs rote Kissen.
       *[other] { $seat } öffnet Schublade { $drawer }: { falls-out } aufs rote Kissen.
    }
event-Barred =
    { $seat_is ->
        [you] Kein Anteil für dich in dieser Runde: Es sind Steine gefallen.
       *[other] Kein Anteil für { $seat } in dieser Runde: Es sind Steine gefallen.
    }
event-Alarmed =
    { $owner_is ->
        [you] Du bekommst { taken }: { $seat } löst deinen Alarm in { $drawer } aus.
       *[other]
            { $seat_is ->
                [you] { $owner } bekommt { taken }: Du löst den Alarm in { $drawer } aus.
               *[other] { $owner } bekommt { taken }: { $seat } löst den Alarm in { $drawer } aus.
            }
    }
event-Returned =
    { $owner_is ->
        [you] Du bekommst deinen Alarm zurück.
       *[other] { $owner } hat den eigenen Alarm wieder.
    }
event-Emptied =
    { $cushion ->
        [red]
            { $seat_is ->
                [you] Du legst { taken } auf das rote Kissen.
               *[other] { $seat } legt { taken } auf das rote Kissen.
            }
       *[black]
            { $seat_is ->
                [you] Du nimmst { taken } aus Schublade { $drawer }.
               *[other] { $seat } nimmt { taken } aus Schublade { $drawer }.
            }
    }
event-Placed =
    { $alarm_is ->
        [none]
            { $seat_is ->
                [you] Du legst { an-imitation } in Schublade { $drawer }: { imitations-left }.
               *[other] { $seat } legt { an-imitation } in Schublade { $drawer }: { imitations-left }.
            }
       *[other]
            { $seat_is ->
                [you] Du legst { an-imitation } mit deinem Alarm in Schublade { $drawer }: { imitations-left }.
               *[other] { $seat } legt { an-imitation } mit Alarm in Schublade { $drawer }: { imitations-left }.
            }
    }
imitations-left =
    { $left ->
        [0] das letzte
       *[other] noch { $left }
    }
an-imitation = ein Imitat ({ $jewel })
event-Unsearched =
    { $seat_is ->
        [you] Du siehst nicht in das Geheimfach von Schublade { $drawer }.
       *[other] { $seat } sieht nicht in das Geheimfach von Schublade { $drawer }.
    }
event-Searched =
    { $seat_is ->
        [you] Kein Rubin für dich im Geheimfach von Schublade { $drawer }.
       *[other] Kein Rubin für { $seat } im Geheimfach von Schublade { $drawer }.
    }
event-RubyFound =
    { $seat_is ->
        [you] Du findest einen Rubin im Geheimfach von Schublade { $drawer }!
       *[other] { $seat } findet einen Rubin im Geheimfach von Schublade { $drawer }!
    }
event-RubyTaken =
    { $seat_is ->
        [you] Du nimmst den Rubin: { rubies-left }.
       *[other] { $seat } nimmt den Rubin: { rubies-left }.
    }
rubies-left =
    { $left ->
        [0] Es war der letzte
        [one] Noch einer ist in der Schatulle
       *[other] Noch { $left } sind in der Schatulle
    }
event-RubyLeft =
    { $seat_is ->
        [you] Du lässt den Rubin liegen.
       *[other] { $seat } lässt den Rubin liegen.
    }
event-RubyFell =
    { $seat_is ->
        [you] Nichts für dich: Der Rubin in { $drawer } fällt und kommt oben wieder hinein.
       *[other] Nichts für { $seat }: Der Rubin in { $drawer } fällt und kommt oben wieder hinein.
    }
event-Foiled = Der Coup misslingt: { smuggler-count }, { detective-count }.
event-Prevailed =
    { $sharers_is ->
        [none]
            { $loot ->
                [0] Der Coup gelingt, aber es gibt nichts zu teilen: Das rote Kissen ist leer.
               *[other] Der Coup gelingt, aber bei jedem Schmuggler sind Steine gefallen.
            }
        [you] Das rote Kissen gehört dir: Detektive ohne Mehrheit ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
       *[other] Das rote Kissen geht an { $sharers }: Detektive ohne Mehrheit ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
    }
who-is-out =
    { $out_count ->
        [0] { "" }
       *[other] { " " }Ohne { $out }: Es fielen Steine.
    }
smuggler-count =
    { $smugglers_count ->
        [one] ein Schmuggler
       *[other] { $smugglers_count } Schmuggler
    }
detective-count =
    { $detectives_count ->
        [0] kein Detektiv
        [one] ein Detektiv
       *[other] { $detectives_count } Detektive
    }
event-Excluded = Kein Schmuggler bekommt einen Anteil: Es sind Steine gefallen ({ $smugglers }).
event-Shared =
    { $seat_is ->
        [you] Du bekommst { taken } vom roten Kissen.
       *[other] { $seat } bekommt { taken } vom roten Kissen.
    }
event-Remained = Kein Detektiv: Das rote Kissen behält { taken }.
event-Passed =
    { $seats_is ->
        [other] Alle geben ihre sechs Karten nach links weiter.
       *[shared] Alle geben ihre Karten nach links weiter: Diese sechs sind jetzt deine.
    }
event-Ended =
    { $why ->
        [no-imitation] { last-imitation }
        [both] { last-imitation } Und der sechste Rubin ist weg.
       *[sixth-ruby] Der sechste Rubin ist weg: Die Partie ist zu Ende.
    }
last-imitation =
    { $seats_is ->
        [you] Du hast keine Imitate mehr: Die Partie ist zu Ende.
       *[other] Keine Imitate mehr ({ $seats }): Die Partie ist zu Ende.
    }
event-Counted = Punkte: { $points }. Rubine: { $rubies }. Saphire: { $sapphires }.
event-Tied =
    { $by ->
        [rubies] Punktgleich ({ $seats }): Die Rubine entscheiden.
        [sapphires] Gleich viele Punkte und Rubine ({ $seats }): Die Saphire entscheiden.
       *[nothing] In allem gleich ({ $seats }): Der Sieg wird geteilt.
    }

## Was alte Zeilen des Verlaufs ohne Merkhilfe noch sagen

faded-Dealt =
    { $seat_is ->
        [you] Du nimmst sechs Karten auf.
       *[other] { $seat } nimmt sechs Karten auf.
    }
faded-Hidden =
    { $seat_is ->
        [you] Du versteckst einen Diamanten.
       *[other] { $seat } versteckt einen Diamanten.
    }
faded-Stowed =
    { $seat_is ->
        [you] Du versteckst { stowed-diamonds }.
       *[other] { $seat } versteckt { stowed-diamonds }.
    }
faded-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] Du lässt die Schatulle, wie sie ist.
                       *[other] Du drehst die Schatulle.
                    }
               *[other] Du drehst die Schatulle.
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } lässt die Schatulle, wie sie ist.
                       *[other] { $seat } dreht die Schatulle.
                    }
               *[other] { $seat } dreht die Schatulle.
            }
    }
faded-Revealed = Karten werden aufgedeckt.
faded-Shown =
    { $seat_is ->
        [you] Du deckst eine Karte auf.
       *[other] { $seat } deckt eine Karte auf.
    }
faded-Opened =
    { $seat_is ->
        [you] Du öffnest eine Schublade.
       *[other] { $seat } öffnet eine Schublade.
    }
faded-Spilled =
    { $seat_is ->
        [you] Du öffnest eine Schublade: { falls-out } auf das rote Kissen.
       *[other] { $seat } öffnet eine Schublade: { falls-out } auf das rote Kissen.
    }
faded-Barred = Bei einem Schmuggler sind Steine gefallen.
faded-Alarmed =
    { $owner_is ->
        [you] Alarm! { $seat } löst ihn aus, und du bekommst { taken }.
       *[other]
            { $seat_is ->
                [you] Alarm! Du löst ihn aus, und { $owner } bekommt { taken }.
               *[other] Alarm! { $seat } löst ihn aus, und { $owner } bekommt { taken }.
            }
    }
faded-Emptied =
    { $cushion ->
        [red] Das rote Kissen bekommt { taken }.
       *[black]
            { $seat_is ->
                [you] Du nimmst { taken }.
               *[other] { $seat } nimmt { taken }.
            }
    }
faded-Placed =
    { $seat_is ->
        [you] Du legst { an-imitation } in eine Schublade: { imitations-left }.
       *[other] { $seat } legt { an-imitation } in eine Schublade: { imitations-left }.
    }
faded-Unsearched = Ein Geheimfach bleibt zu.
faded-Searched = Ein Geheimfach wird geöffnet: kein Rubin.
faded-RubyFound = Ein Geheimfach wird geöffnet: ein Rubin!
faded-RubyLeft = Der Rubin bleibt liegen.
faded-RubyFell = Ein Rubin fällt aus einem Geheimfach und kommt wieder hinein.
faded-Foiled = Mehr Detektive als Schmuggler: Der Coup misslingt.
faded-Prevailed = Der Coup der Schmuggler gelingt.
faded-Excluded = Es sind Steine gefallen: Kein Schmuggler bekommt einen Anteil.

## Was gefragt, angeboten und abgelehnt wird

ask-MV-4_19 = Versteck deine Diamanten
ask-MV-4_21 = Dreh die Schatulle
ask-MV-5_1 = Wähle eine Person
ask-MV-6_1 = Öffne eine Schublade
ask-MV-7_1 = Dreh die Schatulle oder lass sie so
ask-MV-8_2 = Leg ein Imitat in die Schublade
ask-MV-8_8 = Wähle einen Stein vom roten Kissen
ask-MV-9_1 = Leg ein Imitat in die Schublade
ask-MV-10_1 = Leg ein Imitat in die Schublade
ask-MV-10_3 = Noch ein Imitat oder Schluss?
ask-MV-12_3 = Nach einem Rubin sehen? Fällt er, bekommst du gar nichts
ask-MV-12_4 = Den Rubin nehmen? Der letzte beendet die Partie
ask-MV-13_4 = Wähle einen Stein vom roten Kissen

pick-Open = eine Schublade öffnen
pick-Open-drawer = Welche Schublade?
pick-Add = einen Diamanten dazulegen
pick-Turn = die Schatulle drehen
pick-Turn-rotation = Auch Etagen drehen oder fertig?
pick-Turn-upending = Auch die ganze Schatulle umdrehen oder fertig?
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
               *[other] nur die ganze Schatulle umdrehen
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
        [gemologist] Gemmologin: immer ein Imitat hinein, je Detektiv noch eines
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

refusal-open-already = Schublade { $drawer } ist offen: Leg einen Diamanten dazu oder öffne eine andere.
refusal-no-drawer-open = Öffne erst eine Schublade.
refusal-hide-first = Versteck erst alle deine Diamanten: Danach wird die Schatulle gedreht.
refusal-no-order = Ohne Drehung gibt es keine Reihenfolge: Dreh die ganze Schatulle einfach um.
refusal-turn-later = Die Schatulle wird nicht gedreht, bevor eine Schublade geöffnet ist.
refusal-must-turn = Beim Aufbau musst du die Schatulle drehen.
refusal-one-action-only = Im leichten Spiel gilt eines von beiden: Etagen drehen oder die Schatulle auf den Kopf stellen.
refusal-one-drawer-only = In einem Zug öffnest du nur eine Schublade.
refusal-already-played = Diese Karte hast du schon gespielt: { $role }. Sind alle sechs gespielt, kommt sie zurück.
refusal-not-on-red = Auf dem roten Kissen liegt kein { $jewel }.
refusal-no-such-imitation = So ein Imitat hast du nicht: { $jewel }.
refusal-only-jewellers = Nur Juweliere legen Alarme.
refusal-alarm-in-box = Dein Alarm ist schon in der Schatulle.
refusal-alarm-there-already = In dieser Schublade ist schon ein Alarm.
refusal-hide-diamonds = Versteck erst deine Diamanten.
refusal-now-turn = Deine Diamanten sind versteckt: Dreh jetzt die Schatulle.
refusal-choose-first = Erst wählen alle eine Person.
refusal-open-first = Öffne erst eine Schublade: Das müssen alle außer den Detektiven.
refusal-must-place = Leg erst ein Imitat in die Schublade: Deine Person muss das.
refusal-add-or-stop = Leg noch ein Imitat in die Schublade oder hör auf.
refusal-pull-or-close = Entscheide erst: die Schublade weiter öffnen oder nur das erste Fach leeren.
refusal-take-or-leave = Nimm erst den Rubin oder lass ihn liegen.
refusal-nobody-passes = Wähle erst einen Stein: Beim Teilen des roten Kissens passt niemand.
refusal-drawer-closed = Deine Schublade ist wieder zu: Jetzt lässt sich nur noch die Schatulle drehen.
refusal-card-lies = Deine Karte liegt: Sie lässt sich nicht mehr tauschen.
refusal-jewels-fell = Es sind Steine gefallen: Du kannst nicht tun, was deine Person tut.
refusal-one-imitation = Dein Imitat liegt schon in der Schublade, und sie ist zu.
refusal-no-more-imitations = Mehr Imitate darfst du nicht legen, und die Schublade ist zu.
refusal-only-takes = Diebe nehmen Steine und legen keine.
refusal-only-master-thieves = Nur ein Meisterdieb öffnet ein Geheimfach.
refusal-long-drawers-only = Nur lange Schubladen gehen weiter auf, und nur, bevor sie wieder zu sind.

## Das Ende

score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ending-MV-14_1 = Ein weißes Kissen ist leer. { who-wins }
ending-MV-14_2 = Der sechste Rubin ist weg. { who-wins }
ending-MV-R74 = Ein weißes Kissen ist leer, und der sechste Rubin ist weg. { who-wins }
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

part-loot-ruby =
    { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
part-loot-sapphire =
    { $count ->
        [one] { $count } Saphir
       *[other] { $count } Saphire
    }
part-loot-diamond =
    { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
part-imitation-sapphire =
    { $count ->
        [one] { $count } Imitat (Saphir)
       *[other] { $count } Imitate (Saphir)
    }
part-imitation-diamond =
    { $count ->
        [one] { $count } Imitat (Diamant)
       *[other] { $count } Imitate (Diamant)
    }
tie-ruby = Bei gleichen Punkten zählen die Rubine
tie-sapphire = Bei gleich vielen Rubinen zählen die Saphire

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
table-left = noch auf der Hand: { $cards }

## Das Brett im Browser

board-nothing = nichts
board-jewels =
    { $jewel ->
        [diamond]
            { $count ->
                [one] { $count } Diamant
               *[other] { $count } Diamanten
            }
        [sapphire]
            { $count ->
                [one] { $count } Saphir
               *[other] { $count } Saphire
            }
       *[ruby]
            { $count ->
                [one] { $count } Rubin
               *[other] { $count } Rubine
            }
    }
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
board-turn = Kommt noch dran: Nummer { $turn }
board-face-down = Eine verdeckte Karte
board-laid = gelegt
board-played = gespielt
board-plays = Nummer { $place } in der Reihenfolge
board-does =
    { $role ->
        [smuggler] Leert die Schublade aufs rote Kissen, legt ein Imitat hinein.
        [jeweller] Legt ein Imitat hinein, auf Wunsch mit Alarm.
        [gemologist] Legt immer ein Imitat hinein, je Detektiv eins mehr.
        [thief] Nimmt das ganze erste Fach.
        [master-thief] Darf auch das Geheimfach öffnen.
       *[detective] Öffnet nichts, bekommt am Ende das rote Kissen.
    }
board-brief =
    { $role ->
        [smuggler] Leert aufs rote Kissen, teilt
        [jeweller] Imitat hinein, evtl. Alarm
        [gemologist] Imitat hinein, immer
        [thief] Nimmt, was oben liegt
        [master-thief] Sucht auch Rubine
       *[detective] Bekommt das rote Kissen
    }
board-no-alarm =
    { $why ->
        [box] Dein Alarm ist schon in der Schatulle.
       *[drawer] In dieser Schublade ist schon ein Alarm.
    }
board-open-drawer =
    { $role ->
        [smuggler] Schublade { $drawer } öffnen und auf das rote Kissen leeren
        [jeweller] Schublade { $drawer } öffnen und ein Imitat hineinlegen
        [gemologist] Schublade { $drawer } öffnen und ein Imitat hineinlegen
        [thief] Schublade { $drawer } öffnen und nehmen, was oben liegt
        [master-thief] Schublade { $drawer } öffnen und nehmen, was oben liegt
       *[none] Einen Diamanten in Schublade { $drawer } verstecken
    }
board-top-left = Oben links
board-top-right = Oben rechts
board-two-left = Zwei links
board-two-right = Zwei rechts
board-upend = Kopfüber
board-done = Fertig
board-leave = So lassen
board-again = noch mal tippen
board-stop =
    { $left ->
        [one] Schluss (noch { $left } erlaubt)
       *[other] Schluss (noch { $left } erlaubt)
    }
board-tap-drawer = Tippe eine andere Schublade an
board-flat = Plan oder Relief
board-round-left = Nach links herumgehen
board-round-right = Nach rechts herumgehen
board-points = Punkte im Moment
board-out = kein Anteil in dieser Runde
board-rubies-left =
    { $left ->
        [one] noch { $left } Rubin
       *[other] noch { $left } Rubine
    }
board-fewest =
    { $left ->
        [one] { $player }: { $left } Imitat
       *[other] { $player }: { $left } Imitate
    }
board-last-round = Letzte Runde
board-to-hide = Verstecken: noch { $left }
board-worth = Was die Steine wert sind

## Was etwas ist, für alle, die fragen

about-role-smuggler = Leert die Schublade auf das rote Kissen und lässt ein Imitat darin. Die Schmuggler teilen das Kissen, außer es sind mehr Detektive da. Fallen bei dir Steine, bekommst du keinen Anteil.
    .rule = MV-8.1
about-role-jeweller = Legt ein Imitat in die Schublade, auf Wunsch mit Alarm. Fällt der bei jemand anderem heraus, gehört die Beute dir. Fallen bei dir Steine, legst du nichts hinein.
    .rule = MV-9.1
about-role-gemologist = Legt immer ein Imitat in die Schublade, auch wenn Steine fallen. Wenn du willst, je Detektiv der Runde noch eines.
    .rule = MV-10.1
about-role-thief = Nimmt alles, was im ersten Fach oben liegt. Fallen Steine, kommen sie auf das rote Kissen, und du bekommst nichts.
    .rule = MV-11.1
about-role-master-thief = Nimmt das erste Fach und darf bei langen Schubladen dahinter sehen. Fällt dort ein Rubin heraus oder fallen vorher Steine, bekommst du nichts.
    .rule = MV-12.3
about-role-detective = Öffnet nichts, dreht nichts. Am Ende der Runde teilen die Detektive, was auf dem roten Kissen noch liegt; vielleicht haben es die Schmuggler schon geleert.
    .rule = MV-13.2
about-order =
    { $place ->
        [1] Von den sechs Personen zuerst dran.
        [2] Von den sechs Personen als zweite dran.
        [3] Von den sechs Personen als dritte dran.
        [4] Von den sechs Personen als vierte dran.
        [5] Von den sechs Personen als fünfte dran.
       *[6] Von den sechs Personen zuletzt dran.
    }
about-played = Gespielt. Sind es alle sechs, gibt jeder sie nach links weiter: Dann hast du sechs andere.
    .rule = MV-5.12
about-card = Bei gleicher Person ist die kleinere Zahl zuerst dran.
    .rule = MV-5.7
about-jewel-diamond = Auf einem schwarzen Kissen 1 Punkt. Auf einem weißen ist er ein Imitat und kostet 1; aus einer Schublade genommen ist er echt.
    .rule = MV-14.4
about-jewel-sapphire = Auf einem schwarzen Kissen 2 Punkte. Auf einem weißen ist er ein Imitat und kostet 2; aus einer Schublade genommen ist er echt.
    .rule = MV-14.4
about-jewel-ruby = Auf einem schwarzen Kissen 4 Punkte. Alle sechs sind anfangs in den Geheimfächern.
    .rule = MV-14.4
about-white = Imitate kosten am Ende Punkte: ein Diamant 1, ein Saphir 2. Hat jemand keines mehr, endet die Partie mit der Runde.
    .rule = MV-14.5
about-black = Echte Steine: Sie bringen am Ende Punkte. Auch ein Imitat, das man aus einer Schublade nimmt, ist echt.
    .rule = MV-14.4
about-red = Was gefallen ist oder geschmuggelt wurde. Schmuggler oder Detektive teilen es.
    .rule = MV-6.7
about-alarm = Der Juwelier versteckt ihn mit einem Imitat. Fällt er bei jemand anderem heraus, gehört seinem Besitzer, was fällt.
    .rule = MV-9.9
about-drawer = Was oben liegt, sieht man beim Öffnen; was unten hängt, fällt heraus.
    .rule = MV-6.4
about-long = Sie ist lang: Hinter dem ersten Fach ist ein Geheimfach.
about-short = Sie ist kurz, ohne Geheimfach.
about-length = Ob sie lang ist, zeigt sich, wenn sie zum ersten Mal geöffnet wird.
about-lengths = Ein Balken neben dem Buchstaben: eine lange Schublade mit Geheimfach hinten. Ein Quadrat: eine kurze. Die anderen waren noch nie offen.
    .rule = MV-3.4
about-turn-top = Die oberste Etage dreht sich um ein Viertel, wie der Pfeil zeigt. Das verschiebt Schubladen und verwirrt; umgedreht wird nichts.
    .rule = MV-7.2
about-turn-two = Die zwei oberen Etagen drehen sich um ein Viertel, wie der Pfeil zeigt. Das verschiebt Schubladen und verwirrt; umgedreht wird nichts.
    .rule = MV-7.2
about-turn-upend = Die Schatulle kommt auf den Kopf: Was oben lag, hängt unten und fällt heraus, wenn jemand die Schublade öffnet.
    .rule = MV-7.3
about-turn-done = Beendet deinen Zug mit der Schatulle, wie du sie siehst.
    .rule = MV-7.4
about-stand = Steht die Schatulle kopf, steht jede Schublade kopf: Was oben lag, hängt unten und fällt beim Öffnen heraus.
    .rule = MV-7.3
about-move-Pull = Liegt ein Rubin oben, darfst du ihn nehmen, mit dem ersten Fach. Hängt er unten, fällt er heraus, und du bekommst gar nichts. Ohne Rubin bekommst du das erste Fach.
    .rule = MV-12.5
about-move-Close = Du bekommst das erste Fach und wagst nichts.
    .rule = MV-12.3
about-move-TakeRuby = Du bekommst auch das erste Fach.
    .rule = MV-12.4
about-move-LeaveRuby = Er bleibt, das erste Fach bekommst du trotzdem. Sinnvoll nur, wenn der letzte Rubin eine Partie beendet, die du gerade verlierst.
    .rule = MV-R60
about-move-Stop = Du behältst deine anderen Imitate, und die Schublade geht zu.
    .rule = MV-10.3
about-loot = Schwarzes Kissen minus weißes, als wäre jetzt Schluss. Alle beginnen mit −12: Acht Diamanten und zwei Saphire auf dem weißen Kissen kosten je 1 und je 2.
    .rule = MV-14.3
about-ends = Die Partie endet mit der Runde, in der jemand keine Imitate mehr hat oder der letzte Rubin genommen wird. Bei Gleichstand entscheiden Rubine.
    .rule = MV-14.1

## Die Optionen

option-easy = Leichtes Spiel
    .help = Am Ende des Zuges geht nur eines mit der Schatulle: Etagen drehen oder sie auf den Kopf stellen.
option-immediate_end = Sofortiges Ende
    .help = Der sechste Rubin beendet die Partie sofort und nicht erst mit der Runde.

## Die Regeln, Absatz für Absatz

chapter-MV-0 = Einleitung

rule-MV-0_1 = Juweliere und Gemmologinnen geraten in Panik und wollen ihren falschen Schmuck loswerden.
rule-MV-0_2 = Inzwischen bereiten Schmuggler ihren Coup vor, und Diebe stehlen jeden Stein, den sie finden.
rule-MV-0_3 = Nicht jeden: Nur Meisterdiebe wissen, wo die Geheimfächer sind.
rule-MV-0_4 = Alles ist möglich, aber hüte dich vor dem Detektiv.
rule-MV-0_5 = Das Spiel ist von Frank Czarnetzki, und Zoch brachte es 2004 als Meisterdiebe heraus.
    .reading = Das ist aus anderer Quelle bekannt: Die Regel nennt niemanden.

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
rule-MV-4_14 = Für die Rubine dreht man die Etagen so, dass drei lange Schubladen übereinanderliegen, und jede dieser drei bekommt einen Rubin auf die obere Seite ihres Geheimfachs.
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
    .reading = „son coussin rouge“: Es gibt nur eines, siehe MV-R4.
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
    .reading = Im Regelheft „Bijoutière“.
rule-MV-10_2 = Auch wenn Steine aus der Schublade fallen.
rule-MV-10_3 = Für jeden Detektiv dieser Runde darf sie ein Imitat mehr dazulegen.

chapter-MV-11 = Der Dieb

rule-MV-11_1 = Der Dieb nimmt alle Steine aus dem ersten Fach der geöffneten Schublade und legt sie auf sein schwarzes Kissen.

chapter-MV-12 = Der Meisterdieb

rule-MV-12_1 = Nur der Meisterdieb darf ein Geheimfach öffnen.
rule-MV-12_2 = Auch wenn im ersten Fach keine Steine sind.
rule-MV-12_3 = Er wählt: das erste Fach leeren und die Schublade schließen oder sie weiter öffnen und in das Geheimfach sehen.
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
rule-MV-14_7 = Steht es dann noch gleich, gewinnt, wer die meisten Saphire hat.
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
    .reading = Option „easy“.
rule-MV-16_2 = Am Ende des Zuges dreht man entweder bis zu zwei obere Etagen um 90 Grad oder die ganze Schatulle auf den Kopf.

chapter-MV-R = Unsere Entscheidungen

rule-MV-R1 = Es gibt sechs Personen, wie es sechs Stapel gibt; „0 types“ ist ein Druckfehler.
rule-MV-R2 = Jede Person hat die Zahlen 1 bis 8, jede einmal; nie sind zwei gleich.
rule-MV-R3 = Übrige Karten werden ungesehen beiseitegelegt, für die ganze Partie.
rule-MV-R4 = Die Beute eines Schmugglers kommt auf das eine rote Kissen in der Mitte.
rule-MV-R5 = Die ersten drei Rubine kommen auf die oberen Seiten der drei langen Schubladen eines Stapels.
    .reading = Der Satz ist entstellt: „des trois tiroirs supérieurs des quatre côtés“.
rule-MV-R6 = Ein Diamant kommt auf die Seite des ersten Fachs, die in diesem Augenblick oben ist.
rule-MV-R7 = Zwei bis acht spielen.
    .reading = Die Regel nennt keine kleinste Zahl; andere Quellen schon.
rule-MV-R8 = Ein Imitat, das hineingelegt wurde, ist von da an echt, auch für den, der es gelegt hat.
rule-MV-R9 = Wer zuerst Diamanten versteckt, wird ausgelost; die zwölf werden von dort an im Uhrzeigersinn einzeln verteilt, sodass die ersten einen mehr haben können.
rule-MV-R10 = Beim Aufbau darf man mehrere Schubladen öffnen, eine nach der anderen.
    .reading = Die Grenze von einer Schublade gilt für Züge.
rule-MV-R11 = Jeder Spieler dreht die Schatulle, nachdem er seine Diamanten versteckt hat.
    .reading = Sonst könnte beim Füllen nichts fallen.
rule-MV-R12 = Beim Aufbau muss die Schatulle auf mindestens eine der zwei Arten gedreht werden; mit beiden, in jeder Reihenfolge, sind es dreizehn Möglichkeiten.
rule-MV-R13 = Jede Schublade, die beim Aufbau geöffnet wird, bekommt mindestens einen Diamanten, auch wenn etwas herausfiel.
rule-MV-R14 = Was in Schubladen kommt oder aus ihnen heraus, sehen alle; man kann sich also merken, was in der Schatulle ist. Ein Bildschirm zeigt geschlossene Schubladen geschlossen.
    .reading = Die Merkhilfe zeigt sie offen. Computerspieler der schwächeren Stufen haben mit Absicht ein unvollkommenes Gedächtnis.
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
    .reading = Ein Bildschirm zeigt gespielte Karten verdeckt, außer mit Merkhilfe.
rule-MV-R27 = Ganze Sätze von sechs Karten wandern im Uhrzeigersinn, mit ihren Zahlen.
rule-MV-R28 = Die Partie kann enden, bevor alle sechs Karten gespielt sind.
rule-MV-R29 = Schubladen werden immer richtig geöffnet; die Regel vom nachlässigen Öffnen gilt nie.
rule-MV-R30 = Dass nie auf beiden Seiten eines ersten Fachs Steine sind, folgt aus den Regeln und wird bei jedem Öffnen geprüft.
rule-MV-R31 = Sind Steine gefallen, wird nichts genommen und, außer von der Gemmologin, nichts gelegt; die Schatulle darf gedreht werden.
rule-MV-R32 = Ein Alarm liegt oder fällt nie allein: Etwas fällt nur, wenn Steine fallen.
rule-MV-R33 = Wie die Schatulle steht, die Maserung jeder Schublade und damit, welche es ist, sehen alle. Welche lang sind, kann man sich merken; ein Bildschirm zeigt es von denen, die geöffnet wurden.
    .reading = Oder von allen, mit Merkhilfe.
rule-MV-R34 = Ein Geheimfach verliert nichts, wenn es der Meisterdieb nicht öffnet.
rule-MV-R35 = Höchstens eine Drehung und höchstens einmal auf den Kopf, in jeder Reihenfolge: Mit dem Verzicht sind es vierzehn Möglichkeiten.
    .reading = Die Reihenfolge zählt: Danach ist eine andere Etage oben.
rule-MV-R36 = Eine Drehung ist ein Viertel nach links oder rechts; zwei Viertel gehen nicht. Links heißt: von oben gesehen im Uhrzeigersinn, egal welches Ende oben ist.
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
    .reading = Option „immediate_end“.
rule-MV-R67 = Genommen sind nur Rubine, die auf ein schwarzes Kissen kommen; ein gefallener oder liegen gelassener ist es nicht.
rule-MV-R68 = Steine in der Schatulle und auf dem roten Kissen zählen am Ende für niemanden.
rule-MV-R69 = Bei Gleichstand zählen nur echte Saphire.
rule-MV-R70 = Wer dann noch gleichauf liegt, teilt sich den Sieg.
rule-MV-R71 = Ob einer oder mehrere kein Imitat mehr haben, macht keinen Unterschied.
rule-MV-R72 = Was auf Kissen liegt, sehen alle, immer.
rule-MV-R73 = Beim Aufbau wird kein Geheimfach geöffnet, also fällt kein Rubin, und keiner wird gesehen.
rule-MV-R74 = Beendet eine Runde die Partie auf beide Arten, werden beide genannt; alle Plätze gehen nach Punkten, Rubinen und Saphiren, und bei völligem Gleichstand wird der Platz geteilt.
rule-MV-R75 = Die ersten Diamanten werden versteckt, während die Schatulle auf dem Kopf steht, wie die Rubine sie hinterließen; gespielt wird von da an, wie der Aufbau sie hinterlässt.
rule-MV-R76 = Wo es beim Teilen nichts zu wählen gibt, weil nur einer etwas bekommt oder alle Steine gleich sind, wird niemand gefragt.
rule-MV-R77 = Beim Aufbau kommt der erste Diamant in eine Schublade, sobald sie geöffnet wird, denn er muss.
    .reading = Diamanten sind alle gleich.
rule-MV-R78 = Die Farben gehen nach den Plätzen: Rot, Blau, Grün, Gelb, Violett, Orange, Weiß, Schwarz.
    .reading = Die gedruckten Farben sind nicht bekannt.
rule-MV-R79 = Beginnt eine Runde, hat jeder ein Imitat: Sonst hätte die letzte die Partie beendet.
    .reading = Wer eines legen muss, kann es also, denn jeder spielt einmal in der Runde.

## Die Lektion: höchstens 25 Wörter je Schritt, und jede Zahl aus der Sicht

lesson-first = Maîtres Voleurs, Schublade für Schublade
lesson-first-goal = Auf deinem weißen Kissen liegen { $imitations } Imitate: Sie kosten Punkte. Leg sie in Schubladen und sammle echte Steine auf dem schwarzen. Die meisten Punkte gewinnen.
    .title = Falsche weg, echte her
lesson-first-character = Jede Runde legen alle eine Person verdeckt hin. Gespielt wird in dieser Reihenfolge: Schmuggler, Juwelier, Gemmologin, Dieb, Meisterdieb, Detektiv. Wähle den Dieb.
    .title = Eine Person je Runde
lesson-first-character-later = Bald. Der Dieb ist am einfachsten: Er öffnet eine Schublade und nimmt, was oben liegt.
lesson-first-steal = { $rival } versteckte { $loot } Diamanten in E, als die Schatulle wie jetzt auf den Füßen stand: Innen liegen sie oben. Der Dieb nimmt sie. Öffne E!
    .title = Der Dieb
lesson-first-steal-yours = Deine eigenen Diamanten hängen unten: Du hast sie versteckt, als die Schatulle auf dem Kopf stand. Sie würden auf das rote Kissen fallen.
lesson-first-steal-below = Die wurde gefüllt, als die Schatulle auf dem Kopf stand: Jetzt hängen die Steine unten und würden fallen.
lesson-first-steal-fewer = Das geht auch. Aber in E liegt mehr.
lesson-first-steal-empty = Dort hat niemand etwas hineingelegt. An den Buchstaben erkennst du die Schubladen, und alle sahen zu, als sie gefüllt wurden.
lesson-first-turn = Du darfst zur Verwirrung Etagen drehen, die Schatulle auf den Kopf stellen oder beides. Kopfüber hängt unten, was oben lag, und fällt. „Kopfüber“, dann „Fertig“!
    .title = Der doppelte Boden
lesson-first-turn-same = { $rival } fände noch immer jeden Diamanten oben: Nur kopfüber dreht sich der Inhalt um.
lesson-first-turn-both = Das geht auch: Die Etagen wandern, und alles dreht sich um. Stell sie hier nur auf den Kopf.
lesson-first-fall = { $rival }, Dieb mit der größeren Zahl, kam danach: Ein Diamant fiel auf das rote Kissen. Die Aktion war verloren, Drehen blieb erlaubt. Wähle den Juwelier.
    .title = Es fällt
lesson-first-fall-later = Bald. Der Juwelier wird ein Imitat los und kann eine Falle stellen.
lesson-first-open = Der Juwelier legt ein Imitat in eine Schublade: Von da an ist es echt, für alle. Was dort schon liegt, bleibt. Öffne die leere H!
    .title = Falsches wird echt
lesson-first-open-below = Hier hängen Steine unten. Sie würden auf das rote Kissen fallen, und du behieltest dein Imitat.
lesson-first-open-other = Das darfst du: Jede Schublade ist recht, auch eine mit Steinen. Nimm hier H.
lesson-first-bell = Leg einen Diamanten hinein und, wenn du willst, deinen Alarm: Fällt er bei anderen heraus, bekommst du alles, was fällt, nicht das rote Kissen.
    .title = Die Falle des Juweliers
lesson-first-bell-bare = Das darfst du: Der Alarm ist nie Pflicht. Aber mit ihm gehört dir, was hier bei anderen herausfällt.
lesson-first-bell-dear = Das darfst du: Ein Saphir kostet mehr. Aber er bringt auch mehr, wenn ihn jemand findet. Nimm hier einen Diamanten.
lesson-first-smuggle = Wähle den Schmuggler. Schmuggler spielen, bevor die anderen aufdecken, und teilen dann gleich das rote Kissen, außer es gibt mehr Detektive als Schmuggler.
    .title = Die Schmuggler
lesson-first-smuggle-later = Später. Auf dem roten Kissen liegt etwas, und Schmuggler teilen als Erste.
lesson-first-share = Deine { $loot } versteckten Diamanten in C liegen oben, denn die Schatulle wurde umgedreht. Öffne C: Sie kommen auf das rote Kissen, dafür ein Imitat hinein.
    .title = Auf das rote Kissen
lesson-first-share-below = Dort hängt etwas unten. Es würde fallen, und ein Schmuggler, bei dem Steine fallen, bekommt keinen Anteil.
lesson-first-share-fewer = Das darfst du. Aber nirgends liegt so viel wie in C.
lesson-first-detective = Alarm: Was fiel, gehört dir. Bei { $rival } fielen Steine, also kein Anteil. Sei der Detektiv: Rühr nichts an und teile am Rundenende das rote Kissen.
    .title = Alarm! Und der Detektiv
lesson-first-detective-later = Später. Sei der Detektiv: Lass die anderen Fehler machen.
lesson-first-master = Ohne Detektiv wartet das rote Kissen. Sind alle Karten gespielt, kommen sie zurück, und jeder Satz geht an den linken Nachbarn. Wähle den Meisterdieb.
    .title = Die Karten wandern nach links
lesson-first-master-later = Später. In den langen Schubladen sind Rubine versteckt, und nur der Meisterdieb kommt an sie heran.
lesson-first-long = Der Meisterdieb nimmt, was oben liegt, und darf als Einziger in die Geheimfächer langer Schubladen sehen: Dort liegen { $rubies } Rubine. Öffne G.
    .title = Der Meisterdieb
lesson-first-long-short = Du darfst nehmen, was dort liegt. Aber diese Schublade ist kurz und hat kein Geheimfach: Nimm G.
lesson-first-long-other = Das darfst du. Aber sehen wir lieber in G nach, die ist lang.
lesson-first-ruby = Vorn ist nichts: Sieh dahinter nach! Liegt ein Rubin oben, gehört er dir. Fällt einer heraus, bekommst du nichts, auch nicht das, was vorn lag.
    .title = Das Geheimfach
lesson-first-ruby-safe = Sicher, aber du bekommst nichts: Das erste Fach ist leer. Rubine sind am meisten wert.
lesson-first-last = Eine andere Partie. Die Gemmologin legt immer ein Imitat, auch wenn Steine fallen, und darf je Detektiv noch eines dazulegen. Leg dein letztes!
    .title = Die Gemmologin
lesson-first-last-keep = Das darfst du. Aber dann geht die Partie weiter, und dieses Imitat kostet dich noch einen Punkt.
lesson-first-count = Kein Imitat mehr oder der letzte Rubin weg: Die Partie endet mit der Runde. Diamant ein Punkt, Saphir doppelt, Rubin vierfach; Imitate kosten ebenso viel.
    .title = Das Ende

## Dreißig Sekunden, das Ziel, und was neu ist: höchstens 14, 10 und 20 Wörter

start-want = deine Imitate loswerden und echte Steine auf dein schwarzes Kissen bringen.
start-turn = öffnest du eine Schublade und spielst deine Person. Was kopfüber hängt, fällt heraus.
start-ends = wenn jemand keine Imitate mehr hat oder der sechste Rubin weg ist.
goal = Werde Imitate los, sammle echte Steine: Hol die meisten Punkte.
first-ask-MV-4_19 = Tippe eine Schublade an, dann den Knopf. Alle sehen, wo du sie versteckst. Merk es dir!
    .look = plan
first-ask-MV-4_21 = Steht die Schatulle kopf, hängt unten, was oben lag. Etagen zu drehen verschiebt nur die Schubladen.
    .look = box
first-ask-MV-5_1 = Tippe eine Person an, dann noch einmal, um sie zu legen. Sind alle sechs gespielt, kommt sie wieder.
first-ask-MV-6_1 = Irgendeine Schublade, auf irgendeiner Seite. Weißt du noch, wie herum die Schatulle stand, als sie gefüllt wurde?
    .look = plan
first-ask-MV-7_1 = Mach es dem Nächsten schwer: Kopfüber fällt heraus, was eben noch oben lag.
    .look = box
first-Begun =
    { $round ->
        [6] Alle haben nur noch eine Karte: Sie wird für dich gespielt. Nach dieser Runde wandern alle sechs nach links.
       *[other] { "" }
    }
first-Stowed = Jetzt sehen es alle, und dann nie wieder: Wo liegen sie, und wie herum steht die Schatulle?
    .look = plan
first-Spilled = Das hing unten und fiel auf das rote Kissen. In einer Runde kostet das die Aktion; drehen darf man trotzdem.
    .look = red plan
first-Alarmed = Der Alarm hing unten: Alles, was mit ihm gefallen ist, gehört seinem Besitzer.
    .look = plan
first-Prevailed = Die Detektive sind nicht in der Überzahl: Die Schmuggler teilen gleich das rote Kissen, die kleinste Zahl zuerst.
    .look = red plan
first-Foiled = Mehr Detektive als Schmuggler: Das rote Kissen wartet bis zum Rundenende auf die Detektive.
    .look = red plan
first-Remained = Ohne Detektiv wartet das rote Kissen auf die Schmuggler oder Detektive der nächsten Runde.
    .look = red plan
first-RubyFell = Der Meisterdieb bekommt nichts. Der Rubin kommt oben wieder in sein Fach.
    .look = plan

## Der Leitfaden: eine Seite zum Losspielen. Eine Zeile ist ein Absatz, mit Strich ein Punkt

guide-goal =
    Hol die meisten Punkte. Die zehn Imitate auf deinem weißen Kissen kosten Punkte: Werde sie los. Echte Steine auf deinem schwarzen Kissen bringen Punkte: Sammle sie.
    .title = Was du willst
guide-box =
    Drei Etagen, zwölf Schubladen, jede mit einem Buchstaben. Jede hat einen doppelten Boden: Eine Seite liegt oben, die andere hängt kopfüber.
    - Was oben liegt, sieht man beim Öffnen. Was unten hängt, fällt auf das rote Kissen.
    - Sechs Schubladen sind lang. Hinten haben sie ein Geheimfach, anfangs mit einem Rubin.
    - Ein Imitat in einer Schublade ist von da an echt, für alle.
    .title = Die Schatulle
guide-turn =
    Jede Runde legen alle eine Person verdeckt hin. Die Schmuggler decken auf und spielen, dann alle anderen. Die Reihenfolge: Schmuggler, Juwelier, Gemmologin, Dieb, Meisterdieb, Detektiv; bei gleichen die kleinere Zahl.
    - Öffne genau eine Schublade, auf irgendeiner Seite.
    - Fällt etwas, ist deine Aktion verloren. Sonst tu, was deine Person tut.
    - Dann darfst du die oberste Etage oder die zwei oberen um ein Viertel drehen und die Schatulle auf den Kopf stellen: eines, beides oder nichts.
    Gespielte Karten fehlen, bis alle sechs gespielt sind. Dann gehen sie nach links weiter.
    .title = Eine Runde
guide-characters =
    - Schmuggler: Leere die Schublade auf das rote Kissen, leg ein Imitat hinein. Dann teilen die Schmuggler das Kissen, außer es gibt mehr Detektive.
    - Juwelier: Leg ein Imitat hinein, auf Wunsch mit Alarm. Wer ihn fallen lässt, macht dich reich.
    - Gemmologin: Leg ein Imitat hinein, was auch fällt, und je Detektiv noch eines, wenn du willst.
    - Dieb: Nimm, was oben liegt.
    - Meisterdieb: ebenso, und sieh dahinter nach einem Rubin.
    - Detektiv: Rühr nichts an. Die Detektive teilen, was auf dem roten Kissen bleibt.
    .title = Die sechs Personen
guide-scoring =
    Die Partie endet mit der Runde, in der jemand keine Imitate mehr hat oder der sechste Rubin genommen wird.
    - Echt: Diamant 1, Saphir 2, Rubin 4. Imitate: Diamant −1, Saphir −2.
    - Gleichstand? Mehr Rubine, dann mehr echte Saphire.
    .title = Das Ende
guide-pieces =
    Alle beginnen mit acht Diamanten und zwei Saphiren, alle falsch. Zwölf echte Diamanten werden vor der ersten Runde versteckt.
    .title = Die Steine
guide-exceptions =
    - Ein Alarm, der oben liegt, geht nicht los (MV-9.5); der eigene bringt dir nichts (MV-9.11).
    - Ein Rubin, der fällt, kommt oben wieder hinein, und der Meisterdieb bekommt nichts (MV-12.5).
    - Ein Schmuggler, bei dem Steine fallen, bekommt nichts, zählt aber gegen die Detektive (MV-8.11).
    - Kein Detektiv? Das rote Kissen wartet (MV-13.5).
    .title = Was leicht schiefgeht
shown-MV-9_7 = Die Steine werden oben weggenommen. Der Alarm bleibt allein in der Schublade und geht zurück.
