ALTER TABLE "search_document" ADD COLUMN "mentions" "tsvector";--> statement-breakpoint
CREATE INDEX "search_mentions" ON "search_document" USING gin ("mentions");