### Die Worte von larcin selbst, auf Deutsch. Jedes Spiel bringt seine eigenen mit.
### Der Spieler wird geduzt.

language-fr = français
language-en = English
language-de = Deutsch

## Leute und Dinge

seat = Platz { $number }
somebody = Du
nothing = nichts
yes = ja
no = nein
bot-random = zufällig
bot-greedy = gierig
bot-pimc = weitsichtig
bot-ismcts = berechnend
bot-apprentice = Lehrling
bot-pickpocket = Taschendieb
bot-burglar = Einbrecher
bot-mastermind = Superhirn
bot-help-random = Spielt irgendetwas, das erlaubt ist.
bot-help-greedy = Nimmt, was im Augenblick am besten aussieht.
bot-help-pimc = Stellt sich vor, was die anderen haben könnten, und spielt es im Kopf zu Ende.
bot-help-ismcts = Denkt für alle am Tisch voraus, solange man ihn lässt.
bot-help-apprentice = Freundlich: übersieht das meiste von dem, was möglich wäre.
bot-help-pickpocket = Hat flinke Finger, übersieht aber hin und wieder etwas.
bot-help-burglar = Übersieht wenig, denkt aber nicht voraus.
bot-help-mastermind = Der stärkste Gegner: spielt aus Erfahrung und denkt voraus, wo es hilft.
kind-text = aus der Anleitung
kind-fact = Hintergrund, keine Regel
kind-ruling = unsere Entscheidung
kind-variant = eine Variante, sonst nicht gespielt

## Die Frage

your-turn = Du bist dran: { $question }
hand = Hand
waiting = Wir warten auf { $players } …
face-down = Verdeckt: { $move } (u: zurücknehmen)
pick-kind = Was tust du?
only-move = Nur ein Zug: { $move } (beliebige Taste: warten)

## Was in jedem Spiel verweigert wird

refused = Geht nicht: { $reason }
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn =
    { $seats_count ->
        [one] { $seats } ist dran, nicht du.
       *[other] Du bist nicht dran. Gewartet wird auf: { $seats }.
    }
refusal-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refusal-stale-answer = Diese Frage ist schon beantwortet.
refusal-no-such-move = Das ist hier nicht erlaubt.
refusal-not-face-down = Zu spät: Es liegt nichts mehr verdeckt, das du zurücknehmen könntest.

## Das Protokoll

promise = Der Zufall ist versiegelt: Der SHA-256 seines Startwerts ist { $commitment }.
promise-title = Ehrlich gemischt
promise-help = Bevor gegeben wird, steht hier der Fingerabdruck (SHA-256) des geheimen Startwerts, aus dem aller Zufall kommt. Am Ende steht der Startwert selbst da, und jeder kann prüfen, dass dazwischen nichts geändert wurde: Das macht `larcin verify`.
promise-kept = Der Startwert war { $seed }. Sein SHA-256 ist der, der vor dem Geben dastand.
promise-broken = Der Startwert war { $seed }. Sein SHA-256 ist nicht der, der vor dem Geben dastand!
saved = Aufgezeichnet in: { $path }
verify-with = Prüfen mit: { $command }
not-saved = nicht gespeichert: { $reason }

## Regeln

rule-title = Die Regel dahinter
rule-unknown = Die heutigen Regeln haben keinen solchen Absatz.
reading = Unsere Lesart: { $reading }

## Tasten

key-escape = Esc
key-enter = Enter
key-back = zurück
key-close = schließen
key-rule = Regel
key-take-back = zurücknehmen
key-memory = Merkhilfe
key-obvious = klare Züge
key-help = Hilfe
key-quit = beenden
key-new = noch einmal
key-result = Ergebnis
key-look = Tisch ansehen
key-stay = weiterspielen
key-line-before = vorige Zeile
key-line-after = nächste Zeile
key-start = beginnen
key-resume =
    { $moves ->
        [one] { $game } fortsetzen (ein Zug)
       *[other] { $game } fortsetzen ({ $moves } Züge)
    }

## Hilfe

help-title = Tasten
help-choose = eine der angezeigten Möglichkeiten wählen; ein Klick geht auch
help-back = zur vorigen Wahl zurück
help-rule = die Regel hinter der letzten oder der gewählten Zeile des Verlaufs zeigen
help-arrows = eine Zeile des Verlaufs wählen
help-page = den Tisch verschieben
help-take-back = eine verdeckte Wahl zurücknehmen, solange die anderen noch überlegen
help-memory = zeigen oder verbergen, was du gesehen hast, bevor es verdeckt wurde
help-obvious = klare Züge von selbst spielen, oder nicht mehr
help-language = die Sprache wechseln
help-new = noch einmal spielen, wenn die Partie zu Ende ist
help-result = das Ergebnis wieder zeigen, wenn die Partie zu Ende ist
help-quit = beenden; jeder Zug ist gespeichert, sobald er gemacht ist

## Beenden

quit-title = Diese Partie verlassen?
quit-saved = Sie ist gespeichert. Fortsetzen mit: { $command }
quit-unsaved = Sie ist nicht gespeichert und geht verloren: { $reason }

## Das Ende

place = { $place }.

## Der Anfang

start-title = Spiele über Diebe
game-players =
    { $last ->
        [1] 1 Spieler
       *[other] { $first } bis { $last } Spieler
    }
game-credit = { $author }, { $publisher } { $year }
setting-language = Sprache
setting-seats = Spieler
setting-hint = Tab ↑ ↓ wechseln die Zeile, ← → oder ein Klick ändern die Wahl.

## Befehle

replay-title = { $game }: { $players }
replay-turn = Nach Zug { $turn } von { $turns }, gesehen von { $viewer }.
replay-spectator = einem Zuschauer
replay-stored = Gespielt nach Version { $version } der Regeln; dieses Programm hat Version { $current }. Die Partie wird gezeigt, wie sie gespeichert wurde, ohne den Tisch.
replay-public = Die Partie ist nicht zu Ende: Sie wird gezeigt, wie sie veröffentlicht wurde, ohne den Tisch.
verified-commitment = Der Startwert ist der versprochene: SHA-256 { $commitment }.
verified-moves =
    { $moves ->
        [one] Ein Zug wurde nachgespielt, und er war erlaubt.
       *[other] { $moves } Züge wurden nachgespielt, und alle waren erlaubt.
    }
verified-events = Alles, was die Aufzeichnung erzählt, ist geschehen.
verified-outcome = Das Ergebnis ist das, zu dem die Züge führen: { $ending }
verified-unfinished = Die Partie ist noch nicht zu Ende.

## Tische eines Servers

invite = Die anderen kommen dazu mit: { $command }
joining = Am Tisch { $table }. Die Partie beginnt, sobald alle Plätze besetzt sind …
trouble-away = der Server antwortet nicht; neuer Versuch
waiting-for-all = Die Partie beginnt, sobald alle zugestimmt haben.
tables-none = Kein Tisch ist offen. Mach einen auf: { $command }
tables-title = Tische bei { $server }
table-mine = dein Tisch
table-waiting = du bist am Zug
table-free =
    { $seats ->
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
game-broken = { $game } kann nicht gespielt werden:

## Das Ende

verdict-won =
    { $winners_is ->
        [you] Du gewinnst: { $margin } Vorsprung
       *[other] { $winners } gewinnt: { $margin } Vorsprung
    }
verdict-short =
    { $points ->
        [one] { $winners } gewinnt, dir fehlt { $margin }
       *[other] { $winners } gewinnt, dir fehlen { $margin }
    }
verdict-tied =
    { $winners_is ->
        [you] Gleichstand, aber du gewinnst
       *[other] Gleichstand, aber { $winners } gewinnt
    }
verdict-bare =
    { $winners_is ->
        [you] Du gewinnst
       *[other] { $winners } gewinnt
    }
verdict-shared =
    { $winners_is ->
        [shared] Du teilst dir den Sieg mit { $others }
       *[other] Geteilter Sieg: { $winners }
    }
verdict-numbers = { $mine } zu { $best }
tie-line = { $what }: { $values }
unowned = Übrig, gehört niemandem: { $parts }

## Eine Lektion im Terminal

teach-step = Schritt { $step } von { $steps }
teach-next = Eingabe: weiter · b: zurück · q: Schluss
teach-pick = Die Nummer eines Zugs oder ein paar Buchstaben davon · b: zurück · s: zeig es mir · q: Schluss
teach-more =
    { $count ->
        [one] … und noch { $count }: Schreib ein paar Buchstaben, um ihn zu finden.
       *[other] … und noch { $count }: Schreib ein paar Buchstaben, um sie zu finden.
    }
teach-no-number = Kein Zug heißt „{ $written }“.
teach-poor = Das darfst du. Aber hier geht es um etwas anderes.
teach-taken-back = Dein Zug ist zurückgenommen: Versuch es noch einmal.
teach-none = Für { $game } gibt es noch keine Lektion.
teach-done = Mehr brauchst du nicht. Jetzt eine Partie: { $command }

## Aufgaben

riddle-question = Was würdest du tun?
riddle-place = Aufgabe { $number } von { $all }
riddle-pick = Die Nummer eines Zugs oder ein paar Buchstaben davon · n: weiter · q: Schluss
riddle-none = Für { $game } gibt es noch keine Aufgaben.
riddle-good = Das ist der beste Zug.
riddle-poor = Es geht besser.
riddle-why = Von 100 Partien, wie sie nach allem, was du siehst, weitergehen können, gewinnt jeder Zug:
riddle-because = { $often } von 100, mit dem besten Zug { $other }: { $event }
riddle-because-best = { $often } von 100, mit dem nächstbesten Zug { $other }: { $event }
riddle-done = Das waren alle.
