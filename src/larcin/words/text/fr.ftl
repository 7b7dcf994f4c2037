### Les mots de larcin lui-même, en français. Chaque jeu apporte les siens.
### Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

language-fr = français
language-en = English
language-de = Deutsch

## Les gens et les choses

seat = place { $number }
somebody = Vous
nothing = rien
yes = oui
no = non
bot-random = au hasard
bot-greedy = avide
bot-pimc = prévoyant
bot-ismcts = calculateur
bot-apprentice = apprenti
bot-pickpocket = pickpocket
bot-burglar = cambrioleur
bot-mastermind = génie du crime
bot-help-random = Joue n’importe quel coup permis.
bot-help-greedy = Prend ce qui paraît le meilleur sur le moment.
bot-help-pimc = Imagine ce que les autres peuvent avoir en main, et joue la suite dans sa tête.
bot-help-ismcts = Réfléchit pour toute la table, aussi longtemps qu’on le lui permet.
bot-help-apprentice = Sympathique : la plupart des coups lui échappent.
bot-help-pickpocket = A les doigts agiles, mais laisse parfois échapper quelque chose.
bot-help-burglar = Peu de chose lui échappe, mais il ne voit pas loin.
bot-help-mastermind = Le plus fort de tous : joue d’expérience, et calcule quand il le faut.
kind-text = dans la règle du jeu
kind-fact = pour information, pas une règle
kind-ruling = notre décision
kind-variant = une variante, non jouée par défaut

## La question

your-turn = À vous : { $question }
hand = Main
waiting = On attend { $players }…
face-down = Face cachée : { $move } (u pour reprendre)
pick-kind = Que faites-vous ?
only-move = Un seul coup possible : { $move } (une touche pour attendre)

## Les refus communs à tous les jeux

refused = Refusé : { $reason }
refusal-match-over = La partie est terminée.
refusal-not-your-turn =
    { $seats_count ->
        [one] Ce n’est pas à vous de jouer, mais à { $seats }.
       *[other] Ce n’est pas à vous de jouer. On attend : { $seats }.
    }
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-stale-answer = Cette question a déjà reçu sa réponse.
refusal-no-such-move = Ce n’est pas permis ici.
refusal-not-face-down = Trop tard : il n’y a plus de choix face cachée à reprendre.

## Le journal

promise = Le hasard est scellé : le SHA-256 de sa graine est { $commitment }.
promise-title = Une donne honnête
promise-help = Avant de distribuer, on montre l’empreinte (SHA-256) de la graine secrète d’où vient tout le hasard. À la fin, on montre la graine elle-même, et chacun peut vérifier que rien n’a changé entre-temps : `larcin verify` s’en charge.
promise-kept = La graine était { $seed }. Son SHA-256 est bien celui montré avant la donne.
promise-broken = La graine était { $seed }. Son SHA-256 n’est pas celui montré avant la donne !
saved = Partie enregistrée dans : { $path }
verify-with = Pour la vérifier : { $command }
not-saved = partie non enregistrée : { $reason }

## Les règles

rule-title = La règle en cause
rule-unknown = Ce paragraphe n’existe pas dans les règles d’aujourd’hui.
reading = Notre lecture : { $reading }

## Les touches

key-escape = Échap
key-enter = Entrée
key-back = revenir
key-close = fermer
key-rule = règle
key-take-back = reprendre
key-memory = aide-mémoire
key-obvious = coups évidents
key-help = aide
key-quit = quitter
key-new = rejouer
key-result = résultat
key-look = regarder la table
key-stay = continuer
key-line-before = ligne précédente
key-line-after = ligne suivante
key-start = commencer
key-resume =
    { $moves ->
        [0] reprendre { $game }
        [one] reprendre { $game } ({ $moves } coup)
       *[other] reprendre { $game } ({ $moves } coups)
    }

## L’aide

help-title = Les touches
help-choose = prendre l’un des choix affichés ; un clic fait de même
help-back = revenir au choix précédent
help-rule = montrer la règle qui explique la dernière ligne du journal, ou celle que vous avez choisie
help-arrows = choisir une ligne du journal
help-page = faire défiler la table
help-take-back = reprendre un choix face cachée tant que les autres réfléchissent
help-memory = montrer ou cacher ce que vous avez vu et qui est caché à présent
help-obvious = laisser ou non les coups évidents se jouer tout seuls
help-language = changer de langue
help-new = rejouer, quand la partie est terminée
help-result = revoir le résultat, quand la partie est terminée
help-quit = quitter ; chaque coup est enregistré dès qu’il est joué

## Quitter

quit-title = Quitter cette partie ?
quit-saved = Elle est enregistrée. Pour la reprendre : { $command }
quit-unsaved = Elle n’est pas enregistrée et sera perdue : { $reason }

## La fin

place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }

## Le début

start-title = jeux de voleurs
game-players =
    { $last ->
        [1] 1 joueur
       *[other] { $first } à { $last } joueurs
    }
game-credit = { $author }, { $publisher } { $year }
setting-language = Langue
setting-seats = Joueurs
setting-hint = Tab ↑ ↓ : d’une ligne à l’autre ; ← → ou un clic : changer le choix.

## Les commandes

replay-title = { $game } : { $players }
replay-turn = Après le coup { $turn } sur { $turns }, vu par { $viewer }.
replay-spectator = un spectateur
replay-stored = Jouée avec la version { $version } des règles, alors que ce programme a la version { $current } : montrée telle qu’elle a été enregistrée, sans la table.
replay-public = La partie n’est pas terminée : montrée telle qu’elle a été publiée, sans la table.
verified-commitment = La graine est bien celle qui avait été promise : SHA-256 { $commitment }.
verified-moves =
    { $moves ->
        [0] Aucun coup à rejouer.
        [one] { $moves } coup rejoué, permis par les règles.
       *[other] { $moves } coups rejoués, tous permis par les règles.
    }
verified-events = Tout ce que raconte le fichier a bien eu lieu.
verified-outcome = Le résultat est celui auquel mènent les coups : { $ending }
verified-unfinished = La partie n’est pas encore terminée.

## Les tables d’un serveur

invite = Les autres vous rejoignent avec : { $command }
joining = À la table { $table }. La partie commence dès que toutes les places sont prises…
trouble-away = le serveur ne répond pas ; nouvel essai
waiting-for-all = La partie commence dès que tout le monde est d’accord.
tables-none = Aucune table n’est ouverte. Pour en créer une : { $command }
tables-title = Tables ouvertes sur { $server }
table-mine = à vous
table-waiting = c’est à vous de jouer
table-free =
    { $seats ->
        [one] une place libre
       *[other] { $seats } places libres
    }
game-broken = { $game } ne peut pas être joué :

## La fin

verdict-won =
    { $winners_is ->
        [you] Vous gagnez avec { $margin } d’avance
       *[other] { $winners } gagne avec { $margin } d’avance
    }
verdict-short = { $winners } gagne, il vous manque { $margin }
verdict-tied =
    { $winners_is ->
        [you] À égalité, mais vous gagnez
       *[other] À égalité, mais { $winners } gagne
    }
verdict-bare =
    { $winners_is ->
        [you] Vous gagnez
       *[other] { $winners } gagne
    }
verdict-shared =
    { $winners_is ->
        [shared] Vous partagez la victoire avec { $others }
       *[other] Victoire partagée : { $winners }
    }
verdict-numbers = { $mine } à { $best }
tie-line = { $what } : { $values }
unowned = Ce qui n’est à personne : { $parts }

## Une leçon dans le terminal

teach-step = Étape { $step } sur { $steps }
teach-next = Entrée : continuer · b : retour · q : quitter
teach-pick = Le numéro d’un coup, ou quelques lettres · b : retour · s : montrez-moi · q : quitter
teach-more =
    { $count ->
        [one] … et encore { $count } : écrivez quelques lettres pour le trouver.
       *[other] … et encore { $count } : écrivez quelques lettres pour les trouver.
    }
teach-no-number = Aucun coup ne s’appelle « { $written } ».
teach-poor = C’est permis. Mais cette étape parle d’autre chose.
teach-taken-back = Votre coup est repris : essayez encore.
teach-none = Il n’y a pas encore de leçon pour { $game }.
teach-done = Vous en savez assez. Maintenant, une partie : { $command }

## Énigmes

riddle-question = Que joueriez-vous ?
riddle-place = Énigme { $number } sur { $all }
riddle-pick = Le numéro d’un coup, ou quelques lettres · n : suivante · q : quitter
riddle-none = Il n’y a pas encore d’énigmes pour { $game }.
riddle-good = C’est le meilleur coup.
riddle-poor = Il y a mieux.
riddle-why = Sur 100 parties possibles d’après ce que vous voyez, chaque coup en gagne :
riddle-because = { $often } sur 100 ; avec le meilleur coup, { $other } : { $event }
riddle-because-best = { $often } sur 100 ; avec le deuxième meilleur coup, { $other } : { $event }
riddle-done = C’étaient toutes les énigmes.
