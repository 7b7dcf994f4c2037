-- How a name looks (see common/names.py): names that look like a claimed one are refused. `claimed` is that,
-- too, from now on; what was claimed before is brought up to date when a server starts.
ALTER TABLE users ADD COLUMN skeleton TEXT;

CREATE INDEX users_skeleton ON users (skeleton);
