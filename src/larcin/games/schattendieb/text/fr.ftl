### Der Schattendieb en français. Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

title = Der Schattendieb
blurb = Un hôtel plein de bijoux, un voleur dans chaque ombre : remplissez votre coffre et fermez-le avant d’être le dernier.

## Les cartes

card-necklace-1 = Collier 1
card-necklace-2 = Collier 2
card-necklace-3 = Collier 3
card-necklace-4 = Collier 4
card-necklace-5 = Collier 5
card-necklace-6 = Collier 6
card-necklace-7 = Collier 7
card-necklace-8 = Collier 8
card-necklace-9 = Collier 9
card-necklace-10 = Collier 10
card-ring-1 = Bague 1
card-ring-2 = Bague 2
card-ring-3 = Bague 3
card-ring-4 = Bague 4
card-ring-5 = Bague 5
card-ring-6 = Bague 6
card-ring-7 = Bague 7
card-ring-8 = Bague 8
card-ring-9 = Bague 9
card-ring-10 = Bague 10
card-watch-1 = Montre 1
card-watch-2 = Montre 2
card-watch-3 = Montre 3
card-watch-4 = Montre 4
card-watch-5 = Montre 5
card-watch-6 = Montre 6
card-watch-7 = Montre 7
card-watch-8 = Montre 8
card-watch-9 = Montre 9
card-watch-10 = Montre 10
card-tiara-1 = Diadème 1
card-tiara-2 = Diadème 2
card-tiara-3 = Diadème 3
card-tiara-4 = Diadème 4
card-tiara-5 = Diadème 5
card-tiara-6 = Diadème 6
card-tiara-7 = Diadème 7
card-tiara-8 = Diadème 8
card-tiara-9 = Diadème 9
card-tiara-10 = Diadème 10
card-safe-4 = Coffre 4
card-safe-5 = Coffre 5
card-safe-6 = Coffre 6
card-safe-7 = Coffre 7
card-safe-8 = Coffre 8
card-safe-9 = Coffre 9
card-safe-10 = Coffre 10
card-safe-11 = Coffre 11
card-safe-12 = Coffre 12
card-safe-13 = Coffre 13
card-safe-14 = Coffre 14
card-safe-15 = Coffre 15
card-necklace-thief = Voleur de colliers
card-ring-thief = Voleur de bagues
card-watch-thief = Voleur de montres
card-tiara-thief = Voleur de diadèmes
card-shadow-thief = Voleur d’ombres

# Combien de bijoux, de cartes.
jewel-count =
    { $jewels ->
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Le journal

event-Opened = Manche { $deal } sur { $deals }.
heading-Opened = Manche { $deal } sur { $deals }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } prend quatre cartes en main.
       *[other]
            { $seat_is ->
                [you] Vous prenez en main : { $hand }.
               *[other] { $seat } prend en main : { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] Vous retournez : { $card }.
       *[other] { $seat } retourne : { $card }.
    }
event-Cancelled = Même valeur, { $value } : { $cards } s’annulent ({ $seats }).
event-Stolen =
    { $seat_is ->
        [you] { $thief } : vous volez à { $victim } : { $card }.
       *[other]
            { $victim_is ->
                [you] { $thief } : { $seat } vous vole : { $card }.
               *[other] { $thief } : { $seat } vole à { $victim } : { $card }.
            }
    }
event-Missed =
    { $seat_is ->
        [you] { $thief } : vous ne trouvez rien à voler.
       *[other] { $thief } : { $seat } ne trouve rien à voler.
    }
event-Added =
    { $seat_is ->
        [you] Vous ajoutez : { $cards }.
       *[other] { $seat } ajoute : { $cards }.
    }
event-Filled =
    { $seat_is ->
        [you] Vous rangez au coffre : { $cards } ({ jewel-count } en tout).
       *[other] { $seat } range au coffre : { $cards } ({ jewel-count } en tout).
    }
event-Closed =
    { $seat_is ->
        [you] { $card } : vous fermez votre coffre sur { jewel-count }, pour une valeur de { $worth }.
       *[other] { $card } : { $seat } ferme son coffre sur { jewel-count }, pour une valeur de { $worth }.
    }
event-Wasted =
    { $jewels ->
        [0]
            { $seat_is ->
                [you] { $card } est perdu : votre coffre est vide.
               *[other] { $card } est perdu pour { $seat } : le coffre est vide.
            }
       *[other]
            { $seat_is ->
                [you] { $card } est perdu : trop petit pour vos { jewel-count }.
               *[other] { $card } est perdu pour { $seat } : trop petit pour { jewel-count }.
            }
    }
event-Returned =
    { $seat_is ->
        [you] Votre main va { returned-where } : { $cards }.
       *[other]
            { $cards_is ->
                [hidden] { $seat } rend sa main, qui va { returned-where } ({ card-count }).
               *[other] { $seat } rend sa main, qui va { returned-where } : { $cards }.
            }
    }
returned-where =
    { $rule ->
        [SD-R18] à la défausse
       *[other] sous la pioche
    }
event-Drawn =
    { $cards_is ->
        [hidden] { $seat } pioche { card-count }.
       *[other]
            { $seat_is ->
                [you] Vous piochez : { $cards }.
               *[other] { $seat } pioche : { $cards }.
            }
    }
event-Exhausted =
    { $target ->
        [4] La pioche est épuisée : désormais, personne ne pioche plus.
        [0] La pioche est trop petite pour donner ne serait-ce qu’une carte à chacun : on la défausse ({ $rest }), et désormais personne ne pioche plus.
       *[other]
            { $rest ->
                [0] La pioche est trop petite : on ne complète les mains qu’à { $target }. La voilà épuisée, et désormais personne ne pioche plus.
               *[other] La pioche est trop petite : on ne complète les mains qu’à { $target }, le reste ({ $rest }) est défaussé, et désormais personne ne pioche plus.
            }
    }
event-Ended =
    { $how ->
        [alone]
            { $seats_is ->
                [you] Seul votre coffre est encore ouvert : la manche est finie et vous ne marquez rien.
               *[other] Un seul coffre est encore ouvert : la manche est finie et { $seats } ne marque rien.
            }
        [together] Tous veulent fermer en même temps : la manche est finie et aucun d’eux ne marque ({ $seats }).
       *[without-cards] Plus de pioche, plus de cartes en main : la manche est finie. Les coffres ouverts ne rapportent rien ({ $seats }).
    }
event-Counted = Points de la manche { $deal } : { $points }. En tout : { $totals }.

## Ce qu’on demande, ce qu’on propose, ce qu’on refuse

ask-SD-1 = choisissez une carte à poser face cachée
ask-SD-3_5 = le voleur d’ombres se sert en premier : choisissez un bijou
ask-SD-3_4 = votre voleur se sert : choisissez un bijou
ask-SD-4 = ajoutez des bijoux de la même sorte, ou aucun
ask-SD-R29 = rendez vos cartes quand vous aurez tout vu
pick-Play = poser une carte
pick-Play-card = Quelle carte ?
pick-Steal = voler
pick-Steal-victim = À qui ?
pick-Add = ajouter des bijoux
pick-Add-cards = Quels bijoux ?
pick-HandIn = rendre ses cartes
move-Play =
    { $effect ->
        [close] { $card } : fermer votre coffre sur { jewel-count }
        [waste]
            { $jewels ->
                [0] { $card } : perdu, votre coffre est vide
               *[other] { $card } : perdu, trop petit pour { jewel-count }
            }
        [late] { $card } : trop tard, la manche finit avant qu’on ferme les coffres
        [risky] { $card } : ferme votre coffre ({ jewel-count }), sauf si tous les autres posent leurs dernières cartes : la manche finit alors avant
       *[other] { $card }
    }
move-Steal = { $card }, à { $victim }
move-Add =
    { $cards_count ->
        [0] Ne rien ajouter
       *[other] Ajouter { $cards } ({ jewel-count } alors au coffre)
    }
move-HandIn = Rendre vos cartes pour la manche suivante
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-nothing-to-steal = Il n’y a là aucun bijou à voler.
refusal-wrong-prey = Votre voleur ne s’intéresse pas à cette sorte de bijou : { $card }.
refusal-other-kind = Ce n’est pas la sorte que vous avez posée : { $card }.
refusal-out-of-order = Nommez les bijoux de la plus petite valeur à la plus grande.

## La fin

ending-SD-9_2 =
    { $winners_is ->
        [you] La collection la plus précieuse est la vôtre : vous gagnez !
       *[other] { $winners } a la collection la plus précieuse et gagne.
    }
ending-SD-R28 =
    { $winners_is ->
        [shared] Des collections de même valeur : vous partagez la victoire ({ $winners }).
       *[other] Des collections de même valeur : { $winners } se partagent la victoire.
    }
ending-SD-R28b =
    { $winners_is ->
        [you] Égalité de points, mais la dernière manche vous donne la victoire !
       *[other] Égalité de points, mais la dernière manche désigne { $winners }.
    }
ending-SD-R34 =
    { $winners_is ->
        [shared] Même la dernière manche ne départage personne : vous partagez la victoire ({ $winners }).
       *[other] Même la dernière manche ne départage personne : { $winners } se partagent la victoire.
    }

## La table

table-middle = Manche { $deal } sur { $deals } · pioche : { $pile } · défausse : { $discard }
table-seat = { $player } · main : { $cards } · points : { $total }
table-empty-safe = le coffre est vide
table-safe = { jewel-count }, valeur { $worth }
table-discard = Vues et défaussées :
table-given = Cartes cachées qui furent à vous :

## L’écran

board-sign = GRAND HÔTEL
board-deal = Manche { $deal } sur { $deals }
board-actions = Les sept actions du tour
board-action-1 = Poser
board-action-2 = Annulation
board-action-3 = Voleurs
board-action-4 = Ajouts
board-action-5 = Remplir
board-action-6 = Fermer
board-action-7 = Piocher
board-kind-necklace = Collier
board-kind-ring = Bague
board-kind-watch = Montre
board-kind-tiara = Diadème
board-kind-safe = Coffre
board-total = total : { $total }
board-count =
    { $jewels ->
        [0] vide
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }
board-worth = { $worth } pts
board-scored =
    { $points ->
        [0] 0
       *[other] +{ $points }
    }
board-open-safe = Coffre ouvert
board-closed-safe = Coffre fermé par un { $lock }
board-covered = Carte posée face cachée
board-steal = Voler
board-chosen = choisi
board-ready = prêt
board-laid = posée
board-fate-cancelled = annulé
board-fate-robbed = volé
board-fate-lucky = butin
board-fate-missed = bredouille
board-fate-wasted = perdu
board-fate-closed = fermé
board-effect-close = ferme
board-effect-waste = perdu
board-effect-late = trop tard
board-effect-risky = risqué
board-pile = pioche
board-pile-of = Pioche : { $count }
board-discard = défausse
board-discard-of = Défausse : { $count }
board-no-hand = Vous n’avez plus de cartes : regardez la suite de la manche.
board-deal-over = La manche est finie.
board-nothing = Rien
board-hand-in = Rendre les cartes
board-memory = Aide-mémoire
board-memory-empty = Rien n’a encore été défaussé.

## Les options

option-deals = Manches
    .help = Combien de manches compte la partie ; à deux, cinq est un bon nombre.
option-strict_want = Tout coffre posé veut fermer
    .help = Quand tous ceux dont le coffre est ouvert posent un coffre fermé, aucun d’eux ne marque, même si certains ne convenaient pas.
option-tie = Égalité
    .help = Ce qui arrive quand plusieurs joueurs ont le plus de points.
option-tie-shared = victoire partagée
option-tie-last-deal = la dernière manche décide

## Les règles, paragraphe par paragraphe

chapter-SD-A = La boîte

rule-SD-A_1 = Le jeu s’appelle Der Schattendieb, en français Le voleur d’ombres.
rule-SD-A_2 = Ce jeu de cartes de Jürgen Grunau se joue de deux à sept, dès huit ans.
    .reading = Voir SD-R1. L’âge n’est qu’une indication.
rule-SD-A_3 = Amigo l’a publié en 2001 ; il dure environ une demi-heure.
rule-SD-A_4 = La boîte contient 80 bijoux de valeur 1 à 10, 20 coffres fermés de valeur 4 à 15, 7 coffres ouverts et 5 voleurs.
    .reading = Chacune des quatre sortes de bijoux a deux fois chaque valeur (on le sait d’ailleurs). Les coffres 4 à 11 y sont en double, 12 à 15 une fois : nous le supposons, personne ne le dit.

chapter-SD-B = Le but

rule-SD-B_1 = Une nuit, bien des bijoux ont disparu des chambres d’un grand hôtel.
rule-SD-B_2 = Dans la panique, chacun veut mettre au coffre les bijoux qui restent, mais le voleur d’ombres ne cesse de frapper.
rule-SD-B_3 = Chacun essaie de protéger le plus de bijoux possible ; seuls ceux des coffres sont à l’abri des voleurs.
    .reading = On ne vole jamais ce qui est dans un coffre, ouvert ou fermé : SD-R9.
rule-SD-B_4 = Gagne qui a mis à l’abri la collection la plus précieuse en trois manches.
    .reading = Redit en SD-9.2.

chapter-SD-C = La mise en place

rule-SD-C_1 = Chacun prend un coffre ouvert et le place devant soi.
    .reading = Il y reste toute la partie et n’entre dans aucune main.
rule-SD-C_2 = Les coffres ouverts en trop retournent dans la boîte.
rule-SD-C_3 = On mélange toutes les autres cartes, coffres fermés compris.
    .reading = 105 cartes.
rule-SD-C_4 = Chacun pioche quatre cartes.
    .reading = Une main n’est vue que de qui la tient ; sa taille, de tous.
rule-SD-C_5 = Le reste forme une pioche, faces cachées, au centre de la table.
    .reading = Personne ne voit une carte de la pioche.

chapter-SD-D = Le déroulement

rule-SD-D_1 = Le jeu est une suite de sept actions, l’une après l’autre.
    .reading = Les sept ensemble font un tour.
rule-SD-D_2 = Ce sont : jouer une carte, annulation, voleurs, bijoux supplémentaires, remplir le coffre, fermer le coffre, piocher.
    .reading = Les titres des sept chapitres suivants ; mais la liste appelle la cinquième action « ENTREPOSER », le chapitre « REMPLIR ».

chapter-SD-1 = Jouer une carte

rule-SD-1_1 = Chacun choisit l’une de ses quatre cartes et la pose devant soi, face cachée.
    .reading = En fin de manche, les mains sont plus petites : SD-R3.
rule-SD-1_2 = On a le choix : bijou, voleur ou coffre fermé.
rule-SD-1_3 = Toutes les cartes sont retournées en même temps.
    .reading = D’ici là, on peut changer d’avis : SD-R32.

chapter-SD-2 = Annulation

rule-SD-2_1 = À valeur égale, les bijoux joués s’annulent entre eux.
    .reading = Quelles que soient leurs sortes, et tous : SD-R4. La règle dit aussi « pat ».
rule-SD-2_2 = Ils vont à la défausse, à côté de la pioche.
rule-SD-2_3 = La défausse reste face cachée.
    .reading = Voir SD-R5.
rule-SD-2_4 = La règle renvoie à un schéma et à un exemple.
    .reading = Notre exemplaire n’a ni l’un ni l’autre.

chapter-SD-3 = Les voleurs

rule-SD-3_1 = Si un voleur a été joué, il agit maintenant.
rule-SD-3_2 = Quatre voleurs sont spécialistes d’une sorte de bijou, qu’un petit dessin indique sur la carte.
    .reading = Une carte pour chaque sorte.
rule-SD-3_3 = Aucune sorte de bijou n’échappe au voleur d’ombres.
rule-SD-3_4 = Qui a joué un voleur prend un bijou approprié joué dans ce tour et le met, face visible, sur son propre coffre.
    .reading = Un seul, et c’est obligatoire : SD-R7, SD-R10.
rule-SD-3_5 = Quand le voleur d’ombres est l’un de deux voleurs joués, il se sert avant l’autre.
    .reading = Quel que soit leur nombre : SD-R6.
rule-SD-3_6 = Faute de bijou à son goût, un voleur repart les mains vides.
rule-SD-3_7 = L’action finie, chaque voleur part à la défausse, qu’il ait pris quelque chose ou non.
rule-SD-3_8 = Des dessins donnent des exemples.

chapter-SD-4 = Bijoux supplémentaires

rule-SD-4_1 = Qui a encore un bijou devant soi peut poser d’autres bijoux de la même sorte sur la carte déjà jouée.
    .reading = Autant qu’on veut, tous ensemble et en secret : SD-R12.
rule-SD-4_2 = Personne n’y est obligé.
rule-SD-4_3 = Des dessins donnent des exemples.

chapter-SD-5 = Remplir le coffre

rule-SD-5_1 = Tous les bijoux joués dans ce tour et encore devant un joueur vont, face visible, sur le coffre de celui-ci.
    .reading = D’eux-mêmes : SD-R13.
rule-SD-5_2 = Ce qui est entré au coffre n’en sort plus avant la fin de la manche.
    .reading = « jusqu’à la fin du tour » : SD-R2.
rule-SD-5_3 = Des dessins donnent des exemples.

chapter-SD-6 = Fermer le coffre

rule-SD-6_1 = Un coffre fermé dont la valeur atteint au moins le nombre de bijoux du coffre se place à la suite de ces bijoux.
    .reading = Le nombre de cartes, non leur valeur : SD-R14.
rule-SD-6_2 = Ainsi, le joueur ferme son coffre.
rule-SD-6_3 = Toutes les cartes qu’il a encore en main vont, face cachée, sous la pioche.
    .reading = Mélangées : SD-R17.
rule-SD-6_4 = Ce joueur ne prend plus part à la manche.
    .reading = « jusqu’à la fin du tour » : SD-R2. La règle ajoute que le « tour » du joueur est fini : c’est encore la manche.
rule-SD-6_5 = Un coffre vide ne se ferme pas : il y faut un bijou au moins.
rule-SD-6_6 = Un coffre fermé joué sans aucun bijou au coffre est défaussé.
rule-SD-6_7 = Un coffre fermé dont le numéro est inférieur au nombre de bijoux est défaussé aussi.
rule-SD-6_8 = Des dessins donnent des exemples.

chapter-SD-7 = Piocher

rule-SD-7_1 = Tous ceux qui n’ont pas fermé leur coffre piochent jusqu’à avoir quatre cartes.
    .reading = Dans l’ordre des places : SD-R19.
rule-SD-7_2 = Puis un nouveau tour commence par la première action.
rule-SD-7_3 = Si la pioche ne suffit pas à donner quatre cartes à chacun, on ne complète les mains qu’à trois.
    .reading = À moins encore, s’il le faut : SD-R19.
rule-SD-7_4 = Ce qui reste alors de la pioche est défaussé.
    .reading = Sans être vu.
rule-SD-7_5 = Une fois la pioche épuisée, la septième action n’a plus lieu.
rule-SD-7_6 = On ne refait jamais de pioche avec la défausse.

chapter-SD-8 = La fin d’une manche

rule-SD-8_0 = Une manche finit aussitôt que l’une de trois choses arrive.
    .reading = Dans l’ordre de SD-R24.
rule-SD-8_1 = Un seul joueur a encore son coffre ouvert : il ne compte pas ses bijoux et ne marque rien.
rule-SD-8_2 = Dans un même tour, tous ceux qui restent veulent fermer : leurs bijoux ne sont pas comptés, et ils n’ont aucun point.
    .reading = Ce que « veulent » signifie : SD-R23.
rule-SD-8_3 = La pioche épuisée, personne n’a plus de carte en main après la quatrième action.
    .reading = La cinquième et la sixième n’ont pas lieu : SD-R25.
rule-SD-8_4 = Alors, tous ceux dont le coffre est encore ouvert n’ont rien pour cette manche.
    .reading = « pour ce tour » : SD-R2.

chapter-SD-9 = Le score

rule-SD-9_1 = Qui a fermé à temps additionne les valeurs des bijoux de son coffre : ce sont ses points.
rule-SD-9_2 = Gagne qui a le plus de points après trois manches.
    .reading = En cas d’égalité, voir SD-R28.
rule-SD-9_3 = On peut convenir d’un plus grand nombre de manches.
    .reading = Option « deals » : SD-R30.
rule-SD-9_4 = La règle renvoie à un exemple de décompte ; notre exemplaire n’en a pas.
rule-SD-9_5 = Le texte français est une traduction de Marc Laumonier.

chapter-SD-R = Nos décisions

rule-SD-R1 = On joue de deux à sept, selon les mêmes règles ; à deux, qui ferme seul marque et l’autre n’a rien ; si tous deux ferment, aucun ne marque.
    .reading = L’édition allemande dit trois à sept joueurs, comme toutes les autres sources ; cette règle-ci l’emporte. À deux, cinq manches sont un bon nombre.
rule-SD-R2 = « Tour » veut dire manche là où les bijoux restent et où l’on attend la fin après avoir fermé, ainsi que dans « le tour prend fin » et « pour ce tour » ; il veut dire tour là où un nouveau commence par la première action, ainsi que dans « jouée ce tour » et « dans le tour en cours ».
    .reading = La seule lecture qui tienne.
rule-SD-R3 = Tant que la main n’est pas vide, il faut poser exactement une carte ; n’importe laquelle, même un coffre qui ne peut pas fermer.
    .reading = En fin de manche, la main compte trois cartes ou moins.
rule-SD-R4 = Tous les bijoux d’une valeur s’annulent, à deux ou davantage, quelles que soient leurs sortes ; coffres et voleurs ne s’annulent jamais.
    .reading = Pas même un coffre 7 et un bijou 7.
rule-SD-R5 = On ne fouille pas la défausse ; chacun se rappelle ce qui a été défaussé à découvert ; ce qui est parti face cachée, à la défausse ou sous la pioche, seul s’en souvient qui l’a tenu en main.
    .reading = La vue s’en souvient ; l’écran ne le montre qu’avec l’aide-mémoire.
rule-SD-R6 = D’abord agit le voleur d’ombres, puis tous les spécialistes à la fois.
    .reading = Il y a un voleur par sorte : deux spécialistes ne veulent jamais le même bijou.
rule-SD-R7 = Un voleur qui trouve des bijoux appropriés doit en prendre exactement un, au choix parmi ceux qui ne sont pas annulés.
    .reading = « prend », et non « peut prendre ».
rule-SD-R8 = Un voleur ne vole jamais son propre joueur.
    .reading = Il ne le peut pas : qui a joué le voleur n’a pas joué de bijou.
rule-SD-R9 = On ne peut voler que les bijoux de la première action, jamais ceux d’un coffre ni ceux qu’ajoute la quatrième action.
    .reading = Ils viennent après les voleurs.
rule-SD-R10 = Le butin va droit au coffre et y compte aussitôt ; qui a joué le voleur n’ajoute pas de bijoux.
    .reading = Il n’a pas de bijou posé devant lui.
rule-SD-R11 = Un spécialiste dont le voleur d’ombres a pris la proie ne vole rien ; les deux voleurs sont défaussés.
rule-SD-R12 = On interroge tous ceux dont le bijou est encore là et qui ont une carte en main, qu’ils puissent ajouter ou non ; ils choisissent en secret autant de bijoux de cette sorte qu’ils veulent, même de valeurs égales, et tous montrent ensemble. Qui n’a rien qui aille ne peut répondre qu’« aucun ».
    .reading = Leur nombre aussi reste caché jusque-là. Les bijoux ajoutés ne s’annulent pas et ne sont pas volés. On les nomme de la plus petite valeur à la plus grande.
rule-SD-R13 = On ne choisit pas de remplir le coffre ; chacun peut voir à tout moment ce qu’il y a dans un coffre et combien de cartes compte une main.
    .reading = « sont posées »
rule-SD-R14 = On compare le nombre de cartes de bijoux, non leur somme ; l’égalité suffit.
    .reading = « égale ou supérieure au nombre »
rule-SD-R15 = Un coffre fermé qui convient ferme toujours.
    .reading = « il place cette carte »
rule-SD-R16 = Un coffre fermé qui ne convient pas est perdu ; son joueur reste dans la manche et pioche comme d’habitude.
rule-SD-R17 = La main de qui ferme est mélangée et mise sous la pioche avant qu’on complète les mains ; de plusieurs mains, celle de la première place est au-dessus.
    .reading = Ces cartes comptent pour compléter les mains, et peuvent être piochées.
rule-SD-R18 = Une fois la pioche épuisée, la main de qui ferme est défaussée face cachée, et il n’y a plus jamais de pioche.
rule-SD-R19 = On complète les mains à partir de la première place, chacune à quatre ; si la pioche ne suffit pas pour tous, à trois, ou deux, ou une, ou pas du tout ; qui en a davantage les garde.
    .reading = En dessous de trois, c’est notre extension : l’égalité est le but.
rule-SD-R20 = Une pioche qui est tout juste vide après qu’on a complété les mains est épuisée, elle aussi.
rule-SD-R21 = Un joueur sans cartes ne pose rien, reste dans la manche et compte toujours comme coffre ouvert pour SD-8.1.
    .reading = Il ne peut pas vouloir fermer et ne marquera rien.
rule-SD-R22 = Si personne à coffre ouvert n’a de carte quand un tour commence, la manche finit comme par SD-8.3.
    .reading = Cela arrive quand le dernier qui avait des cartes vient de fermer. Comme SD-R20, cela touche une manche et ne décide d’aucune partie : des tests montrent les deux, aucune partie enregistrée.
rule-SD-R23 = Vouloir fermer, c’est avoir posé un coffre qui convient ; on l’examine avant qu’aucun ne ferme, et alors aucun ne ferme.
    .reading = Un coffre qui ne convient pas ne ferme rien.
rule-SD-R23b = Tout coffre fermé qu’on pose montre qu’on veut fermer, qu’il convienne ou non.
    .reading = Option « strict_want ».
rule-SD-R24 = On examine les fins dans cet ordre : SD-8.3 après la quatrième action, SD-8.2 avant que les coffres ferment, SD-8.1 après, SD-R22 quand un tour commence.
    .reading = Si deux sur trois ferment, ils marquent donc, et le troisième non.
rule-SD-R25 = Si SD-8.3 met fin à la manche, un coffre qui convient et vient d’être posé ne ferme pas.
    .reading = Il arrive deux actions trop tard ; l’écran prévient.
rule-SD-R26 = Les bijoux qui viennent d’être posés quand SD-8.3 met fin à la manche n’arrivent pas au coffre.
    .reading = Cela ne change rien : tout coffre ouvert compte pour rien.
rule-SD-R27 = Seuls les bijoux comptent ; le numéro du coffre fermé ne rapporte rien.
rule-SD-R28 = Les joueurs à égalité pour le plus de points partagent la victoire.
    .reading = La règle n’en dit rien.
rule-SD-R28b = Entre joueurs à égalité pour le plus de points, les points de la dernière manche décident.
    .reading = Option « tie=last-deal ».
rule-SD-R29 = Entre deux manches, chacun rend ses cartes ; on remélange les 105. Personne ne commence, puisque tous agissent ensemble.
    .reading = On demande à chacun de rendre ses cartes, pour que tous puissent regarder la table avant qu’on la débarrasse.
rule-SD-R30 = Une partie compte trois manches, à moins qu’on ne soit convenu d’une à dix.
    .reading = Une ou deux sont une règle maison ; davantage, la règle le prévoit.
rule-SD-R31 = Quand SD-8.2 met fin à une manche, ceux qui ont fermé dans un tour précédent gardent leurs points.
    .reading = « ces joueurs » ne sont que ceux qui voulaient fermer maintenant.
rule-SD-R32 = Un choix fait face cachée peut être changé jusqu’à ce que le dernier joueur ait choisi.
rule-SD-R33 = Tant que dure la partie, on ne montre pas les mains à la fin d’une manche.
rule-SD-R34 = Les joueurs que la dernière manche ne départage pas partagent aussi la victoire ; elle ne départage personne au-dessous de la première place.
