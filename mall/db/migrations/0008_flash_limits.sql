CREATE TABLE "flash_purchase" (
	"flash_item_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "flash_purchase_flash_item_id_account_id_pk" PRIMARY KEY("flash_item_id","account_id"),
	CONSTRAINT "flash_purchase_quantity" CHECK ("flash_purchase"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "flash_item" ADD COLUMN "limit_each" integer;