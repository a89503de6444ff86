ALTER TABLE "account" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "lock_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_locked" ON "account" USING btree ("created_at" DESC NULLS FIRST) WHERE locked_at is not null;