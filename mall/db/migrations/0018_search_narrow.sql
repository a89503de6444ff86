DROP INDEX "search_shop";--> statement-breakpoint
DROP INDEX "search_words";--> statement-breakpoint
CREATE TABLE "search_document_before" AS SELECT * FROM "search_document" ORDER BY "category_id", "sales" DESC;--> statement-breakpoint
TRUNCATE "search_document";--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "filler" text DEFAULT repeat(' ', 2100) NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "words" SET STORAGE EXTERNAL, ALTER COLUMN "attribute_values" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_document" SET (toast_tuple_target = 256, fillfactor = 90);--> statement-breakpoint
INSERT INTO "search_document"
	("product_id", "shop_id", "brand_id", "category_id", "price", "sales", "score", "put_on_at", "made_to_order", "in_stock", "attribute_values", "words")
	SELECT "product_id", "shop_id", "brand_id", "category_id", "price", "sales", "score", "put_on_at", "made_to_order", "in_stock", "attribute_values", "words"
	FROM "search_document_before";--> statement-breakpoint
DROP TABLE "search_document_before";--> statement-breakpoint
CREATE INDEX "search_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_shop" ON "search_document" USING btree ("shop_id");
