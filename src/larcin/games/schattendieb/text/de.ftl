### Der Schattendieb auf Deutsch. Der Spieler wird geduzt.

title = Der Schattendieb
blurb = Ein Hotel voller Schmuck und in jedem Schatten ein Dieb: Füll deinen Tresor und schließ ihn, bevor du der Letzte bist.

## Die Karten

card-necklace-1 = Halskette 1
card-necklace-2 = Halskette 2
card-necklace-3 = Halskette 3
card-necklace-4 = Halskette 4
card-necklace-5 = Halskette 5
card-necklace-6 = Halskette 6
card-necklace-7 = Halskette 7
card-necklace-8 = Halskette 8
card-necklace-9 = Halskette 9
card-necklace-10 = Halskette 10
card-ring-1 = Ring 1
card-ring-2 = Ring 2
card-ring-3 = Ring 3
card-ring-4 = Ring 4
card-ring-5 = Ring 5
card-ring-6 = Ring 6
card-ring-7 = Ring 7
card-ring-8 = Ring 8
card-ring-9 = Ring 9
card-ring-10 = Ring 10
card-watch-1 = Uhr 1
card-watch-2 = Uhr 2
card-watch-3 = Uhr 3
card-watch-4 = Uhr 4
card-watch-5 = Uhr 5
card-watch-6 = Uhr 6
card-watch-7 = Uhr 7
card-watch-8 = Uhr 8
card-watch-9 = Uhr 9
card-watch-10 = Uhr 10
card-tiara-1 = Diadem 1
card-tiara-2 = Diadem 2
card-tiara-3 = Diadem 3
card-tiara-4 = Diadem 4
card-tiara-5 = Diadem 5
card-tiara-6 = Diadem 6
card-tiara-7 = Diadem 7
card-tiara-8 = Diadem 8
card-tiara-9 = Diadem 9
card-tiara-10 = Diadem 10
card-safe-4 = Tresor 4
card-safe-5 = Tresor 5
card-safe-6 = Tresor 6
card-safe-7 = Tresor 7
card-safe-8 = Tresor 8
card-safe-9 = Tresor 9
card-safe-10 = Tresor 10
card-safe-11 = Tresor 11
card-safe-12 = Tresor 12
card-safe-13 = Tresor 13
card-safe-14 = Tresor 14
card-safe-15 = Tresor 15
card-necklace-thief = Kettendieb
card-ring-thief = Ringdieb
card-watch-thief = Uhrendieb
card-tiara-thief = Diademdieb
card-shadow-thief = Schattendieb

# Wie viele Schmuckstücke und Karten es sind.
jewel-count =
    { $jewels ->
        [one] { $jewels } Schmuckstück
       *[other] { $jewels } Schmuckstücke
    }
card-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Das Protokoll

event-Opened = Durchgang { $deal } von { $deals } beginnt.
heading-Opened = Durchgang { $deal } von { $deals }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } nimmt vier Karten auf.
       *[other]
            { $seat_is ->
                [you] Du nimmst auf: { $hand }.
               *[other] { $seat } nimmt auf: { $hand }.
            }
    }
event-Turned = Runde { $turn }: Alle decken auf.
heading-Turned = Runde { $turn }
event-Laid =
    { $seat_is ->
        [you] Du hast gelegt: { $card }.
       *[other] { $seat } hat gelegt: { $card }.
    }
event-Cancelled =
    { $seats_is ->
        [shared] Patt, und du bist dabei: { $cards } heben sich auf ({ $seats }).
       *[other] Patt: { $cards } heben sich auf ({ $seats }).
    }
event-Stolen =
    { $seat_is ->
        [you] Du bestiehlst { $victim }: { $card } ({ $thief }).
       *[other]
            { $victim_is ->
                [you] { $seat } bestiehlt dich: { $card } ({ $thief }).
               *[other] { $seat } bestiehlt { $victim }: { $card } ({ $thief }).
            }
    }
event-Missed =
    { $seat_is ->
        [you] Dein { $thief } geht leer aus.
       *[other] Der { $thief } von { $seat } geht leer aus.
    }
event-Added =
    { $seat_is ->
        [you] Du legst dazu: { $cards }.
       *[other] { $seat } legt dazu: { $cards }.
    }
event-Secured =
    { $seats_is ->
        [you] Was du gelegt hast, kommt in deinen Tresor.
        [shared] Was noch daliegt, kommt in die Tresore, auch in deinen.
       *[other] Was noch daliegt, kommt in die Tresore ({ $seats }).
    }
event-Filled =
    { $seat_is ->
        [you] In deinen Tresor: { $cards }. Darin jetzt: { jewel-count }.
       *[other] In den Tresor von { $seat }: { $cards }. Darin jetzt: { jewel-count }.
    }
event-Closed =
    { $seat_is ->
        [you] Du schließt deinen Tresor mit der Karte „{ $card }“: { jewel-count }, Wert { $worth }.
       *[other] { $seat } schließt den Tresor mit der Karte „{ $card }“: { jewel-count }, Wert { $worth }.
    }
event-Wasted =
    { $jewels ->
        [0]
            { $seat_is ->
                [you] { $card } ist vertan: Dein Tresor ist leer.
               *[other] { $card } ist vertan: Der Tresor von { $seat } ist leer.
            }
       *[other]
            { $seat_is ->
                [you] { $card } ist vertan: zu klein für deine { jewel-count }.
               *[other] { $card } ist vertan: zu klein für die { jewel-count } von { $seat }.
            }
    }
event-Returned =
    { $seat_is ->
        [you] Deine Handkarten kommen { returned-where }: { $cards }.
       *[other]
            { $cards_is ->
                [hidden] Die Handkarten von { $seat } kommen { returned-where } ({ card-count }).
               *[other] Die Handkarten von { $seat } kommen { returned-where }: { $cards }.
            }
    }
returned-where =
    { $rule ->
        [SD-R18] auf die Ablage
       *[other] unter den Nachziehstapel
    }
event-Refilled =
    { $target ->
        [4] Wer einen offenen Tresor hat, füllt die Hand auf vier Karten auf.
       *[other] Der Stapel geht zu Ende: Wer einen offenen Tresor hat, füllt die Hand auf { $target } auf.
    }
event-Drawn =
    { $cards_is ->
        [hidden] { $seat } zieht { card-count }.
       *[other]
            { $seat_is ->
                [you] Du ziehst: { $cards }.
               *[other] { $seat } zieht: { $cards }.
            }
    }
event-Exhausted =
    { $target ->
        [4] Der Nachziehstapel ist aufgebraucht: Von nun an zieht niemand mehr.
        [0] Der Nachziehstapel ist zu klein, um jedem auch nur eine Karte zu geben: Er wird abgelegt ({ $rest }), und von nun an zieht niemand mehr.
       *[other]
            { $rest ->
                [0] Der Nachziehstapel ist zu klein: Die Hände werden nur auf { $target } aufgefüllt. Er ist aufgebraucht, und von nun an zieht niemand mehr.
               *[other] Der Nachziehstapel ist zu klein: Die Hände werden nur auf { $target } aufgefüllt, der Rest ({ $rest }) wird abgelegt, und von nun an zieht niemand mehr.
            }
    }
event-Ended =
    { $how ->
        [alone]
            { $seats_is ->
                [you] Nur dein Tresor ist noch offen: Der Durchgang ist zu Ende, und du bekommst nichts.
               *[other] Nur noch ein Tresor ist offen: Der Durchgang ist zu Ende, und { $seats } bekommt nichts.
            }
        [together] Alle Übrigen wollen in derselben Runde schließen: Der Durchgang ist zu Ende, und keiner von ihnen bekommt etwas ({ $seats }).
       *[without-cards] Kein Nachziehstapel, keine Karten auf der Hand: Der Durchgang ist zu Ende. Offene Tresore zählen nichts ({ $seats }).
    }
event-Counted = Durchgang { $deal } bringt: { $points }.

## Was ein gutes Gedächtnis davon behält

faded-Dealt =
    { $seat_is ->
        [you] Du nimmst vier Karten auf.
       *[other] { $seat } nimmt vier Karten auf.
    }
faded-Laid =
    { $seat_is ->
        [you] Du hast eine Karte gelegt.
       *[other] { $seat } hat eine Karte gelegt.
    }
faded-Cancelled =
    { $seats_is ->
        [shared] Patt, und du bist dabei: Gleiche Werte heben sich auf ({ $seats }).
       *[other] Patt: Gleiche Werte heben sich auf ({ $seats }).
    }
faded-Stolen =
    { $seat_is ->
        [you] Du bestiehlst { $victim }: { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } bestiehlt dich: { $card }.
               *[other] { $seat } bestiehlt { $victim }: { $card }.
            }
    }
faded-Missed =
    { $seat_is ->
        [you] Dein Dieb geht leer aus.
       *[other] Ein Dieb von { $seat } geht leer aus.
    }
faded-Wasted =
    { $seat_is ->
        [you] Du hast eine Tresorkarte vertan.
       *[other] { $seat } hat eine Tresorkarte vertan.
    }
faded-Returned =
    { $seat_is ->
        [you] Deine Handkarten kommen { returned-where } ({ card-count }).
       *[other] Die Handkarten von { $seat } kommen { returned-where } ({ card-count }).
    }
faded-Drawn =
    { $seat_is ->
        [you] Du ziehst { card-count }.
       *[other] { $seat } zieht { card-count }.
    }

## Was gefragt, angeboten und verweigert wird

ask-SD-1 = Wähle eine Karte und leg sie verdeckt vor dich hin
ask-SD-3_5 = Wähle ein Schmuckstück, der Schattendieb stiehlt zuerst
ask-SD-3_4 = Wähle ein Schmuckstück für deinen Dieb
ask-SD-4 =
    { $moves ->
        [1] Du hast nichts dazuzulegen
       *[other] Leg Schmuck der gleichen Sorte dazu, oder nichts
    }
ask-SD-R29 = Schau dir den Stand an, dann geht es weiter
    .title = Durchgang zu Ende:
pick-Play = eine Karte legen
pick-Play-card = Welche Karte?
pick-Steal = stehlen
pick-Steal-victim = Von wem?
pick-Add = Schmuck dazulegen
pick-Add-cards = Welche Schmuckstücke?
pick-HandIn = nächster Durchgang
move-Play =
    { $effect ->
        [close] { $card }: deinen Tresor schließen ({ jewel-count })
        [waste]
            { $jewels ->
                [0] { $card }: vertan, dein Tresor ist leer
               *[other] { $card }: vertan, zu klein für { jewel-count }
            }
        [late] { $card }: zu spät, der Durchgang endet, bevor Tresore geschlossen werden
        [risky] { $card }: schließt deinen Tresor ({ jewel-count }), außer wenn alle anderen ihre letzten Karten legen: Dann endet der Durchgang schon vorher
       *[other] { $card }
    }
move-Steal = { $card } von { $victim }
move-Add =
    { $cards_count ->
        [0]
            { $most ->
                [0] Nichts dazulegen: Von dieser Sorte hast du nichts mehr. Gefragt wirst du trotzdem, damit es niemand merkt
               *[other] Nichts dazulegen
            }
       *[other] { $cards } dazulegen (dann { jewel-count } im Tresor)
    }
move-HandIn = Weiter zum nächsten Durchgang
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-nothing-to-steal = Dort liegt kein Schmuckstück, das man stehlen könnte.
refusal-wrong-prey = Auf diese Sorte hat dein Dieb es nicht abgesehen: { $card }.
refusal-other-kind = Dazulegen kannst du nur die Sorte, die du gelegt hast ({ kind-laid }), nicht { $card }.
kind-laid =
    { $kind ->
        [necklace] { board-kind-necklace }
        [ring] { board-kind-ring }
        [watch] { board-kind-watch }
       *[tiara] { board-kind-tiara }
    }
refusal-own-jewel = Dein Dieb bestiehlt dich nicht selbst.
refusal-lay-now = Erst legt jeder eine Karte verdeckt vor sich hin.
refusal-steal-now = Erst stiehlt dein Dieb: Wähle ein Schmuckstück in einem Fenster.
refusal-add-now = Jetzt darfst du nur Schmuck der gelegten Sorte dazulegen, oder nichts.
refusal-hand-in-now = Dieser Durchgang ist zu Ende: Weiter zum nächsten.
refusal-out-of-order = Nenn die Schmuckstücke vom kleinsten Wert bis zum größten.

## Das Ende

score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ending-SD-9_2 =
    { $winners_is ->
        [you] Die kostbarste Sammlung ist deine: Du gewinnst!
       *[other] { $winners } hat die kostbarste Sammlung und gewinnt.
    }
ending-SD-R28 =
    { $winners_is ->
        [shared] Gleich kostbare Sammlungen: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Gleich kostbare Sammlungen: { $winners } teilen sich den Sieg.
    }
ending-SD-R28b =
    { $winners_is ->
        [you] Gleich viele Punkte, aber der letzte Durchgang war deiner: Du gewinnst!
       *[other] Gleich viele Punkte, aber der letzte Durchgang entscheidet: { $winners } gewinnt.
    }
ending-SD-R34 =
    { $winners_is ->
        [shared] Selbst der letzte Durchgang entscheidet nicht: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Selbst der letzte Durchgang entscheidet nicht: { $winners } teilen sich den Sieg.
    }

part-deal-1 = Durchgang 1
part-deal-2 = Durchgang 2
part-deal-3 = Durchgang 3
part-deal-4 = Durchgang 4
part-deal-5 = Durchgang 5
part-deal-6 = Durchgang 6
part-deal-7 = Durchgang 7
part-deal-8 = Durchgang 8
part-deal-9 = Durchgang 9
part-deal-10 = Durchgang 10
part-open-alone = Durchgang { $count }: letzter offener Tresor
part-open-together = Durchgang { $count }: alle Übrigen schließen zugleich
part-open-without-cards = Durchgang { $count }: keine Karten mehr, Tresor offen
tie-shared = Gleich viele Punkte, also ein geteilter Sieg
tie-last-deal = Punkte im letzten Durchgang

## Der Tisch

table-middle = Durchgang { $deal } von { $deals }, Runde { $turn } · Nachziehstapel: { $pile } · Ablage: { $discard }
table-seat = { $player } · Hand: { $cards } · Punkte: { $total }
table-empty-safe = der Tresor ist leer
table-safe = { jewel-count }, Wert { $worth }
table-discard = Gesehen und abgelegt:
table-given = Verdeckte Karten, die dir gehörten:

## Der Bildschirm

board-sign = GRANDHOTEL
board-deal = Durchgang { $deal } von { $deals }
board-turn = Runde { $turn }
board-actions = Die sieben Aktionen der Runde
board-action-1 = Legen
board-action-2 = Patt
board-action-3 = Diebe
board-action-4 = Dazulegen
board-action-5 = Füllen
board-action-6 = Schließen
board-action-7 = Ziehen
board-passed-2 = keine Gleichen
board-passed-3 = keine Diebe
board-kind-necklace = Halskette
board-kind-ring = Ring
board-kind-watch = Uhr
board-kind-tiara = Diadem
board-kind-safe = Tresor
board-total = insgesamt: { $total }
board-count =
    { $jewels ->
        [0] leer
       *[other] { $jewels } Stück
    }
# Was ein offener Tresor brächte, und was ein geschlossener bringt.
board-worth = Wert { $worth }
board-safe-worth = +{ $worth }
board-safe-when = am Ende
board-scored =
    { $points ->
        [0] 0
       *[other] +{ $points }
    }
board-unscored = offen: 0
# Wie viele Tresore offen sind, und was mit dem letzten wird.
board-open-safes =
    { $open ->
        [one] { $open } Tresor offen
       *[other] { $open } Tresore offen
    }: Der letzte zählt nichts
board-last =
    { $open ->
        [2] Noch zwei Tresore sind offen: Der letzte zählt nichts, und schließen beide zugleich, zählt keiner.
       *[other] Noch { $open } Tresore sind offen: Der letzte zählt nichts.
    }
board-all-close =
    { $strict ->
        [yes] Legen alle mit offenem Tresor in derselben Runde eine Tresorkarte, zählt keiner davon, ob sie passt oder nicht.
       *[no] Schließen alle noch offenen Tresore in derselben Runde, zählt keiner davon.
    }
board-open-safe = Offener Tresor
board-closed-safe = Tresor { $lock }, geschlossen
board-covered = Verdeckt gelegte Karte
board-steal = Stehlen
board-chosen = gewählt
board-ready = bereit
board-laid = gelegt
# Was der nächste Tipp auf eine gehobene Karte tut.
board-lay =
    { $effect ->
        [close] Schließen
        [waste] Vertun
        [add] Dazu
        [back] Zurück
       *[other] Legen
    }
board-lay-this = { board-lay }: { $card }
board-fate-cancelled = Patt
board-fate-robbed = gestohlen
board-fate-lucky = Beute
board-fate-missed = ohne Beute
board-fate-wasted = vertan
board-fate-closed = zu
board-effect-close = schließt { $jewels }/{ $lock }
board-effect-waste =
    { $jewels ->
        [0] zu früh
       *[other] zu klein
    }
board-effect-late = zu spät
board-effect-risky = riskant
board-pile = Stapel
board-pile-of = Nachziehstapel: { $count }
board-discard = Ablage
board-discard-of = Ablage: { $count }
board-no-hand = Du hast keine Karten mehr. Schau zu, wie der Durchgang ausgeht.
board-deal-over = Der Durchgang ist zu Ende.
board-nothing = Nichts
board-add = Dazu
board-why-none = Gefragt wirst du trotzdem, damit niemand merkt, was du hast.
board-hand-in = Nächster Durchgang
board-memory = Merkhilfe
board-memory-empty = Noch wurde nichts abgelegt.

## Was etwas ist

about-jewel = Zählt im geschlossenen Tresor, was draufsteht. Legt noch jemand die gleiche Zahl, sind beide verloren. Bleibt es liegen, darfst du mehr von seiner Sorte dazulegen.
    .rule = SD-2.1
about-lock = Seine Zahl sagt, wie viele Schmuckstücke er fasst, egal, was sie wert sind. Er schließt deinen Tresor, wenn mindestens eins darin liegt und höchstens so viele, wie die Zahl sagt; sonst ist er vertan. Die Zahl selbst zählt nichts: Jeder, der groß genug ist, reicht.
    .rule = SD-6.1
about-thief = Stiehlt ein Schmuckstück seiner Sorte, das in dieser Runde gelegt wurde, und bringt es gleich in deinen Tresor. Gibt es mehrere, sucht es aus, wer den Dieb gelegt hat.
    .rule = SD-3.2
about-shadow-thief = Stiehlt vor allen anderen Dieben ein Schmuckstück beliebiger Sorte, das in dieser Runde gelegt wurde. Wer ihn gelegt hat, sucht es aus.
    .rule = SD-3.3
# Was im Stapel ist.
about-box = Im Spiel: 80 Schmuckstücke (vier Sorten, je zweimal 1 bis 10), 20 Tresore (4 bis 11 zweimal, 12 bis 15 einmal), 5 Diebe.
about-locks = Es gibt 20 davon: 4 bis 11 zweimal, 12 bis 15 einmal.
about-open-safe = In einen Tresor greift kein Dieb. Doch sein Schmuck zählt erst, wenn er geschlossen ist.
    .rule = SD-8.4
about-closed-safe = Rechtzeitig geschlossen: Dieser Schmuck zählt am Ende des Durchgangs. Sein Besitzer wartet so lange.
    .rule = SD-9.1
about-room = Was in dieser Runde gelegt wurde, liegt im Fenster. Nur hier greifen Diebe zu.
    .rule = SD-R9
about-covered = Jeder legt eine Karte verdeckt; dann werden alle zugleich aufgedeckt.
    .rule = SD-1.3
about-pile = Der Nachziehstapel. Von hier füllt jeder nach jeder Runde die Hand auf vier Karten auf. Wer schließt, legt seine Handkarten darunter.
    .rule = SD-7.1
about-discard = Karten, die in diesem Durchgang aus dem Spiel sind: Schmuck nach einem Patt, benutzte Diebe, vertane Tresorkarten. Verdeckt; durchsehen darf sie niemand.
    .rule = SD-R5
about-hand = Handkarten. Nur wer sie hält, sieht sie; wie viele es sind, sehen alle.
    .rule = SD-C.4
about-total = Punkte aller Durchgänge bisher. Wer nach dem letzten die meisten hat, gewinnt.
    .rule = SD-9.2
board-leads = Liegt vorn.
about-behind =
    { $points ->
        [one] { $points } Punkt hinter der Spitze.
       *[other] { $points } Punkte hinter der Spitze.
    }
about-action-1 = Jeder wählt eine Karte und legt sie verdeckt; dann decken alle zugleich auf.
    .rule = SD-1.1
about-action-2 = Schmuck mit gleichem Wert hebt sich auf, egal welcher Sorte, und wird abgelegt. Gibt es keine Gleichen, geht es weiter.
    .rule = SD-2.1
about-action-3 = Jeder Dieb nimmt ein Schmuckstück, das noch in einem Fenster liegt, der Schattendieb zuerst. Gibt es keine Diebe, geht es weiter.
    .rule = SD-3.4
about-action-4 = Wer noch ein Schmuckstück im Fenster hat, darf weitere der gleichen Sorte dazulegen.
    .rule = SD-4.1
about-action-5 = Aller Schmuck in den Fenstern kommt in die Tresore darunter.
    .rule = SD-5.1
about-action-6 = Tresorkarten, die passen, schließen den Tresor; die anderen sind vertan.
    .rule = SD-6.1
about-action-7 = Alle mit offenem Tresor füllen die Hand auf vier Karten auf.
    .rule = SD-7.1

## Die Optionen

option-deals = Durchgänge
    .help = Aus wie vielen Durchgängen die Partie besteht; zu zweit sind fünf eine gute Zahl.
option-strict_want = Jede Tresorkarte zählt
    .help = Legen alle, deren Tresor offen ist, eine Tresorkarte, bekommt keiner von ihnen etwas, auch wenn nicht alle gepasst hätten.
option-tie = Gleichstand
    .help = Was geschieht, wenn mehrere die meisten Punkte haben.
option-tie-shared = geteilter Sieg
option-tie-last-deal = der letzte Durchgang entscheidet

## Die Regeln, Absatz für Absatz

chapter-SD-A = Die Schachtel

rule-SD-A_1 = Das Spiel heißt Der Schattendieb, auf Französisch Le voleur d’ombres.
rule-SD-A_2 = Das Kartenspiel von Jürgen Grunau ist für zwei bis sieben Spieler ab acht Jahren.
    .reading = Siehe SD-R1. Das Alter ist nur ein Anhaltspunkt.
rule-SD-A_3 = Es erschien 2001 bei Amigo und dauert ungefähr eine halbe Stunde.
rule-SD-A_4 = Die Schachtel enthält 80 Schmuckstücke mit den Werten 1 bis 10, 20 geschlossene Tresore mit den Werten 4 bis 15, 7 offene Tresore und 5 Diebe.
    .reading = Jede der vier Sorten Schmuck hat jeden Wert zweimal (aus anderer Quelle bekannt). Die Tresore 4 bis 11 sind zweimal da, 12 bis 15 einmal: unsere Vermutung, denn niemand sagt es.

chapter-SD-B = Das Ziel

rule-SD-B_1 = Eines Nachts verschwand viel Schmuck aus den Zimmern eines Grandhotels.
rule-SD-B_2 = In der Aufregung will jeder den übrigen Schmuck in einen Tresor bringen, doch der Schattendieb schlägt immer wieder zu.
rule-SD-B_3 = Jeder versucht, möglichst viel Schmuck zu schützen; nur was in Tresoren liegt, ist vor Dieben sicher.
    .reading = Was in einem Tresor liegt, offen oder geschlossen, wird nie gestohlen: SD-R9.
rule-SD-B_4 = Es gewinnt, wer in drei Durchgängen die kostbarste Sammlung in Sicherheit gebracht hat.
    .reading = Steht noch einmal in SD-9.2.

chapter-SD-C = Der Aufbau

rule-SD-C_1 = Jeder nimmt einen offenen Tresor und legt ihn vor sich hin.
    .reading = Er bleibt die ganze Partie dort und kommt in keine Hand.
rule-SD-C_2 = Offene Tresore, die nicht gebraucht werden, kommen zurück in die Schachtel.
rule-SD-C_3 = Alle anderen Karten werden gemischt, auch die geschlossenen Tresore.
    .reading = 105 Karten.
rule-SD-C_4 = Jeder zieht vier Karten.
    .reading = Eine Hand sieht nur, wer sie hält; ihre Größe sehen alle.
rule-SD-C_5 = Die übrigen Karten liegen als verdeckter Nachziehstapel in der Tischmitte.
    .reading = Niemand sieht eine Karte des Nachziehstapels.

chapter-SD-D = Der Ablauf

rule-SD-D_1 = Das Spiel besteht aus sieben Aktionen, eine nach der anderen.
    .reading = Alle sieben zusammen sind eine Runde.
rule-SD-D_2 = Es sind: eine Karte spielen, Patt, Diebe, weiterer Schmuck, Tresor füllen, Tresor schließen, Karten ziehen.
    .reading = Die Überschriften der nächsten sieben Kapitel; doch die Liste nennt die fünfte Aktion „ENTREPOSER“, das Kapitel „REMPLIR“.

chapter-SD-1 = Eine Karte spielen

rule-SD-1_1 = Jeder wählt eine seiner vier Karten und legt sie verdeckt vor sich hin.
    .reading = Spät im Durchgang sind die Hände kleiner: SD-R3.
rule-SD-1_2 = Das darf ein Schmuckstück, ein Dieb oder ein geschlossener Tresor sein.
rule-SD-1_3 = Alle Karten werden gleichzeitig aufgedeckt.
    .reading = Bis dahin darf man sich anders entscheiden: SD-R32.

chapter-SD-2 = Patt

rule-SD-2_1 = Wurden Schmuckstücke mit gleichem Wert gespielt, heben sie sich auf.
    .reading = Welcher Sorte auch immer, und alle: SD-R4. Die Anleitung nennt das auch „pat“.
rule-SD-2_2 = Sie kommen auf eine Ablage neben dem Nachziehstapel.
rule-SD-2_3 = Die Ablage bleibt verdeckt.
    .reading = Siehe SD-R5.
rule-SD-2_4 = Verwiesen wird auf eine Zeichnung und ein Beispiel.
    .reading = Unser Exemplar der Anleitung hat beides nicht.

chapter-SD-3 = Die Diebe

rule-SD-3_1 = Wurde ein Dieb gespielt, handelt er jetzt.
rule-SD-3_2 = Vier der Diebe sind Spezialisten für eine Sorte Schmuck, die ein kleines Bild auf der Karte zeigt.
    .reading = Für jede Sorte eine Karte.
rule-SD-3_3 = Der Schattendieb darf jede Sorte Schmuck stehlen.
rule-SD-3_4 = Wer einen Dieb gespielt hat, nimmt ein passendes Schmuckstück, das in dieser Runde gespielt wurde, und legt es offen auf den eigenen Tresor.
    .reading = Genau eines, und er muss: SD-R7, SD-R10.
rule-SD-3_5 = Wurden zwei Diebe gespielt und ist einer der Schattendieb, wählt dieser zuerst.
    .reading = Wie viele es auch sind: SD-R6.
rule-SD-3_6 = Ein Dieb, der kein passendes Schmuckstück findet, stiehlt nichts.
rule-SD-3_7 = Am Ende dieser Aktion werden alle Diebe abgelegt, ob sie Glück hatten oder nicht.
rule-SD-3_8 = Zeichnungen zeigen Beispiele.

chapter-SD-4 = Weiterer Schmuck

rule-SD-4_1 = Wer noch ein Schmuckstück vor sich hat, darf weitere der gleichen Sorte auf die schon gespielte Karte legen.
    .reading = So viele man will, alle zugleich und geheim: SD-R12.
rule-SD-4_2 = Niemand muss das tun.
rule-SD-4_3 = Zeichnungen zeigen Beispiele.

chapter-SD-5 = Den Tresor füllen

rule-SD-5_1 = Aller Schmuck, der in dieser Runde gespielt wurde und noch vor einem Spieler liegt, kommt offen auf dessen Tresor.
    .reading = Von selbst: SD-R13.
rule-SD-5_2 = Einmal im Tresor, bleibt der Schmuck dort bis zum Ende des Durchgangs.
    .reading = „jusqu’à la fin du tour“: SD-R2.
rule-SD-5_3 = Zeichnungen zeigen Beispiele.

chapter-SD-6 = Den Tresor schließen

rule-SD-6_1 = Ein geschlossener Tresor, dessen Wert mindestens so groß ist wie die Zahl der Schmuckstücke im Tresor, wird zu diesen gelegt.
    .reading = Die Zahl der Karten, nicht ihre Werte: SD-R14.
rule-SD-6_2 = Damit schließt der Spieler seinen Tresor.
rule-SD-6_3 = Alle Karten, die er noch auf der Hand hat, kommen verdeckt unter den Nachziehstapel.
    .reading = Gemischt: SD-R17.
rule-SD-6_4 = Der Spieler nimmt am Durchgang nicht mehr teil.
    .reading = „jusqu’à la fin du tour“: SD-R2. Die Anleitung fügt hinzu, dass der „tour“ des Spielers vorbei ist: wieder der Durchgang.
rule-SD-6_5 = Man kann seinen Tresor nur schließen, wenn mindestens ein Schmuckstück darin liegt.
rule-SD-6_6 = Ein geschlossener Tresor, der ohne ein einziges Schmuckstück gespielt wird, kommt auf die Ablage.
rule-SD-6_7 = Ein geschlossener Tresor, dessen Zahl kleiner ist als die Zahl der Schmuckstücke, kommt ebenfalls auf die Ablage.
rule-SD-6_8 = Zeichnungen zeigen Beispiele.

chapter-SD-7 = Karten ziehen

rule-SD-7_1 = Alle, die ihren Tresor nicht geschlossen haben, ziehen, bis sie vier Karten haben.
    .reading = In der Reihenfolge der Plätze: SD-R19.
rule-SD-7_2 = Dann beginnt eine neue Runde mit der ersten Aktion.
rule-SD-7_3 = Reicht der Nachziehstapel nicht, um allen vier Karten zu geben, werden die Hände nur auf drei aufgefüllt.
    .reading = Wenn nötig, auf weniger: SD-R19.
rule-SD-7_4 = Was dann vom Nachziehstapel übrig ist, wird abgelegt.
    .reading = Ungesehen.
rule-SD-7_5 = Ist der Nachziehstapel aufgebraucht, entfällt die siebte Aktion.
rule-SD-7_6 = Aus der Ablage wird nie ein neuer Nachziehstapel.

chapter-SD-8 = Das Ende eines Durchgangs

rule-SD-8_0 = Ein Durchgang endet sofort, wenn eines von drei Dingen geschieht.
    .reading = In der Reihenfolge von SD-R24.
rule-SD-8_1 = Nur noch ein Spieler hat einen offenen Tresor: Er zählt seinen Schmuck nicht und bekommt nichts.
rule-SD-8_2 = Alle, die noch im Spiel sind, wollen in derselben Runde schließen: Sie zählen ihren Schmuck nicht und bekommen nichts.
    .reading = Was „veulent“ heißt: SD-R23.
rule-SD-8_3 = Der Nachziehstapel ist aufgebraucht, und nach der vierten Aktion hat niemand mehr eine Karte auf der Hand.
    .reading = Die fünfte und die sechste Aktion entfallen: SD-R25.
rule-SD-8_4 = Dann bekommen alle, deren Tresor noch offen ist, für diesen Durchgang nichts.
    .reading = „pour ce tour“: SD-R2.

chapter-SD-9 = Die Wertung

rule-SD-9_1 = Wer rechtzeitig geschlossen hat, bekommt die Summe der Werte aller Schmuckstücke in seinem Tresor.
rule-SD-9_2 = Es gewinnt, wer nach drei Durchgängen die meisten Punkte hat.
    .reading = Zum Gleichstand siehe SD-R28.
rule-SD-9_3 = Man kann sich auf mehr Durchgänge einigen.
    .reading = Option „deals“: SD-R30.
rule-SD-9_4 = Verwiesen wird auf ein Beispiel für die Wertung; unser Exemplar hat keines.
rule-SD-9_5 = Der französische Text ist eine Übersetzung von Marc Laumonier.

chapter-SD-R = Unsere Entscheidungen

rule-SD-R1 = Zwei bis sieben dürfen spielen (die deutsche Ausgabe sagt drei bis sieben), nach denselben Regeln; zu zweit bekommt, wer allein schließt, seine Punkte, und der andere nichts; schließen beide, bekommt keiner etwas.
    .reading = Auch alle anderen Quellen sagen drei bis sieben; diese Anleitung geht vor. Zu zweit sind fünf Durchgänge eine gute Zahl.
rule-SD-R2 = „Tour“ heißt Durchgang, wo Schmuck liegen bleibt und, wer geschlossen hat, auf das Ende wartet, in „le tour prend fin“ und in „pour ce tour“; es heißt Runde, wo ein neuer mit der ersten Aktion beginnt, in „jouée ce tour“ und in „dans le tour en cours“.
    .reading = Anders geht es nicht auf.
rule-SD-R3 = Solange die Hand nicht leer ist, muss genau eine Karte gelegt werden; jede ist erlaubt, auch ein Tresor, der nicht schließen kann.
    .reading = Spät im Durchgang hat die Hand drei Karten oder weniger.
rule-SD-R4 = Alle Schmuckstücke eines Wertes heben sich auf, zwei oder mehr, welcher Sorte auch immer; Tresore und Diebe heben sich nie auf.
    .reading = Auch nicht ein Tresor 7 und ein Schmuckstück 7.
rule-SD-R5 = Die Ablage darf nicht durchgesehen werden; an offen Abgelegtes erinnern sich alle, an das, was verdeckt dorthin oder unter den Nachziehstapel kam, nur, wer es auf der Hand hatte.
    .reading = Die Ansicht merkt es sich; der Bildschirm zeigt es nur mit der Merkhilfe.
rule-SD-R6 = Zuerst handelt der Schattendieb, dann handeln alle Spezialisten zugleich.
    .reading = Für jede Sorte gibt es einen Dieb; zwei Spezialisten wollen also nie dasselbe Schmuckstück.
rule-SD-R7 = Ein Dieb, der passenden Schmuck findet, muss genau ein Stück nehmen und wählt frei unter denen, die sich nicht aufgehoben haben.
    .reading = „prend“, nicht „peut prendre“.
rule-SD-R8 = Ein Dieb bestiehlt nie den eigenen Spieler.
    .reading = Er kann nicht: Wer den Dieb gespielt hat, hat keinen Schmuck gespielt.
rule-SD-R9 = Gestohlen werden kann nur Schmuck der ersten Aktion, nie, was in einem Tresor liegt oder in der vierten Aktion dazukommt.
    .reading = Das kommt nach den Dieben.
rule-SD-R10 = Die Beute kommt sofort in den Tresor und zählt dort; wer den Dieb gespielt hat, legt keinen Schmuck dazu.
    .reading = Vor ihm liegt kein Schmuckstück.
rule-SD-R11 = Ein Spezialist, dem der Schattendieb die Beute weggenommen hat, stiehlt nichts; beide Diebe werden abgelegt.
rule-SD-R12 = Gefragt wird jeder, dessen Schmuckstück noch daliegt und der eine Karte auf der Hand hat, ob er etwas dazulegen kann oder nicht; alle wählen geheim beliebig viele dieser Sorte, auch gleiche Werte, und zeigen sie zugleich. Wer nichts Passendes hat, kann nur „nichts“ antworten.
    .reading = Auch die Anzahl bleibt bis dahin verborgen. Dazugelegter Schmuck hebt sich nicht auf und wird nicht gestohlen. Genannt wird er vom kleinsten Wert bis zum größten.
rule-SD-R13 = Den Tresor zu füllen ist keine Wahl; was in einem Tresor liegt und wie viele Karten eine Hand hat, darf jeder jederzeit sehen.
    .reading = „sont posées“
rule-SD-R14 = Verglichen wird die Zahl der Schmuckkarten, nicht ihre Summe; gleich viel genügt.
    .reading = „égale ou supérieure au nombre“
rule-SD-R15 = Ein geschlossener Tresor, der passt, schließt immer.
    .reading = „il place cette carte“
rule-SD-R16 = Ein geschlossener Tresor, der nicht passt, ist verloren; sein Spieler bleibt im Durchgang und zieht wie gewohnt.
rule-SD-R17 = Die Hand dessen, der schließt, wird gemischt und kommt unter den Nachziehstapel, bevor Hände aufgefüllt werden; von mehreren Händen liegt die des ersten Platzes zuoberst.
    .reading = Diese Karten zählen beim Auffüllen mit und können gezogen werden.
rule-SD-R18 = Ist der Nachziehstapel aufgebraucht, wird die Hand dessen, der schließt, verdeckt abgelegt, und es gibt keinen neuen Stapel.
rule-SD-R19 = Aufgefüllt wird vom ersten Platz an, jeder auf vier; reicht der Stapel dafür nicht für alle, auf drei oder zwei oder eine oder gar nicht; wer mehr hat, behält sie.
    .reading = Weniger als drei ist unsere Erweiterung: Gleiches für alle ist der Sinn.
rule-SD-R20 = Auch ein Nachziehstapel, der nach dem Auffüllen genau leer ist, ist aufgebraucht.
rule-SD-R21 = Wer keine Karten hat, legt nichts, bleibt im Durchgang und zählt für SD-8.1 weiter als offener Tresor.
    .reading = Er kann nicht schließen wollen und wird nichts bekommen.
rule-SD-R22 = Hat zu Beginn einer Runde niemand mit offenem Tresor eine Karte, endet der Durchgang wie nach SD-8.3.
    .reading = Das kommt vor, wenn der Letzte, der Karten hatte, gerade geschlossen hat.
rule-SD-R23 = Schließen will, wer einen Tresor gelegt hat, der passt; das wird geprüft, bevor einer schließt, und dann schließt keiner.
    .reading = Ein Tresor, der nicht passt, schließt nichts.
rule-SD-R23b = Jeder geschlossene Tresor, der gelegt wird, zeigt den Willen zu schließen, ob er passt oder nicht.
    .reading = Option „strict_want“.
rule-SD-R24 = Geprüft wird in dieser Reihenfolge: SD-8.3 nach der vierten Aktion, SD-8.2 vor dem Schließen der Tresore, SD-8.1 danach, SD-R22 zu Beginn einer Runde.
    .reading = Schließen zwei von dreien, bekommen sie also ihre Punkte und der Dritte nichts.
rule-SD-R25 = Beendet SD-8.3 den Durchgang, schließt ein gerade gelegter passender Tresor nicht mehr.
    .reading = Er kommt zwei Aktionen zu spät; der Bildschirm warnt.
rule-SD-R26 = Schmuck, der gerade gelegt wurde, wenn SD-8.3 den Durchgang beendet, kommt in keinen Tresor mehr.
    .reading = Es ändert nichts: Jeder offene Tresor zählt nichts.
rule-SD-R27 = Nur Schmuck zählt; die Zahl des geschlossenen Tresors bringt nichts.
rule-SD-R28 = Haben mehrere die meisten Punkte, teilen sie sich den Sieg.
    .reading = Die Anleitung schweigt.
rule-SD-R28b = Zwischen denen, die gemeinsam die meisten Punkte haben, entscheiden die Punkte des letzten Durchgangs.
    .reading = Option „tie=last-deal“.
rule-SD-R29 = Zwischen zwei Durchgängen gibt jeder seine Karten ab; alle 105 werden neu gemischt. Niemand beginnt, denn alle handeln zugleich.
    .reading = Jeder wird gefragt, damit alle den Tisch noch ansehen können, bevor er abgeräumt wird.
rule-SD-R30 = Eine Partie hat drei Durchgänge, wenn nicht einer bis zehn vereinbart wurden.
    .reading = Einer oder zwei sind eine Hausregel, mehr sieht die Anleitung selbst vor.
rule-SD-R31 = Beendet SD-8.2 einen Durchgang, behält seine Punkte, wer in einer früheren Runde geschlossen hat.
    .reading = „ces joueurs“ sind nur, die jetzt schließen wollten.
rule-SD-R32 = Eine verdeckt getroffene Wahl darf geändert werden, bis der Letzte gewählt hat.
rule-SD-R33 = Solange die Partie dauert, werden am Ende eines Durchgangs die Hände nicht gezeigt.
rule-SD-R34 = Auch Spieler, die der letzte Durchgang nicht trennt, teilen sich den Sieg; Gleichstände hinter dem ersten Platz löst er nicht auf.

## Für alle, die neu sind: dreißig Sekunden, das Ziel, und was einmal erklärt wird

start-want = kostbaren Schmuck im Tresor haben und den Tresor rechtzeitig schließen.
start-turn = legst du ein Schmuckstück. Kein gleiches, kein Dieb? Dann kommt es in deinen Tresor.
start-ends = nach drei Durchgängen. In jedem zählt der letzte offene Tresor nichts.
goal = Die meisten Punkte in geschlossenen Tresoren haben.
first-ask-SD-1 = Tipp eine Karte an, und sie hebt sich; tipp noch einmal, und sie liegt verdeckt. Dann decken alle zugleich auf.
first-Cancelled = Schmuck mit gleicher Zahl hebt sich auf, egal welcher Sorte. Alle diese Stücke sind verloren.
    .look = fate-cancelled
first-Stolen = Ein Dieb stiehlt aus einem Fenster, nie aus einem Tresor: der Schattendieb jede Sorte, die anderen nur ihre.
    .look = fate-robbed
first-Missed = In keinem Fenster lag Schmuck seiner Sorte. Der Dieb wird trotzdem abgelegt.
    .look = fate-missed
first-ask-SD-3_5 = Du hast die freie Wahl. Die Beute kommt gleich in deinen Tresor.
first-ask-SD-3_4 = Du hast die freie Wahl unter Schmuck seiner Sorte. Die Beute kommt gleich in deinen Tresor.
first-ask-SD-4 = Niemand hat deinen Schmuck genommen. Was du jetzt dazulegst, ist vor Patt und Dieben sicher.
    .look = mine
first-Closed = Dieser Schmuck zählt am Ende des Durchgangs. Wer geschlossen hat, legt seine Handkarten unter den Stapel und wartet.
    .look = closing
first-Wasted =
    { $jewels ->
        [0] Eine Tresorkarte braucht mindestens ein Schmuckstück im Tresor. Diese ist verloren.
       *[other] Mehr Schmuckstücke, als die Karte fasst: Sie schließt nicht und ist verloren.
    }
    .each = { $rule }
    .look = fate-wasted
first-Exhausted = Niemand zieht mehr. Schließ, bevor alle Karten gespielt sind, sonst zählt dein Schmuck nichts.
    .look = pile
first-Ended =
    { $how ->
        [alone] Wer als Letzter einen offenen Tresor hat, bekommt nichts. Alle anderen haben rechtzeitig geschlossen.
        [together] Die letzten offenen Tresore wollten in derselben Runde schließen. Dann zählt keiner davon.
       *[without-cards] Keine Karten, keine Runden mehr. Was in einem offenen Tresor liegt, zählt nichts.
    }
    .each = { $how }
first-Counted = Punkte sind die Zahlen auf dem Schmuck in geschlossenen Tresoren. Die Zahl des Tresors zählt nichts.

## Die Lektion: höchstens 25 Wörter je Schritt, und alle Zahlen aus der Ansicht

lesson-first = Der Schattendieb, Zug um Zug
lesson-first-goal = Im Hotel geht ein Dieb um. Bring Schmuck in deinen Tresor und schließ ihn rechtzeitig. Wer die meisten Punkte hat, gewinnt.
    .title = Die Tresore
lesson-first-lay = Jeder legt eine Karte verdeckt in sein Fenster, dann decken alle zugleich auf. Leg { $card }: Einmal tippen hebt ihn, noch einmal legt ihn.
    .title = Eine Karte legen
lesson-first-lay-danger = In Gefahr ist immer die Karte, die du zuerst legst. Fang lieber mit dem kleinen Ring an.
lesson-first-lay-empty = Der ist gleich vertan: Eine Tresorkarte schließt deinen Tresor, aber darin liegt noch nichts.
lesson-first-lay-lonely = Du hast ein Paar Ringe, und ein Paar kann zusammen in den Tresor. Leg den kleinen.
lesson-first-add = Deinem { $laid } ist nichts passiert: Jetzt darfst du gefahrlos mehr von seiner Sorte dazulegen. Tipp auf { $card }, dann auf „{ board-add }“.
    .title = Dazulegen
lesson-first-add-none = Dazugelegt ist der große Ring sicher, später gelegt wäre er in Gefahr. Leg ihn lieber gleich dazu.
lesson-first-lock = Deine Ringe liegen im Tresor. Eine Karte wie { $card } schließt ihn: Ihre Zahl sagt, wie viele Stücke höchstens hineindürfen, egal von welchem Wert.
    .title = Tresorkarten
lesson-first-big = Zum Schließen ist noch Zeit. Alle haben wieder auf { $hand } Karten aufgefüllt. Riskier etwas Großes, wenn auch nicht das Größte: { $card }.
    .title = Groß denken
lesson-first-big-equal = Patt! Noch jemand hat den gleichen Wert gelegt, und damit sind beide verloren.
lesson-first-big-early = Zu: Dieser Schmuck zählt. Aber für dich ist der Durchgang vorbei, und die anderen sammeln weiter.
lesson-first-cancel = { $mine } gegen { $theirs }, Patt: Gleiche Werte sind verloren, egal welcher Sorte. Großes trifft oft auf Gleiches.
    .title = Gleiches hebt sich auf
lesson-first-thief = Du hast einen Dieb gezogen! Diebe stehlen aus Fenstern, nie aus Tresoren. Die meisten wollen nur eine Sorte Schmuck, der Schattendieb nimmt jede. Leg ihn.
    .title = Der Schattendieb
lesson-first-thief-equal = Patt! Wieder hat jemand den gleichen Wert gelegt. Großes trifft leicht auf Gleiches.
lesson-first-thief-early = Mit so wenig Schmuck ist der Durchgang für dich vorbei. Lass dir vom Dieb erst noch ein Stück bringen.
lesson-first-steal = Auch der { $thief } will { $card }. Aber der Schattendieb stiehlt zuerst: Hol dir das Stück, gleich in deinen Tresor!
    .title = Stehlen
lesson-first-order = Beide Diebe werden abgelegt. Die Leiste oben zeigt, wie weit die Runde ist. Gibt es keine Gleichen oder keine Diebe, wird dieser Schritt durchgestrichen.
    .title = Die Runde
lesson-first-small = { $big } und { $small } sind von einer Sorte. Kleines trifft selten auf Gleiches: Leg erst das Kleine, dann kommt das Große nach.
    .title = Das Kleine zuerst
lesson-first-small-equal = Patt! Die anderen haben den gleichen Wert gelegt. Das Kleine wäre auf nichts Gleiches getroffen.
lesson-first-small-early = Es ist noch Zeit, vor dem Schließen ein Paar hereinzubringen.
lesson-first-slip = Die anderen haben beide { $theirs } gelegt: Patt! Dein kleines Stück bleibt. Leg { $big } dazu: Jetzt kann ihm nichts mehr passieren.
    .title = Das Große hinterher
lesson-first-slip-none = Jetzt ist Dazulegen ungefährlich, in der nächsten Runde wäre das Große wieder in Gefahr. Leg es lieber dazu.
lesson-first-last = Schmuck zählt nur im geschlossenen Tresor. Der letzte offene zählt nichts; und sind alle Karten gespielt, zählt gar kein offener mehr.
    .title = Nicht der Letzte sein
lesson-first-close = Schließ mit { $card }: Er fasst deine { $jewels } Stücke. { $small } wäre zu klein und würde abgelegt, wie jeder, wenn nichts drin ist.
    .title = Schließen
lesson-first-close-small = Der ist gleich vertan: Seine Zahl ist kleiner als die Zahl deiner Schmuckstücke.
lesson-first-close-greedy = Wenn die beiden anderen vor dir schließen, zählt dein ganzer Schmuck nichts.
lesson-first-wait = Zu! Deine Handkarten kommen unter den Stapel, und du wartest. Schließen alle Übrigen in derselben Runde, sind alle die Letzten: Keiner von ihnen bekommt etwas.
    .title = Das Wettrennen
lesson-first-count = Dein Schmuck bringt { $mine } Punkte, die Zahl des Tresors keine. Eine Partie zählt { $deals } Durchgänge zusammen; deine erste hat nur einen.
    .title = Die Wertung

## Der Leitfaden: eine Seite, um loszuspielen. Eine Zeile ist ein Absatz oder, mit einem Strich davor, ein Punkt einer Liste

guide-goal =
    Bring Schmuck in deinen Tresor und schließ ihn rechtzeitig. Nur Schmuck in einem geschlossenen Tresor bringt Punkte. Wer nach drei Durchgängen die meisten hat, gewinnt.
    .title = Was du willst
guide-turn =
    Alle handeln zugleich, in sieben Schritten.
    - Legen: Jeder legt eine Karte verdeckt; dann decken alle zugleich auf.
    - Patt: Schmuck mit gleichem Wert wird abgelegt, egal welcher Sorte.
    - Diebe: Jeder nimmt ein gelegtes Schmuckstück seiner Sorte. Der Schattendieb nimmt ein beliebiges und wählt zuerst.
    - Dazulegen: Ist dein Schmuckstück noch da, darfst du von der Hand mehr von derselben Sorte dazulegen. Dem kann nichts mehr passieren.
    - Füllen: Was vor dir liegt, kommt in deinen Tresor. Dort greift kein Dieb hin.
    - Schließen: Eine Tresorkarte schließt deinen Tresor, wenn ihre Zahl mindestens so groß ist wie die Zahl deiner Schmuckstücke. Deine Handkarten kommen unter den Stapel, und du wartest auf den nächsten Durchgang.
    - Ziehen: Alle mit offenem Tresor füllen die Hand auf vier Karten auf.
    .title = Eine Runde
guide-scoring =
    Ein Durchgang endet sofort, wenn
    - nur noch ein Tresor offen ist: Er zählt nichts,
    - alle Übrigen in derselben Runde schließen: Keiner von ihnen bekommt etwas,
    - Stapel und Hände leer sind: Offene Tresore zählen nichts.
    Geschlossene Tresore bringen die Werte ihres Schmucks. Die Zahl der Tresorkarte zählt nicht.
    .title = Das Ende eines Durchgangs
guide-pieces =
    Achtzig Schmuckstücke: Halsketten, Ringe, Uhren und Diademe, jeweils zweimal von 1 bis 10. Zwanzig Tresore: 4 bis 11 zweimal, 12 bis 15 einmal. Ein Dieb für jede Sorte Schmuck und der Schattendieb.
    .title = Die Karten
guide-exceptions =
    - Alle Schmuckstücke eines Werts heben sich auf, zwei oder mehr (SD-R4). Tresore und Diebe nie.
    - Eine Tresorkarte auf einem leeren Tresor, oder eine zu kleine, ist verloren; du spielst weiter (SD-R16).
    - Gezählt werden die Stücke, nicht ihre Werte: Ein Tresor 5 schließt auch fünf Zehnen ein (SD-R14).
    - Ein Dieb, der etwas Passendes findet, muss ein Stück nehmen und wählt frei, welches (SD-R7).
    - Schließen die anderen zugleich, zählt dein Tresor trotzdem, wenn er schon vorher zu war (SD-R31).
    - Gefragt, ob du dazulegst, wirst du auch, wenn du nicht kannst: Deine Hand bleibt geheim (SD-R12).
    - Bei gleich vielen Punkten teilt ihr euch den Sieg (SD-R28).
    .title = Was viele falsch machen

## Auf dem Brett gezeigt: worauf man achten soll, in höchstens 25 Wörtern

shown-SD-3_5 = Zwei Diebe wollen den Ring. Der Schattendieb nimmt ihn zuerst, der Ringdieb geht leer aus.
shown-SD-R4 = Drei Neunen von drei Sorten: Alle sind verloren.
shown-SD-R12 = Zwei legen eine Zehn dazu. Dazugelegtes hebt sich nie auf: Beide kommen in ihre Tresore.
shown-SD-R14 = Fünf Stücke, weit mehr wert als fünf: Ein Tresor 5 genügt.
shown-SD-R16 = Die Tresorkarte ist verloren. Wer sie legte, füllt die Hand auf vier Karten auf und spielt weiter.
shown-SD-R27 = Ein Tresor 11 schließt Schmuck im Wert von 33 ein: So viel bringt er, nicht 11.
shown-SD-R31 = Die letzten beiden schließen zugleich und bekommen nichts. Wer schon vorher geschlossen hatte, behält seine Punkte.
