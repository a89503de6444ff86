CREATE TABLE "index_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "index_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"bulk" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "index_queue_turn" ON "index_queue" USING btree ("bulk","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "index_queue_product" ON "index_queue" USING btree ("product_id");