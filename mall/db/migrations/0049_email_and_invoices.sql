ALTER TABLE "account" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "account_email" ON "account" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
-- Messages about a shopper's own store were listed as answers of customer service.
UPDATE "message" SET "kind" = 'system' WHERE "kind" = 'service' AND "event" IN ('storeOpened', 'storeRefused', 'storeOffline', 'storeBack');
