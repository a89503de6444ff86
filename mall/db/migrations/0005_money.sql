CREATE TABLE "sandbox_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"way" text NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" smallint NOT NULL,
	"return_url" text NOT NULL,
	"notice_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charge_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipt" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_amount";--> statement-breakpoint
DROP INDEX "payment_waiting";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "balance_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_receipt_charge" ON "sandbox_receipt" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "sandbox_refund_transaction" ON "sandbox_refund" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_waiting" ON "payment" USING btree ("check_at") WHERE status = 10;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0 and "payment"."balance" >= 0);