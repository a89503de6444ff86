ALTER TABLE "product" DROP CONSTRAINT "product_code_unique";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("shop_id","code");--> statement-breakpoint
CREATE INDEX "product_status" ON "product" USING btree ("status","id");--> statement-breakpoint
CREATE FUNCTION mall_grams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(array_agg(distinct substr(t, n, w)), '{}')
  from (select lower($1) as t) as lower, generate_series(1, 2) as w, generate_series(1, length(t) - w + 1) as n
$$;--> statement-breakpoint
CREATE INDEX "product_grams" ON "product" USING gin (mall_grams(code || ' ' || (title ->> 'zh') || ' ' || (title ->> 'en')));