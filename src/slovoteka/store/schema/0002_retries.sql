-- The client ids that a seat has used for a window: a late retry must not replace a newer answer.
CREATE TABLE answer_clients (
    room text COLLATE "C" NOT NULL,
    name text NOT NULL,
    seat bigint NOT NULL,
    client text NOT NULL,
    PRIMARY KEY (room, name, seat, client)
);

-- Those who keep the site ask for these again and again: outages by time, rooms that were left behind.
CREATE INDEX outages_time ON outages (to_ms);
CREATE INDEX rooms_findable ON rooms (created_ms) WHERE stage = 'gathering' AND (listed = 1 OR pairing IS NOT NULL);
