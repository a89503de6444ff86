import type { z } from 'zod';
import type { PreviewKey } from '../../../../contract/desk-content.ts';
import type {
  BulkWish,
  bulkReport,
  GoodsChoices,
  GoodsList,
  GoodsState,
  ImportReport,
  newProduct,
  ProductDocument,
  publishWish,
  sheetFile,
  stockDone,
  stockWish,
} from '../../../../contract/goods.ts';
import { idempotencyKey } from '../key.ts';
import { desk } from './client.ts';

/** Products at the desk. */

export type BulkReport = z.infer<typeof bulkReport>;
export type NewProduct = z.input<typeof newProduct>;
export type StockWish = z.input<typeof stockWish>;

const one = (id: number): string => `/desk/p/product/${id}`;

export const listGoods = (query: URLSearchParams): Promise<GoodsList> => desk.get(`/desk/p/products?${query}`);
export const loadChoices = (): Promise<GoodsChoices> => desk.get('/desk/p/products/choices');
export const addGoods = (product: NewProduct): Promise<{ id: number }> =>
  desk.post('/desk/p/products', product, idempotencyKey());
export const editMany = (wish: BulkWish): Promise<BulkReport> => desk.post('/desk/p/products/bulk', wish);
export const exportGoods = (query: URLSearchParams): Promise<z.infer<typeof sheetFile>> =>
  desk.get(`/desk/p/products/export?${query}`);

/** @param apply whether good rows are written; they are only looked at without */
export function importGoods(file: Blob, shop: string, apply: boolean): Promise<ImportReport> {
  const form = new FormData();
  form.set('file', file, 'products.csv');
  if (shop) form.set('shop', shop);
  if (apply) form.set('apply', '1');
  return desk.post('/desk/p/products/import', form);
}

export const loadState = (id: number): Promise<GoodsState> => desk.get(`${one(id)}/state`);
export const moveGoods = (id: number, wish: z.input<typeof publishWish>): Promise<null> =>
  desk.post(`${one(id)}/move`, wish);
/** @param key one for one intention, however often it is sent */
export const adjustStock = (id: number, wish: StockWish, key: ReturnType<typeof idempotencyKey>) =>
  desk.post<z.infer<typeof stockDone>>(`${one(id)}/stock`, wish, key);

/** Keeps a product as its draft. @param value undefined: what is saved, without a draft @returns a key that shows it */
export async function previewGoods(id: number, value: ProductDocument | undefined, base: number): Promise<PreviewKey> {
  const path = `${one(id)}/draft`;
  const { version } = await desk.get<{ version: number }>(path);
  if (value) await desk.put(path, { value, version, base });
  else if (version) await desk.delete(`${path}?version=${version}`);
  return desk.post(`${path}/key`, {});
}
