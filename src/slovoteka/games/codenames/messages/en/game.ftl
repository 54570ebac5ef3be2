# Codenames: what lies on the table and what can be typed, options, the result.

codenames-key-seen = The captains look at the key.

## Words inside sentences
codenames-owner-red = red agent
codenames-owner-blue = blue agent
codenames-owner-bystander = bystander
codenames-owner-assassin = assassin
codenames-nobody = nobody
codenames-you = you
codenames-and = { $names } and { $last }
codenames-who-is-captain = { $name } (captain)
codenames-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The table on the screen
codenames-row-red = Red
codenames-row-blue = Blue
codenames-row-games = Games
codenames-row-clues = Clues
codenames-row-clue = Now
codenames-row-asked = Question
codenames-row-whispers = Whispers
codenames-row-judge = Judge
codenames-row-strike = Dispute
codenames-row-reasons = Reasons
codenames-mark-red = R
codenames-mark-blue = B
codenames-agents-left = { $left } left
codenames-captain = captain: { $name }
codenames-guessers =
    { $count ->
        [one] guesser: { $names }
       *[other] guessers: { $names }
    }
codenames-enemy = the enemy
codenames-in-game = game { $game } of { $games }
codenames-attempts-left =
    { $left ->
        [one] { $left } guess left
       *[other] { $left } guesses left
    }
codenames-no-limit-of-attempts = any number of guesses
codenames-wrong-red = { $word } (red)
codenames-wrong-blue = { $word } (blue)
codenames-wrong-bystander = { $word } (bystander)
codenames-wrong-assassin = { $word } (assassin)
codenames-struck = struck
codenames-reason = { $rule }: { $reason }
codenames-untouched = no guesses
codenames-whispered =
    { $valid ->
        [yes] { $clue }: valid
        [no] { $clue }: invalid
       *[none] { $clue }: no answer
    }
codenames-game-won =
    { $team ->
        [red] { $game }: red
       *[blue] { $game }: blue
    }
codenames-game-counted = { $game }: { $points }
codenames-waits =
    { $stage ->
        [cards] words are laid out
        [colour] a key is taken
        [key] a key is taken
        [clue] { $name } thinks
        [whisper] captains whisper
        [respond] { $team ->
            [red] waiting for blue
           *[blue] waiting for red
        }
        [vote] the table votes
        [guess] { $team ->
            [red] red guesses
           *[blue] blue guesses
        }
        [break] waiting for others
       *[other] { $name } decides
    }

## What can be typed
codenames-prompt-clue = a word and a number · for instance, “балет 2”
codenames-prompt-late = a word and 1 · for instance, “балет 1”
codenames-prompt-whisper = valid or invalid
codenames-prompt-respond = o: object · Enter: accept
codenames-prompt-ruling = yes or no
codenames-prompt-ruling-reason = stands · or “strike 65”
codenames-prompt-vote = fair or unfair
codenames-prompt-guess = a word on the table
codenames-prompt-guess-more = a word or “stop”
codenames-prompt-penalty = a word of yours · or “skip”
codenames-prompt-enemy = a word of the enemy
codenames-prompt-ready = Enter: go on
codenames-prompt-object = o: object
codenames-prompt-look = Enter: the table
codenames-sand-runs = the sand runs
codenames-help-goal = The captains see the key and give clues in turn: a word, and how many words on the table relate to it. The others touch words one by one. The team whose agents are all found first wins; whoever touches the assassin loses.
codenames-help-goal-coop = The captain sees the key and gives clues: a word, and how many words on the table relate to it. Find your nine agents before the captain has covered the enemy’s eight words, and do not touch the assassin.
codenames-help-clue = балет 2: a clue for two words; перья 0: there is no such word; балет unlimited: I name no number
codenames-help-sure = балет 2!: insist although the judge is against it
codenames-help-sure-doubtful = балет 2!: insist although the judge calls it doubtful
codenames-help-try = ? балет 2: what the judge thinks of it; it is not given as a clue
codenames-help-ask = ask балет 2: ask the other captain in a whisper whether it is valid; the answer is “valid” or “invalid”. You may ask about two words or a word with a hyphen too
codenames-help-touch = коса: touch a word; its first three letters or more will do, if only one word begins so; touch стоп: if the word is a command too
codenames-help-stop = stop: no more guesses; one word at least must be touched, and one more than the number may be
codenames-help-object = object: the others’ clue breaks the rules; until they have touched a word
codenames-help-ruling = stands, or strike CN-65: decide on a clue that was objected to; the reason is the number of the rule that it breaks
codenames-help-vote = fair or unfair: vote on a clue that a captain strikes against the judge
codenames-help-penalty = cover коса: a word of yours as a penalty for the others’ clue; skip: no penalty
codenames-help-enemy = cover коса: a word of the enemy in its turn
codenames-help-timer = timer: turn the sand timer on somebody who thinks too long
codenames-help-look = Enter: show the table again
codenames-help-ready = ready or Enter: on to the next game
codenames-marks = On the table: [R] is covered by a red agent, [B] by a blue one, [·] by a bystander, [✖] by the assassin. A mark without brackets is for captains only: the word is not covered yet.
codenames-about-captain =
    { $team ->
        [red] You are the captain of red, with { $mates }.
       *[blue] You are the captain of blue, with { $mates }.
    }
codenames-about-guesser =
    { $team ->
        [red] You guess for red, with { $mates }.
       *[blue] You guess for blue, with { $mates }.
    }
codenames-about-rivals = Against you: { $names }.
codenames-about-three-captain =
    { $team ->
        [red] You are the captain of red. { $rival } is the captain of blue, and { $guesser } guesses for both.
       *[blue] You are the captain of blue. { $rival } is the captain of red, and { $guesser } guesses for both.
    }
codenames-about-three-guesser = You guess for both teams. { $red } is the captain of red, { $blue } of blue.
codenames-to-guess = To guess instead: --option captains={ $captains }
codenames-form-coop = One team against the game: the fewer words of the enemy are covered, the more points.
codenames-judge-warn = The judge warns a captain of a forbidden or doubtful clue.
codenames-judge-block = The judge refuses a forbidden clue and warns of a doubtful one.
codenames-judge-off = There is no judge: captains agree on clues.
codenames-own-deck = The words are of a deck of your own.
codenames-try-allowed = The judge: allowed. { $reason }
codenames-try-doubtful = The judge: doubtful. { $reason }
codenames-try-forbidden = The judge: forbidden. { $reason }
codenames-write-sure = Like this: “{ $clue }!”.
codenames-or-ask = To ask the other captain: “ask { $clue }”.
codenames-begin-so = These begin so: { $words }.

## The result
codenames-team-won =
    { $team ->
        [red] Red wins: { $names }.
       *[blue] Blue wins: { $names }.
    }
codenames-drawn = A draw: red and blue have won equally often.
codenames-team-scores = Games: red { $red }, blue { $blue }.
codenames-coop-lost = The game has won, no points.
codenames-won =
    { $count ->
        [one] { $names } wins.
       *[other] A shared win: { $names }.
    }
codenames-you-won-alone = You win.
codenames-you-won-with = You win, with { $names }.
codenames-you-lost = You lose.
codenames-you-won-together = A shared win, and you are among the winners.
codenames-final-scores = Wins: { $scores }.

## Variants
codenames-variant-standard = the usual game: a captain and a guesser in each team
codenames-variant-crowd = a large company, two games
codenames-variant-two = two players against the game
codenames-variant-three = two captains and one who guesses
codenames-variant-strict = the judge lets no error pass, time is limited
codenames-variant-friends = no judge, all that is arguable is allowed

## Options
codenames-option-rules = which version of the rules to play by, 1 to 3; otherwise the latest
codenames-option-seats = how many players: from 4 to 12; two and three play in their own ways
codenames-option-form = two teams, one against the game, or two captains and one who guesses
codenames-option-deck = which deck to play with: standard or a .txt file
codenames-option-games = how many games; every even one has the same cards turned over
codenames-option-captains = who begin as captains, red first, counted from zero; otherwise the first of each team
codenames-option-rotate = new captains in every game
codenames-option-position = the board to begin with, a .json file
codenames-option-first = who begins the first game, red or blue; otherwise the key decides
codenames-option-judge = what the judge of clues does: warns, refuses or keeps silent
codenames-option-strike_vote = whether a table of five people or more votes when a captain strikes what the judge allows
codenames-option-bots = seats without a person: set by the program when a match begins
codenames-option-strikes_most = how often in a game a captain may strike what the judge allows; 0 is without limit
codenames-option-compounds = words with a hyphen are allowed
codenames-option-names = a full name or a title is one word
codenames-option-abbreviations = abbreviations are allowed
codenames-option-homophones = words that sound alike are allowed
codenames-option-rhymes = rhymes are allowed
codenames-option-timer = a sand timer at will, strict limits or neither
codenames-option-sand_ms = how long the sand runs, ms
codenames-option-clue_ms = strict time for a clue, ms
codenames-option-guess_ms = strict time for the guesses, ms
codenames-option-idle_ms = without strict limits: how long to wait for anybody, ms
codenames-option-respond_ms = how long to wait for objections, ms
codenames-option-decide_ms = time for a whisper, a ruling, a vote, a penalty, ms
codenames-option-break_ms = break between games, ms

## Many players at a table.
codenames-seats-warn = with { $warn } or more at the table, too many people guess: four to eight play best
codenames-many-seats =
    There are more than { $warn } { $warn ->
        [one] player
       *[other] players
    }, so too many people guess. Four to eight play best.

## A game from a board
position-places =
    A board has { $places } { $places ->
        [one] word
       *[other] words
    } and as many squares of the key; you gave { $words } { $words ->
        [one] word
       *[other] words
    } and { $key } { $key ->
        [one] square
       *[other] squares
    }.
position-word-twice = { $word } is on the board twice.
position-word-long =
    { $word }… is longer than { $most } { $most ->
        [one] letter
       *[other] letters
    }.
position-clue-on-table = The clue { $word } lies on the board.
position-number = The number of a clue is 0 to { $most }.
position-key = In a key one team has 9 agents, the other 8, there are 7 bystanders and 1 assassin; told are { $red } red, { $blue } blue, { $bystander } bystanders, { $assassin } assassins.
position-covered = Covered places are different numbers from 0, below { $places }.
position-over = This game is over: the assassin is covered, or a team has no agents left.
position-one-game = A set board is for one game.

category-codenames-teams = Codenames, teams

tui-title-codenames = Codenames
tui-box-codenames = Codenames
