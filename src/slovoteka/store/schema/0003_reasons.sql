-- Why a bot did what it did, for whoever reads the match once it is over. Nothing depends on these.
CREATE TABLE reasons (
    room text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    seat bigint NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (room, number, seat)
);
