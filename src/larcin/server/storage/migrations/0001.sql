-- The first version. Text and whole numbers only, so that SQLite and PostgreSQL read the same.
-- Times are milliseconds since 1970. JSON is text. A flag is 0 or 1.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Of a token only its SHA-256 is kept.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL REFERENCES users (id),
    settings TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    match_id TEXT,
    created BIGINT NOT NULL
);

CREATE INDEX tables_public ON tables (is_public, created);

-- A seat is free while neither a user nor a bot sits in it; nobody sits in two seats of a table.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id),
    bot TEXT,
    stand_in BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
);

CREATE INDEX seats_user ON seats (user_id);

CREATE TABLE links (
    id TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat BIGINT,
    giver TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL
);

CREATE INDEX links_table ON links (table_id);

CREATE TABLE grants (
    link_id TEXT NOT NULL REFERENCES links (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (link_id, user_id)
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    names TEXT NOT NULL,
    seed TEXT NOT NULL,
    opening TEXT NOT NULL,
    started BIGINT NOT NULL,
    outcome TEXT,
    closed TEXT,
    ended BIGINT
);

CREATE INDEX matches_table ON matches (table_id);
CREATE INDEX matches_ended ON matches (ended);

-- The truth. Lines are added and never changed: a choice taken back is a line, too.
CREATE TABLE moves (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    move TEXT,
    events TEXT NOT NULL,
    bot TEXT,
    made BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);
