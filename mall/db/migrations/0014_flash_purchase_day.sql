ALTER TABLE "flash_purchase" DROP CONSTRAINT "flash_purchase_flash_item_id_account_id_pk";--> statement-breakpoint
ALTER TABLE "flash_purchase" ADD COLUMN "day" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_purchase" ADD CONSTRAINT "flash_purchase_flash_item_id_account_id_day_pk" PRIMARY KEY("flash_item_id","account_id","day");
