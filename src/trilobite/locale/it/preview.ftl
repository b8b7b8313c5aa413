### Che cosa fa un'opzione prima che la si scelga, in italiano. Terminale e pagina lo dicono allo stesso modo.

preview-odd = { $what } { $percent } %
preview-odds = { $odds }.
preview-expected = punti { $points }, dopo il lancio in media { $expected }.
preview-change = { $whose ->
    [own] { "" }
   *[other] { $who }:{" "}
}{ $kind } { $before }, poi { $how ->
    [sure] { $after }
   *[range] da { $after } a { $most }
}.

worth-points = punti

advice-chance = { $percent } % di vincere
advice-points = { $points ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}
advice-aim = { $aim } { $sign }{ $change }
advice-better = più che con le altre: { $aims }
advice-best = nessun'altra risposta promette di più
advice-as-good = buona come la prima
aim-foresight = ciò che verrà dopo
advice-none = Il consigliere non riesce a immaginare come stanno le cose qui.
