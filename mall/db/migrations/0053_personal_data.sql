CREATE TABLE "data_export" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"language" text NOT NULL,
	"status" smallint NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"file" text,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "standing" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_account" ON "data_export" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "data_export_due" ON "data_export" USING btree ("created_at") WHERE status in (10, 20);--> statement-breakpoint
CREATE INDEX "data_export_end" ON "data_export" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "account_closing" ON "account" USING btree ("closes_at") WHERE standing in (20, 30);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "flow_user" ON "flow_log" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_removed" ON "message" USING btree ("account_id") WHERE deleted_at is not null;