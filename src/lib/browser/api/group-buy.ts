import type { GroupInfo, GroupList } from '#contract/group-buy/schema.ts';
import { GROUP_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, GROUP_CODES);

/** Calls of group-buy (`contract/group-buy/schema.ts`). */

const PATH = '/promo/p/groupProd';

export const groupActivities = (query: URLSearchParams): Promise<GroupList> => mall.get(`${PATH}?${query}`);
/** What it is refused with is shown in its place, never in a toast. */
export const groupInfo = (query: URLSearchParams): Promise<GroupInfo> => mall.get(`${PATH}/info?${query}`);
