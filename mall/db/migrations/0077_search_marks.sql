-- Documents get marks of what stands where in names. Those of the version before are found as before, and written again one after another.
INSERT INTO "index_queue" ("product_id", "bulk") SELECT "product_id", true FROM "search_document";
