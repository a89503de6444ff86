import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { createCheckout } from '#src/stores/inside/checkout.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';
import { previewLine, previewOf, previewShop } from '../../helpers/browser/previews.ts';

const PREVIEW = 'POST /oms/p/order/preview';
const SUBMIT = 'POST /oms/p/order/submit';
const words = { network: '网络', internal: '出错' };
const cart: CheckoutSource = { from: 'cart' };
const one = previewOf([previewShop(1, [previewLine(1)])]);
const dearer = previewOf([previewShop(1, [previewLine(1, { price: 1_200, payable: 1_200 })])]);
const done = { tradeId: '77', payable: 1_000, orderIds: ['88'] };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  localStorage.clear();
  mall = stubMall();
  mall.answers[PREVIEW] = one;
  mall.answers[SUBMIT] = done;
});
afterEach(() => vi.unstubAllGlobals());

async function opened(source: CheckoutSource = cart) {
  const checkout = createCheckout(source, words);
  await checkout.open();
  return checkout;
}
const keyOf = (at = -1) => mall.sent.at(at)?.headers.get('idempotency-key');

describe('submitting', () => {
  it('sends what was seen, what was chosen and what was said to these shops', async () => {
    const checkout = await opened();
    checkout.setRemark(1, ' 请轻放 ');
    checkout.setRemark(2, '不在这一单');
    await checkout.submit();
    expect(mall.last()).toMatchObject({
      call: SUBMIT,
      body: {
        source: cart,
        addressId: 5,
        couponIds: [],
        points: 0,
        quoteHash: one.quoteHash,
        remarks: { 1: '请轻放' },
      },
    });
    expect(keyOf()).toMatch(/^[\w-]{16,64}$/);
    expect(checkout.$submitted.get()).toEqual(done);
  });

  it('goes once, however often it is asked to', async () => {
    const checkout = await opened();
    await Promise.all([checkout.submit(), checkout.submit()]);
    await checkout.submit();
    expect(mall.calls().filter((call) => call === SUBMIT)).toHaveLength(1);
  });

  it('without an address asks for one, and again after that was put off', async () => {
    mall.answers[PREVIEW] = { ...one, address: null, errors: [{ error: 'address' }] };
    const checkout = await opened();
    expect(checkout.$addressWanted.get()).toBe(false);
    await checkout.submit();
    expect([checkout.$addressWanted.get(), mall.calls()]).toEqual([true, [PREVIEW]]);
    checkout.closeAddress();
    expect(checkout.$addressWanted.get()).toBe(false);
    await checkout.submit();
    expect(checkout.$addressWanted.get()).toBe(true);
  });

  it('waits for the price, an address, and what stops it', async () => {
    const checkout = createCheckout(cart, words);
    await checkout.submit();
    mall.answers[PREVIEW] = { ...one, address: null, errors: [{ error: 'address' }] };
    await checkout.open();
    await checkout.submit();
    mall.answers[PREVIEW] = { ...one, errors: [{ error: 'region', shopId: 1 }] };
    await checkout.price();
    await checkout.submit();
    expect(mall.calls()).not.toContain(SUBMIT);
  });

  it('leaves no draft behind', async () => {
    const checkout = await opened();
    checkout.setRemark(1, '请轻放');
    await checkout.submit();
    expect((await opened()).$draft.get().remarks).toEqual({});
  });

  it('keeps its key while no answer came, over a reload too', async () => {
    const checkout = await opened();
    delete mall.answers[SUBMIT];
    await checkout.submit();
    expect(checkout.$refusal.get()).toBe('网络');
    const first = keyOf();
    const again = await opened();
    mall.answers[SUBMIT] = done;
    await again.submit();
    expect(keyOf()).toBe(first);
    const next = await opened();
    await next.submit();
    expect(keyOf()).not.toBe(first);
  });

  it('another body is another attempt', async () => {
    const checkout = await opened();
    delete mall.answers[SUBMIT];
    await checkout.submit();
    const first = keyOf();
    checkout.setRemark(1, '请轻放');
    await checkout.submit();
    expect(keyOf()).not.toBe(first);
  });

  it('refused with a new preview, it shows what changed and asks again', async () => {
    const checkout = await opened();
    mall.answers[SUBMIT] = new Refusal('价格有变化', dearer);
    await checkout.submit();
    expect(checkout.$preview.get()).toEqual(dearer);
    expect(checkout.$changes.get()).toEqual([
      { kind: 'price', title: '商品1', from: 1_000, to: 1_200 },
      { kind: 'total', from: 1_000, to: 1_200 },
    ]);
    expect([checkout.$refusal.get(), checkout.$submitting.get()]).toEqual(['价格有变化', false]);
    checkout.acceptChanges();
    expect(checkout.$changes.get()).toEqual([]);
    mall.answers[SUBMIT] = done;
    await checkout.submit();
    expect(mall.last()?.body).toMatchObject({ quoteHash: dearer.quoteHash });
  });

  it('refused without one, it says why', async () => {
    const checkout = await opened();
    mall.answers[SUBMIT] = new Refusal('积分不足', null);
    await checkout.submit();
    expect([checkout.$refusal.get(), checkout.$preview.get()]).toEqual(['积分不足', one]);
  });

  it('turned away from a flash sale, it stops at the goods without another call', async () => {
    const checkout = await opened();
    const [line] = one.shops[0]?.lines ?? [];
    mall.answers[SUBMIT] = new Refusal('已抢光', { soldOut: [line?.skuId] });
    await checkout.submit();
    expect(checkout.$refusal.get()).toBe('已抢光');
    expect(checkout.$preview.get()).toEqual({ ...one, errors: [{ error: 'stock', skuId: line?.skuId }] });
    const sent = mall.calls().length;
    await checkout.submit();
    expect(mall.calls()).toHaveLength(sent);
  });
});

describe('opening a checkout whose answer was lost', () => {
  const empty = previewOf([], { errors: [{ error: 'empty' }], quoteHash: 'empty' });

  async function lost() {
    const checkout = await opened();
    delete mall.answers[SUBMIT];
    await checkout.submit();
    return keyOf();
  }

  it('finds the orders that it made after all', async () => {
    const key = await lost();
    mall.answers[PREVIEW] = empty;
    mall.answers[SUBMIT] = done;
    const checkout = await opened();
    expect([keyOf(), checkout.$submitted.get(), checkout.$opening.get()]).toEqual([key, done, false]);
  });

  it('goes on as new when it never got through', async () => {
    await lost();
    mall.answers[PREVIEW] = dearer;
    mall.answers[SUBMIT] = new Refusal('价格有变化', dearer);
    const checkout = await opened();
    expect([checkout.$submitted.get(), checkout.$refusal.get(), checkout.$changes.get()]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await opened();
    expect(mall.last()?.call).toBe(PREVIEW);
  });

  it('waits for the shopper while things look the same', async () => {
    await lost();
    mall.answers[SUBMIT] = done;
    const checkout = await opened();
    expect(checkout.$submitted.get()).toBeUndefined();
  });
});

describe('a browser that keeps nothing', () => {
  it('still buys', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    try {
      const checkout = await opened();
      checkout.setRemark(1, '请轻放');
      await checkout.submit();
      expect(checkout.$submitted.get()).toEqual(done);
    } finally {
      vi.restoreAllMocks();
    }
  });
});
