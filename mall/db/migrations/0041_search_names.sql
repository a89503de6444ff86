-- Titles are split into name and rest, and selling points are indexed as descriptions: the next start rebuilds the search index.
UPDATE "search_document" SET "mentions" = NULL;
