## I segni del tavolo

legend-pieces = Pezzi e carte
legend-scores = Punteggi e tecnologie
legend-map = Risorse e clima
legend-actions = Azioni
legend-advances = Progressi
legend-fates = Eventi
legend-need = Ciò che devi avere per tenere la carta.
legend-skip = lasciare la riga
legend-skip-says = In questa riga non fai nulla e prosegui; non si torna indietro.
legend-tile = tessera
legend-crisis = Genocidio, guerra civile o crisi economica, secondo il cubo della filosofia.
