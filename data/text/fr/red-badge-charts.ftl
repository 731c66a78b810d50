# Red Badge of Courage, First Bull Run : les tables de l’aide de jeu.

rb61-chart-fire = Table de tir : résultat selon les points de force
rb61-chart-fire-rows = Dé modifié
rb61-chart-small-arms = Armes légères : modificateur selon la distance en hexagones
rb61-chart-small-arms-rows = Arme
rb61-chart-artillery = Artillerie : ce que compte un canon, et le modificateur, selon la distance
rb61-chart-artillery-rows = Pièce
rb61-chart-fire-modifiers = Modificateurs de tir
rb61-chart-fire-modifiers-rows = Cas
rb61-chart-terrain = Effets du terrain
rb61-chart-terrain-rows = Terrain
rb61-chart-shock = Résultats du choc
rb61-chart-shock-rows = Total de l’attaquant moins celui du défenseur
rb61-chart-shock-modifiers = Modificateurs de choc
rb61-chart-shock-modifiers-rows = Cas
rb61-chart-udd = Modificateurs du test de désordre
rb61-chart-udd-rows = Cas
rb61-chart-second-disorder = Second désordre
rb61-chart-second-disorder-rows = Dé modifié
rb61-chart-orders = Changement d’ordre d’une brigade
rb61-chart-orders-rows = Dé modifié
rb61-chart-order-modifiers = Modificateurs d’un changement d’ordre
rb61-chart-order-modifiers-rows = Cas
rb61-chart-fatigue = Fatigue
rb61-chart-fatigue-rows = Niveau

rb61-chart-value = { $value }
rb61-chart-modifier = Modificateur
rb61-chart-source = Source
rb61-chart-result = Résultat
rb61-chart-or-less = { $die } ou moins
rb61-chart-or-more = { $die } ou plus
rb61-chart-forbidden = non
rb61-chart-allowed = oui
rb61-chart-by-order = selon l’ordre
rb61-chart-trail = { $points } de moins, au moins { $least }
rb61-chart-up-to-cohesion = Jusqu’à la cohésion
rb61-chart-above-cohesion = { $from } à { $to } au-dessus
rb61-chart-above-cohesion-more = { $from } ou plus au-dessus

rb61-chart-weapon-r = Fusil rayé
rb61-chart-weapon-m = Mousquet lisse
rb61-chart-weapon-c = Carabine
rb61-chart-weapon-p = Revolver, fusil de chasse ou sabre
rb61-chart-weapon-s6 = Canon lisse de 6 livres
rb61-chart-weapon-h12 = Obusier de 12 livres
rb61-chart-weapon-bh12 = Obusier de marine
rb61-chart-weapon-p10 = Parrott de 10 livres
rb61-chart-weapon-r3 = Canon rayé de 3 pouces
rb61-chart-weapon-j13 = Canon rayé James de 13 livres
rb61-chart-weapon-p30 = Parrott de 30 livres

rb61-chart-fire-modifiers-moved = Le tireur a bougé : jusqu’à la moitié de son potentiel / plus
rb61-chart-fire-modifiers-disordered = Tireur en désordre
rb61-chart-fire-modifiers-tired = Brigade du tireur à fatigue 3 ou plus
rb61-chart-fire-modifiers-mounted = Tireur à cheval
rb61-chart-fire-modifiers-prepared = Tir préparé
rb61-chart-fire-modifiers-flank = Par un hexagone de flanc / d’arrière de la cible
rb61-chart-fire-modifiers-march = Cible en Marche, attelée ou à cheval
rb61-chart-fire-modifiers-density = L’hexagone visé tient 13 SP ou plus / 3 ou moins
rb61-chart-fire-modifiers-extended = Cible en ligne étendue
rb61-chart-fire-modifiers-guns = Canons en batterie seuls, dès 3 hexagones
rb61-chart-fire-modifiers-higher = Cible plus haute, dès 2 hexagones
rb61-chart-fire-modifiers-light = Crépuscule / nuit

rb61-chart-terrain-march = MP en Marche
rb61-chart-terrain-foot = MP à pied, Progression ou Attaque
rb61-chart-terrain-mounted = MP à cheval
rb61-chart-terrain-guns = MP des canons
rb61-chart-terrain-fire = Tir sur une cible qui s’y trouve
rb61-chart-terrain-shock = Défenseur en choc
rb61-chart-ground-clear = Terrain dégagé
rb61-chart-ground-woods = Bois
rb61-chart-ground-farm = Ferme ou maison
rb61-chart-ground-village = Groveton
rb61-chart-ground-road = Route à péage, route, voie inachevée : Marche / Progression
rb61-chart-ground-trail = Chemin
rb61-chart-ground-up = D’un niveau plus haut, sauf le premier hexagone
rb61-chart-ground-bridge = Pont
rb61-chart-ground-ford-a = Bon gué
rb61-chart-ground-ford-b = Mauvais gué, avec un test
rb61-chart-ground-bull-run = Bull Run ailleurs
rb61-chart-ground-stream = Ruisseau
rb61-chart-ground-large-stream = Grand ruisseau, avec un test
rb61-chart-ground-barricade = Barricade ou remblai

rb61-chart-shock-attacker = Attaquant
rb61-chart-shock-defender = Défenseur
rb61-chart-shock-result =
    { $kind ->
        [rout] perd { $loss }, déroute
        [disordered] perd { $loss }, en désordre, recule de { $retreat }
        [test] { $retreat ->
            [0] perd { $loss }, test
           *[other] perd { $loss }, test, recule de { $retreat }
        }
       *[loss] perd { $loss }
    }
rb61-chart-shock-modifiers-ratio = Côté le plus fort : 3:2 / 2:1 / 3:1
rb61-chart-shock-modifiers-flank = Attaquant par un hexagone de flanc / d’arrière
rb61-chart-shock-modifiers-wrap = L’attaquant déborde
rb61-chart-shock-modifiers-charge = Charge à cheval / en plus, de front sur une infanterie en bon ordre
rb61-chart-shock-modifiers-uphill = Défenseur plus haut
rb61-chart-shock-modifiers-disordered = Toutes les unités du camp en désordre
rb61-chart-shock-modifiers-extended = Ligne étendue
rb61-chart-shock-modifiers-tired = Fatigue 3 ou plus
rb61-chart-shock-modifiers-ineffective = Brigade inefficace
rb61-chart-shock-modifiers-leader = Chef avec un participant
rb61-chart-shock-modifiers-march = Défenseur en Marche, ou canons attelés
rb61-chart-shock-modifiers-guns = Canons sans infanterie ni cavalerie

rb61-chart-udd-sister = L’autre pion du régiment n’est pas adjacent
rb61-chart-udd-heat = Chaleur, au test d’engagement ou d’avant-choc
rb61-chart-udd-fatigue = Fatigue 2 ou 3 / 4
rb61-chart-udd-ineffective = Brigade inefficace
rb61-chart-udd-formation = Division ou armée inefficace
rb61-chart-udd-half-lost = Moitié ou plus de sa force perdue
rb61-chart-udd-flank = Tir ou choc par un hexagone de flanc ou d’arrière
rb61-chart-udd-leader = Avec son général de brigade ou un supérieur
rb61-chart-udd-cover = Derrière une barricade ou un remblai, tir et avant-choc

rb61-chart-second-result =
    { $kind ->
        [rout] déroute
       *[retreat] { $loss ->
            [0] recule de { $retreat }
           *[other] recule de { $retreat }, perd { $loss }
        }
    }
rb61-chart-orders-changed = Le nouvel ordre vaut aussitôt
rb61-chart-orders-kept = L’ancien ordre reste
rb61-chart-orders-halted = L’ancien ordre reste et personne ne bouge
rb61-chart-orders-lost = L’activation est finie
rb61-chart-order-modifiers-in-command = Général de brigade commandé
rb61-chart-order-modifiers-out-of-command = Général de brigade hors commandement
rb61-chart-order-modifiers-rating = Par point du commandant à portée
rb61-chart-order-modifiers-advance = Vers Progression
rb61-chart-order-modifiers-attack = Vers Attaque
rb61-chart-order-modifiers-adjacent = Une unité voisine de l’ennemi
rb61-chart-order-modifiers-tired = Fatigue 2 ou plus
rb61-chart-order-modifiers-cavalry = Cavalerie : Union / Confédérée

rb61-chart-fatigue-udd = Test de désordre
rb61-chart-fatigue-fire = Tir
rb61-chart-fatigue-shock = Choc
rb61-chart-fatigue-points = MP de l’infanterie
rb61-chart-fatigue-rally = Ralliement
rb61-chart-fatigue-attack = Ordre d’Attaque
