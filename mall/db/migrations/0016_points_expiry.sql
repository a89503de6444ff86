ALTER TABLE "wallet" ADD COLUMN "points_check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "wallet_points_check" ON "wallet" USING btree ("points_check_at") WHERE points_check_at is not null;--> statement-breakpoint
UPDATE "wallet" SET "points_check_at" = now() WHERE "points" > 0;
