ALTER TABLE "coupon" ADD COLUMN "newcomers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "coupon" SET "newcomers" = true FROM "coupon_template" WHERE "coupon_template"."id" = "coupon"."template_id" AND "coupon_template"."newcomers";--> statement-breakpoint
-- Rows from before are not checked, so that a node can start whatever it finds; the queries show such an operator nothing.
ALTER TABLE "operator" ADD CONSTRAINT "operator_of_shop" CHECK ("operator"."role" <> 'shop' or "operator"."shop_id" is not null) NOT VALID;
