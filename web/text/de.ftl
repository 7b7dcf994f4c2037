### Die Wörter der Seite im Browser, auf Deutsch.

guest-names = Colette, Arsène, Irma, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Überall

home = Startseite
close = Schließen
back = Zurück
loading = Einen Augenblick…
lost = An dieser Adresse ist nichts.
settings = Einstellungen
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel

## Der Tisch

table = Tisch
side = Verlauf und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
log-empty = Noch ist nichts geschehen.
ask-you = Du bist dran:
ask-sent = Du:
ask-over = Ende:
ask-face-down = Verdeckt:
ask-no = Nein:
undo-pick = Zurücklegen
take-back = Ändern
come-back = Platz wieder einnehmen
result = Ergebnis
look-table = Tisch ansehen
moves-list = Alle Züge in Worten
seat-you = du
seat-player = Mensch
seat-program = Programm
seat-away = abwesend
seat-acts = am Zug
seat-free = ein freier Platz
sit = Hier sitzen
start = Anfangen
rule-all = Alle Regeln
line-connecting = Verbindung…
line-lost = Verbindung verloren; neuer Versuch…
line-gone = Dieser Tisch ist dir verschlossen.
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
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
home-intro = Allein gegen ehrliche Roboter, oder zu mehreren mit einem einfachen Link.
home-invitation = Ich habe eine Einladung
home-play = { $game } gegen Roboter spielen
home-invite = Zu { $game } einladen
home-seats = { $first }–{ $last } Spieler
home-minutes = { $minutes } Min.
play = Spielen
invite = Einladen
invitation-paste = Füge den Link ein, den du bekommen hast:
invitation-wrong = Das ist kein Link zu einem Tisch.
invitation-go = Hingehen
invitation-help = Schick diesen Link, oder lass den Code abfotografieren. Wer ihn öffnet, darf sich setzen.
invitation-code = QR-Code der Einladung
invitation-link = Link
copy = Kopieren
copied = Kopiert
places = Seiten
place-lobby = Tische
place-mine = Meine Spiele
place-top = Rangliste
place-rules = Regeln
games = Spiele
chapters = Kapitel
more = Mehr
docs = Wie larcin funktioniert: die Dokumentation

## Einen Tisch decken

seat-friend = ein Freund
seat-robot = Roboter: { $level }
clock = Uhr
clock-none = keine
clock-quick = 30 Sekunden je Zug
clock-calm = 2 Minuten je Zug
clock-letters = ein Tag je Zug
table-public = Für alle offen
table-make = Tisch decken
options = Optionen
memory-aid = Gedächtnisstütze
memory-help = Zeigt, was du gesehen hast und was nun verdeckt ist. Vergessen gehört zum Spaß, darum ist sie aus.

## Vor dem Spiel, und gehen

waiting-fill = Roboter auf die freien Plätze
waiting-host = Der Gastgeber fängt an.
stand-up = Aufstehen
leave = Verlassen
leave-title = Den Tisch verlassen?
leave-help = Ein Roboter springt für dich ein. Du darfst jederzeit zurückkommen.
stay = Bleiben
watch = Zusehen
go-on = Weiter

## Listen

lobby-host = Tisch von { $host }
lobby-free = { $free } von { $seats } Plätzen frei
lobby-empty = Gerade ist kein Tisch offen. Deck einen: ein Spiel, „Einladen“, „Für alle offen“.
mine-tables = Laufende
mine-matches = Beendete
mine-waiting = wartet auf dich
mine-playing = andere denken
mine-open = nicht begonnen
mine-left = ein Roboter vertritt dich
mine-closed = geschlossen
mine-none = Du spielst an keinem Tisch.
mine-no-matches = Noch kein Spiel ist zu Ende.
mine-export = Alle meine Spiele herunterladen (JSON)
top-rank = Platz
top-name = Name
top-rating = Wertung
top-matches = Spiele
top-robot = Roboter
top-empty = Bei diesem Spiel ist noch niemand gewertet.
top-help = Die Wertung ist, was jemand fast sicher mindestens wert ist. Gäste stehen nicht darin: Sichere dir deinen Namen in den Einstellungen.

## Das Ende, Nachspielen, Rat

rematch = Noch einmal
rematch-join = Zur Revanche
replay = Nachspielen
replay-turn-short = Zug { $turn } von { $turns }
replay-scrub = Zug
replay-first = Zum Anfang (Pos1)
replay-back = Eins zurück (←)
replay-next = Eins weiter (→)
replay-last = Zum Ende (Ende)
replay-run = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-eyes = Gesehen von
replay-share = Link, Export, ehrliche Karten
replay-share-help = Diese Adresse führt zu genau diesem Zug, mit diesen Augen gesehen.
replay-export = Aufzeichnung herunterladen (JSON)
fair-check = Karten prüfen
fair-insecure = Dieser Browser prüft nur auf einer Seite, die über https kam. `larcin verify` prüft die heruntergeladene Aufzeichnung.
hint = Rat
hint-title = Der Rat eines Roboters
hint-thinking = Er denkt nach…
hint-help = Die Zahl ist der geschätzte Anteil am Sieg. Ein Spiel mit Rat wird nicht gewertet.
play-it = Spielen

## Chat

chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Sagen
chat-closed = Hier darfst du lesen, nicht schreiben.
chat-more = Was mit { $name } tun
chat-mute = Nicht mehr lesen
chat-muted = Du liest davon nichts mehr.
chat-report = Melden
chat-reported = Es wurde dem Betreiber dieses Servers gemeldet.

## Einstellungen

motion = Bewegung
motion-auto = wie das System
motion-full = bewegt
motion-still = still
sound = Ton
sound-help = Ein paar Töne für deinen Zug, einen Zug und das Ende.
account = Wer du bist
account-guest = Du bist { $name }, zu Gast in diesem Browser.
account-claimed = Du bist { $name }. Der Name gehört dir.
account-name = Name
account-rename = Namen ändern
account-renamed = So heißt du nun.
account-claim = Diesen Namen sichern
account-claim-help = Mit einem Passwort gehört der Name nur dir, du kannst dich anderswo anmelden und stehst in der Rangliste.
account-is-claimed = Der Name gehört dir.
account-password = Passwort
account-new-password = Neues Passwort
account-is-changed = Das Passwort ist geändert.
account-login = Anmelden
account-is-in = Du bist angemeldet.
account-logout = Abmelden
account-is-out = Du bist abgemeldet und wieder Gast.
account-delete = Mein Konto löschen
account-delete-help = Was du gespielt hast, bleibt, ohne deinen Namen.
account-is-deleted = Das Konto ist gelöscht.
