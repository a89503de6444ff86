DROP INDEX IF EXISTS "review_shop";--> statement-breakpoint
DROP INDEX IF EXISTS "review_newest";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_session_expires" ON "operator_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_closed" ON "payment" USING btree ("created_at") WHERE status = 30 and paid_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "review_of_shop" ON "review" USING btree ("shop_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "review_latest" ON "review" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);