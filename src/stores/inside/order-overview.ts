import { viewMember } from '#contract/member/calls.ts';
import { viewOverview } from '#contract/order/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { Client } from '../../lib/shared/api/client.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** What waits, and how far the shopper is as a member. */
export async function readOverview(mall: Client) {
  const [orders, member] = await Promise.all([mall.call(viewOverview), mall.call(viewMember)]);
  return { ...orders, member };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;

export const createOverview = (words: FailureWords) => createResource(() => readOverview(mall), words);
