### Die Wörter der Seite im Browser, auf Deutsch.

guest-names = Colette, Basile, Ida, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Überall

home = Startseite
close = Schließen
back = Zurück
loading = Einen Augenblick …
lost = An dieser Adresse ist nichts.
offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
settings = Einstellungen
theme = Farben
theme-auto = wie am Gerät
theme-light = hell
theme-dark = dunkel

## Der Tisch

table = Tisch
side = Verlauf und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
log-empty = Noch ist nichts passiert.
log-fades = In älteren Zeilen fehlt, was man sich selbst merken soll. Mit der Merkhilfe (Einstellungen) siehst du es.
ask-you = Du bist dran:
ask-sent = Du:
ask-face-down = Verdeckt:
choosing = Am Zug: { $players }
ask-no = Geht nicht:
ask-play = Spielen
tell-next =
    { $left ->
        [0] Weiter
       *[other] Weiter, noch { $left }
    }
tell-land = Überspringen
only-move = Nur ein Zug:
only-wait = Warten
recap = Seit deinem letzten Zug
recap-more =
    { $more ->
        [one] noch eins im Verlauf
       *[other] noch { $more } im Verlauf
    }
recap-open = noch { $more }
recap-again = Noch einmal sehen
recap-close = Zuklappen
recap-you = gegen dich
pace = Tempo
pace-calm = Ruhig
pace-normal = Normal
pace-fast = Schnell
pace-tap = Tippen
undo-pick = Auswahl aufheben
take-back = Ändern
come-back = Meinen Platz wieder einnehmen
result = Ergebnis
moves-list = Alle Züge in Worten
seat-you = du
seat-player = Spieler
seat-program = Programm
seat-away = offline
seat-acts = am Zug
seat-leads = führt
seat-level = { $kind }, Stärke { $level } von 4
about-clock = So viel Zeit bleibt für die Antwort. Danach antwortet ein Roboter.
about-more =
    { $count ->
        [one] und ein weiterer möglicher Zug
       *[other] und { $count } weitere mögliche Züge
    }
seat-free = freier Platz
sit = Hier Platz nehmen
start = Partie starten
rule-all = Alle Regeln (neuer Tab)
line-connecting = Verbinde …
line-lost = Verbindung verloren. Neuer Versuch …
line-gone = Dieser Tisch ist für dich geschlossen.
line-damaged = Diese Partie kann nicht weitergehen.
line-closed = Eine Moderation hat diese Partie geschlossen.
table-gone = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
table-damaged = Was von dieser Partie gespeichert ist, ist beschädigt; sie kann nicht weitergehen. Wer den Server betreibt, findet im Protokoll, warum.
waiting-title =
    { $missing ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $missing } Plätze sind noch frei.
    }

## Die Startseite

home-title =
    { $games ->
        [1] Ein Spiel, ein Gewerbe.
        [2] Zwei Spiele, ein Gewerbe.
        [3] Drei Spiele, ein Gewerbe.
        [4] Vier Spiele, ein Gewerbe.
        [5] Fünf Spiele, ein Gewerbe.
        [6] Sechs Spiele, ein Gewerbe.
        [7] Sieben Spiele, ein Gewerbe.
        [8] Acht Spiele, ein Gewerbe.
        [9] Neun Spiele, ein Gewerbe.
        [10] Zehn Spiele, ein Gewerbe.
        [11] Elf Spiele, ein Gewerbe.
        [12] Zwölf Spiele, ein Gewerbe.
       *[other] { $games } Spiele, ein Gewerbe.
    }
home-intro = Allein gegen ehrliche Roboter oder mit Freunden über einen Link.
home-invitation = Ich habe eine Einladung
home-play = { $game } gegen Roboter spielen
home-invite = Freunde zu „{ $game }“ einladen
home-learn = { $game } lernen, Schritt für Schritt
home-seats = { $first }–{ $last } Spieler
home-minutes = { $minutes } Min.
play = Spielen
invite = Einladen
invitation-paste = Füge den Link ein, den du bekommen hast:
invitation-wrong = Das ist kein Einladungslink.
invitation-go = Zum Tisch
invitation-help = Verschick diesen Link oder lass den Code scannen. Wer ihn öffnet, kann Platz nehmen.
invitation-code = QR-Code der Einladung
invitation-link = Link
copy = Kopieren
copied = Kopiert
places = Seiten
place-lobby = Tische
place-mine = Meine Partien
place-top = Rangliste
place-rules = Regeln
games = Spiele
more = Mehr anzeigen
docs = Wie larcin funktioniert

## Einen Tisch decken

seat-friend = ein Freund
seat-robot = Roboter: { $level }
clock = Uhr
clock-none = ohne Uhr
clock-quick = 30 Sekunden je Zug, 2 Minuten Reserve
clock-calm = 2 Minuten je Zug, 10 Minuten Reserve
clock-letters = ein Tag je Zug, 3 Tage Reserve
table-public = Alle dürfen mitspielen
table-make = Tisch aufmachen
options = Optionen
memory-aid = Merkhilfe
memory-help = Zeigt dir, was du gesehen hast, bevor es verdeckt wurde: auf dem Tisch, wo Platz ist, sonst bei langem Drücken. Sich selbst zu erinnern gehört zum Spaß, deshalb ist sie anfangs aus.
memory-agreed = In dieser Partie an: So wurde sie vorbereitet.

## Vor dem Spiel, und gehen

waiting-fill = Freie Plätze mit Robotern besetzen
waiting-host = { $host } startet die Partie.
stand-up = Platz freigeben
unseat = Zum Gehen auffordern
leave = Verlassen
leave-title = Partie verlassen?
leave-help = Ein Roboter spielt für dich weiter, und das Ergebnis zählt als deines. Du kannst jederzeit zurückkommen.
leave-alone = Die Roboter spielen ohne dich zu Ende, einer davon auf deinem Platz. Das Ergebnis zählt als deines: Es bleibt in deinen Partien und in deiner Wertung.
stay = Bleiben
watch = Zusehen
go-on = Weiterspielen

## Listen

lobby-host = Tisch von { $host }
lobby-free =
    { $free ->
        [0] kein Platz frei
        [one] einer von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    }
lobby-empty = Gerade ist kein Tisch offen. So machst du einen auf: ein Spiel wählen, „Einladen“, „Alle dürfen mitspielen“.
mine-tables = Laufende Partien
mine-matches = Beendete Partien
mine-waiting = du bist dran
mine-playing = die anderen sind dran
mine-open = noch nicht begonnen
mine-left = ein Roboter spielt für dich
mine-closed = geschlossen
mine-none = Du spielst gerade keine Partie.
mine-no-matches = Du hast noch keine Partie beendet.
mine-export = Alle meine Partien herunterladen (JSON)
top-rank = Platz
top-name = Name
top-rating = Wertung
top-matches = Partien
top-robot = Roboter
top-empty = In diesem Spiel hat noch niemand eine Wertung.
top-help = Die Wertung ist vorsichtig geschätzt: Fast sicher spielt man mindestens so gut. Gäste stehen nicht in der Liste; sichere dir dafür deinen Namen in den Einstellungen.

## Das Ende, Nachspielen, Rat

rematch = Noch einmal
rematch-join = Revanche annehmen
tab-result = Ergebnis
end-place = Platz
end-seat = Spieler
end-from = Woher
end-score = Gesamt
end-edge = Was den Ausschlag gab: { $part }, { $mine } gegen { $theirs } von { $rival }.
end-last = Zum Schluss: { $event }
end-decided = Das gab den Ausschlag: { $event }
end-rating = Deine Wertung in der Rangliste: von { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } auf { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
end-unrated = Ohne Wertung, weil du dir einen Tipp geholt hast.
end-change =
    { $up ->
        [yes] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
end-stronger = Stärker
end-weaker = Schwächer
end-share = Teilen
end-copied = Link kopiert
end-watch = Noch mal ansehen
replay = Noch einmal ansehen
replay-turn-short = Zug { $turn } von { $turns }
replay-scrub = Zug
replay-first = Zum Anfang (Pos1)
replay-back = Ein Zug zurück (←)
replay-next = Ein Zug vor (→)
replay-last = Zum Ende (Ende)
replay-run = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-round-back = Eine Runde zurück (↑)
replay-round-next = Nächste Runde (↓)
replay-seat = Nächster Zug
replay-seat-next = Nächster Zug von { $name }
replay-eyes = Aus Sicht von
replay-share = Link, Download, ehrlich gemischt
replay-share-help = Dieser Link führt genau zu diesem Zug, so wie du ihn gerade siehst.
replay-export = Diese Partie herunterladen (JSON)
fair-check = Wurde ehrlich gemischt? Prüfen
fair-kept = Ja: Es ist genau die Verteilung, die vor dem Beginn versiegelt wurde.
fair-broken = Nein! Es ist nicht die Verteilung, die vor dem Beginn versiegelt wurde.
fair-how = So wurde geprüft
fair-seed = Aller Zufall kam aus dieser geheimen Zahl: { $seed }. Ihr Fingerabdruck (SHA-256) ist das Siegel, das vor dem Geben gezeigt wurde: { $seal }.
fair-insecure = Browser können das nur auf einer Seite prüfen, die über https geladen wurde. `larcin verify` prüft eine heruntergeladene Partie.
hint = Tipp
hint-title = Tipp eines Roboters
hint-thinking = Der Roboter denkt nach …
hint-help = Die Prozentzahl ist deine Chance zu gewinnen, wenn du so spielst, wie der Roboter es sieht. Diese Partie zählt nicht mehr für die Rangliste.
hint-level = Diese Züge sind etwa gleich gut: Es kommt kaum darauf an.
hint-chance = du gewinnst: { $chance }
play-it = So spielen

## Chat

chat-empty = Noch hat niemand etwas gesagt.
chat-write = Deine Nachricht
chat-send = Senden
chat-closed = Hier kann nur schreiben, wer mitspielt.
chat-more = Mehr zu { $name }
chat-mute = Stummschalten
chat-muted = Du siehst diese Nachrichten nicht mehr.
chat-report = Melden
chat-reported = Dem Betreiber des Servers gemeldet.

## Einstellungen

motion = Animationen
motion-auto = wie am Gerät
motion-full = an
motion-still = aus
obvious = Klare Züge
obvious-help = Wenn alle sehen, dass nur ein Zug möglich ist, wird er nach einem Moment von selbst gespielt.
sound = Ton
sound-help = Ein paar Töne, wenn du dran bist, bei jedem Zug und am Ende.
account = Dein Konto
account-guest = Du bist { $name }, als Gast in diesem Browser.
account-claimed = Du bist { $name }, und der Name gehört dir.
account-name = Name
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-claim = Diesen Namen sichern
account-claim-help = Mit einem Passwort gehört der Name nur dir: Du kannst dich auf anderen Geräten anmelden und stehst in der Rangliste.
account-is-claimed = Der Name gehört jetzt dir.
account-password = Passwort
account-new-password = Neues Passwort
account-is-changed = Dein Passwort ist geändert.
account-login = Anmelden
account-is-in = Du bist angemeldet.
account-logout = Abmelden
account-is-out = Du bist abgemeldet und wieder Gast.
account-file = Alles, was über mich gespeichert ist, als Datei
account-delete = Mein Konto löschen
account-delete-help = Deine Partien bleiben, ohne deinen Namen.
account-is-deleted = Dein Konto ist gelöscht.

## Gesellschaft, Einladungen und das Siegel

seal = Ehrlich gemischt: vor der Partie versiegelt ({ $short }…)
seal-help = Die Verteilung steht schon fest, und das ist ihr Siegel (ein SHA-256). Nach der Partie wird der Startwert veröffentlicht, und jeder kann prüfen, ob er zum Siegel passt.
company-sat = { $name } hat Platz genommen.
company-rose = { $name } hat den Platz freigegeben.
company-left = { $name } ist gegangen. Ein Roboter spielt weiter.
company-returned = { $name } ist zurück.
company-lost = { $name } hat keine Verbindung mehr.
company-found = { $name } ist wieder verbunden.
invited = { $host } lädt dich zu „{ $game }“ ein
invited-seats = { $seats } Spieler
minutes = etwa { $minutes } Min.
your-name = Dein Name
sit-down = Platz nehmen
share = Teilen
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
clock-reserve = Reserve:
clock-other = mit Uhr
watching-you = Du schaust zu
watching-eyes = Du schaust { $name } in die Karten

## Wieder spielen, weiterspielen, Tipps

with = mit { $names }
home-go-on = Zurück zur Partie: { $game }
minutes-long = lang: etwa { $minutes } Min.
play-seats = Spieler, dich mitgezählt
play-level = Deine Gegner
play-hints = Tipps
play-hints-help = Auf Wunsch zeigt dir ein Roboter, was er spielen würde. Mit dem ersten Tipp zählt die Partie nicht mehr für die Rangliste.
hint-before = Ein Roboter zeigt dir, was er spielen würde. Wenn du hinsiehst, zählt diese Partie nicht mehr für die Rangliste.
hint-look = Tipp zeigen
hint-not = Nein, danke

## Lernen

learn = Lernen
learn-step = Lektion, Schritt { $step } von { $steps }
learn-of = von { $steps }
learn-back = Zurück
learn-skip = Überspringen
learn-skip-play = Lektion überspringen und spielen
learn-next = Weiter
learn-look = Schau:
learn-poor = Das darfst du. Aber hier geht es um etwas anderes: Nimm den Zug zurück und versuch es noch einmal.
learn-once-more = Noch einmal:
learn-once-more-help = Nimm deinen Zug zurück
learn-take-back = Zurücknehmen
learn-show = Zeig es mir
learn-again = Von vorn
learn-play = Eine Partie spielen
learn-none = Für dieses Spiel gibt es noch keine Lektion.
learn-minutes =
    { $minutes ->
        [one] { $minutes } Minute. Hier zählt nichts.
       *[other] { $minutes } Minuten. Hier zählt nichts.
    }

## Dreißig Sekunden

thirty = Dreißig Sekunden
thirty-then = und schon kannst du spielen
thirty-want = Du willst
thirty-turn = In deinem Zug
thirty-ends = Schluss ist
thirty-lesson = Lektion
thirty-minutes =
    { $minutes ->
        [one] Die Lektion dauert { $minutes } Minute.
       *[other] Die Lektion dauert { $minutes } Minuten.
    }
thirty-again = Beides findest du später unter „Regeln“.
thirty-short = In dreißig Sekunden
goal-is = Ziel
explains = Neues erklären
explains-help = In deinen ersten drei Partien eines Spiels wird in einer Zeile erklärt, was zum ersten Mal vorkommt.
first-is = Neu
first-close = Verstanden

## Die Regeln, zum Lesen

rules-search = Suchen: Wörter oder eine Nummer wie { $rule }
rules-found =
    { $count ->
        [0] In keinem Absatz stehen diese Wörter.
        [one] Ein Absatz
       *[other] { $count } Absätze
    }
rules-clear = Suche löschen
rules-exact = Alle Regeln, ganz genau
rules-exact-help = Darauf verweisen Verlauf, Ablehnungen und Erklärungen. Öffne ein Kapitel oder such danach.
rules-filter = Welche Absätze
rules-all = Alle
rules-shown = Mit Spielfeld
rules-rare = Seltene Fälle
rules-taught = Die Lektion lehrt { $taught } von { $all } Absätzen. Die anderen sind die seltenen Fälle.
rules-learn = Die Lektion spielen
rules-more = Ganz genau:
rules-count =
    { $count ->
        [one] ein Absatz
       *[other] { $count } Absätze
    }
rules-link = Den Link zu { $rule } kopieren
rules-copied = Link kopiert
show-me = Zeig es mir
show-hide = Ausblenden
show-rule = { $rule } auf dem Spielfeld zeigen
show-before = Vorher
show-after = Nachher
show-deal = Die Ausgangslage
show-no = Das geht nicht
show-picture = { $when }: { $says }

## Aufgaben

puzzles = Aufgaben
puzzle-question = Was würdest du tun?
puzzle-try = Probier eine Aufgabe
puzzle-intro = Eine Stellung aus einer Partie zwischen Superhirnen und ein Zug, der klar besser ist als alle anderen, auch wenn du die fremden Karten nicht siehst. Findest du ihn?
puzzle-open = Aufgaben zu { $game }
puzzle-daily-of = Die Aufgabe des Tages zu { $game }
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-place = { $number } von { $all }
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-daily = Die Aufgabe des Tages
puzzle-today = Die von heute
puzzle-previous = Vorige Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-good = Das ist der beste Zug.
puzzle-poor = Es geht besser.
puzzle-mine = deiner
puzzle-percent = { $share } %
puzzle-why-good = Von { $worlds } Partien, wie sie nach allem, was du siehst, weitergehen können, gewinnt er { $best }; der nächstbeste Zug gewinnt { $next }.
puzzle-why-poor = Von { $worlds } Partien, wie sie nach allem, was du siehst, weitergehen können, gewinnt der beste Zug { $best }; deiner gewinnt { $mine }.
puzzle-shared = Ein geteilter Sieg zählt anteilig.
puzzle-because-best = Warum: Das oder Ähnliches geschieht { $more ->
        [yes] öfter
       *[no] seltener
    }, in { $often } von 100 Partien; mit dem nächstbesten Zug in { $other }. „{ $event }“
puzzle-because = Das oder Ähnliches geschieht { $more ->
        [yes] öfter
       *[no] seltener
    }, in { $often } von 100 Partien; mit dem besten Zug in { $other }: „{ $event }“
puzzle-points = Im Schnitt hast du am Ende { $points }, dein bester Gegner { $rival }.
puzzle-best = Am besten: { $move }
puzzle-see = Was die Züge wert sind
puzzle-same =
    { $count ->
        [one] (oder ein anderer, der genauso gut ist)
       *[other] (oder { $count } andere, die genauso gut sind)
    }
puzzle-more =
    { $count ->
        [one] Noch ein Zug
       *[other] Noch { $count } Züge
    }
puzzle-solved = { $count } von { $all } gelöst.
puzzle-row = { $count } in Folge.
puzzle-days = { $count } Tage in Folge.
puzzle-number =
    { $mark ->
        [right] Aufgabe { $number }, gelöst
        [later] Aufgabe { $number }, im zweiten Anlauf gelöst
        [wrong] Aufgabe { $number }, noch nicht gelöst
       *[new] Aufgabe { $number }
    }
