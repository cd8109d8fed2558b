-- Where the host of a table comes from, so that no address fills the lobby.
ALTER TABLE lobby ADD COLUMN place TEXT NOT NULL DEFAULT '';
