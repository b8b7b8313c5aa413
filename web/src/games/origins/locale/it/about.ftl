### Che cosa sono gli elementi di Bios: Origins, in poche parole. Le clausole stanno accanto.

about-reconstructed = Ciò che è stampato qui non è noto da alcuna fonte ed è stato ricostruito.

## Mappa

about-ground = Suolo: { $ground }. { $ring ->
    [none] Senza anello: non ha mai un segnalino clima.
   *[other] Il suo anello può ospitare: { $ring }.
}
about-climate-ice = Ghiaccio: i popoli di terra non vi costruiscono e non passano fra due aree simili.
about-climate-sea = Mare: i popoli di terra non vi costruiscono e non passano fra due aree simili.
about-climate-desert = Deserto: a terra nessuno vi costruisce né passa fra due aree simili.
about-climate-jungle = Giungla: a terra nessuno vi costruisce né passa fra due aree simili.
about-city = Città ({ $player }) su { $resource }.
about-resource = Risorsa: { $resource }.
about-population = Migranti e città insieme: { $number }. Non possono superare l'impronta di chi sta concludendo il turno.
about-star = Luogo di una catastrofe: { $name }, Epoca { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
about-space-land = Uno spazio di terra. Tocca { $hexes }.
about-space-water = Uno spazio d'acqua. Tocca { $hexes }.
about-migrant = Migrante ({ $player }): fino a { $range } passi.
about-moved = Si è già mosso in questo turno.
about-tile = Una tessera sostituisce un esagono con i suoi spazi e risorse.

## Carte

about-heureka = Eureka: { $heureka }.
about-needs = Requisito: { $needs }.
about-row = { $discipline }: { $row }.
about-idea = Riga { $row }: si inventa con { $row ->
    [one] 1 Anziano
   *[other] { $row } Anziani
}; ce ne sono { $elders }.
about-idea-deck = { $number ->
    [one] 1 Idea
   *[other] { $number } Idee
} di quest'Epoca nel mazzo.
about-invention = Un'Invenzione ({ $player }): dà una riga.
about-foundation = Un Fondamento ({ $player }): dà una riga.
about-disabled = Vi sta un Dissidente: la riga non si può usare.
about-resistance = Il suo arcobaleno è uno spazio Resistenza: può venirvi un Dissidente.
about-no-resistance = Nessun Dissidente può venire su questo arcobaleno.
about-rainbow = Un arcobaleno scoperto conta per la diversità.
about-religious = Religiosa: il misticismo si aggiunge alle offerte.
about-tradition = Idee e Invenzioni scartate: { $number }.
about-deck = { $number ->
    [0] Le carte Sfida dell'Epoca sono finite: in cima c'è la { $comet }.
    [one] 1 carta Sfida, poi la { $comet }.
   *[other] { $number } carte Sfida, poi la { $comet }.
}
about-epoch = Un'Epoca finisce quando la sua Cometa viene presa.
about-comet-scores = Quando è presa, dà a ogni giocatore un segnalino vittoria per ogni rivale con un valore più basso ({ $measure }).
about-last-comet = Quando è presa, la partita finisce subito.
about-shock = Tutti subiscono il caos una volta.
about-portent = Chi la prende la tiene come Presagio.
about-portents = { $number ->
    [one] 1 Presagio
   *[other] { $number } Presagi
}: ciascuno può muovere il cubo della filosofia di uno o due spazi.
about-tail = Turni prima della fine della partita: { $number }.

## Asta

about-bid = Con i bonus un'offerta deve superare tutte le precedenti. Ognuno offre una volta.
about-pay = Paga solo il vincitore: spende le pedine offerte.
about-bonus = Aggiunto a ogni offerta per questa carta: { $number }. Il misticismo vale se è religiosa.
about-philosophy-any = Uno in più per la classe dominante favorita dalla filosofia.

## Filosofia

about-philosophy-here = Il cubo sta qui.
about-philosophy-bonus = Chi ha questa classe dominante offre uno in più: { $discipline }.
about-philosophy-crisis = Una crisi è: { $crisis }.
about-philosophy-morality = { $effect }: chi lo fa subisce il caos.
about-philosophy-cancels = Alla fine non conta: { $discipline }.

## Giocatori

about-player = Uno dei popoli dei primi umani.
about-realm-land = Popolo di terra: si ferma su spazi di terra.
about-realm-sea = Popolo del mare: si ferma su spazi d'acqua.
about-best = Miglior punteggio che conta: { $number }.
about-crown = La corona segna la classe dominante: { $discipline }.
about-crown-space = Il suo arcobaleno ospita un Dissidente, e conta per la diversità finché non c'è.
about-ruling = La classe dominante: si giocano le sue righe, dal basso in alto.
about-not-ruling = Non è la classe dominante: le sue righe non si giocano.
about-discipline-culture = La cultura conta misticismo, impronta ed energia.
about-discipline-politics = La politica conta città, metallurgia e immunologia.
about-discipline-industry = L'industria conta arcobaleni scoperti, navigazione e informazione.
about-domain-emotions = { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}. L'encefalizzazione ne porta una al vocabolario. Con due o meno qui si raggiunge la menopausa.
about-domain-vocabulary = { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}. L'astrazione ne porta una al libero arbitrio.
about-domain-free-will = { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}. Possono uscire come Anziani.
about-dissident = Un Dissidente ({ $player }): disattiva un Fondamento finché non è represso.
about-elder = Un Anziano ({ $player }).
about-emissary = Un Emissario ({ $player }): negozia ogni volta che l'Invenzione è usata.
about-stat-mysticism = Pedine nella riserva di misticismo: { $number }.
about-stat-urbanisation = Città: { $number }.
about-stat-diversity = Arcobaleni scoperti: { $number }.
about-stat-elders = Pedine sulle Idee dell'esposizione: { $number }.
about-stat-emissaries = Pedine sulle Invenzioni altrui: { $number }.
about-stat-dissidents = Figure su spazi Resistenza: { $number }.
about-stat-supply = Figure che possono ancora venire sulla mappa: { $number }.
about-stat-blocks = Città che si possono ancora costruire: { $number }.
about-stat-range = Passi di una diffusione: { $number }.
about-cancelled = La filosofia annulla questo punteggio.
about-only-best = Dei tre punteggi conta solo il migliore; in solitario e in cooperativa ciascuno deve arrivare a 13.

## Tecnologia

about-track-footprint = Impronta ecologica: quanti ne nutre un esagono. Contro la carestia; parte della cultura.
about-track-energy = Energia: quanto lontano si diffondono i Migranti. Contro l'inquinamento; parte della cultura.
about-track-metallurgy = Metallurgia: forza in guerra e ciò che si può estrarre. Parte della politica.
about-track-immunology = Immunologia: contro le malattie. Parte della politica.
about-track-maritime = Navigazione: quanta acqua attraversa un Migrante. Parte dell'industria.
about-track-information = Informazione: quanti Anziani escono insieme e quante Invenzioni si possono avere. Parte dell'industria.
about-level = { $player }: { $level }, { $name }.
about-level-of = { $track }, livello { $level }.
about-opens = Per i movimenti, da qui in poi è abitabile: { $terrain }.
about-bonus-step = Chi vi arriva ha un passo gratuito in un'altra tecnologia.

## Azioni e avanzamenti

about-effect-specialise = Manda pedine dal libero arbitrio sulle Idee come Anziani, al massimo quanto la tua informazione.
about-effect-invent = Prendi un'Idea con abbastanza Anziani, di cui uno tuo: se ne esegue l'Eureka.
about-effect-library = Spendi tanti Anziani quanta è la tua informazione: l'informazione sale.
about-effect-elect = Spendi tutti gli Anziani ed Emissari, reprimi tutti i Dissidenti e nomina la classe dominante.
about-effect-spread = Un Migrante si muove, oppure ne arriva uno nuovo e si muove.
about-effect-domesticate = { term-domesticate }
about-effect-cultivate = { term-cultivate }
about-effect-mine = Un Migrante diventa una città su una risorsa nera, se la tecnologia lo permette.
about-effect-mine-luxury = Un Migrante diventa una città su beni di lusso.
about-effect-mine-metal = Un Migrante diventa una città su un metallo.
about-effect-trade = Un Migrante va da un Migrante o da una città altrui; entrambe le parti negoziano.
about-effect-preach = Con più misticismo: converti un Migrante o una città altrui.
about-effect-war = Con più metallurgia: distruggi un Migrante altrui o prendi una città.
about-effect-enslave = Con più città: schiavizza un Migrante altrui o prendi una città.
about-effect-exogamy = { term-exogamy }
about-effect-racism = Rimanda a casa un Emissario dal tuo tableau.
about-effect-cold-war = { term-cold-war }
about-effect-artisan = Una pedina va dal libero arbitrio su un'Idea qualsiasi.
about-effect-constitution = Gira un Fondamento sull'altra sua disciplina.
about-effect-science = Prendi dal mazzo delle tradizioni un'Idea con la disciplina industria.
about-effect-pseudoscience = Prendi dal mazzo delle tradizioni un'Idea con la disciplina cultura.
about-effect-encephalise = { term-encephalise }
about-effect-abstract = { term-abstraction }
about-effect-art = { term-art }
about-effect-pray = Una pedina va da un dominio qualsiasi alla riserva di misticismo.
about-effect-tech = Un passo in una tecnologia, non oltre il livello.
about-effect-reduce = { term-reduction }
about-effect-purge = { term-purge }
about-effect-demagogue = { term-demagogue }
about-effect-chaos = Un Migrante diventa un Dissidente.

## Eventi

about-fate-cooling = Un segnalino mare diventa ghiaccio su un anello bianco; una città lì è distrutta.
about-fate-warming = Un segnalino ghiaccio diventa mare su un anello blu; una città lì è distrutta.
about-fate-deforestation = Un segnalino giungla diventa deserto su un anello arancione; una città lì è distrutta.
about-fate-reforestation = Un segnalino deserto diventa giungla su un anello verde; una città lì è distrutta.
about-fate-human-disease = Colpisce chi ha più città che immunologia: perde metà delle città e degli Anziani.
about-fate-animal-disease = Colpisce chi ha l'impronta sopra l'immunologia: perde metà delle città e degli Anziani.
about-fate-catastrophe = Città e Migranti dell'esagono con la sua stella sono distrutti.
about-fate-pollution = Colpisce chi ha più città che energia: subisce il caos, poi perde una città o un Anziano.
about-fate-famine = Colpisce chi ha più città che impronta: perde metà delle città e degli Anziani.
about-fate-crisis = Quale sia dipende dalla filosofia. Ora: { $crisis }.
about-fate-left-dictator = La carta va senza asta a chi ha più Dissidenti.
about-fate-right-dictator = La carta va senza asta a chi ha più misticismo.
about-struck = Ora colpirebbe: { $players }.

## Fasi

about-phase-challenge = Sfida gli dèi, prendi una Cometa, globalizza, o niente di tutto ciò.
about-phase-activity = Un'azione o un avanzamento per ogni riga della classe dominante.
about-phase-footprint = Ciò che un esagono non nutre è perso; poi si riempie l'esposizione.
