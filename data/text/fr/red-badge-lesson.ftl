# Red Badge of Courage : l’instructeur de la première activation, et les mots de la page propres à ce titre.

web-lesson-red-badge-welcome = Dix heures, le 21 juillet 1861. Vous commandez l’Union à Matthews Hill : la brigade Burnside descend la route de Sudley, et un bataillon de Louisiane barre le passage. Qui aura, après trois tours, le plus d’infanterie au-delà du Turnpike aura gagné. Cette leçon vous mène à travers une activation. Appuyez sur Suivant.
web-lesson-red-badge-activate = Une brigade agit quand un de ses AM sort. Les AM des deux camps sont dans une même pioche et tirés au hasard, mais le camp qui a l’initiative désigne la première brigade, et c’est vous. Choisissez Burnside.
web-lesson-red-badge-order = D’abord l’ordre. Burnside est en Progression : ses hommes bougent et tirent, mais n’entrent pas dans un hexagone adjacent à l’ennemi. Il faudrait pour cela l’Attaque ; les chances disent combien de fois le changement réussit, et qu’un mauvais dé peut coûter toute l’activation. Pour l’instant, gardez l’ordre.
web-lesson-red-badge-move = Chaque unité fait maintenant une seule chose : bouger puis tirer, ou tirer, se rallier, construire, attendre. Les gros régiments font deux pions, a et b. Choisissez 2 RI b, en tête.
web-lesson-red-badge-reach = Les hexagones éclairés sont à sa portée, chacun avec son coût. Le terrain clair coûte 1, les bois 2, une ferme 1 de plus ; le premier hexagone en montée est exempt du supplément. Ceux qui touchent les Louisianais restent sombres, car la Progression garde ses distances : pointez-en un pour lire pourquoi. Appuyez sur Suivant.
web-lesson-red-badge-step = Allez à l’hexagone marqué, N4520, à deux hexagones de l’ennemi. À cette distance les fusils rayés tirent bien et les mousquets mal, et vos hommes du Rhode Island ont des fusils rayés. Tant qu’aucun dé ne tombe et que l’ennemi n’est pas interrogé, Annuler les ramène.
web-lesson-red-badge-front = La marque du pion montre le sommet que regarde l’unité : elle tire par les deux hexagones de front, et souffre davantage par les quatre autres. Pivoter coûte 1 par sommet. Vous regardez le sud-est, où est l’ennemi : tout va bien. Appuyez sur Suivant.
web-lesson-red-badge-halt = Arrêtez-vous ici. Le reste des MP est perdu, mais l’unité peut encore tirer.
web-lesson-red-badge-fire = Désignez la cible : le bataillon de Louisiane en N4721. Qui a tiré ne bouge plus à cette activation, et qui tire à distance ne peut choquer.
web-lesson-red-badge-odds = Lisez les chances avant de faire feu. Huit SP donnent la colonne. Les fusils rayés à deux hexagones aident, la longue marche et la ferme gênent ; chaque ligne a sa règle. Un tir de pied ferme vaudrait deux points de plus. Il en sort un test de désordre, ou une perte avec un tel test. Puis faites feu.
web-lesson-red-badge-return = À un tir venu d’un ou deux hexagones on peut riposter aussitôt. C’est une interruption : l’ennemi intervient dans votre activation, et vous le ferez dans la sienne. Si les Louisianais tiennent encore, voyez s’ils ripostent et ce qu’il en coûte. Puis appuyez sur Suivant.
web-lesson-red-badge-log = Ouvrez le journal. Il donne chaque dé avec ses DRM ; les pertes sont définitives, un test raté met en désordre : plus lent, moins bon tir, pas de Choc, jusqu’au Ralliement. Cliquez sur une ligne, et la carte montre où c’était.
web-lesson-red-badge-sister = 2 RI a est l’autre moitié du régiment. Séparées, les deux testent moins bien ; ensemble, elles partagent tests et dés dans un Choc. Choisissez-la, menez-la en N4420, à côté de sa sœur, puis arrêtez-la ; faites-la tirer aussi, si vous voulez.
web-lesson-red-badge-leader = Le rayon de commandement de Burnside est de quatre hexagones. Une unité plus éloignée saute une activation, et un régiment qui l’a dans son hexagone tient mieux. Faites-le suivre ses hommes ; il ne peut aller seul au contact de l’ennemi. Ou appuyez sur Suivant.
web-lesson-red-badge-others = Au reste de la brigade : les régiments montent, la batterie se met en position où elle voit. Bougez-en autant que vous voulez, puis mettez fin aux actions.
web-lesson-red-badge-interrupts = Désormais on tire les AM, les vôtres et les siens. Quand il agit, la table vous demande : riposter, tirer sur qui quitte votre front, pivoter vers qui vient de côté. Profitez-en ou laissez passer. Appuyez sur Suivant.
web-lesson-red-badge-end = C’est tout ce qu’il vous faut. Une troisième activation dans le tour fatigue une brigade ; pour enfoncer l’ennemi, il faudra passer en Attaque et choquer. La partie continue contre l’ordinateur ; le point d’interrogation donne toutes les touches, et chaque règle répond à « Pourquoi ? » et dit si elle est du livret ou de nous.

# Les points de mouvement se comptent par moitiés ; les lieux sont des hexagones.
web-points-in-red-badge = 1/2
web-place-unnamed-red-badge = hexagone { $id }
web-kind-infantry-red-badge = régiment d’infanterie
web-odds-die-engagement-red-badge = { $unit } ose le choc avec { $face } ou moins
web-odds-die-pre-shock-red-badge = { $unit } réussit le test avant le choc avec { $face } ou moins
web-odds-die-disorder-red-badge = { $unit } garde sa cohésion avec { $face } ou moins
web-die-confusion-red-badge = confusion de tir
web-die-disorder-red-badge = test UDD
web-die-efficiency-red-badge = marqueur d’efficacité
web-die-guns-red-badge = pièces touchées
web-die-initiative-red-badge = initiative
web-die-leader-red-badge = chef exposé
web-die-orders-red-badge = changement d’ordre
web-die-pool-red-badge = marqueur tiré
web-die-rally-red-badge = ralliement
web-die-recovery-red-badge = récupération
web-die-release-red-badge = sortie de Réserve
web-die-fire-red-badge = tir
web-die-shock-red-badge = choc
web-die-second-disorder-red-badge = second désordre
# Kinds of dice on which a ten is read as nought.
web-ten-is-nought-red-badge = confusion disorder fire guns initiative leader orders rally recovery release second-disorder shock
# Chance that is drawn from a cup, not thrown.
web-drawn-red-badge = efficiency pool
web-plot-losses-red-badge = Points de force perdus
web-plot-points-red-badge = Force à la route, ou points des lieux tenus
web-plot-units-red-badge = Points de force perdus par unité
web-story-losses-red-badge = points de force perdus { $count }
web-odds-losses-red-badge = Points de force perdus en moyenne, { $side }
# Les chocs se résolvent un à un.
web-odds-of-resolve-red-badge = Choc sur { $place }
