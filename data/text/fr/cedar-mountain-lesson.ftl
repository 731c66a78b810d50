# Cedar Mountain 1862 : l’instructeur des premiers canons, et les mots de la page propres à ce titre.

web-lesson-cedar-mountain-welcome = Seize heures vingt, le 9 août 1862. Vous commandez le corps de Banks, pour l’Union, sur la crête basse ; les hommes de Jackson tiennent la route et les bois en face. Cette leçon vous mène à travers les premiers coups de canon et une première marche. Appuyez sur Suivant.
web-lesson-cedar-mountain-target = Un tour commence par les canons. La barre du bas demande une cible, et tout ennemi que vos batteries voient et atteignent est éclairé. Cliquez sur Early, sur la route.
web-lesson-cedar-mountain-join = On ne tire qu’une fois sur une unité : tous ceux qui tirent sur Early tirent donc ensemble. La barre montre toutes les batteries qui le peuvent, avec leur force à cette distance. Faites participer Reserve 3 : cliquez dessus sur la carte ou dans la barre.
web-lesson-cedar-mountain-more = Une ligne va de la batterie à sa cible. Faites-en entrer ou sortir d’autres à votre gré : les chances changent à chaque clic. Mais qui tire maintenant ne peut plus tirer ailleurs dans cette phase. Appuyez sur Suivant.
web-lesson-cedar-mountain-odds = Voici la feuille des chances : la colonne de la table, chaque modificateur avec sa règle, chaque résultat avec sa chance exacte. Lisez-la, puis tirez. Les dés ne se reprennent pas si facilement.
web-lesson-cedar-mountain-log = Si l’on vous propose un marqueur de Destin, dépensez-le pour relancer le dé, ou laissez le dé. Ouvrez ensuite le journal : il raconte ce qui s’est passé, avec les dés. Cliquez sur une ligne, et la carte montre où.
web-lesson-cedar-mountain-cease = D’autres batteries peuvent tirer sur d’autres cibles. Quand cela suffit, appuyez sur Cesser le tir. Les canons ennemis répondent alors.
web-lesson-cedar-mountain-again = Le premier tour est celui des canons des deux camps. Si une de vos unités doit céder, choisissez pour elle un hexagone éclairé. Le tour suivant commence encore par vos canons : tirez comme avant, ou appuyez sur Cesser le tir.
web-lesson-cedar-mountain-move = Vient la phase de mouvement : chaque unité peut bouger une fois, et toutes celles qui le peuvent sont éclairées. Quand la barre demande qui bouge, cliquez sur Prince, ou sur une autre brigade si les canons l’ont chassé.
web-lesson-cedar-mountain-reach = Vous voyez où la brigade pourrait aller, chaque hexagone avec son coût en points de mouvement. Pointez-en un pour lire pourquoi. Bois, cours d’eau et pentes coûtent plus, les routes moins, et au contact de l’ennemi chacun s’arrête. Appuyez sur Suivant.
web-lesson-cedar-mountain-step = Il y a place pour une unité par hexagone. Cliquez sur un hexagone éclairé, proche ou lointain, et la brigade y va. Annuler la ramène.
web-lesson-cedar-mountain-halt = Elle peut continuer tant qu’il lui reste des points. Appuyez sur S’arrêter ici quand elle est assez loin ; s’il ne reste rien à dépenser, appuyez sur Suivant.
web-lesson-cedar-mountain-end = C’est tout ce qu’il vous faut. Mettez fin au mouvement quand vous avez terminé : l’ennemi tire alors le premier, et votre infanterie après lui. La partie continue contre l’ordinateur ; le point d’interrogation donne toutes les touches, et chaque règle répond à « Pourquoi ? ».

# Les points de mouvement se comptent par moitiés ; les lieux sont des hexagones.
web-points-in-cedar-mountain = 1/2
web-place-unnamed-cedar-mountain = hexagone { $id }
web-odds-die-rally-cedar-mountain = { $unit } se rallie sur { $face } ou moins
