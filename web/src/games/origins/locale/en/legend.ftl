## The signs of the board

legend-pieces = Pieces and cards
legend-scores = Scores and technologies
legend-map = Resources and climate
legend-actions = Actions
legend-advances = Advances
legend-fates = Events
legend-need = What you must have to keep the card.
legend-skip = leave the row
legend-skip-says = You do nothing in this row and go on; there is no way back to it.
legend-tile = tile
legend-crisis = Genocide, civil war or economic crisis, as the philosophy cube says.
