-- What a match did to the ratings of its seats, as JSON; null for those that were rated before this was kept.
ALTER TABLE rated ADD COLUMN changes TEXT;
