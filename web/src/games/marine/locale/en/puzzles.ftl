### Puzzles of Dominant Species: Marine: what they are about, the task and the reason.

puzzle-marine-move = On the move
puzzle-marine-move-task = Find the migration that brings most.
puzzle-marine-move-why = One cube more than the second is enough to be first. Take from where more do nothing, and go where one cube changes a place.

puzzle-marine-cubes = New species
puzzle-marine-cubes-task = Find the token around which new cubes are worth most.
puzzle-marine-cubes-why = The corner counts whose tiles are rich and still open to you: new cubes are worth most where they make you first.

puzzle-marine-food = Food for whom?
puzzle-marine-food-task = Find the food, or the place for it, that helps you most.
puzzle-marine-food-why = A token feeds every tile that touches its corner. It should be food that you eat, beside tiles where you have cubes or can send some.

puzzle-marine-pawn = Where does the pawn go?
puzzle-marine-pawn-task = Find the space that promises most.
puzzle-marine-pawn-why = A marker under Evolution scores one terrain. A pawn belongs where your lead counts, before Retrieval takes everything back.

puzzle-marine-dominate = Dominate
puzzle-marine-dominate-task = Find the element that pays most.
puzzle-marine-dominate-why = Domination counts elements on your display times tiles that carry them. The higher value is more points at the end, and harder to take from you.

puzzle-marine-card = Which card, and how?
puzzle-marine-card-task = Find what brings you most, compared with your rival.
puzzle-marine-card-why = Points of your own count as much as those that your rival does not get. Count for both before you choose.

puzzle-marine-fight = Whom to drive out?
puzzle-marine-fight-task = Find the tile where Competition is worth most.
puzzle-marine-fight-why = One cube less of a rival matters where it breaks a tie or a lead, and where the tile pays well.

puzzle-marine-drought = Take a token away
puzzle-marine-drought-task = Find the token whose loss helps you.
puzzle-marine-drought-why = The best token to remove feeds many cubes of your rival and few of yours. Look at each tile around its corner.

puzzle-marine-vent = A vent opens
puzzle-marine-vent-task = Find the tile where Tectonics brings most.
puzzle-marine-vent-why = A vent beside other vents pays more, and it shrinks every crowd on its tile: better your rival's than yours.

puzzle-marine-land = A new tile
puzzle-marine-land-task = Find the place for it.
puzzle-marine-land-why = 1, 2, 3 or 4 neighbours pay 1, 3, 6 or 10 points. And it should lie where your own cubes can get there.

puzzle-marine-tile = Which tile is scored?
puzzle-marine-tile-task = Find the tile that brings you most, compared with your rival.
puzzle-marine-tile-why = Everybody on the tile is paid by rank. Look for the one where you are first and your rival is not there, or far behind.
