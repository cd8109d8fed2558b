-- What the statistics of a person keep of each finished game. It stays when the game's table goes, and names nobody else.
-- An empty tally: the game does not count.
CREATE TABLE tallies (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    tally TEXT NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE INDEX tallies_by_time ON tallies (person, ended);
