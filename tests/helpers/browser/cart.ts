import type { APIRequestContext } from '@playwright/test';
import type { CartView } from '#contract/cart/schema.ts';
import type { Envelope } from '#contract/envelope.ts';

type Card = { id: number; shopId: number; madeToOrder: boolean; soldOut: boolean };
type Sku = { id: number; stock: number; promotion: object | null };
export type Goods = { productId: number; skuId: number; title: string };

/** Calls of the mall as a page of a shopper makes them. */
export function mallOf(request: APIRequestContext, token: string) {
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers: { authorization: token } });
    const { data: found, msg } = (await answer.json()) as Envelope<T>;
    if (found === undefined) throw new Error(`${method} ${path}: ${msg}`);
    return found;
  };

  /** Goods with plenty in stock and in no flash sale, which would limit how many one may buy; of as many shops as asked for. */
  async function goods(shops: number, language = 'zh'): Promise<Goods[]> {
    const found: Goods[] = [];
    const seen = new Set<number>();
    for (let page = 1; found.length < shops && page < 10; page += 1) {
      const { items } = await call<{ items: Card[] }>('GET', `/pms/goods?page=${page}&stock=1`);
      for (const { id, shopId, madeToOrder } of items) {
        if (seen.has(shopId) || madeToOrder || found.length === shops) continue;
        const answer = await request.get(`/api/pms/goods/${id}`, { headers: { 'accept-language': language } });
        const { data } = (await answer.json()) as { data: { title: string; skus: Sku[] } };
        const sku = data.skus.find(({ stock, promotion }) => stock > 20 && promotion === null);
        if (!sku) continue;
        seen.add(shopId);
        found.push({ productId: id, skuId: sku.id, title: data.title });
      }
    }
    return found;
  }

  return {
    goods,
    add: (skuId: number, quantity = 1) => call<{ count: number }>('POST', '/oms/p/cart', { skuId, quantity }),
    cart: () => call<CartView>('GET', '/oms/p/cart'),
  };
}
