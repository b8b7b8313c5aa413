## I segni del tavolo

legend-pieces = Pezzi e dadi
legend-rows = Righe
legend-events = Eventi
legend-abilities = Abilità
legend-beings = Esseri viventi
legend-row = Una riga con { $number } refugia; il suo segno è acceso quando è attiva.
legend-life = faccia vita
legend-donate = Dai catalizzatori alla riserva di un organismo in cui vivi.
