import type { Language } from '#contract/language.ts';
import type { CallContext } from './call.ts';

export type Caller = { address: string; userAgent: string | undefined; language: Language };

export const callerOf = (c: CallContext): Caller => ({
  address: c.get('address'),
  userAgent: c.req.header('user-agent'),
  language: c.get('language'),
});
