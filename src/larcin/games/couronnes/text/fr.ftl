### Les Voleurs de couronnes en français. Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

title = Les Voleurs de couronnes
blurb = Entrez dans la cité par l’une des douze entrées, passez les gardes, trouvez une clé et une couronne, et rentrez dans la forêt : mais chacun peut lancer les gardes à vos trousses.

## Les cartes et les couleurs

card-forced-march = marche accélérée
card-skeleton-key = clé passe-partout
card-door = porte
card-hidden-thief = voleur caché
card-blocked-thief = voleur bloqué
card-sleeping-guard = garde endormi
card-arrow = tir d’une flèche
card-plus-two = +2 en attaque
card-broken-bow = arc cassé
card-secret-door = porte secrète
card-found-thief = voleur trouvé
card-woken-guard = garde réveillé
objective-red = couronne rouge
objective-orange = couronne orange
objective-yellow = couronne jaune
objective-green = couronne verte
objective-turquoise = couronne turquoise
objective-blue = couronne bleue
objective-violet = couronne violette
objective-white = couronne blanche
the-colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] verte
        [turquoise] turquoise
        [blue] bleue
        [violet] violette
       *[white] blanche
    }
the-crown = la couronne { the-colour }
the-key = la clé { the-colour }

## Les personnages et les directions

figure-thief = le voleur
figure-guard-1 = le garde 1
figure-guard-2 = le garde 2
figure-guard-3 = le garde 3
figure-guard-4 = le garde 4
guard-guard-1 = { figure-guard-1 }
guard-guard-2 = { figure-guard-2 }
guard-guard-3 = { figure-guard-3 }
guard-guard-4 = { figure-guard-4 }
the-guard =
    { $guard ->
        [guard-1] { guard-guard-1 }
        [guard-2] { guard-guard-2 }
        [guard-3] { guard-guard-3 }
       *[guard-4] { guard-guard-4 }
    }
the-figure =
    { $figure ->
        [thief] { figure-thief }
        [guard-1] { figure-guard-1 }
        [guard-2] { figure-guard-2 }
        [guard-3] { figure-guard-3 }
       *[guard-4] { figure-guard-4 }
    }
direction-north = vers le nord
direction-east = vers l’est
direction-south = vers le sud
direction-west = vers l’ouest
where-here = ici
where-north = au nord
where-east = à l’est
where-south = au sud
where-west = à l’ouest
the-direction =
    { $direction ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }
the-place =
    { $where ->
        [here] { where-here }
        [north] { where-north }
        [east] { where-east }
        [south] { where-south }
       *[west] { where-west }
    }
means-key = contre la clé
means-card = avec un passe-partout
boosted-true = avec « +2 en attaque »
boosted-false = sans carte
with-what =
    { $means ->
        [key] { means-key }
       *[card] { means-card }
    }
with-boost =
    { $boosted ->
        [true] { boosted-true }
       *[false] { boosted-false }
    }
what-is-there =
    { $finds ->
        [key] { " " }: { the-key }
        [crown] { " " }: { the-crown }
        [circle] { " " }: un rond rouge
        [home] { " " }: { the-crown } à bon port !
        [tower] { " " }: une tour
        [gate] { " " }: une entrée
       *[nothing] { "" }
    }
steps =
    { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }

## Le journal

event-Dealt =
    { $objectives_is ->
        [hidden] { $seat } reçoit ses objectifs et deux cartes.
       *[other]
            { $seat_is ->
                [you] Vos objectifs : { $objectives }. Vos cartes : { $cards }.
               *[other] { $seat } reçoit ses objectifs ({ $objectives }) et ses cartes ({ $cards }).
            }
    }
event-Started =
    { $seat_is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-Placed =
    { $seat_is ->
        [you] Vous partez du rond { $circle }.
       *[other] { $seat } part du rond { $circle }.
    }
event-Begun =
    { $seat_is ->
        [you] À vous.
       *[other] { $seat } joue.
    }
heading-Begun =
    { $seat_is ->
        [you] À vous
       *[other] { $seat } joue
    }
event-Recovered =
    { $seat_is ->
        [you] Vos effets du dernier tour cessent{ ends-hiding }{ ends-sleep }{ ends-block }.
       *[other] Pour { $seat }, les effets du dernier tour cessent{ ends-hiding }{ ends-sleep }{ ends-block }.
    }
ends-hiding =
    { $hidden ->
        [true] { " " }: plus de cachette
       *[false] { "" }
    }
ends-sleep =
    { $woken_count ->
        [0] { "" }
        [one] { " " }; { $woken } se réveille
       *[other] { " " }; { $woken } se réveillent
    }
ends-block =
    { $freed_is ->
        [none] { "" }
        [you] { " " }; vous pouvez de nouveau bouger
       *[other] { " " }; peut de nouveau bouger : { $freed }
    }
event-Rolled =
    { $seat_is ->
        [you] Vous faites { $number },
       *[other] { $seat } fait { $number },
    } { $mode ->
        [shared] à partager entre le voleur et un garde.
        [alone] pour le voleur seul.
       *[each] pour le voleur et pour un garde.
    }
event-Walked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] Vous avancez ({ steps }).
               *[other] { $seat } avance ({ steps }).
            }
       *[other]
            { $seat_is ->
                [you] Vous menez { the-figure } ({ steps }).
               *[other] { $seat } mène { the-figure } ({ steps }).
            }
    }
event-Unlocked =
    { $how ->
        [passing]
            { $seat_is ->
                [you] Vous prenez { the-key }.
               *[other] { $seat } prend { the-key }.
            }
       *[reaching]
            { $seat_is ->
                [you] Vous tendez le bras et prenez { the-key }.
               *[other] { $seat } tend le bras et prend { the-key }.
            }
    }
event-Taken =
    { $how ->
        [passing]
            { $seat_is ->
                [you] Vous prenez { the-crown } { with-what }.
               *[other] { $seat } prend { the-crown } { with-what }.
            }
       *[reaching]
            { $seat_is ->
                [you] Vous tendez le bras et prenez { the-crown } { with-what }.
               *[other] { $seat } tend le bras et prend { the-crown } { with-what }.
            }
    }
event-Delivered =
    { $seat_is ->
        [you] Vous ramenez à bon port : { $objective }.
       *[other] { $seat } ramène à bon port : { $objective }.
    } { $left ->
        [0] C’était la dernière !
        [1] Plus qu’une.
       *[other] Plus que { $left }.
    }
event-Teleported =
    { $seat_is ->
        [you] Vous vous téléportez sur le rond { $circle }.
       *[other] { $seat } se téléporte sur le rond { $circle }.
    }
event-Attacked =
    { $figure ->
        [thief]
            { $seat_is ->
                [you] Vous attaquez { $target } { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } vous attaque { with-boost }.
                       *[other] { $seat } attaque { $target } { with-boost }.
                    }
            }
       *[other]
            { $seat_is ->
                [you] Vous lancez { the-figure } contre { $target }, { with-boost }.
               *[other]
                    { $target_is ->
                        [you] { $seat } lance { the-figure } contre vous, { with-boost }.
                       *[other] { $seat } lance { the-figure } contre { $target }, { with-boost }.
                    }
            }
    }
event-Boosted =
    { $seat_is ->
        [you] Vous répondez par un +2.
       *[other] { $seat } répond par un +2.
    }
event-Fought =
    { $seat_is ->
        [you] Vous faites { the-attack }{ with-guard },
       *[other] { $seat } fait { the-attack }{ with-guard },
    } { $target_is ->
        [you] vous { the-defence } :
       *[other] { $target } { the-defence } :
    } { $won ->
        [true]
            { $target_is ->
                [you] c’est plus, vous perdez votre couronne.
               *[other] c’est plus, { $target } perd sa couronne.
            }
       *[false] ce n’est pas plus, l’attaque échoue.
    }
with-guard =
    { $figure ->
        [thief] { "" }
       *[other] { " " }avec { the-figure }
    }
the-attack =
    { $attack_bonus ->
        [0] { $attack }
       *[other] { $attack } (dont +{ $attack_bonus })
    }
the-defence =
    { $defence_bonus ->
        [0] { $defence }
       *[other] { $defence } (dont +{ $defence_bonus })
    }
event-Beaten =
    { $seat_is ->
        [you] Vous coiffez { the-guard } d’un marqueur : il dort jusqu’à votre prochain tour.
       *[other] { $seat } coiffe { the-guard } d’un marqueur : il dort jusqu’au prochain tour de ce joueur.
    }
event-Aimed =
    { $seat_is ->
        [you] Vous tirez sur { $target } ({ the-figure },
       *[other]
            { $target_is ->
                [you] { $seat } tire sur vous ({ the-figure },
               *[other] { $seat } tire sur { $target } ({ the-figure },
            }
    } distance { $distance }, { $bow ->
        [tower] d’une tour).
       *[card] avec une carte).
    }
event-Broken =
    { $seat_is ->
        [you] Vous jouez un arc cassé : pas de tir.
       *[other] { $seat } joue un arc cassé : pas de tir.
    }
event-Shot =
    { $seat_is ->
        [you] Votre flèche sur { $target } :
       *[other]
            { $target_is ->
                [you] Flèche sur vous, tirée par { $seat } :
               *[other] Flèche sur { $target }, tirée par { $seat } :
            }
    } { $face ->
        [target] une cible
       *[flop] pas de cible
    } et un { $number }, { $hit ->
        [true]
            { $target_is ->
                [you] touché : vous perdez votre couronne.
               *[other] touché : { $target } perd sa couronne.
            }
       *[false] manqué.
    }
event-Lost =
    { $seat_is ->
        [you] Vous perdez { the-crown }.
       *[other] { $seat } perd { the-crown }.
    }
event-Worn =
    { $seat_is ->
        [you] Vous coiffez { the-crown }.
       *[other] { $seat } coiffe { the-crown }.
    }
event-Returned = De retour sur sa case : { the-crown }.
event-Marched =
    { $seat_is ->
        [you] Vous jouez une marche accélérée ({ the-figure }) : deux points de plus.
       *[other] { $seat } joue une marche accélérée ({ the-figure }) : deux points de plus.
    }
event-Closed =
    { $seat_is ->
        [you] Vous fermez l’entrée { $gate }.
       *[other] { $seat } ferme l’entrée { $gate }.
    }
event-Opened =
    { $seat_is ->
        [you] Vous ouvrez l’entrée { $gate }.
       *[other] { $seat } ouvre l’entrée { $gate }.
    }
event-Hid =
    { $seat_is ->
        [you] Vous cachez votre voleur.
       *[other] { $seat } se cache.
    }
event-Blocked =
    { $seat_is ->
        [you] Vous bloquez { $target }.
       *[other]
            { $target_is ->
                [you] { $seat } vous bloque.
               *[other] { $seat } bloque { $target }.
            }
    }
event-Lulled =
    { $seat_is ->
        [you] Vous endormez { the-guard }.
       *[other] { $seat } endort { the-guard }.
    }
event-Slipped =
    { $seat_is ->
        [you] Vous passez par une porte secrète.
       *[other] { $seat } passe par une porte secrète.
    }
event-Found =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] Vous sortez de votre cachette.
               *[other] Vous trouvez { $target } : plus de cachette.
            }
       *[other]
            { $target_is ->
                [you] { $seat } vous trouve : plus de cachette.
               *[other] { $seat } joue « voleur trouvé » : plus de cachette pour { $target }.
            }
    }
event-Woken =
    { $seat_is ->
        [you] Vous secouez { the-guard } ({ whose-marker }) :
       *[other] { $seat } secoue { the-guard } ({ whose-marker }) :
    } { $sleeps ->
        [true] il dort encore.
       *[false] il se réveille.
    }
whose-marker =
    { $owner_is ->
        [you] votre marqueur
       *[other] un marqueur posé par { $owner }
    }
event-Drawn =
    { $card_is ->
        [hidden] { $seat } pioche une carte.
       *[other]
            { $seat_is ->
                [you] Vous piochez : { $card }.
               *[other] { $seat } pioche : { $card }.
            }
    }
event-Reshuffled = La pioche est vide : on mélange la défausse ({ $cards } cartes).
event-Discarded =
    { $seat_is ->
        [you] Vous défaussez : { $card }.
       *[other] { $seat } défausse : { $card }.
    }
event-Revealed =
    { $objectives_count ->
        [0]
            { $seat_is ->
                [you] Vous aviez : { $cards }.
               *[other] { $seat } avait : { $cards }.
            }
       *[other]
            { $seat_is ->
                [you] Vous vouliez encore : { $objectives }. Cartes : { $cards }.
               *[other] { $seat } voulait encore : { $objectives }. Cartes : { $cards }.
            }
    }

## Ce qu’on demande, propose et refuse

ask-CO-C_7_1 = choisissez votre rond de départ
ask-CO-D_2 = lancez les dés, ou jouez d’abord une carte
ask-CO-D_3 = que faites-vous ?
    .few = 4
ask-CO-F_4_b_2 = jouez-vous une carte contre l’attaque ?
    .title = On vous attaque :
ask-CO-F_5_k_2 = jouez-vous une carte contre la flèche ?
    .title = On vous tire dessus :
ask-CO-F_4_d = vous avez gagné : que devient la couronne ?
ask-CO-D_7_3 = défaussez une carte, car on en garde cinq au plus

pick-Place = partir
pick-Place-circle = Quel rond ?
pick-Roll = lancer les dés
pick-Walk = marcher
few-Walk =
    { $figure ->
        [thief] marcher
       *[other] mener un garde
    }
pick-Walk-figure = Qui ?
pick-Walk-direction = Par où ?
pick-Reach = tendre le bras vers une clé
pick-Reach-direction = Par où ?
pick-Take = prendre une couronne
pick-Take-where = Où ?
pick-Take-means = Comment ?
pick-Teleport = se téléporter
pick-Teleport-circle = Sur quel rond ?
pick-EndTurn = finir le tour
pick-Fight = combattre
pick-Fight-figure = Qui ?
pick-Fight-target = Contre qui ?
pick-Fight-boosted = Avec un +2 ?
pick-Shoot = tirer
pick-Shoot-figure = Qui ?
pick-Shoot-target = Sur qui ?
pick-Boost = +2
pick-Break = arc cassé
pick-Pass = pas de carte
pick-Wear = la coiffer
pick-Return = la rendre
pick-March = marche accélérée
pick-March-figure = Pour qui, les deux points de plus ?
pick-Close = fermer une entrée
pick-Close-gate = Quelle entrée fermer ?
pick-Open = ouvrir une entrée
pick-Open-gate = Quelle entrée ouvrir ?
pick-Hide = se cacher
pick-Block = bloquer un voleur
pick-Block-target = Quel voleur ne bougera plus ?
pick-Lull = endormir un garde
pick-Lull-guard = Quel garde s’endort ?
pick-Slip = porte secrète
pick-Find = trouver un voleur
pick-Find-target = Qui n’est plus caché ?
pick-Wake = réveiller un garde
pick-Wake-guard = Quel garde se réveille ?
pick-Wake-owner = Le marqueur de qui ?
pick-Discard = défausser
pick-Discard-card = Quelle carte ?

move-Place = rond { $circle }
move-Roll = lancer les dés
move-Walk =
    { $figure ->
        [thief] aller { the-direction }{ what-is-there }
       *[other] mener { the-figure } { the-direction }{ what-is-there }
    }
move-Reach = tendre le bras ({ the-direction }) : { the-key }
move-Take = prendre { the-crown } ({ the-place }, { with-what })
move-Teleport = vers le rond { $circle }
move-EndTurn =
    { $points ->
        [0]
            { $cards ->
                [2] finir le tour (plus de point, et deux cartes sont jouées)
               *[other] finir le tour
            }
        [one] finir le tour (reste un point)
       *[other] finir le tour (restent { $points } points)
    }
move-Fight = { the-figure } attaque { $target } { with-boost } ({ $percent } %, l’égalité ne suffit pas)
move-Shoot =
    { $bow ->
        [tower] { the-figure } tire sur { $target } (distance { $distance }, { $percent } %)
       *[card] { the-figure } tire sur { $target } avec une carte (distance { $distance }, { $percent } %)
    }
move-Boost = jouer un +2 (sinon l’attaque réussit à { $percent } %)
move-Break = jouer un arc cassé (sinon la flèche touche à { $percent } %)
move-Pass = pas de carte
move-Wear = coiffer { the-crown }
move-Return = rendre { the-crown }
move-March = deux points de plus pour { the-figure }
move-Close = fermer l’entrée { $gate }
move-Open = ouvrir l’entrée { $gate }
move-Hide = cacher votre voleur
move-Block = bloquer { $target }
move-Lull = endormir { the-guard }
move-Slip = par la porte secrète
move-Find = trouver { $target }
move-Wake = réveiller { the-guard } (marqueur à { $owner })
move-Discard = { $card }

refusal-circle-taken = Il y a quelqu’un sur le rond { $circle }.
refusal-not-your-objective = Cette couronne n’est pas parmi les objectifs qui vous restent.
refusal-not-your-card = Vous n’avez pas cette carte : { $card }.
refusal-card-twice = Vous avez déjà joué cette carte ce tour-ci : { $card }.
refusal-two-cards = Vous avez déjà joué deux cartes ce tour-ci.
refusal-roll-first = Lancez d’abord les dés.
refusal-already-rolled = Vous avez déjà lancé les dés.
refusal-passing = Allez d’abord jusqu’à une case libre.
refusal-thief-blocked = Votre voleur est bloqué : ce tour-ci, il ne peut ni bouger, ni rien prendre, ni attaquer.
refusal-nobody-attacks = Personne ne vous attaque en ce moment.
refusal-no-effect = Cela n’aurait aucun effet.
refusal-no-door-left = Les quatre portes sont posées.
refusal-gate-occupied = Il y a quelqu’un dans l’entrée { $gate }.
refusal-no-marker = Vous n’avez plus de marqueur.
refusal-head-full = Une tête ne porte pas trois couronnes : les marqueurs comptent aussi.
refusal-not-that-thief = Vous ne pouvez pas bloquer ce voleur.
refusal-no-secret-door = Il n’y a pas de porte secrète ici.
refusal-cannot-stop-there = Il y a quelqu’un, et vous ne pourriez pas continuer de là.
refusal-no-points = Il ne reste pas de point pour cela.
refusal-no-way = On ne passe pas de ce côté.
refusal-tower-shut = Une tour ne s’ouvre que sur la cité : on n’y entre ni n’en sort par la forêt. Prenez une entrée.
refusal-door-closed = La porte est fermée.
refusal-guards-stay-inside = Les gardes ne sortent pas de la cité.
refusal-guard-in-the-way = Un garde éveillé s’y trouve.
refusal-thief-in-the-way = Un voleur qui n’est pas caché s’y trouve.
refusal-thief-alone = Le dé ne laisse bouger que le voleur.
refusal-another-guard = Vous menez déjà un autre garde ce tour-ci.
refusal-guard-asleep = Ce garde dort.
refusal-no-key-there = Il n’y a pas de clé de ce côté.
refusal-has-key = Vous avez déjà une clé de cette couleur.
refusal-nobody-there = Il n’y a personne sur cette case : vous pouvez y aller.
refusal-no-crown-there = Il n’y a pas de couronne là.
refusal-stand-on-crown = Allez d’abord sur la case même de la couronne. On ne tend le bras, d’à côté, que si quelqu’un s’y trouve.
refusal-has-crown = Vous portez déjà une couronne.
refusal-no-key = Vous n’en avez pas la clé.
refusal-not-on-circle = On ne se téléporte qu’à partir d’un rond rouge.
refusal-been-there = Le rond { $circle } a déjà servi depuis votre dernier pas.
refusal-attacked-already = Ce personnage a déjà fait une telle attaque ce tour-ci.
refusal-not-beside = Les deux ne sont pas côte à côte.
refusal-crown-square = On ne tire ni vers une case couronne, ni à partir d’elle.
refusal-no-bow = Ce personnage n’est pas sur une tour, et vous n’avez pas de carte pour tirer.
refusal-guard-lacks-point = D’ici, votre voleur n’atteint personne, et il ne reste pas de point pour faire tirer un garde.
refusal-no-clear-shot = Quelque chose est sur la trajectoire.
refusal-too-far = Une flèche ne vole pas à plus de six cases.
refusal-no-target = Il n’y a là aucun voleur coiffé d’une couronne volée.
refusal-target-hidden = Ce voleur est caché.
refusal-not-from-circle = On n’attaque pas depuis un rond rouge.
refusal-place-first = Choisissez d’abord votre rond de départ.
refusal-crown-first = Décidez d’abord du sort de la couronne.
refusal-discard-first = Défaussez d’abord : on garde cinq cartes au plus.
refusal-only-card = Seule cette carte sert maintenant : { $card }.
refusal-no-discard-now = On défausse seulement à la fin de son tour, au-delà de cinq cartes.

## La fin

score =
    { $points ->
        [one] { $points } couronne
       *[other] { $points } couronnes
    }
part-key = { $piece }, prise contre sa clé
part-card = { $piece }, prise au passe-partout
part-fight = { $piece }, gagnée au combat
part-worn = { $piece }, portée, mais pas encore à bon port
part-lacking = { $piece }, pas à bon port
tie-worn = À égalité, les couronnes portées comptent
ending-CO-H_1 =
    { $winners_is ->
        [you] Toutes vos couronnes sont à bon port : vous gagnez !
        [shared] Toutes les couronnes sont à bon port : vous gagnez ensemble ({ $winners }).
       *[other] Toutes les couronnes sont à bon port : { $winners } gagne.
    }
ending-CO-RH2 =
    { $winners_is ->
        [you] Quatre cents tours suffisent : vous êtes en tête et gagnez !
        [shared] Quatre cents tours suffisent : vous partagez la première place ({ $winners }).
       *[other] Quatre cents tours suffisent. Première place : { $winners }.
    }

## La table

table-title =
    { $turn ->
        [0] Mise en place
       *[other] Après { $turn } tours
    }
drawn-turn = Tour { $turn } : { $player }
points-shared = dé { $number } · reste { $pool } à partager
points-alone = dé { $number } · reste { $thief } pour le voleur
points-each = dé { $number } · reste : voleur { $thief }, garde { $guard }
points-own =
    { $thief ->
        [0] { $guard } pour le garde seul
       *[other] { $thief } pour le voleur seul
    }
drawn-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
drawn-wears = porte
table-hidden = caché
table-blocked = bloqué
drawn-proved = convoite, on le sait
drawn-asleep = endormis, sous le marqueur de
drawn-doors = entrées fermées : { $gates }
table-piles = pioche { $pile } · défausse { $discard }
drawn-legend = ♛ couronne ⚷ clé ♜ tour ▒▒ porte secrète G garde z endormi 1/2 couronnes à bon port

## Les options

option-objectives = Objectifs
    .help = Combien de couronnes chacun doit ramener. Une : 5 à 15 minutes environ, deux : 10 à 40, trois : 20 à 60, quatre : jusqu’à une heure et demie.
option-colours = Couleurs
    .help = Avec quatre couleurs au lieu de huit, on convoite bien plus souvent la couronne d’autrui : plus de combats.
option-colours-eight = huit
option-colours-four = quatre
option-arrows = Flèches
    .help = Trois ou quatre faces du dé des flèches montrent une cible.
option-arrows-even = trois cibles
option-arrows-sharp = quatre cibles

## Les règles

chapter-CO-A = La boîte
chapter-CO-B = Le but
chapter-CO-C = La mise en place
chapter-CO-D = Un tour
chapter-CO-E = Les déplacements
chapter-CO-F = Les attaques
chapter-CO-G = Les cartes action
chapter-CO-H = La fin
chapter-CO-RC = Décisions sur la mise en place
chapter-CO-RD = Décisions sur le tour
chapter-CO-RE = Décisions sur les déplacements
chapter-CO-RF = Décisions sur les attaques
chapter-CO-RG = Décisions sur les cartes
chapter-CO-RH = Décisions sur la fin

rule-CO-A_1 = La boîte contient 145 pièces.
    .reading = La liste donne exactement ce total.
rule-CO-A_2 = Il y a un plateau.
    .reading = L’original est perdu : CO-RC11.
rule-CO-A_3 = Il y a quatre gardes et quatre voleurs.
rule-CO-A_4 = Il y a quatre portes, avec quatre socles.
rule-CO-A_5 = Il y a 44 cartes action.
    .reading = Les douze sortes du chapitre CO-G donnent ce total.
rule-CO-A_6 = Il y a seize cartes objectif.
rule-CO-A_7 = Il y a douze couronnes de voleur, trois par voleur.
    .reading = Nous les appelons marqueurs.
rule-CO-A_8 = Il y a seize couronnes du trésor.
rule-CO-A_9 = Il y a 32 clés.
rule-CO-A_10 = Il y a une réglette pour les flèches.
    .reading = Ses graduations sont perdues : CO-RF11.
rule-CO-A_11 = Il y a cinq dés : deux noirs, deux blancs, un vert.
    .reading = CO-RC10 dit ce qui figure dessus.
rule-CO-A_12 = Il y a une notice, et des autocollants pour les pions.
rule-CO-B_1 = Il faut être le premier à ramener toutes ses couronnes dans la forêt tropicale, autour de la cité.
    .reading = Sur un rond rouge : CO-RD8.
rule-CO-C_1 = On étale le plateau.
rule-CO-C_2 = Chacun choisit un voleur et prend les trois couronnes de sa couleur.
    .reading = Chaque place a une couleur.
rule-CO-C_3_1 = On mélange les objectifs et on en distribue plus ou moins selon le temps dont on dispose.
    .reading = Un tableau sur la boîte disait combien : CO-RC2.
rule-CO-C_3_2 = Les autres objectifs restent face cachée à côté du plateau.
rule-CO-C_3_3 = Les objectifs d’un joueur sont tous de couleurs différentes.
    .reading = Voir CO-RC3.
rule-CO-C_3_4 = Une seconde carte d’une couleur est écartée, et on en tire une autre.
    .reading = Voir CO-RC3b.
rule-CO-C_4_1 = On mélange les cartes action et on en donne deux à chacun.
rule-CO-C_4_2 = Les autres cartes action restent face cachée à côté du plateau.
    .reading = C’est la pioche.
rule-CO-C_5 = On place les quatre gardes comme le montre un dessin.
    .reading = Le dessin est perdu : CO-RC5.
rule-CO-C_6 = Couronnes, clés, réglette, dés et portes sont à côté du plateau.
    .reading = C’est la réserve.
rule-CO-C_7_1 = La dernière personne à avoir porté une couronne, ou un chapeau, place la première son voleur sur un rond rouge.
    .reading = Tiré au sort : CO-RC6.
rule-CO-C_7_2 = Puis vient le joueur suivant, dans le sens des aiguilles d’une montre.
    .reading = Aussi pour les tours : les places sont numérotées ainsi.
rule-CO-C_7_3 = Quand tous les voleurs sont placés, le jeu commence.
rule-CO-D_1 = On reprend d’abord ses marqueurs du tour précédent : sur son voleur caché, sur un voleur bloqué, sur les gardes endormis et sur ceux qui ont perdu un combat.
    .reading = Voir CO-RD1.
rule-CO-D_2 = On lance ensemble le dé blanc et le dé vert.
    .reading = Le dé blanc des déplacements : CO-RD2.
rule-CO-D_3 = On déplace son voleur et/ou un garde du nombre obtenu.
    .reading = Comme le dit le chapitre CO-E.
rule-CO-D_4 = On fait ses attaques.
    .reading = Comme le dit le chapitre CO-F.
rule-CO-D_5 = On joue jusqu’à deux cartes action différentes, à tout moment du tour, puis on les défausse.
    .reading = Comme le dit le chapitre CO-G.
rule-CO-D_6 = Dès qu’une couronne est de retour en forêt, on la pose sur sa carte, retournée face visible.
    .reading = « carte « Couronne » » veut dire la carte objectif : CO-RD9.
rule-CO-D_7_1 = À la fin du tour, on pioche une carte action.
rule-CO-D_7_2 = Personne n’a plus de cinq cartes action en main.
rule-CO-D_7_3 = Qui en a davantage doit en défausser une.
rule-CO-D_8 = Le dé blanc a trois images : voleur et garde se partagent le nombre ; le voleur seul ; voleur et garde ont chacun tout le nombre.
    .reading = Légendes d’un dessin perdu.
rule-CO-E_1_1 = Le dé blanc et le dé vert disent qui peut bouger, et de combien.
rule-CO-E_1_2 = Soit son voleur, autant qu’on veut jusqu’au nombre obtenu.
rule-CO-E_1_3 = Soit son voleur et/ou un garde, qui se partagent le nombre ou vont chacun jusqu’à ce nombre.
rule-CO-E_2 = Un voleur peut passer à travers un autre voleur, mais pas à travers un garde, à moins que celui-ci ne dorme.
rule-CO-E_3 = Un garde peut passer à travers un autre garde, mais pas à travers un voleur, à moins que celui-ci ne soit caché.
rule-CO-E_4_1 = Deux personnages ne partagent jamais une case.
    .reading = Ils peuvent passer : CO-RE4.
rule-CO-E_4_2 = Sinon, le dernier à bouger fait un pas de moins.
rule-CO-E_5 = On peut avoir une clé ou une couronne même si quelqu’un se tient sur sa case.
    .reading = Voir CO-RE5.
rule-CO-E_6 = Un garde qui tire ou combat sans avoir bougé dépense un point de déplacement.
rule-CO-E_7 = On peut interrompre un déplacement pour une ou plusieurs attaques.
    .reading = Le renvoi à son propre chapitre est une coquille pour CO-F.
rule-CO-E_8 = Qui passe sur une case clé reçoit une clé de sa couleur, à moins d’en avoir déjà une.
rule-CO-E_9 = Qui passe sur une case couronne peut la prendre contre une clé de sa couleur ou un passe-partout.
rule-CO-E_10_1 = Un voleur peut se téléporter d’un rond rouge à un autre, sans que cela compte comme un déplacement.
rule-CO-E_10_2 = De là, nul n’attaque.
rule-CO-E_11 = Un voleur ramène une seule couronne à la fois.
rule-CO-E_12 = Les gardes ne quittent jamais la cité.
rule-CO-F_1_1 = Un voleur n’a pas le droit d’attaquer un garde.
rule-CO-F_1_2 = Un garde et/ou un voleur peuvent attaquer un autre voleur qui a une couronne volée.
rule-CO-F_2 = Il y a deux sortes d’attaque : au corps à corps, et à la flèche.
rule-CO-F_3 = Dans un tour, chaque personnage déplacé fait au plus une attaque de chaque sorte.
    .reading = Voir CO-RF2.
rule-CO-F_4_a = Au corps à corps, les deux personnages sont côte à côte.
rule-CO-F_4_b_1 = Chacun des deux joueurs lance un dé noir.
rule-CO-F_4_b_2 = Chacun d’eux peut jouer avant le lancer une carte « +2 en attaque ».
rule-CO-F_4_b_3 = La carte ajoute deux à son propre nombre.
rule-CO-F_4_b_4 = L’attaqué garde sa couronne s’il fait au moins autant que l’attaquant.
rule-CO-F_4_c = Un garde qui gagne ôte la couronne et la remet avec celles de la réserve.
rule-CO-F_4_d = Un voleur qui gagne peut coiffer la couronne, si elle est de ses objectifs et qu’il n’en porte pas, ou la remettre à la réserve.
rule-CO-F_4_e_1 = Un voleur qui bat un garde le coiffe d’une couronne de sa couleur.
rule-CO-F_4_e_2 = Les autres ne peuvent plus employer ce garde jusqu’au prochain tour de ce voleur.
rule-CO-F_5_f = Pour tirer, le garde ou le voleur est sur une tour de l’enceinte, ou bien on joue la carte qu’il faut.
rule-CO-F_5_g = Les flèches ne traversent ni les murs ni les portes fermées.
rule-CO-F_5_h = Les personnages sur son chemin n’arrêtent pas une flèche.
rule-CO-F_5_i = On ne tire ni sur un voleur qui est sur une case couronne, ni depuis une telle case.
rule-CO-F_5_j = La réglette donne la distance que doit parcourir la flèche.
rule-CO-F_5_k_1 = Pour tirer, on lance le dé blanc et un dé noir.
    .reading = Le dé blanc des flèches : CO-RD2.
rule-CO-F_5_k_2 = Celui qu’on vise peut jouer un arc cassé avant le lancer, ce qui annule le tir.
rule-CO-F_5_l_1 = Si le dé blanc montre une cible et le noir au moins la distance, le voleur perd sa couronne.
rule-CO-F_5_l_2 = Si le dé blanc montre un flop, ou si le nombre est trop petit, il la garde.
rule-CO-F_6 = Des lettres sous deux titres légendent des dessins perdus.
rule-CO-G_1_1 = Un joueur peut employer toutes les cartes action, à tout moment de son tour.
rule-CO-G_1_2 = Mais pas plus de deux par tour, ni deux fois la même.
rule-CO-G_1_3 = Les cartes jouées vont sur la défausse.
rule-CO-G_2 = Marche accélérée (11 cartes) : deux de plus au plus grand déplacement de son personnage.
rule-CO-G_3 = Clé passe-partout (4) : une couronne sans donner de clé.
rule-CO-G_4 = Ouvrir ou fermer une porte (4) : poser une porte devant l’une des douze entrées, ou en retirer une.
rule-CO-G_5_1 = Voleur caché (4) : pour un tour complet, un voleur est à l’abri des attaques des voleurs et des gardes.
rule-CO-G_5_2 = Une couronne de sa couleur le coiffe.
rule-CO-G_5_3 = Une tête peut porter jusqu’à deux couronnes.
rule-CO-G_6_1 = Voleur bloqué (3) : bloquer un voleur de son choix.
rule-CO-G_6_2 = Il ne peut pas bouger pendant un tour complet.
rule-CO-G_6_3 = Une couronne de la couleur de celui qui bloque le coiffe.
rule-CO-G_6_4 = Son joueur peut encore déplacer un garde, si le dé blanc le permet, et jouer jusqu’à deux cartes.
rule-CO-G_7_1 = Garde endormi (4) : endormir un garde de son choix.
rule-CO-G_7_2 = On ne peut pas le bouger pendant un tour complet.
rule-CO-G_7_3 = Une couronne de la couleur de celui qui bloque le coiffe.
rule-CO-G_8 = Tir d’une flèche (4) : tirer sur un voleur à couronne volée, et la lui ôter si l’on touche, sans être sur une tour.
rule-CO-G_9_1 = +2 en attaque (4) : deux de plus à son dé au corps à corps.
rule-CO-G_9_2 = On la pose avant que les deux joueurs ne lancent les dés.
rule-CO-G_10_1 = Arc cassé (2) : parer la flèche tirée sur son voleur.
rule-CO-G_10_2 = On la pose avant que le tireur ne lance les dés.
rule-CO-G_11_1 = Porte secrète (2) : passer par une porte secrète à travers l’enceinte.
rule-CO-G_11_2 = Traverser le mur compte pour un.
rule-CO-G_11_3 = Aucun voleur ne s’arrête dans le mur.
rule-CO-G_11_4 = Un plan montre les portes secrètes.
    .reading = Le plan est perdu ; notre plateau en a quatre.
rule-CO-G_12_1 = Voleur trouvé (1) : ôter la couronne qui cache un voleur.
rule-CO-G_12_2 = Il n’est plus caché et peut de nouveau être attaqué.
rule-CO-G_13_1 = Garde réveillé (1) : ôter la couronne d’un voleur qui a endormi un garde.
rule-CO-G_13_2 = Le garde peut de nouveau attaquer et être déplacé.
rule-CO-H_1 = Le premier à avoir ramené toutes les couronnes de ses objectifs gagne.
    .reading = Aussitôt : CO-RD12.
rule-CO-RC1 = On joue de deux à quatre, toujours avec les quatre gardes.
    .reading = « un pion « Voleur » par joueur »
rule-CO-RC2 = Chacun a un à quatre objectifs, deux sauf accord contraire.
    .reading = Option « objectives ». À quatre joueurs et quatre objectifs, c’est long : environ 120 tours.
rule-CO-RC3 = Les couleurs diffèrent dans une main ; deux joueurs peuvent avoir la même.
    .reading = « en sa possession »
rule-CO-RC3b = Les doubles sont échangés face cachée avant que nul ne regarde ; s’il ne reste plus de carte pour cela, on refait toute la donne.
    .reading = Ainsi, personne n’en apprend rien. C’est de nous : à la lettre de CO-C.3.4, le joueur verrait la carte défaussée.
rule-CO-RC4 = Les objectifs sont secrets jusqu’au retour de leur couronne. Qui prend ou coiffe une couronne montre que sa couleur est de ses objectifs, et cela reste connu si la couronne est perdue.
    .reading = Nul ne peut prendre une autre couleur : CO-RE9.
rule-CO-RC5 = Les gardes partent autour du milieu, en i9, k9, k11 et i11.
rule-CO-RC6 = On tire au sort qui commence ; ce joueur place et joue le premier.
rule-CO-RC6b = Chacun choisit n’importe quel rond libre.
rule-CO-RC7 = Au départ, les douze entrées sont ouvertes, et les quatre portes dans la réserve.
rule-CO-RC8 = Une case couronne ne s’épuise pas tant qu’il y a des couronnes de sa couleur en réserve.
rule-CO-RC9 = Il y a huit couleurs : deux couronnes, deux objectifs et quatre clés de chacune.
    .reading = Option « colours ».
rule-CO-RC9b = Il y a quatre couleurs : quatre couronnes, quatre objectifs et huit clés de chacune, et deux cases de chaque sorte.
    .reading = Option « colours=four ». On convoite bien plus souvent la couronne d’autrui.
rule-CO-RC10 = Le dé blanc des déplacements montre deux fois chaque image ; celui des flèches, trois cibles et trois flops ; les autres vont de 1 à 6.
rule-CO-RC10b = Le dé blanc des flèches montre quatre cibles et deux flops.
    .reading = Option « arrows=sharp ».
rule-CO-RC11 = Le plateau est de nous : 19 cases sur 19, nommées par lettre et nombre. Une enceinte à douze entrées, huit tours et quatre portes secrètes entoure une cité à huit cases couronne et huit cases clé ; dehors, la forêt et huit ronds rouges.
    .reading = Les entrées portent les heures d’une horloge. Les tours ne s’ouvrent que vers la cité ; les flèches en partent et y arrivent des deux côtés.
rule-CO-RD1 = On reprend ses marqueurs d’office, et en premier. Un tour complet va donc du moment où l’on pose un marqueur jusqu’au prochain tour de qui l’a posé.
rule-CO-RD2 = Un dé blanc sert aux déplacements, avec le vert ; l’autre sert aux flèches, avec un noir.
rule-CO-RD3 = Voleur et garde bougent dans n’importe quel ordre, même en alternant, chacun avec les points qui restent ; personne n’y est obligé.
rule-CO-RD4 = Un joueur déplace un seul garde par tour, n’importe lequel.
    .reading = « l’un des gardes »
rule-CO-RD4b = C’est le premier qui fait un pas, attaque ou reçoit une marche accélérée. Les points d’un seul personnage se dépensent avant les points communs.
rule-CO-RD5 = On peut aussi jouer des cartes avant de lancer les dés et entre deux pas.
rule-CO-RD5b = Avant les dés, on ne joue que des cartes qui ne demandent ni dé ni déplacement : ni porte secrète ni flèche, le passe-partout seulement là où se tient le voleur, et la marche accélérée pour le voleur seul. Pas non plus de téléportation ni d’attaque.
    .reading = Une couronne contre une clé n’est pas une carte, et attend les dés.
rule-CO-RD6 = Le +2 et l’arc cassé se jouent aussi en défense, dans le tour d’un autre. La limite de deux cartes, jamais la même, vaut pour chaque joueur à chaque tour, quel que soit le joueur actif.
    .reading = Contre la lettre de CO-G.1.1, d’après CO-F.4.b.2 et CO-F.5.k.2.
rule-CO-RD7 = L’attaquant dit d’abord s’il joue un +2, puis le défenseur ; puis tous deux lancent.
rule-CO-RD7b = Quiconque est attaqué est interrogé, qu’il ait une carte ou non.
    .reading = C’est de nous : sinon, la question la trahirait. Un programme ne doit pas donner aussitôt de lui-même une réponse forcée.
rule-CO-RD8 = Une couronne est à bon port quand son voleur entre sur un rond rouge, même en passant ; la forêt seule ne suffit pas.
rule-CO-RD9 = La carte où l’on pose une couronne est la carte objectif.
    .reading = Il n’y a pas d’autres seize cartes.
rule-CO-RD10 = S’il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la pioche.
    .reading = Il y a toujours une carte : les mains en tiennent au plus vingt sur 44. Chacun sait alors ce qu’il y a dans la pioche, et donc ce que tiennent ensemble tous les autres.
rule-CO-RD11 = On pioche d’abord, puis on défausse une des six cartes, à son choix, face visible.
rule-CO-RD12 = Le jeu finit dès la dernière couronne ; on ne pioche plus.
rule-CO-RD13 = Un sablier est laissé à qui tient la table : plus de coups, une carte piochée, la plus récente défaussée s’il y en a six.
rule-CO-RE1 = Un nombre commun se partage comme on veut, même inégalement, et l’on n’est pas tenu de l’épuiser.
rule-CO-RE2 = On peut passer un garde endormi. Un garde qui a perdu un combat porte le même marqueur et compte comme endormi.
rule-CO-RE3 = Un garde peut passer un voleur caché, mais pas s’arrêter sur sa case.
rule-CO-RE4 = Pour entrer sur une case occupée, il faut les points pour aller jusqu’à une case libre.
    .reading = Ainsi, personne n’y finit, comme le veut CO-E.4.2.
rule-CO-RE4b = Un personnage sur une case occupée est en chemin : jusqu’à une case libre, il n’y a qu’à continuer, et à prendre ce qu’on a là ou, s’il reste un point pour continuer, à côté. Ni attaque, ni téléportation, ni fin du tour, ni pas d’un autre, ni carte hors passe-partout et porte secrète.
    .reading = Pas d’autre carte : c’est de nous, contre la lettre de CO-D.5 et CO-G.1.1. Elle pourrait fermer le chemin ou réveiller le garde qu’on traverse, et chacune peut se jouer un pas plus tôt.
rule-CO-RE5 = De la case d’à côté, un voleur peut dépenser un point pour prendre la clé ou la couronne d’une case occupée sans y entrer, même si un garde éveillé s’y tient.
rule-CO-RE6 = Un garde qui n’a pas bougé quand il attaque paie un point, une fois par tour, pour ses attaques ; si les points sont communs, un de ceux-là, à moins qu’il n’en ait à lui (CO-RD4b). S’il bouge ensuite, le point n’est pas rendu. Un voleur ne paie rien.
    .reading = Que le point ne soit pas rendu est de nous : CO-E.6 ne dit pas quand le garde doit avoir bougé. Ainsi, on sait ce que coûte une attaque quand on la fait.
rule-CO-RE7 = Là où la règle renvoie de CO-E.7 à CO-E, elle veut dire CO-F.
rule-CO-RE8 = Les clés se prennent d’office, même en passant, de toute couleur ; chacun les voit. Les gardes ne prennent rien.
rule-CO-RE9 = Prendre une couronne est un choix, et seulement d’une couleur de ses objectifs qui n’est pas encore à bon port. La clé retourne à la réserve.
    .reading = Une règle de notre maison ; sans elle, on pourrait vider la réserve.
rule-CO-RE9b = Qui se tient déjà sur une case couronne peut la prendre sans un pas. Un voleur bloqué ne prend rien.
rule-CO-RE10 = On se téléporte autant qu’on veut dans son tour, après les dés, sur un rond où il n’y a personne.
rule-CO-RE10b = Entre deux pas, on ne se téléporte qu’une fois sur chaque rond.
    .reading = C’est de nous, pour qu’un tour finisse ; un faux geste se répare encore, même en revenant au départ.
rule-CO-RE11 = D’un rond, ni combat, ni flèche, ni carte pour tirer.
    .reading = Un voleur qui s’y trouve ne porte pas de couronne, et n’est donc pas une cible.
rule-CO-RE12 = Les entrées et les tours sont de la cité : un garde peut s’y tenir, et s’y battre contre qui est sur la case devant une entrée.
rule-CO-RE13 = Rien ne va en diagonale : ni un pas, ni un combat.
rule-CO-RE14 = Une couronne qui n’est pas en réserve ne se prend pas.
    .reading = Cela n’arrive pas : il y a autant de couronnes d’une couleur que d’objectifs.
rule-CO-RE15 = Un personnage qui n’a aucun pas permis ne bouge pas, et celui qui est emmuré attend ; seule une carte ôte une porte.
rule-CO-RF1 = Une cible est le voleur d’un autre joueur, avec une couronne du trésor et non caché. On n’attaque pas son propre voleur avec un garde.
rule-CO-RF2 = Le voleur et le garde d’un tour peuvent chacun tirer une fois et combattre une fois, déplacés ou non : quatre attaques au plus.
    .reading = CO-E.6 parle de gardes qui n’ont pas bougé.
rule-CO-RF3 = Un voleur bloqué ne bouge pas, ne se téléporte pas, ne prend rien et n’attaque pas. Il se défend comme toujours.
rule-CO-RF4 = Côte à côte veut dire qu’il y a un pas entre les deux cases : ni mur, ni porte fermée, ni bâtiment, et pas entre une tour et la forêt.
rule-CO-RF5 = Le joueur dont c’est le tour lance pour le garde.
rule-CO-RF5b = À égalité aussi, un voleur a battu le garde, et le marque.
rule-CO-RF6 = Une couronne perdue à cause d’un garde ou d’une flèche retourne à la réserve ; la clé qui l’avait payée est perdue, elle aussi.
    .reading = Même si c’est un voleur qui a tiré.
rule-CO-RF7 = Le gagnant peut coiffer la couronne si elle correspond à un de ses objectifs encore à ramener et s’il ne porte pas déjà une couronne du trésor ; sinon, elle retourne à la réserve.
rule-CO-RF7b = On interroge le gagnant même s’il ne peut pas la coiffer, à moins que chacun ne voie pourquoi : une couronne sur sa tête, ou une couleur déjà à bon port ou exclue de ses objectifs restants.
    .reading = Sinon, la question trahirait un objectif.
rule-CO-RF8 = Marquer un garde battu n’est pas un choix ; sans marqueur, il ne se passe rien. On ne le fait qu’après une attaque de ce garde.
rule-CO-RF9 = Un voleur qui attaque et perd ne subit rien.
rule-CO-RF10 = Une carte de tir sert au voleur, quel que soit le dé, ou au garde du tour, si le dé le laisse bouger ; elle compte comme la flèche de ce personnage.
rule-CO-RF11 = La réglette mesure de centre à centre, en cases, arrondies à l’unité supérieure, de 1 à 6 ; plus loin, pas de tir.
rule-CO-RF11b = La ligne entre les centres ne doit pas traverser l’intérieur d’un mur, d’un bâtiment ou d’une entrée fermée. Elle peut frôler un coin, à moins que les deux cases n’y fassent obstacle. Une tour n’est ouverte qu’au départ ou à l’arrivée du tir.
rule-CO-RF12 = Pas de flèche vers ou depuis une case couronne, mais on s’y bat. Les cases clé ne protègent de rien.
rule-CO-RF13 = Un voleur caché ne peut pas être attaqué, mais peut attaquer.
rule-CO-RF14 = Son voleur et un garde peuvent attaquer la même cible l’un après l’autre.
rule-CO-RF15 = Un tir paré est dépensé, et sa carte aussi.
rule-CO-RG1 = Une marche accélérée sert un seul personnage, son voleur ou le garde du tour, et ni un voleur bloqué ni un garde endormi.
rule-CO-RG2 = Un passe-partout vaut une clé de n’importe quelle couleur, même en tendant le bras.
rule-CO-RG3 = Une porte ferme une entrée où il n’y a personne, et y reste jusqu’à ce que quelqu’un la retire ; elle arrête tout le monde et toute flèche. Il y en a quatre.
rule-CO-RG4 = On ne cache que son propre voleur, jusqu’à son prochain tour ; même coiffé d’une couronne.
rule-CO-RG5 = On ne bloque que les voleurs des autres, avec ou sans couronne, cachés ou non ; cela couvre leur prochain tour.
rule-CO-RG6 = On peut endormir tout garde, même endormi : il ne bouge ni n’attaque, et on peut le passer.
rule-CO-RG7 = Un +2 sert en attaque et en défense.
    .reading = « l’un des deux joueurs »
rule-CO-RG8 = Une porte secrète ne sert qu’à un voleur, de la case du dedans à celle du dehors ou l’inverse, une fois par carte et pour un point ; la case d’arrivée doit être libre, à moins qu’on ne fasse qu’y passer.
rule-CO-RG9 = Le marqueur qui cachait un voleur retourne aussitôt à son propriétaire.
rule-CO-RG10 = Un garde réveillé perd un marqueur, et le joueur dit de quel propriétaire ; s’il en porte un second, il dort encore.
    .reading = Endormi ou battu, cela se ressemble. Que le joueur dise à qui est le marqueur est de nous.
rule-CO-RG11 = On ne joue pas une carte qui mettrait une troisième couronne, de quelque sorte, sur une tête, ni une pour laquelle il ne reste pas de marqueur.
rule-CO-RG12 = Les marqueurs n’empêchent jamais de coiffer une couronne.
    .reading = Un voleur qui peut bouger en porte au plus un.
rule-CO-RG13 = Passer un autre voleur coûte le pas ordinaire, et l’on a ce qu’il y a sur sa case.
rule-CO-RG14 = On ne joue pas une carte sans aucun effet.
rule-CO-RG15 = Les mains et l’ordre de la pioche sont secrets ; la défausse est visible, et chacun peut compter les cartes.
    .reading = Aussi après un nouveau mélange : qui tient quoi se déduit de la pioche et de ce qui a quitté chaque main depuis. Au mélange suivant, on n’oublie qu’une chose : lequel de plusieurs autres joueurs tenait telle carte.
rule-CO-RH1 = À la fin, on montre objectifs et mains. Les places se décident aux couronnes à bon port, puis à celles qu’on porte ; à égalité, on partage.
rule-CO-RH2 = La partie finit après quatre cents tours de tous les joueurs ensemble.
    .reading = Il faut une limite ; qui veut gagner va bien plus vite.

## Le plateau

board-map = La cité et sa forêt
board-turn = Tour de table { $round }
board-end =
    { $points ->
        [0] finir le tour
       *[other] finir le tour (reste { $points })
    }
board-dice = Les dés
board-lacks = pas encore la clé { the-colour }
board-menu = Que faire ?
board-no-card = Aucune carte en main
board-nearer = Agrandir le plan
board-farther = Voir plus large
board-forest = forêt
board-street = rue
board-tower = tour
board-gate = entrée { $number }
board-closed-gate = entrée { $number }, porte fermée
board-circle = rond { $number }
board-asleep = endormi
board-thief =
    { $is ->
        [you] votre voleur
       *[other] voleur ({ $player })
    }
board-wears = porte { the-crown }
board-go = y mener { the-figure } ({ steps })
board-lead = mener { the-figure }
board-home = Couronnes à bon port : { $home } sur { $all }
board-count = Couronnes à bon port
board-is-home = { the-crown }, à bon port
board-wanted = { the-crown }, à ramener
board-owned = vous l’avez
board-odds = vos chances : { $percent } %
board-odds-shot = { $distance } cases · vos chances : { $percent } %
board-attacked = { $player } vous attaque et a { $percent } % de chances de gagner. L’égalité vous sauve.
board-shot-at = { $player } tire sur vous et a { $percent } % de chances de vous toucher.
board-fight = { $attack } contre { $defence }
board-shot-target = cible, { $number }
board-shot-flop = pas de cible, { $number }
board-stopped =
    { $points ->
        [0] Arrêt en chemin.
        [one] Arrêt en chemin : il reste un point.
       *[other] Arrêt en chemin : il reste { $points } points. Touchez encore pour continuer.
    }
board-out-of-reach = Trop loin pour ce tour. Les cases marquées sont à votre portée.
board-stands = Quelqu’un s’y trouve. Pour attaquer un voleur couronné, arrêtez-vous sur une case marquée à côté.
board-secret = Une porte secrète : quand votre voleur est à côté, jouez la carte de ce nom.
board-start = Le cercle en pointillé : la dernière marche est partie d’ici.
board-leads =
    { $figure ->
        [thief] Vous menez votre voleur. Touchez une case marquée.
       *[other] Vous menez { the-figure }. Touchez une case marquée.
    }
board-held =
    Bloqué ({ $owners }) : votre voleur ne peut ce tour-ci ni bouger, ni rien prendre, ni attaquer. { $left ->
        [cards] Restent vos cartes.
        [guard] Restent un garde et vos cartes.
       *[none] { "" }
    }
board-why-asked = Vous n’avez pas de carte ; on vous interroge quand même, pour que nul ne le devine.

## Ce que c’est

about-card-forced-march = Deux points de plus ce tour-ci, pour votre voleur ou pour votre garde du tour.
    .rule = CO-G.2
about-card-skeleton-key = Remplace la clé de n’importe laquelle de vos couronnes.
    .rule = CO-G.3
about-card-door = Mettez une porte à une entrée vide, ou ôtez-en une. Elle arrête tout le monde jusqu’à ce qu’on l’ôte.
    .rule = CO-G.4
about-card-hidden-thief = Jusqu’à votre prochain tour, personne n’attaque votre voleur, et les gardes passent sans le voir.
    .rule = CO-G.5.1
about-card-blocked-thief = Le voleur d’un rival ne peut ni bouger, ni rien prendre, ni attaquer à son prochain tour.
    .rule = CO-G.6.1
about-card-sleeping-guard = Un garde dort jusqu’à votre prochain tour : personne ne s’en sert, et les voleurs passent.
    .rule = CO-G.7.1
about-card-arrow = Tirez sur un voleur couronné, à six cases au plus, sans être sur une tour.
    .rule = CO-G.8
about-card-plus-two = Deux de plus dans un combat, en attaque comme en défense.
    .rule = CO-G.9.1
about-card-broken-bow = Arrête une flèche tirée sur vous. Elle se joue pendant le tour d’un autre.
    .rule = CO-G.10.1
about-card-secret-door = Traversez le mur en un pas, par l’une des quatre portes secrètes : les cases à trou de serrure.
    .rule = CO-G.11.1
about-card-found-thief = Un voleur caché ne l’est plus, et peut être attaqué.
    .rule = CO-G.12.1
about-card-woken-guard = Ôte un marqueur à un garde endormi. S’il en porte deux, il dort encore.
    .rule = CO-G.13.1
about-objective = Trouvez sa clé, prenez la couronne, portez-la sur un rond rouge. Personne ne sait que vous la voulez ; d’autres peuvent la vouloir aussi.
    .rule = CO-B.1
about-crown = À vous contre sa clé ou un passe-partout, si c’est une de vos couleurs. Il en reste toujours une. Aucune flèche n’arrive ici.
    .rule = CO-E.9
about-key = Qui passe ici prend cette clé. Il en reste toujours une ; une par couleur suffit.
    .rule = CO-E.8
about-circle = Tout rond rouge est le but de tous : une couronne portée ici est à bon port. D’ici, on se téléporte sur un rond libre.
    .rule = CO-E.10.1
about-tower = Qui se tient ici peut tirer sans carte. Elle ne s’ouvre que sur la cité : on n’en sort pas.
    .rule = CO-F.5.f
about-gate = Les voleurs entrent et sortent par là. Une carte porte la ferme.
    .rule = CO-G.4
about-door = Fermée : personne ne passe, ni aucune flèche, jusqu’à ce qu’on ôte la porte.
    .rule = CO-RG3
about-forest = Seuls les voleurs y vont. La forêt ne suffit pas : il faut un rond rouge.
    .rule = CO-E.12
about-guard = Il n’est à personne : si les dés le permettent, vous en menez un par tour. Il combat les voleurs couronnés, et tire depuis une tour.
    .rule = CO-RD4
about-thief = Il porte une couronne volée : on peut l’attaquer.
    .rule = CO-F.1.2
about-bare-thief = Il ne porte pas de couronne volée : personne ne peut l’attaquer.
    .rule = CO-F.1.2
about-dice = Le dé blanc dit qui bouge, le vert de combien.
    .rule = CO-D.2
about-dice-shared = Votre voleur et un garde se partagent les points à votre gré.
    .rule = CO-D.8
about-dice-alone = Seul votre voleur bouge.
    .rule = CO-D.8
about-dice-each = Votre voleur et un garde ont chacun le nombre entier.
    .rule = CO-D.8
about-pile = On pioche une carte à la fin de son tour. Quand la pioche est vide, on mélange la défausse.
    .rule = CO-D.7.1
about-loot = Qui ramène le premier les couronnes de tous ses objectifs gagne aussitôt. Le but : n’importe quel rond rouge.
    .rule = CO-H.1
about-seat = Chacun veut ses couronnes, en secret ; deux voleurs peuvent vouloir la même couleur.
    .rule = CO-RC3
about-hand = Cinq en main au plus. Par tour, on en joue deux différentes, et on en pioche une à la fin.
    .rule = CO-D.7.2
about-asleep = Endormi jusqu’au prochain tour ({ $owners }).
about-hidden = Caché jusqu’à son prochain tour : on ne peut pas l’attaquer.
about-blocked = Un marqueur ({ $owners }) le bloque jusqu’au prochain tour de qui l’a posé : il ne peut ni bouger, ni rien prendre, ni attaquer.

## Pour qui découvre

start-want = ramener le premier vos couronnes secrètes sur des ronds rouges.
start-turn = lancez : votre voleur marche, parfois un garde aussi. Jouez jusqu’à deux cartes.
start-ends = dès que quelqu’un ramène la dernière de ses couronnes.
goal = Ramenez le premier vos couronnes sur des ronds rouges.
first-ask-CO-C_7_1 = Vos couronnes et leurs clés ont un fanion à votre couleur. Partez d’où vous voulez : les ronds communiquent.
first-ask-CO-D_2 = Lancez d’abord : le dé blanc dit qui marche, le vert de combien. Les cartes servent surtout après.
    .look = dice
first-ask-CO-D_3 = Touchez une case marquée pour y aller. Si les dés permettent un garde, touchez d’abord le garde.
first-Unlocked =
    { $how ->
        [reaching] Quelqu’un occupe la case de cette clé. Depuis la case voisine, on tend le bras pour un point.
       *[passing] Qui passe sur une clé en reçoit une ; il en reste toujours. Elle paie une couronne de sa couleur.
    }
    .each = { $how }
first-Drawn = En fin de tour, vous piochez ; on garde cinq cartes au plus, on en joue deux différentes par tour.
first-Taken = Voleurs et gardes peuvent attaquer un voleur couronné, sauf s’il est caché, tant qu’il n’est pas sur un rond rouge.
first-Teleported = Les ronds rouges communiquent : un voleur saute sur tout rond libre, sans payer de point.
first-Hid = Un voleur caché s’enveloppe d’une cape : personne ne l’attaque avant son prochain tour.
first-Blocked = Derrière les barreaux, il ne peut ni bouger, ni prendre, ni attaquer. Le marqueur dit qui l’a mis là.
first-Lulled = Un garde endormi n’obéit à personne, et les voleurs passent. Le marqueur dit au tour de qui il se réveille.
    .look = { $guard }
first-Attacked = On n’attaque qu’un voleur couronné. Le plus grand dé gagne ; à égalité, la couronne reste.
first-Aimed = On tire d’une tour, ou avec une carte. Il faut une cible et au moins la distance en cases.
first-Delivered =
    { $left ->
        [0] { "" }
       *[other] Sur un rond rouge, une couronne ne risque plus rien. On en porte une à la fois : à la suivante !
    }

## Le guide : de quoi jouer

guide-goal =
    Vos objectifs, souvent deux, nomment vos couronnes. Ramenez-les toutes le premier.
    - Le but : n’importe quel rond rouge, pour tous. La forêt seule ne suffit pas.
    - Les objectifs sont secrets, et un rival peut vouloir la même couleur.
    .title = Ce que vous voulez
guide-turn =
    Reprenez vos marqueurs. Lancez le dé blanc et le vert. Puis marchez, prenez, attaquez, jouez des cartes, dans l’ordre voulu. À la fin, piochez une carte ; à six cartes, défaussez-en une.
    - Le blanc : le voleur seul, le voleur et un garde qui se partagent le nombre, ou chacun le nombre entier.
    - Le vert : combien de pas. Jamais en diagonale, et personne n’est obligé de bouger.
    - Sur une case clé, prenez la clé en passant. Une couronne coûte sa clé ou un passe-partout, et doit être des vôtres.
    - Clés et couronnes ne s’épuisent jamais. On porte une couronne à la fois.
    - D’un rond rouge, on se téléporte sur tout rond libre, gratuitement.
    .title = Votre tour
guide-attack =
    On n’attaque qu’un voleur à couronne volée, avec son voleur, son garde, ou les deux.
    - Côte à côte, chacun lance un dé. L’attaquant doit faire plus ; à égalité, la couronne reste. Une carte +2 ajoute deux.
    - Un garde ou une flèche qui l’emporte renvoie la couronne. Un voleur vainqueur peut la porter, s’il veut cette couleur.
    - Un garde qui échoue reçoit un marqueur, et dort.
    - Les flèches partent d’une tour, ou avec la carte, à six cases au plus. Il faut une cible, et au moins la distance.
    .title = Les attaques
guide-scoring =
    Qui ramène la dernière de ses couronnes gagne aussitôt.
    .title = La fin
guide-pieces =
    On commence avec deux cartes et on en tient cinq au plus. Par tour, on en joue deux différentes au plus, à tout moment ; le +2 et l’arc cassé servent aussi en défense.
    .title = Les cartes
guide-exceptions =
    - Les gardes ne sont à personne. On en mène un par tour, au choix (CO-RD4). Ils ne quittent jamais la cité (CO-E.12).
    - Personne ne s’arrête où il y a quelqu’un (CO-RE4). Un voleur passe voleurs et gardes endormis, jamais un garde éveillé (CO-E.2).
    - Quelqu’un occupe votre clé ou votre couronne ? D’à côté, tendez le bras pour un point (CO-RE5).
    - Une couronne perdue coûte une nouvelle clé (CO-RF6).
    - Un marqueur reste jusqu’au prochain tour de qui l’a posé (CO-RD1).
    - Un voleur bloqué ne fait rien ; restent un garde et les cartes (CO-G.6.4).
    - Pas de flèche vers une case couronne, ni de là (CO-F.5.i) ; pas d’attaque depuis un rond (CO-E.10.2).
    .title = Ce qu’on oublie
shown-CO-F_4_b_4 = Les deux dés sont égaux. Le voleur attaqué garde sa couronne.
shown-CO-RD1 = Au nouveau tour de qui l’a posé, le marqueur s’en va, et le garde se réveille.

## La leçon : 25 mots au plus par étape, et tous les nombres viennent de la vue

lesson-first = Les Voleurs de couronnes, coup par coup
lesson-first-goal = Vous êtes voleur et voulez en secret la { $crown }. Soyez le premier à la sortir de la cité jusqu’à un rond rouge.
    .title = Votre couronne
lesson-first-roll = Lancez les dés ! Le vert dit de combien, le blanc qui bouge : votre voleur seul, ou avec un garde, points partagés ou entiers pour chacun.
    .title = Les dés
lesson-first-roll-early = Cette carte peut se jouer avant. Mais lancez d’abord : vous saurez ce qu’il vous faut.
lesson-first-pass = Un voleur passe les voleurs, jamais un garde éveillé ; un garde, les gardes, jamais un voleur. Aucun arrêt sur une case occupée. Touchez la clé !
    .title = Qui passe qui
lesson-first-pass-away = Vous allez où vous voulez. Mais votre couronne coûte la clé violette, et seul votre rival est devant : passez-le.
lesson-first-pass-saved = La marche accélérée donne des points de plus. Mais vous en avez assez pour la clé : gardez la carte.
lesson-first-pass-end = Rien n’oblige à utiliser tous ses points. Mais la clé violette est à votre portée : prenez-la d’abord.
lesson-first-key = La clé est à vous, près de votre nom. Qui passe sur sa case en reçoit une ; il en reste toujours. Une par couleur suffit.
    .title = Les clés
lesson-first-take = Plus tard, vous êtes sur votre couronne. Elle coûte sa clé ou une carte passe-partout. Seulement les vôtres, une à la fois : prenez-la !
    .title = Prendre la couronne
lesson-first-take-crown = Vous pouvez déjà vous cacher. Mais prenez d’abord la couronne, puis cachez-vous avec elle.
lesson-first-take-leave = C’est permis. Mais c’est la couronne qu’il vous faut : prenez-la tant que vous êtes sur sa case.
lesson-first-hide = Voleurs et gardes n’attaquent qu’un voleur qui porte une couronne. Jouez « { $card } » : jusqu’à votre prochain tour, personne ne peut vous attaquer.
    .title = Se cacher
lesson-first-hide-end = C’est permis. Mais tous pourront vous attaquer avant votre prochain tour : cachez-vous d’abord.
lesson-first-end = « { $march } », « { $card } » : { $played } cartes différentes par tour, jamais plus. Finissez le tour : vous piochez une carte, et en gardez { $most } au plus.
    .title = Les cartes
lesson-first-guard = Plus tard, votre rival fuit avec une couronne : attaquez ! Les gardes obéissent à tous, un par tour : touchez le garde, puis la case éclairée.
    .title = Les gardes
lesson-first-guard-thief = Votre voleur peut attaquer aussi, une fois à côté du rival. Mais le garde est plus près : touchez-le d’abord.
lesson-first-guard-beside = C’est permis. Mais pour combattre, le garde doit être juste à côté du rival, jamais en diagonale.
lesson-first-guard-another = On mène n’importe quel garde, mais un seul par tour. Celui-ci est le plus proche de votre rival.
lesson-first-guard-end = On s’arrête quand on veut. Mais votre rival va s’échapper avec une couronne.
lesson-first-fight = Côte à côte : touchez votre rival, ajoutez « { $card } » à votre dé. Chacun lance, le plus grand gagne. À égalité, la couronne reste.
    .title = Le combat
lesson-first-fight-bare = C’est permis, mais risqué : votre rival a peut-être la même carte, et l’égalité ne vous suffit pas.
lesson-first-fight-walk = On peut encore marcher. Mais votre garde est à côté du rival : touchez le rival, et attaquez.
lesson-first-fight-end = On s’arrête quand on veut. Mais votre garde n’a pas encore attaqué : touchez le rival.
lesson-first-won = Gagné ! Un garde remet la couronne sur sa case ; un voleur peut la porter, s’il veut cette couleur. Personne n’attaque les gardes.
    .title = À qui la couronne ?
lesson-first-tower = Plus tard, { $rival } mène un garde sur une tour, une case crénelée du mur. Pour tirer, il faut une tour, ou une carte de tir.
    .title = Les tours
lesson-first-arrow = Touché si un dé montre une cible, l’autre au moins la distance. Un arc cassé arrête la flèche ; vous n’en avez pas : « Pas de carte ».
    .title = Les flèches
lesson-first-defend = Pas de cible, raté ! Le garde vous attaque. Jouez « { $card } » : à égalité ou mieux, vous gardez la couronne, et il s’endort.
    .title = Se défendre
lesson-first-defend-bare = On peut s’en remettre aux dés. Mais cette carte est faite pour ce moment.
lesson-first-win = Plus tard, dehors : la porte fermée derrière vous arrête tout le monde ; les gardes ne sortent jamais. La forêt ne suffit pas : sur le rond !
    .title = À bon port
lesson-first-win-away = C’est permis. Mais le rond rouge est juste à côté : encore un pas, et vous gagnez.
lesson-first-win-guard = On peut mener un garde aussi. Mais un seul pas de votre voleur gagne la partie.
lesson-first-win-end = On s’arrête quand on veut. Mais encore un pas, et vous gagnez !
lesson-first-over = À bon port : vous gagnez aussitôt ! Une couronne suffira dans votre partie. On saute gratuitement de rond en rond. Une carte, une case ? Appuyez longuement.
    .title = La fin
