-- The seal of the deal: a table's seed is drawn with the table, and its SHA-256 told to all who come.
-- A table from before has none; its match draws one when it begins.

ALTER TABLE tables ADD COLUMN seed TEXT;
