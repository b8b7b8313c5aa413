can = You can now send a biont into another organism, and win a refugium that others want too.

stuck = Bionts in a bacterium stay there. Only HGT, the transfer of genes, lets them out. { $mrna } has one such icon: one move in each assignment.
    .title = A way out
    .why = HGT on one of your microorganisms serves all your bionts. Two icons would be two moves.

move = Two of your bionts are in { $photo-carboxylation }. Send one into { $metal-glycolysis }, which is Red's. It becomes a foreign gene: still a point for you.
    .title = A gene goes abroad
    .task = Move a biont into { $metal-glycolysis }
    .why = There it may buy each turn, and Red's pool pays. Red could refuse only with more HGT icons than you, and has none.
    .refugium = Allowed, but in an organism it is a point, and on a refugium it is none. For the refugium there are bionts in the pool.
    .home = In the pool it would score nothing. Abroad it keeps its point.
    .later = That comes in a moment. First the transfer.
    .finish = You have much to do yet. First the transfer.

settle = The move is used up: your other biont stays. But one in the pool is free. On { $green-rust-fumarole } Red has a biont, and that does not stop you.
    .title = Move in with Red
    .task = Place a biont on { $green-rust-fumarole }
    .why = A refugium with bionts of several colours is contested: one roll, made by one player alone.
    .enzyme = In a moment. Without a biont there you would only protect Red.
    .other = Later perhaps. First contest the refugium.

enzyme = Who rolls? The one with most tokens of their colour there: bionts, raised cubes, enzymes. So far it is one to one. Your blue catalyst makes it two.
    .title = Be in the majority
    .task = Place an enzyme on { $green-rust-fumarole }
    .why = One to one would do, for in a tie the colour printed further left wins, here blue. Two to one is safer, and covers a slot.
    .other = Your blue catalyst counts as a token there, and covers the ⚃ that kills manna.
    .done = Two blue tokens to one red. You are the progenote: you roll, and you choose everything.

red = Red can add nothing, for the pool is empty. Four dice, two for each biont, and all of them are yours.
    .title = You roll for both

rise = Doubles! But life comes first: ⚀ and ⚁ raise two cubes, and you choose. Green will shield from oxygen, blue forgives errors.
    .title = Raise what you need
    .task = Raise green, then blue
    .why = The ⚃ for manna is covered. The one for enzymes is not, and takes yours: no loss, for they are spent anyway.
    .other = Here let us take green, then blue: a shield, and one error forgiven.

life = Both ⚃ are doubles, and the progenote decides. All bionts come along, Red's too: in your bacterium it becomes a foreign gene.
    .title = A second bacterium
    .task = Let Darwinian life begin
    .why = Two cubes and your biont are 3 points for you.
    .decline = Then next turn Red could have the majority, and the bacterium. Take it now.

guest = { $amyloid-hydrolysis } is yours, with a red biont in it, as yours is in Red's { $metal-glycolysis }. Each biont is worth a point to somebody.
    .title = Whose point is it?
    .task = Point at the player who scores for the red biont in your bacterium
    .why = Cubes score for the owner of the organism, bionts for the owner of the biont.
    .owner = You score its cubes. A biont scores for its own colour, wherever it lives.
    .other = Point at one of the two names above the tableaux.
    .done = Right: Red. 9 points to 6. And if you lost your last biont there, the bacterium would go to Red.
