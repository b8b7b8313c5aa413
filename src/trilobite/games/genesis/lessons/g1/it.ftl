## Una prima casa. I nomi delle carte sono variabili, i dadi sono i segni da ⚀ a ⚅.

can = Ora sai insediare un bionte, proteggerlo con un enzima e leggere i dadi che gli danno vita.

earth = La giovane Terra: quattro righe di luoghi in cui può nascere la vita, i refugia. A ogni turno un evento risveglia alcune righe. Questo risveglia l'oceano e scopre due refugia.
    .title = Dove può nascere la vita
    .why = Solo in una riga attiva puoi insediarti, proteggere e acquistare. L'evento ha anche un'icona di calore, ma non c'è ancora nessuno a cui possa nuocere.

biont = Le tue cupole sono bionti, scintille di vita. Dove ce n'è uno, a ogni turno si lanciano due dadi. Su { $clay-mound } le facce ⚀⚁⚂ danno vita, e il suo colore è il tuo.
    .title = Un appiglio per la vita
    .task = Metti un bionte su { $clay-mound }
    .why = Con due dadi qui almeno un cubo sale nel 75 % dei lanci, su { $hydrothermal-vent } nel 31 %. E su un refugium del tuo colore puoi rilanciare.
    .vent = { $hydrothermal-vent } è un buon posto, ma lì dà vita solo un ⚀: il 31 % dei lanci contro il 75 %.
    .enzyme = Un enzima protegge un luogo in cui vivi. Prima qualcuno deve viverci.
    .finish = Passeresti il turno con una Terra vuota. Prima insediati.

enzyme = Le facce scure in basso uccidono ciò che vive qui. Un enzima copre la prossima da sinistra, qui il primo ⚃. Usa il tuo catalizzatore.
    .title = Copri una faccia letale
    .task = Metti un enzima su { $clay-mound }
    .why = Ogni enzima rende innocuo uno spazio per tutto il tempo in cui vi resta.
    .vent = Su { $hydrothermal-vent } non vive nessuno dei tuoi. Proteggi il tuo bionte.
    .finish = Un catalizzatore nella riserva non protegge ancora nulla. Mettilo al lavoro.
    .done = Il primo spazio è coperto. Un secondo bionte non è ancora possibile: il tuo limite entropico è uno. Non restava altro da fare, quindi il tuo turno è finito da sé.

red = Rosso si insedia su { $hydrothermal-vent }. Ora ogni refugium con un bionte lancia: due dadi per ogni bionte e uno per ogni cubo salito. Il tuo è il primo.
    .title = Ora si lanciano i dadi

dice = Un ⚀ e un ⚁: entrambi danno vita e niente uccide. Su un refugium del tuo colore puoi rilanciare tutti i dadi, una volta. Ti serve?
    .title = Tenere o rilanciare?
    .task = Tieni questo lancio
    .why = Due vite con due dadi: meglio di così non si può.
    .reroll = Due vite su due! Nessun lancio è migliore. Tienilo.

rise = Ogni vita fa salire un cubo a tua scelta. I cubi saliti si dicono organizzati: lanciano un dado ciascuno e diventano parte del tuo batterio. Il blu protegge, il rosso nutre.
    .title = La vita solleva i cubi
    .task = Fai salire un cubo blu, poi uno rosso
    .why = Il rosso crea catalizzatori, il giallo rilancia, il verde respira, il blu perdona gli errori. Qui vanno bene due qualsiasi.
    .done = Due cubi sono organizzati. Ora può toglierteli solo una faccia letale.

more = Due cubi organizzati e un bionte: al prossimo turno quattro dadi invece di due. Più dadi, più numeri doppi, ed è ciò che vuoi: con i doppi nasce un batterio.
    .title = Più dadi, più doppi
    .why = Con due dadi i doppi escono nel 17 % dei lanci, con quattro nel 72 %.
