title = A fair deal
lead = Nobody, the server included, can choose which cards and tiles come. And anybody can check it after the game.
step-1 = When a game is created, the server takes thirty-two random bytes, the seed, and shows their fingerprint. The seed cannot be guessed from it, but it cannot be exchanged later either.
step-2 = Each player’s device takes thirty-two random bytes too, a salt, and comes with its fingerprint. Bots have none.
step-3 = When everybody sits, the salts are opened. If one has not come within five seconds, its fingerprint is taken instead.
step-4 = From then on every card follows from the seed and the salts. There is nothing left to choose.
step-5 = The game is over, and the server opens the seed. The browser computes every drawn card anew and compares.
why = The server cannot pick a deal: it promised the seed before it knew the salts. Neither can a player, who opens the salt without knowing the seed.
this = Check this game
own = Check a saved game
file = File of the game (.jsonl)
bytes = For those who want to compute it themselves
bytes-lead = A fingerprint is SHA-256. The number of a card is found like this:
byte-s = SHA-256 of the salts in the order of seats: byte 01 and the salt, or the single byte 00 for a seat without one
byte-k = which draw it is, from 0; eight bytes, the highest first
byte-a = the attempt, from 0; four bytes, the highest first
byte-x = the first eight bytes of HMAC-SHA-256, the seed being the key, of S, k and a in a row
draw = There are n cards in the urn. Let L = 2⁶⁴ − (2⁶⁴ mod n). Take the first attempt for which x is below L; the number of the card is the remainder of x divided by n.
short = The fingerprint of the seed is known before the deal, the seed itself is opened after the game: nobody can change the deal.
how = How it works
commitment = Promised before the deal (fingerprint of the seed)
salts = What the players added (fingerprints of the salts)
no-salt = no salt
my-salt = Your salt
seed = Seed
seed-later = will be opened when the game is over
check = Check
save = Save the game
fair = The deal is fair.
unfair = The deal is not what was promised.
seed-kept = The seed is the one that was promised.
seed-broken = The seed is not the one that was promised.
salts-kept = Salts in place: { $n }.
salts-broken = Somebody’s salt does not match its fingerprint.
draws-kept =
    { $n ->
        [one] { $n } draw computed anew, it matches.
       *[other] { $n } draws computed anew, all match.
    }
draws-broken =
    { $n ->
        [one] { $n } draw does not match: number { $first }.
       *[other] { $n } draws do not match, the first is number { $first }.
    }
unreadable = This is no record of a finished game. Choose a file that was saved after a game.
