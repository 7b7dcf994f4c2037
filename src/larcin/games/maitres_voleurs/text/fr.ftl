### Maîtres Voleurs en français. Le joueur est vouvoyé ; il y a une espace insécable devant : ; ! ?

title = Maîtres Voleurs
blurb = Un coffret de douze tiroirs qui pivote et culbute : cachez vos imitations, videz le bon tiroir, et rappelez-vous ce qui a la tête en bas.

## Les pièces

jewel-diamond = diamant
jewel-sapphire = saphir
jewel-ruby = rubis
alarm-red = alarme rouge
alarm-blue = alarme bleue
alarm-green = alarme verte
alarm-yellow = alarme jaune
alarm-violet = alarme violette
alarm-orange = alarme orange
alarm-white = alarme blanche
alarm-black = alarme noire
role-smuggler = contrebandier
role-jeweller = bijoutier
role-gemologist = bijoutière
role-thief = voleur
role-master-thief = maître voleur
role-detective = détective
card-smuggler-1 = contrebandier 1
card-smuggler-2 = contrebandier 2
card-smuggler-3 = contrebandier 3
card-smuggler-4 = contrebandier 4
card-smuggler-5 = contrebandier 5
card-smuggler-6 = contrebandier 6
card-smuggler-7 = contrebandier 7
card-smuggler-8 = contrebandier 8
card-jeweller-1 = bijoutier 1
card-jeweller-2 = bijoutier 2
card-jeweller-3 = bijoutier 3
card-jeweller-4 = bijoutier 4
card-jeweller-5 = bijoutier 5
card-jeweller-6 = bijoutier 6
card-jeweller-7 = bijoutier 7
card-jeweller-8 = bijoutier 8
card-gemologist-1 = bijoutière 1
card-gemologist-2 = bijoutière 2
card-gemologist-3 = bijoutière 3
card-gemologist-4 = bijoutière 4
card-gemologist-5 = bijoutière 5
card-gemologist-6 = bijoutière 6
card-gemologist-7 = bijoutière 7
card-gemologist-8 = bijoutière 8
card-thief-1 = voleur 1
card-thief-2 = voleur 2
card-thief-3 = voleur 3
card-thief-4 = voleur 4
card-thief-5 = voleur 5
card-thief-6 = voleur 6
card-thief-7 = voleur 7
card-thief-8 = voleur 8
card-master-thief-1 = maître voleur 1
card-master-thief-2 = maître voleur 2
card-master-thief-3 = maître voleur 3
card-master-thief-4 = maître voleur 4
card-master-thief-5 = maître voleur 5
card-master-thief-6 = maître voleur 6
card-master-thief-7 = maître voleur 7
card-master-thief-8 = maître voleur 8
card-detective-1 = détective 1
card-detective-2 = détective 2
card-detective-3 = détective 3
card-detective-4 = détective 4
card-detective-5 = détective 5
card-detective-6 = détective 6
card-detective-7 = détective 7
card-detective-8 = détective 8

a-jewel = un { $jewel }
some-diamonds =
    { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
some-sapphires =
    { $sapphires ->
        [one] { $sapphires } saphir
       *[other] { $sapphires } saphirs
    }
loot =
    { $sapphires ->
        [0] { some-diamonds }
       *[other]
            { $diamonds ->
                [0] { some-sapphires }
               *[other] { some-diamonds } et { some-sapphires }
            }
    }
taken =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] un diamant
               *[other] { $diamonds } diamants
            }
        [1]
            { $diamonds ->
                [0] un saphir
                [1] un diamant et un saphir
               *[other] { $diamonds } diamants et un saphir
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } saphirs
                [1] un diamant et { $sapphires } saphirs
               *[other] { $diamonds } diamants et { $sapphires } saphirs
            }
    }
falls-out =
    { $sapphires ->
        [0]
            { $diamonds ->
                [1] un diamant tombe
               *[other] { $diamonds } diamants tombent
            }
        [1]
            { $diamonds ->
                [0] un saphir tombe
                [1] un diamant et un saphir tombent
               *[other] { $diamonds } diamants et un saphir tombent
            }
       *[other]
            { $diamonds ->
                [0] { $sapphires } saphirs tombent
                [1] un diamant et { $sapphires } saphirs tombent
               *[other] { $diamonds } diamants et { $sapphires } saphirs tombent
            }
    }

## Tourner le coffret

rotation-none = laisser les étages en place
rotation-top-left = l’étage du haut vers la gauche
rotation-top-right = l’étage du haut vers la droite
rotation-two-left = deux étages vers la gauche
rotation-two-right = deux étages vers la droite
upending-first = d’abord retourner le coffret
upending-last = puis retourner le coffret
the-rotation =
    { $rotation ->
        [top-left] { rotation-top-left }
        [top-right] { rotation-top-right }
        [two-left] { rotation-two-left }
        [two-right] { rotation-two-right }
       *[none] { rotation-none }
    }
height-bottom = bas
height-middle = milieu
height-top = haut
face-north = nord
face-east = est
face-south = sud
face-west = ouest
the-height =
    { $height ->
        [top] en haut
        [middle] au milieu
       *[bottom] en bas
    }
the-face =
    { $face ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }

## Le journal

event-Dealt =
    { $cards_is ->
        [hidden] { $seat } prend six cartes.
       *[other]
            { $seat_is ->
                [you] Vous prenez : { $cards }.
               *[other] { $seat } prend : { $cards }.
            }
    }
event-Filled =
    { $seat_is ->
        [you] Six rubis sont dans le coffret. À vous de cacher les premiers diamants.
       *[other] Six rubis sont dans le coffret. { $seat } cache les premiers diamants.
    }
heading-Filled = Mise en place
event-Hidden =
    { $seat_is ->
        [you] Vous cachez un diamant dans le tiroir { $drawer }.
       *[other] { $seat } cache un diamant dans le tiroir { $drawer }.
    }
event-Stowed =
    { $seat_is ->
        [you] Vous cachez { stowed-diamonds } : { $drawers }.
       *[other] { $seat } cache { stowed-diamonds } : { $drawers }.
    }
stowed-diamonds =
    { $drawers_count ->
        [one] { $drawers_count } diamant
       *[other] { $drawers_count } diamants
    }
event-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] Vous laissez le coffret comme il est.
                       *[other] Vous retournez le coffret.
                    }
               *[other]
                    { $upending ->
                        [never] Vous tournez { the-rotation }.
                        [first] Vous retournez le coffret, puis tournez { the-rotation }.
                       *[last] Vous tournez { the-rotation }, puis retournez le coffret.
                    }
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } laisse le coffret comme il est.
                       *[other] { $seat } retourne le coffret.
                    }
               *[other]
                    { $upending ->
                        [never] { $seat } tourne { the-rotation }.
                        [first] { $seat } retourne le coffret, puis tourne { the-rotation }.
                       *[last] { $seat } tourne { the-rotation }, puis retourne le coffret.
                    }
            }
    }
# Une manche sur six se joue avec la dernière des six cartes : elle se pose d’elle-même, et le journal dit pourquoi.
event-Begun = { the-round }.
heading-Begun = { the-round }
the-round =
    { $round ->
        [6] Manche { $round } : la dernière carte de chacun
        [12] Manche { $round } : la dernière carte de chacun
        [18] Manche { $round } : la dernière carte de chacun
        [24] Manche { $round } : la dernière carte de chacun
        [30] Manche { $round } : la dernière carte de chacun
       *[other] Manche { $round }
    }
event-Revealed =
    { $who ->
        [smugglers]
            { $seats_is ->
                [you] Un seul contrebandier cette manche : vous.
               *[other] Contrebande, cette manche : { $seats }.
            }
       *[others] { the-cast }
    }
the-cast = { cast-jeweller }{ cast-gemologist }{ cast-thief }{ cast-master-thief }{ cast-detective }
cast-jeweller =
    { $jewellers_count ->
        [0] { "" }
       *[other] Bijoutier : { $jewellers }.{ " " }
    }
cast-gemologist =
    { $gemologists_count ->
        [0] { "" }
       *[other] Bijoutière : { $gemologists }.{ " " }
    }
cast-thief =
    { $thieves_count ->
        [0] { "" }
       *[other] Voleur : { $thieves }.{ " " }
    }
cast-master-thief =
    { $master_thieves_count ->
        [0] { "" }
       *[other] Maître voleur : { $master_thieves }.{ " " }
    }
cast-detective =
    { $detectives_count ->
        [0] { "" }
       *[other] Détective : { $detectives }.{ " " }
    }
event-Shown =
    { $seat_is ->
        [you] Vous retournez votre carte : { $card }.
       *[other] { $seat } retourne sa carte : { $card }.
    }
event-Opened =
    { $seat_is ->
        [you] Vous ouvrez le tiroir { $drawer } : { in-sight }
       *[other] { $seat } ouvre le tiroir { $drawer } : { in-sight }
    }
in-sight =
    { $owner_is ->
        [none]
            { $diamonds ->
                [0]
                    { $sapphires ->
                        [0] il est vide.
                       *[other] { loot }.
                    }
               *[other] { loot }.
            }
        [you] { loot }, avec votre alarme.
       *[other] { loot }, avec une alarme ({ $owner }).
    }
event-Spilled =
    { $seat_is ->
        [you] Vous ouvrez le tiroir { $drawer } : { falls-out } sur le coussin rouge.
       *[other] { $seat } ouvre le tiroir { $drawer } : { falls-out } sur le coussin rouge.
    }
event-Barred =
    { $seat_is ->
        [you] Pas de part pour vous cette manche : des bijoux sont tombés.
       *[other] Pas de part pour { $seat } cette manche : des bijoux sont tombés.
    }
event-Alarmed =
    { $owner_is ->
        [you] Vous recevez { taken } : { $seat } déclenche votre alarme, tiroir { $drawer }.
       *[other]
            { $seat_is ->
                [you] { $owner } reçoit { taken } : vous déclenchez l’alarme du tiroir { $drawer }.
               *[other] { $owner } reçoit { taken } : { $seat } déclenche l’alarme du tiroir { $drawer }.
            }
    }
event-Returned =
    { $owner_is ->
        [you] Vous récupérez votre alarme.
       *[other] { $owner } récupère son alarme.
    }
event-Emptied =
    { $cushion ->
        [red]
            { $seat_is ->
                [you] Vous posez { taken } sur le coussin rouge.
               *[other] { $seat } pose { taken } sur le coussin rouge.
            }
       *[black]
            { $seat_is ->
                [you] Vous prenez { taken } dans le tiroir { $drawer }.
               *[other] { $seat } prend { taken } dans le tiroir { $drawer }.
            }
    }
event-Placed =
    { $alarm_is ->
        [none]
            { $seat_is ->
                [you] Vous mettez { an-imitation } dans le tiroir { $drawer } : { imitations-left }.
               *[other] { $seat } met { an-imitation } dans le tiroir { $drawer } : { imitations-left }.
            }
       *[other]
            { $seat_is ->
                [you] Vous mettez { an-imitation } et l’alarme dans le tiroir { $drawer } : { imitations-left }.
               *[other] { $seat } met { an-imitation } et l’alarme dans le tiroir { $drawer } : { imitations-left }.
            }
    }
imitations-left =
    { $left ->
        [0] la dernière
       *[other] reste { $left }
    }
an-imitation = une imitation ({ $jewel })
event-Unsearched =
    { $seat_is ->
        [you] Vous ne regardez pas au fond du tiroir { $drawer }.
       *[other] { $seat } ne regarde pas au fond du tiroir { $drawer }.
    }
event-Searched =
    { $seat_is ->
        [you] Pas de rubis pour vous au fond du tiroir { $drawer }.
       *[other] Pas de rubis pour { $seat } au fond du tiroir { $drawer }.
    }
event-RubyFound =
    { $seat_is ->
        [you] Vous trouvez un rubis au fond du tiroir { $drawer } !
       *[other] { $seat } trouve un rubis au fond du tiroir { $drawer } !
    }
event-RubyTaken =
    { $seat_is ->
        [you] Vous prenez le rubis : { rubies-left }.
       *[other] { $seat } prend le rubis : { rubies-left }.
    }
rubies-left =
    { $left ->
        [0] c’était le dernier
       *[other] il en reste { $left } dans le coffret
    }
event-RubyLeft =
    { $seat_is ->
        [you] Vous laissez le rubis à sa place.
       *[other] { $seat } laisse le rubis à sa place.
    }
event-RubyFell =
    { $seat_is ->
        [you] Rien pour vous : le rubis du tiroir { $drawer } tombe, on le remet dessus.
       *[other] Rien pour { $seat } : le rubis du tiroir { $drawer } tombe, on le remet dessus.
    }
event-Foiled = Le coup échoue : { smuggler-count }, { detective-count }.
event-Prevailed =
    { $sharers_is ->
        [none]
            { $loot ->
                [0] Le coup réussit, mais rien à partager : le coussin rouge est vide.
               *[other] Le coup réussit, mais chaque contrebandier a fait tomber des bijoux.
            }
        [you] Le coussin rouge est à vous : détectives sans majorité ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
       *[other] Coussin rouge pour { $sharers } : détectives sans majorité ({ $detectives_count }:{ $smugglers_count }).{ who-is-out }
    }
who-is-out =
    { $out_count ->
        [0] { "" }
       *[other] { " " }Sans { $out } : des bijoux sont tombés.
    }
smuggler-count =
    { $smugglers_count ->
        [one] un contrebandier
       *[other] { $smugglers_count } contrebandiers
    }
detective-count =
    { $detectives_count ->
        [0] aucun détective
        [one] un détective
       *[other] { $detectives_count } détectives
    }
event-Excluded = Aucun contrebandier n’a de part : des bijoux sont tombés ({ $smugglers }).
event-Shared =
    { $seat_is ->
        [you] Vous recevez { taken } du coussin rouge.
       *[other] { $seat } reçoit { taken } du coussin rouge.
    }
event-Remained = Pas de détective : le coussin rouge garde { taken }.
event-Passed =
    { $seats_is ->
        [other] Chacun passe ses six cartes à gauche.
       *[shared] Chacun passe ses cartes à gauche : ces six-là sont à vous, maintenant.
    }
event-Ended =
    { $why ->
        [no-imitation] { last-imitation }
        [both] { last-imitation } Et le sixième rubis est pris.
       *[sixth-ruby] Le sixième rubis est pris : la partie est finie.
    }
last-imitation =
    { $seats_is ->
        [you] Vous n’avez plus aucune imitation : la partie est finie.
       *[other] Plus aucune imitation ({ $seats }) : la partie est finie.
    }
event-Counted = Points : { $points }. Rubis : { $rubies }. Saphirs : { $sapphires }.
event-Tied =
    { $by ->
        [rubies] Égalité de points ({ $seats }) : les rubis tranchent.
        [sapphires] Égalité de points et de rubis ({ $seats }) : les saphirs tranchent.
       *[nothing] Égalité en tout ({ $seats }) : la victoire est partagée.
    }

## Ce que disent encore les vieilles lignes du journal, sans aide-mémoire

faded-Dealt =
    { $seat_is ->
        [you] Vous prenez six cartes.
       *[other] { $seat } prend six cartes.
    }
faded-Hidden =
    { $seat_is ->
        [you] Vous cachez un diamant.
       *[other] { $seat } cache un diamant.
    }
faded-Stowed =
    { $seat_is ->
        [you] Vous cachez { stowed-diamonds }.
       *[other] { $seat } cache { stowed-diamonds }.
    }
faded-Turned =
    { $seat_is ->
        [you]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] Vous laissez le coffret comme il est.
                       *[other] Vous tournez le coffret.
                    }
               *[other] Vous tournez le coffret.
            }
       *[other]
            { $rotation ->
                [none]
                    { $upending ->
                        [never] { $seat } laisse le coffret comme il est.
                       *[other] { $seat } tourne le coffret.
                    }
               *[other] { $seat } tourne le coffret.
            }
    }
faded-Revealed = Des cartes sont retournées.
faded-Shown =
    { $seat_is ->
        [you] Vous retournez votre carte.
       *[other] { $seat } retourne sa carte.
    }
faded-Opened =
    { $seat_is ->
        [you] Vous ouvrez un tiroir.
       *[other] { $seat } ouvre un tiroir.
    }
faded-Spilled =
    { $seat_is ->
        [you] Vous ouvrez un tiroir : { falls-out } sur le coussin rouge.
       *[other] { $seat } ouvre un tiroir : { falls-out } sur le coussin rouge.
    }
faded-Barred = Un contrebandier a fait tomber des bijoux.
faded-Alarmed =
    { $owner_is ->
        [you] Alarme ! { $seat } la déclenche, et vous recevez { taken }.
       *[other]
            { $seat_is ->
                [you] Alarme ! Vous la déclenchez, et { $owner } reçoit { taken }.
               *[other] Alarme ! { $seat } la déclenche, et { $owner } reçoit { taken }.
            }
    }
faded-Emptied =
    { $cushion ->
        [red] Le coussin rouge reçoit { taken }.
       *[black]
            { $seat_is ->
                [you] Vous prenez { taken }.
               *[other] { $seat } prend { taken }.
            }
    }
faded-Placed =
    { $seat_is ->
        [you] Vous mettez { an-imitation } dans un tiroir : { imitations-left }.
       *[other] { $seat } met { an-imitation } dans un tiroir : { imitations-left }.
    }
faded-Unsearched = Un compartiment secret reste fermé.
faded-Searched = Un compartiment secret est ouvert : pas de rubis.
faded-RubyFound = Un compartiment secret est ouvert : un rubis !
faded-RubyLeft = Le rubis reste à sa place.
faded-RubyFell = Un rubis tombe d’un compartiment secret, et on l’y remet.
faded-Foiled = Plus de détectives que de contrebandiers : le coup échoue.
faded-Prevailed = Le coup des contrebandiers réussit.
faded-Excluded = Des bijoux sont tombés : aucun contrebandier n’a de part.

## Ce qu’on demande, ce qu’on propose, ce qu’on refuse

ask-MV-4_19 = cachez vos diamants
ask-MV-4_21 = tournez le coffret
ask-MV-5_1 = choisissez un personnage
ask-MV-6_1 = ouvrez un tiroir
ask-MV-7_1 = tournez le coffret, ou laissez-le
ask-MV-8_2 = mettez une imitation dans le tiroir
ask-MV-8_8 = choisissez un bijou du coussin rouge
ask-MV-9_1 = mettez une imitation dans le tiroir
ask-MV-10_1 = mettez une imitation dans le tiroir
ask-MV-10_3 = encore une imitation, ou arrêtez
ask-MV-12_3 = chercher un rubis ? S’il tombe, vous n’avez rien du tout
ask-MV-12_4 = prendre le rubis ? Le dernier finit la partie
ask-MV-13_4 = choisissez un bijou du coussin rouge

pick-Open = ouvrir un tiroir
pick-Open-drawer = Quel tiroir ?
pick-Add = ajouter un diamant
pick-Turn = tourner le coffret
pick-Turn-rotation = Tourner aussi des étages, ou terminer ?
pick-Turn-upending = Retourner aussi le coffret, ou terminer ?
pick-Choose = choisir un personnage
pick-Choose-role = Quel personnage ?
pick-Place = mettre une imitation
pick-Place-jewel = Quelle imitation ?
pick-Place-alarm = Avec l’alarme ?
pick-Stop = arrêter
pick-Pull = ouvrir jusqu’au fond
pick-Close = refermer
pick-TakeRuby = prendre le rubis
pick-LeaveRuby = laisser le rubis
pick-Pick = choisir un bijou
pick-Pick-jewel = Quel bijou ?
alarm-true = avec l’alarme
the-alarm =
    { $alarm ->
        [true] , { alarm-true }
       *[false] { "" }
    }

move-Open = tiroir { $drawer } ({ the-height }, { the-face })
move-Add = encore un diamant dans le même tiroir
move-Turn =
    { $rotation ->
        [none]
            { $upending ->
                [never] laisser le coffret comme il est
               *[other] retourner seulement le coffret
            }
       *[other]
            { $upending ->
                [never] { the-rotation }
                [first] { upending-first }, puis { the-rotation }
               *[last] { the-rotation }, { upending-last }
            }
    }
move-Choose =
    { $role ->
        [smuggler] contrebandier : le butin sur le coussin rouge, une imitation dans le tiroir
        [jeweller] bijoutier : une imitation dans le tiroir, avec l’alarme si l’on veut
        [gemologist] bijoutière : toujours une imitation dans le tiroir, et plus avec des détectives
        [thief] voleur : prendre le premier compartiment
        [master-thief] maître voleur : chercher aussi un rubis
       *[detective] détective : prendre le coussin rouge à la fin
    }
move-Place = { a-jewel }{ the-alarm }
move-Stop = pas d’autre imitation
move-Pull = regarder dans le compartiment secret
move-Close = vider seulement le premier compartiment
move-TakeRuby = prendre le rubis
move-LeaveRuby = laisser le rubis
move-Pick = { a-jewel }

refusal-open-already = Le tiroir { $drawer } est ouvert : ajoutez-y un diamant, ou ouvrez-en un autre.
refusal-no-drawer-open = Ouvrez d’abord un tiroir.
refusal-hide-first = Cachez d’abord tous vos diamants : le coffret se tourne ensuite.
refusal-no-order = Sans rotation, il n’y a pas d’ordre : retournez simplement le coffret.
refusal-turn-later = On ne tourne pas le coffret avant d’ouvrir un tiroir.
refusal-must-turn = Pendant la mise en place, il faut tourner le coffret.
refusal-one-action-only = Dans le jeu facile, c’est l’un ou l’autre : tourner des étages, ou retourner le coffret.
refusal-one-drawer-only = On n’ouvre qu’un seul tiroir par tour.
refusal-already-played = Vous avez déjà joué cette carte : { $role }. Elle reviendra quand les six seront jouées.
refusal-not-on-red = Il n’y a pas de { $jewel } sur le coussin rouge.
refusal-no-such-imitation = Vous n’avez pas cette imitation : { $jewel }.
refusal-only-jewellers = Seuls les bijoutiers posent des alarmes.
refusal-alarm-in-box = Votre alarme est déjà dans le coffret.
refusal-alarm-there-already = Il y a déjà une alarme dans ce tiroir.
refusal-hide-diamonds = Cachez d’abord vos diamants.
refusal-now-turn = Vos diamants sont cachés : tournez maintenant le coffret.
refusal-choose-first = D’abord, chacun choisit un personnage.
refusal-open-first = Ouvrez d’abord un tiroir : seuls les détectives n’en ouvrent pas.
refusal-must-place = Mettez d’abord une imitation dans le tiroir : votre personnage y est obligé.
refusal-add-or-stop = Mettez encore une imitation dans le tiroir, ou arrêtez.
refusal-pull-or-close = Décidez d’abord : ouvrir le tiroir jusqu’au fond, ou vider seulement le premier compartiment.
refusal-take-or-leave = Prenez d’abord le rubis, ou laissez-le.
refusal-nobody-passes = Choisissez d’abord un bijou : on ne passe pas son tour au partage du coussin rouge.
refusal-drawer-closed = Votre tiroir est refermé : on ne peut plus que tourner le coffret.
refusal-card-lies = Votre carte est posée : on ne peut plus en changer.
refusal-jewels-fell = Des bijoux sont tombés : pas d’action pour votre personnage.
refusal-one-imitation = Votre imitation est placée, et le tiroir refermé.
refusal-no-more-imitations = Vous avez placé tout ce qui est permis, et le tiroir est refermé.
refusal-only-takes = Les voleurs prennent des bijoux, et n’en placent pas.
refusal-only-master-thieves = Seul un maître voleur ouvre un compartiment secret.
refusal-long-drawers-only = Seuls les tiroirs longs s’ouvrent jusqu’au fond, et seulement avant d’être refermés.

## La fin

score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-MV-14_1 = Un coussin blanc est vide. { who-wins }
ending-MV-14_2 = Le sixième rubis est pris. { who-wins }
ending-MV-R74 = Un coussin blanc est vide, et le sixième rubis est pris. { who-wins }
ending-MV-R66b = Le sixième rubis met fin à la partie sur-le-champ. { who-wins }
who-wins =
    { $winners_is ->
        [you] Vous gagnez !
        [shared] Vous partagez la victoire ({ $winners }).
       *[other]
            { $winners_count ->
                [one] { $winners } gagne.
               *[other] { $winners } se partagent la victoire.
            }
    }

part-loot-ruby = { $count } rubis
part-loot-sapphire =
    { $count ->
        [one] { $count } saphir
       *[other] { $count } saphirs
    }
part-loot-diamond =
    { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
part-imitation-sapphire =
    { $count ->
        [one] { $count } imitation (saphir)
       *[other] { $count } imitations (saphir)
    }
part-imitation-diamond =
    { $count ->
        [one] { $count } imitation (diamant)
       *[other] { $count } imitations (diamant)
    }
tie-ruby = À égalité de points, les rubis comptent
tie-sapphire = À égalité de rubis, les saphirs comptent

## La table

table-round = Manche { $round }
table-set-up = Mise en place
table-feet = sur ses pieds
table-head = la tête en bas
table-legend = ▬ long ▪ court
table-red = Coussin rouge
table-black = noir
table-white = imitations
table-handful = à cacher
table-open = Ouvert : tiroir { $drawer }
table-alarm = alarme
table-secret = secret
table-left = encore en main : { $cards }

## Le plateau dans un navigateur

board-nothing = rien
board-jewels =
    { $jewel ->
        [diamond]
            { $count ->
                [one] { $count } diamant
               *[other] { $count } diamants
            }
        [sapphire]
            { $count ->
                [one] { $count } saphir
               *[other] { $count } saphirs
            }
       *[ruby] { $count } rubis
    }
board-white = Imitations
board-black = Butin
board-plan = Les douze tiroirs
board-choices = Ce que vous pouvez faire
board-drawer = Tiroir { $drawer }, veinage { board-grain }, { the-height }, { the-face }
board-grain =
    { $drawer ->
        [F] en ondes
        [K] de fil
        [A] en œil
        [D] en pluie
        [I] en flamme
        [B] en écailles
        [H] à nœud
        [L] moiré
        [C] en chevrons
        [J] en soleil
        [G] en ronce
       *[E] en losanges
    }
board-long = long
board-short = court
board-open = ouvert
board-closed = fermé
board-below = dessous : { $jewels }
board-alarm-of = alarme ({ $player })
board-alarm-home = Alarme disponible
board-turn = Encore à jouer, rang { $turn }
board-face-down = Une carte face cachée
board-laid = posée
board-played = déjà jouée
board-plays = rang { $place } dans l’ordre de jeu
board-does =
    { $role ->
        [smuggler] Vide le tiroir sur le coussin rouge, y laisse une imitation.
        [jeweller] Met une imitation et, au choix, son alarme.
        [gemologist] Met toujours une imitation, une de plus par détective.
        [thief] Prend tout le premier compartiment.
        [master-thief] Peut ouvrir aussi le compartiment secret.
       *[detective] N’ouvre rien, prend le coussin rouge à la fin.
    }
board-brief =
    { $role ->
        [smuggler] Partage le rouge
        [jeweller] Imitation, alarme au choix
        [gemologist] Imitation, toujours
        [thief] Prend ce qui est dessus
        [master-thief] Cherche aussi un rubis
       *[detective] Reçoit le coussin rouge
    }
board-no-alarm =
    { $why ->
        [box] Votre alarme est déjà dans le coffret.
       *[drawer] Il y a déjà une alarme dans ce tiroir.
    }
board-open-drawer =
    { $role ->
        [smuggler] Ouvrir le tiroir { $drawer } et le vider sur le coussin rouge
        [jeweller] Ouvrir le tiroir { $drawer } et y mettre une imitation
        [gemologist] Ouvrir le tiroir { $drawer } et y mettre une imitation
        [thief] Ouvrir le tiroir { $drawer } et prendre ce qui est dessus
        [master-thief] Ouvrir le tiroir { $drawer } et prendre ce qui est dessus
       *[none] Cacher un diamant dans le tiroir { $drawer }
    }
board-top-left = Haut, à gauche
board-top-right = Haut, à droite
board-two-left = Deux, à gauche
board-two-right = Deux, à droite
board-upend = Retourner
board-done = Terminer
board-leave = Laisser
board-again = touchez encore
board-stop =
    { $left ->
        [one] Arrêter (encore { $left } possible)
       *[other] Arrêter (encore { $left } possibles)
    }
board-tap-drawer = Touchez un autre tiroir
board-flat = Plan ou relief
board-round-left = Tourner autour vers la gauche
board-round-right = Tourner autour vers la droite
board-points = Points pour l’instant
board-out = pas de part cette manche
board-rubies-left =
    { $left ->
        [one] encore { $left } rubis
       *[other] encore { $left } rubis
    }
board-fewest =
    { $left ->
        [one] { $player } : { $left } imitation
       *[other] { $player } : { $left } imitations
    }
board-last-round = Dernière manche
board-to-hide = À cacher : { $left }
board-worth = Ce que valent les bijoux

## Ce qu’est une chose, pour qui le demande

about-role-smuggler = Vide le tiroir sur le coussin rouge et y laisse une imitation. Les contrebandiers se le partagent, sauf s’il y a plus de détectives. Si vous faites tomber des bijoux, vous n’avez pas de part.
    .rule = MV-8.1
about-role-jeweller = Met une imitation dans le tiroir, avec l’alarme au choix. Si un autre la fait tomber, le butin est à vous. Si vous faites tomber des bijoux, vous ne mettez rien.
    .rule = MV-9.1
about-role-gemologist = Met toujours une imitation dans le tiroir, même si des bijoux tombent. Et, au choix, une de plus par détective.
    .rule = MV-10.1
about-role-thief = Prend tout ce qui est dessus, dans le premier compartiment. Si des bijoux tombent, ils vont au coussin rouge, et vous n’avez rien.
    .rule = MV-11.1
about-role-master-thief = Prend le premier compartiment, et peut regarder au fond des tiroirs longs. Si un rubis y tombe, ou des bijoux avant, vous n’avez rien.
    .rule = MV-12.3
about-role-detective = N’ouvre rien, ne tourne rien. À la fin de la manche, les détectives se partagent ce qui reste sur le coussin rouge ; les contrebandiers l’ont peut-être vidé.
    .rule = MV-13.2
about-order =
    { $place ->
        [1] Joue en premier des six personnages.
        [2] Joue en deuxième des six personnages.
        [3] Joue en troisième des six personnages.
        [4] Joue en quatrième des six personnages.
        [5] Joue en cinquième des six personnages.
       *[6] Joue en dernier des six personnages.
    }
about-played = Jouée. Quand les six le sont, chacun les passe à gauche : vous en aurez alors six autres.
    .rule = MV-5.12
about-card = À personnage égal, le plus petit numéro joue d’abord.
    .rule = MV-5.7
about-jewel-diamond = 1 point sur un coussin noir. Sur un blanc, c’est une imitation, qui en coûte 1 ; pris dans un tiroir, il est vrai.
    .rule = MV-14.4
about-jewel-sapphire = 2 points sur un coussin noir. Sur un blanc, c’est une imitation, qui en coûte 2 ; pris dans un tiroir, il est vrai.
    .rule = MV-14.4
about-jewel-ruby = 4 points sur un coussin noir. Les six sont d’abord dans les compartiments secrets.
    .rule = MV-14.4
about-white = Les imitations coûtent des points à la fin : un diamant 1, un saphir 2. Dès que quelqu’un n’en a plus, la partie finit avec la manche.
    .rule = MV-14.5
about-black = De vrais bijoux : ils rapportent des points à la fin. Une imitation prise dans un tiroir en est un.
    .rule = MV-14.4
about-red = Ce qui est tombé ou passé en contrebande, à partager entre contrebandiers ou détectives.
    .rule = MV-6.7
about-alarm = Le bijoutier la cache avec une imitation. Si un autre la fait tomber, ce qui tombe est à son propriétaire.
    .rule = MV-9.9
about-drawer = Ce qui est dessus se voit quand on l’ouvre ; ce qui est dessous tombe.
    .rule = MV-6.4
about-long = Il est long : derrière le premier compartiment, il y en a un secret.
about-short = Il est court, sans compartiment secret.
about-length = On voit s’il est long quand on l’ouvre pour la première fois.
about-lengths = Une barre près de la lettre : un tiroir long, avec un compartiment secret au fond. Un carré : un tiroir court. Les autres n’ont jamais été ouverts.
    .rule = MV-3.4
about-turn-top = L’étage du haut tourne d’un quart, dans le sens de la flèche. Les tiroirs changent de côté, pour semer le doute ; rien ne se retourne.
    .rule = MV-7.2
about-turn-two = Les deux étages du haut tournent d’un quart, dans le sens de la flèche. Les tiroirs changent de côté, pour semer le doute ; rien ne se retourne.
    .rule = MV-7.2
about-turn-upend = Le coffret bascule la tête en bas : ce qui était dessus est dessous, et tombera quand on ouvrira ce tiroir.
    .rule = MV-7.3
about-turn-done = Finit votre tour avec le coffret tel que vous le voyez.
    .rule = MV-7.4
about-stand = Retourner le coffret retourne chaque tiroir : ce qui était dessus est dessous, et tombe quand on l’ouvre.
    .rule = MV-7.3
about-move-Pull = Si un rubis est dessus, vous pouvez le prendre, avec le premier compartiment. S’il est dessous, il tombe, et vous n’avez rien du tout. Sans rubis, vous avez le premier compartiment.
    .rule = MV-12.5
about-move-Close = Vous prenez le premier compartiment, sans rien risquer.
    .rule = MV-12.3
about-move-TakeRuby = Vous prenez aussi le premier compartiment.
    .rule = MV-12.4
about-move-LeaveRuby = Il reste, et vous prenez quand même le premier compartiment. Utile seulement si le dernier rubis finissait une partie que vous perdez.
    .rule = MV-R60
about-move-Stop = Vous gardez vos autres imitations, et le tiroir se referme.
    .rule = MV-10.3
about-loot = Le coussin noir moins le blanc, comme si la partie finissait maintenant. Chacun commence à −12 : huit diamants et deux saphirs sur le coussin blanc, qui coûtent 1 et 2 chacun.
    .rule = MV-14.3
about-ends = La partie finit avec la manche où quelqu’un n’a plus d’imitation, ou le dernier rubis est pris. À points égaux, les rubis décident.
    .rule = MV-14.1

## Les options

option-easy = Jeu facile
    .help = À la fin du tour, une seule action avec le coffret : tourner des étages, ou le retourner.
option-immediate_end = Fin immédiate
    .help = Le sixième rubis termine la partie aussitôt, et non à la fin de la manche.

## La règle, paragraphe par paragraphe

chapter-MV-0 = Introduction

rule-MV-0_1 = Bijoutiers et bijoutières s’affolent et cherchent à se défaire de leurs faux bijoux.
rule-MV-0_2 = Pendant ce temps, les contrebandiers préparent leur coup et les voleurs raflent tous les bijoux qu’ils trouvent.
rule-MV-0_3 = Tous ? Non : seuls les maîtres voleurs savent où sont les compartiments secrets.
rule-MV-0_4 = Tout peut arriver, mais gare au détective.
rule-MV-0_5 = Le jeu est de Frank Czarnetzki, et Zoch l’a publié en 2004 sous le nom de Meisterdiebe.
    .reading = On le sait par ailleurs : la règle ne nomme personne.

chapter-MV-1 = Le matériel

rule-MV-1_1 = Il y a un coffret à bijoux de trois étages et douze tiroirs, dont six ont un compartiment secret.
rule-MV-1_2 = Il y a dix-sept coussins : huit blancs, huit noirs et un rouge.
rule-MV-1_3 = Il y a 102 bijoux : six rubis, seize saphirs et quatre-vingts diamants.
    .reading = À huit, on en utilise 98 ; ce qui ne sert pas reste hors du jeu.
rule-MV-1_4 = Il y a 48 cartes, avec six personnages.
    .reading = Le nombre imprimé est abîmé : MV-R1.
rule-MV-1_5 = Il y a huit tableaux récapitulatifs aux couleurs des joueurs, et huit alarmes en bois.
rule-MV-1_6 = La règle est en deux langues.

chapter-MV-2 = Le but du jeu

rule-MV-2_1 = À chaque manche, on joue un autre personnage pour profiter de son pouvoir.
rule-MV-2_2 = On cherche à se défaire de ses faux bijoux, qui coûtent des points à la fin.
rule-MV-2_3 = En même temps on amasse des bijoux authentiques, qui en rapportent.
rule-MV-2_4 = Qui a le plus de points gagne.

chapter-MV-3 = Le coffret

rule-MV-3_1 = Le coffret a trois étages, qui peuvent tourner.
rule-MV-3_2 = Chaque étage a deux tiroirs courts et deux longs ; ceux d’une même sorte se font face.
rule-MV-3_3 = Chaque tiroir a un double fond, et donc un côté supérieur et un côté inférieur.
rule-MV-3_4 = Les tiroirs longs ont en plus un compartiment secret.
    .reading = Il a deux côtés, lui aussi.

chapter-MV-4 = La mise en place

rule-MV-4_1 = Le coffret et le coussin rouge sont au milieu, à portée de tous.
rule-MV-4_2 = On trie les cartes en six piles, une par personnage, de huit cartes chacune.
rule-MV-4_3 = On mélange chaque pile, et chacun reçoit une carte de chacune.
    .reading = Seul celui qui la tient en voit le numéro : MV-R26.
rule-MV-4_4 = À moins de huit, on peut mettre de côté les cartes qui restent.
    .reading = MV-R3
rule-MV-4_5 = Ainsi chacun a six cartes de personnages différents.
rule-MV-4_6 = Chacun reçoit un tableau récapitulatif et une alarme de sa couleur.
rule-MV-4_7 = Le tableau récapitulatif est entre le coussin blanc et le coussin noir.
rule-MV-4_8 = L’alarme commence sur la marque du tableau, à la ligne du bijoutier.
    .reading = Elle est donc chez son propriétaire, prête à servir.
rule-MV-4_9 = Chacun reçoit un coussin blanc et un noir, et pose dix imitations sur le blanc : huit diamants et deux saphirs.
rule-MV-4_10 = Au début, le coussin noir est vide.
rule-MV-4_11 = Seuls les bijoux des coussins blancs sont des imitations.
rule-MV-4_12 = Les bijoux dans les tiroirs, tombés des tiroirs ou posés sur un coussin noir ou rouge sont authentiques et précieux.
rule-MV-4_13 = Au début, six rubis vont dans les compartiments secrets et douze diamants dans les premiers compartiments.
rule-MV-4_14 = Pour les rubis, on tourne les étages pour que trois tiroirs longs soient les uns sur les autres, et chacun des trois reçoit un rubis du côté supérieur de son compartiment secret.
    .reading = MV-R5
rule-MV-4_15 = Puis on tourne le coffret de 180 degrés : ses pieds sont en l’air.
rule-MV-4_16 = On remplit de la même façon les trois tiroirs longs d’en face.
rule-MV-4_17 = Une image montre trois rubis d’un côté, en haut, et trois en bas.
rule-MV-4_18 = On distribue les douze diamants aux joueurs ; peu importe si certains en ont davantage.
    .reading = MV-R9
rule-MV-4_19 = Dans le sens des aiguilles d’une montre, chacun met ses diamants dans un ou plusieurs tiroirs à son gré, et les referme.
rule-MV-4_20 = En remplissant, on ne peut ouvrir que le premier compartiment.
rule-MV-4_21 = Puis on tourne l’étage du haut, ou les deux du haut, de 90 degrés dans un sens ou dans l’autre, et le coffret entier de 180 degrés, ou l’un des deux seulement.
    .reading = Chaque joueur le fait : MV-R11.
rule-MV-4_22 = Les diamants qui tombent d’un tiroir pendant le remplissage vont aussitôt sur le coussin rouge.

chapter-MV-5 = Jouer des cartes

rule-MV-5_1 = Chacun choisit une carte et la pose devant soi, face cachée.
rule-MV-5_2 = La carte dit quel personnage on est dans cette manche.
rule-MV-5_3 = Chaque personnage a sa propre fonction, dont on peut se servir à son tour.
    .reading = Ouvrir un tiroir est pourtant un devoir : MV-R16.
rule-MV-5_4 = D’abord, seuls ceux qui ont choisi un contrebandier retournent leur carte, en même temps.
rule-MV-5_5 = Quand tous les contrebandiers ont joué, les autres retournent la leur, en même temps.
rule-MV-5_6 = On joue dans l’ordre du tableau récapitulatif.
    .reading = Contrebandier, bijoutier, bijoutière, voleur, maître voleur, détective.
rule-MV-5_7 = À personnage égal, le numéro de la carte décide : le plus petit d’abord.
rule-MV-5_8 = Un exemple donne l’ordre de huit joueurs : contrebandiers 2, 5 et 8, bijoutière 8, voleurs 5 et 7, maître voleur 3, détective 4.
rule-MV-5_9 = Quand chacun a eu son tour, la manche est finie.
rule-MV-5_10 = On ne reprend pas les cartes jouées : elles restent devant soi, face cachée.
rule-MV-5_11 = On choisit donc entre cinq cartes à la deuxième manche, quatre à la troisième, et ainsi de suite.
rule-MV-5_12 = Après la sixième manche, on reprend toutes ses cartes et on les donne à son voisin de gauche.
rule-MV-5_13 = Puis commence une nouvelle manche, et l’on choisit de nouveau entre six personnages.

chapter-MV-6 = Vider et remplir un tiroir

rule-MV-6_1 = À son tour, on n’ouvre qu’un tiroir.
    .reading = Un, ni plus ni moins : MV-R16.
rule-MV-6_2 = Peu importe de quel côté du coffret il est.
rule-MV-6_3 = On ne tourne pas le coffret avant d’avoir ouvert un tiroir.
rule-MV-6_4 = On ouvre le tiroir jusqu’à voir tout le premier compartiment, pour que puisse tomber ce qui est dessous.
rule-MV-6_5 = Si des bijoux tombent, on ne fait pas l’action de son personnage.
rule-MV-6_6 = On referme le tiroir, on peut tourner le coffret, et le tour est fini.
    .reading = La bijoutière fait exception : MV-10.2.
rule-MV-6_7 = Les bijoux tombés vont toujours sur le coussin rouge.
    .reading = L’alarme fait exception : MV-9.9.
rule-MV-6_8 = Une image montre comment bien ouvrir un tiroir d’où tombe un diamant.

chapter-MV-7 = Tourner le coffret

rule-MV-7_1 = À la fin de son tour, on peut toujours faire jusqu’à deux choses avec le coffret.
rule-MV-7_2 = On peut tourner l’étage du haut, ou les deux du haut ensemble, de 90 degrés dans un sens ou dans l’autre.
rule-MV-7_3 = Et l’on peut tourner le coffret entier de 180 degrés, la tête en bas.
rule-MV-7_4 = On peut renoncer à l’une ou aux deux.
rule-MV-7_5 = Les détectives ne tournent ni les étages ni le coffret.

chapter-MV-8 = Le contrebandier

rule-MV-8_1 = Le contrebandier prend tous les bijoux du premier compartiment et les pose sur le coussin rouge.
    .reading = « son coussin rouge » : il n’y en a qu’un, voir MV-R4.
rule-MV-8_2 = Puis il met une imitation quelconque de son coussin blanc dans le même tiroir.
rule-MV-8_3 = Cela se peut aussi avec un tiroir vide.
    .reading = MV-R42
rule-MV-8_4 = Les détectives feront-ils échouer la bande, ou les contrebandiers se partageront-ils le butin ?
rule-MV-8_5 = Dès que le dernier contrebandier a fini, tous les autres retournent leur carte.
rule-MV-8_6 = S’il y a plus de détectives que de contrebandiers dans cette manche, ces derniers ne reçoivent rien.
rule-MV-8_7 = S’il y a autant de contrebandiers ou davantage, ils se partagent aussitôt tous les bijoux du coussin rouge.
rule-MV-8_8 = Celui qui a le plus petit numéro choisit un bijou, puis le suivant, et ainsi de suite.
rule-MV-8_9 = On continue jusqu’à ce que le coussin rouge soit vide.
rule-MV-8_10 = Un contrebandier qui a fait tomber des bijoux à son tour est exclu du partage.
rule-MV-8_11 = Il compte pourtant quand on compare contrebandiers et détectives.
rule-MV-8_12 = Les bijoux tombés vont sur le coussin rouge, comme d’habitude.

chapter-MV-9 = Le bijoutier

rule-MV-9_1 = Le bijoutier met une imitation quelconque de son coussin blanc dans le tiroir ouvert, même s’il y a déjà des bijoux.
rule-MV-9_2 = Il peut y ajouter son alarme.
rule-MV-9_3 = Il n’y a qu’une alarme par tiroir.
rule-MV-9_4 = On n’échange pas une alarme déjà présente contre la sienne.
rule-MV-9_5 = Qui trouve une alarme du côté supérieur ne la déclenche pas.
rule-MV-9_6 = Il place ou prend des bijoux selon son personnage.
rule-MV-9_7 = Si l’alarme se retrouve sans bijoux, son propriétaire la récupère aussitôt et peut la réutiliser.
rule-MV-9_8 = L’alarme se déclenche si elle tombe du tiroir qu’on ouvre.
rule-MV-9_9 = Les bijoux vont alors droit sur le coussin noir de son propriétaire.
rule-MV-9_10 = Celui-ci récupère aussitôt son alarme et peut la réutiliser.
rule-MV-9_11 = Si le propriétaire la déclenche lui-même, les bijoux vont sur le coussin rouge, et il récupère l’alarme.
rule-MV-9_12 = Si un joueur, quel que soit son personnage, ouvre un tiroir où se trouve une alarme, ou bien elle est dessus, ou bien elle tombe.
    .reading = Cela précède MV-9.5, et dit pour qui vaut la suite.

chapter-MV-10 = La bijoutière

rule-MV-10_1 = La bijoutière met toujours une imitation de son coussin blanc dans le tiroir ouvert.
    .reading = Le livret la distingue du bijoutier.
rule-MV-10_2 = Elle le fait aussi quand des bijoux tombent du tiroir.
rule-MV-10_3 = Pour chaque détective de la manche, elle peut ajouter une imitation.

chapter-MV-11 = Le voleur

rule-MV-11_1 = Le voleur prend tous les bijoux du premier compartiment du tiroir ouvert et les pose sur son coussin noir.

chapter-MV-12 = Le maître voleur

rule-MV-12_1 = Seul le maître voleur peut ouvrir un compartiment secret.
rule-MV-12_2 = Il le peut aussi quand le premier compartiment est vide.
rule-MV-12_3 = Il choisit : vider le premier compartiment et refermer le tiroir, ou l’ouvrir davantage pour voir le compartiment secret.
rule-MV-12_4 = S’il y trouve un rubis, il peut le poser sur son coussin noir avec les bijoux du premier compartiment.
    .reading = Du côté supérieur, s’entend. MV-R60
rule-MV-12_5 = Si un rubis tombe du côté inférieur du compartiment secret, le maître voleur ne reçoit rien.
rule-MV-12_6 = Ce rubis ne va pas sur le coussin rouge, mais du côté supérieur du compartiment secret, avant qu’on referme le tiroir.

chapter-MV-13 = Le détective

rule-MV-13_1 = Le détective observe et ne touche pas au coffret, pour ne pas y laisser d’empreintes.
rule-MV-13_2 = À la fin de la manche, le détective reçoit tous les bijoux du coussin rouge.
rule-MV-13_3 = S’ils sont plusieurs, ils se les partagent selon les numéros de leurs cartes.
rule-MV-13_4 = Le plus petit numéro choisit un bijou d’abord, puis le suivant, jusqu’à ce que le coussin rouge soit vide.
rule-MV-13_5 = Sans détective, les bijoux restent sur le coussin rouge pour la manche suivante.
rule-MV-13_6 = Le détective ne tourne pas le coffret.
    .reading = Comme MV-7.5.
rule-MV-13_7 = Il se réjouit des échecs des autres.

chapter-MV-14 = La fin

rule-MV-14_1 = La partie finit si, à la fin d’une manche, quelqu’un n’a plus d’imitation sur son coussin blanc.
rule-MV-14_2 = Elle finit aussi si quelqu’un retire le sixième et dernier rubis d’un compartiment secret.
    .reading = À la fin de la manche : MV-R66.
rule-MV-14_3 = Qui a le plus de points gagne.
rule-MV-14_4 = Sur le coussin noir, un diamant rapporte un point, un saphir deux, un rubis quatre.
rule-MV-14_5 = Sur le coussin blanc, un diamant coûte un point, un saphir deux.
rule-MV-14_6 = À égalité de points, le plus grand nombre de rubis l’emporte.
rule-MV-14_7 = S’il y a encore égalité, c’est le plus grand nombre de saphirs.
rule-MV-14_8 = Amusez-vous bien.

chapter-MV-15 = Le bois

rule-MV-15_1 = Le coffret est en bois, et chaque tiroir a son propre veinage.
    .reading = Une lettre le représente : MV-R33.
rule-MV-15_2 = Il aide à distinguer les tiroirs.
rule-MV-15_3 = Comme on ouvre toujours un tiroir assez pour que tombe ce qui est dessous, il ne peut y avoir de bijoux des deux côtés.
rule-MV-15_4 = Il se peut qu’un tiroir soit mal ouvert : il y a du butin dessus tandis que des bijoux tombent de dessous.
    .reading = Jamais ici : MV-R29.
rule-MV-15_5 = On peut alors agir quand même, au bénéfice du doute.
    .reading = Ne s’applique jamais : MV-R29.
rule-MV-15_6 = Et les bijoux tombés vont sur le coussin rouge.
    .reading = Ne s’applique jamais : MV-R29.

chapter-MV-16 = Variante : le jeu facile

rule-MV-16_1 = Pour un jeu plus facile, on limite à une seule les deux actions avec le coffret.
    .reading = Option « easy ».
rule-MV-16_2 = À la fin de son tour, on tourne soit un ou deux étages du haut de 90 degrés, soit le coffret entier, la tête en bas.

chapter-MV-R = Nos décisions

rule-MV-R1 = Il y a six personnages, puisqu’il y a six piles ; « 0 types » est une coquille.
rule-MV-R2 = Chaque personnage a les numéros de 1 à 8, chacun une fois : il n’y a jamais d’égalité.
rule-MV-R3 = Les cartes en trop sont mises de côté sans être vues, pour toute la partie.
rule-MV-R4 = Le butin d’un contrebandier va sur l’unique coussin rouge, au milieu.
rule-MV-R5 = Les trois premiers rubis vont du côté supérieur des trois tiroirs longs d’une même pile.
    .reading = La phrase est brouillée : « des trois tiroirs supérieurs des quatre côtés ».
rule-MV-R6 = Un diamant va du côté du premier compartiment qui est en haut à ce moment.
rule-MV-R7 = On joue de deux à huit.
    .reading = La règle ne dit pas le minimum ; d’autres sources le disent.
rule-MV-R8 = Une imitation placée est dès lors authentique, même pour qui l’a placée.
rule-MV-R9 = On tire au sort qui cache le premier ; les douze diamants sont donnés un par un à partir de là, dans le sens des aiguilles d’une montre, si bien que les premiers peuvent en avoir un de plus.
rule-MV-R10 = Pendant la mise en place, on peut ouvrir plusieurs tiroirs, l’un après l’autre.
    .reading = La limite d’un tiroir vaut pour les tours.
rule-MV-R11 = Chaque joueur tourne le coffret après avoir caché ses diamants.
    .reading = Sinon rien ne pourrait tomber pendant le remplissage.
rule-MV-R12 = Pendant la mise en place, il faut tourner le coffret d’au moins une des deux façons ; les deux, dans un ordre ou dans l’autre, cela fait treize manières en tout.
rule-MV-R13 = Chaque tiroir ouvert pendant la mise en place reçoit au moins un diamant, même si quelque chose en est tombé.
rule-MV-R14 = Tout ce qui entre dans les tiroirs ou en sort est vu de tous : on peut donc se rappeler ce que contient le coffret ; un écran montre fermé un tiroir fermé.
    .reading = L’aide-mémoire les montre ouverts. Les joueurs artificiels des niveaux plus faibles ont exprès une mémoire imparfaite.
rule-MV-R15 = Ce qui est tombé pendant la mise en place reste sur le coussin rouge pour le premier partage.
rule-MV-R16 = Chacun, sauf un détective, doit ouvrir un tiroir à son tour.
    .reading = Sinon un contrebandier partagerait sans aucun risque.
rule-MV-R17 = On ne tourne pas avant d’ouvrir, pas même le premier de la manche.
    .reading = Comme MV-6.3.
rule-MV-R18 = On peut changer de carte jusqu’à ce que la dernière soit posée, et plus jamais ensuite, quoi que fassent les contrebandiers.
rule-MV-R19 = Sans contrebandier, toutes les cartes sont retournées ensemble, et personne ne partage avant les détectives.
rule-MV-R20 = Sans détective, les contrebandiers réussissent toujours.
rule-MV-R21 = Les contrebandiers partagent aussi ce que les manches précédentes ont laissé sur le coussin rouge.
rule-MV-R22 = Si tous les contrebandiers ont fait tomber des bijoux, personne ne partage, et tout reste sur le coussin rouge.
rule-MV-R23 = Au partage, chacun prend un bijou à son gré et le pose sur son coussin noir, dans l’ordre des numéros, puis on recommence au premier.
rule-MV-R24 = Les contrebandiers exclus comptent dans la comparaison avec les détectives.
    .reading = Comme MV-8.11.
rule-MV-R25 = Ce qui tombe après le partage des contrebandiers va sur le coussin rouge pour les détectives.
rule-MV-R26 = Les numéros sont cachés jusqu’à ce qu’une carte soit montrée, puis connus de tous pour de bon, même quand les jeux ont changé de mains ; les personnages joués sont connus de tous.
    .reading = Un écran montre les cartes jouées face cachée, sauf avec l’aide-mémoire.
rule-MV-R27 = Les jeux de six cartes passent entiers, dans le sens des aiguilles d’une montre, avec leurs numéros.
rule-MV-R28 = La partie peut finir avant que les six cartes soient jouées.
rule-MV-R29 = Les tiroirs sont toujours bien ouverts : la règle du tiroir mal ouvert ne s’applique jamais.
rule-MV-R30 = Qu’il n’y ait jamais de bijoux des deux côtés d’un premier compartiment découle des règles, et c’est vérifié à chaque ouverture d’un tiroir.
rule-MV-R31 = Si des bijoux sont tombés, on ne prend rien et, sauf la bijoutière, on ne place rien ; on peut tourner le coffret.
rule-MV-R32 = Une alarme n’est jamais seule, et ne tombe jamais seule : rien ne tombe que si des bijoux tombent.
rule-MV-R33 = La position du coffret, le veinage de chaque tiroir et donc son identité sont vus de tous. On peut se rappeler quels tiroirs sont longs ; un écran le montre pour ceux qui ont été ouverts.
    .reading = Ou pour tous, avec l’aide-mémoire.
rule-MV-R34 = Un compartiment secret ne perd rien si le maître voleur ne l’ouvre pas.
rule-MV-R35 = Au plus une rotation et au plus un retournement, dans un ordre ou dans l’autre : avec l’abstention, quatorze manières.
    .reading = L’ordre importe : un autre étage est alors en haut.
rule-MV-R36 = Une rotation est d’un quart de tour, à gauche ou à droite ; un demi-tour est impossible. À gauche, c’est dans le sens des aiguilles d’une montre vu d’en haut, quel que soit le bout qui est en haut.
    .reading = Qui se tient devant le coffret voit l’étage aller à gauche.
rule-MV-R37 = Retourné, le coffret culbute autour de son axe est-ouest : le nord et le sud s’échangent.
rule-MV-R38 = Que les deux actions soient libres veut dire facultatives, et non illimitées.
rule-MV-R39 = Chaque contrebandier peut tourner le coffret à la fin de son propre tour.
rule-MV-R40 = Le jeu facile permet une manière sur six à chaque tour, et en exige une sur cinq à la mise en place.
rule-MV-R41 = Si rien n’est tombé, le contrebandier doit placer une imitation, de la sorte qu’il veut.
rule-MV-R42 = Aussi dans un tiroir qui était vide.
    .reading = Le texte dit que c’est possible ; nous y lisons un devoir, à dessein.
rule-MV-R43 = Une alarme qu’un contrebandier trouve dessus reste, avec son imitation.
rule-MV-R44 = Si une alarme se déclenche, les bijoux sont à son propriétaire, mais le contrebandier qui l’a fait tomber est exclu quand même.
rule-MV-R45 = Le bijoutier doit placer une imitation ; il ne peut ajouter que sa propre alarme, si elle n’est pas dans le coffret.
rule-MV-R46 = L’unique alarme d’un tiroir vaut pour ses deux côtés.
rule-MV-R47 = Si la propre alarme du bijoutier est dans le tiroir, il place seulement une imitation ; il ne peut reprendre l’alarme.
rule-MV-R48 = Ce que d’autres ajoutent plus tard dans un tiroir revient au propriétaire de l’alarme qui s’y trouve.
rule-MV-R49 = Tous les bijoux qui tombent avec une alarme vont à son propriétaire, qui que ce soit qui les ait placés.
rule-MV-R50 = Qui déclenche sa propre alarme n’agit pas, comme à toute chute, mais la bijoutière place quand même.
rule-MV-R51 = Une alarme récupérée peut resservir dans la même manche, si le tour de bijoutier de son propriétaire est encore à venir.
rule-MV-R52 = Les alarmes ne vont que dans les premiers compartiments, et seuls les bijoutiers en posent.
rule-MV-R53 = La première imitation de la bijoutière est un devoir ; les autres sont facultatives, dans le même tiroir, autant que de détectives et d’imitations, même si des bijoux sont tombés.
rule-MV-R54 = Aussi quand une alarme s’est déclenchée : elle place dans le tiroir vidé.
rule-MV-R55 = Tous les détectives retournés dans la manche comptent pour elle.
rule-MV-R56 = Personne ne prend une partie d’un compartiment, et personne ne passe son tour au partage ; un tiroir vide ne donne rien.
rule-MV-R57 = Le maître voleur décide après avoir vu le premier compartiment, et ne peut ouvrir davantage qu’un tiroir long, si rien n’est tombé.
rule-MV-R58 = Si un rubis tombe, les bijoux du premier compartiment restent, avec une alarme éventuelle ; ce n’est pas une autre chute, et l’on peut tourner le coffret.
rule-MV-R59 = S’il n’y a pas de rubis, on prend quand même les bijoux du premier compartiment.
rule-MV-R60 = Un rubis du côté supérieur est pris ou laissé, au gré du maître voleur ; les bijoux du premier compartiment sont pris dans tous les cas.
rule-MV-R61 = Un rubis tombé a changé de côté, et tous l’ont vu.
rule-MV-R62 = Ouvrir davantage un tiroir n’est pas en ouvrir un second.
rule-MV-R63 = Un détective n’a pas de tour, et prend les bijoux tout à la fin de la manche.
rule-MV-R64 = Ne pas toucher au coffret, c’est aussi ne pas ouvrir de tiroir.
rule-MV-R65 = Les détectives reçoivent ce qui est tombé plus tard, même si les contrebandiers ont partagé dans la manche.
rule-MV-R66 = Si le sixième rubis est pris, on joue la manche jusqu’au bout.
rule-MV-R66b = La partie s’arrête quand le sixième rubis est pris : le maître voleur le garde avec le premier compartiment, personne ne tourne le coffret, et le coussin rouge ne va à personne. Comme la fin de la manche n’est pas atteinte, peu importe qui n’a plus d’imitation, et personne n’est nommé pour cela.
    .reading = Option « immediate_end ».
rule-MV-R67 = Seuls les rubis parvenus sur un coussin noir sont pris ; un rubis tombé ou laissé ne l’est pas.
rule-MV-R68 = À la fin, les bijoux du coffret et du coussin rouge ne comptent pour personne.
rule-MV-R69 = À égalité, seuls comptent les saphirs authentiques.
rule-MV-R70 = Ceux qui sont encore à égalité partagent la victoire.
rule-MV-R71 = Qu’un seul ou plusieurs n’aient plus d’imitation ne change rien.
rule-MV-R72 = Ce qui est sur les coussins est vu de tous, toujours.
rule-MV-R73 = Pendant la mise en place, aucun compartiment secret n’est ouvert : aucun rubis ne tombe ni n’est vu.
rule-MV-R74 = Si une manche finit la partie des deux façons, on nomme les deux ; toutes les places se décident aux points, aux rubis, puis aux saphirs, et l’on partage sa place en cas d’égalité parfaite.
rule-MV-R75 = On cache les premiers diamants avec le coffret la tête en bas, comme les rubis l’ont laissé ; la partie commence comme la mise en place le laisse.
rule-MV-R76 = Quand il n’y a rien à choisir au partage, parce qu’on est seul ou que les bijoux sont pareils, on ne demande rien.
rule-MV-R77 = Pendant la mise en place, le premier diamant entre dans le tiroir dès qu’on l’ouvre, puisqu’il le faut.
    .reading = Les diamants sont tous pareils.
rule-MV-R78 = Les couleurs suivent les places : rouge, bleu, vert, jaune, violet, orange, blanc, noir.
    .reading = Les couleurs imprimées ne sont pas connues.
rule-MV-R79 = Quand une manche commence, chacun a une imitation : sinon la précédente aurait mis fin à la partie.
    .reading = Qui doit en poser une le peut donc, puisque chacun joue une fois par manche.

## La leçon : au plus 25 mots par étape, et chaque nombre vient de la vue

lesson-first = Maîtres Voleurs, tiroir par tiroir
lesson-first-goal = Votre coussin blanc porte { $imitations } imitations : elles coûtent des points. Placez-les dans les tiroirs, amassez de vrais bijoux sur le noir. Le meilleur total gagne.
    .title = Dehors le faux, à moi le vrai
lesson-first-character = Chaque manche, chacun pose un personnage caché. On joue dans cet ordre : contrebandier, bijoutier, bijoutière, voleur, maître voleur, détective. Choisissez le voleur.
    .title = Un personnage par manche
lesson-first-character-later = Bientôt. Le voleur est le plus simple : il ouvre un tiroir et prend ce qui est dessus.
lesson-first-steal = { $rival } a caché { $loot } diamants en E, coffret sur ses pieds, comme maintenant : dans le tiroir, ils sont dessus. Le voleur les prend. Ouvrez E !
    .title = Le voleur
lesson-first-steal-yours = Vos propres diamants sont dessous : vous les avez cachés quand le coffret avait la tête en bas. Ils tomberaient sur le coussin rouge.
lesson-first-steal-below = Celui-ci a été rempli quand le coffret avait la tête en bas : ses bijoux sont dessous, et tomberaient.
lesson-first-steal-fewer = C’est possible aussi. Mais E en contient plus.
lesson-first-steal-empty = Personne n’a rien mis là. Les lettres distinguent les tiroirs, et tout le monde a vu comment on les remplissait.
lesson-first-turn = Vous pouvez tourner des étages, pour semer le doute, et retourner le coffret : alors, ce qui était dessus tombe. Retourner, puis Terminer !
    .title = Le double fond
lesson-first-turn-same = { $rival } trouverait encore chaque diamant dessus : seul le coffret retourné met leur contenu à l’envers.
lesson-first-turn-both = C’est possible aussi : les étages bougent, et tout se retourne. Ici, retournez seulement le coffret.
lesson-first-fall = { $rival }, voleur au numéro plus grand, jouait ensuite : un diamant est tombé sur le coussin rouge. Action perdue, mais tourner reste permis. Choisissez le bijoutier.
    .title = Ça tombe
lesson-first-fall-later = Bientôt. Le bijoutier se débarrasse d’une imitation, et peut tendre un piège.
lesson-first-open = Le bijoutier met une imitation dans un tiroir : dès lors elle est vraie, pour tous. Ce qui s’y trouve déjà reste. H est vide : ouvrez !
    .title = Le faux devient vrai
lesson-first-open-below = Ici, des bijoux sont dessous. Ils tomberaient sur le coussin rouge, et vous garderiez votre imitation.
lesson-first-open-other = C’est permis : n’importe quel tiroir convient, même s’il contient des bijoux. Ici, prenez H.
lesson-first-bell = Mettez un diamant et, c’est permis, votre alarme : tout ce qui tombera avec elle chez un autre sera pour vous, non pour le coussin rouge.
    .title = Le piège du bijoutier
lesson-first-bell-bare = C’est permis : l’alarme n’est jamais obligatoire. Mais avec elle, ce qu’un autre fait tomber ici est à vous.
lesson-first-bell-dear = C’est permis : un saphir coûte plus cher. Mais il rapporte aussi plus à qui le trouve. Prenez ici un diamant.
lesson-first-smuggle = Choisissez le contrebandier. Les contrebandiers jouent avant que les autres se dévoilent, puis partagent aussitôt le coussin rouge, sauf s’il y a plus de détectives.
    .title = Les contrebandiers
lesson-first-smuggle-later = Plus tard. Il y a quelque chose sur le coussin rouge, et les contrebandiers partagent les premiers.
lesson-first-share = Le coffret retourné, vos { $loot } diamants cachés en C sont dessus. Ouvrez C : ils vont sur le coussin rouge, une imitation prend leur place.
    .title = Sur le coussin rouge
lesson-first-share-below = Là, quelque chose est dessous. Cela tomberait, et un contrebandier qui fait tomber des bijoux n’a pas de part.
lesson-first-share-fewer = C’est permis. Mais nulle part il n’y en a autant qu’en C.
lesson-first-detective = Alarme, butin pour vous ! { $rival } a tout fait tomber : pas de part. Soyez détective : ne touchez rien, partagez le coussin rouge en fin de manche.
    .title = Alarme ! Et le détective
lesson-first-detective-later = Plus tard. Soyez le détective : laissez les autres se tromper.
lesson-first-master = Sans détective, le coussin rouge attend. Une fois toutes jouées, les cartes reviennent, et chaque jeu passe au voisin de gauche. Choisissez le maître voleur.
    .title = Les cartes passent à gauche
lesson-first-master-later = Plus tard. Des rubis se cachent dans les tiroirs longs, et seul le maître voleur peut les atteindre.
lesson-first-long = Le maître voleur prend ce qui est dessus, et lui seul peut fouiller les compartiments secrets des tiroirs longs, où sont { $rubies } rubis. Ouvrez G.
    .title = Le maître voleur
lesson-first-long-short = Vous pouvez prendre ce qui s’y trouve. Mais ce tiroir est court, sans compartiment secret : prenez G.
lesson-first-long-other = C’est permis. Mais regardons dans G, qui est long.
lesson-first-ruby = Rien devant : cherchez derrière ! Un rubis dessus est à vous ; mais s’il en tombe un, vous n’avez rien, pas même ce qui est devant.
    .title = Le compartiment secret
lesson-first-ruby-safe = C’est sûr, mais vous n’aurez rien : le premier compartiment est vide. Les rubis valent le plus.
lesson-first-last = Autre partie. La bijoutière met toujours une imitation, même si des bijoux tombent, et peut en ajouter une par détective. Mettez votre dernière imitation !
    .title = La bijoutière
lesson-first-last-keep = C’est permis. Mais la partie continue, et cette imitation vous coûte encore un point.
lesson-first-count = Plus d’imitations, ou le dernier rubis pris : la partie finit avec la manche. Diamant un point, saphir double, rubis quadruple ; les imitations coûtent autant.
    .title = La fin

## Trente secondes, le but, et ce qui est nouveau : au plus 14, 10 et 20 mots

start-want = vous débarrasser des imitations, et garnir votre coussin noir de vrais bijoux.
start-turn = ouvrez un tiroir, jouez votre personnage. Ce qui est à l’envers tombe.
start-ends = quand quelqu’un n’a plus d’imitation, ou que le sixième rubis est pris.
goal = Placez vos imitations, amassez de vrais bijoux, gagnez aux points.
first-ask-MV-4_19 = Touchez un tiroir, puis le bouton. Tout le monde voit où vous cachez vos diamants : retenez-le !
    .look = plan
first-ask-MV-4_21 = Retournez le coffret, et ce qui était dessus est dessous. Tourner des étages ne fait que déplacer les tiroirs.
    .look = box
first-ask-MV-5_1 = Touchez un personnage, puis touchez-le encore pour le poser. Il revient quand les six sont joués.
first-ask-MV-6_1 = N’importe quel tiroir, de n’importe quel côté. Dans quel sens était le coffret quand on l’a rempli ?
    .look = plan
first-ask-MV-7_1 = Compliquez la vie au suivant : le coffret retourné, ce qui était dessus tombera.
    .look = box
first-Begun =
    { $round ->
        [6] Il ne reste à chacun qu’une carte : elle est jouée pour vous. Après cette manche, les six passent à gauche.
       *[other] { "" }
    }
first-Stowed = On le voit maintenant, et plus jamais : où sont-ils, et dans quel sens est le coffret ?
    .look = plan
first-Spilled = C’était dessous : c’est tombé sur le coussin rouge. Pendant une manche, l’action est perdue, mais on peut encore tourner.
    .look = red plan
first-Alarmed = L’alarme était dessous : tout ce qui est tombé avec elle va à son propriétaire.
    .look = plan
first-Prevailed = Les détectives ne sont pas les plus nombreux : les contrebandiers partagent aussitôt le coussin rouge, le plus petit numéro d’abord.
    .look = red plan
first-Foiled = Plus de détectives que de contrebandiers : le coussin rouge attend les détectives, en fin de manche.
    .look = red plan
first-Remained = Sans détective, le coussin rouge attend les contrebandiers ou les détectives de la manche suivante.
    .look = red plan
first-RubyFell = Le maître voleur n’a rien. Le rubis retourne dans sa case, sur le dessus.
    .look = plan

## Le guide : une page pour jouer. Une ligne est un paragraphe, avec un tiret un point

guide-goal =
    Ayez le plus de points. Les dix imitations de votre coussin blanc en coûtent : débarrassez-vous-en. Les vrais bijoux de votre coussin noir en rapportent : amassez-les.
    .title = Ce que vous voulez
guide-box =
    Trois étages, douze tiroirs, chacun avec sa lettre. Chaque tiroir a un double fond : un côté est dessus, l’autre à l’envers, dessous.
    - Ce qui est dessus se voit quand on ouvre. Ce qui est dessous tombe sur le coussin rouge.
    - Six tiroirs sont longs. Au fond, ils ont un compartiment secret, avec un rubis au début.
    - Une imitation mise dans un tiroir devient vraie, pour tout le monde.
    .title = Le coffret
guide-turn =
    À chaque manche, chacun pose un personnage face cachée. Les contrebandiers se montrent et jouent, puis tous les autres. L’ordre : contrebandier, bijoutier, bijoutière, voleur, maître voleur, détective ; à égalité, le plus petit numéro.
    - Ouvrez un seul tiroir, de n’importe quel côté.
    - Si quelque chose tombe, votre action est perdue. Sinon, faites ce que fait votre personnage.
    - Puis vous pouvez tourner d’un quart l’étage du haut, ou les deux du haut, et retourner le coffret : l’un, l’autre, les deux ou rien.
    Les cartes jouées restent posées jusqu’à la sixième. Alors chacun passe les siennes à gauche.
    .title = Une manche
guide-characters =
    - Contrebandier : videz le tiroir sur le coussin rouge, mettez-y une imitation. Puis les contrebandiers partagent ce coussin, sauf s’il y a plus de détectives.
    - Bijoutier : mettez une imitation, avec votre alarme au choix. Qui la fait tomber vous enrichit.
    - Bijoutière : mettez une imitation, quoi qu’il tombe, et au choix une de plus par détective.
    - Voleur : prenez ce qui est dessus.
    - Maître voleur : de même, et cherchez un rubis au fond.
    - Détective : ne touchez à rien. Les détectives partagent ce qui reste sur le coussin rouge.
    .title = Les six personnages
guide-scoring =
    La partie finit avec la manche où quelqu’un n’a plus d’imitation, ou quand le sixième rubis est pris.
    - Vrais : diamant 1, saphir 2, rubis 4. Imitations : diamant −1, saphir −2.
    - À égalité, le plus de rubis l’emporte, puis le plus de vrais saphirs.
    .title = La fin
guide-pieces =
    Chacun commence avec huit diamants et deux saphirs, tous faux. Douze vrais diamants sont cachés avant la première manche.
    .title = Les bijoux
guide-exceptions =
    - Une alarme posée dessus ne sonne pas (MV-9.5) ; la vôtre ne vous rapporte rien (MV-9.11).
    - Un rubis qui tombe est remis dessus, et le maître voleur n’a rien (MV-12.5).
    - Un contrebandier qui fait tomber des bijoux n’a rien, mais compte contre les détectives (MV-8.11).
    - Pas de détective ? Le coussin rouge attend (MV-13.5).
    .title = Ce qu’on oublie souvent
shown-MV-9_7 = On prend les bijoux du dessus. L’alarme, restée seule dans le tiroir, revient à son propriétaire.
