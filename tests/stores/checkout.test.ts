import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INVOICE_TYPE } from '../../contract/enums.ts';
import type { CheckoutSource, Preview } from '../../contract/order.ts';
import { createCheckout, invoiceOf } from '../../src/stores/checkout.ts';
import { readCustom } from '../../src/stores/custom.ts';
import { Refusal, stubMall } from '../helpers/answers.ts';
import { previewLine, previewOf, previewShop } from '../helpers/previews.ts';

const PREVIEW = 'POST /oms/p/order/preview';
const SUBMIT = 'POST /oms/p/order/submit';
const words = { network: '网络', slip: '出错' };
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

describe('pricing', () => {
  it('asks for the default address, no coupons and no points first', async () => {
    const { $preview, $opening, $pricing } = await opened();
    expect(mall.sent[0]?.body).toEqual({ source: cart, couponIds: [], points: 0 });
    expect([$preview.get(), $opening.get(), $pricing.get()]).toEqual([one, false, false]);
  });

  it('asks again with every choice, and keeps it over a reload', async () => {
    const checkout = await opened();
    await checkout.choose({ addressId: 9 });
    await checkout.choose({ points: 20, couponIds: [4] });
    const chosen = { source: cart, addressId: 9, couponIds: [4], points: 20 };
    expect(mall.last()?.body).toEqual(chosen);
    await opened();
    expect(mall.last()?.body).toEqual(chosen);
  });

  it('an answer that a later choice has overtaken is not heard', async () => {
    const checkout = await opened();
    let late: (preview: Preview) => void = () => {};
    mall.answers[PREVIEW] = () => new Promise((answer) => (late = answer));
    const first = checkout.choose({ addressId: 8 });
    await vi.waitFor(() => expect(mall.sent).toHaveLength(2));
    mall.answers[PREVIEW] = dearer;
    await checkout.choose({ addressId: 9 });
    late(one);
    await first;
    expect(checkout.$preview.get()).toEqual(dearer);
  });

  it('a failure that a later choice has overtaken is not heard either', async () => {
    const checkout = await opened();
    let late: () => void = () => {};
    mall.answers[PREVIEW] = () => new Promise((_, fail) => (late = () => fail(new TypeError('gone'))));
    const first = checkout.choose({ addressId: 8 });
    await vi.waitFor(() => expect(mall.sent).toHaveLength(2));
    mall.answers[PREVIEW] = dearer;
    await checkout.choose({ addressId: 9 });
    late();
    await first;
    expect([checkout.$problem.get(), checkout.$pricing.get()]).toEqual([undefined, false]);
  });

  it('says why it failed and keeps what was there', async () => {
    const checkout = await opened();
    mall.answers[PREVIEW] = new Refusal('服务器开小差了');
    await checkout.choose({ points: 10 });
    expect([checkout.$problem.get(), checkout.$preview.get()]).toEqual(['服务器开小差了', one]);
    mall.answers[PREVIEW] = dearer;
    await checkout.price();
    expect([checkout.$problem.get(), checkout.$preview.get()]).toEqual([undefined, dearer]);
  });

  it('an address that is no longer in the book makes room for the default one', async () => {
    const checkout = await opened();
    mall.answers[PREVIEW] = (body: { addressId?: number }) =>
      body.addressId ? new Refusal('没有', undefined, 404) : dearer;
    await checkout.choose({ addressId: 9 });
    expect([checkout.$preview.get(), checkout.$draft.get().addressId]).toEqual([dearer, undefined]);
  });

  it('points beyond what may be used become what is used', async () => {
    mall.answers[PREVIEW] = { ...one, points: { has: 100, most: 30, used: 30, saves: 30 } };
    const checkout = await opened();
    await checkout.choose({ points: 90 });
    expect(checkout.$draft.get().points).toBe(30);
  });
});

describe('what is bought at once', () => {
  const source: CheckoutSource = { from: 'sku', skuId: 7, quantity: 1 };

  it('is counted and told its options here', async () => {
    const checkout = await opened(source);
    await checkout.setQuantity(3);
    await checkout.setCustom(7, null, { text: '良' });
    expect(mall.last()?.body).toMatchObject({ source: { ...source, quantity: 3, custom: { text: '良' } } });
    expect(readCustom(7)).toEqual({ text: '良' });
  });

  it('has drafts of its own', async () => {
    (await opened(source)).setRemark(1, '送礼');
    expect((await opened()).$draft.get().remarks).toEqual({});
    expect((await opened(source)).$draft.get().remarks).toEqual({ 1: '送礼' });
  });

  it('options of a line in the cart are changed there', async () => {
    mall.answers['PUT /oms/p/cart/10'] = {};
    const checkout = await opened();
    await checkout.setCustom(1, 10, { text: '良' });
    expect(mall.calls()).toEqual([PREVIEW, 'PUT /oms/p/cart/10', PREVIEW]);
    mall.answers['PUT /oms/p/cart/10'] = new Refusal('太长');
    await expect(checkout.setCustom(1, 10, { text: 'x' })).rejects.toThrow('太长');
  });
});

describe('invoices', () => {
  const blank = { name: '', unit: '', taxNumber: '' };

  it('as they are asked for', () => {
    expect(invoiceOf({ kind: 'none', ...blank })).toBeUndefined();
    expect(invoiceOf({ kind: 'personal', ...blank, name: ' 小良 ' })).toEqual({
      type: INVOICE_TYPE.PERSONAL,
      title: '小良',
    });
    expect(invoiceOf({ kind: 'unit', name: '', unit: '良集 ', taxNumber: ' ９133 0100ma2b0c1d2e' })).toEqual({
      type: INVOICE_TYPE.UNIT,
      title: '良集',
      taxNumber: '91330100MA2B0C1D2E',
    });
  });

  it('a fault stops the order before it is sent, and goes as it is mended', async () => {
    const checkout = await opened();
    checkout.setInvoice({ kind: 'unit', unit: '良集' });
    expect(checkout.$invoiceFault.get()).toBeUndefined();
    await checkout.submit();
    expect(checkout.$invoiceFault.get()).toEqual({ field: 'taxNumber', fault: 'taxNumberRequired' });
    checkout.setInvoice({ taxNumber: '91330100MA2B0C1D2E' });
    expect(checkout.$invoiceFault.get()).toBeUndefined();
    await checkout.submit();
    expect(mall.last()?.body).toMatchObject({ invoice: { title: '良集', taxNumber: '91330100MA2B0C1D2E' } });
  });
});

describe('submitting', () => {
  it('sends what was seen, what was chosen and what was said to these shops', async () => {
    const checkout = await opened();
    checkout.setRemark(1, ' 请轻放 ');
    checkout.setRemark(2, '不在这一单');
    await checkout.submit();
    expect(mall.last()).toMatchObject({
      call: SUBMIT,
      body: { source: cart, addressId: 5, couponIds: [], points: 0, seal: one.seal, remarks: { 1: '请轻放' } },
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

  it('waits for the price, an address, and what stops it', async () => {
    const checkout = createCheckout(cart, words);
    await checkout.submit();
    mall.answers[PREVIEW] = { ...one, address: null, faults: [{ fault: 'address' }] };
    await checkout.open();
    await checkout.submit();
    mall.answers[PREVIEW] = { ...one, faults: [{ fault: 'region', shopId: 1 }] };
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
    expect(mall.last()?.body).toMatchObject({ seal: dearer.seal });
  });

  it('refused without one, it says why', async () => {
    const checkout = await opened();
    mall.answers[SUBMIT] = new Refusal('积分不足', null);
    await checkout.submit();
    expect([checkout.$refusal.get(), checkout.$preview.get()]).toEqual(['积分不足', one]);
  });
});

describe('opening a checkout whose answer was lost', () => {
  const empty = previewOf([], { faults: [{ fault: 'empty' }], seal: 'empty' });

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

describe('addresses', () => {
  it('of none chosen, the default one goes', async () => {
    const checkout = await opened();
    await checkout.choose({ addressId: 9 });
    await checkout.choose({ addressId: undefined });
    expect(mall.last()?.body).toEqual({ source: cart, couponIds: [], points: 0 });
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
