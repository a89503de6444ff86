CREATE TABLE "change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" integer,
	"shop_id" integer,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"action" text NOT NULL,
	"version" integer,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "change_of" ON "change" USING btree ("kind","ref","id");--> statement-breakpoint
CREATE INDEX "change_shop" ON "change" USING btree ("shop_id","id");