# Red Badge of Courage, First Bull Run : le titre, ses scénarios et ses options.

title-red-badge = Red Badge of Courage : First Bull Run
    .text = La première grande bataille de la guerre, 21 juillet 1861, régiment par régiment sur des hexagones de 130 mètres. Les marqueurs d’activation sortent d’un gobelet, les recrues rompent et se rallient, et les couleurs trompent. Le livret de bataille est suivi ; les règles de la série, la carte et les forces sont en grande partie reconstituées et le disent.

## Scénarios

scenario-red-badge-matthews-hill = Matthews Hill
    .text = Tours de 10 h à 12 h sur la carte nord. Burnside descend la route de Sudley, Evans lui barre le chemin, et chacun engage ce qu’il a. L’infanterie sur la route à péage ou au-delà décide.
scenario-red-badge-full-battle = First Bull Run
    .text = Tours de 9 h à 20 h sur les deux cartes. La marche de flanc de McDowell passe à Sudley pendant que Tyler attend devant le pont de pierre. L’Union a besoin de 5 points d’objectifs.

## Règle facultative

option-red-badge-historical-range = Portée historique
    .text = Aucun tir d’armes légères au-delà de deux hexagones.
option-red-badge-historical-range-off = Non jouée
option-red-badge-historical-range-on = Jouée

## Lectures

option-red-badge-cavalry-markers = Marqueurs de la cavalerie
    .text = Si les 3 et 2 marqueurs d’activation de la cavalerie sont un nombre fixe ou le maximum que donne un marqueur d’efficacité tiré.
option-red-badge-cavalry-markers-fixed = Fixes
option-red-badge-cavalry-markers-drawn = Tirés, au plus 3 et 2

option-red-badge-keyes-entry = Entrée de Keyes
    .text = Par où la brigade Keyes entre sur la carte.
option-red-badge-keyes-entry-pike = Par la route à péage, à l’est
option-red-badge-keyes-entry-north = Par le nord, derrière les autres

option-red-badge-failed-regiment = Un régiment qui échoue à changer d’ordre
    .text = Pour combien de temps il ne peut plus rien faire.
option-red-badge-failed-regiment-activation = Pour cette activation
option-red-badge-failed-regiment-turn = Pour tout le tour

option-red-badge-cavalry-orders = Ordres de la cavalerie
    .text = Quelle cavalerie a plus de peine à changer d’ordre.
option-red-badge-cavalry-orders-printed = La confédérée, comme imprimé
option-red-badge-cavalry-orders-swapped = Celle de l’Union

option-red-badge-davidson = La section Davidson
    .text = Avec quelle brigade elle agit.
option-red-badge-davidson-evans = Avec Evans, près de qui elle se trouve
option-red-badge-davidson-cocke = Avec Cocke, à qui elle appartient

option-red-badge-reserve-markers = Marqueurs de la brigade en réserve
    .text = Combien de marqueurs de la brigade que Tyler essaie de libérer entrent dans la réserve commune.
option-red-badge-reserve-markers-all = Tous
option-red-badge-reserve-markers-one = Un par tour

option-red-badge-half-regiments = Ordres des régiments à deux pions
    .text = Si un tel régiment peut essayer seul de changer d’ordre.
option-red-badge-half-regiments-together = Les deux pions avec un seul dé
option-red-badge-half-regiments-never = Jamais

option-red-badge-regiments = Les régiments et leur brigade
    .text = Si des régiments peuvent essayer de changer d’ordre après un essai manqué de leur brigade.
option-red-badge-regiments-instead = L’un ou l’autre
option-red-badge-regiments-after = Aussi après un résultat qui garde l’ordre

option-red-badge-entry-order = Renforts numérotés
    .text = Si le deuxième groupe attend le premier.
option-red-badge-entry-order-free = Seulement s’ils entrent sur un même marqueur
option-red-badge-entry-order-strict = Toujours

option-red-badge-entry-orders = Ordres des renforts
    .text = Sous quel ordre les renforts arrivent à Matthews Hill.
option-red-badge-entry-orders-either = Marche ou Progression, au choix
option-red-badge-entry-orders-advance = Progression
