import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Preview } from '#contract/checkout/schema.ts';
import { type Buyer, brokenRules, makeBuyer, oneOf, payTrade, stockOf, watch } from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  buyer = await makeBuyer(mall);
});
afterEach(async () => {
  mall.now.now = NOON;
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const errors = async (source: ReturnType<typeof flashOf>) =>
  (await buyer.preview({ source })).errors.map(({ error }) => error);

describe('at a flash sale’s own checkout', () => {
  it('it costs the flash price, without member discount and coupons', async () => {
    const item = await makeFlash(mall, await makeSession(mall));
    const preview = await buyer.preview({ source: flashOf(item, 2) });
    expect(preview.errors).toEqual([]);
    expect(preview.shops[0]?.lines[0]).toMatchObject({
      price: 6_000,
      quantity: 2,
      promotion: { kind: 'flash', discounts: false },
    });
    expect(await payTrade(mall, (await buyer.buy(flashOf(item, 2))).tradeId)).toBe('paid');
    expect(await stockOf(mall, item.skuId)).toEqual([10]);
  });

  it('before the start and after the end it is refused, and says why', async () => {
    const item = await makeFlash(mall, await makeSession(mall, { from: 1 }));
    expect(await errors(flashOf(item))).toEqual(['flashNotYet']);
    const early = await buyer.send(await buyer.seen(flashOf(item)));
    expect(early.envelope).toMatchObject({ code: 'A00001', msg: '活动未开始' });
    later(mall, 90 * MINUTE);
    const seen = await buyer.seen(flashOf(item));
    later(mall, 120 * MINUTE);
    const late = await buyer.send(seen);
    expect(late.envelope).toMatchObject({ code: 'A00001', msg: '活动已结束' });
    expect((late.envelope.data as Preview).errors).toEqual([{ error: 'flashOver', shopId: 1, skuId: item.skuId }]);
    // The ordinary way it costs what it costs.
    expect((await buyer.preview({ source: oneOf(item.skuId) })).shops[0]?.lines[0]?.price).toBe(10_000);
  });

  it('of another SKU, or unknown, it is over', async () => {
    const one = await makeFlash(mall, await makeSession(mall));
    const other = await makeFlash(mall, await makeSession(mall));
    expect(await errors(flashOf({ id: other.id, skuId: one.skuId }))).toEqual(['flashOver']);
    expect(await errors(flashOf({ id: 2_000_000_000, skuId: one.skuId }))).toEqual(['flashOver']);
  });

  it('what is left counts, however many pieces the SKU has', async () => {
    const item = await makeFlash(mall, await makeSession(mall), { stock: 2, ordinary: 50 });
    expect(await errors(flashOf(item, 3))).toEqual(['stock']);
    const seen = await buyer.seen(flashOf(item));
    await (await makeBuyer(mall)).buy(flashOf(item, 2));
    const refused = await buyer.send(seen);
    expect(refused.envelope.code).toBe('A00001');
    expect((refused.envelope.data as Preview).errors[0]?.error).toBe('stock');
    expect(await stockOf(mall, item.skuId)).toEqual([50]);
  });

  it('a shopper buys within the limits', async () => {
    const item = await makeFlash(mall, await makeSession(mall), { limitOrder: 2, limitEach: 3 });
    expect(await errors(flashOf(item, 3))).toEqual(['limit']);
    await buyer.buy(flashOf(item, 2));
    expect(await errors(flashOf(item, 2))).toEqual(['limit']);
    expect(await errors(flashOf(item, 1))).toEqual([]);
  });
});
