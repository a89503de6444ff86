import { sql } from 'drizzle-orm';
import { say } from '#contract/text.ts';
import type { Change } from './entry.rules.ts';

export const NUMBER = say(
  'The number of an account that is emptied: it leads to nobody.',
  '已清空账号的编号，不再指向任何人。',
);
export const INVOICE_LAW = say(
  'Tax law: an issued invoice is kept as it was issued (30 years).',
  '税法要求：已开具的发票按原样保存（30年）。',
);
export const MONEY_TRAIL = say(
  'Books: by it the payment company finds the money again.',
  '账目需要：凭此在支付机构处查到该笔款项。',
);
export const STAFF = say(
  'Of people who work here, not of shoppers: the audit log names who did it. An administrator edits or disables it.',
  '属于工作人员而非买家：操作日志需要记录操作人，由管理员修改或停用。',
);

export const NULLED: Change = { to: sql`null`, words: say('empty', '清空') };
export const EMPTIED: Change = { to: sql`''`, words: say('empty text', '空文本') };
export const EMPTY_ARRAY: Change = { to: sql`'{}'::text[]`, words: say('empty list', '空列表') };
export const EMPTY_JSON_ARRAY: Change = { to: sql`'[]'::jsonb`, words: say('empty list', '空列表') };
