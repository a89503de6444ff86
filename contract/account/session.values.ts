import { DAY_MS } from '../time.ts';

/** Life of a login token (domain decisions, section 7), ms: since it was last used, and at most. Pages of visitors load it. */
export const SESSION = { sliding: 7 * DAY_MS, absolute: 90 * DAY_MS } as const;
