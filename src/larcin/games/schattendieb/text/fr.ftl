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
event-Turned = Tour { $turn } : toutes les cartes sont retournées.
heading-Turned = Tour { $turn }
event-Laid =
    { $seat_is ->
        [you] Vous avez posé : { $card }.
       *[other] { $seat } a posé : { $card }.
    }
event-Cancelled =
    { $seats_is ->
        [shared] Valeurs égales, la vôtre comprise : { $cards } s’annulent ({ $seats }).
       *[other] Valeurs égales : { $cards } s’annulent ({ $seats }).
    }
event-Stolen =
    { $seat_is ->
        [you] Vous volez à { $victim } : { $card } ({ $thief }).
       *[other]
            { $victim_is ->
                [you] { $seat } vous vole : { $card } ({ $thief }).
               *[other] { $seat } vole à { $victim } : { $card } ({ $thief }).
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
event-Secured =
    { $seats_is ->
        [you] Ce que vous avez posé va dans votre coffre.
        [shared] Les bijoux qui restent vont dans les coffres, le vôtre compris.
       *[other] Les bijoux qui restent vont dans les coffres ({ $seats }).
    }
event-Filled =
    { $seat_is ->
        [you] Vous rangez au coffre : { $cards }. Il contient { jewel-count }.
       *[other] { $seat } range au coffre : { $cards }. Il contient { jewel-count }.
    }
event-Closed =
    { $seat_is ->
        [you] Vous fermez votre coffre avec la carte { $card } : { jewel-count }, valeur { $worth }.
       *[other] { $seat } ferme son coffre avec la carte { $card } : { jewel-count }, valeur { $worth }.
    }
event-Wasted =
    { $jewels ->
        [0]
            { $seat_is ->
                [you] Le { $card } est perdu : votre coffre est vide.
               *[other] Le { $card } est perdu pour { $seat } : le coffre est vide.
            }
       *[other]
            { $seat_is ->
                [you] Le { $card } est perdu : trop petit pour vos { jewel-count }.
               *[other] Le { $card } est perdu pour { $seat } : trop petit pour { jewel-count }.
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
event-Refilled =
    { $target ->
        [4] Qui a un coffre ouvert complète sa main à quatre cartes.
       *[other] La pioche s’épuise : qui a un coffre ouvert complète sa main à { $target }.
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
        [together] Tous ceux qui restent veulent fermer dans le même tour : la manche est finie et aucun d’eux ne marque ({ $seats }).
       *[without-cards] Plus de pioche, plus de cartes en main : la manche est finie. Les coffres ouverts ne rapportent rien ({ $seats }).
    }
event-Counted = La manche { $deal } rapporte : { $points }.

## Ce qu’une bonne mémoire en garde

faded-Dealt =
    { $seat_is ->
        [you] Vous prenez quatre cartes en main.
       *[other] { $seat } prend quatre cartes en main.
    }
faded-Laid =
    { $seat_is ->
        [you] Vous avez posé une carte.
       *[other] { $seat } a posé une carte.
    }
faded-Cancelled =
    { $seats_is ->
        [shared] Valeurs égales, la vôtre comprise : les bijoux s’annulent ({ $seats }).
       *[other] Valeurs égales : les bijoux s’annulent ({ $seats }).
    }
faded-Stolen =
    { $seat_is ->
        [you] Vous volez à { $victim } : { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous vole : { $card }.
               *[other] { $seat } vole à { $victim } : { $card }.
            }
    }
faded-Missed =
    { $seat_is ->
        [you] Votre voleur ne trouve rien à voler.
       *[other] { $seat } envoie un voleur, qui ne trouve rien à voler.
    }
faded-Wasted =
    { $seat_is ->
        [you] Vous avez gâché un coffre.
       *[other] { $seat } a gâché un coffre.
    }
faded-Returned =
    { $seat_is ->
        [you] Votre main va { returned-where } ({ card-count }).
       *[other] { $seat } rend sa main, qui va { returned-where } ({ card-count }).
    }
faded-Drawn =
    { $seat_is ->
        [you] Vous piochez { card-count }.
       *[other] { $seat } pioche { card-count }.
    }

## Ce qu’on demande, ce qu’on propose, ce qu’on refuse

ask-SD-1 = choisissez une carte à poser face cachée
ask-SD-3_5 = le voleur d’ombres se sert en premier : choisissez un bijou
ask-SD-3_4 = votre voleur se sert : choisissez un bijou
ask-SD-4 =
    { $moves ->
        [1] vous n’avez rien à ajouter
       *[other] ajoutez des bijoux de la même sorte, ou aucun
    }
ask-SD-R29 = regardez la table, puis passez à la suivante
    .title = La manche est finie :
pick-Play = poser une carte
pick-Play-card = Quelle carte ?
pick-Steal = voler
pick-Steal-victim = À qui ?
pick-Add = ajouter des bijoux
pick-Add-cards = Quels bijoux ?
pick-HandIn = manche suivante
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
        [0]
            { $most ->
                [0] Ne rien ajouter : vous n’avez plus rien de cette sorte. On vous le demande quand même, pour que personne ne le sache
               *[other] Ne rien ajouter
            }
       *[other] Ajouter { $cards } (cela fera { jewel-count } au coffre)
    }
move-HandIn = Passer à la manche suivante
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-nothing-to-steal = Il n’y a là aucun bijou à voler.
refusal-wrong-prey = Votre voleur ne s’intéresse pas à cette sorte de bijou : { $card }.
refusal-other-kind = On n’ajoute que la sorte qu’on a posée ({ kind-laid }), pas { $card }.
kind-laid =
    { $kind ->
        [necklace] { board-kind-necklace }
        [ring] { board-kind-ring }
        [watch] { board-kind-watch }
       *[tiara] { board-kind-tiara }
    }
refusal-own-jewel = Votre voleur ne vous vole pas.
refusal-lay-now = D’abord, chacun pose une carte face cachée.
refusal-steal-now = D’abord, votre voleur se sert : choisissez un bijou à une fenêtre.
refusal-add-now = Maintenant, on ne peut qu’ajouter des bijoux de la sorte posée, ou aucun.
refusal-hand-in-now = Cette manche est finie : passez à la suivante.
refusal-out-of-order = Nommez les bijoux de la plus petite valeur à la plus grande.

## La fin

score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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

part-deal-1 = Manche 1
part-deal-2 = Manche 2
part-deal-3 = Manche 3
part-deal-4 = Manche 4
part-deal-5 = Manche 5
part-deal-6 = Manche 6
part-deal-7 = Manche 7
part-deal-8 = Manche 8
part-deal-9 = Manche 9
part-deal-10 = Manche 10
part-open-alone = Manche { $count } : dernier coffre ouvert
part-open-together = Manche { $count } : tous ceux qui restaient ferment ensemble
part-open-without-cards = Manche { $count } : plus de cartes, coffre ouvert
tie-shared = Égalité de points, victoire partagée
tie-last-deal = Points de la dernière manche

## La table

table-middle = Manche { $deal } sur { $deals }, tour { $turn } · pioche : { $pile } · défausse : { $discard }
table-seat = { $player } · main : { $cards } · points : { $total }
table-empty-safe = le coffre est vide
table-safe = { jewel-count }, valeur { $worth }
table-discard = Vues et défaussées :
table-given = Cartes cachées qui étaient à vous :

## L’écran

board-sign = GRAND HÔTEL
board-deal = Manche { $deal } sur { $deals }
board-turn = tour { $turn }
board-actions = Les sept actions du tour
board-action-1 = Poser
board-action-2 = Annulation
board-action-3 = Voleurs
board-action-4 = Ajouts
board-action-5 = Remplir
board-action-6 = Fermer
board-action-7 = Piocher
board-passed-2 = pas d’égalité
board-passed-3 = pas de voleur
board-kind-necklace = Collier
board-kind-ring = Bague
board-kind-watch = Montre
board-kind-tiara = Diadème
board-kind-safe = Coffre
board-total = total : { $total }
board-count =
    { $jewels ->
        [0] vide
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }
# Ce qu’un coffre ouvert rapporterait, et ce qu’un coffre fermé rapporte.
board-worth = valeur { $worth }
board-safe-worth = +{ $worth }
board-safe-when = à la fin
board-scored =
    { $points ->
        [0] 0
       *[other] +{ $points }
    }
board-unscored = ouvert : 0
# Combien de coffres sont ouverts, et ce que devient le dernier.
board-open-safes =
    { $open ->
        [one] { $open } coffre ouvert
       *[other] { $open } coffres ouverts
    } : le dernier ne compte pas
board-last =
    { $open ->
        [2] Il reste deux coffres ouverts : le dernier ne rapporte rien, et si les deux ferment ensemble, aucun des deux.
       *[other] Il reste { $open } coffres ouverts : le dernier ne rapporte rien.
    }
board-all-close =
    { $strict ->
        [yes] Si tous ceux qui restent posent un coffre en même temps, aucun d’eux ne marque, qu’il convienne ou non.
       *[no] Si tous ceux qui restent ferment en même temps, aucun d’eux ne marque.
    }
board-open-safe = Coffre ouvert
board-closed-safe = Coffre { $lock }, fermé
board-covered = Carte posée face cachée
board-steal = Voler
board-chosen = choisi
board-ready = prêt
board-laid = posée
# Ce que fait le prochain appui sur une carte levée.
board-lay =
    { $effect ->
        [close] Fermer
        [waste] Perdre
        [add] Ajouter
        [back] Retirer
       *[other] Poser
    }
board-lay-this = { board-lay } : { $card }
board-fate-cancelled = annulé
board-fate-robbed = volé
board-fate-lucky = butin
board-fate-missed = bredouille
board-fate-wasted = perdu
board-fate-closed = fermé
board-effect-close = ferme { $jewels }/{ $lock }
board-effect-waste =
    { $jewels ->
        [0] trop tôt
       *[other] trop petit
    }
board-effect-late = trop tard
board-effect-risky = risqué
board-pile = pioche
board-pile-of = Pioche : { $count }
board-discard = défausse
board-discard-of = Défausse : { $count }
board-no-hand = Vous n’avez plus de cartes : regardez la suite de la manche.
board-deal-over = La manche est finie.
board-nothing = Rien
board-add = Ajouter
board-why-none = On vous le demande quand même, pour ne rien trahir.
board-hand-in = Manche suivante
board-memory = Aide-mémoire
board-memory-empty = Rien n’a encore été défaussé.

## Ce que sont les choses

about-jewel = Vaut son nombre dans un coffre fermé. Si un autre joueur pose la même valeur, les deux sont perdus. S’il reste, vous pouvez y ajouter d’autres bijoux de sa sorte.
    .rule = SD-2.1
about-lock = Son nombre dit combien de bijoux il peut contenir, quelle que soit leur valeur. Il ferme votre coffre s’il y a au moins un bijou, et pas plus que ce nombre ; sinon, il est perdu. Le nombre ne rapporte rien : n’importe lequel convient, pourvu qu’il suffise.
    .rule = SD-6.1
about-thief = Vole un bijou de sa sorte posé dans ce tour ; le butin va droit dans votre coffre. S’il y en a plusieurs, son joueur choisit.
    .rule = SD-3.2
about-shadow-thief = Vole un bijou de n’importe quelle sorte posé dans ce tour, avant tous les autres voleurs. Son joueur choisit lequel.
    .rule = SD-3.3
# Ce que contient le paquet.
about-box = Le paquet : 80 bijoux (quatre sortes, deux fois de 1 à 10), 20 coffres (4 à 11 en double, 12 à 15 une fois), 5 voleurs.
about-locks = Il y en a 20 : 4 à 11 en double, 12 à 15 une fois.
about-open-safe = Aucun voleur n’atteint un coffre. Mais ses bijoux ne comptent qu’une fois le coffre fermé.
    .rule = SD-8.4
about-closed-safe = Fermé à temps : ces bijoux compteront à la fin de la manche. D’ici là, son propriétaire attend.
    .rule = SD-9.1
about-room = La carte posée dans ce tour est à la fenêtre. Les voleurs ne se servent que là.
    .rule = SD-R9
about-covered = Chacun pose une carte face cachée ; puis on les retourne toutes ensemble.
    .rule = SD-1.3
about-pile = La pioche. Après chaque tour, chacun y complète sa main à quatre cartes. La main de qui ferme va dessous.
    .rule = SD-7.1
about-discard = Les cartes hors de cette manche : bijoux annulés, voleurs joués, coffres perdus. Face cachée ; personne ne peut les consulter.
    .rule = SD-R5
about-hand = Cartes en main. Seul leur propriétaire les voit ; leur nombre est visible de tous.
    .rule = SD-C.4
about-total = Points de toutes les manches jusqu’ici. Qui en a le plus après la dernière gagne.
    .rule = SD-9.2
board-leads = En tête.
about-behind =
    { $points ->
        [one] À { $points } point de la tête.
       *[other] À { $points } points de la tête.
    }
about-action-1 = Chacun choisit une carte et la pose face cachée ; puis on les retourne toutes ensemble.
    .rule = SD-1.1
about-action-2 = Les bijoux de même valeur, quelle que soit leur sorte, s’annulent et sont défaussés. Sans égalité, on passe.
    .rule = SD-2.1
about-action-3 = Les voleurs prennent un bijou encore à une fenêtre : le voleur d’ombres en premier. Sans voleur, on passe.
    .rule = SD-3.4
about-action-4 = Qui a encore un bijou à la fenêtre peut en ajouter de la même sorte, ou aucun.
    .rule = SD-4.1
about-action-5 = Tous les bijoux des fenêtres vont dans les coffres, en dessous.
    .rule = SD-5.1
about-action-6 = Les cartes coffre assez grandes ferment leur coffre ; les autres sont perdues.
    .rule = SD-6.1
about-action-7 = Tous ceux dont le coffre est ouvert complètent leur main à quatre cartes.
    .rule = SD-7.1

## Les options

option-deals = Manches
    .help = Combien de manches compte la partie ; à deux, cinq est un bon nombre.
option-strict_want = Toute carte coffre compte
    .help = Quand tous ceux dont le coffre est ouvert posent une carte coffre, aucun d’eux ne marque, même si certaines ne convenaient pas.
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
rule-SD-A_4 = La boîte contient 80 bijoux de valeur 1 à 10, 20 coffres fermés marqués de 4 à 15, 7 coffres ouverts et 5 voleurs.
    .reading = Chacune des quatre sortes de bijoux a deux fois chaque valeur (on le sait par ailleurs). Les coffres 4 à 11 y sont en double, 12 à 15 une fois : nous le supposons, personne ne le dit.

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

rule-SD-6_1 = Un coffre fermé dont le nombre est au moins égal à celui des bijoux du coffre se place à la suite de ces bijoux.
    .reading = Le nombre de cartes, non leur valeur : SD-R14.
rule-SD-6_2 = Ainsi, le joueur ferme son coffre.
rule-SD-6_3 = Toutes les cartes qu’il a encore en main vont, face cachée, sous la pioche.
    .reading = Mélangées : SD-R17.
rule-SD-6_4 = Ce joueur ne prend plus part à la manche.
    .reading = « jusqu’à la fin du tour » : SD-R2. La règle ajoute que le « tour » du joueur est fini : c’est encore la manche.
rule-SD-6_5 = Un coffre vide ne se ferme pas : il y faut un bijou au moins.
rule-SD-6_6 = Un coffre fermé joué sans aucun bijou au coffre est défaussé.
rule-SD-6_7 = Un coffre fermé dont le nombre est inférieur à celui des bijoux est défaussé aussi.
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

rule-SD-R1 = On joue de deux à sept (l’édition allemande dit trois à sept), selon les mêmes règles ; à deux, qui ferme seul marque et l’autre n’a rien ; si tous deux ferment, aucun ne marque.
    .reading = Toutes les autres sources disent aussi trois à sept ; cette règle-ci l’emporte. À deux, cinq manches sont un bon nombre.
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
    .reading = Cela arrive quand le dernier qui avait des cartes vient de fermer.
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
rule-SD-R27 = Seuls les bijoux comptent ; le nombre du coffre fermé ne rapporte rien.
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

## Pour qui découvre : trente secondes, le but, et ce qu’on explique une fois

start-want = des bijoux précieux dans votre coffre, fermé à temps.
start-turn = posez un bijou. Ni annulé, ni volé ? Il va dans votre coffre.
start-ends = après trois manches. Dans chacune, le dernier coffre ouvert ne rapporte rien.
goal = Avoir le plus de points dans des coffres fermés.
first-ask-SD-1 = Touchez une carte pour la lever, encore une fois pour la poser face cachée. Toutes sont retournées ensemble.
first-Cancelled = Les bijoux de même valeur s’annulent, quelle que soit leur sorte. Tous sont perdus.
    .look = fate-cancelled
first-Stolen = Un voleur pille les fenêtres, jamais les coffres : le voleur d’ombres vole toutes les sortes, les autres seulement la leur.
    .look = fate-robbed
first-Missed = Aucun bijou de sa sorte aux fenêtres. Le voleur est défaussé quand même.
    .look = fate-missed
first-ask-SD-3_5 = Choisissez librement le bijou qui vous plaît. Il va droit dans votre coffre.
first-ask-SD-3_4 = Choisissez librement parmi les bijoux de sa sorte. Il va droit dans votre coffre.
first-ask-SD-4 = Personne n’a pris votre bijou. Ce que vous ajoutez maintenant ne peut être ni annulé ni volé.
    .look = mine
first-Closed = Ces bijoux compteront à la fin de la manche. Qui a fermé met sa main sous la pioche, et attend.
    .look = closing
first-Wasted =
    { $jewels ->
        [0] Une carte coffre exige au moins un bijou dans le coffre. Celle-ci est perdue.
       *[other] Plus de bijoux que le nombre de la carte : elle ne ferme rien, elle est perdue.
    }
    .each = { $rule }
    .look = fate-wasted
first-Exhausted = Plus personne ne pioche. Fermez avant les dernières cartes, sinon vos bijoux ne comptent pas.
    .look = pile
first-Ended =
    { $how ->
        [alone] Qui reste seul avec un coffre ouvert ne marque rien. Tous les autres ont fermé à temps.
        [together] Les derniers coffres ouverts voulaient fermer dans le même tour. Alors aucun d’eux ne marque.
       *[without-cards] Plus de cartes, plus de tours. Ce qui est dans un coffre ouvert ne compte pas.
    }
    .each = { $how }
first-Counted = Les points sont les valeurs des bijoux dans les coffres fermés. Le nombre du coffre ne rapporte rien.

## La leçon : 25 mots par étape au plus, et tous les nombres viennent de la vue

lesson-first = Der Schattendieb, coup par coup
lesson-first-goal = Un voleur rôde dans l’hôtel. Mettez des bijoux au coffre et fermez-le à temps. Qui a le plus de points gagne.
    .title = Les coffres
lesson-first-lay = Chacun pose une carte face cachée à sa fenêtre ; on les retourne ensemble. Posez { $card } : un appui la lève, un second la pose.
    .title = Poser une carte
lesson-first-lay-danger = C’est la première carte posée qui est en danger. Commencez plutôt par la petite bague.
lesson-first-lay-empty = Il sera perdu : une carte coffre ferme votre coffre, mais il n’y a encore rien dedans.
lesson-first-lay-lonely = Vous avez une paire de bagues, qui peuvent rentrer ensemble au coffre. Posez la petite.
lesson-first-add = Rien n’est arrivé à { $laid }. Ajoutez-y sans danger d’autres bijoux de sa sorte : touchez { $card }, puis « { board-add } ».
    .title = Ajouter
lesson-first-add-none = Ajoutée, la grande bague ne craint rien ; posée plus tard, elle serait en danger. Mieux vaut l’ajouter.
lesson-first-lock = Vos bagues sont au coffre. Une carte comme { $card } le ferme : son nombre dit combien de bijoux il contient au plus, de toute valeur.
    .title = Les cartes coffre
lesson-first-big = Rien ne vous presse de fermer. Chacun a de nouveau { $hand } cartes. Risquez un gros bijou, mais pas le plus gros : { $card }.
    .title = Voir grand
lesson-first-big-equal = Annulé ! Quelqu’un d’autre a posé la même valeur : son bijou et le vôtre sont perdus.
lesson-first-big-early = Fermé : ces bijoux comptent. Mais la manche est finie pour vous, et les autres continuent d’amasser.
lesson-first-cancel = { $mine } contre { $theirs } : à valeur égale, de toute sorte, ils sont perdus. Chacun veut les gros : ils se rencontrent.
    .title = Égalité : annulés
lesson-first-thief = Vous piochez un voleur ! Les voleurs pillent les fenêtres, jamais les coffres. La plupart veulent une seule sorte ; le voleur d’ombres les prend toutes. Posez-le.
    .title = Le voleur d’ombres
lesson-first-thief-equal = Annulé ! Quelqu’un a encore posé la même valeur. Les gros bijoux se rencontrent facilement.
lesson-first-thief-early = Avec peu de bijoux, la manche est finie pour vous. Laissez d’abord le voleur en rapporter un autre.
lesson-first-steal = L’autre voleur voulait aussi { $card }. Mais le voleur d’ombres se sert en premier : prenez ce bijou, droit dans votre coffre !
    .title = Voler
lesson-first-order = Les voleurs sont défaussés. Le bandeau dit où en est le tour. Sans égalité ou sans voleur, cette partie y est barrée.
    .title = Le tour
lesson-first-small = { $big } et { $small } sont de la même sorte. Un petit bijou rencontre rarement son égal : posez-le d’abord, le gros suivra.
    .title = Le petit d’abord
lesson-first-small-equal = Annulé ! Les autres ont posé la même valeur. Le petit n’aurait rencontré personne.
lesson-first-small-early = Il est encore temps de rentrer une paire avant de fermer.
lesson-first-slip = Les autres ont posé l’un et l’autre { $theirs } : annulés ! Votre petit bijou reste. Ajoutez { $big } : plus rien ne le menace.
    .title = Le gros bijou suit
lesson-first-slip-none = L’ajouter est sans danger maintenant ; au prochain tour, il serait de nouveau menacé. Mieux vaut l’ajouter.
lesson-first-last = Les bijoux ne comptent que dans un coffre fermé. Le dernier resté ouvert ne rapporte rien ; quand les cartes s’épuisent, aucun coffre ouvert non plus.
    .title = Ne pas être le dernier
lesson-first-close = Fermez avec { $card } : il suffit pour vos { $jewels } bijoux. { $small }, trop petit, serait défaussé, comme toute carte coffre sur un coffre vide.
    .title = Fermer
lesson-first-close-small = Il sera perdu : son nombre est plus petit que celui de vos bijoux.
lesson-first-close-greedy = Si les autres ferment avant vous, tous vos bijoux ne comptent pour rien.
lesson-first-wait = Fermé ! Votre main va sous la pioche, et vous attendez. Si ceux qui restent ferment dans le même tour, tous sont derniers : aucun ne marque.
    .title = La course
lesson-first-count = Vos bijoux font { $mine } points, le nombre du coffre aucun. Une partie additionne { $deals } manches ; votre première n’en aura qu’une.
    .title = Le décompte

## Le guide : une page pour jouer. Une ligne est un paragraphe, ou un élément si elle commence par un tiret

guide-goal =
    Mettez des bijoux dans votre coffre et fermez-le à temps. Seuls les bijoux d’un coffre fermé sont des points. Qui en a le plus après trois manches gagne.
    .title = Ce que vous voulez
guide-turn =
    Tout le monde joue en même temps, en sept étapes.
    - Poser : chacun pose une carte face cachée ; on les retourne toutes ensemble.
    - Annulation : les bijoux de même valeur sont défaussés, quelle que soit leur sorte.
    - Voleurs : chacun prend un bijou posé, de sa sorte. Le voleur d’ombres prend n’importe lequel et choisit en premier.
    - Ajouts : si votre bijou est encore là, vous pouvez en ajouter de la même sorte, de votre main. À ceux-là, rien ne peut arriver.
    - Remplir : ce qui est devant vous va dans votre coffre, hors d’atteinte des voleurs.
    - Fermer : une carte coffre ferme votre coffre si son nombre est au moins celui de vos bijoux. Votre main va sous la pioche, et vous attendez la manche suivante.
    - Piocher : tous ceux dont le coffre est ouvert complètent leur main à quatre cartes.
    .title = Un tour
guide-scoring =
    La manche finit aussitôt quand
    - un seul coffre est encore ouvert : il ne rapporte rien,
    - tous ceux qui restent ferment dans le même tour : aucun d’eux ne marque,
    - pioche et mains sont vides : les coffres ouverts ne rapportent rien.
    Un coffre fermé rapporte la valeur de ses bijoux. Le nombre de la carte coffre ne compte pas.
    .title = La fin d’une manche
guide-pieces =
    Quatre-vingts bijoux : colliers, bagues, montres et diadèmes, chacun de 1 à 10, deux fois. Vingt coffres : 4 à 11 en double, 12 à 15 une fois. Un voleur pour chaque sorte de bijou, et le voleur d’ombres.
    .title = Les cartes
guide-exceptions =
    - Tous les bijoux d’une même valeur s’annulent, deux ou davantage (SD-R4). Les coffres et les voleurs, jamais.
    - Une carte coffre sur un coffre vide, ou trop petite, est perdue ; vous continuez (SD-R16).
    - On compte les bijoux, pas leur valeur : un coffre 5 ferme sur cinq bijoux de valeur 10 (SD-R14).
    - Un voleur qui trouve un bijou à son goût doit en prendre un, et choisit librement (SD-R7).
    - Si les autres ferment ensemble, votre coffre fermé avant compte quand même (SD-R31).
    - On vous demande d’ajouter même si vous ne pouvez pas : votre main reste secrète (SD-R12).
    - À égalité de points, la victoire est partagée (SD-R28).
    .title = Là où on se trompe

## Montré sur le plateau : que regarder, en 25 mots au plus

shown-SD-3_5 = Deux voleurs veulent la bague. Le voleur d’ombres la prend en premier ; l’autre repart bredouille.
shown-SD-R4 = Trois neuf de trois sortes : tous sont perdus.
shown-SD-R12 = Deux joueurs ajoutent un dix. Ce qu’on ajoute ne s’annule jamais : les deux vont au coffre.
shown-SD-R14 = Cinq bijoux qui valent bien plus que cinq : un coffre 5 suffit.
shown-SD-R16 = La carte coffre est perdue. Son joueur complète sa main à quatre cartes et continue.
shown-SD-R27 = Un coffre 11 fermé sur des bijoux d’une valeur de 33 : il rapporte 33, et non 11.
shown-SD-R31 = Les deux derniers ferment ensemble et n’ont rien. Les deux qui avaient fermé avant gardent leurs points.
