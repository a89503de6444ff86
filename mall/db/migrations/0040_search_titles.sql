-- Words of a category that is one thing weigh whole: the next start writes the index of search anew.
UPDATE "search_document" SET "mentions" = NULL;
