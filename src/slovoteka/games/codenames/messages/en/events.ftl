# What has happened in a game: for the terminal, the server and the pages.
# $name: who, $me: whether it is you, $team: whose turn or whose win.

codenames-event-began =
    Game { $game }: { $turned ->
        [yes] the cards are turned over
       *[no] the cards are new
    }. { $captains_count ->
        [1] Captain: { $captains }.
       *[other] Captains: { $captains }.
    }
codenames-event-dealt = There are 25 words on the table.
codenames-event-marked =
    { $team ->
        [red] Red begins: it has 9 agents, blue has 8.
       *[blue] Blue begins: it has 9 agents, red has 8.
    }
codenames-event-key-drawn = The key, word { $place }: { $owner }.
codenames-event-key-shown = The new captain sees the key.
codenames-event-asked =
    { $clue_count ->
        [0] { $me ->
            [yes] You ask the other captain something in a whisper.
           *[no] { $name } asks the other captain something in a whisper.
        }
       *[other] { $me ->
            [yes] You ask in a whisper: { $clue }, is it valid?
           *[no] { $name } asks in a whisper: { $clue }, is it valid?
        }
    }
codenames-event-answered =
    { $valid ->
        [yes] { $me ->
            [yes] You whisper back: valid.
           *[no] { $name } whispers back: valid.
        }
        [no] { $me ->
            [yes] You whisper back: invalid.
           *[no] { $name } whispers back: invalid.
        }
        [hidden] The captains have done whispering.
       *[none] { $me ->
            [yes] Time is up: you have not answered.
           *[no] Time is up: { $name } does not answer.
        }
    }
codenames-event-clued =
    { $team ->
        [red] Red: { $clue }.
       *[blue] Blue: { $clue }.
    }{ $allowed ->
        [yes] { " " }The other captain has allowed it already.
       *[no] { "" }
    }
codenames-event-accepted =
    { $me ->
        [yes] You do not object.
       *[no] { $name } does not object.
    }
codenames-event-protested =
    { $me ->
        [yes] You object to the clue.
       *[no] { $name } objects to the clue.
    }{ $finding_count ->
        [0] { "" }
       *[other] { " " }The judge: { $finding }
    }
codenames-event-ruled =
    { $valid ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] Your ruling
               *[no] The captain’s ruling ({ $name })
            }
           *[no] Time is over, the judge rules
        }: the clue stands.
       *[no] { $in_time ->
            [yes] { $me ->
                [yes] You strike the clue
               *[no] { $name } strikes the clue
            }
           *[no] Time is over, the judge strikes the clue
        }{ $rule ->
            [none] , the turn passes.
           *[other] : { $reason } ({ $rule }). The turn passes.
        }
    }
codenames-event-vote-called =
    { $me ->
        [yes] You strike the clue
       *[no] { $name } strikes the clue
    }: { $reason } ({ $rule }). The judge has nothing against it, so the table votes.
codenames-event-voted =
    Votes: { $keep } for the clue, { $strike } against. { $valid ->
        [yes] The clue stands.
       *[no] The clue is struck: { $reason } ({ $rule }). The turn passes.
    }
codenames-event-touched =
    { $me ->
        [yes] You open
       *[no] { $name } opens
    } { $word }: { $whose ->
        [own] an agent of this team.
        [red] a red agent, the turn is over.
        [blue] a blue agent, the turn is over.
        [bystander] a bystander, the turn is over.
       *[assassin] the assassin.
    }
codenames-event-covered =
    { $enemy ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] The enemy’s turn: you cover its word { $word }.
               *[no] The enemy’s turn: { $name } covers its word { $word }.
            }
           *[no] Time is up: the enemy covers { $word } itself.
        }
       *[no] { $me ->
            [yes] A penalty for the others: you cover your word { $word }.
           *[no] A penalty for the clue: { $name } covers a word of the own team, { $word }.
        }
    }
codenames-event-skipped =
    { $me ->
        [yes] You want no penalty.
       *[no] { $name } wants no penalty.
    }
codenames-event-stopped =
    { $in_time ->
        [yes] { $me ->
            [yes] You say “stop”
           *[no] { $name } says “stop”
        }
       *[no] Time is up
    }: { $team ->
        [red] red’s turn is over.
       *[blue] blue’s turn is over.
    }
codenames-event-timer-turned =
    { $me ->
        [yes] You turn the sand timer.
       *[no] { $name } turns the sand timer.
    }
codenames-event-timer-out = The sand has run out: it is time to decide.
codenames-event-clue-late =
    { $me ->
        [yes] Your time is up
       *[no] Time is up ({ $name })
    }: only a clue for one word is valid now, with the number 1.
codenames-event-clue-missed =
    { $me ->
        [yes] You have given no clue: the turn is lost.
       *[no] { $name } gives no clue: the turn is lost.
    }
codenames-event-new-captain =
    { $team ->
        [red] The new captain of red: { $name }.
       *[blue] The new captain of blue: { $name }.
    }
codenames-event-game-over =
    { $reason ->
        [agents] { $team ->
            [red] Red wins: all its agents are found.
           *[blue] Blue wins: all its agents are found.
        }
        [assassin] { $team ->
            [red] Red wins: blue has opened the assassin.
           *[blue] Blue wins: red has opened the assassin.
        }
       *[left] { $team ->
            [red] Red wins: blue does not play on.
           *[blue] Blue wins: red does not play on.
        }
    }
codenames-event-game-over-coop =
    { $reason ->
        [agents] All your agents are found.
        [assassin] That was the assassin: the game wins.
        [enemy] All words of the enemy are covered before yours: the game wins.
       *[left] Nobody is left to play on.
    }
codenames-event-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }

## Words inside sentences
codenames-clue = “{ $word }”, { $number }
codenames-clue-unlimited = “{ $word }”, unlimited
codenames-captain-of =
    { $team ->
        [red] red: { $name }
       *[blue] blue: { $name }
    }
