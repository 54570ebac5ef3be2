# The command line.

yes = yes
no = no

## Bad input
no-such-language = There is no language “{ $language }”. There are: { $languages }.
no-such-level = This game has no level “{ $level }”. There are: { $levels }.
too-many-levels =
    You named { $levels } { $levels ->
        [one] level
       *[other] levels
    } for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }: add --seats { $levels }.
no-bot = Bots do not play “{ $game }”. They play: { $games }.
no-face = “{ $game }” cannot be shown in the terminal yet.
no-table = There is no table for “{ $game }” on the screen of tui yet: try slovoteka play { $id }.
no-such-variant = This game has no variant “{ $variant }”. It has: { $variants }.
no-such-option = This game has no option “{ $name }”. It has: { $options }.
option-value = { $name }={ $value }: there is no such value. There are: { $values }.
option-first = { $option }={ $first }: there is no such seat. There are { $seats }, counted from zero: 0 to { $last }.
seats-alone =
    This game takes { $least } { $least ->
        [one] player
       *[other] players
    } or more; for one there are the variants --variant: { $variants }.
option-form = “{ $text }” cannot be understood: an option is written as NAME=VALUE, for instance --option games=3.
no-tests = There are no tests here: call slovoteka rules --coverage in the folder of the project.
test-file = The test { $file } cannot be read: it is not Python.
rule-mark = The test { $file }, line { $line }: a rule must be named by a string.
word-look-alike = The word “{ $word }” has the foreign letter “{ $character }” at position { $position }, which looks like { $letter }: type { $meant } in its own alphabet.
too-many-wildcards = Too many question marks: { $wildcards }, and the most is { $most }.
replay-no-such-seat = There is no seat { $seat }: this table has { $seats }.
file-not-read =
    { $reason ->
        [missing] There is no file { $file }.
        [in-the-way] There is no file { $file }.
        [folder] { $file } is a folder, and a file with a record is needed.
        [forbidden] The file { $file } may not be read: permission denied.
       *[other] The file { $file } cannot be read: { $system }.
    }
file-not-written =
    { $reason ->
        [folder] { $file } is a folder, and the name of a file is needed.
        [forbidden] { $file } may not be written: permission denied.
        [in-the-way] { $file }: there is a file in the way instead of a folder.
       *[other] { $file } cannot be written: { $system }.
    }
file-too-large = The file { $file } is larger than { $megabytes } MB: this is not a record of a match.
record-game = the record is of the game “{ $game }”, and this program knows only { $games }.
record-nonsense = the match cannot have gone like this: the line was edited by hand.
system-fault = The system did not allow it: { $reason } { $file }
internal-fault = A fault of the program itself ({ $fault }). SLOVOTEKA_DEBUG=1 shows where.

## Mistakes in the command itself
usage-help = Help: { $command } --help.
usage-no-such-key = There is no option { $key }.
usage-key-without-value = The option { $key } is used wrongly: it takes one value.
usage-missing = Missing: { $name }.
usage-number = { $name }: an integer is needed.
usage-number-from = { $name }: an integer from { NUMBER($least, useGrouping: 0) } is needed.
usage-number-between = { $name }: an integer from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } is needed.
usage-command = One of these commands is needed: { $commands }.
usage-extra = There are words too many in the command.

## games, rules
games-title = “{ $title }”
games-seats = players: { $least } to { $most }; rules { $books }
games-variants = variants (--variant NAME):
games-variant = { $about }; players: { $seats }
games-options = options (--option NAME=VALUE):
rules-coverage = { $rules } rules, { $needing } can be tested, { $proved } have tests.
rules-untested = Without a test: { $rules }.
rules-faults = Faults planted in the program: { $planted }; found by tests: { $killed }. In the line of a rule: how many its tests found of those that they reach.

## words
words-with-lemma = { $reason }; the dictionary form is { $lemma }
words-of-length =
    { $length ->
        [one] { $length } letter: { $words }
       *[other] { $length } letters: { $words }
    }
words-found =
    { $found ->
        [0] No word at all.
        [one] { $found } word found, { $shown } shown.
       *[other] { $found } words found, { $shown } shown.
    }

## selfplay
selfplay-progress = games
selfplay-finished =
    { $games ->
        [one] { $games } game: { $finished } finished, { $failures } failed.
       *[other] { $games } games: { $finished } finished, { $failures } failed.
    }
selfplay-level = { $level }: { $won } won ({ $share } %), thinks { $p50 } ms, at times { $p99 } ms
selfplay-seats = won by seat: { $seats }
selfplay-seconds = It took { $seconds } s.
selfplay-records = Records: { $folder }
selfplay-failure = failure in the game with seed { NUMBER($seed, useGrouping: 0) }: { $error }

level-beginner = beginner
level-amateur = amateur
level-expert = expert
level-master = master
level-grandmaster = grandmaster
level-oracle = oracle

## verify, replay
verify-ok =
    ✓ { $file }: { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the seed, { $inputs ->
        [one] { $inputs } event
       *[other] { $inputs } events
    } by the rules.
verify-ok-abandoned =
    ✓ { $file }: { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the seed, { $inputs ->
        [one] { $inputs } event
       *[other] { $inputs } events
    } by the rules; the match was not finished.
replay-title = “{ $title }”. At the table: { $names }
replay-abandoned = The match was not finished.

## play
play-title = “{ $title }”. At the table with you: { $names }. “?” for help, “exit” to leave.
play-title-alone = “{ $title }” for one. “?” for help, “exit” to leave.
play-variant = Variant { $variant } – { $about }.
play-bot = { $name } ({ $level })
play-you = You
play-person = Player
play-promise = The deal is settled beforehand: it follows from the seed and your salt. Their SHA-256:
play-seed-hash = seed { $hash }
play-salt-hash = salt { $hash }
play-time-left = { $left } · { $prompt }
play-reason = { $name }: { $reason }
play-help-rule = rule { $example } — what the rule says
play-help-leave = exit — leave the match
play-rule = { $rule }: { $title }.
play-no-such-rule = There is no rule { $rule }.
play-rules-hint = All rules: slovoteka rules { $game }. One of them: rule { $example }.
play-left = You have left. The match was broken off.
play-record = Record of the match: { $file }
play-verify = Check the deal: slovoteka verify { $file }
play-replay = Look at it again: slovoteka replay { $file }

## lexicon, bench
no-such-dictionary = There is no dictionary “{ $language }”. There are: { $languages }.
lexicon-built = { $language }: built in { $seconds } s, lies in { $folder }
lexicon-was-there = { $language }: built, lies in { $folder }
lexicon-missing = { $language }: not built yet; slovoteka lexicon build { $language } will do it
lexicon-list =
    { $words ->
        [one] { $words } word, { $megabytes } MB
       *[other] { $words } words, { $megabytes } MB
    }
lexicon-source = { $package } { $version }: { $licence }

## serve, bots
serve-ready = Slovoteka is open: { $address }. Stop it with Ctrl-C.
serve-data = Data: { $db }
serve-address-taken = The address { $host }, port { NUMBER($port, useGrouping: 0) } is taken by another program: take another one, --port N, or any that is free, --port 0.
serve-forbidden-port = The system does not let us have port { NUMBER($port, useGrouping: 0) }: take one from 1024 on, --port N.
serve-no-such-host = We cannot listen at “{ $host }”: this machine has no such address.
bots-working =
    Thinking for bots, { $workers ->
        [one] { $workers } process
       *[other] { $workers } processes
    }: { $nats }. Stop it with Ctrl-C.
bots-without-nats = Whose bots? Give --nats nats://… or the variable SLOVOTEKA_NATS.
bots-without-workers = There is nobody to think: it takes one process at least, --workers 1.

## backup, store
store-missing = There is no database { $file }: check --db.
store-fault = The database no longer answers: { $system }.
backup-done =
    The copy is there: { $file }, { $matches ->
        [one] { $matches } game
       *[other] { $matches } games
    }, { $megabytes } MB.
backup-exists = The file { $file } exists: name another one or add --replace.
backup-folder = { $folder } is a folder: name a file for the copy.
backup-onto-itself = { $file } is the database itself: name another file for the copy.
copying = copying, rows
copied =
    Copied: { $matches ->
        [one] { $matches } game
       *[other] { $matches } games
    }, rows in all tables: { $rows }.

## records
exporting = exporting
exported =
    Exported: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $place }
export-one-match = One file { $file } takes one game: name it, --match ID, or give a folder instead.
no-such-match = There is no game { $match } in the database.
match-not-over = The game { $match } is still going on: its record opens when it ends.
importing = importing
imported =
    Imported: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
import-known = { $file }: the game { $match } is in the database already, skipped.
import-name-taken = There is another game under the name { $match } in the database: the record was not imported.

## words reports
report-wrong =
    { $word }: should not be there · { $times ->
        [one] { $times } time
       *[other] { $times } times
    } · { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
report-missing =
    { $word }: missing · { $times ->
        [one] { $times } time
       *[other] { $times } times
    } · { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
reports-found = Words with reports: { $found }, shown: { $shown }.

## complaints
complaint = { $time } UTC · { $about } · reported by { $by } · room { $room }
complaint-line-gone = The line of chat that it is about is gone.
complaints-shown = Reports shown: { $shown }.
