# Ratings: categories, refusals and slovoteka ratings.
category-by-correspondence = { $category }, by correspondence

rated-own-rules = This cannot be rated: there is nobody to beat, or the table has rules of its own – its words, its vote, its board or deck. Take them out, or rated.
rated-open-key = In a rated game spectators do not see the key: somebody might whisper. Take off open_key or rated.
rated-two-chairs = In a rated match everybody has one chair.
rated-mixed-team = In a rated match no bot helps a person: a team is all people or all bots.
rated-level-unknown = The strength of this level has not been measured there, so no rated matches are played with it. Seat another bot, or take out rated.

no-such-category = There is no category “{ $category }”. There are: { $categories }.
levels-file = { $file }: this is no record of bot levels. { $why }
levels-progress = levels: games
levels-category = { $title } ({ $category }), measured { $date }
levels-level =
    { $level }: { $number } ± { $deviation }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
