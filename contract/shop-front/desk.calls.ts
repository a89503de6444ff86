import { get } from '../call.ts';
import type { NamedGoods } from '../content/desk.schema.ts';
import { DESK_FRONT_CODES } from '../desk-response-codes.ts';
import type { FrontChoices } from './schema.ts';

export const viewFrontChoices = get<{ params: 'ref'; data: FrontChoices }>('/api/desk/p/shop-front/{ref}/choices', {
  codes: DESK_FRONT_CODES,
  looks: 'settings',
});
export const listFrontGoods = get<{ query: { ids: string }; data: NamedGoods }>('/api/desk/p/shop-front-goods', {
  looks: 'settings',
});
