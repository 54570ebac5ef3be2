# What has happened in a game: for the terminal, the server and the pages.
# $name is who, $me whether it is you. Beside a list ($taken) stands how many letters or names it has ($taken_count).

forbidden-event-began =
    { $me ->
        [yes] You move first.
       *[no] { $name } moves first.
    }
forbidden-event-opened = The red { $letter } opens the conversation.
forbidden-event-drew =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } { $letter_count ->
        [0] a card.
       *[other] { $letter }.
    }
forbidden-event-laid =
    { $in_time ->
        [no] { $me ->
            [yes] Time is up: { $letter } is laid for you.
           *[no] Time is up for { $name }: { $letter } is laid.
        }
       *[yes] { $me ->
            [yes] You lay
           *[no] { $name } lays
        } { $red ->
            [yes] the red { $letter } from the window.
           *[no] { $letter }.
        }
    }
forbidden-event-passed =
    { $me ->
        [yes] You see no word.
       *[no] { $name } sees no word.
    }
forbidden-event-called =
    { $me ->
        [yes] You
       *[no] { $name }
    }: “Don’t say { $word }!” { $taken_count ->
        [0] The word has no black letters and costs nothing.
       *[other] { $victim_me ->
            [yes] You take
           *[no] { $victim } takes
        } { $taken }: { $taken_count ->
            [one] { $taken_count } penalty point.
           *[other] { $taken_count } penalty points.
        }
    }{ $returned_count ->
        [0] { "" }
       *[other] { " " }Back to the window: { $returned }.
    }
forbidden-event-call-failed =
    { $me ->
        [yes] You
       *[no] { $name }
    }: “Don’t say { $word }!” It does not count: { $why }.{ $fine ->
        [0] { "" }
        [one] { " " }Penalty: { $fine } point.
       *[other] { " " }Penalty: { $fine } points.
    }
forbidden-event-call-put =
    { $me ->
        [yes] You
       *[no] { $name }
    }: “Don’t say { $word }!”
forbidden-event-doubted =
    { $me ->
        [yes] You doubt it: everyone votes.
       *[no] { $name } doubts it: everyone votes.
    }
forbidden-event-voted =
    For: { $pro_count ->
        [0] nobody
       *[other] { $pro }
    }. Against: { $contra_count ->
        [0] nobody
       *[other] { $contra }
    }. { $stands ->
        [yes] The word stands.
       *[no] The word does not count.
    }
forbidden-event-new-conversation =
    Fewer than two red letters are left, a new conversation begins.{ $discarded_count ->
        [0] { "" }
       *[other] { " " }To the common discard: { $discarded }.
    }
forbidden-event-chose =
    { $me ->
        [yes] { $mover_me ->
            [yes] You keep the move.
           *[no] You pass the move on to { $mover }.
        }
       *[no] { $mover_me ->
            [yes] { $name } passes the move on to you.
           *[no] { $mover_same ->
                [yes] { $name } keeps the move.
               *[no] { $name } passes the move on to { $mover }.
            }
        }
    }
forbidden-event-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }
forbidden-event-finished =
    The game is over: { $reason ->
        [penalty] a penalty has reached ten
        [deck] the deck is empty
       *[left] one player is left
    }. Penalties: { $points }.

## Words inside sentences
forbidden-by-vote = the table has decided that there is no such word
