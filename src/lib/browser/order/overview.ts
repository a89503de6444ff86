import { viewMember } from '#contract/member/calls.ts';
import { viewOverview } from '#contract/order/calls.ts';
import type { Client } from '../../shared/api/client.ts';

/** What waits, and how far the shopper is as a member. */
export async function readOverview(mall: Client) {
  const [orders, member] = await Promise.all([mall.call(viewOverview), mall.call(viewMember)]);
  return { ...orders, member };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
