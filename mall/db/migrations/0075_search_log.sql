CREATE TABLE "search_day" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"searches" integer NOT NULL,
	"missed" integer NOT NULL,
	"total" integer NOT NULL,
	"presses" integer NOT NULL,
	CONSTRAINT "search_day_day_words_language_pk" PRIMARY KEY("day","words","language")
);
--> statement-breakpoint
CREATE TABLE "search_press" (
	"words" text NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"presses" integer NOT NULL,
	CONSTRAINT "search_press_words_day_product_id_pk" PRIMARY KEY("words","day","product_id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_press_day" ON "search_press" USING btree ("day");