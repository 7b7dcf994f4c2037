### Adel verpflichtet en français. Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

title = Adel verpflichtet
blurb = De château en château avec les trésors des autres : achetez, bluffez, volez, exposez, et prenez la meilleure place à table.

## Les objets

object-A1595 = pipe d’argile d’un corsaire (A 1595)
object-A1610 = pipe de terre de Gouda (A 1610)
object-A1637 = pipe hollandaise à long tuyau (A 1637)
object-A1690 = pipe de l’amirauté (A 1690)
object-A1712 = pipe de porcelaine de Meissen (A 1712)
object-A1748 = tête d’écume sculptée (A 1748)
object-A1785 = pipe de bruyère d’un garde-chasse (A 1785)
object-A1821 = pipe d’écume à tête de lion (A 1821)
object-A1856 = pipe de marin en os de baleine (A 1856)
object-A1902 = pipe de détective (A 1902)
object-B1540 = vase de nuit en cuivre martelé (B 1540)
object-B1577 = pot de verre de Bohême (B 1577)
object-B1612 = pot de faïence bleue (B 1612)
object-B1650 = pot de grès de Gmunden (B 1650)
object-B1660 = pot de chambre en étain (B 1660)
object-B1707 = pot de Sèvres (B 1707)
object-B1735 = pot à fleurs de Delft (B 1735)
object-B1790 = pot de voyage d’un émigré (B 1790)
object-B1838 = pot armorié du couronnement (B 1838)
object-B1860 = pot de chemin de fer (B 1860)
object-B1889 = pot émaillé de l’Exposition (B 1889)
object-C1468 = masque d’infamie italien (C 1468)
object-C1504 = masque de morte-saison (C 1504)
object-C1530 = masque de tournoi (C 1530)
object-C1625 = loup vénitien (C 1625)
object-C1666 = masque d’escrime (C 1666)
object-C1702 = masque de médecin de peste (C 1702)
object-C1763 = masque de théâtre nô (C 1763)
object-C1830 = masque de Perchten du Tyrol (C 1830)
object-C1911 = masque de carnaval (C 1911)
object-D1925 = godillots d’un vagabond du muet (D 1925)
object-D1932 = canne d’un comique (D 1932)
object-D1938 = chapeau claque d’un danseur (D 1938)
object-D1945 = pagne d’un roi de la jungle (D 1945)
object-D1946 = gant d’une vamp (D 1946)
object-D1955 = rouge à lèvres d’une blonde célèbre (D 1955)
object-D1959 = saxophone d’un jazzman (D 1959)
object-D1963 = botte d’un guitariste de Liverpool (D 1963)
object-D1967 = lunettes rondes (D 1967)
object-D1969 = guitare d’un roi du rock (D 1969)
object-E1688 = poupée de bois (E 1688)
object-E1740 = toupie d’ivoire (E 1740)
object-E1774 = soldat d’étain (E 1774)
object-E1815 = théâtre de papier (E 1815)
object-E1845 = cheval à bascule (E 1845)
object-E1872 = locomotive de fer-blanc (E 1872)
object-E1890 = boîte à musique (E 1890)
object-E1903 = ours en peluche (E 1903)
object-E1928 = auto à ressort (E 1928)
object-E1951 = robot mécanique (E 1951)
object-F1867 = enseigne d’un bottier suisse (F 1867)
object-F1876 = plaque d’une moutarde (F 1876)
object-F1884 = plaque d’un savon (F 1884)
object-F1898 = plaque d’un cacao (F 1898)
object-F1907 = plaque d’un thé des Indes (F 1907)
object-F1912 = plaque d’une machine à coudre (F 1912)
object-F1919 = plaque d’un cirage (F 1919)
object-F1927 = plaque d’un pneu (F 1927)
object-F1934 = plaque d’un fromage (F 1934)
object-F1949 = plaque d’un apéritif (F 1949)

## Les chèques et les voleurs

cheque-2500 = 2 500 F
cheque-3000 = 3 000 F
cheque-3500 = 3 500 F
cheque-4000 = 4 000 F
cheque-4500 = 4 500 F
cheque-5000 = 5 000 F
cheque-5500 = 5 500 F
cheque-6000 = 6 000 F
cheque-6500 = 6 500 F
cheque-7000 = 7 000 F
cheque-7500 = 7 500 F
cheque-8000 = 8 000 F
cheque-8500 = 8 500 F
cheque-9000 = 9 000 F
cheque-9500 = 9 500 F
cheque-10000 = 10 000 F
cheque-10500 = 10 500 F
cheque-11000 = 11 000 F
cheque-11500 = 11 500 F
cheque-12000 = 12 000 F
cheque-13000 = 13 000 F
cheque-13500 = 13 500 F
cheque-14000 = 14 000 F
cheque-14500 = 14 500 F
cheque-15000 = 15 000 F
cheque-15500 = 15 500 F
cheque-16000 = 16 000 F
cheque-16500 = 16 500 F
cheque-17000 = 17 000 F
cheque-17500 = 17 500 F
cheque-18000 = 18 000 F
cheque-18500 = 18 500 F
cheque-19000 = 19 000 F
cheque-19500 = 19 500 F
cheque-20000 = 20 000 F
cheque-20500 = 20 500 F
cheque-21000 = 21 000 F
cheque-21500 = 21 500 F
cheque-22000 = 22 000 F
cheque-22500 = 22 500 F
thief-1 = voleur 1
thief-2 = voleur 2
thief-3 = voleur 3
thief-4 = voleur 4
thief-5 = voleur 5
thief-6 = voleur 6
thief-7 = voleur 7
thief-8 = voleur 8
thief-9 = voleur 9
thief-10 = voleur 10
thief-11 = voleur 11
thief-12 = voleur 12
thief-13 = voleur 13
thief-14 = voleur 14
thief-15 = voleur 15
thief-16 = voleur 16
thief-17 = voleur 17
thief-18 = voleur 18
thief-19 = voleur 19
thief-20 = voleur 20

## Lieux, maisons, couleurs et séries

place-auction = salle de vente
place-castle = château
house-mistie = Mistie’s & Saucebys
house-fine = Fine Antiques
series-A = têtes de pipe
series-B = pots de chambre
series-C = masques
series-D = souvenirs de vedettes
series-E = jouets
series-F = enseignes publicitaires
action-Exhibit = exposition
action-Watch = détective
the-house =
    { $house ->
        [mistie] { house-mistie }
       *[fine] { house-fine }
    }
to-where =
    { $castle ->
        [salon] jusqu’au salon
        [table] jusqu’à la place { $chair } de la table
       *[other] jusqu’à { $castle }
    }
so-far =
    { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }
last-round =
    { $why ->
        [bonus] { "" }
       *[other]
            { $castle ->
                [table] { "" } : la partie finit avec ce tour
               *[other] { "" }
            }
    }
race-rank =
    { $steps ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] { $steps }e
    }

## Le journal

event-Coloured =
    { $seat_is ->
        [you] Vous recevez des chèques de { $cheques } ; { $thieves }.
       *[other] { $seat } reçoit des chèques de { $cheques } ; { $thieves }.
    }
event-Dealt =
    { $objects_is ->
        [hidden] { $seat } reçoit quatre objets.
       *[other]
            { $seat_is ->
                [you] Vous recevez : { $objects }.
               *[other] { $seat } reçoit : { $objects }.
            }
    }
event-Uncovered = En vente chez { the-house } : { $object }.
event-Begun = Tour { $round }.
heading-Begun = Tour { $round }
event-Gathered =
    { $auction_count ->
        [0] Tout le monde va au château : { $castle }.
       *[other]
            { $castle_count ->
                [0] Tout le monde va à la salle de vente : { $auction }.
               *[other] À la salle de vente : { $auction }. Au château : { $castle }.
            }
    }
event-Revealed = On retourne toutes les actions.
event-Offered =
    { $seat_is ->
        [you] Vous offrez { $cheque }.
       *[other] { $seat } offre { $cheque }.
    }
event-Sent =
    { $place ->
        [auction]
            { $seat_is ->
                [you] Vous envoyez votre { $thief } à la salle de vente.
               *[other] { $seat } envoie son { $thief } à la salle de vente.
            }
       *[castle]
            { $seat_is ->
                [you] Vous envoyez votre { $thief } au château.
               *[other] { $seat } envoie son { $thief } au château.
            }
    }
event-Announced =
    { $seat_is ->
        [you] Vous annoncez une exposition.
       *[other] { $seat } annonce une exposition.
    }
event-Posted =
    { $seat_is ->
        [you] Vous postez votre détective.
       *[other] { $seat } poste un détective.
    }
event-Bought =
    { $seat_is ->
        [you] Vous achetez : { $object }, pour { $cheque } chez { the-house }.
       *[other]
            { $outbid_is ->
                [you] { $seat } mise plus que vous et achète : { $object }, pour { $cheque }.
                [shared] { $seat } mise plus que vous et achète : { $object }, pour { $cheque }.
               *[other] { $seat } achète : { $object }, pour { $cheque } chez { the-house }.
            }
    }
event-Emptied = { the-house } a vendu son dernier objet.
event-Unsold = Les salles de vente sont vides : chacun repart comme il est venu.
event-Paid =
    { $thieves_count ->
        [0] Le chèque de { $cheque } va dans la caisse.
       *[other] Les voleurs se gênent ({ $thieves }) : le chèque de { $cheque } va dans la caisse.
    }
event-Pinched =
    { $seat_is ->
        [you] Vous chipez à { $victim } son chèque : { $cheque }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous chipe votre chèque : { $cheque }.
               *[other] { $seat } chipe à { $victim } son chèque : { $cheque }.
            }
    }
event-Lurked =
    { $place ->
        [auction]
            { $seat_is ->
                [you] Personne n’achète : votre { $thief } n’a rien à chiper.
               *[other] Personne n’achète : { $seat } a envoyé son { $thief } pour rien.
            }
       *[castle]
            { $seat_is ->
                [you] Rien n’est exposé : votre { $thief } repart les mains vides.
               *[other] Rien n’est exposé : { $seat } a envoyé son { $thief } pour rien.
            }
    }
event-Exhibited =
    { $seat_is ->
        [you] Vous exposez { $objects_count } objets : { $objects }.
       *[other] { $seat } expose { $objects_count } objets : { $objects }.
    }
event-Missed =
    { $seat_is ->
        [you] Vous n’avez pas de collection à montrer.
       *[other] { $seat } n’a pas de collection à montrer.
    }
event-Advanced =
    { $why ->
        [best] Meilleure exposition :
        [second] Deuxième exposition :
        [detective] Prime d’arrestation, { race-rank } rang de la course :
       *[bonus] Bonus :
    } { $seat_is ->
        [you] vous avancez { so-far }, { to-where }{ last-round }.
       *[other] { $seat } avance { so-far }, { to-where }{ last-round }.
    }
event-Stolen =
    { $seat_is ->
        [you] Vous volez à { $victim } : { $object }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous vole : { $object }.
               *[other] { $seat } vole à { $victim } : { $object }.
            }
    }
event-Arrested =
    { $seat_is ->
        [you] Votre { $thief } va en prison.
       *[other] En prison : le { $thief } envoyé par { $seat }.
    }
event-Dozed =
    { $seat_is ->
        [you] Pas de voleur : votre détective n’arrête personne.
       *[other] Pas de voleur : { $seat } a posté son détective pour rien.
    }
event-Freed =
    { $seat_is ->
        [you] Votre { $thief } sort de prison.
       *[other] { $seat } retrouve son { $thief }, sorti de prison.
    }
event-Honoured =
    { $bonus ->
        [8] L’objet le plus ancien de tous :
       *[other] L’objet le plus ancien chez les autres :
    } { $younger_count ->
        [0]
            { $seat_is ->
                [you] { $object }, et il est à vous.
               *[other] { $object }, et il est à { $seat }.
            }
       *[other]
            { $seat_is ->
                [you] { $object }, à vous ; avec 75 ans pour chacun de ceux-ci, il compte pour { NUMBER($year, useGrouping: 0) } : { $younger }.
               *[other] { $object }, à { $seat } ; avec 75 ans pour chacun de ceux-ci, il compte pour { NUMBER($year, useGrouping: 0) } : { $younger }.
            }
    }
event-Compared =
    { $younger_count ->
        [0]
            { $seat_is ->
                [you] Sur la même case, l’objet le plus ancien tranche. Le vôtre : { $object }.
               *[other] Sur la même case, l’objet le plus ancien tranche. { $seat } montre : { $object }.
            }
       *[other]
            { $seat_is ->
                [you] Sur la même case, l’objet le plus ancien tranche. Le vôtre : { $object }, qui compte pour { NUMBER($year, useGrouping: 0) } avec 75 ans pour chacun de ceux-ci : { $younger }.
               *[other] Sur la même case, l’objet le plus ancien tranche. { $seat } montre : { $object }, qui compte pour { NUMBER($year, useGrouping: 0) } avec 75 ans pour chacun de ceux-ci : { $younger }.
            }
    }
event-Crowned =
    { $seat_is ->
        [you] Votre collection finale : { $objects }.
       *[other] { $seat } montre sa collection finale : { $objects }.
    }

## Ce qu’on demande, ce qu’on propose, ce qu’on refuse

ask-AV-4 = allez acheter à la salle de vente, ou exposer au château
ask-AV-5 = posez une action ; on les retourne toutes ensemble
ask-AV-R33b = choisissez ce que vous exposeriez
ask-AV-6_3 = votre chèque l’emporte : achetez
ask-AV-R33 = que montrez-vous ?
ask-AV-7_20 = volez un objet de la collection éclairée

pick-Go = aller
pick-Go-place = Où ?
pick-Bid = offrir un chèque
pick-Bid-cheque = Quel chèque ?
pick-Sneak = envoyer un voleur
pick-Sneak-thief = Quel voleur ?
pick-Exhibit = exposer
pick-Watch = poster le détective
pick-Buy = acheter
pick-Buy-house = Dans quelle maison ?
pick-Show = exposer
pick-Show-object = Quel objet ?
pick-Keep = garder
pick-Keep-object = Quel objet ?
pick-Steal = voler
pick-Steal-object = Quel objet ?

move-Go =
    { $place ->
        [auction] à la salle de vente
       *[castle] au château
    }
move-Bid = offrir { $cheque }
move-Sneak = envoyer le { $thief }
move-Exhibit =
    { $size ->
        [0] exposer, bien que vous n’ayez pas de collection
       *[other] exposer une collection (jusqu’à { $size } objets)
    }
move-Watch = poster le détective
move-Buy = chez { the-house } : { $object }
move-Show = exposer : { $object }
move-Keep = garder : { $object }
move-Steal = à { $victim } : { $object }

refusal-no-card-for-auction = Vous n’avez ni chèque ni voleur pour la salle de vente.
refusal-house-empty = Il ne reste rien chez { $house }.
refusal-not-on-show = Cet objet n’est pas dans cette collection : { $object }.
refusal-not-your-cheque = Vous n’avez pas de chèque de { $cheque }.
refusal-thief-in-prison = En prison : { $thief }.
refusal-not-your-thief = Pas à votre service : { $thief }.
refusal-place-first = Choisissez d’abord où aller, puis posez une carte.
refusal-action-laid = Votre carte est déjà posée pour ce tour.
refusal-buy-later = Le plus gros chèque achète, une fois toutes les cartes retournées.
refusal-only-at-auction = Seulement à la salle de vente.
refusal-only-at-castle = Seulement au château.
refusal-another-object = Il s’agit maintenant d’un autre objet : { $object }.
refusal-must-show = Sans cet objet, il n’y aurait plus de collection : { $object }.
refusal-does-not-fit = Cet objet ne va pas dans votre collection : { $object }.

## La fin

score =
    { $points ->
        [one] { $points } case
       *[other] { $points } cases
    }
ending-AV-9_4 =
    { $winners_is ->
        [you] Vous avez la meilleure place à table : vous gagnez !
       *[other] { $winners } a la meilleure place à table et gagne.
    }
ending-AV-R55b =
    { $winners_is ->
        [you] Égalité, mais votre collection finale est la meilleure : vous gagnez !
       *[other] Égalité, mais la collection finale tranche : { $winners } gagne.
    }
ending-AV-R59 =
    { $winners_is ->
        [you] Égalité, mais vous avez l’objet le plus ancien : vous gagnez !
       *[other] Égalité, mais l’objet le plus ancien tranche : { $winners } gagne.
    }
ending-AV-R59b =
    { $winners_is ->
        [shared] Égalité, et rien à comparer : vous partagez la victoire ({ $winners }).
       *[other] Égalité, et rien à comparer : { $winners } se partagent la victoire.
    }
ending-AV-R60 =
    { $winners_is ->
        [you] Cent tours suffisent : vous gagnez !
        [shared] Cent tours suffisent, et rien à comparer : vous partagez la victoire ({ $winners }).
       *[other]
            { $winners_count ->
                [1] Cent tours suffisent : { $winners } gagne.
               *[other] Cent tours suffisent, et rien à comparer : { $winners } se partagent la victoire.
            }
    }
part-best = meilleure exposition
part-second = deuxième exposition
part-detective = arrestations
part-bonus = bonus final
tie-oldest = Année de l’objet le plus ancien
tie-printed = Année inscrite dessus
tie-collection = Objets dans la collection finale

## La table

table-round = Tour { $round }
table-empty = plus rien
table-under =
    { $count ->
        [0] le dernier
       *[other] encore { $count }
    }
table-prison = Prison
table-till = caisse : { $total } F
table-hidden =
    { $count ->
        [one] + { $count } caché
       *[other] + { $count } cachés
    }
drawn-objects =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
table-cheques = chèques : { $cheques }
table-thieves = voleurs : { $thieves }
drawn-shows = expose
table-chair = à table, place { $chair }
table-salon = salon

## Le plateau

board-bonus =
    { $final ->
        [yes] meilleure collection +8, puis +4
       *[no] le plus ancien +8, puis +4
    }
board-bonus-says =
    { $final ->
        [yes] À la fin, la meilleure collection rapporte 8 cases, la deuxième 4.
       *[no] À la fin, l’objet le plus ancien de tous rapporte 8 cases. Le plus ancien chez les autres en rapporte 4.
    }
board-pile = Le nombre sur la pile : ce qu’il reste dessous ({ $count }).
board-no-collection = rien à exposer
board-pays-rival = avance de { $best } si première, de { $second } si deuxième
board-track = Le tour des châteaux
board-table = Table
board-pays = meilleure exposition { $best }, deuxième { $second } { $second ->
        [1] case
       *[other] cases
    }
board-guests = Les joueurs
board-auction = À la vente
board-castle = Au château
board-phase-1 = Lieux
board-phase-2 = Actions
board-phase-3 = Vente
board-phase-4 = Château
board-face-down = une carte, face cachée
board-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
board-objects = Objets
board-cheques = Chèques
board-thieves = Voleurs
board-cheque = chèque
board-thief = voleur
board-paid =
    { $count ->
        [one] chèque en caisse
       *[other] chèques en caisse
    }
board-known = { $player } : ce qu’on sait
board-on-show = Les collections exposées
board-last-exhibitions = Les dernières expositions
board-series = Les six séries
board-your-objects = Vos objets
board-your-collection = Votre collection
board-show =
    { $count ->
        [0] Ne rien montrer
       *[other] Exposer { $count }
    }
board-change = Changer
board-all = Tout mettre
board-none = Tout retirer
board-chosen = choisi
board-kept = gardé
board-worth-count =
    { $count ->
        [0] aucun objet
        [1] un objet
       *[other] { $count } objets
    }
board-worth-oldest = le plus ancien : { $year }
board-fit-missing = il faut { $letters }
board-fit-first = { $letter } d’abord
board-fit-few = trop peu vont ensemble
board-fit-not = { $object } : { $why }.
board-collect = { $least } ou plus : mêmes lettres ou lettres voisines.
board-near =
    { $who ->
        [you] vous pouvez atteindre la table
        [one] { $player } peut atteindre la table
       *[several] { $count } joueurs peuvent atteindre la table
    }
board-last-round = dernier tour : la table est atteinte
board-race = { race-rank } rang de la course
board-gap = Il y a un trou : { $letter } manque.
board-more =
    { $count ->
        [1] Encore un objet au moins.
       *[other] Encore { $count } objets au moins.
    }
board-nothing-fits = Pas trois objets qui se suivent. On vous le demande quand même, pour que personne ne s’en doute.
board-not-exhibiting = Vous n’exposez pas. On vous le demande quand même, pour que personne ne s’en doute.
board-being-laid = Votre collection est posée face cachée.
board-all-laid = Tout est posé, face cachée.
board-in-hand = { $count } en main
board-not-in-hand = aucun en main
board-pays-here = { $castle } : { $best } pour vous si c’est la meilleure, { $second } si c’est la deuxième
board-if-equal = la plus grande gagne ; à égalité, la plus ancienne
board-even = même nombre d’objets : la plus ancienne gagne
board-alone = il n’y a que vous au château
board-ends =
    { $as ->
        [either] si elle est première ou deuxième : la table, et la fin de la partie
       *[best] si elle est la meilleure : la table, et la fin de la partie
    }
board-salon = Le salon
board-exhibits = expose, { $count } en main
board-steals = { $thief } : prend un objet
board-watches = détective : arrête les voleurs
board-laid = une action, face cachée
board-rank =
    { $place ->
        [1] première
        [2] deuxième
       *[other] sans gain
    }
board-to-table = { $walked } cases sur { $all } jusqu’à la table
board-at-table = à table, place { $chair }, { $walked } cases
board-treasures = Ce qui compte à la fin

## Ce que sont les choses

about-letter = Trois objets ou plus de même lettre ou de lettres voisines, sans trou, font une collection.
    .rule = AV-7.4
about-place-auction = Le plus gros chèque achète le premier objet d’une des maisons. Un voleur venu seul prend ce chèque.
    .rule = AV-6.3
about-place-castle = On y expose une collection pour avancer, on y vole ceux qui exposent, ou l’on y arrête les voleurs.
    .rule = AV-7.2
about-move-Exhibit = Montrez au moins trois objets dont les lettres se suivent sans trou. La meilleure collection avance du plus grand nombre de son château, la deuxième du plus petit.
    .rule = AV-7.3
about-move-Sneak = À la vente, il prend le chèque de l’acheteur, s’il est le seul voleur. Au château, il prend un objet dans chaque collection, le plus grand numéro d’abord ; un détective l’envoie en prison.
    .rule = AV-7.18
about-move-Watch = Envoie en prison tous les voleurs du château. Vous avancez de votre rang : le premier de 1 case, le deuxième de 2… Sans voleur, rien.
    .rule = AV-7.27
about-move-Bid = Pour la vente seulement. Le plus gros chèque achète et s’en va ; tous les autres reviennent.
    .rule = AV-6.3
about-thief = Son numéro dit quand vient son tour : le plus grand vole le premier. En prison, il attend que d’autres le poussent hors de la dernière cellule.
    .rule = AV-7.23
about-object = Sa lettre dit avec quoi on peut l’exposer, son année départage les égalités. À la fin, l’objet le plus ancien de tous rapporte 8 cases ; le plus ancien chez les autres en rapporte 4.
    .rule = AV-7.4
about-stop = D’ici, la meilleure exposition avance du plus grand nombre, la deuxième du plus petit.
    .rule = AV-1.5
about-table = Un pion qui arrive ici met fin à la partie avec ce tour. Viennent alors les bonus, et la meilleure place gagne.
    .rule = AV-9.1
about-prison = Un voleur entre dans la cellule 1 et pousse les autres. Poussé hors de la dernière, il est libre.
    .rule = AV-7.29
about-till = Les chèques payés ne reviennent plus. Le nombre dit combien il y en a.
    .rule = AV-6.5
about-house = L’objet du dessus est en vente ; on retourne ensuite le suivant.
    .rule = AV-2.3
about-laid = Face cachée. 1 : où aller ; 2 : que faire. On retourne tout en même temps.
    .rule = AV-5.3
about-seat = Ce que tout le monde peut compter : cases, objets, chèques et voleurs.
    .rule = AV-R10

## Les options

option-family = Famille nombreuse
    .help = On peut aussi jouer de six à dix, avec d’autres couleurs et quinze objets de plus. Active par défaut : jusqu’à cinq, elle ne change rien, et l’on peut ainsi jouer quel que soit le nombre de joueurs.
option-long_track = Long parcours
    .help = Chaque château compte ses deux ou trois cases : une partie bien plus longue.
option-seventy_five = Soixante-quinze ans
    .help = À la fin, chaque objet des années 1900 vieillit de 75 ans le plus ancien qu’on possède.
option-leaders_castle = Château du meneur
    .help = La fraction du château où se trouve le pion de tête vaut pour tous.
option-final_exhibition = Exposition finale
    .help = Le bonus final va aux meilleures collections, et non aux objets les plus anciens.
option-blind = Collections à l’aveugle
    .help = On choisit les collections avant de retourner les actions.
option-cells = Cellules
    .help = Combien de cellules il y a quand on joue à plus de cinq.
option-cells-five = cinq au plus
option-cells-all = une par joueur

## La règle, paragraphe par paragraphe

chapter-AV-0 = Introduction

rule-AV-0_1 = Le jeu s’appelle Adel verpflichtet en allemand et Gentlemens Cambrioleurs en français ; il est de Klaus Teuber.
    .reading = F. X. Schmid l’a publié en 1990 ; on le sait par ailleurs.
rule-AV-0_2 = On fréquente le beau monde comme Arsène Lupin, et l’on dupe les autres avec élégance.
rule-AV-0_3 = Tous les moyens sont bons, pourvu qu’on ait de la tenue : argent, larcin, bluff, aplomb ; on réunit en hâte de quoi faire une exposition.
rule-AV-0_4 = De château en château, on se fait un nom, et l’on prend peut-être la meilleure place au banquet.
rule-AV-0_5 = Ce sont les meilleures expositions dans les châteaux qui font avancer les pions.
    .reading = Détaillé en AV-7.
rule-AV-0_6 = Qui veut exposer a besoin d’objets, et les achète en salle de vente.
    .reading = Détaillé en AV-6.
rule-AV-0_7 = Il faut prendre garde aux voleurs, présents en salle de vente comme au château.
rule-AV-0_8 = On vole les autres, et l’on coince les voleurs des autres grâce à ses propres détectives.
rule-AV-0_9 = Au fond, cette course n’a rien de compliqué.
    .reading = Se lit avant AV-0.5.

chapter-AV-1 = La boîte

rule-AV-1_1 = La boîte contient un plan de jeu, cinq pions, cinq séries de dix cartes à leurs couleurs et 45 objets.
    .reading = Aucun objet, chèque ou voleur ne s’ajoute ni ne se perd.
rule-AV-1_2 = Le parcours part du salon, où se tient le serveur, passe par les châteaux et finit à la table.
    .reading = La règle ne donne que deux noms, le 4 d’Inveraray, la distance de là à Culloden et un 5/3 : tout le reste est reconstitué, même la fraction de Culloden et la position des deux.
rule-AV-1_3 = Dans le jeu de base, chaque château compte pour une case.
rule-AV-1_4 = Dans le jeu plus long, chaque château a deux ou trois cases.
    .reading = Voir AV-10.1.
rule-AV-1_5 = Dans les deux cas, la fraction inscrite sur un château dit de combien de cases on avance.
    .reading = Voir AV-7.13 et AV-7.15.
rule-AV-1_6 = Chacun commence avec une série de dix cartes : deux lieux et huit actions.
rule-AV-1_7 = Les deux lieux sont la salle de vente et le château ; leur dos porte un 1.
rule-AV-1_8 = Quatre des huit actions sont des chèques pour 50 000 francs, répartis autrement dans chaque série.
    .reading = En tout, et non chacun : AV-R3.
rule-AV-1_9 = L’une d’elles est l’exposition.
    .reading = Elle ne quitte jamais son propriétaire.
rule-AV-1_10 = Deux d’entre elles sont des voleurs de valeurs différentes.
    .reading = Voir AV-R4.
rule-AV-1_11 = L’une d’elles est le détective.
    .reading = Il ne quitte jamais son propriétaire.
rule-AV-1_12 = Le dos des huit actions porte un 2.
rule-AV-1_13 = Les 45 objets servent à former des collections, donc à exposer.
rule-AV-1_14 = Chaque objet a une année et une lettre.
    .reading = Il n’y en a pas deux de la même année : AV-R5.

chapter-AV-2 = La mise en place

rule-AV-2_1 = On tire les couleurs au sort ; chacun prend le pion et la série de la sienne.
    .reading = Voir AV-R68.
rule-AV-2_2 = On mélange les objets, et chacun en reçoit quatre, faces cachées.
    .reading = Seul leur propriétaire les voit : AV-R10.
rule-AV-2_3 = Le reste forme deux tas égaux, chez Mistie’s & Saucebys et chez Fine Antiques.
    .reading = Aussi égaux que possible : AV-R1.
rule-AV-2_4 = On découvre la première carte de chacun des deux tas.
rule-AV-2_5 = Tous les pions partent du salon, auprès du serveur.

chapter-AV-3 = Le déroulement

rule-AV-3_1 = Chaque tour a quatre phases.
rule-AV-3_2 = À chaque tour, on tente soit d’acquérir un objet, soit d’exposer dans le château où est son pion.
    .reading = Ce n’est qu’un résumé : AV-R9.
rule-AV-3_3 = Il faut trancher : tout le monde se décide pour l’un des deux.
    .reading = Personne ne passe : AV-R24.
rule-AV-3_4 = Seule une exposition fait avancer un pion.
    .reading = C’est un lapsus : AV-R67.
rule-AV-3_5 = Pour exposer, ou pour renouveler ses collections, il faut acquérir des objets, en salle de vente.
    .reading = « dans les salles d’expositions » est un lapsus : AV-R8.
rule-AV-3_6 = En bref : on acquiert en salle de vente, on expose au château.

chapter-AV-4 = Première phase

rule-AV-4_1 = Chacun choisit en secret entre la salle de vente et le château.
    .reading = Voir AV-R20.
rule-AV-4_2 = Il pose ce lieu devant lui, face cachée.
    .reading = Jusqu’au dernier choix, on peut changer le sien : AV-R72.
rule-AV-4_3 = Quand tous ont choisi, on retourne les lieux, et chacun voit le choix des autres.

chapter-AV-5 = Deuxième phase

rule-AV-5_1 = Selon ce que les autres ont posé, chacun pose une seconde carte, qui est une action.
rule-AV-5_2 = On la pose, elle aussi, face cachée.
rule-AV-5_3 = Quand tous ont posé la leur, on retourne toutes les actions ; la suite est dite aux troisième et quatrième phases.
    .reading = Toutes à la fois : AV-R25.
rule-AV-5_4 = À la salle de vente, on peut acheter avec un chèque.
rule-AV-5_5 = Ou bien y envoyer un voleur, qui vise le chèque de qui achète.
rule-AV-5_6 = Au château, on peut exposer.
    .reading = Même sans collection : AV-R23.
rule-AV-5_7 = Ou bien voler un ou plusieurs objets.
rule-AV-5_8 = Ou bien coincer un ou plusieurs voleurs.

chapter-AV-6 = Troisième phase : la vente

rule-AV-6_1 = Cette phase concerne ceux qui ont choisi la salle de vente.
rule-AV-6_2 = Chacun d’eux a donc posé un chèque ou un voleur.
    .reading = Rien d’autre ne s’y pose : AV-R22.
rule-AV-6_3 = La carte du dessus d’un des deux tas va à qui a misé le plus gros chèque.
    .reading = L’acheteur choisit le tas : AV-R32.
rule-AV-6_4 = Si un tas est épuisé, la carte vient de l’autre.
    .reading = Si les deux le sont : AV-R21.
rule-AV-6_5 = Le chèque de l’acheteur va dans la caisse.
    .reading = Pour toujours : AV-R11.
rule-AV-6_6 = Le chèque de qui achète est à prendre pour qui a posé un voleur.
    .reading = Sans qu’on le lui demande : AV-R27.
rule-AV-6_7 = Si personne n’achète, aucun chèque n’est à prendre.
rule-AV-6_8 = À plusieurs, les voleurs repartent sans le chèque.
rule-AV-6_9 = Les chèques payés avant ce tour restent hors d’atteinte.
    .reading = Voir AV-R31.
rule-AV-6_10 = L’acheteur choisit une carte pour son âge, ou pour une lettre qui commence ou agrandit une collection.

chapter-AV-7 = Quatrième phase : le château

rule-AV-7_1 = Cette phase concerne ceux qui ont choisi le château.
rule-AV-7_2 = Trois actions y sont possibles : exposer, voler, arrêter un voleur.
rule-AV-7_3 = Pour exposer, il faut présenter une collection d’objets.
    .reading = Une seule : AV-R37.
rule-AV-7_4 = Une collection a au moins trois objets qui se suivent dans l’alphabet.
    .reading = Les lettres peuvent se répéter, mais aucune ne doit manquer entre la première et la dernière.
rule-AV-7_5 = Par exemple ABC ou CDE, mais aussi DEE, AAA ou BBC.
rule-AV-7_6 = Plus une collection est grande, plus elle vaut.
rule-AV-7_7 = Ainsi, AABCCC est plus petite que EEEEEFF.
rule-AV-7_8 = De toutes les collections présentées, deux rapportent : les plus grandes.
rule-AV-7_9 = Entre collections de même taille, l’objet le plus ancien décide.
    .reading = Le plus ancien de ceux qu’on montre : AV-R35.
rule-AV-7_10 = Personne n’est tenu de présenter toutes ses cartes.
    .reading = Mais au moins trois : AV-R34.
rule-AV-7_11 = On est d’autant plus prudent qu’on soupçonne des voleurs.
rule-AV-7_12 = Une collection gagnante fait avancer le pion de qui la montre.
rule-AV-7_13 = La plus grande collection fait avancer du nombre du haut de la fraction inscrite sur le château de qui la montre.
    .reading = Voir AV-R13.
rule-AV-7_14 = Ainsi, d’Inveraray, on avance de quatre cases, jusqu’à Culloden.
rule-AV-7_15 = Le second avance du nombre du bas.
rule-AV-7_16 = Ainsi, avec 5/3, de trois cases.
    .reading = C’est un autre château qu’Inveraray : AV-R14.
rule-AV-7_17 = Dans le jeu de base, un château compte pour une case, quelles que soient ses divisions.
    .reading = Comme AV-1.3.
rule-AV-7_18 = Pour voler, il faut avoir posé un voleur.
rule-AV-7_19 = Sans exposition, le voleur repart les mains vides.
rule-AV-7_20 = Dans toute collection exposée, le voleur peut se servir d’une carte.
    .reading = Voir AV-R39.
rule-AV-7_21 = Les cartes qu’on n’expose pas sont hors de sa portée.
rule-AV-7_22 = Plusieurs voleurs se servent tous, d’une carte par collection.
rule-AV-7_23 = L’habileté des voleurs donne leur ordre.
    .reading = Le plus grand numéro passe d’abord.
rule-AV-7_24 = Le 5 se sert donc avant le 3.
rule-AV-7_25 = Avec trois exposants et deux voleurs, chaque voleur emporte trois cartes.
rule-AV-7_26 = Le choix de la carte revient au voleur ; l’exposant n’a rien à dire.
rule-AV-7_27 = Pas d’arrestation sans détective posé.
rule-AV-7_28 = Tous les voleurs présents sont arrêtés et mis en cellule.
    .reading = Par tous les détectives : AV-R47.
rule-AV-7_29 = Il y a cinq cellules, d’un voleur chacune, et l’on s’y pousse.
rule-AV-7_30 = Qui entre en cellule 1 chasse son prédécesseur en cellule 2, et ainsi de proche en proche.
rule-AV-7_31 = De la cellule 5, on retrouve la liberté à l’arrivée d’un sixième voleur.
    .reading = Voir AV-R52.
rule-AV-7_32 = Si plusieurs voleurs sont pris à la fois, le plus petit entre d’abord.
    .reading = Voir AV-R51.
rule-AV-7_33 = Il n’y a pas plus de cellules que de joueurs.
rule-AV-7_34 = À trois, on n’emploie que les trois premières cellules.
rule-AV-7_35 = La prime du détective : un nombre de cases égal au rang de son pion lors de la prise.
    .reading = Voir AV-R49.
rule-AV-7_36 = Ainsi, le troisième avance de trois cases.
rule-AV-7_37 = Le métier de voleur a ses dangers.
    .reading = Se lit avant AV-7.27.
rule-AV-7_38 = Voler commence à rapporter.
    .reading = Se lit entre AV-7.25 et AV-7.26.
rule-AV-7_39 = Une image de la prison invite les voleurs à s’y rendre.
    .reading = « entrez en prison… »

chapter-AV-8 = Remarques

rule-AV-8_1 = Il se peut que personne n’ait choisi l’un des lieux.
    .reading = On saute alors sa phase : AV-R71.
rule-AV-8_2 = Il se peut aussi qu’on y soit seul, ce qui vaut beaucoup pour qui sait s’en servir.
rule-AV-8_3 = Après les quatre phases, on reprend à la première, pour un autre tour.
rule-AV-8_4 = Chacun reprend son lieu et son action.
    .reading = À deux exceptions près : AV-R53.

chapter-AV-9 = La fin

rule-AV-9_1 = Dès qu’un pion atteint une case de la table, le jeu finit avec ce tour.
    .reading = Voir AV-R54.
rule-AV-9_2 = Un bonus de huit cases va à qui présente l’objet le plus ancien.
    .reading = Voir AV-R57.
rule-AV-9_3 = Un bonus de quatre cases va au suivant.
    .reading = Au joueur suivant : AV-R56.
rule-AV-9_4 = La victoire est à qui siège le plus loin à table.
    .reading = En cas d’égalité, voir AV-R59.
rule-AV-9_5 = Avant le décompte, il y a encore une surprise.
    .reading = Se lit avant AV-9.2 : c’est le bonus.

chapter-AV-10 = Variante : le long parcours

rule-AV-10_1 = Pour un jeu bien plus long, on compte autant de cases que les châteaux ont de divisions.
    .reading = Option « long_track ».
rule-AV-10_2 = Les cases d’un même château ont toutes la même fraction pour ceux qui exposent.
    .reading = Voir AV-R18.

chapter-AV-11 = Variante : soixante-quinze ans

rule-AV-11_1 = Cette variante sert à contrebalancer le poids de la carte 1468.
rule-AV-11_2 = Chaque objet des années 1900 qu’on possède vieillit de 75 ans le plus ancien.
    .reading = Option « seventy_five ». À la fin seulement : AV-R63.
rule-AV-11_3 = Ainsi, 1748 avec six objets des années 1900 compte pour 1298.
    .reading = « 1748 + 450 » est un lapsus : AV-R61.

chapter-AV-12 = Familles nombreuses

rule-AV-12_1 = Avec d’autres séries, d’autres couleurs, on joue de six à dix.
    .reading = Option « family », active par défaut : jusqu’à cinq, elle ne change rien. Voir AV-R68.
rule-AV-12_2 = Ce sera sans doute très drôle.
rule-AV-12_3 = Il y faut une quinzaine d’objets de plus.
    .reading = Quinze exactement : AV-R65.

chapter-AV-13 = Autres jeux

rule-AV-13_1 = La dernière page vante quatre autres jeux et donne l’adresse du magasin qui les vend.

chapter-AV-R = Nos décisions

rule-AV-R1 = Quand les objets ne se partagent pas également, Mistie’s & Saucebys en a un de plus.
    .reading = 45 moins quatre par joueur est toujours impair.
rule-AV-R2 = On joue de deux à cinq, de préférence à trois ou plus ; de six à dix, en famille nombreuse.
    .reading = La règle ne donne pas de nombre pour le jeu ordinaire ; d’autres éditions le font.
rule-AV-R3 = Les quatre chèques d’une couleur valent ensemble 50 000 francs.
rule-AV-R4 = Dans tout le jeu, il n’y a pas deux voleurs de même valeur, ni deux chèques.
rule-AV-R5 = Il n’y a pas deux objets de la même année : de deux objets, l’un est toujours plus ancien.
    .reading = « différemment datés »
rule-AV-R6 = Il y a six lettres, de A à F, et A ne suit pas F.
rule-AV-R7 = Les coquilles sont corrigées : Ausstellung, Inveraray.
    .reading = Le titre reste comme il est imprimé.
rule-AV-R8 = Les deux fois où la règle dit « salle(s) d’exposition(s) », elle veut dire la salle de vente.
rule-AV-R9 = Ce sont les actions énumérées pour un lieu qui comptent, et non le résumé de ce qu’on tente.
    .reading = Au château, un voleur acquiert des objets, et un détective n’achète ni n’expose.
rule-AV-R10 = Sont secrets les objets distribués et jamais montrés, l’ordre des tas et les choix du moment ; tout le reste, chacun l’a vu et le sait pour toujours.
    .reading = Chacun connaît donc les chèques et les voleurs des autres, et la vue s’en souvient ; l’écran ne les montre qu’avec l’aide-mémoire. Ce qui est posé face cachée compte encore comme en main.
rule-AV-R11 = L’objet suivant d’un tas est découvert aussitôt après la vente ; ce qui est dans la caisse est hors jeu.
rule-AV-R12 = On peut exposer au salon, qui paie comme le premier château.
    .reading = Sinon, personne ne pourrait commencer.
rule-AV-R13 = Chacun des deux gagnants suit la fraction du château où est son propre pion.
    .reading = « la case de son château »
rule-AV-R13b = La fraction du château du pion de tête vaut pour les deux gagnants.
    .reading = Option « leaders_castle », la règle de l’éditeur. On regarde qui mène quand commence la quatrième phase, qu’il expose ou non. Tous les pions au salon : 3/1.
rule-AV-R14 = Les exemples avec 4 et avec 5/3 parlent de deux châteaux différents.
rule-AV-R15 = Avancer n’est pas un choix, et l’on va toujours jusqu’au bout.
    .reading = « il peut progresser »
rule-AV-R16 = Une case accueille autant de pions qu’on veut.
rule-AV-R17 = Les deux gagnants avancent ensemble, chacun depuis le château où il était au début de la quatrième phase.
rule-AV-R18 = Sur le long parcours, un pion est sur l’une des cases d’un château.
rule-AV-R19 = La table a max(5, joueurs − 1) + 8 places, huit de plus que ce qu’on atteint sans bonus : treize jusqu’à six joueurs, dix-sept pour dix ; nul ne dépasse la dernière.
rule-AV-R20 = Qui n’a ni chèque ni voleur en liberté ne peut aller à la salle de vente.
    .reading = Le château est toujours possible.
rule-AV-R21 = Quand les deux tas sont épuisés, on peut encore aller à la salle de vente, mais rien ne s’y vend ni ne s’y vole.
rule-AV-R22 = Les chèques ne vont qu’à la salle de vente ; l’exposition et le détective ne vont qu’au château.
rule-AV-R23 = On peut poser l’exposition sans avoir de collection ; elle est alors nulle, ni classée ni pillée.
    .reading = Qui tient au moins trois objets, ce que tous peuvent compter, est prié de montrer une collection, qu’il en ait une ou non.
rule-AV-R24 = Personne ne passe : un lieu et une action par tour.
rule-AV-R25 = Toutes les actions sont retournées ensemble, avant toute vente.
rule-AV-R26 = Deux chèques ne sont jamais à égalité, puisqu’il n’y en a pas deux pareils.
    .reading = Voir AV-R4. Il n’y a pas d’autres jeux de chèques, donc rien à prévoir de plus.
rule-AV-R27 = Le chèque est volé d’office.
    .reading = « peut chiper »
rule-AV-R28 = Un chèque volé est dès lors au voleur, et peut être volé à nouveau.
rule-AV-R29 = Les chèques qui n’ont rien acheté retournent en main.
rule-AV-R30 = Les voleurs de la salle de vente ne sont jamais arrêtés et retournent en main.
rule-AV-R31 = Seul le chèque payé dans ce tour peut être volé.
rule-AV-R32 = L’acheteur doit prendre une carte, et choisit le tas une fois les actions retournées.
rule-AV-R33 = On choisit les collections une fois les actions retournées, en secret et en même temps, et on les montre ensemble.
rule-AV-R33b = On choisit les collections à l’aveugle : une fois la dernière action posée, et avant d’en retourner aucune.
    .reading = Option « blind ». Tous ceux du château qui ont au moins trois objets sont interrogés, qu’ils exposent ou non, et autant de fois qu’ils ont d’objets ; ces deux nombres sont publics : ainsi, nul ne voit qui expose.
rule-AV-R34 = Qui a posé l’exposition et a une collection doit en montrer une, d’au moins trois cartes.
rule-AV-R35 = L’objet le plus ancien d’une collection est le plus ancien qu’on montre, et non le plus ancien en main.
rule-AV-R36 = Un exposant seul est premier ; il n’y a alors pas de second.
rule-AV-R37 = Chacun montre une collection ; à partir de la troisième, elle ne rapporte rien, mais peut être pillée.
rule-AV-R38 = Ce qu’on a montré et qui n’a pas été volé retourne en main.
rule-AV-R39 = Un voleur doit prendre une carte dans chaque collection où il en reste.
rule-AV-R40 = Quand une collection est épuisée, les voleurs suivants n’en tirent rien.
rule-AV-R41 = Un voleur se sert dans toutes les collections, dans l’ordre de leur rang, avant le voleur suivant.
rule-AV-R42 = Un voleur prend une carte, et pas plus, dans chaque collection.
    .reading = AV-7.25 compte ainsi.
rule-AV-R43 = Un vol peut rompre une collection, mais ne change pas un rang déjà payé.
rule-AV-R44 = Les voleurs gardent leur butin, même arrêtés.
rule-AV-R45 = Les détectives arrêtent les voleurs, et sont payés, même si personne n’expose.
rule-AV-R46 = Sans voleur, un détective ne gagne rien ; sans détective, tous les voleurs retournent à leur propriétaire.
rule-AV-R47 = Plusieurs détectives sont tous payés en entier ; chaque voleur est arrêté une fois.
rule-AV-R48 = Un détective est payé une fois, quel que soit le nombre de voleurs pris.
rule-AV-R49 = On regarde les rangs après l’avance des exposants et avant celle des détectives : un de plus que le nombre de pions devant.
    .reading = Les pions d’une même case partagent le meilleur rang.
rule-AV-R50 = De six à dix joueurs, il y a encore cinq cellules.
rule-AV-R50b = Il y a autant de cellules que de joueurs, aussi de six à dix.
    .reading = Option « cells=all », comme dans une édition pour six.
rule-AV-R51 = Les voleurs entrent un à un en cellule 1, le plus petit d’abord, chacun poussant les autres ; le plus petit sort donc le premier.
rule-AV-R52 = Un voleur poussé dehors retourne aussitôt dans la main de son propriétaire, même pris dans le même tour.
    .reading = Il faut pour cela cinq cellules et six voleurs.
rule-AV-R53 = Ne sont pas repris le chèque de l’acheteur et les voleurs en prison.
rule-AV-R54 = Toute place à table met fin au jeu, même si c’est un détective qui l’atteint ; les vols et les arrestations du tour ont encore lieu.
rule-AV-R55 = Le bonus va à l’objet le plus ancien, seul, et non à la meilleure collection.
rule-AV-R55b = Le bonus va aux deux meilleures collections, trouvées pour chacun à la fin ; elles départagent aussi une égalité finale.
    .reading = Option « final_exhibition », la règle de l’éditeur. Sans collection, point de bonus. AV-11.2 n’y change rien.
rule-AV-R56 = Le bonus de quatre va au joueur suivant ; personne n’a les deux.
rule-AV-R57 = Tout objet en main compte pour le bonus ; un joueur sans objet n’en a pas.
rule-AV-R58 = Les deux bonus sont donnés ensemble ; ils peuvent mener un pion d’un château à la table, et tout pion compte pour la victoire.
rule-AV-R59 = Entre pions de la même case, l’objet le plus ancien décide.
    .reading = Selon les années qui comptent, quand on joue AV-11.2. Les objets comparés sont montrés à tous.
rule-AV-R59b = Ceux qui sont à égalité et n’ont rien à comparer partagent la victoire.
    .reading = Pas d’objet, ou pas de collection quand on joue AV-R55b.
rule-AV-R60 = Après cent tours, le jeu finit comme si un pion avait atteint la table.
    .reading = Il faut bien rentrer chez soi. On ne donne cette raison que si personne n’est arrivé à table au centième tour.
rule-AV-R61 = On retranche les années, on ne les ajoute pas.
rule-AV-R62 = Les années 1900 vont de 1900 à 1999 ; l’objet le plus ancien compte lui-même s’il en est.
rule-AV-R63 = Les 75 ans comptent pour le bonus et l’égalité finale ; dans les expositions, ce sont les années imprimées.
rule-AV-R64 = Entre années devenues égales, la plus ancienne année imprimée l’emporte.
rule-AV-R65 = De six à dix joueurs, il y a exactement quinze objets de plus.
rule-AV-R66 = Les variantes se combinent librement.
rule-AV-R67 = Les expositions, les détectives et le bonus final font avancer les pions, et rien d’autre.
    .reading = Contre AV-3.4.
rule-AV-R68 = Jusqu’à cinq, on tire parmi les cinq couleurs imprimées ; de six à dix, on prend ces cinq et l’on tire les autres.
rule-AV-R69 = Sur le long parcours, le salon est une seule case, et les rangs se comptent en cases.
rule-AV-R70 = Le bonus est donné d’office, et les objets qui le valent sont montrés à tous.
    .reading = Avec AV-11.2, aussi les objets des années 1900 qui comptent.
rule-AV-R71 = On saute la phase d’un lieu que personne n’a choisi ; si personne n’est à table après le dernier tour, le pion le plus avancé gagne.
rule-AV-R72 = Un choix posé face cachée peut être changé jusqu’à ce que le dernier ait choisi ; les autres ne voient ni le changement ni son moment.
rule-AV-R73 = L’exposant passe en revue les objets de sa main, par lettre et par année, et dit de chacun s’il le montre ; tous le font en même temps, objet par objet. Ce qu’on a dit d’un objet est acquis dès que tous ont dit ce qu’ils font du leur.
    .reading = Il y a donc autant de questions que d’objets en main, et chacun peut les compter : ni les questions ni leur nombre ne trahissent une collection. On verrait, à qui répond aussitôt à une question forcée, qu’il n’a rien à choisir ; l’écran laisse donc choisir toute la collection, puis répond pour chaque objet après le même temps, forcé ou non.
rule-AV-R74 = Une exposition sans collection apprend à tous que son auteur n’en avait pas en main.
    .reading = Cela suit d’AV-R34 ; la vue s’en souvient, et les mains imaginées s’y accordent.

## Pour qui débute : ce qu’on veut, ce qu’on fait, quand c’est fini ; puis ce qu’on n’explique qu’une fois

start-want = la meilleure place à table, grâce aux trésors des autres.
start-turn = choisissez en secret : vente ou château, puis une carte. Tous à la fois.
start-ends = quand un pion atteint la table. Les objets les plus anciens donnent un bonus.
goal = Exposez, et gagnez la meilleure place à table.
first-ask-AV-4 = À la vente, on trouve des objets ; au château, les pions avancent. Tous choisissent en même temps.
    .look = place-auction place-castle
first-ask-AV-5 = Vous voyez qui est où, mais pas ce qu’il va faire. Être seul est un grand atout.
first-ask-AV-6_3 = Prenez une lettre que vous avez ou sa voisine ; le plus ancien départage. Le nombre : ce qu’il reste dessous.
first-ask-AV-R33 = Trois ou plus, même lettre ou lettres voisines, sans trou. Laissez ce que les voleurs ne doivent pas prendre.
first-ask-AV-7_20 = Un objet par collection. Prenez ce qui relie vos lettres, ce qui est ancien, ou ce qui casse leur suite.
how-bought = Le plus gros chèque achète et quitte le jeu (caisse), sauf si un voleur seul le prend. Les autres reviennent.
first-Bought =
    { $seat_is ->
        [you] { how-bought }
       *[other]
            { $outbid_is ->
                [you] { how-bought }
                [shared] { how-bought }
               *[other] { "" }
            }
    }
how-pinched = Un voleur seul à la vente prend le chèque de l’acheteur. S’ils sont plusieurs, personne ne l’a.
first-Pinched =
    { $seat_is ->
        [you] { how-pinched }
       *[other]
            { $victim_is ->
                [you] { how-pinched }
               *[other] { "" }
            }
    }
first-Exhibited = Seules les deux plus grandes collections avancent. À nombre égal, l’objet le plus ancien décide.
first-Advanced =
    { $why ->
        [best] La meilleure exposition avance du plus grand nombre du château où se trouvait son pion.
        [second] La deuxième exposition avance du plus petit nombre de son propre château. Les autres n’avancent pas.
        [detective] Un détective avance d’autant de cases que son rang dans la course : les derniers y gagnent.
       *[bonus] Tout à la fin : 8 cases pour l’objet le plus ancien, 4 pour celui du joueur suivant.
    }
    .each = { $why }
first-Stolen = Un voleur prend un objet dans chaque collection exposée. Le plus grand numéro passe d’abord.
first-Arrested = Un détective arrête tous les voleurs du château. Ils gardent leur butin et attendent que d’autres les poussent dehors.
    .look = prison
first-Missed = Une exposition sans collection ne compte pas. Et tout le monde le sait, maintenant.
first-Dozed = Aucun voleur au château : le détective ne gagne rien.

## La leçon

lesson-first = Adel verpflichtet, coup par coup
lesson-first-goal = La haute société, où personne n’est tout à fait honnête. Exposer dans les châteaux fait avancer. Qui finit le plus loin à table gagne.
    .title = Le but
lesson-first-place = À chaque tour, chacun choisit en secret : la vente, pour avoir des objets, ou le château, pour les exposer. Allez à la vente !
    .title = Vente ou château ?
lesson-first-place-bare = C’est permis. Mais une collection demande au moins un trio de lettres pareilles ou voisines : vous ne l’avez pas encore.
lesson-first-bid = Seconde carte secrète : l’action. Le plus gros chèque achète, mais il est perdu ; les autres reviennent. Gardez votre plus gros : offrez { $cheque }.
    .title = Le plus gros chèque
lesson-first-bid-both = Un voleur prend le chèque de l’acheteur. Mais { $rival } en a envoyé un aussi, et alors personne n’a rien.
lesson-first-bid-much = Celui-ci achète aussi. Mais le chèque qui gagne est perdu, et { $cheque } auraient suffi.
lesson-first-bid-little = Surenchère : { $other } offrait davantage. Votre chèque revient, mais vous n’achetez rien.
lesson-first-buy = Lettres pareilles ou voisines vont ensemble : { $object } va avec vos C et D. Achetez-le ! Le nombre : combien il en reste.
    .title = Les lettres
lesson-first-buy-alone = C’est permis. Mais le A ne touche ni C, ni D, ni F : il ne va avec rien.
lesson-first-pinch = { $rival } a votre chèque : un voleur seul prend celui de l’acheteur, sinon il est perdu, en caisse. Encore la vente pour tous : envoyez un voleur !
    .title = Un voleur à la vente
lesson-first-pinch-outbid = C’est permis. Mais { $other } offrait davantage, et un voleur aurait pris ce chèque.
lesson-first-castle = { $cheque } pour vous ! Vos C et votre D font une collection : un trio ou plus, lettres pareilles ou voisines, sans trou. Au château !
    .title = Une collection
lesson-first-castle-away = C’est permis. Mais c’est au château qu’on avance, et { $other } y exposerait sans rival.
lesson-first-exhibit = Posez l’exposition. Seules la meilleure collection et la deuxième avancent : du nombre de gauche ou de droite, là où se tient leur propre pion.
    .title = Les nombres du château
lesson-first-exhibit-doze = C’est permis. Mais aucun voleur n’est venu : votre détective n’arrête personne, et votre pion reste là.
lesson-first-exhibit-steal = C’est permis : votre voleur prend un objet à { $other }. Mais votre pion ne bouge pas.
lesson-first-show = Touchez vos C et votre D, puis « Exposer ». La plus grande collection gagne. On peut garder des objets : ce qui est exposé peut être volé.
    .title = Exposer
lesson-first-equal = { $count } objets chacun, le minimum : alors le plus ancien décide, { $object }, le vôtre ! Vous avancez de { $mine }, l’autre de { $theirs }.
    .title = Même nombre d’objets
lesson-first-thief = Tous encore au château ; les autres ont de quoi exposer. Un voleur prend un objet dans chaque collection, le plus grand numéro d’abord. Envoyez-en un !
    .title = Un voleur au château
lesson-first-thief-doze = C’est permis. Mais personne n’a envoyé de voleur : votre détective n’arrête personne.
lesson-first-thief-smaller = C’est permis, et vous seriez peut-être en tête. Mais un objet pris à chacun agrandirait nettement votre collection, et pour longtemps.
lesson-first-steal = Un objet par collection. Chez { $other }, la leçon a choisi un C. Chez { $rival }, choisissez : le E le plus ancien relierait vos D et F.
    .title = Un dans chacune
lesson-first-steal-younger = Il les relie aussi. Mais à égalité, le plus ancien gagne : prenez celui-là.
lesson-first-steal-gap = C’est permis. Mais un E relierait vos D et F en une grande collection.
lesson-first-detective = Vous revoilà tous au château. { $other } peut exposer { $theirs } objets, vous { $mine }. Que prépare { $rival } ? Un détective arrête tous les voleurs : posez-le.
    .title = Que feront les autres ?
lesson-first-detective-robbed = C’est permis. Mais { $other } ferait mieux : deuxième, vous avancez moins qu’avec une arrestation, et { $rival } vous vole un objet.
lesson-first-detective-thieves = C’est permis. Mais un détective met en prison le voleur envoyé par { $rival }, et fait avancer votre pion.
lesson-first-prison = { $rival } garde le butin ; son { $thief } reste en prison jusqu’à ce que d’autres l’en chassent. Vous étiez deuxième dans la course : vous avancez d’autant.
    .title = La prison et le rang
lesson-first-oldest = Plus tard : la meilleure collection mène à table, c’est le dernier tour. Un voleur est là : gardez l’objet le plus ancien pour un bonus final.
    .title = Ne pas tout montrer
lesson-first-oldest-shown = Le { $thief } prendra justement celui-là, et le bonus avec. Personne n’est obligé de tout montrer.
lesson-first-count = Table atteinte. Le plus ancien objet donne le grand bonus ; le plus ancien d’un autre joueur, le petit. À égalité, l’ancienneté tranche. { $mine } à { $theirs } !
    .title = La fin

## Le guide : une page pour jouer. Une ligne est un alinéa, ou un point de liste si elle commence par un tiret

guide-goal =
    Menez votre pion de château en château jusqu’à la table, et soyez le mieux placé quand la partie finit. Les expositions, les arrestations et le bonus final font avancer, rien d’autre.
    .title = Ce que vous voulez
guide-turn =
    Tout le monde joue en même temps. D’abord un lieu, face cachée : salle de vente ou château. On retourne les lieux. Sachant qui est où, chacun pose une action, face cachée ; on les retourne ensemble.
    - À la vente, un chèque : le plus gros achète le premier objet d’une des maisons et s’en va. Les autres reviennent.
    - À la vente, un voleur : seul, il prend le chèque de l’acheteur. À plusieurs, ils n’ont rien.
    - Au château, l’exposition : montrez une collection, trois objets ou plus de même lettre ou de lettres voisines, sans trou.
    - Au château, un voleur : il prend un objet de son choix dans chaque collection. Le plus grand numéro d’abord.
    - Au château, le détective : il met en prison tous les voleurs présents.
    .title = Un tour
guide-scoring =
    Votre château dit de combien avance une exposition : la plus grande collection du plus grand nombre, la deuxième du plus petit. À nombre égal, le plus ancien objet montré décide.
    - Un détective qui arrête quelqu’un avance d’autant de cases que son rang : 1, 2, 3…
    - Dès qu’un pion est à table, on finit le tour, et c’est la fin.
    - Alors 8 cases pour l’objet le plus ancien de tous, 4 pour le plus ancien d’un autre joueur. Le pion le plus avancé gagne ; sur la même case, l’objet le plus ancien.
    .title = Avancer, et finir
guide-pieces =
    Chacun a quatre chèques, deux voleurs, une exposition et un détective, et reçoit quatre objets. Les lettres A à F disent ce qui va ensemble, les années ce qui est plus ancien. Années, chèques et voleurs sont tous différents.
    .title = Les cartes
guide-exceptions =
    - Personne n’est obligé de tout montrer, mais qui expose en montre au moins trois, s’il le peut (AV-R34). Ce qu’on garde est à l’abri.
    - À partir de la troisième, une collection ne rapporte rien, mais on y vole quand même (AV-R37).
    - Les voleurs gardent leur butin, même en prison (AV-R44). Ils y restent jusqu’à ce que d’autres les poussent hors de la dernière cellule (AV-7.31).
    - À la vente, on n’arrête personne (AV-R30).
    - Sans voleur, un détective ne gagne rien (AV-R46).
    - Pour le bonus, tout objet en main compte, montré ou non (AV-R57).
    .title = Ce qu’on oublie souvent
shown-AV-7_9 = Trois objets chacun. Le masque de 1468 est le plus ancien : son exposition est la meilleure, trois cases contre une.
shown-AV-9_1 = Un pion est à table. Les vols de ce tour ont encore lieu, puis c’est fini.
shown-AV-R13 = La meilleure avance selon Arundel, la deuxième selon le salon : chacune selon son propre château.
shown-AV-R44 = Le voleur est en prison. Ce qu’il a pris est tout de même dans la main de son maître.
