ALTER TABLE "parcel" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "refund_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "parcel_refund" ON "parcel" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_of" CHECK (num_nonnulls("parcel"."order_id", "parcel"."refund_id") = 1);