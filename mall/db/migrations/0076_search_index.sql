CREATE TABLE "search_index" (
	"name" text PRIMARY KEY NOT NULL,
	"state" smallint NOT NULL,
	"filled_to" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
