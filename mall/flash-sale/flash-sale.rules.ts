import type { FlashState, SessionState } from '#contract/flash-sale/schema.ts';
import { DAY_MS } from '#contract/time.ts';

type Times = { startsAt: Date; endsAt: Date };

export function sessionState({ startsAt, endsAt }: Times, now: Date): SessionState {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

export function itemState(session: Times, item: { on: boolean; stock: number; sold: number }, now: Date): FlashState {
  const state = item.on ? sessionState(session, now) : 'over';
  return state === 'running' && item.sold >= item.stock ? 'soldOut' : state;
}

export function nextTimes({ startsAt, endsAt }: Times, now: Date): Times {
  const passed = Math.floor((now.getTime() - endsAt.getTime()) / DAY_MS) + 1;
  const days = Math.max(1, passed);
  return {
    startsAt: new Date(startsAt.getTime() + days * DAY_MS),
    endsAt: new Date(endsAt.getTime() + days * DAY_MS),
  };
}
