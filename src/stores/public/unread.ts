import { atom } from 'nanostores';
import { countUnread } from '#contract/message/calls.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { $user } from './session.ts';

export const $unread = atom(0);

const KEY = 'liangji.unread';
const FRESH_MS = MINUTE_MS;

type Known = { userId: number; total: number; at: number };

function known(): Known | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The server's latest count wins over a request that was sent before it. */
let turn = 0;

export function setUnread(total: number): void {
  turn += 1;
  $unread.set(total);
  const userId = $user.get()?.userId;
  // Whose it is may not be known yet; what was known before is out of date in any case.
  if (userId === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, total, at: Date.now() } satisfies Known));
}

export async function syncUnread(): Promise<void> {
  const userId = $user.get()?.userId;
  const last = known();
  const own = userId !== undefined && last?.userId === userId ? last : undefined;
  $unread.set(own?.total ?? 0);
  if (userId === undefined || (own && Date.now() - own.at < FRESH_MS)) return;
  const asked = turn;
  try {
    const { total } = await quietMall.call(countUnread);
    if ($user.get()?.userId === userId && turn === asked) setUnread(total);
  } catch {
    // Nobody asked for it; the next page asks again.
  }
}
