CREATE TABLE "footprint" (
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "footprint_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "issued_invoice" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"number" text NOT NULL,
	"day" text NOT NULL,
	"file" text NOT NULL,
	"operator_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"red_at" timestamp with time zone,
	CONSTRAINT "issued_invoice_amount" CHECK ("issued_invoice"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "footprint_newest" ON "footprint" USING btree ("account_id","seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "footprint_age" ON "footprint" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_invoice_number" ON "issued_invoice" USING btree ("shop_id","number");--> statement-breakpoint
CREATE INDEX "issued_invoice_shop" ON "issued_invoice" USING btree ("shop_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_invoice_newest" ON "issued_invoice" USING btree ("issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_to_invoice" ON "shop_order" USING btree ("shop_id","completed_at") WHERE status = 60 and invoice is not null and not invoiced;