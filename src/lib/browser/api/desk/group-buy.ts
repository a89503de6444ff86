import type {
  DeskGroupBuys,
  DeskGroups,
  GroupBuyDocument,
  GroupBuyGoods,
} from '../../../../../contract/desk-group-buy.ts';
import { desk } from './client.ts';

const PATH = '/desk/p/group-buys';

export const listGroupBuys = (query: URLSearchParams): Promise<DeskGroupBuys> => desk.get(`${PATH}?${query}`);
export const groupBuyGoods = (productId: number): Promise<GroupBuyGoods> => desk.get(`${PATH}/goods/${productId}`);
export const addGroupBuy = (value: GroupBuyDocument, key: string): Promise<{ id: string }> =>
  desk.post(PATH, value, { 'idempotency-key': key });
export const groupsOf = (id: string, page: number): Promise<DeskGroups> =>
  desk.get(`/desk/p/group-buy/${id}/groups?page=${page}`);
