import type { GoodsState, ProductDocument } from '../../contract/goods.ts';
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
    add: (wish: object, key = newKey()) => call<{ id: number }>('POST', '/products', wish, { 'idempotency-key': key }),
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
      return { status: response.status, envelope: await response.json() };
    },
  };
}
export type Keeper = Awaited<ReturnType<typeof makeKeeper>>;
