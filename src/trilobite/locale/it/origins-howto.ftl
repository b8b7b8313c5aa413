### Bios: Origins in due pagine, italiano.

howto-aim = Guida una specie di uomini primitivi per quattro Epoche e diventa migliore degli altri in uno di tre modi di vivere.

howto-win-1 = Tre punteggi, conta solo il tuo migliore: cultura = impronta ecologica + energia + misticismo; politica = metallurgia + immunologia + città; industria = navigazione + informazione + diversità.
howto-win-2 = Ogni volta che si prende una Cometa ricevi un segnalino per ogni rivale con meno misticismo (I), meno città (II), meno diversità (III); un segnalino è un punto.
howto-win-3 = Dove sta alla fine il cubo della filosofia, può annullare un punteggio per tutti.
howto-win-4 = La partita finisce quando si prende la Cometa IV.

howto-turn-1 = Sfida.
howto-turn-1-says = Sfida gli dèi, prendi una Cometa, usa un Presagio, o nulla di ciò. Una sfida porta due eventi e un'asta.
howto-turn-2 = Prima riga, la mente.
howto-turn-2-says = Specializzazione: le pedine del libero arbitrio vanno sulle Idee come Anziani.
howto-turn-3 = Eureka.
howto-turn-3-says = Oppure invenzione: un'Idea con abbastanza Anziani dà la sua Eureka a chiunque ve ne abbia uno.
howto-turn-4 = Seconda riga, il corpo.
howto-turn-4-says = Diffusione: un Migrante si muove, o ne arriva uno nuovo, fin dove porta la tua energia.
howto-turn-5 = Città.
howto-turn-5-says = Oppure costruisci: un Migrante diventa una città su una risorsa permessa dalla tua classe e tecnologia.
howto-turn-6 = Impronta.
howto-turn-6-says = Dove un esagono contiene più di quanto la tua impronta nutre, i tuoi hanno fame e diventano Dissidenti.

howto-model-1 = Un turno ha tre parti: affrontare gli dèi o no; salire le righe della tua classe dominante, un'azione in ognuna; nutrire il tuo popolo.
howto-model-2 = Il pensiero scorre in un verso: emozioni, vocabolario, libero arbitrio, Anziani sulle Idee, una scoperta (Eureka). Sulla mappa bastano pochi Migranti ben messi che diventano città.
howto-model-3 = Nella prima partita scegli un punteggio nell'Epoca II e fai ogni passo che lo aumenta.

howto-mistake-1 = Diffonderti accanto a te stesso con impronta 1: dei sette spazi raggiungibili all'inizio cinque significano fame.
howto-mistake-2 = Sommare i punteggi: due medi perdono contro uno buono.
howto-mistake-3 = Spendere l'ultimo Anziano e poi guardare tutte le aste.
howto-mistake-4 = Prendere «> caos» quando nessun arcobaleno è libero per un altro Dissidente: una rivoluzione violenta.
howto-mistake-5 = Prendere la Cometa IV senza guardare il cubo della filosofia.
