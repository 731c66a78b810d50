# Second Bull Run 1862 : le guide de la première bataille.

web-lesson-second-bull-run-welcome = Six heures et demie, 30 août 1862. Vous commandez l’Union ; Jackson attend derrière la voie ferrée inachevée et Longstreet est quelque part au-delà. Cette leçon vous mène à travers une attaque, sur la vraie carte. Appuyez sur Suivant.
web-lesson-second-bull-run-designate = Les troupes agissent quand un chef de corps les appelle. Les pions ronds sont les chefs, et le nombre s’ajoute à leur dé. Cliquez Reno (+1) et confirmez : un dé tombe, et ce qui est définitif est toujours demandé deux fois.
web-lesson-second-bull-run-activate = Le dé dit combien de divisions Reno peut appeler, une au moins. Chaque division a une couleur et une lettre ; pointez un bouton pour voir qui en fait partie. Activez la division Reno, par son bouton ou par un de ses pions.
web-lesson-second-bull-run-act = Ses brigades agissent maintenant une par une. Choisissez Nagle, sur Matthews Hill.
web-lesson-second-bull-run-reach = En vif, les zones voisines de Nagle ; en tirets, celles plus loin, chacune avec son coût en points de mouvement. Pointez-en une pour lire pourquoi. Lawton tient la zone 129, entourée, devant la voie ferrée. Appuyez sur Suivant.
web-lesson-second-bull-run-march = Allez vers l’ouest : cliquez Dogan Ridge, zone 119. Tant qu’aucun dé n’est tombé et que l’ennemi n’a rien à dire, Annuler le reprend.
web-lesson-second-bull-run-contact = Continuez jusqu’à la zone 118. Près de l’ennemi, et devant ses canons, chaque pas coûte plus cher ; la marche s’y arrête.
web-lesson-second-bull-run-front = Les troupes combattent vers leur front : le trait épais sur la limite et les fins à côté. Cliquez la zone 129 pour faire face à Lawton. L’ennemi voisin peut répondre en se tournant vers vous.
web-lesson-second-bull-run-attack = Nagle peut maintenant déclarer une attaque ; ce qu’elle donnerait est déjà sous l’onglet des chances. Cliquez la zone 129 : une flèche montre ce qu’il va faire.
web-lesson-second-bull-run-together = Une division reste groupée : aucune brigade ne finit à plus de deux zones de la suivante. Ferrero doit donc suivre. Choisissez-le s’il ne l’est pas encore et menez-le à Dogan Ridge, zone 119 ; plus loin, en zone 130, il pourrait même se joindre à l’attaque.
web-lesson-second-bull-run-settle = S’il lui reste des points, arrêtez-le. Puis choisissez son front ; la zone entourée est celle où il se tient.
web-lesson-second-bull-run-commanders = Si Reno peut appeler d’autres divisions, appelez-les ou cessez les activations. Puis les chefs peuvent se déplacer ; laissez-les où ils sont et terminez le mouvement.
web-lesson-second-bull-run-odds = Toute attaque déclarée doit être livrée. La feuille donne chaque modificateur avec sa règle et chaque résultat avec sa probabilité exacte ; seul, Nagle a peu d’espoir. Lisez-la, puis lancez.
web-lesson-second-bull-run-log = Le journal raconte ce qui s’est passé, avec les dés ; ce qui a compté est replié sous le titre. Répondez à ce qui est encore demandé, puis ouvrez le journal et cliquez une ligne : la carte montre où c’était.
web-lesson-second-bull-run-end = C’est tout ce qu’il faut. La partie continue contre l’ordinateur ; le point d’interrogation donne toutes les touches, et chaque règle répond à « Pourquoi ? ».
