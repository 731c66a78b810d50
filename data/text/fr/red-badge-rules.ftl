# Red Badge of Courage, première bataille de Bull Run : les règles dans nos propres mots, par identifiant du registre (le point y devient un tiret bas).
# Seul le livret de bataille était à notre disposition, pas les règles de la série. La mention finale dit ce qui n’en vient pas :
# une source publique, le souvenir de la série, une reconstitution de notre part, entière ou partielle.

rule-RBC-1_1 = L’Union contre les Confédérés. Matthews Hill dure trois tours sur la carte nord, la bataille complète douze sur les deux cartes.
    .title = Les deux batailles

rule-RBC-2_1 = La carte nord est posée au-dessus de la carte sud ; les demi-hexagones de la couture sont entiers et portent deux numéros. [En partie reconstitué.]
    .title = Les deux cartes

rule-RBC-2_41 = Un point de force (SP) représente 50 fantassins ou cavaliers, ou un canon. [Source publique.]
    .title = Points de force

rule-RBC-2_42 = Un hexagone fait environ 145 yards.
    .title = Échelle de la carte

rule-RBC-2_43 = Un tour dure une heure et porte l’heure de son début. 1900 est le crépuscule, 2000 la nuit. [En partie reconstitué.]
    .title = Échelle de temps

rule-RBC-2_44 = Les hexagones ont le haut plat. Les colonnes vont d’ouest en est, les rangées du nord au sud ; les colonnes impaires sont un demi-hexagone plus bas que les paires.
    .title = La grille

rule-RBC-2_44a = La distance se compte en hexagones par le plus court chemin ; un voisin est à distance 1. [Reconstitué.]
    .title = Distance

rule-RBC-2_45 = Une unité regarde un des six sommets de son hexagone, donc entre deux hexagones voisins. [Reconstitué.]
    .title = Orientation vers un sommet

rule-RBC-2_51 = On emploie un dé à dix faces. Son zéro vaut zéro, jamais dix. [De mémoire.]
    .title = Le dé

rule-RBC-2_52 = Au tir, un total élevé profite au tireur. Aux tests de désordre, aux ralliements et aux changements d’ordre, mieux vaut un total bas. [Source publique.]
    .title = Haut et bas

rule-RBC-2_53 = Les moitiés s’arrondissent au supérieur, sauf indication contraire. [Reconstitué.]
    .title = Les moitiés

rule-RBC-2_61 = Pour un UDD, le dé modifié ne doit pas dépasser la cohésion de l’unité. [De mémoire.]
    .title = Le test de désordre

rule-RBC-2_62 = Quels que soient les DRM, un 0 naturel réussit l’UDD et un 9 naturel le rate. [Reconstitué.]
    .title = Résultats certains

rule-RBC-2_63 = Une unité en bon ordre qui rate un UDD passe en désordre. [De mémoire.]
    .title = Échec au test

rule-RBC-2_64 = Une unité déjà en désordre qui rate un UDD de mouvement, d’orientation ou de terrain s’arrête et a terminé. Si la cause est un tir, un Choc, une retraite ou la déroute d’amis, elle lance sur la table du second désordre. [En partie reconstitué.]
    .title = Second échec

rule-RBC-2_65 = Tous les DRM applicables à un UDD s’additionnent. [En partie reconstitué.]
    .title = Modificateurs de l’UDD

rule-RBC-2_65a = Un pion d’un régiment à deux unités ajoute 1 si sa sœur, encore en vie, n’est ni adjacente ni empilée avec lui. Les sections d’une batterie ne sont pas des sœurs. [En partie reconstitué.]
    .title = Unités sœurs séparées

rule-RBC-2_65b = La présence de son brigadier ou d’un chef supérieur retranche 1, jamais plus. [Reconstitué.]
    .title = Présence d’un chef

rule-RBC-2_65c = La fatigue 2 ou 3 ajoute 1, la fatigue 4 ajoute 2. Une brigade inefficace ajoute 1, une division ou armée inefficace 1, la perte de la moitié de la force 1. [Reconstitué.]
    .title = L’usure dans l’UDD

rule-RBC-2_65d = Le chiffre après le plus d’un résultat de tir s’ajoute à l’UDD, et 1 de plus si le tir ou le Choc vient d’un hexagone de flanc ou d’arrière. [Reconstitué.]
    .title = Pris de côté

rule-RBC-2_65e = Un défenseur derrière une barricade ou un remblai de ce côté retranche 1 aux UDD de tir et de pré-choc, pas aux autres. [Reconstitué.]
    .title = Ouvrages et UDD

rule-RBC-2_66 = Un chef qui a dépensé plus de 10 MP n’aide aucun UDD au tour suivant.
    .title = Un chef en route

rule-RBC-3_1 = Un tour comprend : initiative, efficacité, commandement et pioche, arrivées, ordres de division, première activation, puis tirages jusqu’à épuisement, chefs, remplaçants et récupération, repos, fin de tour. [En partie reconstitué.]
    .title = Déroulement du tour

rule-RBC-3_1a = Une activation finit dans cet ordre : absorption d’un détachement, rattachement de Hampton, fatigue, efficacité des deux camps, attaques inactives, puis on retire les marqueurs « terminé ». [Reconstitué.]
    .title = Fin d’une activation

rule-RBC-3_1b = Un AM tiré pour une formation dont rien ne peut agir est écarté ; on tire le suivant. [En partie reconstitué.]
    .title = AM sans effet

rule-RBC-3_2 = À chaque activation, une unité fait une seule chose : bouger puis éventuellement tirer, tirer, se rallier, construire, préparer son tir, ou rien. [En partie reconstitué.]
    .title = Une action

rule-RBC-3_2a = Une unité mise en désordre par une interruption s’arrête sur place et a terminé. [Reconstitué.]
    .title = Ébranlée en chemin

rule-RBC-3_2b = Un brigadier bouge une fois par activation de sa brigade, quand aucune unité n’est en plein mouvement, en plus des actions des unités. [Reconstitué.]
    .title = Les brigadiers à cheval

rule-RBC-3_2c = Changer d’orientation, étendre la ligne, refuser un flanc, atteler et monter font partie d’un mouvement. [Reconstitué.]
    .title = Ce qui fait partie du mouvement

rule-RBC-3_3 = Le joueur inactif peut intervenir : avant qu’une unité quitte un hexagone, par un tir de retrait ; après son entrée, par un tir préparé puis en pivotant ; après un tir actif, par une riposte. Une interruption n’en provoque jamais une autre. [Reconstitué.]
    .title = Interruptions

rule-RBC-3_3a = Une unité qu’une interruption élimine, met en déroute ou fait reculer a fini son action. [Reconstitué.]
    .title = Fin de l’action

rule-RBC-3_3b = Si plusieurs unités peuvent intervenir, leur propriétaire les prend une à une, dans l’ordre voulu, en connaissant chaque résultat avant le suivant. [Reconstitué.]
    .title = Plusieurs interruptions

rule-RBC-3_4 = Une unité qui doit tester la confusion de tir le fait avant toute autre chose.
    .title = La confusion d’abord

rule-RBC-3_5 = Les EM et le nombre d’AM d’une brigade restent cachés à l’adversaire jusqu’à leur tirage. [Source publique.]
    .title = Marqueurs cachés

rule-RBC-3_6 = Chaque dé et chaque tirage sont notés avec leur raison, leur valeur naturelle, leurs DRM et leur résultat. [Reconstitué.]
    .title = Tout est noté

rule-RBC-3_7 = À la phase de mouvement des commandants bougent les trois chefs de division de l’Union et les trois chefs d’armée, chacun une fois.
    .title = Qui bouge en fin de tour

rule-RBC-3_8 = Une étape sans choix légal est passée. Où personne ne choisit, les dés se lancent dans l’ordre de l’ordre de bataille. [Reconstitué.]
    .title = Rien à choisir

rule-RBC-3_8a = Si les deux camps doivent décider, le joueur ayant l’initiative commence aux ordres et en fin de tour, le joueur actif pendant les activations ; dans un Choc, l’attaquant lance d’abord. [Reconstitué.]
    .title = Qui décide d’abord

rule-RBC-3_9 = Pendant un même tir ou Choc, une unité ne subit qu’un UDD et qu’un lancer de second désordre à cause de la retraite ou de la déroute d’amis. [Reconstitué.]
    .title = Paniques en chaîne

rule-RBC-4_11 = L’OC ajoute sa valeur d’initiative aux AM de chaque brigade dont le brigadier est dans son rayon de commandement. McDowell se passe pour cela de ses chefs de division.
    .title = La valeur de l’OC

rule-RBC-4_11a = Beauregard et Johnston n’aident que les brigades de leur propre armée.
    .title = Chacun son armée

rule-RBC-4_11b = Être hors du rayon de McDowell ne coûte que son bonus ; pour être commandé, seul compte le chef de division.
    .title = Loin de McDowell

rule-RBC-4_12 = Il n’y a pas de corps d’armée.
    .title = Pas de corps

rule-RBC-4_13 = Seule l’Union a des chefs de division.
    .title = Chefs de division

rule-RBC-4_14 = Un brigadier est commandé si, à la constitution de la pioche, il est dans le rayon de son chef de division (Union) ou d’armée (Confédérés). Ni le terrain ni la rivière ne comptent. [En partie reconstitué.]
    .title = Être commandé

rule-RBC-4_14a = Un chef qui n’est pas sur la carte ne commande personne.
    .title = Chef absent

rule-RBC-4_14b = Un chef attendu ce tour, ou qui attend d’entrer, se mesure depuis son hexagone d’entrée ; les commandants, sauf Beauregard et Johnston, y sont placés à leur arrivée. [Reconstitué.]
    .title = Mesuré depuis l’entrée

rule-RBC-4_14c = Le brigadier commande à 4 hexagones, le chef de division à 10, le chef d’armée à 12. [Reconstitué.]
    .title = Rayons de commandement

rule-RBC-4_17 = Chefs de division et d’armée ne bougent qu’à la phase des commandants, jusqu’à 40 MP.
    .title = Mouvement des commandants

rule-RBC-AMB32 = Beauregard et Johnston entrent et bougent à la phase des commandants de 1100 ; plus de 10 MP leur coûtent 1200. [Reconstitué.]
    .title = Arrivée de Beauregard et Johnston

rule-RBC-4_18 = McDowell a un remplaçant, de valeur 0. Si Beauregard ou Johnston est perdu, l’autre commande les deux armées ; leurs EM restent distincts. [En partie reconstitué.]
    .title = Perte d’un chef d’armée

rule-RBC-4_18a = Si les deux chefs confédérés sont perdus, plus de bonus à l’initiative ni aux AM, et tous leurs brigadiers sont hors commandement. [Reconstitué.]
    .title = Perte des deux

rule-RBC-4_21 = Les brigades confédérées dépendent directement de leur armée. Celles de l’Union dépendent d’une division, et celle-ci de McDowell. La cavalerie de chaque camp est à part.
    .title = Chaînes de commandement

rule-RBC-4_22 = Les chefs de division valent 0. McDowell, Beauregard et Johnston valent 1. [En partie reconstitué.]
    .title = Valeurs d’initiative

rule-RBC-4_31 = Les batteries agissent avec les AM de leur brigade. Il n’y a ni chefs d’artillerie ni barrage.
    .title = Batteries

rule-RBC-5_11 = Dès le deuxième tour, chaque camp lance un dé, ajoute la valeur d’un commandant présent, et 1 s’il avait l’initiative. Le plus haut total l’emporte ; à égalité, rien ne change. [En partie reconstitué.]
    .title = Initiative

rule-RBC-5_11a = Le Confédéré dit avant le lancer quelle valeur il emploie : Beauregard, Johnston ou personne. [En partie reconstitué.]
    .title = Choisir son chef

rule-RBC-5_12 = Au premier tour des deux scénarios, l’Union a l’initiative.
    .title = Première initiative

rule-RBC-5_13 = Celui qui a l’initiative désigne la première brigade. Avec la valeur de Beauregard, elle doit être de son armée ; de même avec Johnston ; sans eux, le choix est libre.
    .title = La première brigade

rule-RBC-5_14 = Toute la cavalerie d’un camp est une brigade ; elle n’ouvre jamais le tour.
    .title = Jamais la cavalerie d’abord

rule-RBC-5_15 = Ni une brigade en Réserve ni la Légion indépendante ne peuvent ouvrir le tour. S’il ne reste personne, la première activation n’a pas lieu. [En partie reconstitué.]
    .title = Autres exclusions

rule-RBC-5_15a = Une brigade qui attend encore d’entrer peut ouvrir le tour. [Reconstitué.]
    .title = Première depuis la route

rule-RBC-5_21 = On tire un EM pour chaque armée confédérée et chaque division de l’Union ayant des unités en jeu ou attendues ; aucun pour Tyler à 0900. [En partie reconstitué.]
    .title = Qui tire un EM

rule-RBC-5_22 = Chaque camp tire parmi 1, 2, 2, 2, 3, 3, 3, 4, sans remise pendant le tour. [En partie reconstitué.]
    .title = Les marqueurs d’efficacité

rule-RBC-5_23 = La cavalerie confédérée a 3 AM à chaque tour, celle de l’Union 2. Seule la fatigue 3 par la chaleur en retire un.
    .title = AM de cavalerie

rule-RBC-AMB01 = Les AM de cavalerie sont fixes. En option, on tire un EM, avec un maximum de 3 pour les Confédérés et de 2 pour l’Union. [Reconstitué.]
    .title = AM de cavalerie au choix

rule-RBC-5_24 = Une brigade a autant d’AM que l’EM de sa formation, plus la valeur de l’OC, moins le défaut de commandement, la chaleur ou une division inefficace : 1 au moins, 4 au plus. [En partie reconstitué.]
    .title = Combien d’AM

rule-RBC-5_24a = Un brigadier hors commandement coûte un AM à sa brigade, une seule fois.
    .title = Hors commandement

rule-RBC-5_24b = Un nombre d’AM donné par le scénario remplace tout le calcul, pour ce tour seulement. [En partie reconstitué.]
    .title = AM imprimés

rule-RBC-5_24c = Une brigade d’une division ou armée inefficace a un AM de moins. [Reconstitué.]
    .title = Division inefficace

rule-RBC-5_24d = Les unités dotées d’AM imprimés ne sautent aucune activation par défaut de rayon ce tour-là. [En partie reconstitué.]
    .title = Pas d’activation sautée

rule-RBC-5_25 = On ne peut ni coordonner des brigades ni transférer l’efficacité.
    .title = Pas de coordination

rule-RBC-5_26 = La Légion reste indépendante tant que ses deux pions sont en Marche. Tout autre ordre exige d’être rattachée à une brigade.
    .title = La Légion Hampton

rule-RBC-5_26a = La Légion se rattache quand un de ses pions finit son mouvement dans le rayon du brigadier choisi. C’est définitif.
    .title = Se rattacher

rule-RBC-5_26b = Indépendante, la Légion a autant d’AM que l’EM de l’armée de Beauregard, sans modification. [Reconstitué.]
    .title = AM de la Légion

rule-RBC-5_26c = La Légion peut rejoindre une brigade de l’une ou l’autre armée confédérée. [Reconstitué.]
    .title = N’importe quelle brigade

rule-RBC-5_27 = Une brigade dont le chef n’est pas arrivé a ses AM sans le -1, mais chacune de ses unités saute une activation. [En partie reconstitué.]
    .title = Brigade sans chef

rule-RBC-AMB31 = Les unités qui arrivent à 0900 sans nombre d’AM utilisent ceux de leur brigade, même si son chef vient plus tard. [Reconstitué.]
    .title = Arrivées de 0900

rule-RBC-5_28 = Le rattachement prend effet à la fin de l’activation. Les AM inutilisés de la Légion quittent la pioche ; elle garde la Marche pour l’instant et prend la fatigue de la brigade. [Reconstitué.]
    .title = Effet du rattachement

rule-RBC-5_28a = Indépendante, la Légion est toujours commandée, a sa propre fatigue et devient inefficace à 5 SP perdus. [Reconstitué.]
    .title = La Légion seule

rule-RBC-5_31 = Un AM de cavalerie active toute la cavalerie du camp, où qu’elle soit.
    .title = Toute la cavalerie

rule-RBC-5_31a = La cavalerie n’a pas de chef et est toujours commandée.
    .title = Cavalerie sans chef

rule-RBC-5_36 = Une unité hors du rayon de son brigadier utilise un AM de moins que sa brigade, fût-il le seul. Elle saute la première activation où on la trouve trop loin. [En partie reconstitué.]
    .title = Hors du rayon du brigadier

rule-RBC-5_36a = Une unité qui saute se défend et peut toujours intervenir. [Reconstitué.]
    .title = Sauter n’est pas dormir

rule-RBC-5_36b = Les unités dont le brigadier est absent, ou perdu et pas encore remplacé, comptent comme hors rayon. [Reconstitué.]
    .title = Pas de brigadier

rule-RBC-5_37 = Chaque AM est tiré parmi tous ceux qui restent aux deux camps, avec la même chance pour chacun. [En partie reconstitué.]
    .title = Le tirage

rule-RBC-6_11 = Les troupes en Marche vont vite sur route mais ne tirent ni ne choquent, et ne viennent pas à 3 hexagones ou moins d’une unité ennemie en vue. [En partie reconstitué.]
    .title = Marche

rule-RBC-6_11a = Les troupes en Progression bougent et tirent mais n’entrent pas dans un hexagone adjacent à une unité de combat ennemie. [En partie reconstitué.]
    .title = Progression

rule-RBC-6_11b = Les troupes en Attaque peuvent aller au contact, tirer et choquer. [En partie reconstitué.]
    .title = Attaque

rule-RBC-6_11c = Les troupes en Réserve ne bougent ni ne choquent, et seule leur artillerie tire de son chef. Elles ripostent, se défendent et peuvent se rallier. [En partie reconstitué.]
    .title = Réserve

rule-RBC-6_11d = Les troupes en Marche ne ripostent pas et ne tirent ni sur qui s’éloigne ni sur qui les choque. [Reconstitué.]
    .title = Sans défense en Marche

rule-RBC-6_11e = La ligne étendue demande Progression ou Attaque. Le Refus, les barricades et le tir préparé demandent Progression. [Reconstitué.]
    .title = Formations et ordres

rule-RBC-6_12 = Une unité en Progression ou en Marche qu’un ennemi est venu toucher peut rester, pivoter ou s’en aller, et tirer si elle est en Progression. [Reconstitué.]
    .title = Rejoint par l’ennemi

rule-RBC-6_12a = Une unité en Marche qui commence à 3 hexagones ou moins d’un ennemi en vue ne peut que s’en éloigner. [Reconstitué.]
    .title = S’éloigner en Marche

rule-RBC-6_13 = L’artillerie ne choque jamais ; en Attaque, elle agit comme en Progression. [Reconstitué.]
    .title = L’artillerie ne choque pas

rule-RBC-6_15 = Une unité tire une fois par activation ; ensuite, elle ne peut ni bouger, ni s’étendre, ni refuser, ni construire. [En partie reconstitué.]
    .title = Après le tir

rule-RBC-6_16 = Qui a tiré à distance ne choque pas à cette activation. Qui a tiré sur un hexagone adjacent ne peut choquer que celui-là. [En partie reconstitué.]
    .title = Tir et Choc

rule-RBC-6_17 = L’ordre est celui de la brigade. Un régiment qui a le sien le garde jusqu’à un nouveau changement, le sien ou celui de la brigade. [Reconstitué.]
    .title = À qui l’ordre

rule-RBC-6_18 = Une brigade en Attaque qui finit son activation sans contact et sans avoir tiré revient en Progression. [Reconstitué.]
    .title = Attaque sans suite

rule-RBC-6_21 = Avant les activations, une brigade commandée peut changer d’ordre sans dé, tout entière.
    .title = Ordres de division

rule-RBC-6_21a = Pas de Marche si une unité de la brigade a un ennemi en vue à 3 hexagones ou moins ; pas d’Attaque si elle est inefficace ou à fatigue 4. [Reconstitué.]
    .title = Ordres impossibles

rule-RBC-6_22 = Une brigade active peut essayer une fois : 4 ou moins, l’ordre change aussitôt ; 5 ou 6, rien ; 7 ou 8, rien et personne ne bouge ; 9 ou plus, l’activation est perdue. [En partie reconstitué.]
    .title = Changer l’ordre

rule-RBC-6_22a = -1 si commandé, +1 sinon ; moins la valeur de l’OC dans son rayon ; -1 vers Progression, +1 vers Attaque ; +1 au contact de l’ennemi ; +1 dès la fatigue 2. [Reconstitué.]
    .title = DRM du changement d’ordre

rule-RBC-6_22b = L’essai exige le brigadier sur la carte. S’il est commandé a été établi à la constitution de la pioche. [Reconstitué.]
    .title = Il faut un brigadier

rule-RBC-6_31 = Être attaquée ne libère pas une brigade en Réserve. [Reconstitué.]
    .title = L’attaque ne libère pas

rule-RBC-AMB05 = Un régiment qui rate son changement d’ordre a terminé pour cette activation ; en option, pour le tour. [Reconstitué.]
    .title = Terminé pour combien de temps

rule-RBC-AMB06 = Les DRM d’ordre de la cavalerie se jouent tels qu’imprimés ; en option, on les échange. [Reconstitué.]
    .title = Signes de la cavalerie

rule-RBC-AMB37 = Un régiment à deux unités essaie d’un seul dé ; en option, il ne change jamais seul. [Reconstitué.]
    .title = Régiments à deux unités

rule-RBC-AMB38 = À une activation, on essaie pour la brigade ou pour des régiments ; en option, aussi pour des régiments après un 5 ou 6 de la brigade. [Reconstitué.]
    .title = Brigade ou régiments

rule-RBC-6_41 = À la place de la brigade, des régiments isolés peuvent essayer, une fois chacun : un dé inférieur ou égal à la cohésion change l’ordre ; sinon l’unité a terminé.
    .title = L’ordre d’un régiment

rule-RBC-6_41a = Une batterie ou une de ses sections essaie comme un régiment. [Reconstitué.]
    .title = Batteries comme régiments

rule-RBC-6_42 = Les deux pions d’un régiment essaient ensemble, d’un seul dé, avec la cohésion de l’un ou l’autre ; l’échec termine les deux. Celui dont la sœur est hors carte essaie seul. [En partie reconstitué.]
    .title = Moitiés ensemble

rule-RBC-6_43 = Un régiment isolé ne change jamais d’ordre sans dé.
    .title = Jamais sans dé

rule-RBC-6_44 = La cavalerie change d’ordre par régiment, à +1 pour les Confédérés et -1 pour l’Union.
    .title = Ordres de la cavalerie

rule-RBC-7_11 = Une unité a deux hexagones de front de part et d’autre du sommet qu’elle regarde, deux de flanc et deux d’arrière. [De mémoire.]
    .title = Front, flanc, arrière

rule-RBC-7_12 = Une unité en Marche n’a ni flanc ni arrière ; seuls comptent les DRM de la Marche. [Reconstitué.]
    .title = Pas de flanc en Marche

rule-RBC-7_12a = Les chefs, les unités en déroute et les colonnes sur route n’ont pas de front et ne contrôlent rien. [Reconstitué.]
    .title = Sans front

rule-RBC-7_21 = Changer d’orientation coûte 1 MP par sommet ; c’est gratuit en entrant par route en Marche. [Reconstitué.]
    .title = Pivoter

rule-RBC-7_21a = Une batterie en position peut pivoter d’un sommet au lieu de bouger ; elle compte comme ayant bougé. [Reconstitué.]
    .title = Pivoter les canons

rule-RBC-AMB57 = Le détachement de Louisiane peut refuser un flanc comme son unité mère. [Reconstitué.]
    .title = Détachement en Refus

rule-RBC-7_31 = Une infanterie en bon ordre et en Progression peut, pour 2 MP, faire d’un hexagone de flanc un hexagone de front. [En partie reconstitué.]
    .title = Refus

rule-RBC-7_32 = Les recrues ne peuvent refuser ; seuls les réguliers de Porter et le 1st Special Louisiana le peuvent.
    .title = Qui peut refuser

rule-RBC-7_33 = Une unité en Refus ne peut ni bouger, ni s’étendre, ni choquer. Y mettre fin coûte 2 MP ; le désordre y met fin aussi. [Reconstitué.]
    .title = Liée par le Refus

rule-RBC-8_11 = Un hexagone contient 16 points : 1 par SP à pied, 2 par SP monté ou canon, et au plus deux pions d’infanterie ou de cavalerie, d’une même brigade. [Reconstitué.]
    .title = Empilement

rule-RBC-8_12 = En Marche, un seul pion de combat par hexagone, vérifié quand l’unité bouge. Les chefs sont libres. [Reconstitué.]
    .title = Empilement en Marche

rule-RBC-8_13 = La limite vaut où l’unité finit son mouvement, sa retraite ou son avance. On traverse les amis, hors route pour 1 MP de plus. [Reconstitué.]
    .title = Quand l’empilement compte

rule-RBC-8_21 = Le propriétaire ordonne la pile. Seul le pion d’infanterie ou de cavalerie du dessus tire et est touché ; tous les canons peuvent tirer. [Reconstitué.]
    .title = Sommet de la pile

rule-RBC-8_22 = Les pertes par tir dans un hexagone de canons seuls tombent sur l’un d’eux au hasard. [Source publique.]
    .title = Canons touchés au hasard

rule-RBC-AMB56 = D’une force impaire, la plus grande moitié est dans l’hexagone du pion. [Reconstitué.]
    .title = La plus grande moitié

rule-RBC-8_41 = Une infanterie d’au moins 4 SP, en bon ordre, en Progression ou en Attaque, peut occuper deux hexagones voisins. [En partie reconstitué.]
    .title = Ligne étendue

rule-RBC-8_41a = Une ligne étendue regarde d’un côté ou de l’autre : trois hexagones de front, trois d’arrière, et aux deux bouts les flancs. [Reconstitué.]
    .title = Front d’une longue ligne

rule-RBC-8_42 = S’étendre ou se resserrer coûte 3 MP. Le nouvel hexagone doit être accessible et, sauf en Attaque, non adjacent à l’ennemi. Une ligne étendue a 3 MP. [Reconstitué.]
    .title = S’étendre

rule-RBC-8_42a = Une ligne étendue ne bouge que droit devant, ses deux hexagones ensemble, au prix du plus cher. [Reconstitué.]
    .title = Avancer la ligne

rule-RBC-8_43 = Chaque hexagone a la moitié de la force. Les moitiés tirent séparément ou ensemble. [Reconstitué.]
    .title = Moitiés de ligne

rule-RBC-8_44 = Un attaquant en ligne étendue dont un hexagone touche le front visé et l’autre aucun front ennemi a +1 au Choc, et peut avancer dans deux hexagones. [En partie reconstitué.]
    .title = Débordement

rule-RBC-8_45 = Le désordre, une retraite ou la Marche resserre la ligne dans l’hexagone choisi par son propriétaire ; la Marche met aussi fin au Refus. [Reconstitué.]
    .title = Lignes rompues

rule-RBC-8_46 = Tir et Choc frappent un seul hexagone de la ligne, avec la moitié de sa force ; pertes, tests et retraites touchent toute l’unité. [Reconstitué.]
    .title = Frapper la ligne

rule-RBC-8_51 = Les colonnes étendues ne sont pas utilisées. [Reconstitué.]
    .title = Pas de colonnes étendues

rule-RBC-8_61 = Pour deux pions adjacents d’un régiment, un seul UDD suffit à l’engagement des recrues et au pré-choc, avec la valeur de l’un ou de l’autre.
    .title = Un test pour deux sœurs

rule-RBC-8_61a = Deux sœurs adjacentes lancent un seul dé de Choc, avec la valeur de l’une ou de l’autre.
    .title = Un dé de Choc pour deux sœurs

rule-RBC-8_61b = Les UDD causés par un tir ne sont jamais partagés.
    .title = Pas sous le feu

rule-RBC-8_61c = Un test ou un dé n’est partagé que si les deux le doivent dans le même Choc, avec les DRM du pion choisi. Empilé vaut adjacent. Une sœur éliminée ne coûte rien ; absente ou en déroute, si. [Reconstitué.]
    .title = Quand les sœurs partagent

rule-RBC-AMB33 = Deux sœurs d’états différents partagent le test ; chacune applique le résultat à son état. [Reconstitué.]
    .title = Sœurs d’états différents

rule-RBC-9_11 = L’infanterie a 6 MP, la cavalerie montée 12, les canons 8, les obusiers de marine 3, la pièce de 30 livres 2, les brigadiers 12, les commandants 40. En désordre : infanterie 4, cavalerie 9. [En partie reconstitué.]
    .title = Points de mouvement

rule-RBC-9_11a = Le désordre ne ralentit pas l’artillerie. [Source publique.]
    .title = Canons en désordre

rule-RBC-9_12 = Une unité peut toujours entrer dans un hexagone voisin permis, pour tous ses MP. [Reconstitué.]
    .title = Un hexagone au moins

rule-RBC-9_13 = Atteler ou mettre en batterie coûte 2 MP. Les canons ne tirent qu’en batterie et ne bougent qu’attelés, et ne se mettent pas en batterie à côté d’une infanterie ou cavalerie en bon ordre. [Reconstitué.]
    .title = Atteler

rule-RBC-9_13a = Une batterie en position qui reçoit la Marche ne peut qu’atteler et partir. [Reconstitué.]
    .title = Canons en Marche

rule-RBC-9_14 = Les MP ne se gardent pas. [Reconstitué.]
    .title = Pas d’épargne

rule-RBC-9_31 = Les chefs paient comme la cavalerie montée, ignorent fronts ennemis et empilement, et ne vont au contact de l’ennemi que sur une unité amie. [Reconstitué.]
    .title = Comment vont les chefs

rule-RBC-9_31a = Un brigadier peut aussi accompagner une unité de sa brigade qui bouge. [Reconstitué.]
    .title = Accompagner

rule-RBC-9_33 = Un commandant qui a dépensé plus de 10 MP perd l’usage de ses valeurs et capacités au tour suivant. Tous ses subordonnés sont alors hors commandement, sauf les brigadiers empilés avec lui.
    .title = Chevaucher trop loin

rule-RBC-9_4a = Un bon gué (A) coûte 1 MP de plus, 2 aux canons. Un mauvais (B) coûte 2, est fermé aux canons et impose un UDD. [En partie reconstitué.]
    .title = Gués

rule-RBC-9_4b = Un pas se compte dans cet ordre : terrain, route à sa place, sinon chemin, puis ruisseau ou gué, puis montée. Aucune route n’annule un gué. [En partie reconstitué.]
    .title = Calcul du coût

rule-RBC-9_4c = La voie en service n’a aucun effet. [Reconstitué.]
    .title = Chemin de fer en service

rule-RBC-9_4d = Un pont ne coûte rien de plus que sa route. Un Choc par un pont ou un gué donne 2 au défenseur. [En partie reconstitué.]
    .title = Ponts

rule-RBC-AMB23 = Le MP de montée est d’un par hexagone, quel que soit le nombre de niveaux. [Reconstitué.]
    .title = Un seul MP par montée

rule-RBC-AMB52 = Les canons en Marche paient comme canons hors route et comme Marche sur route. Les chefs paient partout comme cavalerie montée en Marche. [Reconstitué.]
    .title = Colonnes de la table

rule-RBC-9_41 = Le coût d’un hexagone dépend du terrain, de l’ordre et de l’arme, selon la table des effets du terrain. [En partie reconstitué.]
    .title = Prix du terrain

rule-RBC-9_42 = Un hexagone plus élevé coûte 1 MP de plus, sauf s’il est le premier de l’activation.
    .title = La montée

rule-RBC-9_42a = Pike et routes annulent la montée en Marche et en Progression. Pas en Attaque ; les chemins jamais.
    .title = Routes et pentes

rule-RBC-9_42b = Hors route, les canons ne montent pas de deux niveaux d’un coup. [Reconstitué.]
    .title = Pentes raides

rule-RBC-9_43 = Une route qui traverse un ruisseau en annule le coût, seulement en Marche ou en Progression.
    .title = Routes et ruisseaux

rule-RBC-9_44 = Un chemin retire 1 MP au coût du terrain, avec un minimum de 1. Il ne change rien aux ruisseaux ni aux niveaux.
    .title = Chemins

rule-RBC-9_45 = Une ferme coûte 1 MP de plus, sauf par route ou chemin. Groveton est une ferme.
    .title = Fermes

rule-RBC-9_46 = On ne passe le Bull Run qu’aux ponts et aux gués.
    .title = Le Bull Run

rule-RBC-9_47 = Un remblai ne coûte rien et vaut, au combat, une barricade permanente.
    .title = Remblais

rule-RBC-9_47a = Le RR inachevé est une route.
    .title = RR inachevé

rule-RBC-9_48 = Une barricade couvre les côtés de front de son constructeur. Un remblai couvre tous les côtés, sauf ceux que suit la voie. [En partie reconstitué.]
    .title = Côtés couverts

rule-RBC-9_48a = La barricade de N6223 couvre ses deux côtés sur la rivière ; celles du 19 VA, le front choisi au placement. [Reconstitué.]
    .title = Ouvrages de départ

rule-RBC-9_49 = Une unité hors Marche entrée dans deux hexagones de bois ou plus, et toute unité ayant pris un mauvais gué, fait un UDD en fin de mouvement. [En partie reconstitué.]
    .title = Terrain désordonnant

rule-RBC-AMB36 = Des unités de combat des deux camps ne sont jamais dans le même hexagone ; les canons abandonnés ne sont à personne. [Reconstitué.]
    .title = Jamais ensemble

rule-RBC-9_51 = Une unité s’arrête en entrant dans un hexagone de front ennemi. Elle n’entre jamais dans un hexagone occupé par une unité de combat ennemie. [Reconstitué.]
    .title = Fronts ennemis

rule-RBC-9_52 = Seule une unité en Attaque passe d’un hexagone de front à un autre du même ennemi. [Reconstitué.]
    .title = Longer un front

rule-RBC-9_54 = Qui quitte un hexagone de front ennemi peut d’abord essuyer un tir de retrait. [En partie reconstitué.]
    .title = Quitter un front

rule-RBC-9_61 = Quand un ennemi arrive à côté, hors de son front, une infanterie en bon ordre ou une batterie en position, hors Marche, peut faire un UDD, une fois par activation ennemie : réussi, elle pivote d’un sommet, deux pour les réguliers ; raté, elle est en désordre. [En partie reconstitué.]
    .title = Pivot de réaction

rule-RBC-AMB41 = Les numéros de groupe n’ordonnent que les entrées d’un même AM ; en option, l’ordre est strict. [Reconstitué.]
    .title = Groupes sur la route

rule-RBC-9_71 = Les renforts entrent avec un AM de leur brigade, au tour prévu ou après, à l’hexagone donné, en payant son coût. Faute de place, ils attendent. [Reconstitué.]
    .title = Entrer en jeu

rule-RBC-9_71a = Si l’ennemi tient l’hexagone d’entrée ou y est adjacent, l’entrée peut glisser de 3 hexagones au plus le long du bord. [Reconstitué.]
    .title = Entrée menacée

rule-RBC-9_71b = Un nombre d’AM imprimé pour une partie d’une formation limite ses activations du tour ; si elle est seule en jeu, c’est le nombre de la formation. [Reconstitué.]
    .title = AM pour une partie

rule-RBC-9_71c = Pour le commandement, les unités qui attendent comptent comme étant à leur hexagone d’entrée. [Reconstitué.]
    .title = Attendre, c’est y être

rule-RBC-9_71d = Le propriétaire décide de l’ordre d’entrée des unités attendues au même hexagone. [Reconstitué.]
    .title = Ordre de la colonne

rule-RBC-9_72 = Les renforts arrivent sans fatigue, avec l’ordre indiqué ou, à défaut, un ordre au choix.
    .title = État à l’arrivée

rule-RBC-9_81 = La destination désignée n’est pas utilisée.
    .title = Pas de destination désignée

rule-RBC-9_91 = On ne sort de la carte que par une retraite, qui finit dans la case de récupération. [Reconstitué.]
    .title = Sortir de la carte

rule-RBC-10_11 = Une unité tire sur un hexagone ennemi à sa portée, dans son front et en vue. [Reconstitué.]
    .title = Un tir

rule-RBC-10_12 = La ligne de tir doit partir par un hexagone de front ; une ligne passant juste entre un hexagone de front et un autre est hors champ. [Reconstitué.]
    .title = Champ de tir

rule-RBC-10_13 = Une unité tire une fois à son activation ; pendant une activation ennemie, au plus une riposte, un tir de retrait et un tir défensif. [Reconstitué.]
    .title = Combien de tirs

rule-RBC-10_14 = Option : aucun tir d’armes légères au-delà de 2 hexagones.
    .title = Portée historique

rule-RBC-AMB51 = La hauteur de la ligne au-dessus d’un hexagone se prend au pied de son centre abaissé sur la ligne. [Reconstitué.]
    .title = Hauteur le long de la ligne

rule-RBC-AMB55 = Les unités bloquent le tir, pas la vue : limite de la Marche, confusion et Ralliement ne regardent que le terrain. [Reconstitué.]
    .title = Voir au-delà des troupes

rule-RBC-10_21 = La LOS est droite et descend régulièrement d’un niveau à l’autre. Un terrain nu bloque s’il dépasse la ligne ; les bois ont un niveau de plus et bloquent s’ils l’atteignent. Une ligne entre deux hexagones est bloquée si les deux bloquent. [Reconstitué.]
    .title = Ligne de vue

rule-RBC-10_22 = Un hexagone avec une unité de combat bloque le tir, sauf si le tireur ou la cible est plus haut. [Reconstitué.]
    .title = Tirer par-dessus

rule-RBC-10_23 = On voit à 30 hexagones le jour, à 5 au crépuscule, à 1 la nuit. [Reconstitué.]
    .title = Visibilité

rule-RBC-10_31 = Un tir se déroule ainsi : tireur et cible, force, DRM, dé, pertes, UDD, riposte. [Reconstitué.]
    .title = Déroulement d’un tir

rule-RBC-10_32 = Une unité tire avec ses SP, au plus 8 SP d’armes légères par hexagone. Le désordre ne la divise pas. [Reconstitué.]
    .title = Force de tir

rule-RBC-10_33 = Les DRM de tir ne dépassent pas 5, en plus ou en moins. [Reconstitué.]
    .title = Limite des DRM

rule-RBC-10_34 = La force donne la colonne, le dé modifié la ligne. Le résultat est nul, un UDD, ou une perte avec un UDD parfois plus dur. [Reconstitué.]
    .title = La table de tir

rule-RBC-10_34a = L’excédent des pertes tombe sur l’unité suivante de l’hexagone, qui fait aussi un UDD. [Reconstitué.]
    .title = Pertes en excès

rule-RBC-10_35 = Les fusils rayés portent à 4 hexagones, les mousquets et carabines à 2, revolvers et fusils de chasse à 1, chacun avec un DRM selon la distance. [En partie reconstitué.]
    .title = Armes légères

rule-RBC-10_41 = Mouvement, désordre, fatigue, côté de la cible, sa formation et son nombre, couvert, hauteur et lumière modifient le dé selon la table. [Reconstitué.]
    .title = DRM de tir

rule-RBC-10_41a = Des bois, de la ferme et des ouvrages, seul le meilleur compte. [Reconstitué.]
    .title = Meilleur couvert

rule-RBC-AMB34 = Les batteries régulières et Palmer sont non-recrues pour le tir préparé et les barricades. [Reconstitué.]
    .title = Réguliers et canons

rule-RBC-10_51 = Seules les non-recrues peuvent préparer leur tir : infanterie en bon ordre ou batterie, en Progression, sans bouger ni tirer.
    .title = Tir préparé

rule-RBC-10_51a = Avant son activation suivante, l’unité peut tirer une fois à +1 ; puis le marqueur est retiré. [Reconstitué.]
    .title = Le coup préparé

rule-RBC-10_51b = C’est une interruption contre un ennemi entrant dans le champ de tir à 2 hexagones au plus, 4 pour les canons. [Reconstitué.]
    .title = Quand il part

rule-RBC-10_52 = Une unité au contact, en désordre, attelée ou en Marche ne peut préparer. Désordre et retraite retirent le marqueur. [En partie reconstitué.]
    .title = Limites du tir préparé

rule-RBC-10_61 = Les canons tirent avec leur nombre multiplié par un facteur, et un DRM, selon le type et la distance. [En partie reconstitué.]
    .title = Tir d’artillerie

rule-RBC-10_62 = Aux distances 1 et 2, les canons tirent à mitraille, à quoi l’on peut riposter comme aux armes légères. [Reconstitué.]
    .title = Mitraille

rule-RBC-10_63 = Les sections d’une batterie dans un même hexagone peuvent tirer ensemble, avec le plus mauvais de leurs DRM. Aucun autre tir ne se combine. [En partie reconstitué.]
    .title = Sections ensemble

rule-RBC-10_64 = Une perte est un canon ; une batterie sans canon est éliminée. Il n’y a pas de règle de munitions. [Reconstitué.]
    .title = Perdre des canons

rule-RBC-10_71 = Qui essuie à 1 ou 2 hexagones un tir d’armes légères ou de mitraille peut riposter aussitôt, une fois par activation ennemie, s’il est toujours sur place, ni en déroute ni en Marche. [En partie reconstitué.]
    .title = Riposte

rule-RBC-10_72 = Sur un ennemi qui quitte un de ses hexagones de front, une unité peut tirer avant son départ, une fois par activation ennemie. [En partie reconstitué.]
    .title = Tir de retrait

rule-RBC-10_73 = Le tir défensif fait partie du Choc et n’existe nulle part ailleurs. [Reconstitué.]
    .title = Tir défensif

rule-RBC-10_74 = Retraites, déroutes et avances n’attirent aucun tir. [Reconstitué.]
    .title = Pas de tir sur la fuite

rule-RBC-AMB43 = Pour l’artillerie, 6 hexagones comptent, pour marquer comme pour tester. [Reconstitué.]
    .title = Six compris

rule-RBC-10_81 = Une unité aux couleurs confuses est marquée si elle finit son mouvement à 2 hexagones exactement d’une infanterie d’une brigade inactive, ou à 6 au plus d’une artillerie, de l’une ou l’autre armée, vue par son front.
    .title = Couleurs confuses en vue

rule-RBC-10_81a = Retraites et avances après Choc ne marquent personne. [Reconstitué.]
    .title = La fuite ne confond pas

rule-RBC-AMB15 = Une batterie peut être de la brigade active pour remarquer une unité, mais ne teste qu’à l’activation de sa brigade. [Reconstitué.]
    .title = Canons de la même brigade

rule-RBC-AMB16 = La marque reste jusqu’à l’identification, ou jusqu’à la fin d’un mouvement ultérieur hors de toute observation. [Reconstitué.]
    .title = Durée de la marque

rule-RBC-10_82 = À l’activation de sa brigade, une unité ayant dans son front et en vue une unité marquée, amie ou ennemie, teste avant tout : infanterie à 1 ou 2 hexagones, artillerie de 1 à 6.
    .title = Qui doit tester

rule-RBC-10_83 = Dé plus distance contre la cohésion : s’il ne la dépasse pas, l’unité ne peut tirer à cette activation ; sinon, elle doit tirer aussitôt sur l’unité confuse.
    .title = Le test de confusion

rule-RBC-10_83a = Les Irlandais du 69 NY voient à deux hexagones le 2 WI en gris, font 4 et doivent tirer ; un 8, moins 1 pour les mousquets, lui coûte un point et l’identifie. [En partie reconstitué.]
    .title = Exemple de confusion

rule-RBC-10_84 = Dès qu’un tir quelconque l’a visée, une unité est identifiée et ne confond plus personne.
    .title = Identifiée

rule-RBC-AMB47 = Chaque pion d’un régiment n’est identifié que par un tir sur lui-même. [Reconstitué.]
    .title = Chaque pion pour soi

rule-RBC-10_85 = Les Confédérés en bleu ou en rouge et les unionistes en gris ou en rouge prêtent à confusion.
    .title = Couleurs confuses

rule-RBC-AMB14 = Les couleurs confuses trompent les observateurs des deux camps. [Reconstitué.]
    .title = Couleurs pour tous

rule-RBC-10_86 = La confusion de tir est un tir ordinaire, comme si le tireur n’avait pas bougé. Les amis touchés ne ripostent pas ; leurs pertes comptent. [Reconstitué.]
    .title = Tir fratricide

rule-RBC-10_86a = De plusieurs unités marquées, la plus proche compte ; à égalité, l’adversaire choisit. Chaque unité lance une fois par activation, les sœurs chacune pour soi. [Reconstitué.]
    .title = Laquelle elle craint

rule-RBC-10_86b = Une unité qui a retenu son feu peut encore riposter, tirer au retrait et se défendre. [Reconstitué.]
    .title = Les réactions restent

rule-RBC-10_86c = La cavalerie ne confond pas et ne teste pas. Une unité incapable de tirer, ou qui saute cette activation, ne teste pas. [Reconstitué.]
    .title = Qui ne teste pas

rule-RBC-10_87 = Une unité qui a tiré par confusion est liée comme toute unité ayant tiré (6.15, 6.16).
    .title = Liée par la confusion

rule-RBC-11_11 = Une infanterie ou cavalerie montée en bon ordre et en Attaque, sous la fatigue 4, peut choquer un hexagone de son front. [Reconstitué.]
    .title = Qui peut choquer

rule-RBC-11_11a = Toute l’infanterie et la cavalerie d’une pile peut attaquer ; tout ce qui est dans l’hexagone visé se défend. [Reconstitué.]
    .title = Tout l’hexagone

rule-RBC-11_12 = Tous les attaquants d’un hexagone agissent ensemble ; un hexagone n’est choqué qu’une fois par activation. [Reconstitué.]
    .title = Un Choc par hexagone

rule-RBC-11_13 = Tous les Chocs sont annoncés avant d’en résoudre un. Personne n’est obligé de choquer. [Reconstitué.]
    .title = Annoncer

rule-RBC-11_31 = Pivot de réaction, repli, engagement des recrues, tir défensif, tests de pré-choc, fin si un camp n’est plus là, dés de Choc. [Reconstitué.]
    .title = Déroulement d’un Choc

rule-RBC-11_32 = Un défenseur pris de flanc ou d’arrière peut pivoter en réaction s’il ne l’a pas déjà fait pendant cette activation. [Reconstitué.]
    .title = Pivoter avant le Choc

rule-RBC-11_33 = Cavalerie montée et canons attelés peuvent se replier de 2 hexagones. Une infanterie en bon ordre peut se replier de 1 hexagone après un UDD à +1 ; raté, elle recule en désordre. [En partie reconstitué.]
    .title = Repli

rule-RBC-11_33a = Ni les unités en désordre, ni celles en Marche, ni celles sans issue. Si tous se replient, les attaquants peuvent avancer et le Choc est fini. [Reconstitué.]
    .title = Qui ne peut se replier

rule-RBC-11_34 = L’unité du dessus et chaque batterie de l’hexagone peuvent tirer chacune sur un attaquant. Qui est en désordre, éliminé ou repoussé sort du Choc. [Reconstitué.]
    .title = Feu sur les attaquants

rule-RBC-11_36 = Les recrues qui attaquent font un UDD. Qui le rate ne va pas au contact, sort du Choc et a terminé ; il n’est en désordre que sur un 9 naturel. [En partie reconstitué.]
    .title = Engagement des recrues

rule-RBC-11_37 = Chaque attaquant, puis chaque défenseur fait un UDD. L’attaquant qui le rate est en désordre et sort. Le défenseur qui le rate est en désordre et reste ; s’il l’était déjà, il lance sur la table du second désordre. [En partie reconstitué.]
    .title = Tests de pré-choc

rule-RBC-11_38 = S’il ne reste pas d’attaquant, le Choc est fini. S’il ne reste pas de défenseur, les attaquants peuvent avancer, et il est fini. [Reconstitué.]
    .title = Plus personne

rule-RBC-11_41 = Chaque unité restante lance ; sa marge est sa cohésion moins le dé. Un camp a sa meilleure marge et ses DRM ; l’écart des deux camps donne le résultat. [En partie reconstitué.]
    .title = Dés de Choc

rule-RBC-11_42 = Nombre, côté attaqué, charge, terrain, désordre, fatigue, chefs et formation modifient le score selon la table. [Reconstitué.]
    .title = DRM de Choc

rule-RBC-11_42a = Dans le rapport de forces, un canon compte 1 SP. [Reconstitué.]
    .title = Les canons dans le rapport

rule-RBC-AMB54 = Les DRM de Choc de lignes différentes s’additionnent, mais des canons attelés comptent -3 au lieu du -2 des canons seuls. [Reconstitué.]
    .title = Addition des DRM de Choc

rule-RBC-11_43 = L’écart dit ce que perd chaque camp, s’il est en désordre ou teste, de combien il recule et, dès 6, que le perdant est en déroute. [Reconstitué.]
    .title = Résultats du Choc

rule-RBC-11_43a = Les pertes vont à l’unité qui a fait le score, puis à d’autres au choix du propriétaire. Le reste touche tout le camp. [Reconstitué.]
    .title = Qui subit

rule-RBC-AMB53 = Une unité en désordre qu’un Choc désorganise encore lance au second désordre et fait la plus longue des deux retraites. [Reconstitué.]
    .title = La plus longue retraite

rule-RBC-12_21 = Les pertes sont définitives. Une unité sans force est éliminée. [Reconstitué.]
    .title = Pertes

rule-RBC-12_22 = Les pertes d’un pion ne passent jamais à sa sœur. [Reconstitué.]
    .title = Chaque moitié pour soi

rule-RBC-AMB61 = Une unité en désordre rate d’abord son UDD, puis lance au second désordre avec les mêmes DRM, sans résultat certain. [Reconstitué.]
    .title = Second lancer

rule-RBC-12_31 = Une unité en désordre est plus lente, tire à -2 et ne peut ni choquer, ni s’étendre, ni refuser, ni préparer son tir, ni construire, ni pivoter en réaction. Le Ralliement y met fin. [En partie reconstitué.]
    .title = En désordre

rule-RBC-12_34 = Dé et DRM de l’UDD : jusqu’à la cohésion, retraite de 1 ; jusqu’à 2 de plus, retraite de 2 et perte de 1 SP ; au-delà, déroute. [En partie reconstitué.]
    .title = Second désordre

rule-RBC-12_41 = Le propriétaire recule hexagone par hexagone en s’éloignant de l’ennemi le plus proche qui en est la cause, en évitant si possible les autres, le Bull Run seulement aux ponts et gués. S’il n’y a pas de place au bout, un hexagone de plus. L’unité finit face à la cause. [Reconstitué.]
    .title = Retraite

rule-RBC-12_41a = La cause est celui qui a tiré ou choqué, ami ou ennemi. Une unité ébranlée par des amis a la même cause qu’eux. [Reconstitué.]
    .title = De qui elle fuit

rule-RBC-12_42 = Pour chaque hexagone qu’elle ne peut reculer, l’unité perd 1 SP ; elle est en déroute si elle finit au contact de l’ennemi. [Reconstitué.]
    .title = Sans issue

rule-RBC-12_43 = Chaque unité amie traversée fait un UDD. [Reconstitué.]
    .title = À travers les amis

rule-RBC-12_44 = Des canons en batterie qui doivent reculer attellent si aucune infanterie ou cavalerie ennemie n’est adjacente ; sinon ils sont abandonnés. [Reconstitué.]
    .title = Canons en retraite

rule-RBC-12_45 = Une retraite interrompt la construction d’une barricade et resserre la ligne étendue. [Reconstitué.]
    .title = Ce que défait une retraite

rule-RBC-12_51 = Une unité en déroute perd 1 SP et va dans la case de récupération de son camp. [En partie reconstitué.]
    .title = Déroute

rule-RBC-12_52 = Les amis empilés avec une unité mise en déroute font un UDD, comme sous le feu. [Reconstitué.]
    .title = Panique dans l’hexagone

rule-RBC-12_53 = Un chef dont l’unité est en déroute ou perdue rejoint l’unité la plus proche de son commandement ; s’il n’y en a pas sur la carte, il attend avec les remplaçants. [Reconstitué.]
    .title = Chefs isolés

rule-RBC-12_54 = La force en case de récupération compte comme perdue pour l’efficacité. [Reconstitué.]
    .title = En déroute, donc perdue

rule-RBC-12_61 = Seuls les attaquants avancent dans l’hexagone libéré, selon l’empilement, et choisissent leur orientation. Les recrues qui avancent font un UDD. [Reconstitué.]
    .title = Avance après Choc

rule-RBC-AMB35 = Un chef capturé est traité comme un chef touché. [Reconstitué.]
    .title = Tué ou capturé

rule-RBC-12_71 = Si une unité perd des hommes au tir, chaque chef présent est touché sur un 9 ; dans un Choc, sur 8 ou 9. [Reconstitué.]
    .title = Chefs en danger

rule-RBC-12_72 = Un chef touché est perdu pour la partie. [Reconstitué.]
    .title = Touché

rule-RBC-12_73 = Un chef seul dans un hexagone où entre une unité de combat ennemie est capturé. [Reconstitué.]
    .title = Capturé

rule-RBC-12_74 = Un chef peut suivre l’unité avec laquelle il est quand elle recule. [Reconstitué.]
    .title = Chefs en retraite

rule-RBC-12_75 = En fin de tour, les chefs perdus sont remplacés auprès d’une unité de leur commandement sur la carte, par des hommes de rayon 4 ou de valeur 0. Beauregard et Johnston ne le sont pas. [En partie reconstitué.]
    .title = Remplaçants

rule-RBC-12_81 = Des canons en déroute, ou forcés de reculer avec un ennemi adjacent, sont abandonnés : ni tir, ni front. Une infanterie ou des artilleurs en bon ordre qui y finissent une activation les reprennent au début de la suivante. [En partie reconstitué.]
    .title = Canons abandonnés

rule-RBC-12_81a = Des canons attelés reculent et fuient comme les autres unités. [Reconstitué.]
    .title = Canons attelés en fuite

rule-RBC-12_82 = Une infanterie ou cavalerie ennemie qui s’y arrête les prend ; s’ils ne sont pas repris, on les retire en fin de tour. [Reconstitué.]
    .title = Canons pris

rule-RBC-12_83 = Les canons pris ne rapportent rien. [Reconstitué.]
    .title = Pas de trophée

rule-RBC-13_21 = Une brigade de l’Union est inefficace quand 30 % de son infanterie et cavalerie est perdue ou en déroute, une confédérée à 35 %, arrondis au supérieur, en ne comptant que les unités du scénario. [Reconstitué.]
    .title = Brigades inefficaces

rule-RBC-13_21a = Une brigade inefficace ne peut attaquer et passe d’Attaque en Progression ; UDD à +1, Choc à -1. [Reconstitué.]
    .title = Effets de l’inefficacité

rule-RBC-13_21b = Une brigade redevient efficace dès que des unités ralliées la ramènent sous son seuil. [Reconstitué.]
    .title = De nouveau efficace

rule-RBC-13_21c = Pour l’efficacité au combat, toute la cavalerie d’un camp est une brigade. [Reconstitué.]
    .title = La cavalerie comme brigade

rule-RBC-13_31 = Une division de l’Union, ou toute une armée confédérée, est inefficace tant que plus de la moitié de ses brigades entrées le sont. [En partie reconstitué.]
    .title = Divisions inefficaces

rule-RBC-13_31a = Une brigade anéantie compte comme inefficace. La Légion compte avec la brigade rejointe. [Reconstitué.]
    .title = Compter les brigades

rule-RBC-AMB60 = Aux Ralliements et à la récupération, un 0 ou un 9 naturel n’a rien de certain. [Reconstitué.]
    .title = Pas de Ralliement certain

rule-RBC-13_41 = Une unité en désordre non adjacente à l’ennemi peut se rallier : dé modifié jusqu’à sa cohésion. -1 dans le rayon de son brigadier, -1 de plus avec lui, -1 à cheval ; +1 si un ennemi est en vue à 3 ou moins, +1 ou +2 de fatigue, +1 si inefficace. [En partie reconstitué.]
    .title = Ralliement

rule-RBC-13_51 = En fin de tour, chaque unité qui s’y trouve lance à +1, +2 si sa brigade est inefficace. Ralliée, elle revient en désordre à 2 hexagones de son chef, ou à un hexagone d’entrée, pas à 3 ou moins d’un ennemi. Un 9 coûte 1 SP. [Reconstitué.]
    .title = La case de récupération

rule-RBC-14_21 = Seule la cavalerie de Palmer (Union) peut démonter.
    .title = Démonter

rule-RBC-14_21a = Démonter ou remonter coûte la moitié des MP, hors contact. À pied, les trois quarts de la force, arrondis au supérieur, combattent à la carabine comme de l’infanterie. [Reconstitué.]
    .title = Palmer à pied

rule-RBC-14_22 = La cavalerie montée ne choque pas dans les bois, ne construit ni ne s’étend, et on lui tire dessus à +1. [Reconstitué.]
    .title = Limites des cavaliers

rule-RBC-14_23 = Un attaquant monté qui l’emporte doit avancer s’il le peut ; il est alors en désordre. [Reconstitué.]
    .title = Après la charge

rule-RBC-14_31 = Trois détachements confédérés de 1 SP font les piquets, et leurs unités mères commencent avec 1 SP de moins. Absorbé, le détachement rend son point.
    .title = Détachements

rule-RBC-14_31a = Un détachement agit comme toute unité, n’est la sœur de personne, et ne compte pas dans la limite de deux pions avec son unité mère. [Reconstitué.]
    .title = Une petite unité

rule-RBC-14_32 = À la fin de son activation, un détachement empilé avec son unité mère peut être absorbé et quitte le jeu.
    .title = Absorption

rule-RBC-14_32a = Un détachement absorbé n’est pas une perte pour l’efficacité ; éliminé, il l’est. [Reconstitué.]
    .title = Absorbé n’est pas perdu

rule-RBC-AMB10 = Tous les AM de la brigade de Réserve choisie sont dans la pioche ; en option, un seul par tour. [Reconstitué.]
    .title = Combien d’essais

rule-RBC-14_41 = La division Tyler commence en Réserve ; rien n’en est libéré avant 1000. Son artillerie peut tirer mais pas bouger.
    .title = Tyler en Réserve

rule-RBC-14_41a = Chaque batterie en Réserve peut tirer une fois par tour au début d’une activation de l’Union, en plus des ripostes. [Reconstitué.]
    .title = Canons en Réserve

rule-RBC-14_41b = Les canons en Réserve ne pivotent pas. Tyler lui-même bouge comme les autres commandants. [Reconstitué.]
    .title = Canons immobiles

rule-RBC-14_42 = Dès 1000, Tyler tire son EM, mais seules les brigades libérées et une brigade en Réserve, au choix de l’Union, ont des AM dans la pioche.
    .title = Les AM de Tyler

rule-RBC-14_43 = Quand un AM de cette brigade sort, l’Union peut lancer le dé : dé, tours écoulés, échecs précédents de la brigade et effet de Cocke. À 9 ou plus, elle est libérée.
    .title = Libération

rule-RBC-14_43a = Ne pas tenter perd l’AM mais ne compte pas comme échec. [Reconstitué.]
    .title = Renoncer

rule-RBC-14_44 = La tentative occupe tout l’AM. Une brigade libérée agit avec un AM suivant.
    .title = L’essai prend l’AM

rule-RBC-14_44a = À sa libération, la brigade reçoit Marche ou Progression. Ses AM restés dans la pioche deviennent des activations ordinaires. [Reconstitué.]
    .title = Après la libération

rule-RBC-14_45 = Dès le début de 1300, toute la division est libre.
    .title = Libre à 1300

rule-RBC-14_46 = Keyes ne peut entrer avant d’être libéré.
    .title = Keyes attend

rule-RBC-14_46a = Les deux AM imprimés pour Keyes ne valent que pour 1100. [En partie reconstitué.]
    .title = AM de Keyes

rule-RBC-AMB09 = Les canons de Davidson sont une des quatre sections de Cocke mais agissent avec Evans ; en option, avec Cocke. [Reconstitué.]
    .title = La section Davidson

rule-RBC-14_51 = Chaque régiment de la brigade Cocke qui a quitté sa position initiale, ou est entré sur la carte, ajoute 1 aux libérations. Les quatre sections d’artillerie comptent ensemble pour un régiment.
    .title = L’effet de Cocke

rule-RBC-14_51a = Seuls comptent les mouvements et les avances après Choc, pas les retraites ni les pivots ; un régiment revenu compte toujours. [Reconstitué.]
    .title = Ce qui compte

rule-RBC-AMB59 = Passer ou faire autre chose annule le travail ; une activation sautée par défaut de rayon, non, ni la fin d’un tour. [Reconstitué.]
    .title = Ce qui interrompt l’ouvrage

rule-RBC-15_11 = Une infanterie en bon ordre et en Progression, sans contact, construit une barricade en 2 activations de suite, les recrues en 3. Un mouvement, un tir actif, le désordre ou une retraite annule le travail. [En partie reconstitué.]
    .title = Construire une barricade

rule-RBC-15_12 = Une barricade reste et couvre qui s’y trouve, jusqu’à ce qu’un ennemi y finisse son mouvement. On peut en faire dans les bois. [Reconstitué.]
    .title = Les barricades restent

rule-RBC-15_14 = N6223 et les hexagones du 19 VA commencent avec des barricades.
    .title = Barricades de départ

rule-RBC-15_21 = On ne peut ni détruire ni réparer les ponts.
    .title = Les ponts tiennent

rule-RBC-16_1 = Au crépuscule, on voit à 5 hexagones et on tire à -1. [Reconstitué.]
    .title = Crépuscule

rule-RBC-16_2 = La nuit, on voit à 1 hexagone et on tire à -3. Les brigades ont un AM, la cavalerie son nombre habituel ; pas d’Attaque, celles en cours deviennent Progression. [En partie reconstitué.]
    .title = Nuit

rule-RBC-17_11 = La fatigue se tient par brigade, de 0 à 4. [En partie reconstitué.]
    .title = Fatigue

rule-RBC-17_21 = Chaque activation au-delà de la deuxième du tour ajoute un niveau si quelqu’un a bougé, tiré ou choqué. [En partie reconstitué.]
    .title = Fatigue d’agir

rule-RBC-17_22 = Une activation où la brigade a lancé les dés de Choc comme attaquant ajoute un niveau. [Reconstitué.]
    .title = Fatigue du Choc

rule-RBC-17_23 = Une brigade gagne au plus un niveau par tour, sauf par la chaleur. [En partie reconstitué.]
    .title = Un niveau au plus

rule-RBC-17_24 = La Marche compte comme le reste. [Reconstitué.]
    .title = La Marche fatigue

rule-RBC-17_31 = 0 et 1 : rien. 2 : UDD à +1. 3 : de plus, tir -1, Choc -1, infanterie 1 MP de moins. 4 : UDD à +2 et pas d’Attaque. [Reconstitué.]
    .title = Effets de la fatigue

rule-RBC-17_41 = Au tour de nuit, chaque brigade sans contact avec l’ennemi perd un niveau. [Reconstitué.]
    .title = Repos de nuit

rule-RBC-17_43 = Une brigade qui n’a ni bougé, ni tiré, ni essuyé de tir pendant le tour perd un niveau, sauf par la chaleur. [En partie reconstitué.]
    .title = Repos de jour

rule-RBC-AMB46 = L’AM perdu par la chaleur s’ajoute aux autres ; il en reste toujours 1. [Reconstitué.]
    .title = La chaleur en plus

rule-RBC-18_1 = De 1300 à 1700, il fait chaud.
    .title = La chaleur

rule-RBC-18_1a = Par la chaleur, la fatigue d’un tour n’est pas limitée.
    .title = Fatigue sans limite

rule-RBC-18_1b = Par la chaleur, le test d’engagement des recrues est à +1.
    .title = Recrues et chaleur

rule-RBC-18_1c = Par la chaleur, le test de pré-choc est à +1 pour tous.
    .title = Choc et chaleur

rule-RBC-18_1d = Par la chaleur, une brigade à fatigue 3 ou plus a un AM de moins, 1 au minimum.
    .title = AM et chaleur

rule-RBC-18_1e = Par la chaleur, le repos de jour ne compte pas.
    .title = Pas de repos par la chaleur

rule-RBC-19_1 = Corps, barrage, coordination, transfert d’efficacité, destination désignée, munitions, météo, événements aléatoires et colonnes étendues ne sont pas utilisés. [En partie reconstitué.]
    .title = Absents de ce jeu

rule-RBC-20_1 = Les Confédérés se placent d’abord, puis l’Union. Tous en bon ordre et reposés, piles et orientations libres, canons attelés ou non au choix, mais attelés en Marche et à l’entrée. [En partie reconstitué.]
    .title = Placement

rule-RBC-21_1 = Carte nord, trois tours. Tous ceux qui sont placés commencent en Progression, et tout brigadier est réputé commandé pour les AM et les changements d’ordre. [En partie reconstitué.]
    .title = Matthews Hill

rule-RBC-21_1a = Dans Matthews Hill, pas de chef au-dessus des brigadiers : ni ordres de division ni bonus. Les unités trop loin de leur brigadier sautent quand même. [Reconstitué.]
    .title = Pas encore de généraux

rule-RBC-21_1b = Porter arrive à 1000 par N4401 ; Bee avec 3 AM et Bartow avec 2 à 1000, Hampton avec 4 à 1100, tous par N4933. [En partie reconstitué.]
    .title = Qui arrive

rule-RBC-AMB17 = Dans Matthews Hill, Evans a toute sa force et pas de détachements. [Reconstitué.]
    .title = Evans au complet

rule-RBC-AMB19 = Au tour 1000 de Matthews Hill, les canons d’Imboden n’utilisent que deux des trois AM de Bee. [Reconstitué.]
    .title = Les canons d’Imboden

rule-RBC-AMB20 = La cavalerie de Palmer ne vient pas à Matthews Hill. [Reconstitué.]
    .title = Sans Palmer

rule-RBC-AMB42 = Dans Matthews Hill, les renforts entrent en Marche ou en Progression ; en option, en Progression seulement. Hampton est toujours en Marche. [Reconstitué.]
    .title = Ordres des renforts

rule-RBC-21_2 = On compare les SP d’infanterie qui sont sur le Turnpike ou de l’autre côté : au sud pour l’Union, au nord pour les Confédérés. Le plus grand nombre gagne ; à égalité, partie nulle. [En partie reconstitué.]
    .title = Gagner Matthews Hill

rule-RBC-21_2a = Un hexagone au-dessus de celui du Pike dans sa colonne est au nord, au-dessous au sud ; les colonnes 01 à 21 sont au nord. Les hexagones du Pike comptent pour les deux. [En partie reconstitué.]
    .title = Au nord et au sud du Pike

rule-RBC-21_2b = Canons, cavalerie même à pied, unités en déroute ou hors carte ne comptent pas. [Reconstitué.]
    .title = Qui ne compte pas

rule-RBC-22_1 = Deux cartes, douze tours, placement selon la liste ; les unités mères des détachements ont 1 SP de moins. Burnside commence en Marche, modifiable au début, avec 3 AM.
    .title = La bataille complète

rule-RBC-22_1a = Les renforts arrivent aux tours et hexagones du calendrier.
    .title = Les renforts

rule-RBC-22_1b = Une brigade citée dans un scénario désigne toute son infanterie et son artillerie, sauf indication contraire.
    .title = Ce qu’est une brigade

rule-RBC-AMB02 = Un 0 à la place de l’hexagone signifie le même hexagone qu’à la ligne précédente. [Reconstitué.]
    .title = Un zéro au calendrier

rule-RBC-AMB03 = Keyes entre par le Pike au bord est, en N7021 ; en option, en N4401. [Reconstitué.]
    .title = L’entrée de Keyes

rule-RBC-AMB04 = Dans les noms d’hexagones d’entrée, le W est sans effet ; N et S désignent la carte, et Matthews Hill est sur la carte nord. [Reconstitué.]
    .title = Noms des entrées

rule-RBC-AMB24 = Les Confédérés sur la carte sans ordre imprimé commencent en Progression. [Reconstitué.]
    .title = Premiers ordres

rule-RBC-22_2 = L’Union gagne avec 5 VP à la fin de 2000 : Groveton 2, N4627 1, N5425 1, Stone Bridge 2, Lewis Ford 1, S5210 5. Sinon, les Confédérés gagnent.
    .title = Gagner la bataille

rule-RBC-22_2a = Un lieu appartient au camp dont une unité de combat y fut en dernier ; au début, tous sont confédérés. [En partie reconstitué.]
    .title = Contrôle

rule-RBC-22_2b = Le Stone Bridge exige ses deux hexagones, Groveton tous les siens. [Reconstitué.]
    .title = Lieux de plusieurs hexagones

rule-RBC-AMB58 = Une unité de combat qui ne fait que traverser un lieu en prend le contrôle. [Reconstitué.]
    .title = Passer suffit

rule-RBC-22_3 = Richardson, Montgomery, la 5e division et la batterie Varian n’apparaissent jamais.
    .title = Qui ne vient jamais

rule-RBC-AMB28 = La batterie Carlisle a trois sections de deux canons. [Reconstitué.]
    .title = Les canons de Carlisle

rule-RBC-AMB29 = La batterie Griffin a quatre Parrott et deux obusiers. [En partie reconstitué.]
    .title = Les canons de Griffin

rule-RBC-AMB30 = La batterie de Kershaw est celle de Kemper (Alexandria), quatre pièces de 6 livres. [Reconstitué.]
    .title = Les canons de Kershaw

rule-RBC-23_1 = Chaque pion a a son b dans le même régiment. [En partie reconstitué.]
    .title = Deux pions

rule-RBC-23_2 = Tous sont recrues, sauf les réguliers US, le 1st Special Louisiana et son détachement, les batteries régulières et Palmer. [En partie reconstitué.]
    .title = Recrues

rule-RBC-23_3 = Une infanterie est confuse si et seulement si sa couleur est celle de l’ennemi ou le rouge.
    .title = Uniformes

rule-RBC-23_4 = Chaque pion seul tient dans un hexagone. [Reconstitué.]
    .title = Aucun pion trop gros

rule-RBC-23_5 = Les régiments d’infanterie de 12 SP ou plus font deux pions. [En partie reconstitué.]
    .title = Gros régiments
