import { STOCK_STATES, type StockState } from '#contract/product/sheet.values.ts';

export const PRODUCTS_PATH = '/desk/products';
export const SHOP_PATH = '/desk/shop';

/** Which products are looked at: what the address of the list says. */
export type GoodsFilter = {
  text: string;
  category: string;
  status: string;
  shop: string;
  stock: StockState | '';
  page: number;
};
export const ALL_GOODS: GoodsFilter = { text: '', category: '', status: '', shop: '', stock: '', page: 1 };

export function readGoodsFilter(search: string): GoodsFilter {
  const query = new URLSearchParams(search);
  const digits = (name: string): string => query.get(name)?.match(/^\d{1,9}$/)?.[0] ?? '';
  const stock = STOCK_STATES.find((one) => one === query.get('stock')) ?? '';
  return {
    text: (query.get('text') ?? '').trim().slice(0, 100),
    category: digits('category'),
    status: digits('status'),
    shop: digits('shop'),
    stock,
    page: Math.max(1, Number(digits('page')) || 1),
  };
}

export function goodsFilterParams({ page, ...filter }: GoodsFilter): URLSearchParams {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  if (page > 1) query.set('page', String(page));
  return query;
}

export function goodsFilterPath(filter: GoodsFilter): string {
  const query = goodsFilterParams(filter);
  return query.size ? `${PRODUCTS_PATH}?${query}` : PRODUCTS_PATH;
}

export const productPath = (id: number): string => `${PRODUCTS_PATH}/${id}`;
