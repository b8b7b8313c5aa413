### Words that explain themselves

term-rules = More in the rules: { $clause }
legend = Icons and words
legend-words = Words
how-to = How to play
how-to-play = How to play { $game }
how-to-rules = All rules
how-words = Dotted words explain themselves; all of them and all icons:
key-legend = all icons and words; ? on a button explains the words in it
