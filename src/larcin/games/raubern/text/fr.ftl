### Räubern en français. Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

title = Räubern
blurb = Huit tas, quarante-quatre cartes et pas un propriétaire honnête : posez une carte sur sa jumelle, et le tas est à vous.

## Les cartes

motif-chest = Malle
motif-coach = Diligence
motif-cow = Vache
motif-barrel = Tonneau
motif-wine = Vin
motif-ham = Jambon
motif-painting = Tableau
motif-candlestick = Chandelier
motif-clock = Pendule
motif-crown = Couronne
motif-purse = Bourse

# $motif et $top avec leur article : « une Malle », « du Vin » ; ce qui est déjà posé a « la » ou « le ».
a-motif =
    { $motif_is ->
        [wine] du { $motif }
        [barrel] un { $motif }
        [ham] un { $motif }
        [painting] un { $motif }
        [candlestick] un { $motif }
       *[other] une { $motif }
    }
the-laid =
    { $top_is ->
        [wine] le { $top }
        [barrel] le { $top }
        [ham] le { $top }
        [painting] le { $top }
        [candlestick] le { $top }
       *[other] la { $top }
    }
the-like =
    { $motif_is ->
        [wine] le { $motif }
        [barrel] le { $motif }
        [ham] le { $motif }
        [painting] le { $motif }
        [candlestick] le { $motif }
       *[other] la { $motif }
    }
the-top =
    { $top_is ->
        [wine] le { top-name }
        [barrel] le { top-name }
        [ham] le { top-name }
        [painting] le { top-name }
        [candlestick] le { top-name }
       *[other] la { top-name }
    }
top-name =
    { $which ->
        [0] { $top }
       *[other] { $top } n° { $which }
    }
pile-height =
    { $height ->
        [one] { $height } carte
       *[other] { $height } cartes
    }

## Le journal

event-Opened =
    { $starter_is ->
        [you] Vous commencez.
       *[other] { $starter } commence.
    } { $game ->
        [0] Huit cartes au milieu : { $piles }.
       *[other] Nouvelle manche ! Au milieu : { $piles }.
    }
heading-Opened =
    { $games ->
        [1] La manche : { started }
       *[other] Manche { $number } sur { $games } : { started }
    }
started =
    { $starter_is ->
        [you] vous avez commencé
       *[other] { $starter } a commencé
    }
event-Dealt =
    { $hand_is ->
        [hidden] { $seat } prend ses cartes en main.
       *[other]
            { $seat_is ->
                [you] Vous prenez en main : { $hand }.
               *[other] { $seat } prend en main : { $hand }.
            }
    }
event-Laid =
    { $seat_is ->
        [you] Vous posez
       *[other] { $seat } pose
    } { a-motif } sur { the-laid } : le tas reste { $owner_is ->
        [none] au milieu
        [you] à vous
       *[other] à { $owner }
    } ({ pile-height }).
event-Stolen =
    { $seat_is ->
        [you]
            { $rule ->
                [RB-R8] Vous posez { a-motif } sur votre propre tas : { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] Vous posez { a-motif } sur { the-like } du milieu et prenez le tas : { pile-height }.
                       *[other] Vous posez { a-motif } et volez le tas à { $owner } : { pile-height }.
                    }
            }
       *[other]
            { $rule ->
                [RB-R8] { $seat } pose { a-motif } sur son propre tas : { pile-height }.
               *[other]
                    { $owner_is ->
                        [none] { $seat } pose { a-motif } sur { the-like } du milieu et prend le tas : { pile-height }.
                        [you] { $seat } pose { a-motif } et vous vole le tas : { pile-height }.
                       *[other] { $seat } pose { a-motif } et vole le tas à { $owner } : { pile-height }.
                    }
            }
    }
event-Drawn =
    { $left ->
        [0] { draws-card } La pioche est vide.
       *[other] { draws-card }
    }
draws-card =
    { $motif_is ->
        [hidden] { $seat } pioche une carte.
       *[other]
            { $seat_is ->
                [you] Vous piochez { a-motif }.
               *[other] { $seat } pioche { a-motif }.
            }
    }
along-Drawn =
    { $left ->
        [0] La pioche est vide : chacun joue ses dernières cartes.
       *[other] { "" }
    }
event-Counted =
    { $game ->
        [0] On compte le butin : { $cards }.
       *[other] On compte le butin : { $cards } ; en tout : { $totals }.
    }

## Ce qu’on demande, ce qu’on propose, ce qu’on refuse

ask-RB-3 = posez une carte sur un tas
pick-Lay-motif = Quelle carte ?
pick-Lay-pile = Sur quel tas ?
move-Lay =
    { $effect ->
        [steal]
            { $owner_is ->
                [none] { $motif } sur { the-top } au milieu : prendre { pile-height }
               *[other] { $motif } sur { the-top } chez { $owner } : voler { pile-height }
            }
        [raise]
            { $owner_is ->
                [you] { $motif } sur { the-top } chez vous : une carte de plus sur { $height }
               *[other] { $motif } sur { the-top } chez { $owner } : une carte de plus sur { $height }
            }
       *[leave]
            { $owner_is ->
                [none] { $motif } sur { the-top } au milieu ({ pile-height })
                [you] { $motif } sur { the-top } chez vous ({ pile-height })
               *[other] { $motif } sur { the-top } chez { $owner } ({ pile-height })
            }
    }
refusal-not-in-hand = Vous n’avez pas de { $motif } en main.
refusal-no-such-pile = Il n’y a pas de tas n° { $pile } : les huit tas portent les numéros 1 à 8.

## La fin

score =
    { $points ->
        [one] { $points } carte
       *[other] { $points } cartes
    }
part-pile = Tas « { $piece } »
part-game-1 = Manche 1
part-game-2 = Manche 2
part-game-3 = Manche 3
part-game-4 = Manche 4
part-game-5 = Manche 5
part-game-6 = Manche 6
part-game-7 = Manche 7
part-game-8 = Manche 8
part-game-9 = Manche 9
part-game-10 = Manche 10
part-game-11 = Manche 11
part-game-12 = Manche 12
tie-shared = À égalité de cartes, la place est partagée
tie-highest-pile = À égalité de cartes, le plus haut tas compte
ending-RB-6_3 =
    { $winners_is ->
        [you] Vous avez le plus de cartes : le butin est à vous !
       *[other] { $winners } a le plus de cartes et remporte le butin.
    }
ending-RB-R17 =
    { $winners_is ->
        [shared] Égalité de cartes en tête : vous partagez la victoire ({ $winners }).
       *[other] Égalité de cartes en tête, victoire partagée : { $winners }.
    }
ending-RB-R17b =
    { $winners_is ->
        [you] Égalité de cartes, mais le plus haut tas est le vôtre : vous gagnez !
       *[other] Égalité de cartes, mais le plus haut tas désigne le vainqueur : { $winners }.
    }
ending-RB-R17c =
    { $winners_is ->
        [shared] Même le plus haut tas ne tranche pas : vous partagez la victoire ({ $winners }).
       *[other] Même le plus haut tas ne tranche pas, victoire partagée : { $winners }.
    }

## La table

table-middle = Milieu · pioche : { $deck }
table-seat = { $player } · main : { $cards } · butin : { $loot }
table-total = total : { $total }
table-no-pile = aucun tas

## Les options

option-games = Manches
    .help = Le nombre de manches d’une partie. À chacune, c’est au suivant de commencer ; c’est le total des cartes de toutes les manches qui décide.
option-starter = Premier joueur
    .help = Qui commence la première manche.
option-starter-0 = au hasard
option-tie = Égalité
    .help = Ce qui arrive quand plusieurs joueurs ont le plus de cartes.
option-tie-shared = victoire partagée
option-tie-highest-pile = le plus haut tas l’emporte

## La règle, paragraphe par paragraphe

chapter-RB-0 = La boîte

rule-RB-0_1 = Le jeu s’appelle Räubern en allemand et Au voleur en français ; Ravensburger l’a publié en 1985.
    .reading = Son auteur, Wolfgang Kramer, n’est pas nommé dans la règle ; on le connaît par ailleurs.
rule-RB-0_2 = C’est un jeu de tactique. On y joue à deux, trois ou quatre, dès huit ans.
    .reading = Voir RB-R2. L’âge n’est qu’une indication.
rule-RB-0_3 = La boîte contient 44 cartes et la règle.
    .reading = Aucune carte n’entre en jeu ni n’en sort : les tas, les mains et la pioche font toujours les 44.

chapter-RB-1 = Le but

rule-RB-1_1 = On cherche à s’emparer d’autant de tas que possible.
    .reading = Ce n’est qu’une idée générale : ce sont les cartes qui décident, non les tas (RB-R1).
rule-RB-1_2 = Qui pose une carte sur un tas dont le dessus est identique prend ce tas.
    .reading = Redit, avec ce qui s’y rattache, en RB-3.4 et RB-3.9.
rule-RB-1_3 = Ainsi, une malle aux trésors va sur une malle aux trésors.
    .reading = C’est le seul motif que la règle nomme.
rule-RB-1_4 = Il y a onze motifs de quatre cartes chacun : de quoi faire sans cesse changer les tas de mains.
    .reading = Les dix autres motifs viennent d’une édition plus tardive ou sont de nous ; voir le glossaire.

chapter-RB-2 = La mise en place

rule-RB-2_1 = Huit cartes sont étalées à découvert sur la table, côte à côte.
    .reading = Ce sont les huit tas de la manche, hauts d’une carte et sans propriétaire : « le milieu ».
rule-RB-2_2 = Aucun motif ne doit y figurer deux fois.
    .reading = Voir RB-R3.
rule-RB-2_3 = On mélange les autres cartes, dos visible, et chacun en prend cinq en main.
    .reading = Une main n’est vue que de celui qui la tient.
rule-RB-2_4 = Ce qui reste devient la pioche, dos visible, près des cartes découvertes.
    .reading = Personne ne voit les cartes de la pioche.

chapter-RB-3 = Le jeu

rule-RB-3_1 = Le tour va dans le sens horaire.
    .reading = Les places se comptent dans ce sens (RB-R22).
rule-RB-3_2 = Le plus jeune commence.
    .reading = Ici, personne ne connaît l’âge des joueurs : voir RB-R4.
rule-RB-3_3 = À son tour, un joueur pose une carte de sa main, face visible, sur l’une des cartes découvertes.
    .reading = Ces cartes sont les dessus des huit tas (RB-3.10). Voir RB-R5.
rule-RB-3_4 = Deux motifs pareils : le joueur peut prendre ces cartes ; il les met alors devant lui, à découvert.
    .reading = La prise se fait d’elle-même : RB-R6.
rule-RB-3_5 = Les cartes prises restent ensemble, en un seul tas.
    .reading = Un tas ne se divise jamais : RB-R11.
rule-RB-3_6 = Deux motifs différents : les cartes restent sur place, en tas, et on ne peut les prendre pendant ce tour.
    .reading = Cela ne protège pas des joueurs suivants : RB-R7.
rule-RB-3_7 = Le joueur tire ensuite une carte de la pioche, pour en avoir de nouveau cinq.
    .reading = Voir RB-R13.
rule-RB-3_8 = C’est alors au joueur suivant.
rule-RB-3_9 = On vole une carte seule ou un tas, au milieu ou chez un autre joueur, en y posant une carte de son motif.
    .reading = La fin de la phrase ne parle que des tas des joueurs ; son début nomme aussi le milieu, et RB-3.4 le confirme. Une carte prend au plus un tas : RB-R21.
rule-RB-3_10 = Une carte peut aller sur tout tas : l’un des siens, l’un de ceux du milieu ou celui d’un autre.

chapter-RB-4 = Le savoir-faire du voleur

rule-RB-4_1 = Les tas gagnés ne s’empilent jamais : ils restent côte à côte.
    .reading = Jusqu’au décompte (RB-6.1). Voir RB-R11.
rule-RB-4_2 = Il y a donc, du début à la fin, huit tas distincts, de hauteurs diverses.
    .reading = Chaque tas garde son numéro, de 1 à 8, où qu’il se trouve.
rule-RB-4_3 = Un tas qui change souvent de mains grandit à chaque carte, et tente d’autant plus.
rule-RB-4_4 = Plusieurs tas peuvent en venir à montrer le même motif.
    .reading = Le joueur choisit celui où il pose : RB-R12.

chapter-RB-5 = La fin

rule-RB-5_1 = Une fois la pioche vide, on joue encore tant qu’il reste une carte à poser.
    .reading = On pose 36 cartes en tout : 18, 12 ou 9 chacun, toujours autant pour tous.

chapter-RB-6 = La victoire

rule-RB-6_1 = Chacun réunit alors tous ses tas en une seule pile.
    .reading = Les siens seulement : RB-R15.
rule-RB-6_2 = On compare la hauteur des piles de tous.
    .reading = En comptant les cartes : RB-R16.
rule-RB-6_3 = La pile la plus haute, tous les tas d’un joueur réunis, gagne.
    .reading = En cas d’égalité, voir RB-R17.

chapter-RB-7 = Conseils

rule-RB-7_1 = On peut voler le haut tas d’un autre sans tenir le motif qui le couvre.
    .reading = Ce n’est pas une règle de plus, mais la ruse racontée ensuite : RB-R20.
rule-RB-7_2 = Il faut pour cela deux cartes pareilles d’un autre motif.
rule-RB-7_3 = À son tour, on en pose une sur le tas convoité chez l’autre.
rule-RB-7_4 = Au tour d’après, la seconde va au même endroit et vole le tas.
    .reading = Il s’agit de son propre tour : RB-R19.
rule-RB-7_5 = La ruse n’est sûre qu’une fois posées les deux autres cartes du motif ; sinon, quelqu’un peut voler le tas avant.
    .reading = Preuve qu’un tas n’est pas protégé entre deux tours : RB-R7. Même alors, un autre motif peut venir le couvrir (RB-R9).

chapter-RB-R = Nos décisions

rule-RB-R1 = Le plus de cartes l’emporte, et non le plus de tas.
    .reading = RB-1.1 parle de tas, mais RB-6.3 tranche par la hauteur.
rule-RB-R2 = On joue à deux, trois ou quatre, ni plus ni moins.
    .reading = Une autre source va jusqu’à six ; la règle du jeu prime.
rule-RB-R3 = On tire huit des onze motifs et on étale une carte de chacun ; parmi les autres cartes, il en reste trois de chacun de ceux-ci et quatre de chacun des trois motifs absents.
    .reading = Les chances sont les mêmes que si l’on étalait des cartes en remplaçant les doubles.
rule-RB-R4 = Le premier joueur est tiré au sort, ou désigné par qui installe la table.
    .reading = Au lieu de RB-3.2. La dernière place a un avantage ; le tirage au sort est donc équitable.
rule-RB-R4b = Une partie peut compter plusieurs manches : l’entame avance chaque fois d’une place dans le sens horaire, et la somme des cartes décide.
    .reading = Option « games », 1 par défaut.
rule-RB-R5 = On pose exactement une carte par tour : ni passe, ni seconde carte.
    .reading = « pose une de ses cartes »
rule-RB-R6 = Le tas sur lequel tombe une carte pareille est pris aussitôt, sans question.
    .reading = « il peut prendre » : y renoncer ne servirait jamais à rien.
rule-RB-R7 = Le tas laissé sous un motif différent n’est à l’abri que de celui qui vient de poser, le temps de ce tour ; le joueur suivant peut le voler.
    .reading = RB-7.5 le dit.
rule-RB-R8 = On peut poser une carte sur son propre tas de même motif : il reste à soi, plus haut d’une carte.
    .reading = « le sien »
rule-RB-R9 = Un motif différent posé chez un joueur lui laisse son tas ; seul le dessus change.
    .reading = De même sur son propre tas.
rule-RB-R10 = Un motif différent posé au milieu y laisse le tas.
rule-RB-R11 = Un tas n’est jamais joint à un autre avant le décompte, ni jamais divisé.
    .reading = « toujours à côté »
rule-RB-R12 = Quand plusieurs tas montrent le même motif, le joueur choisit où il pose.
rule-RB-R13 = On tire après avoir posé ; d’une pioche vide, on ne tire rien.
    .reading = « reprend ensuite une carte »
rule-RB-R14 = Un joueur sans carte est sauté tant que d’autres en ont.
    .reading = Cela n’arrive jamais de deux à quatre joueurs, puisque tous posent le même nombre de cartes.
rule-RB-R15 = Les tas restés au milieu ne comptent pour personne.
    .reading = Seul s’empile ce qui est devant un joueur.
rule-RB-R16 = La hauteur d’une pile est son nombre de cartes.
rule-RB-R17 = Les joueurs à égalité pour le plus de cartes partagent la victoire.
    .reading = La règle du jeu n’en dit rien.
rule-RB-R17b = Entre joueurs à égalité de cartes, le tas le plus haut décide.
    .reading = Option « tie=highest-pile ».
rule-RB-R17c = Ceux que le tas le plus haut ne départage pas partagent, eux aussi, la victoire.
rule-RB-R17d = Sur plusieurs manches, le tas qui départage est le plus haut qu’un joueur ait eu à la fin de l’une d’elles.
    .reading = De nous : l’option était pensée pour une seule manche, et ne regarder que la dernière ôterait tout poids aux autres.
rule-RB-R18 = Seuls le dessus et la hauteur d’un tas sont visibles, mais chaque carte a été vue quand on l’a posée ; la vue s’en souvient, et l’écran ne montre les cartes enfouies qu’avec l’aide-mémoire.
    .reading = Compte les cartes qui veut ; personne n’y est tenu.
rule-RB-R19 = « Au tour suivant », dans les conseils, désigne le prochain tour du même joueur.
rule-RB-R20 = Voler sans la carte qu’il faut, c’est jouer la ruse des deux cartes pareilles ; il n’y a pas d’autre façon de prendre un tas.
rule-RB-R21 = Une carte posée prend au plus un tas.
rule-RB-R22 = Le sens horaire va de la place 1 à la place 2, et ainsi de suite, puis de la dernière à la place 1.

## Le plateau

board-steal = Voler { $height }
board-take = Prendre { $height }
board-raise = Ajouter
board-game = Manche { $game } sur { $games }
board-total = Total
board-last = Dernier coup
board-middle = au milieu
board-pile =
    { $height ->
        [one] { $top }, une carte, { $where }
       *[other] { $top } : tas de { $height } cartes, { $where }
    }
board-deck-name = Pioche
board-no-deck = La pioche est vide
board-empty = pioche vide
board-deck =
    { $deck ->
        [one] Pioche, une carte
       *[other] Pioche, { $deck } cartes
    }
board-loot = Butin

## Ce que sont les choses

about-motif = Il y en a quatre de chaque. Posée sur une pareille, une carte vous donne le tas ; sur une autre, elle le couvre seulement.
    .rule = RB-3.4
about-pile = La même carte que celle du dessus prend tout le tas, où qu’il soit.
    .rule = RB-3.9
about-below = Dessous : { $cards }.
about-deck = Après avoir posé, on pioche ici. Quand il n’y a plus rien, on joue ses dernières cartes.
    .rule = RB-3.7
about-hand = Cartes en main ; seul leur propriétaire les voit.
    .rule = RB-2.3
about-loot = Toutes les cartes de ses tas. C’est le nombre de cartes qui compte, pas celui des tas.
    .rule = RB-R1

## Trente secondes, le but et la nouveauté : 14, 10 et 20 mots au plus

start-want = le plus de cartes devant vous, peu importe à qui elles étaient.
start-turn = posez une carte sur un tas. S’il montre la même, il est à vous.
start-ends = quand la dernière carte est posée. Qui en a le plus gagne.
goal = Avoir le plus de cartes à la fin.
first-ask-RB-3 = Prenez une carte, puis un tas. Un tas qui montre la même carte est marqué d’or.
first-Laid = Les cartes diffèrent : le tas reste où il est. Seul le dessus a changé.
    .look = pile-{ $pile }
first-Stolen = La même carte prend tout le tas, au milieu ou chez un joueur. N’importe qui peut le reprendre.
    .look = pile-{ $pile }
first-Drawn =
    { $left ->
        [0] La pioche est vide : désormais, les mains s’épuisent. Chaque carte qui reste compte.
       *[other] { "" }
    }
first-Counted = Toutes les cartes devant vous comptent. Ce qui reste au milieu ne compte pour personne.

## La leçon : 25 mots au plus par étape, et tous les nombres viennent de la vue

lesson-first = Räubern, coup par coup
lesson-first-goal = Voici { $piles } tas. Il n’y en a pas d’autres, ils ne font que grandir. À la fin, qui a le plus de cartes gagne.
    .title = Les tas
lesson-first-steal = Ce tas montre la carte « { $motif } ». Vous en avez aussi : posez-en une dessus, et le tas est à vous.
    .title = Voler
lesson-first-steal-other = Les cartes diffèrent : le tas reste au milieu, plus haut d’une carte. Seule une carte pareille à celle du dessus le prend.
lesson-first-back = { $rival } avait la même carte et vous a pris le tas : { $height } cartes. Il vous en reste une : reprenez-le !
    .title = Rien n’est à l’abri
lesson-first-back-gift = Cette carte est différente : { $rival } garde le tas, plus haut encore. Posez-y la carte « { $motif } ».
lesson-first-back-small = C’est aussi un vol, mais ce tas est petit. { $rival } garde les { $height } cartes qui étaient à vous.
lesson-first-back-other = Ainsi, { $rival } garde vos { $height } cartes. La carte « { $motif } » vous les rend toutes.
lesson-first-copies = Chaque motif a { $height } cartes, et les { $height } sont ici. Personne ne peut plus voler ce tas, seulement le couvrir.
    .title = Compter les cartes
lesson-first-twin = Couvert ! Le tas reste à vous, mais une carte « { $motif } » suffit à le prendre. Posez l’une des vôtres : il en restera moins aux voleurs.
    .title = Votre propre tas
lesson-first-twin-cover = Le tas montre maintenant une carte que d’autres ont aussi. Sous une autre carte « { $motif } », peu de joueurs pourraient le prendre.
lesson-first-twin-open = Votre tas montre toujours la carte « { $motif } » : qui l’a en main le prend. Posez d’abord la vôtre.
lesson-first-raid = Après chaque tour, vous piochez une carte : { $motif }, cette fois. Chez { $rival }, un tas la montre aussi. À l’attaque !
    .title = Un raid
lesson-first-raid-gift = Cette carte est différente : { $rival } garde le tas, plus haut d’une carte. La carte « { $motif } » le prend.
lesson-first-raid-other = Ainsi, { $rival } garde le tas qui montre « { $motif } ». C’est là, et là seulement, que va votre carte « { $motif } ».
lesson-first-apart = Vos tas restent côte à côte, jamais l’un sur l’autre. Un voleur n’en prend donc qu’un seul, jamais tous.
    .title = Côte à côte
lesson-first-cover = Rien à voler ici. Posez « { $motif } » sur le plus haut tas chez { $rival } : au prochain tour, votre seconde carte peut le prendre.
    .title = La paire
lesson-first-cover-single = Le tas reste à { $rival }, et vous n’avez pas de seconde carte pareille pour le prendre. Posez plutôt « { $motif } ».
lesson-first-cover-own = Votre tas gagne une carte. Mais il y a plus à prendre : le plus haut tas chez { $rival }.
lesson-first-cover-other = Il y a peu à gagner là. Posez plutôt « { $motif } » sur le plus haut tas chez { $rival }.
lesson-first-bait = Un appât est un risque : { $rival } avait la même carte et a été plus rapide. Votre seconde prend les { $height } cartes !
    .title = Appâter, puis prendre
lesson-first-bait-gift = Cette carte est différente : { $rival } garde le tas, plus haut d’une carte. La carte « { $motif } » le prend.
lesson-first-bait-other = Ainsi, { $rival } garde ces { $height } cartes. La carte « { $motif } » les prend toutes.
lesson-first-late = Une autre partie, vers la fin : la pioche est vide, il reste { $hand } cartes à chacun. Quand toutes sont posées, on compte.
    .title = Les dernières cartes
lesson-first-lock = Une carte « { $top } » prendrait vos { $height } cartes. Les autres cartes « { $motif } » sont toutes posées : couvrez avec la vôtre, personne ne volera ce tas.
    .title = Verrouiller
lesson-first-lock-cover = D’autres ont encore cette carte et peuvent prendre le tas. Les autres cartes « { $motif } » sont toutes posées : la vôtre le verrouille.
lesson-first-lock-open = Vos { $height } cartes restent sous la carte « { $top } » : qui l’a en main les prend toutes.
lesson-first-last = Chacune de vos cartes peut voler. Commencez par le tas le plus haut : { $height } cartes chez { $rival }, seulement { $small } au milieu.
    .title = Lequel ?
lesson-first-last-smaller = C’est aussi un vol, mais de { $small } cartes seulement. Avant votre prochain tour, un autre peut prendre le tas le plus haut.
lesson-first-last-nothing = Ce coup ne vole rien, et il vous reste peu de cartes. Cherchez les tas qui montrent les vôtres.
lesson-first-twice = Ce tas a changé de mains, puis encore une fois : { $height } cartes, maintenant chez { $rival }. Votre dernière carte y va : prenez-le !
    .title = La dernière carte
lesson-first-twice-other = Votre dernière carte pouvait prendre { $height } cartes à { $rival }.
lesson-first-locked = { $rival } pose sa dernière carte, « { $top } » ! Mais « { $motif } » a protégé votre tas : { $height } cartes que personne n’a pu voler.
    .title = À l’abri
lesson-first-count = Vous avez { $mine } cartes, { $rival } { $theirs } : gagné ! À égalité, on partage la victoire ; le milieu n’est à personne. Place à une courte partie !
    .title = Le compte

## Le guide : une page pour jouer. Une ligne est un alinéa, ou un point de liste si elle commence par un tiret

guide-goal =
    Posséder le plus de cartes une fois la dernière posée. Ce sont les cartes qui comptent, pas les tas.
    .title = Ce que vous voulez
guide-turn =
    Posez une carte de votre main sur l’un des huit tas : au milieu, chez un adversaire ou chez vous. Puis piochez-en une.
    - Le même motif dessus ? Le tas entier est à vous aussitôt, quel que soit son propriétaire.
    - Un autre motif ? Le tas reste où il est ; on n’en voit plus que votre carte.
    On pose une carte, ni plus ni moins, et l’on ne passe pas.
    .title = Votre tour
guide-scoring =
    Quand la pioche est vide, on ne pioche plus : on joue ses dernières cartes. Puis chacun compte.
    - Chaque carte de vos tas vaut un point.
    - Les tas restés au milieu ne sont à personne.
    - À égalité de cartes, la victoire est partagée.
    .title = La fin
guide-pieces =
    Quarante-quatre cartes : onze motifs, quatre de chaque. Huit motifs différents commencent au milieu, et chacun a cinq cartes en main. Le sort désigne qui commence.
    .title = Les cartes
guide-exceptions =
    - Rien n’est à l’abri : le tas que vous venez de prendre, le joueur suivant peut le voler (RB-R7).
    - On peut poser une carte sur son propre tas : le même motif le fait grandir (RB-R8), un autre n’en change que le dessus (RB-R9).
    - Deux tas montrent votre motif ? Choisissez : une carte ne prend qu’un tas (RB-R21).
    - Les tas ne se mêlent ni ne se séparent. Il y en a huit, de la première carte à la dernière (RB-4.2).
    - Rien à voler ? Posez une carte d’une paire chez un adversaire, et volez le tas avec l’autre au tour suivant (RB-7.1). Si personne n’est plus rapide !
    .title = Là où l’on se trompe

## Montré sur le plateau : ce qu’il faut regarder, en 25 mots au plus

shown-RB-3_10 = Le tas est déjà à vous. On peut quand même y poser une carte.
shown-RB-4_4 = Deux tas montrent une Vache. À vous de choisir lequel prendre.
shown-RB-5_1 = La pioche est vide : la main rétrécit, et l’on joue encore.
shown-RB-R1 = Cinq tas d’un côté, trois de l’autre. Les trois sont plus hauts, et gagnent.
shown-RB-R4b = La manche suivante : c’est un autre qui commence.
shown-RB-R7 = Le tas était à vous il y a un instant. Le joueur suivant a la même carte et prend le tas.
shown-RB-R13 = Il n’y a plus rien à piocher : cinq cartes en main, puis quatre.
shown-RB-R15 = Un tas est resté au milieu. Personne ne le compte.
shown-RB-R21 = Deux tas montrent une Bourse. La carte en prend un, l’autre reste.
