# Bull Run 1861 : le guide de la première bataille.

web-lesson-bull-run-1861-welcome = Huit heures du matin, 21 juillet 1861. Vous commandez l’Union ; Evans tient le pont de pierre avec une poignée d’hommes. Cette leçon vous mène à travers une attaque, sur la vraie carte. Appuyez sur Suivant.
web-lesson-bull-run-1861-select = La barre du bas demande une brigade, et celles que vous pouvez activer sont éclairées. Cliquez Sherman au pont de pierre (pointez la pile pour l’étaler).
web-lesson-bull-run-1861-reach = Vous voyez où Sherman pourrait aller : en vif les lieux voisins, en tirets ceux plus loin, chacun avec son coût en points de mouvement. Pointez-en un pour lire pourquoi. Mais nous voulons combattre : Suivant.
web-lesson-bull-run-1861-engage = Evans est de l’autre côté du pont. Pour attaquer dans cette phase, une brigade doit s’engager : appuyez sur Engager dans la barre du bas. Cela coûte 2 points, et Annuler le reprend.
web-lesson-bull-run-1861-front = Les troupes combattent vers leur front : le trait épais sur la limite et les deux fins à côté. Cliquez Stone Bridge West pour faire face à Evans.
web-lesson-bull-run-1861-others = Si la barre propose d’autres brigades, déplacez-les ou arrêtez-les à votre gré ; puis laissez les QG en place. Quand elle demande une zone à attaquer, cliquez Stone Bridge West.
web-lesson-bull-run-1861-join = Sherman est engagé et fait face à la cible : il peut se joindre à l’attaque. Cliquez-le.
web-lesson-bull-run-1861-odds = Voici la feuille des chances : chaque modificateur avec sa règle, chaque résultat avec sa probabilité exacte. Lisez-la, puis lancez. Les dés ne se reprennent pas si facilement.
web-lesson-bull-run-1861-log = Le journal raconte ce qui s’est passé, avec les dés. Répondez à ce qui est encore demandé, puis ouvrez le journal et cliquez une ligne : la carte montre où c’était.
web-lesson-bull-run-1861-end = C’est tout ce qu’il faut. La partie continue contre l’ordinateur ; le point d’interrogation donne toutes les touches, et chaque règle répond à « Pourquoi ? ».
