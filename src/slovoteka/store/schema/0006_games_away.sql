-- Games are packages, and one may be taken off a site for a while: its clocks stand still as long as no node has it.
-- Empty: the whole site was away.
ALTER TABLE outages ADD COLUMN game text NOT NULL DEFAULT '';
