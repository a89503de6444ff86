import { DESK_GROUP_BUY_CODES, DESK_GROUP_CODES } from '#contract/desk-response-codes.ts';
import type { DeskGroupBuys, DeskGroups, GroupBuyDocument, GroupBuyGoods } from '#contract/group-buy/desk.schema.ts';
import { checkCodes } from '../../check-codes.ts';
import { desk } from './client.ts';

const PATH = '/desk/p/group-buys';

export const listGroupBuys = (query: URLSearchParams): Promise<DeskGroupBuys> =>
  desk.get<DeskGroupBuys>(`${PATH}?${query}`).then(checkCodes(DESK_GROUP_BUY_CODES));
export const groupBuyGoods = (productId: number): Promise<GroupBuyGoods> => desk.get(`${PATH}/goods/${productId}`);
export const addGroupBuy = (value: GroupBuyDocument, key: string): Promise<{ id: string }> =>
  desk.post(PATH, value, { 'idempotency-key': key });
export const groupsOf = (id: string, page: number): Promise<DeskGroups> =>
  desk.get<DeskGroups>(`/desk/p/group-buy/${id}/groups?page=${page}`).then(checkCodes(DESK_GROUP_CODES));
