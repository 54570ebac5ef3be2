-- Work beside the game, such as reviews: who is at it (one node at a time, until it is done or nothing has been heard of that node
-- for a while) and what came of it, so that any node can answer.
CREATE TABLE work (
    name text COLLATE "C" PRIMARY KEY,
    node text NOT NULL,
    until_ms bigint NOT NULL,
    progress bytea NOT NULL
);

CREATE TABLE work_results (
    name text COLLATE "C" PRIMARY KEY,
    made_ms bigint NOT NULL,
    result bytea NOT NULL
);
CREATE INDEX work_results_made ON work_results (made_ms);
