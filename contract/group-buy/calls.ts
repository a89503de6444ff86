import { get } from '../call.ts';
import { GROUP_CODES } from '../response-codes.ts';
import type { GroupInfo, GroupList } from './schema.ts';

const codes = GROUP_CODES;

export const listGroupBuys = get<{ query: URLSearchParams; data: GroupList }>('/api/promo/p/groupProd', { codes });
export const viewGroupBuy = get<{ query: URLSearchParams; data: GroupInfo }>('/api/promo/p/groupProd/info', { codes });
