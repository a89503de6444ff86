DROP INDEX "review_shop";--> statement-breakpoint
DROP INDEX "review_newest";--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_session_expires" ON "operator_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_closed" ON "payment" USING btree ("created_at") WHERE status = 30 and paid_at is null;--> statement-breakpoint
CREATE INDEX "review_of_shop" ON "review" USING btree ("shop_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_latest" ON "review" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);