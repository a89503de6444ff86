import type { CampaignState } from '#contract/campaign/values.ts';

export type Standing = { shown: boolean; startsAt: Date | null; endsAt: Date | null };

export function campaignState({ shown, startsAt, endsAt }: Standing, now: Date): CampaignState {
  if (!shown) return 'hidden';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt && startsAt > now ? 'coming' : 'running';
}

/** Until when a page is true, which ends with its campaign. @param until ISO time by which its blocks are */
export const trueUntil = (until: string, endsAt: Date | null): string =>
  endsAt && endsAt < new Date(until) ? endsAt.toISOString() : until;
