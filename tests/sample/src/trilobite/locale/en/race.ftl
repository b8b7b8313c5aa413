### Race, the sample game, in English.

title = Race

runner-runner-0 = Runner 1
runner-runner-1 = Runner 2
runner-runner-2 = Runner 3
runner-runner-3 = Runner 4
weather-tailwind = tailwind
weather-calm = calm
weather-headwind = headwind

prompt-stake = { $player }, stake some steps in secret.
prompt-turn = { $player }, run, walk or rest.
prompt-sky = { $player }, trust the sky? There may be { $sky }.

option-stake = Stake { $a }
option-roll = Roll and run
option-walk = Walk to step { $step }
option-rest = Rest
option-trust = Trust the sky
option-run-on = Run on

reason-rested-before = { $player } has rested in the last turn.
reason-step-taken = Somebody stands on step { $step }.

event-ran-to = { $a } is at step { $b }.
event-weather = { $a } meets a { $b }.

end-goal = Somebody has run the whole course.
