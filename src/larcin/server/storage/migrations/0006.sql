-- Moderation, and what need not be kept.

-- `seen` is when somebody was last here, to the day; who was there before counts from now on.
ALTER TABLE users ADD COLUMN moderator BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE users SET seen = (SELECT MAX(applied) FROM schema);

CREATE INDEX users_seen ON users (seen) WHERE claimed IS NULL AND deleted IS NULL;
CREATE INDEX tables_waiting ON tables (created) WHERE match_id IS NULL;
CREATE INDEX chats_made ON chats (made);

-- Every act of a moderator, as JSON; `doer` is null for whoever runs the server. Each process
-- reads it to learn what others did, so that the last line is always kept.
CREATE TABLE acts (
    number BIGINT PRIMARY KEY,
    made BIGINT NOT NULL,
    doer TEXT,
    about TEXT,
    act TEXT NOT NULL,
    reason TEXT NOT NULL
);

CREATE INDEX acts_about ON acts (about);

-- `who` is the id of a user (also for a silence), a name, or a network; without an end it is for ever.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    made BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, who)
);

-- A report outlives its table.
ALTER TABLE reports RENAME TO reports_before;
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    reporter TEXT NOT NULL REFERENCES users (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    said TEXT NOT NULL,
    reason TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
);
INSERT INTO reports SELECT * FROM reports_before;
DROP TABLE reports_before;
