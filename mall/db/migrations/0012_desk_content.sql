ALTER TABLE "draft" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "draft" ALTER COLUMN "ref" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_due" ON "draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
UPDATE "draft" SET "kind" = 'product' WHERE "kind" = '0';--> statement-breakpoint
UPDATE "draft" SET "kind" = 'home-page', "ref" = '', "value" = "value" - 'hotWords', "base" = coalesce((SELECT "version" FROM "setting" WHERE "name" = 'home'), 0) WHERE "kind" = '1';--> statement-breakpoint
INSERT INTO "setting" ("name", "value") SELECT 'search', '{}'::jsonb FROM "setting" WHERE "name" = 'home' ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "setting" AS s SET "value" = s."value" || jsonb_build_object('hotWords', h."value" -> 'hotWords') FROM "setting" AS h WHERE s."name" = 'search' AND h."name" = 'home' AND h."value" ? 'hotWords';--> statement-breakpoint
UPDATE "setting" SET "value" = "value" - 'hotWords' WHERE "name" = 'home';
