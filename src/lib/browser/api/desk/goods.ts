import type { z } from 'zod';
import type { PreviewKey } from '#contract/content/desk.schema.ts';
import { DESK_GOODS_CODES } from '#contract/desk-response-codes.ts';
import type { DeskPicture } from '#contract/documents/schema.ts';
import type { BulkInput, bulkReport } from '#contract/product/bulk.schema.ts';
import type {
  GoodsChoices,
  GoodsList,
  GoodsState,
  ImportReport,
  newProduct,
  ProductDocument,
  publishInput,
  stockDone,
  stockInput,
} from '#contract/product/schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { checking } from '../../check-codes.ts';
import { idempotencyKey } from '../key.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_GOODS_CODES);

/** Products at the desk. */

export type BulkReport = z.infer<typeof bulkReport>;
export type NewProduct = z.input<typeof newProduct>;
export type StockInput = z.input<typeof stockInput>;

const one = (id: number): string => `/desk/p/product/${id}`;

export const listGoods = (query: URLSearchParams): Promise<GoodsList> => desk.get(`/desk/p/products?${query}`);
export const loadChoices = (): Promise<GoodsChoices> => desk.get('/desk/p/products/choices');
export const addGoods = (product: NewProduct): Promise<{ id: number }> =>
  desk.post('/desk/p/products', product, idempotencyKey());
export const editMany = (input: BulkInput): Promise<BulkReport> => desk.post('/desk/p/products/bulk', input);
export const exportGoods = (query: URLSearchParams): Promise<SheetFile> => desk.get(`/desk/p/products/export?${query}`);

type ImportInput = {
  shop: string;
  /** Pictures that were sent: what the file calls each, and what the mall does. */
  pictures: Readonly<Record<string, string>>;
  /** First row of the part to write; absent: dry run. */
  from?: number;
};
export function importGoods(file: Blob, { shop, pictures, from }: ImportInput): Promise<ImportReport> {
  const form = new FormData();
  form.set('file', file, 'products.csv');
  if (shop) form.set('shop', shop);
  if (Object.keys(pictures).length) form.set('pictures', JSON.stringify(pictures));
  if (from !== undefined) {
    form.set('apply', '1');
    form.set('from', String(from));
  }
  return desk.post('/desk/p/products/import', form);
}
export function importPicture(file: Blob, shop: string): Promise<DeskPicture> {
  const form = new FormData();
  form.set('file', file, 'picture');
  if (shop) form.set('shop', shop);
  return desk.post('/desk/p/products/import/picture', form);
}

export const loadState = (id: number): Promise<GoodsState> => desk.get(`${one(id)}/state`);
export const moveGoods = (id: number, input: z.input<typeof publishInput>): Promise<null> =>
  desk.post(`${one(id)}/move`, input);
/** @param key the same for every try */
export const adjustStock = (id: number, input: StockInput, key: string) =>
  desk.post<z.infer<typeof stockDone>>(`${one(id)}/stock`, input, { 'idempotency-key': key });

/** Keeps a product as its draft. @param value undefined: what is saved, without a draft @returns a key that shows it */
export async function previewGoods(id: number, value: ProductDocument | undefined, base: number): Promise<PreviewKey> {
  const path = `${one(id)}/draft`;
  const { version } = await desk.get<{ version: number }>(path);
  if (value) await desk.put(path, { value, version, base });
  else if (version) await desk.delete(`${path}?version=${version}`);
  return desk.post(`${path}/key`, {});
}
