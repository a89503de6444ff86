CREATE TABLE "applicant_receiver" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tail" text NOT NULL,
	"key_name" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_receiver" ADD COLUMN "sealed_of" text;