## The signs of the board

legend-pieces = Pieces and dice
legend-rows = Rows
legend-events = Events
legend-abilities = Abilities
legend-beings = Living things
legend-row = A row with { $number } refugia; its sign is bright while the row is active.
legend-life = life face
legend-donate = You give catalysts to the pool of an organism in which you live.
