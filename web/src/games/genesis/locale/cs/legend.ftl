## Symboly na plánu

legend-pieces = Figurky a kostky
legend-rows = Řady
legend-events = Události
legend-abilities = Schopnosti
legend-beings = Živé organismy
legend-row = { $number ->
    [few] Řada se { $number } refugii; její symbol svítí, dokud je aktivní.
   *[other] Řada s { $number } refugii; její symbol svítí, dokud je aktivní.
}
legend-life = oživující strana kostky
legend-donate = Dáváš katalyzátory do zásoby organismu, ve kterém žiješ.
