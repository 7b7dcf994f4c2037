title = Vide-gousset
blurb = Drei Runden für Taschendiebe: Die höchste Karte nimmt die Börse, wenn nicht jemand dieselbe Idee hatte.

event-Dealt =
    { $seat_is ->
        [you] Du bekommst { $hand }.
       *[other] { $seat } bekommt drei Karten.
    }
event-Revealed =
    { $seat_is ->
        [you] Du deckst eine { $card } auf.
       *[other] { $seat } deckt eine { $card } auf.
    }
event-Taken =
    { $seat_is ->
        [you] Du nimmst die Börse
       *[other] { $seat } nimmt die Börse
    } mit einer { $card }: { $coins ->
        [one] eine Münze.
       *[other] { $coins } Münzen.
    }
event-Stayed = Alle Karten heben sich auf: Die Börse bleibt liegen.

move-Lay = Eine { $card } legen
ask-VG-2_2 = Wähle eine Karte und leg sie verdeckt ab
pick-Lay-card = Welche Karte?
refusal-not-in-hand = Du hast keine { $card } auf der Hand.

score =
    { $points ->
        [one] { $points } Münze
       *[other] { $points } Münzen
    }
ending-VG-3_1 =
    { $winners_is ->
        [you] Du hast die meisten Münzen und gewinnst.
       *[other] { $winners } hat die meisten Münzen und gewinnt.
    }
ending-VG-R1 =
    { $winners_is ->
        [shared] Gleichstand an der Spitze: Ihr teilt euch den Sieg ({ $winners }).
       *[other] Gleichstand an der Spitze: { $winners } teilen sich den Sieg.
    }

option-lowest = Die niedrigste Karte nimmt die Börse
    .help = Statt der höchsten.

view-chosen = Haben gewählt
view-laid = Gelegte Karten
view-purse = In der Börse
view-coins = Münzen

chapter-VG-1 = Vorbereitung
chapter-VG-2 = Eine Runde
chapter-VG-3 = Das Ende
chapter-VG-R = Unsere Entscheidungen

rule-VG-1_1 = In der Schachtel sind achtzehn Karten: die Zahlen 1 bis 6, je dreimal.
    .reading = Karten derselben Zahl sind nicht zu unterscheiden.
rule-VG-1_2 = Zwei bis fünf spielen; alle bekommen drei Karten, der Rest bleibt ungesehen in der Schachtel.
    .reading = Eine Hand sieht nur, wem sie gehört.
rule-VG-2_1 = Eine Münze kommt in die Börse.
    .reading = Zu dem, was darin liegen blieb.
rule-VG-2_2 = Alle wählen eine Karte aus der Hand und legen sie verdeckt ab.
    .reading = Bis die letzte Karte liegt, darf man sich umentscheiden.
rule-VG-2_3 = Haben alle gewählt, werden die Karten gemeinsam aufgedeckt.
    .reading = Sie bleiben offen vor ihren Besitzern liegen.
rule-VG-2_4 = Karten derselben Zahl heben sich auf; die höchste übrige nimmt die Börse.
    .reading = Siehe VG-R2.
rule-VG-2_5 = Bleibt keine Karte übrig, so bleibt die Börse für die nächste Runde liegen.
    .reading = Nach der letzten Runde bekommt sie niemand.
rule-VG-3_1 = Nach der dritten Runde gewinnt, wer die meisten Münzen hat.
    .reading = Bei Gleichstand siehe VG-R1.
rule-VG-R1 = Wer gleichauf die meisten Münzen hat, teilt sich den Sieg.
    .reading = Auch wenn niemand eine hat.
rule-VG-R2 = Die niedrigste übrige Karte nimmt die Börse.
    .reading = Option „lowest“, normalerweise aus.
