ALTER TABLE "flash_item" ADD COLUMN "planned" integer;--> statement-breakpoint
CREATE INDEX "buy_group_ending" ON "buy_group" USING btree ("ends_at") WHERE status in (30, 40) and ended_at is null;