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
home-title = Fünf Spiele, ein Gewerbe.

## Der Tisch

table = Tisch
side = Verlauf und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
log-empty = Noch ist nichts geschehen.
ask-you = Sie sind dran:
ask-over = Ende:
ask-face-down = Verdeckt:
ask-no = Nein:
undo-pick = Zurücklegen
take-back = Ändern
come-back = Platz wieder einnehmen
result = Ergebnis
look-table = Tisch ansehen
moves-list = Alle Züge in Worten
seat-you = Sie
seat-player = Mensch
seat-away = abwesend
seat-acts = am Zug
seat-free = ein freier Platz
sit = Hier sitzen
start = Anfangen
rule-all = Alle Regeln
line-connecting = Verbindung…
line-lost = Verbindung verloren; neuer Versuch…
line-gone = Dieser Tisch ist Ihnen verschlossen.
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für Sie.
waiting-title =
    { $missing ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $missing } Plätze sind noch frei.
    }
