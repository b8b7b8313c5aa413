### Parole che si spiegano da sole

term-rules = Di più nelle regole: { $clause }
legend = Icone e termini
legend-words = Termini
how-to = Come si gioca
how-to-play = Come si gioca a { $game }
how-to-rules = Tutte le regole
how-words = Le parole punteggiate si spiegano da sole; tutte, con tutte le icone:
key-legend = tutte le icone e i termini; ? su un pulsante ne spiega le parole
