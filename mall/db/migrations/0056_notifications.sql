CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"unclear" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"spent_on" date,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_off" (
	"account_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notification_off_account_id_topic_channel_pk" PRIMARY KEY("account_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "product_watch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_watch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"price" bigint,
	"below" boolean DEFAULT false NOT NULL,
	"drops" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_key" ON "notification" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notification_due" ON "notification" USING btree ("channel","next_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notification_state" ON "notification" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_account" ON "notification" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notification_spent" ON "notification" USING btree ("spent_on") WHERE spent_on is not null;--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_watch_own" ON "product_watch" USING btree ("account_id","product_id","kind","sku_id");--> statement-breakpoint
CREATE INDEX "product_watch_restock" ON "product_watch" USING btree ("sku_id","id") WHERE kind = 'restock';--> statement-breakpoint
CREATE INDEX "product_watch_price" ON "product_watch" USING btree ("product_id","id") WHERE kind = 'price';