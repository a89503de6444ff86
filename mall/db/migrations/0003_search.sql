CREATE TABLE "search_document" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"sales" integer NOT NULL,
	"score" smallint NOT NULL,
	"put_on_at" timestamp with time zone NOT NULL,
	"made_to_order" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"attribute_values" integer[] NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"kind" smallint NOT NULL,
	"ref" integer NOT NULL,
	"word" text NOT NULL,
	"label" text NOT NULL,
	"pinyin" text,
	"initials" text,
	"slips" text[] NOT NULL,
	"products" integer NOT NULL,
	"titles" integer NOT NULL,
	CONSTRAINT "search_term_kind_ref_word_pk" PRIMARY KEY("kind","ref","word")
);
--> statement-breakpoint
CREATE INDEX "search_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_shop" ON "search_document" USING btree ("shop_id","sales" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_term_word" ON "search_term" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_pinyin" ON "search_term" USING btree ("pinyin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_initials" ON "search_term" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_slips" ON "search_term" USING gin ("slips");--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "head" SET STORAGE PLAIN;
