can = You can now compare scores, use a Portent, and end the game at your moment.

best = Three scores, and only the best of each player counts. Your industry: maritime 5, information 5, diversity 1, together 11. Green's culture: footprint 4, energy 6, mysticism 5, together 15.
    .title = Eleven against fifteen
    .why = Adding up would not help: 7 + 5 + 11 is more than 15 + 2 + 2, and you would still lose. The sum decides only ties.

portent = Comet IV lies on top: whoever takes it ends the game at once. But you hold a Portent, and it moves the philosophy cube.
    .title = Not yet
    .task = Globalise
    .why = You may do one thing in the challenge phase: the cube now, the Comet in your next turn.
    .comet = Then the game would end here, 11 to 15. First change what counts.
    .skip = Then Green could take the Comet and win, 15 to 11.

cube = The cube may go one or two spaces. The outer ones strike out a score for everybody. Which one would hurt Green most, and you least?
    .title = Strike out a score
    .task = Move the cube where culture is struck out
    .why = Green has 15 in culture, and 2 in both others. You need only your industry.
    .nothing = No score is struck out there: Green would keep 15.
    .done = Culture does not count any more, for you neither. Green's best score is 2 now, yours is still 11.

wait = Now your rows. Nothing here can change the result, so let them pass.
    .title = Hold on
    .task = Leave both rows
    .why = Green holds no Portent: the cube stays where it is for now.
    .use = Possible, but your 11 points of industry are enough. Leave the row.

last = Green has passed, for without a Portent it can do nothing about the cube. The Comet is yours.
    .title = The end
    .task = Take Comet IV
    .why = Once Comet IV lies open each player has two turns. Whoever leads need not wait for them.
    .skip = Then Green gets another turn. You lead now: end it.

sheet = Comet IV brings neither chaos nor tokens. The game is over: industry 11 against 2. Green's 15 in culture are struck out.
    .title = The last count
    .why = One turn earlier the same Comet would have lost you the game.

otherwise = Green could have kept a Portent to move the cube back, or raised a second score. Whoever relies on a single score should watch the cube.
    .title = What Green could have done
    .why = Portents come with Comets I to III. Count who holds them before the end.
