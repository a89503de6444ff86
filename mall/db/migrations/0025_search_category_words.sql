-- Documents weigh words of categories differently: the next start writes the index of search anew.
UPDATE "search_document" SET "mentions" = NULL;
