import type { Language } from '../../contract/language.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './address.ts';
import type { CallContext } from './call.ts';

/** Where a call comes from. */
export type Caller = { address: string; userAgent: string | undefined; language: Language };

export const callerOf = (c: CallContext, { trustProxy }: Deps): Caller => ({
  address: clientAddress(c, trustProxy),
  userAgent: c.req.header('user-agent'),
  language: c.get('language'),
});
