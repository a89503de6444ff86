ALTER TABLE "sku" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "cost" bigint;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sku_barcode" ON "sku" USING btree ("barcode") WHERE barcode is not null;