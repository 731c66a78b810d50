# Cedar Mountain 1862 : le titre, ses scénarios et ses options.

title-cedar-mountain = Cedar Mountain 1862
    .text = Le prélude à la seconde bataille de Bull Run, 9 août 1862. Banks attaque la colonne de Jackson dans les blés et les maïs au pied de Cedar Mountain ; brigades et batteries sur des hexagones de 180 mètres. Carte, tables et forces sont en partie reconstituées et le disent.

## Scénarios

scenario-cedar-mountain-historical = Placement historique
    .text = Tours 3 à 9. Les armées se font face à travers champs, les canons ouvrent le feu, et les hommes de Hill sont encore en route. Les troupes d’Ewell sur la montagne ne bougent pas avant le tour 7.
scenario-cedar-mountain-free = Placement libre
    .text = Tours 1 à 9. Les deux armées entrent sur une carte vide ; l’Union n’a que 4 points de mouvement au premier tour, et Hill arrive quand le dé le veut.

## Variante

option-cedar-mountain-pope = Pope à la rescousse
    .text = À partir du tour 4, l’Union lance le dé pour la division Ricketts. Si elle arrive avant le tour 8, les Confédérés gagnent aussitôt 4 points.
option-cedar-mountain-pope-off = Non jouée
option-cedar-mountain-pope-on = Jouée

## Lectures

option-cedar-mountain-changes = Changements de formation
    .text = Combien de fois une unité peut atteler ou dételer, monter ou mettre pied à terre en un tour.
option-cedar-mountain-changes-any = Autant qu’elle peut payer
option-cedar-mountain-changes-one = Une fois

option-cedar-mountain-column = Mouvement en colonne
    .text = Quel hexagone doit être à plus de quatre hexagones de l’ennemi pour le demi-tarif.
option-cedar-mountain-column-entered = L’hexagone où l’on entre
option-cedar-mountain-column-both = Aussi celui qu’on quitte

option-cedar-mountain-rout-move = Mouvement d’une unité en déroute
    .text = De quels ennemis une unité en déroute ne peut s’approcher.
option-cedar-mountain-rout-move-any-enemy = D’aucun
option-cedar-mountain-rout-move-nearest = Du plus proche

option-cedar-mountain-ezoc-end = Fuite dans une zone de contrôle
    .text = Ce qui arrive à une unité dont la retraite ou la déroute finirait dans une zone de contrôle ennemie.
option-cedar-mountain-ezoc-end-go-on = Elle continue
option-cedar-mountain-ezoc-end-eliminate = Elle est éliminée

option-cedar-mountain-advance = Avance après combat
    .text = Qui peut entrer dans un hexagone vidé par le tir offensif.
option-cedar-mountain-advance-any = Toute unité voisine
option-cedar-mountain-advance-firers = Seuls les tireurs

option-cedar-mountain-rally-10 = Un 10 naturel au ralliement
    .text = Si l’échec automatique du test de moral vaut aussi pour un ralliement.
option-cedar-mountain-rally-10-plain = Sans effet particulier
option-cedar-mountain-rally-10-fails = Échoue toujours

option-cedar-mountain-fate = Perte des marqueurs Destin
    .text = Quand le marqueur d’un chef touché est perdu.
option-cedar-mountain-fate-first-hit = Avec le chef lui-même
option-cedar-mountain-fate-second-hit = Avec son remplaçant

option-cedar-mountain-leader-4 = Les chefs au tour 1
    .text = Si les 4 points de mouvement du premier tour de l’Union valent aussi pour ses chefs.
option-cedar-mountain-leader-4-bound = Ils en ont 4
option-cedar-mountain-leader-4-free = Ils en gardent 9
