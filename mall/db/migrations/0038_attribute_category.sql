ALTER TABLE "attribute" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "attribute" ADD COLUMN "multiple" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute" ADD COLUMN "filterable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute" ADD COLUMN "required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "attribute_category" ON "attribute" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values" ON "product" USING gin ("attribute_values");