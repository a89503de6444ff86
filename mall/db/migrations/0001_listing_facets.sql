CREATE TABLE "facet" (
	"category_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"option_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_category_id_kind_option_id_pk" PRIMARY KEY("category_id","kind","option_id")
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "terms" bigint[] NOT NULL DEFAULT '{}';--> statement-breakpoint
UPDATE "listing" SET "terms" = ARRAY(SELECT "category_id" * 2147483648::bigint + "value" FROM unnest("attribute_values") AS "value");--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "terms" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "attribute_values";--> statement-breakpoint
INSERT INTO "facet" ("category_id", "kind", "option_id", "products")
SELECT "category_id", "kind", "option_id", count(*) FROM "listing", LATERAL (
	SELECT 0, 0 UNION ALL SELECT 3, 0 WHERE "made_to_order" UNION ALL SELECT 1, "brand_id" UNION ALL SELECT 2, ("term" % 2147483648::bigint)::int FROM unnest("terms") "term"
) "counted" ("kind", "option_id") GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE INDEX "listing_terms" ON "listing" USING gin ("terms");--> statement-breakpoint
DROP INDEX "listing_sales";--> statement-breakpoint
DROP INDEX "listing_new";--> statement-breakpoint
DROP INDEX "listing_brand";--> statement-breakpoint
DROP INDEX "listing_shop";--> statement-breakpoint
DROP INDEX "listing_custom";--> statement-breakpoint
DROP INDEX "notice_published";--> statement-breakpoint
CREATE INDEX "listing_sales" ON "listing" USING btree ("category_id","sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_new" ON "listing" USING btree ("category_id","put_on_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_score" ON "listing" USING btree ("category_id","score" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_brand" ON "listing" USING btree ("category_id","brand_id","sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_shop" ON "listing" USING btree ("category_id","shop_id","sales" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_custom" ON "listing" USING btree ("category_id","sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE made_to_order;--> statement-breakpoint
CREATE INDEX "notice_published" ON "notice" USING btree ("pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST);