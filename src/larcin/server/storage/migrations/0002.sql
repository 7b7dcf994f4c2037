-- Accounts, company at a table, ratings.

-- `claimed` is the claimed name as names are compared; `session` is part of the cookie, so that a
-- new password makes old cookies worthless. A program's account has an owner.
ALTER TABLE users ADD COLUMN claimed TEXT;
ALTER TABLE users ADD COLUMN password TEXT;
ALTER TABLE users ADD COLUMN session BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN owner TEXT;
ALTER TABLE users ADD COLUMN deleted BIGINT;

CREATE UNIQUE INDEX users_claimed ON users (claimed);
CREATE INDEX users_owner ON users (owner);

ALTER TABLE tables ADD COLUMN previous TEXT;
ALTER TABLE tables ADD COLUMN rematch TEXT;

CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    seat BIGINT,
    said TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chats_user ON chats (user_id);

CREATE TABLE mutes (
    user_id TEXT NOT NULL REFERENCES users (id),
    muted TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, muted)
);

-- A report keeps what was said: the line itself may be gone when somebody reads it.
CREATE TABLE reports (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    reporter TEXT NOT NULL REFERENCES users (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    said TEXT NOT NULL,
    reason TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
);

-- Who asked for advice, when: such a match is not rated.
CREATE TABLE hints (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    question BIGINT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat, question)
);

-- Ratings can be computed from the matches at any time. A player is `u:` and an account, or `b:` and
-- a bot. Numbers are millionths.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    worth BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX ratings_worth ON ratings (game, worth);

CREATE TABLE rated (
    match_id TEXT PRIMARY KEY REFERENCES matches (id)
);
