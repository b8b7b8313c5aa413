can = Ora sai vedere chi è in pericolo, aprire sorgenti e guadagnare con la carta sopravvivenza.

danger = Le specie la cui tessera non ha nulla del loro cibo sono in pericolo. Subito non succede nulla, ma la prossima Estinzione le prende tutte.
    .title = Chi è in pericolo?
    .task = Indica una tessera con specie in pericolo
    .why = I pesci mangiano plancton e alghe. Cerca pesci senza né l'uno né le altre.
    .fed = Qui tutti trovano cibo. Guarda i bordi del pianeta.
    .done = Giusto: i pesci sulla terra a nord e nell'oceano a sud non trovano né plancton né alghe.

tectonics = Tettonica apre una sorgente su una tessera di bordo. Due sorgenti adiacenti danno 3 punti, tre ne danno 6.
    .title = Apri una sorgente
    .task = Metti una pedina su Tettonica
    .why = A sud c'è già una fumarola nera.
    .later = Più tardi. Prima una sorgente accanto a quella a sud.

vent = Di ogni animale una specie resta sulla nuova sorgente, le altre tornano nei loro pool genici. Tu ne aggiungi una tua.
    .title = Accanto alla fumarola nera
    .task = Apri una sorgente dove vivono una tua specie e due dei pesci
    .why = È adiacente alla fumarola nera: due sorgenti, 3 punti. E i pesci perdono la maggioranza.
    .alone = Qui la sorgente non ne toccherebbe altre: 1 punto. A sud ce ne sono 3.
    .decline = La tua pedina non avrebbe fatto nulla.
    .done = 3 punti. Sulle sorgenti hai due specie, i pesci una: la carta sopravvivenza è tua.

score = I pesci non hanno fatto nulla di notevole. Assegna i punti della tua foresta di kelp: 7, e una carta.
    .title = Altri sette
    .task = Metti una pedina sulla prima Evoluzione e assegna i punti della foresta
    .why = Per ogni carta usata ne arriva una nuova nella fila, magari con un evento.
    .other = La foresta di kelp ti dà 7. Assegna i suoi punti.
    .decline = Rinunceresti a 7 punti.

icons = La nuova carta ha due icone. La lisca porta Estinzione: i pesci in pericolo sono persi per sempre. Il pesce vivo porta Sopravvivenza: un punto per la tua sorgente.
    .title = Due eventi insieme
    .why = Con 1, 2 o 3 sorgenti occupate, chi ha la carta sopravvivenza ottiene 1, 3 o 6 punti.

thread = Una tua tessera vive di un solo segnalino. Chi lo toglie ti mette in pericolo.
    .title = Appesi a un filo
    .task = Indica la tua tessera a sud nutrita da un solo segnalino
    .why = Tolgono segnalini Esaurimento, Autotrofia e alcune carte.
    .other = Qui il tuo cibo non è appeso a un filo. Guarda la tua sorgente a sud.
    .done = Giusto: se qualcuno toglie quei vermi, le tue due specie cadono alla prossima Estinzione.
