title = Vide-gousset
blurb = Trois manches pour pickpockets : la plus forte carte prend la bourse, sauf si quelqu’un a eu la même idée.

event-Dealt =
    { $seat_is ->
        [you] Vous recevez { $hand }.
       *[other] { $seat } reçoit trois cartes.
    }
event-Revealed =
    { $seat_is ->
        [you] Vous retournez un { $card }.
       *[other] { $seat } retourne un { $card }.
    }
event-Taken =
    { $seat_is ->
        [you] Vous prenez la bourse
       *[other] { $seat } prend la bourse
    } avec un { $card } : { $coins ->
        [one] une pièce.
       *[other] { $coins } pièces.
    }
event-Stayed = Toutes les cartes s’annulent : la bourse reste là.

move-Lay = Poser un { $card }
ask-VG-2_2 = choisissez une carte à poser face cachée
pick-Lay-card = Quelle carte ?
refusal-not-in-hand = Vous n’avez pas de { $card } en main.

score =
    { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }
ending-VG-3_1 =
    { $winners_is ->
        [you] Vous avez le plus de pièces et gagnez.
       *[other] { $winners } a le plus de pièces et gagne.
    }
ending-VG-R1 =
    { $winners_is ->
        [shared] Égalité en tête : vous partagez la victoire ({ $winners }).
       *[other] Égalité en tête : { $winners } se partagent la victoire.
    }

option-lowest = La plus faible carte prend la bourse
    .help = Au lieu de la plus forte.

view-chosen = Ont déjà choisi
view-laid = Cartes posées
view-purse = Dans la bourse
view-coins = Pièces

chapter-VG-1 = Mise en place
chapter-VG-2 = Une manche
chapter-VG-3 = La fin
chapter-VG-R = Nos décisions

rule-VG-1_1 = La boîte contient dix-huit cartes : les nombres de 1 à 6, trois fois chacun.
    .reading = Rien ne distingue les cartes d’un même nombre.
rule-VG-1_2 = On joue de deux à cinq ; chacun reçoit trois cartes, les autres restent dans la boîte sans être vues.
    .reading = Une main n’est vue que de son propriétaire.
rule-VG-2_1 = On met une pièce dans la bourse.
    .reading = En plus de ce qui y est resté.
rule-VG-2_2 = Chacun choisit une carte de sa main et la pose face cachée.
    .reading = Tant que la dernière carte n’est pas posée, on peut changer d’avis.
rule-VG-2_3 = Quand tous ont choisi, on retourne les cartes ensemble.
    .reading = Elles restent visibles devant leur propriétaire.
rule-VG-2_4 = Les cartes de même nombre s’annulent ; la plus forte de celles qui restent prend la bourse.
    .reading = Voir VG-R2.
rule-VG-2_5 = S’il ne reste aucune carte, la bourse attend la manche suivante.
    .reading = Après la dernière manche, personne ne la reçoit.
rule-VG-3_1 = Après la troisième manche, le joueur qui a le plus de pièces gagne.
    .reading = En cas d’égalité, voir VG-R1.
rule-VG-R1 = Les joueurs à égalité pour le plus de pièces se partagent la victoire.
    .reading = Même si personne n’en a.
rule-VG-R2 = La plus faible des cartes qui restent prend la bourse.
    .reading = Option « lowest », inactive par défaut.
