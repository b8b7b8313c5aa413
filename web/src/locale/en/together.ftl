# People at tables, their devices, and their games.


## People at the table

tab-company = Company
is-here = here
is-away = away
is-away-since = away, seen { $time }
turn-for = on turn for { $time }
you-name = you
somebody = somebody
a-guest = a guest
former-player = a former player
plays-by-itself = plays by itself
seat-is-empty = Seat is empty
seat-waits = the game waits here
watching = { $number ->
    [0] nobody watches
    [one] one watches
   *[other] { $number } watch
}
link-to-watch = Link to watch
more-about = More about { $name }
new-lines = something new was said
company-needs-server = Here all games are in this browser. Company needs a server.
mute = Hide what they say
unmute = Show what they say
give-up = Give up my seat
give-up-note = The seat will be empty, and somebody else can take it with a new link. You can come back only with that link.
leave-notes = Leave my notes to whoever takes the seat
to-tableau = Show what lies before them
to-tableau-of = { $name }: show what lies before them
give-up-really = Give it up now
propose-reopen = Reopen this seat
propose-bot = Let a bot play here for now
reopen-note = If somebody is lost, most of the others can reopen the seat for another person.
take-vote-back-reopen = Do not reopen it
take-vote-back-bot = No bot for now
votes-of = { $number } of { $of }
deciding = Deciding together
vote-pause = Pause
vote-end = End the game
is-paused = The game is paused
resume = Go on
is-ended = The game was ended
is-ended-note = Its people wanted it so. The record and the course can be read.
delete-table = Delete this table
delete-asked = Delete this table? For it: { $names }
delete-table-alone = The game, what was said and all notes are gone for good, for everybody.
delete-table-together = Others play here: it is deleted when all who have a seat agree. Then the game, what was said and all notes are gone for good, for everybody.
delete-table-vote = I am for it
delete-table-keep = Keep it
take-vote-back-delete = Do not delete it


## Talk and notes

chat = Chat
my-notes = My notes
chat-and-notes = Chat and notes
only-you = only you
chat-new = new
chat-empty = Nothing has been said yet.
quick-words = Quick words
word-well-played = Well played
word-thinking = Thinking
word-back-tonight = Back tonight
word-go-on = Go on
word-hello = Hello
word-thanks = Thanks
word-sorry = Sorry
word-good-luck = Good luck
write-here = Write to the table
send = Send
link-step = Link to the step shown
step-link = step { $step }
unsay = take back
chat-not-sent = Not sent: there is no connection. It stays here; send it again.
saved = saved
try-again = Try again
deed-joined = { $name } takes a seat.
deed-left = { $name } gives up the seat.
deed-reopened = The seat of { $about } was reopened.
deed-asked = { $name } asks to go back to step { $step }.
deed-agreed = { $name } agrees.
deed-declined = { $name } declines.
deed-withdrew = { $name } does not ask any more.
deed-undone = Back to step { $step }, as { $name } asked; { $steps ->
    [one] one step was
   *[other] { $steps } steps were
} taken back.
deed-voted-pause = { $name } is for a pause.
deed-voted-end = { $name } is for ending the game.
deed-voted-reopen = { $name } is for reopening the seat of { $about }.
deed-voted-delete = { $name } is for deleting the table.
deed-unvoted-pause = { $name } is no longer for a pause.
deed-unvoted-end = { $name } is no longer for ending the game.
deed-unvoted-reopen = { $name } is no longer for reopening the seat of { $about }.
deed-unvoted-delete = { $name } is no longer for deleting the table.
deed-paused = The game is paused.
deed-resumed = { $name } goes on.
deed-woke = { $name } wakes the table.
deed-ended = All have ended the game.
deed-voted-bot = { $name } is for a bot in the place of { $about }.
deed-unvoted-bot = { $name } is no longer for a bot in the place of { $about }.
deed-reminded = { $about } was reminded.
deed-stood-in = A bot plays in the place of { $about } for now.
deed-returned = { $name } is back; { $steps ->
    [0] a bot was there, and did nothing.
    [one] a bot played one step meanwhile.
   *[other] a bot played { $steps } steps meanwhile.
}
deed-lapsed = The game has ended: { $name } did not answer for too long.
deed-silenced = { $name } switches the adviser off for all.
deed-unsilenced = { $name } switches the adviser on again.


## Pace, and who keeps the others waiting

used = used
of-agreed = of { $time }
agreed-time = Agreed time
agreed-pace = Agreed: a turn within { $time }.
agreed-late-choose = Nobody loses by it.
agreed-late-bot = Then a bot plays for whoever is late, until they are back.
agreed-late-end = After { $times } times as long the game ends.
bot-for-now-plays = a bot plays for now
hand-to-bot = Let a bot play for me
take-seat-back = Take my seat back
bot-played = { $number ->
    [0] A bot plays for you; it has done nothing yet
    [one] A bot has played for you: one step
   *[other] A bot has played for you: { $number } steps
}
waited-for = The table has waited for { $name } for { $time }
waited-note = You agreed on a turn in { $time }. Nobody loses by it: choose together how to go on. { $name } may return at any time and take up where the game is.
seat-given-up = A seat was given up
seat-given-up-note = Choose together how to go on.
remind = Remind
remind-note = Once a day at most.
reminded-at = Sent { $time }, once a day at most.
remind-from = from { $time }
remind-name = Remind { $name }
reminded-time = reminded { $time }
reminder-arrived = delivered by { $ways }
reminder-waits = not gone out yet: { $ways }
reminder-failed = not delivered by { $ways }; it is tried again
reminder-nowhere = They have chosen no way to be reached: they see it at the table.
reminder-by-push = push
reminder-by-mail = mail
reminder-by-hook = webhook
reminder-by-service = messenger
bot-for-now = Bot for now
bot-until = Plays until { $name } is back.
bot-until-taken = Plays until somebody takes the seat.
substitute = Substitute
substitute-note = A link to the seat, once enough of you agree.
substitute-invite = Somebody else with the link to the seat.
wait = Wait
wait-note = Ask me again tomorrow.
wait-a-day = Wait a day
vote-of = Vote, { $number } of { $of }
order-origins-bid = Pass in auctions
order-note = Until something else is asked of me. Nobody else is told.
order-stands = You have left an order, until something else is asked of you:


## Going back by consent

ask-the-others = Ask the others
ask-back-here = Ask to go back to here
ask-back-note = Something has been revealed since your answer. If all agree, the game goes back, and dice and cards come anew.
request = Request to go back
asks-back = { $name } asks to go back to step { $step }
you-ask-back = You ask to go back to step { $step }
would-be-undone = { $number ->
    [one] One step of { $names } would be undone.
   *[other] { $number } steps of { $names } would be undone.
}
dice-anew = were shown, so everybody must agree; they will be rolled anew.
drawn-anew = Drawn anew: { $things }.
draws-anew = { $number ->
    [one] One card or tile will be drawn anew.
   *[other] { $number } cards or tiles will be drawn anew.
}
asks = { $name } · asks
agrees = { $name } · agrees
not-yet = { $name } · not yet
see-step = See step { $step }
see-undone = see what was taken back
decline = Decline
agree = Agree
withdraw = Withdraw


## Invitations

invite = Invite
invite-seat = Seat { $number } is empty
invite-link = Link to the seat
invite-first = Whoever opens it first and gives a name has the seat.
invite-plays = They play on from here, with all that the seat has.
invite-holds = The link holds until you make a new one.
new-link = New link (the old one stops)
copy = Copy
copied = Copied
share-link = Share
qr-code = QR code of the link


## Joining

join = Join
invites-you = { $host } invites you to a table of
invited = You are invited to a table of
not-begun = not begun
begun = begun, step { $step }
for-you = for you
join-name = Your name at the table
name-note = The others see it. No account, no mail, no password.
game-in-short = The rules
i-have-a-passkey = I have a passkey
link-does-not-open = This link does not open a table. Whoever sent it can send you another.
seat-is-yours = The seat is yours, { $name }
at-table-of = { $host ->
    [0] At a table of { $game }
   *[other] At { $host }’s table of { $game }
}
keep-it = Keep it on all your devices
make-passkey = Make a passkey
passkey-made = The passkey is made
passkey-note = Your finger, face or screen lock. Opens all your games wherever your passkeys are.
device-link = Link for one more device
device-link-note = Opens once, within 15 minutes: as a QR code or to send to yourself.
device-opened = Opened: { $device }. It is one of your devices now; Settings can sign it out.
undo-device = That was not me
keep-note = Otherwise the seat stays in this browser only. If it gets lost, the others can reopen it for you.
change-later = All of this can be changed later in Settings.
one-more-device = One more device
one-more-device-note = This browser becomes one of yours, with all your seats. What it has so far comes along.
use-this-device = Use this device
device-yours = This device is yours
device-yours-note = All your games are here now.
to-my-games = To my games


## Settings of people

settings-need-server = Passkeys, devices and lists need a server. Here all games are in this browser; the home page takes them out as a file.
passkeys-and-devices = Passkeys and devices
save = Save
passkeys = Passkeys
rename = Rename
passkey-name = Name of the passkey
passkey = Passkey
no-passkeys = No passkey yet.
devices = Devices with my seats
this-browser = This browser
a-browser = A browser
made-at = made { $time }
used-at = used { $time }
remove = Remove
sign-out = Sign out
really = Really?
last-way = Really? The seats would live in this browser only.
feed = My games elsewhere
feed-note = A private address for your calendar or news reader: it lists the tables where it is your turn. Whoever knows it can read the list.
feed-calendar = For calendars (iCal)
feed-atom = For news readers (Atom)
show-feed = Show the addresses
my-data = My data
take-everything = Take everything with me
take-everything-note = Records of games, notes, what you said, name and devices: one zip.
export = Export
what-is-kept = What is kept
what-is-kept-note = Your name, your devices and passkeys, the ways to reach you, the games you play, your notes and what you say. Nothing about what you look at.
delete-me = Delete me
delete-me-note = Seats at running tables become empty and the others are told. Finished games stay, with ‘a former player’ in place of the name. What others have copied cannot be called back. This cannot be undone.
delete-two-steps = Delete, in two steps
type-your-name = Type your name: { $name }
delete-for-good = Delete for good


## My games

my-games = My games
your-turn = Your turn
nothing-waits = Nothing waits for you
longest-first = longest wait first
next-may-be = The next one may be
something-new = something new
table-deleted = { $table } was deleted by whoever runs this server, { $time }.
table-deleted-by = { $table } was deleted by { $name }, { $time }.
no-open-tables = Nobody has opened a table to all just now.
turns-label = { $number ->
    [one] Your turn, one table
   *[other] Your turn, { $number } tables
}
turn-label = { $game }, your turn for { $time }: { $asked }
play = Play
games-elsewhere = Games on another device? Make a link there in Settings and open it here.
waiting-for-others = Waiting for others
waits-for = waits for { $name }
name-is-here = { $name } is here
waits-secretly = waits for { $number } secret choices
seats-empty = { $number ->
    [one] 1 seat is empty
   *[other] { $number } seats are empty
}
finished = Finished
all-finished = All { $number }
fewer = Fewer
sleeping = Asleep
sleeping-note = Nobody has touched these tables for 30 days. No clock runs and no notice goes out; opening one wakes it.
asleep-since = since { $time }
search-tables = Find a table
nothing-found = No table has that in it.
as-of = As of { $time }: there is no connection. The list is loaded again by itself.
copy-link = Copy link
go-on-in = go on in { $game }
statistics = Statistics
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
place-points = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st · { $points }
    [two] { $place }nd · { $points }
    [few] { $place }rd · { $points }
   *[other] { $place }th · { $points }
}
open-tables = Open tables
seats-taken = { $number } of { $of } seats
games-won = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
best-points = best { $points }
hours-played = { $number ->
    [one] one hour from first to last move
   *[other] { $number } hours from first to last move
}
points-over-time = Points over time
points-at = { $points } points, { $time }
places = Places
frequent-company = Most frequent company
nothing-played = No finished games yet.
statistics-count = Records that were brought in and what-ifs do not count.
statistics-private = Only you see this, unless you choose otherwise.
statistics-settings = Who sees it
statistics-of = Statistics: { $name }
show-statistics = Others may see my statistics
show-statistics-note = Games, places, points and hours: those who play with you find them at the table, and so does whoever has the link. With whom you played is not shown.
statistics-link = Link to my statistics
their-statistics = See their statistics


## The table of a new game

table-together = At the table
table-name = Name of the table
table-name-example = such as Thursday table
talk = Who may talk
talk-all = all, those who watch among themselves
talk-players = those who play
talk-words = quick words only
consent = All together may take back what was revealed
listed = Anybody may find the table and join
turn-pace = Pace
turn-pace-0 = none
turn-pace-6 = a few hours
turn-pace-24 = a day
turn-pace-72 = three days
turn-pace-168 = a week
turn-pace-note = For a turn. Advisory: who is late is reminded, nobody loses by it.
when-late = When it is over
late-choose = the others choose together
late-bot = a bot plays until they are back
late-end = the game ends after a while
late-times = After how many times the pace
