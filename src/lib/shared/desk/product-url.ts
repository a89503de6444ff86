import { STOCK_STATES } from '#contract/product/sheet.values.ts';
import { createAddress, idText, oneOf, pageNumber, words } from '../address-state.ts';

export const PRODUCTS_PATH = '/desk/products';
export const SHOP_PATH = '/desk/shop';
export const CAMPAIGNS_PATH = '/desk/campaigns';
export const SHOP_FRONT_PATH = '/desk/shop-front';

export const {
  read: readGoodsFilter,
  params: goodsFilterParams,
  path: goodsFilterPath,
} = createAddress(PRODUCTS_PATH, {
  text: words(),
  category: idText,
  status: idText,
  shop: idText,
  stock: oneOf(STOCK_STATES, '' as const),
  page: pageNumber(),
});
export type GoodsFilter = ReturnType<typeof readGoodsFilter>;
export const ALL_GOODS: GoodsFilter = { text: '', category: '', status: '', shop: '', stock: '', page: 1 };

export const productPath = (id: number): string => `${PRODUCTS_PATH}/${id}`;
