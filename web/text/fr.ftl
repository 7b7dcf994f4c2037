### Les mots de la page dans le navigateur, en français.

guest-names = Colette, Arsène, Irma, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Partout

home = Accueil
close = Fermer
back = Retour
loading = Un instant…
lost = Il n’y a rien à cette adresse.
settings = Réglages
theme = Thème
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
home-title = Cinq jeux, un seul métier.

## La table

table = Table
side = Journal et règles
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
log-empty = Il ne s’est encore rien passé.
ask-you = À vous :
ask-over = Fin :
ask-face-down = Face cachée :
ask-no = Non :
undo-pick = Reposer
take-back = Changer
come-back = Reprendre ma place
result = Résultat
look-table = Regarder la table
moves-list = Tous les coups en mots
seat-you = vous
seat-player = Joueur
seat-away = absent
seat-acts = à son tour
seat-free = une place libre
sit = S’asseoir ici
start = Commencer
rule-all = Toutes les règles
line-connecting = Connexion…
line-lost = Connexion perdue ; nouvel essai…
line-gone = Cette table vous est fermée.
table-gone = Cette table n’existe pas, ou n’est pas pour vous.
waiting-title =
    { $missing ->
        [0] Tout le monde est là.
        [one] Une place est encore libre.
       *[other] { $missing } places sont encore libres.
    }
