CREATE TABLE "draft" (
	"kind" smallint NOT NULL,
	"ref" integer NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "draft_kind_ref_pk" PRIMARY KEY("kind","ref")
);
