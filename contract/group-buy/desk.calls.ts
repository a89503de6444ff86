import { get, postOnce } from '../call.ts';
import { DESK_GROUP_BUY_CODES, DESK_GROUP_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type { DeskGroupBuys, DeskGroups, GroupBuyDocument, GroupBuyGoods } from './desk.schema.ts';

export const listGroupBuys = get<{ query: URLSearchParams; data: DeskGroupBuys }>('/api/desk/p/group-buys', {
  codes: DESK_GROUP_BUY_CODES,
  looks: 'promotions',
});
export const viewGroupBuyGoods = get<{ params: 'id'; data: GroupBuyGoods }>('/api/desk/p/group-buys/goods/{id}', {
  looks: 'promotions',
});
export const addGroupBuy = postOnce<{ body: GroupBuyDocument; data: AddedDocument }>('/api/desk/p/group-buys', {
  changes: 'promotions',
});
export const listGroups = get<{ params: 'ref'; query: { page: number }; data: DeskGroups }>(
  '/api/desk/p/group-buy/{ref}/groups',
  { codes: DESK_GROUP_CODES, looks: 'promotions' },
);
