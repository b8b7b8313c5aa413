can = You have followed two Epochs of the advanced game: ideas shared, a trade for both, and a war that nobody could stop. The rest would be yours to decide.

dawn = You sit in the place of Sapiens, black; Hobbit, green, is the rival. Guess each decision, or just watch: then you see what was played and why. You rule by industry, Hobbit by culture.
    .title = Two peoples

think = First row: one Elder may go out. Ideas of the lowest row need only one: { $whittling }, { $skin-boat }, { $knife }.
    .title = Which Idea first?
    .done = { $knife }: of the three only this one has a side for industry, so you may keep it. As a row it brings energy, and energy is range.

where = A new Migrant leaves Zimbabwe, three steps at most. A hex feeds only one of you.
    .title = Where does nobody starve?
    .done = Central Africa: it shares no hex with Zimbabwe. Five of the seven spaces in reach would have meant hunger.

keep = Hobbit has put an Elder on { $knife }, too, and so both have learnt from it when you invented it. Only you may keep the card.
    .title = Keep it?
    .done = Kept. It asks for nothing, and it is one more row in every turn: energy 4 at once. What both know is equal; the card is yours alone.

north = Your new Migrant starts from Central Africa. Where to?
    .title = The second step north
    .done = The Nile delta, the gate to Asia. From there energy 4 carries far, and nobody eats there yet.

follow = Hobbit thinks of { $skin-boat }, alone. One Elder of yours is free, and nine Ideas are open.
    .title = Your own Idea or theirs?
    .done = To { $skin-boat }, beside them: if they invent it, you learn it as well. To follow costs no more than to begin.

sea = Energy is 4. Three Migrants stand in Africa; one of them may go, or a new one may leave any of their spaces.
    .title = Who goes on?
    .done = The one of the delta moves to the inland sea, four steps. A new one would have eaten beside the old one.

pray = Hobbit has won { $grooming-and-gossip } and has one row more than you. Your Elder on { $skin-boat } is the only one there again. Do you challenge the gods?
    .title = Your first challenge
    .done = Yes. Hobbit has a single Elder on Ideas, so you can hardly be outbid. And cards are rows.

bid = { $personal-names } asks for information 2, you have 1: you could not keep it. But its Heureka is for whoever wins.
    .title = Bid for nothing?
    .done = One Elder, and a prayer: a pawn turns to the spirits, mysticism 1. The card is gone, but mysticism counts for culture, and for Comet I.

raft = Your Elder is home again. Nine Ideas are open, and water is all around.
    .title = What next?
    .done = { $raft }. It suits industry, one Elder is enough, and it brings maritime and trade.

gods = Hobbit has invented { $whittling }. You have one Elder, on { $raft }, Hobbit has none. Not many cards are left before the Comet.
    .title = Once more?
    .done = Yes: nobody can bid against you. The Elder comes home, and thinks of the raft again in the same turn.

father = { $fatherhood } is yours: a second prayer, mysticism 2. Now it goes below a column: industry, your own, or politics.
    .title = Which class?
    .done = Industry. The crown stays, the row is yours at once, and its rainbow makes diversity 2.

twice = { $fatherhood } lets you spread before thinking. The Migrant of the inland sea is on its way.
    .title = Where will cities be?
    .done = The Strait of Hormuz, beside the pearls of Southern Arabia. Cities need a Migrant next door, and these wait only for a boat.

swap = { $raft } is invented, maritime 1, and you keep it. But information 1 allows one Invention: { $knife } or { $raft } has to go.
    .title = Only one fits
    .done = { $knife } goes: its step to energy 4 is made, it has nothing left to give. { $raft } has trade.

pearls = The upper row: spread once more, or dive for pearls, which ask for maritime 1?
    .title = A city?
    .done = Pearls: your first city. It is a point of politics, and Comet II will count cities.

trade = { $raft } sends a trader to Hobbit in Siberia. You may take a step where they lead, information or immunology, or free a pawn.
    .title = What do you ask for?
    .done = Information 2: a point of industry, and room for a second Invention. Hobbit has freed a pawn, and the raft has added maritime 2.

comet = Hobbit has turned to politics in peace. Comet I lies on top. It compares mysticism: you have 2, Hobbit has 0. It also brings chaos to everybody.
    .title = Now or later?
    .done = Now. A token for culture, and a Portent. Next turn Hobbit might pray, or take it.

chaos = Chaos makes a Dissident of one of your Migrants. Which one can you spare?
    .title = Who rebels?
    .done = The one in Central Africa: there is nothing to build there. Zimbabwe has metals around, Siberia has a trade partner.

deal = Another trade. A step of immunology, a pawn for free will, or the Dissident sent home?
    .title = What now?
    .done = A pawn of vocabulary into free will: one more Elder next turn. Hobbit has sent a Dissident home, too.

desert = Hobbit challenges, and moves a desert onto Southern Arabia: your city is lost. Its people flee to a space beside it.
    .title = Where do they wait?
    .done = To the coast of Iran. Nobody starves there, and wheat grows next door: the next city is already in sight.

pigs = Hobbit has built two cities, and war has driven you out of Northern Siberia: two Dissidents, diversity 0. The row of { $fatherhood } is blocked, but thinking is open.
    .title = The way back
    .done = Invent { $pig-domestication }: footprint 2, and with information 2 the card may stay beside the raft. A hex feeds two now, and wheat can be grown.

burma = A new Migrant leaves Iran. Hobbit's footprint is 1, and there is a city of theirs in Burma.
    .title = An unwelcome guest
    .done = To Burma. Your footprint is 2, so you do not starve there, but Hobbit's city would: they will have to react.

metal = A trade with Hobbit. They have metallurgy 3, you have 1.
    .title = What do you ask for?
    .done = Metallurgy 2. They ask for footprint and so save their city. Then you grow wheat in Iran: a city, footprint 3.

revolt = Hobbit makes war again, 3 to 2. There is no rainbow for a third Dissident: a violent revolution. The wheat of Iran is lost, and one Migrant more.
    .title = The second price
    .done = The one of the Urals, where nothing grows. The crown goes with { $fatherhood } to politics, and no Dissident is left: diversity 2 again.

script = You have built a gold mine in Southern Africa, metallurgy 3. Diphtheria has cost Hobbit a city. { $syllabic-script } is on offer, with sides for culture and industry, and Hobbit has passed.
    .title = A script for you?
    .done = Passed. It would move your crown away from politics again, and cost the Elder on { $board-games }. Nobody wants it, so it is gone.

second = Comet II is open and compares cities: Hobbit has three, you have one. You may also move the philosophy cube by your Portent.
    .title = Their token, your Comet?
    .done = Taken all the same. Hobbit gets the token in any case; whoever takes it gets the Portent and begins Epoch III. Now you have two.

verdict = Epoch III. Your best score is culture, 10; Hobbit's is politics, 11. Only the best one counts, and you hold two Portents: two moves of the cube that can strike out a score for everybody.
    .title = Who is ahead?
    .why = Hobbit has three cities and four tracks at 3 or more. You have mysticism, and the say about the cube: politics could be struck out at the end.
