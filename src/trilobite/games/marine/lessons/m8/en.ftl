can = You can now end the game when it suits you, and count what the end pays.

hands = You have 12 points, the Fishes 20. The Asteroid lies on the first space of the row: whoever uses that card makes this round the last one.
    .title = The end is in your hands
    .why = At the end every tile is scored once more, and each special pawn pays its target number: yours is worth 6.

score = The end pays well where you are first. So bring it about: score your forest from the first space. Then only the lowest card is open, the Asteroid.
    .title = Score and strike
    .task = Place a pawn on the first Evolution and score the kelp forest
    .why = 7 points for you, none for the Fishes.
    .other = Score the forest from the first Evolution: 7 points, and the Asteroid.
    .decline = That would give away 7 points and the Asteroid.
    .done = 19 to 20. Now the Asteroid falls where you say.

impact = On the tile that it hits all species but one are eliminated, and each tile around it loses one.
    .title = Where does it fall?
    .task = Choose the coral reef
    .why = On the reef stand three Fishes, and the reef pays 6 to whoever is first there.
    .fewer = This would hit fewer Fishes. On the reef stand three of them.

survivor = One species survives on the reef, and you say which.
    .title = The survivor
    .task = Spare one of yours
    .why = Then you are alone there: 6 points at the end.
    .fishes = Then the Fishes would be alone on the reef: 6 points for them.

around = Each tile around the reef loses a species. On the seamount and in the ocean you choose the Fishes; in your forest only yours live, so one of them falls.
    .title = All around
    .task = Eliminate Fishes on the seamount and in the ocean
    .why = With one Fish less on the seamount you are first there: 5 points instead of 3.
    .own = Your own species? There are Fishes to choose.
    .done = On the seamount you lead two to one now.

last = The Fishes have taken their pawns back. You could still act with your special pawn, but your lead will do. Take your pawns back, and the last round ends.
    .title = The last Retrieval
    .task = Take your pawns back
    .why = There is no Reseed after the last round: Extinction, Survival, then all tiles and special pawns are scored.
    .more = Possible! Here your lead is enough. Take your pawns back.

count = Extinction took the hungry Fishes in the north. Then every tile was scored, and your special pawn brought 6. You win.
    .title = Counting the end
    .why = Tiles that you lead and special pawns decide the end. Think of them two rounds before.
