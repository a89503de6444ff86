-- A title begins with the name, and selling points count as descriptions: the next start writes the index of search anew.
UPDATE "search_document" SET "mentions" = NULL;
