import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import type {
  CodeCounts,
  CouponChoices,
  CouponDocument,
  DeskCoupons,
  GivenCoupons,
} from '#contract/coupon/desk.schema.ts';
import type { OwnCoupon } from '#contract/coupon/schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { coupon, couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const SHOP = 2;
const OTHER = 3;
const documentOf = (more: Partial<CouponDocument> = {}): CouponDocument => ({
  ...{
    name: { zh: '桌面券', en: 'Desk coupon' },
    shopId: null,
    type: 10,
    threshold: 9_000,
    amount: 1_000,
    off: 0,
    cap: 0,
  },
  ...{ scope: 'all', total: 100, each: 1, useFrom: null, useTo: null, days: 7 },
  ...{ inCentre: true, newcomers: false, stopped: false },
  takeFrom: new Date(mall.now.now.getTime() - 1_000).toISOString(),
  takeTo: new Date(mall.now.now.getTime() + 86_400_000).toISOString(),
  ...more,
});

async function at(shopId: number | null, role: Preset) {
  const { token } = await makeOperator(mall, shopId, role);
  const send = <T>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    mall.call<T>(method, `/api/desk/p${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const get = <T>(path: string) => mall.call<T>('GET', `/api/desk/p${path}`, { token });
  const add = (value: CouponDocument) => send<{ id: string }>('POST', '/coupons', value);
  return { send, get, add };
}

describe('making coupons', () => {
  it('an editor makes one of the mall, a shopper takes it, an edit leaves what was taken', async () => {
    const editor = await at(null, 'editor');
    const { id } = need(await editor.add(documentOf()));
    const buyer = await makeBuyer(mall);
    const taken = need(await takeOf(mall, buyer.token, Number(id)));
    expect(taken).toMatchObject({ name: '桌面券', threshold: 9_000, amount: 1_000 });
    const { value, version } = need(await editor.get<{ value: CouponDocument; version: number }>(`/coupon/${id}`));
    need(await editor.send('PUT', `/coupon/${id}`, { value: { ...value, amount: 2_000 }, version }));
    const [row] = await mall.db.select().from(coupon).where(eq(coupon.id, taken.id));
    expect(row?.terms.amount).toBe(1_000);
    const refused = await editor.send('PUT', `/coupon/${id}`, {
      value: { ...value, shopId: SHOP },
      version: version + 1,
    });
    expect(refused.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'shopId' }] });
  });

  it('never fewer than are taken', async () => {
    const editor = await at(null, 'admin');
    const { id } = need(await editor.add(documentOf({ total: 2 })));
    for (const buyer of [await makeBuyer(mall), await makeBuyer(mall)])
      need(await takeOf(mall, buyer.token, Number(id)));
    const saved = await editor.send('PUT', `/coupon/${id}`, { value: documentOf({ total: 1 }), version: 1 });
    expect(saved.envelope).toMatchObject({ data: [{ field: 'total', msg: '数量不能少于已领取的数量' }] });
  });

  it('a shop makes its own alone, for its own goods, and sees no other’s', async () => {
    const own = await at(SHOP, 'shop');
    const { id } = need(await own.add(documentOf({ shopId: OTHER })));
    const [row] = await mall.db
      .select()
      .from(couponTemplate)
      .where(eq(couponTemplate.id, Number(id)));
    expect(row?.shopId).toBe(SHOP);
    const [foreign] = await mall.db.select().from(product).where(eq(product.shopId, OTHER)).limit(1);
    const scoped = await own.add(documentOf({ scope: { products: [foreign?.id ?? 0] } }));
    expect(scoped.envelope).toMatchObject({ data: [{ field: 'scope' }] });
    const others = await makeCoupon(mall, { shopId: OTHER });
    for (const path of [`/coupon/${others}`, `/coupon/${others}/codes`, `/coupon/${others}/codes/file`])
      expect((await own.get(path)).status).toBe(404);
    expect((await own.send('POST', `/coupon/${others}/give`, { mobiles: ['13800000000'] })).status).toBe(404);
    const list = need(await own.get<DeskCoupons>('/coupons'));
    expect(new Set(list.items.map(({ shop }) => shop)).size).toBe(1);
    const choices = need(await own.get<CouponChoices>('/coupons/choices'));
    expect([choices.mall, choices.shops.length]).toEqual([false, 1]);
    expect(choices.categories.some(({ name }) => name.includes(' / '))).toBe(true);
    expect((await (await at(null, 'service')).get('/coupons')).status).toBe(403);
  });

  it('refuses a shop and a category that are not there', async () => {
    const editor = await at(null, 'editor');
    expect((await editor.add(documentOf({ shopId: 9_999 }))).envelope).toMatchObject({ data: [{ field: 'shopId' }] });
    expect((await editor.add(documentOf({ scope: { categories: [99_999] } }))).envelope).toMatchObject({
      data: [{ field: 'scope' }],
    });
  });
});

it('the list says what each brought', async () => {
  const admin = await at(null, 'admin');
  const buyer = await makeBuyer(mall);
  const { skuId } = await makeGoods(mall, { price: 10_000 });
  const name = { zh: '数字券', en: 'Figures' };
  const id = await makeCoupon(mall, { name, terms: { amount: 700 }, total: 1 });
  const { id: own } = need(await takeOf(mall, buyer.token, id));
  const { tradeId, payable } = await buyer.buy(oneOf(skuId), { couponIds: [own] });
  await payTrade(mall, tradeId);
  for (const [more, state] of [
    [{ stopped: true }, 'stopped'],
    [{ takeTo: mall.now.now }, 'over'],
    [{ takeFrom: new Date(mall.now.now.getTime() + 1_000) }, 'coming'],
    [{}, 'running'],
  ] as const) {
    const one = await makeCoupon(mall, { name: { zh: `状态${state}`, en: state }, ...more });
    const { items } = need(await admin.get<DeskCoupons>(`/coupons?text=${encodeURIComponent(`状态${state}`)}`));
    expect(items).toMatchObject([{ id: one, state }]);
  }
  const { items, total } = need(await admin.get<DeskCoupons>(`/coupons?text=FIGURES`));
  expect(total).toBe(1);
  expect(items).toMatchObject([{ id, taken: 1, used: 1, saved: 700, sales: payable, state: 'gone' }]);
});

describe('giving', () => {
  it('gives one to each whose number is known, as often as the desk likes', async () => {
    const admin = await at(null, 'admin');
    const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const id = await makeCoupon(mall, { inCentre: false });
    const mobiles = [one.mobile, other.mobile, one.mobile, '19900000000'];
    const give = () => admin.send<GivenCoupons>('POST', `/coupon/${id}/give`, { mobiles });
    expect(need(await give())).toEqual({ given: 2, unknown: ['19900000000'], closing: [] });
    expect(need(await give()).given).toBe(2);
    const rows = await mall.db.select().from(coupon).where(eq(coupon.templateId, id));
    expect(rows.map(({ nth }) => nth).sort()).toEqual([1, 1, 2, 2]);
    await mall.db.update(couponTemplate).set({ total: 4 }).where(eq(couponTemplate.id, id));
    expect((await give()).envelope).toMatchObject({ data: [{ field: 'mobiles', msg: '剩余数量不足' }] });
  });

  it('gives none to who is closing the account, and says so', async () => {
    const admin = await at(null, 'admin');
    const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const closing = { standing: ACCOUNT_STANDING.CLOSING, closesAt: mall.now.now };
    await mall.db.update(account).set(closing).where(eq(account.id, other.accountId));
    const id = await makeCoupon(mall, { inCentre: false });
    const body = { mobiles: [one.mobile, other.mobile] };
    const given = need(await admin.send<GivenCoupons>('POST', `/coupon/${id}/give`, body));
    expect(given).toEqual({ given: 1, unknown: [], closing: [other.mobile] });
    const rows = await mall.db.select().from(coupon).where(eq(coupon.templateId, id));
    expect(rows.map(({ accountId }) => accountId)).toEqual([one.accountId]);
  });

  it('a shop gives to those who have bought from it, and does not learn who is a customer of the mall', async () => {
    const own = await at(SHOP, 'shop');
    const [buyer, waiting, elsewhere, stranger] = await Promise.all([1, 2, 3, 4].map(() => makeBuyer(mall)));
    if (!buyer || !waiting || !elsewhere || !stranger) throw new Error('four buyers');
    const [here, there] = [await makeGoods(mall, { shopId: SHOP }), await makeGoods(mall, { shopId: OTHER })];
    await payTrade(mall, (await buyer.buy(oneOf(here.skuId))).tradeId);
    await waiting.buy(oneOf(here.skuId));
    await payTrade(mall, (await elsewhere.buy(oneOf(there.skuId))).tradeId);
    const id = await makeCoupon(mall, { inCentre: false, shopId: SHOP, total: 2 });
    const give = (mobiles: string[]) => own.send<GivenCoupons>('POST', `/coupon/${id}/give`, { mobiles });
    const nobody = need(await give(['19900000000']));
    expect(nobody).toEqual({ given: 0, unknown: null, closing: [] });
    for (const { mobile } of [waiting, elsewhere, stranger]) expect(need(await give([mobile]))).toEqual(nobody);
    const all = [buyer, waiting, elsewhere, stranger].map(({ mobile }) => mobile);
    expect(need(await give([...all, '19900000000']))).toEqual({ given: 1, unknown: null, closing: [] });
    const rows = await mall.db.select().from(coupon).where(eq(coupon.templateId, id));
    expect(rows.map(({ accountId }) => accountId)).toEqual([buyer.accountId]);
    const told = await mall.db.select().from(message).where(eq(message.event, 'couponGiven'));
    const who = told.map(({ accountId }) => accountId);
    expect(who).toContain(buyer.accountId);
    for (const { accountId } of [waiting, elsewhere, stranger]) expect(who).not.toContain(accountId);
  });
});

describe('codes in bulk', () => {
  it('are made, counted, given out as a file and each good once', async () => {
    const admin = await at(null, 'admin');
    const id = await makeCoupon(mall, { inCentre: false, total: 5_000 });
    expect((await admin.get(`/coupon/${id}/codes/file`)).envelope.success).toBe(false);
    const made = need(await admin.send<CodeCounts>('POST', `/coupon/${id}/codes`, { count: 1_200 }));
    expect(made).toEqual({ codes: 1_200, used: 0 });
    const { name, text } = need(await admin.get<SheetFile>(`/coupon/${id}/codes/file`));
    expect(name).toMatch(/^coupon-codes-\d+-.*\.csv$/);
    const codes = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0] ?? '');
    expect(new Set(codes).size).toBe(1_200);
    const buyer = await makeBuyer(mall);
    need(
      await mall.call<OwnCoupon>('POST', '/api/promo/p/coupons/redeem', {
        token: buyer.token,
        body: { code: codes[0] },
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    expect(need(await admin.get<CodeCounts>(`/coupon/${id}/codes`))).toEqual({ codes: 1_200, used: 1 });
    need(await admin.send('POST', `/coupon/${id}/codes`, { count: 5_000 }));
  });
});
