-- Documents get the band of their sales by a job, one after another (`mark bands`); until then they are found as before.
ALTER TABLE "search_document" ADD COLUMN "band" integer;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_without_band" ON "search_document" USING btree ("product_id") WHERE "search_document"."band" is null;
