### Dominant Species: Marine in due pagine, italiano.

howto-aim = Diffondi il tuo animale in un mare che cresce, vivi solo dove c'è il tuo cibo e prendi i punti delle tessere in cui sei il più numeroso, finché cade l'asteroide.

howto-win-1 = L'Evoluzione assegna i punti di una tessera: primo, secondo, terzo posto per numero di specie (terraferma 8, foresta di kelp 7, fino alla sorgente 1).
howto-win-2 = Pagano anche le carte, le nuove tessere (Esplorazione) e le sorgenti (Tettonica); 1, 2, 3, 4 cose danno 1, 3, 6, 10.
howto-win-3 = Alla fine si assegnano ancora una volta i punti di ogni tessera, e le pedine speciali pagano il loro numero obiettivo.
howto-win-4 = Vince chi ha più punti; in parità, e in ogni pareggio su una tessera, l'animale più alto nella catena alimentare.

howto-turn-1 = Una pedina.
howto-turn-1-says = Metti una pedina su uno spazio azione sotto tutte le altre tue e fai subito l'azione.
howto-turn-2 = Cibo.
howto-turn-2-says = Le righe in alto portano segnalini sul pianeta e sulla tua scheda: dove c'è il tuo cibo prosperi.
howto-turn-3 = Specie.
howto-turn-3-says = Le righe centrali portano nuove specie, nuove tessere e sorgenti, e muovono i tuoi cubi.
howto-turn-4 = Punti.
howto-turn-4-says = L'Evoluzione assegna i punti di una tessera del terreno sotto il suo spazio, a tutti quelli che vi sono.
howto-turn-5 = Una carta.
howto-turn-5-says = Se prosperi sulla tessera di cui assegni i punti, usi anche una carta della fila.
howto-turn-6 = Recupero.
howto-turn-6-says = Invece di mettere una pedina, riprendile tutte. Quando l'hanno fatto tutti, viene la Nuova vita.

howto-model-1 = Una pedina, un'azione per turno, e le tue pedine scendono soltanto finché non le riprendi tutte.
howto-model-2 = Chiediti in quest'ordine: Dove prospero? Dove sono il più numeroso? Quel terreno è sotto l'Evoluzione in questo round? Che cosa deve venire prima, più in alto?
howto-model-3 = Nella prima partita: nutri una tessera ricca, riempila, prendine i punti, recupera.

howto-mistake-1 = La prima pedina sull'Evoluzione: tutto ciò che sta sopra è chiuso fino al recupero.
howto-mistake-2 = Specie dove non c'è cibo.
howto-mistake-3 = Assegnare i punti di una tessera in cui pareggi con un animale più alto.
howto-mistake-4 = Spendere una pedina per un'azione che non può fare nulla (Autotrofia nel primo round, Esaurimento nei primi due).
howto-mistake-5 = Non dominare mai: le pedine speciali sono punti e libertà, e nessuno le scaccia.
