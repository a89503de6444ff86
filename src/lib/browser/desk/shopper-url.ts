import { createAddress, day, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

const SHOPPERS_PATH = '/desk/shoppers';
export const shopperPath = (id: number): string => `${SHOPPERS_PATH}/${id}`;

export const {
  read: readShoppersFilter,
  params: shoppersQuery,
  path: shoppersPath,
} = createAddress(SHOPPERS_PATH, {
  text: words(),
  from: day,
  to: day,
  locked: oneOf(['1'], '' as const),
  page: deskPage,
});
export type ShoppersFilter = ReturnType<typeof readShoppersFilter>;
