import { viewDiscount } from '#contract/discount/calls.ts';
import type { DiscountPage } from '#contract/discount/schema.ts';
import type { Client } from '../../shared/api/client.ts';
import { orMissing } from '../../shared/api/missing.ts';
import { type PageFilter, pageParams } from './discount-url.ts';

/** `activity` is undefined where there is no such discount. */
export type FoundDiscount = Omit<DiscountPage, 'activity' | 'now'> & Partial<Pick<DiscountPage, 'activity' | 'now'>>;
const NONE: FoundDiscount = { items: [], page: 1, pages: 1, total: 0 };

export const readDiscount = async (mall: Client, filter: PageFilter): Promise<FoundDiscount> =>
  (await orMissing(mall.call(viewDiscount, { params: { id: filter.id }, query: pageParams(filter) }))) ?? NONE;
