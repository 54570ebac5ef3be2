-- PostgreSQL and SQLite both run this text: `bigint` for every number and every yes or no, `text` for JSON, `bytea` for bytes.
-- A statement ends with a semicolon at the end of a line. COLLATE "C" (ids in order of their bytes) is what SQLite does anyway.

-- What is asked for often, or changes with every input. Long things that rarely change are in `matches`.
CREATE TABLE rooms (
    id text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL,
    number bigint NOT NULL,
    wake_ms bigint,
    updated_ms bigint NOT NULL,
    stage text NOT NULL,
    taken bigint NOT NULL,
    lines bigint NOT NULL,
    seats bigint NOT NULL,
    listed bigint NOT NULL,
    pairing text,
    created_ms bigint NOT NULL,
    began_ms bigint,
    owner text NOT NULL,
    seed bytea NOT NULL,
    waiting text NOT NULL,
    room text NOT NULL
);
CREATE INDEX rooms_due ON rooms (wake_ms) WHERE wake_ms IS NOT NULL;
CREATE INDEX rooms_lobby ON rooms (created_ms) WHERE listed = 1 AND stage = 'gathering';
CREATE INDEX rooms_pairing ON rooms (pairing, created_ms) WHERE pairing IS NOT NULL AND stage = 'gathering';
CREATE INDEX rooms_owner ON rooms (owner);

-- `identity` is empty for a bot.
CREATE TABLE chairs (
    room text COLLATE "C" NOT NULL REFERENCES rooms (id),
    seat bigint NOT NULL,
    identity text NOT NULL,
    chair text NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX chairs_identity ON chairs (identity, room) WHERE identity <> '';

CREATE TABLE matches (
    room text COLLATE "C" PRIMARY KEY REFERENCES rooms (id),
    closing text,
    header text NOT NULL
);

CREATE TABLE entries (
    room text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    seat bigint,
    client text,
    entry text NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE UNIQUE INDEX entries_client ON entries (room, seat, client) WHERE client IS NOT NULL;

-- A sealed answer takes this row for sharing, closing takes it alone: so no answer is acknowledged that closing did not see.
CREATE TABLE windows (
    room text COLLATE "C" NOT NULL REFERENCES rooms (id),
    name text NOT NULL,
    closed bigint NOT NULL,
    PRIMARY KEY (room, name)
);

CREATE TABLE answers (
    room text COLLATE "C" NOT NULL,
    name text NOT NULL,
    seat bigint NOT NULL,
    final bigint NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (room, name, seat)
);
CREATE INDEX answers_final ON answers (room, name) WHERE final = 1;

CREATE TABLE snapshots (
    room text COLLATE "C" PRIMARY KEY REFERENCES rooms (id),
    number bigint NOT NULL,
    made_by text NOT NULL,
    state bytea NOT NULL
);

CREATE TABLE lines (
    room text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    identity text NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE INDEX lines_identity ON lines (identity);

CREATE TABLE identities (
    id text COLLATE "C" PRIMARY KEY,
    identity text NOT NULL
);

CREATE TABLE codes (
    hash text PRIMARY KEY,
    identity text NOT NULL,
    expires_ms bigint NOT NULL
);

CREATE TABLE blocks (
    identity text NOT NULL,
    other text NOT NULL,
    PRIMARY KEY (identity, other)
);
CREATE INDEX blocks_other ON blocks (other);

CREATE TABLE complaints (
    number bigint PRIMARY KEY,
    identity text NOT NULL,
    complaint text NOT NULL
);

CREATE TABLE word_reports (
    number bigint PRIMARY KEY,
    identity text NOT NULL,
    report text NOT NULL
);

CREATE TABLE outages (
    id bigint PRIMARY KEY,
    from_ms bigint NOT NULL,
    to_ms bigint NOT NULL
);

CREATE TABLE secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL
);

-- Numbers that are kept by name: the last heartbeat, the last complaint.
CREATE TABLE marks (
    name text PRIMARY KEY,
    value bigint NOT NULL
);
