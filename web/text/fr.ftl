### Les mots de la page dans le navigateur, en français.

guest-names = Colette, Basile, Ida, Hugo, Fanny, Émile, Rosa, Oskar, Lili, Anton, Mado, Gaspard
title = larcin

## Partout

home = Accueil
close = Fermer
back = Retour
loading = Un instant…
lost = Il n’y a rien à cette adresse.
offline = Le serveur ne répond pas. Vérifiez votre connexion.
settings = Réglages
theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre

## La table

table = Table
side = Journal et règles
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
log-empty = Il ne s’est encore rien passé.
log-fades = Plus bas, le journal tait ce que chacun doit retenir. L’aide-mémoire, dans les réglages, le montre.
ask-you = À vous :
ask-sent = Vous :
ask-face-down = Face cachée :
choosing = Choix en cours : { $players }
ask-no = Impossible :
ask-play = Jouer
tell-next =
    { $left ->
        [0] Suite
       *[other] Suite, encore { $left }
    }
tell-land = Tout passer
only-move = Un seul coup possible :
only-wait = Attendre
recap = Depuis votre dernier tour
recap-more =
    { $more ->
        [one] une ligne de plus dans le journal
       *[other] { $more } lignes de plus dans le journal
    }
recap-open = encore { $more }
recap-again = Revoir
recap-close = Refermer
recap-you = contre vous
pace = Rythme
pace-calm = Calme
pace-normal = Normal
pace-fast = Rapide
pace-tap = Au doigt
undo-pick = Annuler le choix
take-back = Changer
come-back = Reprendre ma place
result = Résultat
moves-list = Tous les coups, en toutes lettres
seat-you = vous
seat-player = Joueur
seat-program = programme
seat-away = hors ligne
seat-acts = c’est son tour
seat-leads = en tête
seat-level = { $kind }, force { $level } sur 4
about-clock = Le temps qui reste pour répondre. Passé ce temps, un robot répond.
about-more =
    { $count ->
        [one] et un autre coup possible
       *[other] et { $count } autres coups possibles
    }
seat-free = place libre
sit = S’asseoir ici
start = Lancer la partie
rule-all = Toutes les règles (nouvel onglet)
line-connecting = Connexion…
line-lost = Connexion perdue. Nouvel essai…
line-gone = Cette table vous est fermée.
line-damaged = Cette partie ne peut pas continuer.
line-closed = La modération a fermé cette partie.
table-gone = Cette table n’existe pas, ou il faut une invitation pour y entrer.
table-damaged = L’enregistrement de cette partie est endommagé : elle ne peut pas continuer. Le responsable du serveur en trouvera la raison dans le journal de celui-ci.
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
home-intro = Jouez contre des robots honnêtes, ou entre amis grâce à un simple lien.
home-invitation = J’ai une invitation
home-play = Jouer à « { $game } » contre des robots
home-invite = Inviter des amis à « { $game } »
home-learn = Apprendre { $game }, pas à pas
home-seats = { $first }–{ $last } joueurs
home-minutes = { $minutes } min
play = Jouer
invite = Inviter
invitation-paste = Collez le lien que vous avez reçu :
invitation-wrong = Ce n’est pas un lien d’invitation.
invitation-go = Aller à la table
invitation-help = Envoyez ce lien, ou faites scanner le code. Quiconque l’ouvre peut prendre place.
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
more = Afficher plus
docs = Comment fonctionne larcin

## Dresser une table

seat-friend = un ami
seat-robot = robot : { $level }
clock = Pendule
clock-none = sans pendule
clock-quick = 30 secondes par coup, 2 minutes de réserve
clock-calm = 2 minutes par coup, 10 minutes de réserve
clock-letters = un jour par coup, 3 jours de réserve
table-public = Ouverte à tous
table-make = Préparer la table
options = Options
memory-aid = Aide-mémoire
memory-help = Montre ce que vous avez vu avant que ce soit recouvert : sur la table s’il y a la place, sinon par un appui long. Se souvenir fait partie du plaisir : il est donc désactivé au départ.
memory-agreed = Activé dans cette partie : elle a été préparée ainsi.

## Avant la partie, et partir

waiting-fill = Mettre des robots aux places libres
waiting-host = { $host } lancera la partie.
stand-up = Quitter ma place
unseat = Demander de partir
leave = Quitter
leave-title = Quitter la partie ?
leave-help = Un robot joue à votre place, et le résultat compte comme le vôtre. Vous pourrez revenir à tout moment.
leave-alone = Les robots finissent la partie sans vous, l’un d’eux à votre place. Le résultat compte comme le vôtre : il figure dans vos parties et compte dans votre cote.
stay = Rester
watch = Regarder
go-on = Reprendre

## Listes

lobby-host = Chez { $host }
lobby-free =
    { $free ->
        [0] aucune place libre
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
lobby-empty = Aucune table n’est ouverte en ce moment. Pour en ouvrir une, choisissez un jeu, puis « Inviter », puis « Ouverte à tous ».
mine-tables = En cours
mine-matches = Terminées
mine-waiting = à vous de jouer
mine-playing = au tour des autres
mine-open = pas encore commencée
mine-left = un robot joue pour vous
mine-closed = fermée
mine-none = Vous n’avez aucune partie en cours.
mine-no-matches = Vous n’avez encore terminé aucune partie.
mine-export = Télécharger toutes mes parties (JSON)
top-rank = Rang
top-name = Nom
top-rating = Cote
top-matches = Parties
top-robot = robot
top-empty = Personne n’est encore classé à ce jeu.
top-help = La cote est une estimation prudente : le vrai niveau est presque sûrement au moins aussi élevé. Les invités ne sont pas classés : pour l’être, réservez votre nom dans les réglages.

## La fin, les reprises, les conseils

rematch = Rejouer
rematch-join = Accepter la revanche
tab-result = Résultat
end-place = Place
end-seat = Joueur
end-from = Détail
end-score = Score
end-edge = Ce qui a fait la différence : { $part }, { $mine } contre { $theirs } pour { $rival }.
end-last = Pour finir : { $event }
end-decided = Le coup décisif : { $event }
end-rating = Votre cote au classement passe de { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
end-unrated = Hors classement, parce que vous avez demandé conseil.
end-change =
    { $up ->
        [yes] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
end-stronger = Plus fort
end-weaker = Plus faible
end-share = Partager
end-copied = Lien copié
end-watch = Revoir la partie
replay = Revoir
replay-turn-short = Coup { $turn } sur { $turns }
replay-scrub = Coup
replay-first = Au début (Début)
replay-back = Coup précédent (←)
replay-next = Coup suivant (→)
replay-last = À la fin (Fin)
replay-run = Lecture (espace)
replay-pause = Pause (espace)
replay-round-back = Manche précédente (↑)
replay-round-next = Manche suivante (↓)
replay-seat = Prochain tour
replay-seat-next = Prochain tour : { $name }
replay-eyes = Vu par
replay-share = Lien, téléchargement, donne honnête
replay-share-help = Ce lien mène exactement à ce coup, tel que vous le voyez.
replay-export = Télécharger cette partie (JSON)
fair-check = La donne était-elle honnête ? Vérifier
fair-kept = Oui : la donne est bien celle qui a été scellée avant le début.
fair-broken = Non ! Ce n’est pas la donne qui a été scellée avant le début.
fair-how = Comment c’est vérifié
fair-seed = Tout le hasard a été tiré de ce nombre secret : { $seed }. Son empreinte (SHA-256) est le sceau montré avant la donne : { $seal }.
fair-insecure = Un navigateur ne peut vérifier cela que sur une page chargée en https. `larcin verify` vérifie une partie téléchargée.
hint = Conseil
hint-title = Le conseil d’un robot
hint-thinking = Le robot réfléchit…
hint-help = Le pourcentage, c’est votre chance de gagner avec ce coup, selon le robot. Cette partie ne compte plus pour le classement.
hint-level = Ces coups se valent : peu importe lequel vous jouez.
hint-chance = vous gagnez : { $chance }
play-it = Jouer ce coup

## Chat

chat-empty = Personne n’a encore rien dit.
chat-write = Votre message
chat-send = Envoyer
chat-closed = Seuls ceux qui jouent peuvent écrire ici.
chat-more = Options pour { $name }
chat-mute = Masquer
chat-muted = Vous ne verrez plus ses messages.
chat-report = Signaler
chat-reported = Signalé au responsable de ce serveur.

## Réglages

motion = Animations
motion-auto = comme l’appareil
motion-full = oui
motion-still = non
obvious = Coups évidents
obvious-help = Quand tout le monde voit qu’un seul coup est possible, il se joue tout seul après un instant.
sound = Son
sound-help = Quelques notes à votre tour, à chaque coup et à la fin.
account = Votre compte
account-guest = Vous êtes { $name }, en invité dans ce navigateur.
account-claimed = Vous êtes { $name }, et ce nom est à vous.
account-name = Nom
account-rename = Changer de nom
account-renamed = Votre nom a été changé.
account-claim = Réserver ce nom
account-claim-help = Avec un mot de passe, ce nom n’est qu’à vous : vous pouvez vous connecter sur d’autres appareils et figurer au classement.
account-is-claimed = Ce nom est désormais à vous.
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-is-changed = Votre mot de passe a été changé.
account-login = Se connecter
account-is-in = Vous revoilà sous ce nom.
account-logout = Se déconnecter
account-is-out = Vous avez quitté ce compte ; vous jouez de nouveau en invité.
account-file = Tout ce qui est conservé sur moi, en un fichier
account-delete = Supprimer mon compte
account-delete-help = Les parties que vous avez jouées restent, sans votre nom.
account-is-deleted = Votre compte a été supprimé.

## La compagnie, les invitations et le sceau de la donne

seal = Franc jeu : la donne a été scellée avant la partie ({ $short }…)
seal-help = La donne est déjà fixée, et voici son sceau (un SHA-256). Après la partie, la graine est publiée : chacun peut vérifier qu’elle correspond au sceau.
company-sat = { $name } prend place.
company-rose = { $name } quitte sa place.
company-left = { $name } s’en va. Un robot joue à sa place.
company-returned = { $name } est de retour.
company-lost = { $name } n’a plus de connexion.
company-found = { $name } a retrouvé la connexion.
invited = { $host } vous invite à « { $game } »
invited-seats = { $seats } joueurs
minutes = environ { $minutes } min
your-name = Votre nom
sit-down = Prendre place
share = Partager
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
clock-reserve = Réserve :
clock-other = avec pendule
watching-you = Vous regardez
watching-eyes = Vous voyez ce que voit { $name }

## Rejouer, reprendre, les conseils

with = avec { $names }
home-go-on = Reprendre la partie : { $game }
minutes-long = long : environ { $minutes } min
play-seats = Joueurs, vous compris
play-level = Vos adversaires
play-hints = Conseils
play-hints-help = Sur demande, un robot vous montre ce qu’il jouerait. Dès le premier conseil, la partie ne compte plus pour le classement.
hint-before = Un robot va vous montrer ce qu’il jouerait. Si vous regardez, cette partie ne comptera plus pour le classement.
hint-look = Voir le conseil
hint-not = Non merci

## Apprendre

learn = Apprendre
learn-step = Leçon, étape { $step } sur { $steps }
learn-of = sur { $steps }
learn-back = Retour
learn-skip = Passer
learn-skip-play = Passer la leçon et jouer
learn-next = Suite
learn-look = Regardez :
learn-poor = C’est permis. Mais cette étape parle d’autre chose : reprenez votre coup et réessayez.
learn-once-more = Encore une fois :
learn-once-more-help = reprenez votre coup
learn-take-back = Reprendre
learn-show = Montrez-moi
learn-again = Recommencer
learn-play = Jouer une partie
learn-none = Il n’y a pas encore de leçon pour ce jeu.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute. Ici, rien ne compte.
       *[other] { $minutes } minutes. Ici, rien ne compte.
    }

## Trente secondes

thirty = Trente secondes
thirty-then = et vous savez jouer
thirty-want = Vous voulez
thirty-turn = À votre tour
thirty-ends = C’est fini
thirty-lesson = Leçon
thirty-minutes =
    { $minutes ->
        [one] La leçon dure { $minutes } minute.
       *[other] La leçon dure { $minutes } minutes.
    }
thirty-again = Vous retrouverez les deux sous « Règles ».
thirty-short = En trente secondes
goal-is = But
explains = Expliquer les nouveautés
explains-help = Dans vos trois premières parties d’un jeu, ce qui arrive pour la première fois est expliqué en une ligne.
first-is = Nouveau
first-close = Compris

## La règle, pour la lire

rules-search = Chercher : des mots, ou un numéro comme { $rule }
rules-found =
    { $count ->
        [0] Aucun paragraphe ne contient ces mots.
        [one] Un paragraphe
       *[other] { $count } paragraphes
    }
rules-clear = Effacer la recherche
rules-exact = Toute la règle, mot à mot
rules-exact-help = Ce que citent le journal, les refus et les étiquettes. Ouvrez un chapitre, ou cherchez.
rules-filter = Quels paragraphes
rules-all = Tous
rules-shown = Avec plateau
rules-rare = Cas rares
rules-taught = La leçon enseigne { $taught } paragraphes sur { $all }. Les autres sont les cas rares.
rules-learn = Jouer la leçon
rules-more = Au mot près :
rules-count =
    { $count ->
        [one] un paragraphe
       *[other] { $count } paragraphes
    }
rules-link = Copier le lien vers { $rule }
rules-copied = Lien copié
show-me = Montrez-moi
show-hide = Cacher
show-rule = Montrer { $rule } sur le plateau
show-before = Avant
show-after = Après
show-deal = La donne
show-no = Interdit
show-picture = { $when } : { $says }

## Énigmes

puzzles = Énigmes
puzzle-question = Que joueriez-vous ?
puzzle-try = Essayez une énigme
puzzle-intro = Une position tirée d’une partie entre génies du crime, et un coup nettement meilleur que les autres, même sans voir leur jeu. À vous de le trouver.
puzzle-open = Énigmes : { $game }
puzzle-daily-of = L’énigme du jour : { $game }
puzzle-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzle-place = { $number } sur { $all }
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-daily = L’énigme du jour
puzzle-today = Celle du jour
puzzle-previous = Énigme précédente
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzle-good = C’est le meilleur coup.
puzzle-poor = Il y a mieux.
puzzle-mine = le vôtre
puzzle-percent = { $share } %
puzzle-why-good = Sur { $worlds } parties possibles d’après ce que vous voyez, il en gagne { $best } ; le deuxième meilleur coup, { $next }.
puzzle-why-poor = Sur { $worlds } parties possibles d’après ce que vous voyez, le meilleur coup en gagne { $best } ; le vôtre, { $mine }.
puzzle-shared = Une victoire partagée compte pour sa part.
puzzle-because-best = Pourquoi : ceci, ou quelque chose de semblable, arrive { $more ->
        [yes] plus
       *[no] moins
    } souvent, dans { $often } parties sur 100 ; avec le deuxième meilleur coup, dans { $other }. « { $event } »
puzzle-because = Ceci, ou quelque chose de semblable, arrive { $more ->
        [yes] plus
       *[no] moins
    } souvent, dans { $often } parties sur 100 ; avec le meilleur coup, dans { $other } : « { $event } »
puzzle-points = En moyenne, vous finissez à { $points }, votre meilleur adversaire à { $rival }.
puzzle-best = Le meilleur : { $move }
puzzle-see = Ce que valent les coups
puzzle-same =
    { $count ->
        [one] (ou un autre, tout aussi bon)
       *[other] (ou { $count } autres, tout aussi bons)
    }
puzzle-more =
    { $count ->
        [one] Encore un coup
       *[other] Encore { $count } coups
    }
puzzle-solved =
    { $count ->
        [one] { $count } résolue sur { $all }.
       *[other] { $count } résolues sur { $all }.
    }
puzzle-row = { $count } de suite.
puzzle-days = { $count } jours de suite.
puzzle-number =
    { $mark ->
        [right] Énigme { $number }, résolue
        [later] Énigme { $number }, résolue après un autre essai
        [wrong] Énigme { $number }, pas encore résolue
       *[new] Énigme { $number }
    }
