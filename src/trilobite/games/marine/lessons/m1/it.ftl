can = Ora sai dove il tuo animale trova cibo, e come portarlo dove vuoi vivere.

reef = I tuoi cubi sono specie. Tre vivono sulla barriera corallina al centro. Sui suoi vertici ci sono segnalini cibo. Mangi vermi e alghe: ci sono entrambi, quindi prosperi.
    .title = Vivi dove mangi
    .why = Basta un segnalino che mangi. Dove non ce n'è, le tue specie sono in pericolo e la prossima Estinzione le toglie.

hungry = Un segnalino nutre ogni tessera che tocca il suo vertice. Attorno alla barriera ci sono sei tessere. Su alcune non troveresti nulla da mangiare.
    .title = Un vertice nutre le tessere
    .task = Indica una tessera senza il tuo cibo
    .why = Guarda i vertici di una tessera: su uno ci sono vermi o alghe?
    .fed = Vermi o alghe toccano questa tessera. Guarda i suoi vertici.
    .home = Questa è la barriera dove vivi e mangi. Guarda le tessere attorno.
    .done = Giusto: non la toccano né vermi né alghe. La foresta di kelp e la montagna sottomarina ti lascerebbero a digiuno.

pawn = La foresta di kelp vale 7 punti, la montagna sottomarina 5, ma manca il tuo cibo. Una pedina su Abbondanza lo porta.
    .title = Prima il cibo
    .task = Metti una pedina su Abbondanza
    .why = Le azioni vanno dall'alto in basso, e le tue pedine solo scendono finché non le riprendi tutte. Quindi comincia dall'alto.
    .evolution = Evoluzione assegna i punti di una tessera, ma non vivi ancora su nessuna di quelle ricche. Più tardi! Prima il cibo.
    .speciation = Nuove specie oggi lì avrebbero fame. Più tardi! Prima il cibo.
    .retrieve = Non c'è ancora nessuna pedina da riprendere.

token = In questo round ci sono quattro segnalini. Prendine uno che mangi.
    .title = Quale cibo?
    .task = Prendi i vermi
    .why = La tua plancia mostra una volta alghe e due volte vermi. Due elementi uguali contano doppio quando domini.
    .sun = Non mangi sole. I rettili ti ringrazierebbero.
    .plankton = Non mangi plancton. Nutrirebbe solo altri.
    .decline = Allora la tua pedina non avrebbe fatto nulla.

corner = Ora scegli un vertice libero. Uno tocca insieme la foresta di kelp e la montagna sottomarina.
    .title = Un vertice, due tessere
    .task = Metti i vermi tra kelp e montagna sottomarina
    .why = Un vertice tocca fino a tre tessere. Il migliore nutre il maggior numero di quelle che vuoi.
    .one = Un buon vertice, ma nutre solo una delle due. Cerca quello che hanno in comune.
    .done = Ora i vermi sono lì, per chiunque mangi vermi. Questo cibo resta finché qualcuno non lo toglie.

open = Due tessere ricche ti sono aperte. Non ci vive ancora nessuno: prima il cibo, poi le specie. Ora tocca ai pesci.
    .title = Due tessere ricche aperte
