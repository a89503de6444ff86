-- Orders that were completed before members grew: the review of members sets the levels.
INSERT INTO member_growth (account_id, kind, amount, fen, business_id, key, at, until)
SELECT account_id, 'order', payable / 100, payable, id, 'grown:' || id, completed_at, completed_at + interval '12 months'
FROM shop_order WHERE status = 60 AND completed_at IS NOT NULL;--> statement-breakpoint
INSERT INTO member (account_id, reviewed_at)
SELECT DISTINCT account_id, timestamptz '2000-01-01' FROM member_growth ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Scores are sums over reviews from here on, and there are none yet.
UPDATE product SET score = 0, reviews = 0;--> statement-breakpoint
UPDATE listing SET score = 0;--> statement-breakpoint
UPDATE search_document SET score = 0;--> statement-breakpoint
UPDATE shop SET goods_score = 0, service_score = 0, delivery_score = 0;
