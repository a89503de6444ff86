CREATE INDEX "chat_message_age" ON "chat_message" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversation_age" ON "conversation" USING btree ("last_at");