CREATE TABLE "order_find" (
	"order_id" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_figure" (
	"day" date NOT NULL,
	"shop_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "day_figure_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
ALTER TABLE "flow_log" ADD COLUMN "entry" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_find_words" ON "order_find" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_newest" ON "shop_order" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_shop_newest" ON "shop_order" USING btree ("shop_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_status" ON "shop_order" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_paid" ON "shop_order" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
INSERT INTO "order_find" SELECT o.id, o.shop_id, o.created_at,
  strip(to_tsvector('simple', concat_ws(' ', o.id, t.texts, o.address->>'mobile', right(o.address->>'mobile', 4))))
  || array_to_tsvector(coalesce(
    (SELECT array_agg(DISTINCT substr(t.texts, n, 2)) FROM generate_series(1, length(t.texts)) n
      WHERE substr(t.texts, n, 2) ~ '^[一-龥]{2}$'), '{}'))
FROM "shop_order" o, LATERAL (SELECT lower(concat_ws(' ', o.address->>'recipient', o.words)) AS texts) t;
