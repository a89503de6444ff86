CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "message_key" ON "message" USING btree ("key");--> statement-breakpoint
CREATE INDEX "message_account" ON "message" USING btree ("account_id","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "message_kind" ON "message" USING btree ("account_id","kind","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","kind") WHERE deleted_at is null and read_at is null;--> statement-breakpoint
CREATE INDEX "message_age" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_ending" ON "coupon" USING btree ("valid_to") WHERE status = 10 and end_told_at is null;