# What both the terminal and the pages say besides events.

forbidden-stage-doubt =
    { $me ->
        [yes] Do you believe there is such a word?
       *[no] { $name } thinks about believing the word
    }
forbidden-won =
    { $count ->
        [1] { $names } wins.
       *[other] Victory is shared: { $names }.
    }
forbidden-you-won-alone = Victory is yours.
forbidden-you-won-together = Victory is shared, and yours too.
