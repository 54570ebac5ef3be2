# What has happened in a game: for the terminal, the server and the pages.
# $name is who, $me whether it is you. Beside a list ($torn) stands how many cards, words or names it has ($torn_count).

underwood-event-began =
    Round { $round }. { $dealer_me ->
        [yes] You deal
       *[no] { $dealer } deals
    }, { $first_me ->
        [yes] you move first
       *[no] { $first } moves first
    }.
underwood-event-drew =
    { $me ->
        [yes] You take
       *[no] { $name } takes
    } { $card_count ->
        [0] a card.
       *[other] { $card }.
    }
underwood-event-put-under = Put under the deck: { $card }; the tape begins with a letter.
underwood-event-tape-began = { $card } begins the tape.
underwood-event-discarded =
    { $me ->
        [yes] You discard prize card { $sign } ({ $about }) and take another card.
       *[no] { $name } discards prize card { $sign } ({ $about }) and takes another card.
    }
underwood-event-swapped =
    { $me ->
        [yes] You put
       *[no] { $name } puts
    } { $letter } into { $word } ({ $owner_me ->
        [yes] yours
       *[no] { $owner }
    }) and { $me ->
        [yes] take the Underwood.
       *[no] takes the Underwood.
    }
underwood-event-laid =
    { $me ->
        [yes] You
       *[no] { $name }
    }: { $word }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }{ $stars_count ->
        [0] { "" }
       *[other] { " " }An Underwood stands for { $stars }.
    }{ $torn_count ->
        [0] { "" }
       *[other] { " " }From the tape: { $torn }.
    }{ $prized ->
        [yes] { " " }Prize card { $sign } ({ $about }).
       *[no] { "" }
    }
underwood-event-taped =
    { $card_count ->
        [0] { $me ->
            [yes] You have no letter for the tape.
           *[no] { $name } has no letter for the tape.
        }
       *[other] { $in_time ->
            [no] { $me ->
                [yes] Time is up: { $card } goes into the tape for you.
               *[no] Time is up for { $name }: { $card } goes into the tape.
            }
           *[yes] { $me ->
                [yes] You put { $card } into the tape.
               *[no] { $name } puts { $card } into the tape.
            }
        }
    }
underwood-event-turn-put =
    { $me ->
        [yes] You propose { $turn }.
       *[no] { $name } proposes { $turn }.
    }
underwood-event-accepted =
    { $me ->
        [yes] You accept it.
       *[no] { $name } accepts it.
    }
underwood-event-doubted =
    { $me ->
        [yes] You doubt it: everyone votes.
       *[no] { $name } doubts it: everyone votes.
    }
underwood-event-voted =
    For: { $pro_count ->
        [0] nobody
       *[other] { $pro }
    }. Against: { $contra_count ->
        [0] nobody
       *[other] { $contra }
    }. { $stands ->
        [yes] Accepted.
       *[no] Not accepted.
    }
underwood-event-turn-failed =
    { $words_count ->
        [0] The turn does not count
        [1] { $words } does not count
       *[other] { $words } do not count
    }: { $me ->
        [yes] you take the cards back and move otherwise.
       *[no] { $name } takes the cards back and moves otherwise.
    }
underwood-event-round-over =
    { $reason ->
        [out] { $me ->
            [yes] The round is over: you have no letters left.
           *[no] The round is over: { $name } has no letters left.
        }
       *[stuck] The round is over: nobody can move.
    }
underwood-event-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }

## Cards inside sentences: somebody takes or puts …
underwood-card-underwood = an Underwood
underwood-card-prize = prize card { $sign } ({ $about })
