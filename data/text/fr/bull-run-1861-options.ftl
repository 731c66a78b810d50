# Bull Run 1861 : le titre, ses scénarios et ses options.

title-bull-run-1861 = Bull Run 1861
    .text = La première grande bataille de la guerre de Sécession, le 21 juillet 1861. McDowell cherche à tourner la ligne sudiste derrière le Bull Run avant que les hommes de Johnston, venus de la Shenandoah, ne la sauvent ; sept tours, brigade par brigade.

## Scénarios

scenario-bull-run-1861-historical = Placement historique
    .text = Les armées sont là où elles se trouvaient à huit heures du matin, et la colonne de flanc de McDowell est en marche. À jouer de préférence avec la manœuvre historique et la confusion.
scenario-bull-run-1861-free = Placement libre
    .text = Le Sud poste ses brigades derrière la rivière, dont trois où bon lui semble. Le Nord se déploie ensuite autour de Centreville, cette ligne sous les yeux.

## Règles optionnelles

option-bull-run-1861-thirtieth-virginia = 30th Virginia Cavalry
    .text = Les compagnies du 30th Virginia combattent réunies en une brigade de cavalerie, placée près de Beauregard. La cavalerie rattachée aux autres brigades sudistes ne compte alors plus.
option-bull-run-1861-thirtieth-virginia-off = Répartie entre les brigades
option-bull-run-1861-thirtieth-virginia-on = Une seule brigade

option-bull-run-1861-historical-manoeuvre = Manœuvre historique
    .text = McDowell doit exécuter son plan : à la fin, le Nord perd 2 points si moins de quatre de ses brigades ont franchi Sudley Ford. Au tour 1, le Sud peut attaquer par-dessus le Bull Run mais non le franchir, sauf en repli. Recommandé pour le placement historique.
option-bull-run-1861-historical-manoeuvre-off = Non jouée
option-bull-run-1861-historical-manoeuvre-on = Jouée

option-bull-run-1861-confusion = Confusion
    .text = Troupes novices, chefs hésitants, uniformes trop semblables : tout attaquant subit -1 aux tours 1 et 2. Recommandé pour le placement historique.
option-bull-run-1861-confusion-off = Non jouée
option-bull-run-1861-confusion-on = Jouée

option-bull-run-1861-northern-reinforcements = Renforts nordistes
    .text = Les réserves restées à l’arrière en 1861 montent en ligne : Militia, Volunteers et McCunn atteignent Centreville à la fin du tour 3 et peuvent agir dès le tour 4.
option-bull-run-1861-northern-reinforcements-off = Ils ne viennent pas
option-bull-run-1861-northern-reinforcements-on = Ils arrivent

option-bull-run-1861-extra-turn = Tour supplémentaire
    .text = Si les scores diffèrent de 2 points ou moins à la fin du tour 7, un huitième et dernier tour est joué.
option-bull-run-1861-extra-turn-off = Sept tours
option-bull-run-1861-extra-turn-on = Un huitième si c’est serré

option-bull-run-1861-automatic-defeat = Défaite automatique
    .text = Le premier camp qui inflige 10 pertes en n’en ayant subi que 7 au plus gagne à la fin du tour en cours. La partie est plus courte et plus sanglante.
option-bull-run-1861-automatic-defeat-off = Non jouée
option-bull-run-1861-automatic-defeat-on = Jouée

## Lectures sur lesquelles les joueurs divergent

option-bull-run-1861-first-turn-activation = Activations au tour 1
    .text = La lenteur du début de la bataille : une brigade de moins que le dé n’en donne, avec un minimum de une, ou exactement une brigade par phase de mouvement comme le dit le texte anglais.
option-bull-run-1861-first-turn-activation-minus-one = Une de moins que le dé
option-bull-run-1861-first-turn-activation-exactly-one = Une exactement

option-bull-run-1861-hit-threshold = Seuil du « Touché »
    .text = Un total de combat exactement double de l’autre suffit-il à donner un « Touché », ou faut-il le dépasser ?
option-bull-run-1861-hit-threshold-double = Au moins le double
option-bull-run-1861-hit-threshold-more-than-double = Plus du double

option-bull-run-1861-support-in-defence = Soutien en défense
    .text = La seconde ligne soutient-elle aussi une première ligne attaquée, ou seulement une première ligne qui attaque ?
option-bull-run-1861-support-in-defence-on = Attaque et défense
option-bull-run-1861-support-in-defence-off = Attaque seulement

option-bull-run-1861-rest-needs-command = Repos et commandement
    .text = Une brigade hors commandement doit-elle réussir son test avant de se reposer, comme avant de bouger, ou se repose-t-elle librement ?
option-bull-run-1861-rest-needs-command-on = Le repos exige le commandement
option-bull-run-1861-rest-needs-command-off = Le repos est libre

option-bull-run-1861-over-river = Ennemis au-delà du Bull Run
    .text = Un ennemi qui pourrait attaquer par un gué ou un pont, mais ne le fait pas, fixe-t-il l’orientation d’une brigade et menace-t-il son flanc ?
option-bull-run-1861-over-river-ignored = Sans effet
option-bull-run-1861-over-river-counts = Ils fixent et prennent de flanc

option-bull-run-1861-free-placement = Distance au placement libre
    .text = Les brigades commencent-elles à 5 points de mouvement ou moins de leur village, ou à 5 points et plus comme le dit le texte anglais ?
option-bull-run-1861-free-placement-within-5 = 5 PM ou moins
option-bull-run-1861-free-placement-at-least-5 = 5 PM ou plus
