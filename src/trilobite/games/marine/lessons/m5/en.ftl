can = You can now count what you dominate, win a special pawn, and place it anywhere.

value = Domination asks how strong you are in one element: your elements of that type times your tiles where it lies. You have worms twice.
    .title = Count your worms
    .task = Point at a tile of yours with worms
    .why = Three of your tiles touch worms: 3 × 2 = 6. The target number of worms is 1, so you dominate.
    .none = You do not live here, or no worms touch it. Look at your tiles around the reef.
    .done = Right. Three of your tiles have worms: 3 tiles × 2 worms = 6.

last = Domination is the last row. Afterwards no basic pawn of yours can go anywhere until you take them back, so it must be worth it.
    .title = The last row
    .task = Place a pawn on Domination
    .why = It brings a special pawn, and its target number is points for you at the end.
    .later = Right, it would be wiser to act above first. Here we want to see what Domination brings.

dominate = You dominate worms: 6 is more than their target, 1. With algae your value is only 1.
    .title = Take the worms
    .task = Dominate worms
    .why = Your value becomes the new target: whoever wants the pawn needs more than 6.
    .decline = Your pawn would have done nothing.
    .done = The special pawn of the worms is yours. Its target number 6 is worth 6 points at the end, as long as you own it.

kick = The Fishes took the first Speciation. A special pawn may go to any space, whatever your others do, even where a rival's basic pawn stands.
    .title = Kick them out
    .task = Place the special pawn on the first Speciation
    .why = The pawn that is kicked out goes home at once; what it did stays done.
    .other = Allowed! But the worms of the first Speciation feed you best.
    .retrieve = Use your special pawn first.

settle = Settle around the worms that touch forest and seamount.
    .title = Speciation again
    .task = Bring two species to the forest
    .poor = These tiles pay less. The forest pays 7.
    .more = Two may come to the forest.
    .first = First the forest, then the seamount.
    .free = These species cost nothing. Take them.

lead = Now the seamount, where two of yours meet two Fishes.
    .title = Take the lead
    .task = Bring one species or two to the seamount
    .why = Three beat the two of the Fishes: 5 points for first place.
    .free = These species cost nothing. Take them.

control = Your special pawn comes back with Retrieval, like all others. A rival takes it over by Domination with a value above 6.
    .title = Keep control
    .why = More tiles with worms, or more worms on your display, make your value grow. Dominate again to raise the target.
