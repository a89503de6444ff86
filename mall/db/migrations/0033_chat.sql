CREATE TABLE "chat_desk" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"sender" text NOT NULL,
	"sender_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"type" smallint NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waited" integer,
	CONSTRAINT "chat_message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"shopper_read" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	"operator_id" integer,
	"waiting_since" timestamp with time zone,
	"greeted_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_read" CHECK ("conversation"."shopper_read" between 0 and "conversation"."last_seq" and "conversation"."staff_read" between 0 and "conversation"."last_seq")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_client" ON "chat_message" USING btree ("conversation_id","sender","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_message_answers" ON "chat_message" USING btree ("at") WHERE waited is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "conversation" USING btree ("account_id","shop_id");--> statement-breakpoint
CREATE INDEX "conversation_shopper" ON "conversation" USING btree ("account_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_desk" ON "conversation" USING btree ("shop_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_waiting" ON "conversation" USING btree ("shop_id","waiting_since") WHERE operator_id is null and waiting_since is not null;--> statement-breakpoint
CREATE INDEX "conversation_served" ON "conversation" USING btree ("shop_id","operator_id") WHERE operator_id is not null;