### What the things of Bios: Origins are, in a few words. Clauses stand beside them.

about-reconstructed = What is printed here is not known from any source and was reconstructed.

## Map

about-ground = Ground: { $ground }. { $ring ->
    [none] No ring: it never has a climate token.
   *[other] Its ring can hold { $ring }.
}
about-climate-ice = Ice: land people cannot build here, and cannot pass between two such areas.
about-climate-sea = Sea: land people cannot build here, and cannot pass between two such areas.
about-climate-desert = Desert: nobody on land builds here, nor passes between two such areas.
about-climate-jungle = Jungle: nobody on land builds here, nor passes between two such areas.
about-city = City of { $player } on { $resource }.
about-resource = Resource: { $resource }.
about-population = Migrants and city together: { $number }. At the end of a player's turn there may be no more than their footprint.
about-star = Place of a catastrophe: { $name }, Epoch { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
about-space-land = A land space. It touches { $hexes }.
about-space-water = A water space. It touches { $hexes }.
about-migrant = Migrant of { $player }: up to { $range } steps.
about-moved = It has moved in this turn.
about-tile = A tile replaces a hex with its spaces and resources.

## Cards

about-heureka = Heureka: { $heureka }.
about-needs = Requirement: { $needs }.
about-row = { $discipline }: { $row }.
about-idea = Row { $row }: it can be invented with { $row ->
    [one] 1 Elder
   *[other] { $row } Elders
}; there are { $elders }.
about-idea-deck = { $number ->
    [one] 1 Idea
   *[other] { $number } Ideas
} of this Epoch left in the deck.
about-invention = An Invention of { $player }: it gives a row.
about-foundation = A Foundation of { $player }: it gives a row.
about-disabled = A Dissident stands on it: its row cannot be used.
about-resistance = Its rainbow is a Resistance space: a Dissident can come here.
about-no-resistance = No Dissident can come to its rainbow.
about-rainbow = An uncovered rainbow counts for diversity.
about-religious = Religious: mysticism is added to bids.
about-tradition = Discarded Ideas and Inventions: { $number }.
about-deck = { $number ->
    [0] No challenge card of the Epoch is left: { $comet } lies on top.
    [one] 1 challenge card, then { $comet }.
   *[other] { $number } challenge cards, then { $comet }.
}
about-epoch = An Epoch ends when its Comet is taken.
about-comet-scores = When it is taken, each player gets one victory token for every rival with less { $measure }.
about-last-comet = When it is taken, the game ends at once.
about-shock = Everybody suffers one chaos.
about-portent = Its taker keeps it as a Portent.
about-portents = { $number ->
    [one] 1 Portent
   *[other] { $number } Portents
}: each can move the philosophy cube one or two spaces.
about-tail = Turns left before the game ends: { $number }.

## Auction

about-bid = With bonuses a bid must be higher than all before. Everybody bids once.
about-pay = Only the winner pays: they expend the pawns they bid.
about-bonus = Added to each bid for this card: { $number }. Mysticism counts if it is religious.
about-philosophy-any = One more for the ruling class that the philosophy favours.

## Philosophy

about-philosophy-here = The cube is here.
about-philosophy-bonus = Players ruled by { $discipline } add 1 to their bids.
about-philosophy-crisis = A crisis is: { $crisis }.
about-philosophy-morality = { $effect }: whoever does it suffers one chaos.
about-philosophy-cancels = At the end { $discipline } does not count.

## Players

about-player = One of the peoples of early humans.
about-realm-land = Land people: they stop on land spaces.
about-realm-sea = Sea people: they stop on water spaces.
about-best = Best score that counts: { $number }.
about-crown = The crown marks the ruling class: { $discipline }.
about-crown-space = Its rainbow holds one Dissident, and counts for diversity while none is there.
about-ruling = The ruling class: its rows are played, from the bottom to the top.
about-not-ruling = Not the ruling class: its rows are not played.
about-discipline-culture = Culture counts mysticism, footprint and energy.
about-discipline-politics = Politics counts cities, metallurgy and immunology.
about-discipline-industry = Industry counts uncovered rainbows, maritime and information.
about-domain-emotions = { $number ->
    [one] 1 pawn
   *[other] { $number } pawns
}. Encephalise moves one to vocabulary. With two or fewer here menopause is reached.
about-domain-vocabulary = { $number ->
    [one] 1 pawn
   *[other] { $number } pawns
}. Abstract moves one to free will.
about-domain-free-will = { $number ->
    [one] 1 pawn
   *[other] { $number } pawns
}. They can go out as Elders.
about-dissident = A Dissident of { $player }: it disables a Foundation until it is suppressed.
about-elder = An Elder of { $player }.
about-emissary = An Emissary of { $player }: it negotiates whenever the Invention is used.
about-stat-mysticism = Pawns in the mysticism pool: { $number }.
about-stat-urbanisation = Cities: { $number }.
about-stat-diversity = Uncovered rainbows: { $number }.
about-stat-elders = Pawns on Ideas of the display: { $number }.
about-stat-emissaries = Pawns on Inventions of others: { $number }.
about-stat-dissidents = Figures on Resistance spaces: { $number }.
about-stat-supply = Figures that can still come to the map: { $number }.
about-stat-blocks = Cities that can still be built: { $number }.
about-stat-range = Steps of a spread: { $number }.
about-cancelled = The philosophy strikes this score out.
about-only-best = Of the three scores only the best one counts; alone and together each must reach 13.

## Technology

about-track-footprint = Footprint: what a hex can feed. Against famine; part of culture.
about-track-energy = Energy: how far Migrants spread. Against pollution; part of culture.
about-track-metallurgy = Metallurgy: strength in war, and what can be mined. Part of politics.
about-track-immunology = Immunology: against disease. Part of politics.
about-track-maritime = Maritime: how much water a Migrant crosses. Part of industry.
about-track-information = Information: how many Elders go at once, and how many Inventions can be had. Part of industry.
about-level = { $player }: { $level }, { $name }.
about-level-of = Level { $level } of { $track }.
about-opens = For moves { $terrain } is habitable from here on.
about-bonus-step = Whoever reaches it has a free step on another technology.

## Actions and advances

about-effect-specialise = Send pawns from free will to Ideas as Elders, as many as your information.
about-effect-invent = Take an Idea with enough Elders, one of them yours: its Heureka is carried out.
about-effect-library = Expend as many Elders as your information: information goes up.
about-effect-elect = Expend all Elders and Emissaries, suppress all Dissidents and name the ruling class.
about-effect-spread = A Migrant moves, or a new one comes and moves.
about-effect-domesticate = { term-domesticate }
about-effect-cultivate = { term-cultivate }
about-effect-mine = A Migrant becomes a city on a black resource, if the technology allows.
about-effect-mine-luxury = A Migrant becomes a city on luxury.
about-effect-mine-metal = A Migrant becomes a city on metal.
about-effect-trade = A Migrant goes to a foreign Migrant or city; both sides negotiate.
about-effect-preach = With more mysticism: convert a foreign Migrant or city.
about-effect-war = With more metallurgy: destroy a foreign Migrant, or take a city.
about-effect-enslave = With more cities: enslave a foreign Migrant, or take a city.
about-effect-exogamy = { term-exogamy }
about-effect-racism = Send an Emissary in your tableau home.
about-effect-cold-war = { term-cold-war }
about-effect-artisan = A pawn goes from free will to any Idea.
about-effect-constitution = Turn a Foundation to its other discipline.
about-effect-science = Take an Idea with the discipline industry from the tradition deck.
about-effect-pseudoscience = Take an Idea with the discipline culture from the tradition deck.
about-effect-encephalise = { term-encephalise }
about-effect-abstract = { term-abstraction }
about-effect-art = { term-art }
about-effect-pray = A pawn goes from any domain to the mysticism pool.
about-effect-tech = One step on a technology, not beyond the level.
about-effect-reduce = { term-reduction }
about-effect-purge = { term-purge }
about-effect-demagogue = { term-demagogue }
about-effect-chaos = A Migrant becomes a Dissident.

## Events

about-fate-cooling = A sea token becomes ice on a white ring; a city there is destroyed.
about-fate-warming = An ice token becomes sea on a blue ring; a city there is destroyed.
about-fate-deforestation = A jungle token becomes desert on an orange ring; a city there is destroyed.
about-fate-reforestation = A desert token becomes jungle on a green ring; a city there is destroyed.
about-fate-human-disease = Strikes every player with more cities than immunology: they lose half of their cities and Elders.
about-fate-animal-disease = Strikes every player whose footprint is above their immunology: they lose half of their cities and Elders.
about-fate-catastrophe = City and Migrants of the hex with its star are destroyed.
about-fate-pollution = Strikes every player with more cities than energy: one chaos, then they lose a city or an Elder.
about-fate-famine = Strikes every player with more cities than footprint: they lose half of their cities and Elders.
about-fate-crisis = What it is depends on the philosophy. Now: { $crisis }.
about-fate-left-dictator = The card goes without an auction to the player with the most Dissidents.
about-fate-right-dictator = The card goes without an auction to the player with the most mysticism.
about-struck = It would strike now: { $players }.

## Phases

about-phase-challenge = Challenge the gods, take a Comet, globalise, or none of these.
about-phase-activity = One action or advance for each row of the ruling class.
about-phase-footprint = What a hex cannot feed is lost; then the display is filled.
