### Puzzles of Bios: Origins: what they are about, the task and the reason.

puzzle-origins-spread = Who goes, and where?
puzzle-origins-spread-task = Find the way that promises most.
puzzle-origins-spread-why = Look two turns ahead: nobody may starve, and a Migrant should stand beside what can be built soon.

puzzle-origins-step = What does the row bring?
puzzle-origins-step-task = Find the option of this row that promises most.
puzzle-origins-step-why = A row comes once a turn. A step on a track, a prayer or a discovery stays, and many of them count for your best score at once.

puzzle-origins-gods = Challenge?
puzzle-origins-gods-task = Find out how to begin this turn.
puzzle-origins-gods-why = Whoever can pay more Elders than the rival gets the card: a row more in every turn to come. And each challenge brings the Comet nearer.

puzzle-origins-city = A city or one more Migrant?
puzzle-origins-city-task = Find the option of this row that promises most.
puzzle-origins-city-why = A city is a point at once, often brings a step, and counts at Comet II. A Migrant is only a hope.

puzzle-origins-cube = Move the cube
puzzle-origins-cube-task = Find the space, or the moment, for the philosophy cube.
puzzle-origins-cube-why = Only the best score counts. Strike out that of your rival, and keep the cube away from your own.

puzzle-origins-comet = The Comet
puzzle-origins-comet-task = The Comet lies open. Find out what to do.
puzzle-origins-comet-why = Whoever takes it while they lead gets the token and the Portent, and decides when everybody suffers chaos.
