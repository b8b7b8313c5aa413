### Zprávy do prohlížeče, poštou a jinudy. Nic, co je ve hře tajné, v nich není.

notice-turn = { $game }: jsi na tahu
notice-back = { $game }: { $name } se chce vrátit o kus zpět
notice-vote = { $game }: { $name } chce znát tvůj hlas
notice-reminder = { $game }: { $name } připomíná, že stůl čeká na tebe
notice-reminder-clock = { $game }: dohodnutý čas uplynul, stůl čeká na tebe
notice-said = { $game }: { $name } ti píše
notice-joined = { $game }: ke stolu se posadil hráč { $name }
notice-begins = { $game }: poslední místo má { $name }, hra začíná
notice-over = { $game }: hra skončila
notice-somebody = někdo
notice-with = Spoluhráči: { $names }
notice-several = { $number ->
    [one] Trilobite: čeká na tebe jedna věc
    [few] Trilobite: čekají na tebe { $number } věci
   *[other] Trilobite: čeká na tebe { $number } věcí
}
notice-more = { $number ->
    [one] a ještě jedna
    [few] a ještě { $number } další
   *[other] a ještě { $number } dalších
}
notice-test = Trilobite tě tu najde
notice-test-line = Tohle byla zkouška.
notice-confirm = Trilobite: chceš sem dostávat poštu?
notice-confirm-line = Někdo si na tuto adresu přeje zprávy o svých hrách. Pokud to jsi ty, potvrď to otevřením odkazu. Pokud ne, nedělej nic: další pošta nepřijde.
notice-paused = Trilobite tě už nemůže zastihnout: { $way }
notice-paused-line = Tři dny tam nic nedošlo, nebo adresa zanikla. Další pokusy začnou, až cestu v nastavení vyzkoušíš.
notice-way-push = prohlížeč, { $device }
notice-stop = Už žádnou poštu od Trilobita:
