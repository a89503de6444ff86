CREATE TABLE "stock_file_line" (
	"shop_id" integer NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_file_line_shop_id_file_line_pk" PRIMARY KEY("shop_id","file","line")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_file_line_age" ON "stock_file_line" USING btree ("created_at");