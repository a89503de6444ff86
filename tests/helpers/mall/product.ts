import { eq } from 'drizzle-orm';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { GoodsState, ProductDocument } from '#contract/product/schema.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { sku } from '#mall/product/product.tables.ts';
import { NO_RECORD } from '../sku.ts';
import { makeOperator, need, newKey } from './buying.ts';
import type { TestMall } from './mall.ts';

export type Whole = { value: ProductDocument; version: number };

/** Somebody who works on goods: of a shop, or of the mall. */
export async function makeKeeper(mall: TestMall, shopId: number | null) {
  const { id, token } = await makeOperator(mall, shopId, shopId === null ? 'admin' : 'shop');
  const call = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    mall.call<T>(method, `/api/desk/p${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  return {
    id,
    token,
    call,
    read: async (product: number) => need(await call<Whole>('GET', `/product/${product}`)),
    save: (product: number, whole: Whole) => call<{ version: number }>('PUT', `/product/${product}`, whole),
    state: async (product: number) => need(await call<GoodsState>('GET', `/product/${product}/state`)),
    move: (product: number, move: string, more: object = {}) =>
      call<null>('POST', `/product/${product}/move`, { move, ...more }),
    adjust: (product: number, changes: { skuId: number; change: number }[], key = newKey()) =>
      call<{ skuId: number; stock: number }[]>(
        'POST',
        `/product/${product}/stock`,
        { reason: '盘点', changes },
        { 'idempotency-key': key },
      ),
    add: (input: object, key = newKey()) =>
      call<{ id: number }>('POST', '/products', input, { 'idempotency-key': key }),
    async send(file: Blob, more: Record<string, string> = {}) {
      const form = new FormData();
      form.set('file', file, 'products.csv');
      for (const [name, value] of Object.entries(more)) form.set(name, value);
      const request = new Request('http://mall/api/desk/p/products/import', {
        method: 'POST',
        headers: { authorization: token },
        body: form,
      });
      const response = await mall.fetch(request);
      await mall.indexed();
      return { status: response.status, envelope: await response.json() };
    },
  };
}
export type Keeper = Awaited<ReturnType<typeof makeKeeper>>;

/** A text that is the same in both languages, and a SKU as it is written. */
export const named = (zh: string) => ({ zh, en: zh });
export const priced = (price: number, ...spec: string[]) => ({
  ...{ spec, price, listPrice: null, picture: null },
  ...NO_RECORD,
});

/** What shoppers are shown of a product, and which products they find. */
export const pageOf = async (mall: TestMall, id: number) =>
  (await mall.call<ProductView>('GET', `/api/pms/goods/${id}`)).envelope.data;
export async function foundBy(mall: TestMall, searchText: string): Promise<number[]> {
  const query = new URLSearchParams({ searchText });
  const { items } = need(await mall.call<SearchPage>('GET', `/api/pms/search?${query}`));
  return items.map(({ id }) => id);
}

export const skusOf = (mall: TestMall, id: number) =>
  mall.db.select().from(sku).where(eq(sku.productId, id)).orderBy(sku.id);
