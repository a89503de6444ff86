CREATE TABLE "parcel_line" (
	"parcel_id" integer NOT NULL,
	"line_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "parcel_line_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_line_pieces" CHECK ("parcel_line"."pieces" >= 1)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "refunding_shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shipped_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "of_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "parcel_line_line" ON "parcel_line" USING btree ("line_id");