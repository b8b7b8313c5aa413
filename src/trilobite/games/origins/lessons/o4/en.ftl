can = You can now see where a city can stand, and which class builds it.

resources = Cities stand on resources, one city in a hex. White circles are grown, brown squares tamed, black diamonds mined. Your city in Zimbabwe mines ivory; Central Africa has one of the brown and one of the white.
    .title = White, brown, black
    .why = The other resource of a hex with a city is lost to everybody else: nobody else builds there.

classes = Each class has its own way to build in its upper row. Industry mines, politics grows. Which class tames animals?
    .title = Who builds what
    .task = Point at the class that tames
    .why = Only your ruling class acts. Where your crown lies decides which cities you can build.
    .mines = Industry mines, as you did in Zimbabwe. Animals belong to another class.
    .grows = Politics grows plants, as you are about to do. Animals belong to another class.
    .done = Right, culture. Taming asks for 5 of footprint and energy together, growing for 6. Mining asks for the level beside the resource.

grow = Politics rules, so you can grow. Your footprint of 2 and your energy of 4 make 6: just enough.
    .title = Let it grow
    .task = Use Cultivate
    .why = One step less on either track, and Cultivate would be refused.
    .spread = Another Migrant is good, but a city is a point at once.
    .skip = Then the row is gone, and a city with it.

closed = Your Migrant touches three hexes, but only one of them is open to a city. Climate tokens cover the others.
    .title = Where nobody builds
    .task = Point at a hex of your Migrant that is closed
    .why = Under the jungle of West Africa lie yams and gold. Whoever moves the token away can build on them.
    .free = No token lies here: this hex is open. Look at the other two.
    .far = Your Migrant does not touch this hex. Look around its space.
    .done = Right. Under a climate token nobody of the land builds, whatever they know.

build = Two places remain. The sorghum of Central Africa turns your Migrant into a second city.
    .title = The second city
    .task = Build on the sorghum of Central Africa
    .why = Each new city is one point of politics: from 4 to 5.
    .moves = That would only move your block from the ivory to the millet: still one city.

two = Two cities, and the Migrant is used up. They count for politics now, and once more when Comet II compares cities. New people can set out from them next turn.
    .title = What cities are worth
    .why = Nobody leaves a city in the turn in which it was built.
