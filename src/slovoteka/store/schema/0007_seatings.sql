-- How often it was changed who sits in a room. Together with its version this says whether a node still knows the room as it is,
-- without reading all its chairs.
ALTER TABLE rooms ADD COLUMN seatings bigint NOT NULL DEFAULT 0;
