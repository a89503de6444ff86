import type { CartLineView, CartMerged, CartView } from '#contract/cart/schema.ts';
import { INPUT_MODE } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { makeBuyer, need, newKey } from './buying.ts';
import type { TestMall } from './mall.ts';

const PATH = '/api/oms/p/cart';

/** What a shop asks of made-to-order goods. */
export const ENGRAVING = [
  { code: 'text', name: { zh: '刻字', en: 'Engraving' }, mode: INPUT_MODE.INPUT, maxLength: 8, required: true },
  {
    code: 'font',
    name: { zh: '字体', en: 'Font' },
    mode: INPUT_MODE.SELECT,
    choices: [{ zh: '楷体', en: 'Kai' }],
    required: false,
  },
];

/** A shopper and what they do with their cart. */
export async function cartShopper(mall: TestMall) {
  const buyer = await makeBuyer(mall);
  const post = <T = CartView>(path: string, body: unknown, language?: Language) =>
    mall.call<T>('POST', PATH + path, { token: buyer.token, body, ...(language ? { language } : {}) });
  return {
    ...buyer,
    post,
    add: (skuId: number, quantity = 1, custom?: Record<string, string>) =>
      post<{ added: number; count: number }>('', { skuId, quantity, ...(custom ? { custom } : {}) }),
    change: (id: number, change: object) =>
      mall.call<CartView>('PUT', `${PATH}/${id}`, { token: buyer.token, body: change }),
    cart: async (language?: Language) =>
      need(await mall.call<CartView>('GET', PATH, { token: buyer.token, ...(language ? { language } : {}) })),
    count: async () => need(await mall.call<{ count: number }>('GET', `${PATH}/count`, { token: buyer.token })).count,
    merge: (lines: object[], key = newKey()) =>
      mall.call<CartMerged>('POST', `${PATH}/merge`, {
        token: buyer.token,
        body: { lines },
        headers: { 'idempotency-key': key },
      }),
  };
}

export type CartShopper = Awaited<ReturnType<typeof cartShopper>>;

export const linesOf = ({ shops }: CartView): CartLineView[] => shops.flatMap(({ lines }) => lines);
export async function oneLine(buyer: CartShopper): Promise<CartLineView> {
  const [line] = linesOf(await buyer.cart());
  if (!line) throw new Error('the cart is empty');
  return line;
}
