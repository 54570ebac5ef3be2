title = Puzzles
lead = Positions from real games with one clearly best answer.
all = All puzzles
daily = Puzzle of the day
daily-about = The same for everybody, a new one at midnight in Moscow. Your time runs from the moment you open it; the first answer counts.
open-daily = Open the puzzle
see-daily = See it again
solved-today = solved
ranking = Who has solved it today
place = No.
solver = Solved by
time = Time
you = you
nobody = Nobody has solved it yet today.
mine = Your results
rating = Rating
solved = Solved
of = of { $n }
streak = Days in a row
best-streak = Best streak
training = Training
training-about = Without end and without a clock: the next one is about as hard as you are strong, and none comes again while there are new ones.
any-kind = Puzzles of any kind
count = { $solved } of { $available }
difficulty = difficulty { $rating }
give-up = Show the solution
give-up-about = It counts as a wrong answer.
give-up-no = Let me think
give-up-yes = Show it
verdict = Answer
was-right = You have solved this puzzle.
was-near = Your answer was nearly right.
was-wrong = Your answer was wrong.
was-revealed = You asked for the solution.
your-rating = Your rating
practice = does not change: you had answered before
streak-now =
    { $n ->
        [one] Streak: { $n } day.
       *[other] Streak: { $n } days in a row.
    }
next = Next
to-training = To training
to-ranking = Who else solved it
copy-link = Link to this puzzle
copied = Link copied
