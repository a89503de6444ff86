CREATE TABLE "parcel_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "courier" jsonb;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "subscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "asks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_event_once" ON "parcel_event" USING btree ("parcel_id","at","state","text");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_delivered" ON "shop_order" USING btree ("delivered_at") WHERE status = 50 and delivered_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "parcel_number" ON "parcel" USING btree ("number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "parcel_ask" ON "parcel" USING btree ("ask_at") WHERE ask_at is not null;