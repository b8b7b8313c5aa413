### Notices by push, mail and other ways. Nothing that is secret in a game is said in them.

notice-turn = { $game }: it is your turn
notice-back = { $game }: { $name } asks to go back
notice-vote = { $game }: { $name } asks for your vote
notice-reminder = { $game }: { $name } reminds you that the table waits for you
notice-reminder-clock = { $game }: the agreed time is over, the table waits for you
notice-said = { $game }: { $name } has written to you
notice-joined = { $game }: { $name } has taken a seat
notice-begins = { $game }: { $name } has taken the last seat, the game begins
notice-over = { $game }: the game is over
notice-somebody = somebody
notice-with = With { $names }
notice-several = { $number ->
    [one] Trilobite: one thing waits for you
   *[other] Trilobite: { $number } things wait for you
}
notice-more = { $number ->
    [one] and one more
   *[other] and { $number } more
}
notice-test = Trilobite can reach you here
notice-test-line = This was a test.
notice-confirm = Trilobite: do you want mail here?
notice-confirm-line = Somebody has asked for notices of their games at this address. If it was you, open the link to confirm it. If not, do nothing: no more mail will come.
notice-paused = Trilobite cannot reach you any more: { $way }
notice-paused-line = Nothing has arrived there for three days, or the address is gone. It is not tried any more until you test it in the settings.
notice-way-push = push, { $device }
notice-stop = No more mail from Trilobite:
