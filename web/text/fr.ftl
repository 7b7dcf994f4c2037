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

## La table

table = Table
side = Journal et règles
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
log-empty = Il ne s’est encore rien passé.
ask-you = À vous :
ask-sent = Vous :
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
seat-program = programme
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

## L’accueil

home-title =
    { $games ->
        [1] Un jeu, un seul métier.
        [2] Deux jeux, un seul métier.
        [3] Trois jeux, un seul métier.
        [4] Quatre jeux, un seul métier.
        [5] Cinq jeux, un seul métier.
        [6] Six jeux, un seul métier.
        [7] Sept jeux, un seul métier.
        [8] Huit jeux, un seul métier.
        [9] Neuf jeux, un seul métier.
        [10] Dix jeux, un seul métier.
        [11] Onze jeux, un seul métier.
        [12] Douze jeux, un seul métier.
       *[other] { $games } jeux, un seul métier.
    }
home-intro = Seul contre des robots honnêtes, ou à plusieurs avec un simple lien.
home-invitation = J’ai une invitation
home-play = Jouer à { $game } contre des robots
home-invite = Inviter à { $game }
home-seats = { $first }–{ $last } joueurs
home-minutes = { $minutes } min
play = Jouer
invite = Inviter
invitation-paste = Collez le lien reçu :
invitation-wrong = Ce n’est pas un lien vers une table.
invitation-go = Y aller
invitation-help = Envoyez ce lien, ou laissez photographier le code. Qui l’ouvre peut s’asseoir.
invitation-code = Code QR de l’invitation
invitation-link = Lien
copy = Copier
copied = Copié
places = Pages
place-lobby = Tables
place-mine = Mes parties
place-top = Classement
place-rules = Règles
games = Jeux
chapters = Chapitres
more = Plus
docs = Comment marche larcin : la documentation

## Dresser une table

seat-friend = un ami
seat-robot = robot : { $level }
clock = Pendule
clock-none = aucune
clock-quick = 30 secondes par coup
clock-calm = 2 minutes par coup
clock-letters = un jour par coup
table-public = Ouverte à tous
table-make = Dresser la table
options = Options
memory-aid = Aide-mémoire
memory-help = Montre ce que vous avez vu et qui est couvert. Oublier fait partie du plaisir : elle est donc coupée.

## Avant la partie, et partir

waiting-fill = Des robots aux places libres
waiting-host = L’hôte lancera la partie.
stand-up = Se lever
leave = Quitter
leave-title = Quitter la table ?
leave-help = Un robot prend votre place. Vous pouvez revenir à tout moment.
stay = Rester
watch = Regarder
go-on = Continuer

## Listes

lobby-host = Table de { $host }
lobby-free =
    { $free ->
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
lobby-empty = Aucune table n’est ouverte. Dressez-en une : un jeu, « Inviter », « Ouverte à tous ».
mine-tables = En cours
mine-matches = Terminées
mine-waiting = vous attend
mine-playing = les autres réfléchissent
mine-open = pas commencée
mine-left = un robot vous remplace
mine-closed = fermée
mine-none = Vous ne jouez à aucune table.
mine-no-matches = Aucune partie terminée.
mine-export = Télécharger toutes mes parties (JSON)
top-rank = Rang
top-name = Nom
top-rating = Cote
top-matches = Parties
top-robot = robot
top-empty = Personne n’est encore classé à ce jeu.
top-help = La cote est ce que quelqu’un vaut presque sûrement au moins. Les invités n’y sont pas : réservez votre nom dans les réglages.

## La fin, les reprises, les conseils

rematch = Rejouer
rematch-join = Rejoindre la revanche
replay = Revoir
replay-turn-short = Coup { $turn } sur { $turns }
replay-scrub = Tour
replay-first = Au début (Origine)
replay-back = Un pas en arrière (←)
replay-next = Un pas en avant (→)
replay-last = À la fin (Fin)
replay-run = Dérouler (espace)
replay-pause = Pause (espace)
replay-eyes = Vu par
replay-share = Lien, export, donne honnête
replay-share-help = Cette adresse mène à ce coup précis, vu par ces yeux.
replay-export = Télécharger la partie (JSON)
fair-check = Vérifier la donne
fair-insecure = Ce navigateur ne vérifie que sur une page venue par https. `larcin verify` vérifie la partie téléchargée.
hint = Conseil
hint-title = L’avis d’un robot
hint-thinking = Il réfléchit…
hint-help = Le nombre est sa part estimée de la victoire. Une partie avec conseil n’est pas classée.
play-it = Jouer ce coup

## Chat

chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Dire
chat-closed = Ici, vous pouvez lire, pas écrire.
chat-more = Que faire de { $name }
chat-mute = Ne plus lire
chat-muted = Vous ne les lirez plus.
chat-report = Signaler
chat-reported = C’est signalé à qui tient ce serveur.

## Réglages

motion = Mouvement
motion-auto = comme le système
motion-full = animé
motion-still = immobile
sound = Son
sound-help = Quelques notes pour votre tour, un coup et la fin.
account = Qui vous êtes
account-guest = Vous êtes { $name }, invité de ce navigateur.
account-claimed = Vous êtes { $name }. Ce nom est à vous.
account-name = Nom
account-rename = Changer de nom
account-renamed = C’est votre nom désormais.
account-claim = Réserver ce nom
account-claim-help = Avec un mot de passe, ce nom n’est qu’à vous, vous pouvez vous connecter ailleurs, et vous êtes classé.
account-is-claimed = Ce nom est à vous.
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-is-changed = Le mot de passe est changé.
account-login = Se connecter
account-is-in = Vous êtes connecté.
account-logout = Se déconnecter
account-is-out = Vous êtes déconnecté, et de nouveau invité.
account-delete = Supprimer mon compte
account-delete-help = Vos parties restent, sans votre nom.
account-is-deleted = Le compte est supprimé.
