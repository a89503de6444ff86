ALTER TABLE "refund" DROP CONSTRAINT "refund_money";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shop_reduction" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "mall_reduction" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shop_reduction" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "mall_reduction" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "unasked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_money" CHECK ("refund"."amount" >= 0 and "refund"."points" >= 0 and "refund"."freight" >= 0 and "refund"."quantity" >= case when "refund"."unasked" then 0 else 1 end);