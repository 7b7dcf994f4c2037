### Räubern auf Deutsch. Der Spieler wird geduzt.

title = Räubern
blurb = Acht Stapel, vierundvierzig Karten und kein einziger ehrlicher Besitzer: Leg eine Karte auf ihren Zwilling, und der Stapel gehört dir.

## Die Karten

motif-chest = Truhe
motif-coach = Kutsche
motif-cow = Kuh
motif-barrel = Fass
motif-wine = Wein
motif-ham = Schinken
motif-painting = Gemälde
motif-candlestick = Leuchter
motif-clock = Uhr
motif-crown = Krone
motif-purse = Beutel

# $motif und $top im Akkusativ: „eine Truhe“, „einen Schinken“, „Wein“; was schon da liegt, hat „die“, „den“, „das“.
a-motif =
    { $motif_is ->
        [barrel] ein { $motif }
        [painting] ein { $motif }
        [wine] { $motif }
        [ham] einen { $motif }
        [candlestick] einen { $motif }
        [purse] einen { $motif }
       *[other] eine { $motif }
    }
the-laid =
    { $top_is ->
        [barrel] das { $top }
        [painting] das { $top }
        [wine] den { $top }
        [ham] den { $top }
        [candlestick] den { $top }
        [purse] den { $top }
       *[other] die { $top }
    }
the-like =
    { $motif_is ->
        [barrel] das { $motif }
        [painting] das { $motif }
        [wine] den { $motif }
        [ham] den { $motif }
        [candlestick] den { $motif }
        [purse] den { $motif }
       *[other] die { $motif }
    }
the-top =
    { $top_is ->
        [barrel] das { top-name }
        [painting] das { top-name }
        [wine] den { top-name }
        [ham] den { top-name }
        [candlestick] den { top-name }
        [purse] den { top-name }
       *[other] die { top-name }
    }
top-name =
    { $which ->
        [0] { $top }
       *[other] { $top } Nr. { $which }
    }
pile-height =
    { $height ->
        [one] { $height } Karte
       *[other] { $height } Karten
    }

## Das Protokoll

event-Opened =
    { $starter_is ->
        [you] Du beginnst.
       *[other] { $starter } beginnt.
    } { $game ->
        [0] Acht Karten liegen in der Mitte: { $piles }.
       *[other] Ein neues Spiel! In der Mitte: { $piles }.
    }
heading-Opened =
    { $games ->
        [1] Das Spiel: { started }
       *[other] Spiel { $number } von { $games }: { started }
    }
started =
    { $starter_is ->
        [you] Du hast begonnen
       *[other] { $starter } hat begonnen
    }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } nimmt die Karten auf.
       *[other]
            { $seat_is ->
                [you] Du nimmst auf: { $hand }.
               *[other] { $seat } nimmt auf: { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { a-motif } auf { the-laid }: Der Stapel bleibt { $owner_is ->
        [none] in der Mitte
        [you] bei dir
       *[other] bei { $owner }
    } ({ pile-height }).
event-Stolen =
    { $seat_is ->
        [you]
            { $rule ->
                [RB-R8] Du legst { a-motif } auf deinen eigenen Stapel: { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] Du legst { a-motif } auf { the-like } in der Mitte und nimmst den Stapel: { pile-height }.
                       *[other] Du legst { a-motif } ab und raubst { $owner } den Stapel: { pile-height }.
                    }
            }
       *[other]
            { $rule ->
                [RB-R8] { $seat } legt { a-motif } auf den eigenen Stapel: { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] { $seat } legt { a-motif } auf { the-like } in der Mitte und nimmt den Stapel: { pile-height }.
                        [you] { $seat } legt { a-motif } ab und raubt dir den Stapel: { pile-height }.
                       *[other] { $seat } legt { a-motif } ab und raubt { $owner } den Stapel: { pile-height }.
                    }
            }
    }
event-Drawn =
    { $left ->
        [0] { draws-card } Der Vorrat ist leer.
       *[other] { draws-card }
    }
draws-card =
    { $motif_is ->
        [hidden] { $seat } zieht eine Karte.
       *[other]
            { $seat_is ->
                [you] Du ziehst { a-motif }.
               *[other] { $seat } zieht { a-motif }.
            }
    }
along-Drawn =
    { $left ->
        [0] Der Vorrat ist leer: Jetzt spielen alle ihre letzten Karten.
       *[other] { "" }
    }
event-Counted =
    { $game ->
        [0] Die Beute wird gezählt: { $cards }.
       *[other] Die Beute wird gezählt: { $cards }; insgesamt: { $totals }.
    }

## Was gefragt, angeboten und verweigert wird

ask-RB-3 = Leg eine Karte auf einen Stapel
pick-Lay-motif = Welche Karte?
pick-Lay-pile = Auf welchen Stapel?
move-Lay =
    { $effect ->
        [steal]
            { $owner_is ->
                [none] { $motif } auf { the-top } in der Mitte: { pile-height } nehmen
               *[other] { $motif } auf { the-top } bei { $owner }: { pile-height } rauben
            }
        [raise]
            { $owner_is ->
                [you] { $motif } auf { the-top } bei dir: Stapel aufstocken ({ pile-height })
               *[other] { $motif } auf { the-top } bei { $owner }: Stapel aufstocken ({ pile-height })
            }
       *[leave]
            { $owner_is ->
                [none] { $motif } auf { the-top } in der Mitte ({ pile-height })
                [you] { $motif } auf { the-top } bei dir ({ pile-height })
               *[other] { $motif } auf { the-top } bei { $owner } ({ pile-height })
            }
    }
refusal-not-in-hand = Du hast keine Karte „{ $motif }“ auf der Hand.
refusal-no-such-pile = Einen Stapel { $pile } gibt es nicht: Die acht Stapel tragen die Nummern 1 bis 8.

## Das Ende

score =
    { $points ->
        [one] { $points } Karte
       *[other] { $points } Karten
    }
part-pile = Stapel „{ $piece }“
part-game-1 = Spiel 1
part-game-2 = Spiel 2
part-game-3 = Spiel 3
part-game-4 = Spiel 4
part-game-5 = Spiel 5
part-game-6 = Spiel 6
part-game-7 = Spiel 7
part-game-8 = Spiel 8
part-game-9 = Spiel 9
part-game-10 = Spiel 10
part-game-11 = Spiel 11
part-game-12 = Spiel 12
tie-shared = Gleich viele Karten, also ein geteilter Platz
tie-highest-pile = Gleich viele Karten, also zählt der höchste Stapel
ending-RB-6_3 =
    { $winners_is ->
        [you] Du hast die meisten Karten: Die Beute gehört dir!
       *[other] { $winners } hat die meisten Karten und holt sich die Beute.
    }
ending-RB-R17 =
    { $winners_is ->
        [shared] Gleich viele Karten an der Spitze: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Gleich viele Karten an der Spitze, ein geteilter Sieg: { $winners }.
    }
ending-RB-R17b =
    { $winners_is ->
        [you] Gleich viele Karten, aber der höchste Stapel ist deiner: Du gewinnst!
       *[other] Gleich viele Karten, aber der höchste Stapel entscheidet: { $winners } gewinnt.
    }
ending-RB-R17c =
    { $winners_is ->
        [shared] Selbst der höchste Stapel entscheidet nicht: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Selbst der höchste Stapel entscheidet nicht, ein geteilter Sieg: { $winners }.
    }

## Der Tisch

table-middle = Mitte · Vorrat: { $deck }
table-seat = { $player } · Hand: { $cards } · Beute: { $loot }
table-total = gesamt: { $total }
table-no-pile = kein Stapel

## Die Optionen

option-games = Spiele
    .help = Aus wie vielen Spielen die Partie besteht. Jedes Mal beginnt der Nächste; die Karten aller Spiele zusammen entscheiden.
option-starter = Wer beginnt
    .help = Wer das erste Spiel beginnt.
option-starter-0 = ausgelost
option-tie = Gleichstand
    .help = Was geschieht, wenn mehrere die meisten Karten haben.
option-tie-shared = geteilter Sieg
option-tie-highest-pile = der höchste Stapel entscheidet

## Die Regeln, Absatz für Absatz

chapter-RB-0 = Die Schachtel

rule-RB-0_1 = Das Spiel heißt auf Deutsch Räubern und auf Französisch Au voleur; es erschien 1985 bei Ravensburger.
    .reading = Der Autor, Wolfgang Kramer, steht nicht in der Anleitung; er ist aus anderer Quelle bekannt.
rule-RB-0_2 = Ein taktisches Spiel für zwei bis vier, ab acht Jahren.
    .reading = Siehe RB-R2. Das Alter ist nur ein Anhaltspunkt.
rule-RB-0_3 = Die Schachtel enthält 44 Karten und die Anleitung.
    .reading = Keine Karte kommt hinzu, keine geht verloren: Stapel, Hände und Vorrat sind immer die 44.

chapter-RB-1 = Das Ziel

rule-RB-1_1 = Man versucht, möglichst viele Stapel an sich zu bringen.
    .reading = Das gibt nur die Richtung an: Karten entscheiden, nicht Stapel (RB-R1).
rule-RB-1_2 = Wer eine Karte auf einen Stapel legt, dessen oberste Karte die gleiche ist, nimmt diesen Stapel.
    .reading = Steht mit allem, was dazugehört, noch einmal in RB-3.4 und RB-3.9.
rule-RB-1_3 = Eine Schatztruhe zum Beispiel kommt auf eine Schatztruhe.
    .reading = Das einzige Motiv, das die Anleitung nennt.
rule-RB-1_4 = Es gibt elf Motive mit je vier Karten; deshalb wechseln die Stapel ständig den Besitzer.
    .reading = Die zehn anderen Motive stammen aus einer späteren Ausgabe oder von uns; siehe das Glossar.

chapter-RB-2 = Der Aufbau

rule-RB-2_1 = Acht Karten liegen offen nebeneinander auf dem Tisch.
    .reading = Das sind die acht Stapel des Spiels, jeder eine Karte hoch und ohne Besitzer: „die Mitte“.
rule-RB-2_2 = Kein Motiv darf dort zweimal liegen.
    .reading = Siehe RB-R3.
rule-RB-2_3 = Die übrigen Karten werden verdeckt gemischt, und jeder nimmt fünf auf die Hand.
    .reading = Eine Hand sieht nur, wer sie hält.
rule-RB-2_4 = Was übrig bleibt, liegt verdeckt als Vorrat neben den offenen Karten.
    .reading = Niemand sieht eine Karte des Vorrats.

chapter-RB-3 = Der Ablauf

rule-RB-3_1 = Gespielt wird im Uhrzeigersinn.
    .reading = Die Plätze sind im Uhrzeigersinn gezählt (RB-R22).
rule-RB-3_2 = Der Jüngste beginnt.
    .reading = Hier kennt niemand das Alter der Spieler: siehe RB-R4.
rule-RB-3_3 = Wer am Zug ist, legt eine Handkarte offen auf eine der offenen Karten.
    .reading = Die offenen Karten sind die obersten der acht Stapel (RB-3.10). Siehe RB-R5.
rule-RB-3_4 = Zeigen beide das gleiche Motiv, darf der Spieler sie nehmen und legt sie offen vor sich hin.
    .reading = Das geschieht von selbst: RB-R6.
rule-RB-3_5 = Genommene Karten bleiben als ein Stapel zusammen.
    .reading = Ein Stapel wird nie geteilt: RB-R11.
rule-RB-3_6 = Sind die Motive verschieden, bleiben die Karten als Stapel liegen und können in diesem Zug nicht genommen werden.
    .reading = Kein Schutz vor den nächsten Spielern: RB-R7.
rule-RB-3_7 = Danach zieht der Spieler eine Karte vom Vorrat, um wieder fünf zu haben.
    .reading = Siehe RB-R13.
rule-RB-3_8 = Dann ist der nächste Spieler an der Reihe.
rule-RB-3_9 = Eine Karte oder ein Stapel, aus der Mitte oder von einem anderen Spieler, wird geraubt, also für sich genommen, indem man eine Karte des gleichen Motivs darauf ablegt.
    .reading = Das Ende des Satzes spricht nur von Stapeln der Spieler; sein Anfang nennt auch die Mitte, und RB-3.4 bestätigt es. Eine Karte nimmt höchstens einen Stapel: RB-R21.
rule-RB-3_10 = Eine Karte darf auf jeden Stapel: auf einen eigenen, einen in der Mitte oder den eines anderen.

chapter-RB-4 = Was ein guter Räuber noch wissen sollte

rule-RB-4_1 = Gewonnene Stapel kommen nie aufeinander, immer nebeneinander.
    .reading = Bis gezählt wird (RB-6.1). Siehe RB-R11.
rule-RB-4_2 = So gibt es das ganze Spiel hindurch acht getrennte, verschieden hohe Stapel.
    .reading = Jeder Stapel behält seine Nummer, 1 bis 8, wo immer er liegt.
rule-RB-4_3 = Ein Stapel, der oft den Besitzer wechselt, wächst mit jeder Karte und lohnt den Raub umso mehr.
rule-RB-4_4 = Zwei oder mehr Stapel können im Lauf des Spiels das gleiche Motiv zeigen.
    .reading = Der Spieler wählt, auf welchen er ablegt: RB-R12.

chapter-RB-5 = Das Ende

rule-RB-5_1 = Ist der Vorrat aufgebraucht, wird weitergespielt, bis die letzte Handkarte abgelegt ist.
    .reading = Insgesamt werden 36 Karten abgelegt: 18, 12 oder 9 von jedem, immer gleich viele.

chapter-RB-6 = Der Sieg

rule-RB-6_1 = Nun setzt jeder seine einzelnen Stapel zu einem einzigen Turm aufeinander.
    .reading = Nur die eigenen: RB-R15.
rule-RB-6_2 = Die Höhen aller Türme werden verglichen.
    .reading = Indem man Karten zählt: RB-R16.
rule-RB-6_3 = Wer den höchsten Turm hat, alle eigenen Stapel zusammen, gewinnt.
    .reading = Zum Gleichstand siehe RB-R17.

chapter-RB-7 = Ratschläge

rule-RB-7_1 = Man kann einem anderen einen hohen Stapel rauben, ohne sein oberstes Motiv auf der Hand zu haben.
    .reading = Keine weitere Regel, sondern der Kniff, der nun erzählt wird: RB-R20.
rule-RB-7_2 = Dazu braucht man zwei Karten eines anderen Motivs auf der Hand.
rule-RB-7_3 = Ist man am Zug, kommt eine davon auf den Stapel des anderen.
rule-RB-7_4 = Im nächsten Zug kommt die zweite auf denselben Stapel und raubt ihn.
    .reading = Gemeint ist der eigene nächste Zug: RB-R19.
rule-RB-7_5 = Sicher ist das erst, wenn die beiden anderen Karten dieses Motivs schon abgelegt sind; sonst raubt vielleicht jemand anders den Stapel zuerst.
    .reading = Das zeigt, dass ein Stapel zwischen zwei Zügen nicht geschützt ist: RB-R7. Auch dann kann ihn jemand mit einem anderen Motiv überdecken (RB-R9).

chapter-RB-R = Unsere Entscheidungen

rule-RB-R1 = Die meisten Karten gewinnen, nicht die meisten Stapel.
    .reading = RB-1.1 spricht von Stapeln, aber RB-6.3 entscheidet nach der Höhe.
rule-RB-R2 = Zwei, drei oder vier dürfen spielen, nicht mehr und nicht weniger.
    .reading = Eine andere Quelle sagt: bis zu sechs; die Anleitung geht vor.
rule-RB-R3 = Acht der elf Motive werden ausgelost, und je eine Karte davon wird ausgelegt; von diesen bleiben drei Karten, von den drei anderen vier.
    .reading = Ebenso wahrscheinlich, wie Karten auszulegen und doppelte zu ersetzen.
rule-RB-R4 = Wer beginnt, wird ausgelost oder von dem bestimmt, der den Tisch eröffnet.
    .reading = Anstelle von RB-3.2. Der letzte Platz ist im Vorteil; das Los ist also gerecht.
rule-RB-R4b = Eine Partie darf aus mehreren Spielen bestehen: Der Beginn wandert mit jedem Spiel einen Platz im Uhrzeigersinn weiter, und die Summe der Karten entscheidet.
    .reading = Option „games“, normalerweise 1.
rule-RB-R5 = In jedem Zug wird genau eine Karte abgelegt: Man passt nicht und legt keine zweite.
    .reading = „pose une de ses cartes“
rule-RB-R6 = Ein Stapel, auf den eine gleiche Karte gelegt wird, ist ohne Rückfrage sofort genommen.
    .reading = „il peut prendre“: Darauf zu verzichten nützt nie.
rule-RB-R7 = Der Stapel, der unter einem anderen Motiv liegen bleibt, ist nur vor dem sicher, der gerade abgelegt hat, und nur in diesem Zug; der nächste Spieler darf ihn rauben.
    .reading = RB-7.5 sagt es.
rule-RB-R8 = Eine Karte auf den eigenen Stapel mit gleichem Motiv ist erlaubt: Er bleibt der eigene, eine Karte höher.
    .reading = „le sien“
rule-RB-R9 = Ein anderes Motiv auf dem Stapel eines Spielers lässt ihn seinem Besitzer; nur die oberste Karte ist neu.
    .reading = Auch auf dem eigenen Stapel.
rule-RB-R10 = Ein anderes Motiv auf einem Stapel in der Mitte lässt ihn in der Mitte.
rule-RB-R11 = Ein Stapel wird nie geteilt und, bevor gezählt wird, nie mit einem anderen vereint.
    .reading = „toujours à côté de ses autres tas“
rule-RB-R12 = Unter mehreren Stapeln mit gleicher oberster Karte wählt der Spieler, auf welchen er ablegt.
rule-RB-R13 = Gezogen wird nach dem Ablegen; ist der Vorrat leer, wird nicht gezogen.
    .reading = „reprend ensuite une carte“
rule-RB-R14 = Wer keine Karten hat, wird übersprungen, solange andere noch welche haben.
    .reading = Kommt zu zweit bis zu viert nie vor, denn alle legen gleich viele Karten ab.
rule-RB-R15 = Stapel, die in der Mitte bleiben, zählen für niemanden.
    .reading = Aufeinandergesetzt wird nur, was vor einem Spieler liegt.
rule-RB-R16 = Die Höhe eines Turms ist die Zahl seiner Karten.
rule-RB-R17 = Haben mehrere die meisten Karten, teilen sie sich den Sieg.
    .reading = Die Anleitung schweigt dazu.
rule-RB-R17b = Zwischen Spielern mit gleich vielen Karten entscheidet der höchste einzelne Stapel.
    .reading = Option „tie=highest-pile“.
rule-RB-R17c = Auch wer danach noch gleichauf liegt, teilt sich den Sieg.
rule-RB-R17d = In einer Partie aus mehreren Spielen gilt der höchste Stapel, den ein Spieler am Ende eines davon hatte.
    .reading = Von uns: Die Option war für ein einzelnes Spiel gedacht, und zählte nur das letzte, wären die anderen dafür wertlos.
rule-RB-R18 = Offen liegen nur die oberste Karte und die Höhe eines Stapels, aber jede Karte war zu sehen, als sie abgelegt wurde; die Sicht eines Spielers behält sie, und der Bildschirm zeigt überdeckte Karten nur mit der Merkhilfe.
    .reading = Karten zählen darf, wer will; niemand muss.
rule-RB-R19 = „Au tour suivant“ heißt in den Ratschlägen: im nächsten Zug desselben Spielers.
rule-RB-R20 = Ohne passende Karte zu rauben ist der Kniff mit den zwei gleichen Karten; anders ist kein Stapel zu nehmen.
rule-RB-R21 = Eine abgelegte Karte nimmt höchstens einen Stapel.
rule-RB-R22 = Im Uhrzeigersinn heißt: von Platz 1 zu Platz 2 und so weiter, und vom letzten zurück zu Platz 1.

## Das Spielfeld

board-steal = { $height } rauben
board-take = { $height } nehmen
board-raise = Dazulegen
board-game = Spiel { $game } von { $games }
board-total = Gesamt
board-last = Zuletzt
board-middle = in der Mitte
board-pile =
    { $height ->
        [one] { $top }, eine Karte, { $where }
       *[other] { $top }: Stapel mit { $height } Karten, { $where }
    }
board-deck-name = Vorrat
board-no-deck = Der Vorrat ist leer
board-empty = Vorrat leer
board-deck =
    { $deck ->
        [one] Vorrat, eine Karte
       *[other] Vorrat, { $deck } Karten
    }
board-loot = Beute

## Was etwas ist

about-motif = Vier Karten gibt es davon. Legst du eine auf die gleiche, gehört der Stapel dir; sonst deckt sie ihn nur zu.
    .rule = RB-3.4
about-pile = Eine Karte wie die oberste raubt den ganzen Stapel, egal bei wem er liegt.
    .rule = RB-3.9
about-below = Darunter: { $cards }.
about-deck = Wer eine Karte gelegt hat, zieht hier eine nach. Ist der Vorrat leer, spielen alle ihre letzten Karten aus.
    .rule = RB-3.7
about-hand = Handkarten; nur wer sie hält, sieht sie.
    .rule = RB-2.3
about-loot = Alle Karten in den eigenen Stapeln. Die meisten Karten gewinnen, nicht die meisten Stapel.
    .rule = RB-R1

## Dreißig Sekunden, das Ziel und das Neue: höchstens 14, 10 und 20 Wörter

start-want = die meisten Karten vor dir haben, egal wem sie vorher gehörten.
start-turn = legst du eine Karte auf einen Stapel. Liegt dort die gleiche, gehört er dir.
start-ends = wenn die letzte Karte liegt. Wer die meisten hat, gewinnt.
goal = Am Ende die meisten Karten haben.
first-ask-RB-3 = Wähl eine Karte, dann einen Stapel. Wo die gleiche Karte liegt, ist der Stapel golden umrandet.
first-Laid = Die Karten sind verschieden, also bleibt der Stapel, wo er ist. Nur liegt jetzt eine andere Karte obenauf.
    .look = pile-{ $pile }
first-Stolen = Mit der gleichen Karte nimmt man den ganzen Stapel, aus der Mitte oder von Mitspielern. Jeder kann ihn wieder rauben.
    .look = pile-{ $pile }
first-Drawn =
    { $left ->
        [0] Der Vorrat ist leer: Ab jetzt zieht niemand mehr nach. Jede Karte zählt.
       *[other] { "" }
    }
first-Counted = Alle Karten vor dir zählen. Was in der Mitte liegt, zählt für niemanden.

## Die Lektion: höchstens 25 Wörter je Schritt, und jede Zahl kommt vom Tisch

lesson-first = Räubern, Zug um Zug
lesson-first-goal = Hier liegen { $piles } Stapel. Mehr gibt es nicht, sie wachsen nur. Wer am Ende die meisten Karten besitzt, gewinnt.
    .title = Die Stapel
lesson-first-steal = Auf diesem Stapel liegt: { $motif }. Solche Karten hast du auch. Leg eine darauf, und der Stapel gehört dir.
    .title = Einen Stapel nehmen
lesson-first-steal-other = Die Karten sind verschieden: Der Stapel bleibt in der Mitte, nur höher. Du bekommst ihn nur mit dem Motiv, das obenauf liegt.
lesson-first-back = { $rival } hatte dieselbe Karte und nahm dir den Stapel weg: { $height } Karten. Du hast noch so eine. Hol ihn zurück!
    .title = Nichts ist sicher
lesson-first-back-gift = Die Karte passt nicht: { $rival } behält den Stapel, und er ist noch höher. Leg die Karte „{ $motif }“ darauf.
lesson-first-back-small = Auch ein Raub, aber ein kleiner. { $rival } behält die { $height } Karten, die deine waren.
lesson-first-back-other = So behält { $rival } deine { $height } Karten. Mit der Karte „{ $motif }“ holst du sie alle zurück.
lesson-first-copies = Von jedem Motiv gibt es { $height } Karten, und alle { $height } liegen hier. Rauben kann diesen Stapel keiner mehr, nur zudecken.
    .title = Die Karten zählen
lesson-first-twin = Zugedeckt! Der Stapel gehört noch dir, aber mit der Karte „{ $motif }“ kann man ihn rauben. Leg selbst eine darauf: Dann bleiben den Dieben weniger.
    .title = Dein eigener Stapel
lesson-first-twin-cover = Jetzt liegt obenauf etwas, das auch andere haben. Mit einer weiteren Karte „{ $motif }“ obenauf könnten ihn nur wenige holen.
lesson-first-twin-open = Auf deinem Stapel liegt noch immer: { $motif }. Wer so eine Karte hat, holt ihn sich. Leg vorher deine darauf.
lesson-first-raid = Nach jedem Zug ziehst du eine Karte, diesmal: { $motif }. Die liegt auch bei { $rival } obenauf. Überfall!
    .title = Ein Überfall
lesson-first-raid-gift = Die Karte passt nicht: { $rival } behält den Stapel, nur ist er jetzt höher. Mit der Karte „{ $motif }“ holst du ihn.
lesson-first-raid-other = So behält { $rival } den Stapel, auf dem „{ $motif }“ liegt. Genau darauf gehört deine Karte „{ $motif }“.
lesson-first-apart = Deine Stapel bleiben nebeneinander, nie kommt einer auf den anderen. Ein Dieb holt also immer nur einen, nie alle.
    .title = Nebeneinander
lesson-first-cover = Gerade gibt es nichts zu rauben. Leg die Karte „{ $motif }“ auf den höchsten Stapel von { $rival }: Im nächsten Zug kann deine zweite ihn holen.
    .title = Das Paar
lesson-first-cover-single = Der Stapel bleibt bei { $rival }, und eine zweite solche Karte hast du nicht, um ihn zu holen. „{ $motif }“ hast du doppelt.
lesson-first-cover-own = Dein Stapel ist jetzt eine Karte höher. Aber bei { $rival } gibt es mehr zu holen: den höchsten Stapel dort.
lesson-first-cover-other = Da ist wenig zu holen. Leg die Karte „{ $motif }“ lieber auf den höchsten Stapel von { $rival }.
lesson-first-bait = Ein Köder ist ein Wagnis: { $rival } hatte dieselbe Karte und war schneller. Deine zweite holt alle { $height } Karten!
    .title = Ködern und holen
lesson-first-bait-gift = Die Karte passt nicht: { $rival } behält den Stapel, nur ist er jetzt höher. Mit der Karte „{ $motif }“ holst du ihn.
lesson-first-bait-other = So behält { $rival } diese { $height } Karten. Mit der Karte „{ $motif }“ holst du sie alle.
lesson-first-late = Eine andere Partie, kurz vor dem Ende: Der Vorrat ist leer, jeder hat noch { $hand } Karten. Sind alle gelegt, wird gezählt.
    .title = Die letzten Karten
lesson-first-lock = Mit einer Karte „{ $top }“ holt man deine { $height } Karten. Alle anderen Karten „{ $motif }“ liegen schon: Leg deine darauf, und niemand kann den Stapel rauben.
    .title = Abschließen
lesson-first-lock-cover = Diese Karte haben auch andere und holen sich dann den Stapel. Alle anderen Karten „{ $motif }“ liegen schon: Deine schließt ihn ab.
lesson-first-lock-open = Auf deinen { $height } Karten liegt noch immer: { $top }. Wer so eine Karte hat, holt sie sich alle.
lesson-first-last = Beide Karten können jetzt rauben. Fang mit dem höheren Stapel an: { $height } Karten bei { $rival }, in der Mitte nur { $small }.
    .title = Welchen?
lesson-first-last-smaller = Auch ein Raub, aber dort lagen nur { $small } Karten. Bis du wieder dran bist, kann jemand den höheren holen.
lesson-first-last-nothing = Damit raubst du nichts, und du hast nur noch wenige Karten. Schau, auf welchen Stapel jede passt.
lesson-first-twice = Dieser Stapel hat gerade zweimal den Besitzer gewechselt: { $height } Karten, jetzt bei { $rival }. Deine letzte Karte passt. Hol ihn dir!
    .title = Die letzte Karte
lesson-first-twice-other = Mit deiner letzten Karte hättest du { $rival } { $height } Karten rauben können.
lesson-first-locked = Die letzte Karte von { $rival } war: { $top }! Aber „{ $motif }“ hat deinen Stapel geschützt: { $height } Karten, die niemand rauben konnte.
    .title = In Sicherheit
lesson-first-count = Du hast { $mine } Karten, { $rival } { $theirs }: gewonnen! Bei Gleichstand teilt man sich den Sieg; die Mitte gehört niemandem. Jetzt eine kurze Partie!
    .title = Die Zählung

## Die Anleitung: eine Seite, nach der man spielt. Eine Zeile ist ein Absatz oder, mit einem Strich davor, ein Punkt

guide-goal =
    Die meisten Karten besitzen, wenn die letzte gelegt ist. Karten zählen, nicht Stapel.
    .title = Was du willst
guide-turn =
    Leg eine Handkarte auf irgendeinen der acht Stapel: in der Mitte, bei anderen oder bei dir. Dann zieh eine nach.
    - Dasselbe Motiv obenauf? Der ganze Stapel gehört sofort dir, wem er auch gehört hat.
    - Ein anderes Motiv? Der Stapel bleibt, wo er ist. Man sieht nur noch deine Karte.
    Du legst genau eine Karte, und passen kannst du nicht.
    .title = Dein Zug
guide-scoring =
    Ist der Vorrat leer, zieht niemand mehr: Ihr spielt die letzten Karten aus. Dann wird gezählt.
    - Jede Karte in deinen Stapeln ist ein Punkt.
    - Stapel, die in der Mitte liegen bleiben, gehören niemandem.
    - Gleich viele Karten? Ihr teilt euch den Sieg.
    .title = Das Ende
guide-pieces =
    Vierundvierzig Karten: elf Motive, von jedem vier. Acht verschiedene liegen zu Beginn in der Mitte, und jeder hat fünf auf der Hand. Wer beginnt, entscheidet das Los.
    .title = Die Karten
guide-exceptions =
    - Nichts ist sicher: Den Stapel, den du eben genommen hast, kann dir schon der Nächste rauben (RB-R7).
    - Du darfst auf den eigenen Stapel legen: Das gleiche Motiv macht ihn höher (RB-R8), ein anderes ändert nur, was obenauf liegt (RB-R9).
    - Zwei Stapel zeigen dein Motiv? Such dir einen aus: Eine Karte nimmt nur einen Stapel (RB-R21).
    - Stapel werden nie vereint und nie geteilt. Es sind acht, von der ersten Karte bis zur letzten (RB-4.2).
    - Nichts passt? Leg eine Karte eines Paars auf einen fremden Stapel und hol ihn dir im nächsten Zug mit der anderen (RB-7.1). Wenn niemand schneller ist!
    .title = Was man leicht falsch macht

## Auf dem Spielfeld gezeigt: worauf man schaut, in höchstens 25 Wörtern

shown-RB-3_10 = Der Stapel gehört schon dir. Darauf legen darfst du trotzdem.
shown-RB-4_4 = Auf zwei Stapeln liegt eine Kuh. Welchen du nimmst, entscheidest du.
shown-RB-5_1 = Der Vorrat ist leer: Die Hand wird kleiner, und es geht weiter.
shown-RB-R1 = Fünf Stapel auf der einen Seite, drei auf der anderen. Die drei sind höher und gewinnen.
shown-RB-R4b = Das nächste Spiel: Jemand anders beginnt.
shown-RB-R7 = Eben noch deiner. Der Nächste hat dieselbe Karte und nimmt den Stapel.
shown-RB-R13 = Es gibt nichts mehr zu ziehen: fünf Karten auf der Hand, dann vier.
shown-RB-R15 = Ein Stapel liegt noch in der Mitte. Niemand zählt ihn.
shown-RB-R21 = Zwei Stapel zeigen einen Beutel. Die Karte nimmt einen davon, der andere bleibt.
