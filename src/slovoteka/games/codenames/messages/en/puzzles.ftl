puzzle-question-codenames-clue = Give one clue for the three marked codenames.

puzzle-clue-right = It works: these three come to mind first, with a chance of { $percent }%.
puzzle-clue-astray = It does not work: { $word } comes to mind before.
puzzle-the-clue = For instance { $clue }: { $words } come to mind first, with a chance of { $percent }%.
puzzle-wants-clue = A clue is wanted here.
