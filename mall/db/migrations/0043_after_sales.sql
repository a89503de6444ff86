ALTER TABLE "order_line" ADD COLUMN "no_returns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "paid_day" smallint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "no_reason" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "no_returns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "trade_unpaid" ON "trade" USING btree ("account_id") WHERE status = 10;