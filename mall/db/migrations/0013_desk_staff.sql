CREATE INDEX "change_kind" ON "change" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "change_by" ON "change" USING btree ("operator_id","id");