CREATE TABLE "sandbox_transfer" (
	"number" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "said_amount" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payout_number" ON "payout" USING btree ("number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payout_due" ON "payout" USING btree ("ask_at") WHERE status = 10 and ask_at is not null;