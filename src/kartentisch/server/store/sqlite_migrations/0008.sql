-- Whether servers of earlier versions can go on with a database in which this was done, since it only adds what they do
-- not miss. A script of that kind says so itself: UPDATE migrations SET additive = TRUE WHERE number = its own.
ALTER TABLE migrations ADD COLUMN additive BOOLEAN NOT NULL DEFAULT FALSE;
