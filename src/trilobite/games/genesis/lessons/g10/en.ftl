can = You can now see the end coming, vote on it, and count what it pays.

snow = { $huronian-snowball } carries a snowflake, and the last three climate icons were snowflakes too. Four equal ones in a row are Armageddon: this turn would be the last.
    .title = The fourth snowflake
    .why = Four suns do the same. The game also ends with the turn of the last event. Cards without a climate icon do not break the row.

vote = You lead 7 to 5. Red does not want to end like this and calls a vote, secret for both. If all vote Gaia, the world goes on. A single Medea ends it.
    .title = Gaia or Medea?
    .task = Vote for Gaia
    .why = You lead anyway, and your bacterium is strong: time works for you.
    .medea = The world would end, but who votes Medea keeps only half of the points. Your 7 would be 4, and Red would win with 5.

price = Both have voted Gaia, and the end is off for this turn. It has a price: each player pays a catalyst of any colour, or takes an atrophy. Red has paid.
    .title = The price of Gaia
    .task = Pay one blue
    .why = A catalyst scores nothing, a chromosome is a point.
    .suffer = That would cost a chromosome, and so a point. The catalyst is cheaper.

again = Saved. But the vote erases no icon: if the next card shows a snowflake or no icon, it takes another vote. Only a sun breaks the row. Always keep a catalyst for that.
    .title = Saved, for a turn
    .why = Whoever leads may like an early end. If nobody calls a vote it comes, and nobody is punished.

nothing = Another game, the very last turn. What you count is in organisms: cubes, system chromosomes, bionts. There are things on the table that score nothing.
    .title = What is worthless now?
    .task = Point at something that scores nothing
    .why = Catalysts only break ties.
    .organism = Everything in an organism counts. Look outside of the organisms.
    .other = Look for bionts that live in no organism, or for what was never spent.
    .done = Right: nothing on a refugium or in a pool scores. So spend and settle in time.

shared = One creature stands at the top of the sea: 12 points. They are shared evenly by all who have a biont in it, and a red one lives there too.
    .title = Who gets the twelve?
    .task = Point at the organism that pays both players
    .why = Two players, 12 points: 6 for each, however many bionts they have there.
    .small = A bacterium pays its owner for each cube, but it stands in no food chain.
    .other = Look for the creature with a blue and a red biont.
    .done = Right: 6 for you, 6 for Red, and each biont is a point for its colour besides.

count = Red passes, and it is over: 15 to 11. Yours: six system chromosomes, one organ, one biont, one trophy, and 6 for the top of the sea. You win.
    .title = Counting it all
    .why = Red has three cubes, two bionts and 6 for the top of the sea: 11. A trophy is an organism that you have lost.
