-- What is believed of a player's strength, by what matches count for. `settled`: no longer provisional.
CREATE TABLE ratings (
    category text COLLATE "C" NOT NULL,
    identity text COLLATE "C" NOT NULL,
    program bigint NOT NULL,
    settled bigint NOT NULL,
    number bigint NOT NULL,
    rating text NOT NULL,
    PRIMARY KEY (category, identity)
);
CREATE INDEX ratings_leaders ON ratings (category, program, settled DESC, number DESC, identity);
CREATE INDEX ratings_identity ON ratings (identity);

-- A person's part in a match that is over, written in the transaction that ends it. `category` only if it counted.
CREATE TABLE played (
    room text COLLATE "C" NOT NULL REFERENCES rooms (id),
    seat bigint NOT NULL,
    identity text NOT NULL,
    ended_ms bigint NOT NULL,
    category text,
    part text NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX played_identity ON played (identity, ended_ms);
CREATE INDEX played_category ON played (identity, category, ended_ms) WHERE category IS NOT NULL;
