CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"trade_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_id" bigint NOT NULL,
	"nth" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"status" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"address" jsonb,
	"carrier" text,
	"number" text,
	"restocked" boolean DEFAULT false NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "refund_money" CHECK ("refund"."amount" >= 0 and "refund"."points" >= 0 and "refund"."freight" >= 0 and "refund"."quantity" >= 1),
	CONSTRAINT "refund_paid" CHECK (("refund"."status" = 50) = ("refund"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"move" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_place" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "refunding" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "refunded_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_account" ON "refund" USING btree ("account_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_shop" ON "refund" USING btree ("shop_id","status","applied_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_status" ON "refund" USING btree ("status","applied_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_newest" ON "refund" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_line" ON "refund" USING btree ("line_id","nth");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_open" ON "refund" USING btree ("line_id") WHERE status in (10, 20, 30, 40, 70);--> statement-breakpoint
CREATE INDEX "refund_log_refund" ON "refund_log" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "order_refunded" CHECK ("shop_order"."refunded" between 0 and "shop_order"."payable" and "shop_order"."refunded_points" between 0 and "shop_order"."points" and "shop_order"."refunding" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded" CHECK ("order_line"."refunded" between 0 and "order_line"."payable" - "order_line"."freight" and "order_line"."refunded_pieces" between 0 and "order_line"."quantity" and "order_line"."restocked" between 0 and "order_line"."refunded_pieces");