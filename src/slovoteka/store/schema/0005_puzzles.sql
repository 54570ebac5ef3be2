-- What a person has seen of the puzzles. `day`: it was the puzzle of that day, and counts for the streak and the ranking; 0
-- in training. Until there is an answer, all from `answered_ms` on is empty. Only the first answer is kept.
CREATE TABLE puzzle_tries (
    identity text COLLATE "C" NOT NULL,
    puzzle text COLLATE "C" NOT NULL,
    day bigint NOT NULL,
    kind text NOT NULL,
    first_seen_ms bigint NOT NULL,
    last_seen_ms bigint NOT NULL,
    answered_ms bigint,
    solved bigint,
    took_ms bigint,
    tried text,
    PRIMARY KEY (identity, puzzle, day)
);
CREATE INDEX puzzle_tries_day ON puzzle_tries (day, took_ms, answered_ms) WHERE solved = 1 AND day > 0;

CREATE TABLE puzzle_solvers (
    identity text COLLATE "C" PRIMARY KEY,
    rating text NOT NULL
);

-- Puzzles that somebody has answered; of all others it is known beforehand how hard they seem.
CREATE TABLE puzzle_ratings (
    puzzle text COLLATE "C" PRIMARY KEY,
    rating text NOT NULL
);
