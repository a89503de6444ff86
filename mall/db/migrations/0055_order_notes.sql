CREATE TABLE "order_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"operator_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "urged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "prolonged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_note_order" ON "order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_urged" ON "shop_order" USING btree ("urged_at") WHERE urged_at is not null and status in (20, 30, 40);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_tags" ON "shop_order" USING gin ("tags") WHERE tags <> '{}';