import { SHOP_KINDS, SHOP_STATES } from '#contract/store/values.ts';
import { createAddress, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const {
  read: readShopsFilter,
  params: shopsQuery,
  path: shopsPath,
} = createAddress('/desk/shops', {
  kind: oneOf(SHOP_KINDS, '' as const),
  state: oneOf(SHOP_STATES, '' as const),
  search: words(),
  page: deskPage,
});
export type ShopsFilter = ReturnType<typeof readShopsFilter>;
