ALTER TABLE "shop" ADD COLUMN "instant_refund" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Shops that nobody has rated were opened with five stars.
UPDATE "shop" SET "goods_score" = 0, "service_score" = 0, "delivery_score" = 0
WHERE "scores" = 0 AND "goods_score" = 500 AND "service_score" = 500 AND "delivery_score" = 500;
