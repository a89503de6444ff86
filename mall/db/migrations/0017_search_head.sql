CREATE TABLE "search_head" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"head" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_head" ALTER COLUMN "head" SET STORAGE PLAIN;--> statement-breakpoint
INSERT INTO "search_head" SELECT "product_id", "head" FROM "search_document";--> statement-breakpoint
ALTER TABLE "search_document" DROP COLUMN "head";
