### Avvisi al browser, per posta e per altre vie. Nulla di ciò che è segreto in una partita vi è detto.

notice-turn = { $game }: tocca a te
notice-back = { $game }: { $name } chiede di tornare indietro
notice-vote = { $game }: { $name } chiede il tuo voto
notice-reminder = { $game }: { $name } ti ricorda che il tavolo aspetta te
notice-reminder-clock = { $game }: il tempo concordato è finito, il tavolo aspetta te
notice-said = { $game }: { $name } ti ha scritto
notice-joined = { $game }: { $name } si è seduto al tavolo
notice-begins = { $game }: { $name } ha preso l’ultimo posto, la partita comincia
notice-over = { $game }: la partita è finita
notice-somebody = qualcuno
notice-with = Con { $names }
notice-several = { $number ->
    [one] Trilobite: una cosa ti aspetta
   *[other] Trilobite: { $number } cose ti aspettano
}
notice-more = { $number ->
    [one] e un’altra
   *[other] e altre { $number }
}
notice-test = Trilobite può raggiungerti qui
notice-test-line = Era una prova.
notice-confirm = Trilobite: vuoi ricevere posta qui?
notice-confirm-line = Qualcuno ha chiesto avvisi delle sue partite a questo indirizzo. Se sei tu, apri il link per confermarlo. Altrimenti non fare nulla: non arriverà altra posta.
notice-paused = Trilobite non riesce più a raggiungerti: { $way }
notice-paused-line = Da tre giorni non arriva nulla, oppure l’indirizzo non esiste più. Non si riprova finché non lo provi nelle impostazioni.
notice-way-push = push, { $device }
notice-stop = Niente più posta da Trilobite:
