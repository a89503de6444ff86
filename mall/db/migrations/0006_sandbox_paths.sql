ALTER TABLE "sandbox_charge" RENAME COLUMN "return_url" TO "return_path";--> statement-breakpoint
ALTER TABLE "sandbox_charge" RENAME COLUMN "notice_url" TO "leave_path";