CREATE TABLE "member" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"growth" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"paid_plan" text,
	"paid_until" timestamp with time zone,
	"coupons_at" timestamp with time zone,
	CONSTRAINT "member_paid" CHECK (("member"."paid_plan" is null) = ("member"."paid_until" is null)),
	CONSTRAINT "member_level_from" CHECK ("member"."level" >= 1)
);
--> statement-breakpoint
CREATE TABLE "member_growth" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_growth_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"fen" bigint DEFAULT 0 NOT NULL,
	"business_id" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_sign_in" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_sign_in_account_id_day_pk" PRIMARY KEY("account_id","day"),
	CONSTRAINT "member_sign_in_streak" CHECK ("member_sign_in"."streak" >= 1)
);
--> statement-breakpoint
CREATE TABLE "member_task" (
	"account_id" integer NOT NULL,
	"task" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_task_account_id_task_pk" PRIMARY KEY("account_id","task")
);
--> statement-breakpoint
ALTER TABLE "wallet" DROP CONSTRAINT "wallet_points";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "member_freight" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "member_review" ON "member" USING btree ("reviewed_at");--> statement-breakpoint
CREATE INDEX "member_coupons" ON "member" USING btree ("coupons_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_level" ON "member" USING btree ("level");--> statement-breakpoint
CREATE UNIQUE INDEX "member_growth_key" ON "member_growth" USING btree ("key");--> statement-breakpoint
CREATE INDEX "member_growth_account" ON "member_growth" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "member_growth_business" ON "member_growth" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "member_sign_in_day" ON "member_sign_in" USING btree ("day" DESC NULLS FIRST);