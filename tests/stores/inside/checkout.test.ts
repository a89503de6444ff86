import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSource, Preview } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { createCheckout, invoiceOf } from '#src/stores/inside/checkout.ts';
import { readCustom } from '#src/stores/public/custom.ts';
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

describe('pricing', () => {
  it('asks for the default address, the best coupons and no points first', async () => {
    const { $preview, $opening, $pricing } = await opened();
    expect(mall.sent[0]?.body).toEqual({ source: cart, points: 0 });
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
    await checkout.setQuantity(null, 3);
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

  it('a error stops the order before it is sent, and goes as it is mended', async () => {
    const checkout = await opened();
    checkout.setInvoice({ kind: 'unit', unit: '良集' });
    expect(checkout.$invoiceError.get()).toBeUndefined();
    await checkout.submit();
    expect(checkout.$invoiceError.get()).toEqual({ field: 'taxNumber', error: 'taxNumberRequired' });
    checkout.setInvoice({ taxNumber: '91330100MA2B0C1D2E' });
    expect(checkout.$invoiceError.get()).toBeUndefined();
    await checkout.submit();
    expect(mall.last()?.body).toMatchObject({ invoice: { title: '良集', taxNumber: '91330100MA2B0C1D2E' } });
  });
});

describe('addresses', () => {
  it('of none chosen, the default one goes', async () => {
    const checkout = await opened();
    await checkout.choose({ addressId: 9 });
    await checkout.choose({ addressId: undefined });
    expect(mall.last()?.body).toEqual({ source: cart, points: 0 });
  });
});
