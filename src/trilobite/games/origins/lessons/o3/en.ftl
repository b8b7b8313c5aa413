can = You can now read how far your people go, and where they find enough to eat.

eats = A space touches up to three hexes, and your Migrant eats in each of them. A city eats in its own hex. Footprint 1 means: a hex feeds one.
    .title = Where people eat
    .why = All figures and cities on a hex count, those of others too.

spread = You want one more Migrant, and nobody hungry.
    .title = One more Migrant
    .task = Use Spread
    .why = Energy 3 carries a Migrant three steps.
    .skip = More people, more chances.

city = New people may also leave a city: their first step leads to any corner of its hex.
    .title = Out of the city
    .task = A new Migrant from the city
    .other = Allowed, but let the city send somebody this time.

safe = Your city eats too. Only one space in reach shares a hex neither with the city nor with your Migrant.
    .title = The only safe place
    .task = Find the space where nobody starves
    .why = It lies south of the Congo.
    .hunger = There two of yours would share a hex, and it feeds one: somebody would starve. Look at the hexes around the space.
    .done = Nobody starves. With footprint 1 there is just this one place.

two = A new start, with footprint 2: now a hex feeds two. Let the city send a Migrant again.
    .title = Footprint 2
    .task = Spread once more, from the city
    .why = One step on a track, and many more places.
    .city = Let the city send somebody, so that you can compare.

any = The same spaces are in reach. This time all of them are safe. Choose any.
    .title = Now all are safe
    .task = Go wherever you like
    .done = With footprint 1 a single space was safe, with 2 all eight are.

tracks = Footprint feeds, energy carries, maritime crosses water. Climate tokens close hexes: nobody builds there, and nobody passes between two of them. These tracks decide where you can live.
    .title = Three tracks
    .why = Maritime 0 crosses no water at all. That is why nobody leaves Africa yet, except by land.
