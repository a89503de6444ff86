ALTER TABLE "product" ADD COLUMN "highlights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;