import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { DeskStore, DeskStores, PaperBytes } from '#contract/store/schema.ts';
import { shopDocument } from '#contract/store/shop.schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { change, operator } from '#mall/operator/operator.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { storeApplication } from '#mall/store/store.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { foundBy, pageOf } from '../../helpers/mall/product.ts';
import { makeApplicant, makeReviewer, STORES } from '../../helpers/mall/store.ts';
import { onPostgres } from '../../helpers/mall/waits.ts';
import { addOperator } from '../../helpers/people/add.ts';

let mall: TestMall;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;
beforeAll(async () => {
  mall = await openTestMall();
  reviewer = await makeReviewer(mall);
  await watch(mall);
});
afterAll(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  await mall.close();
});

async function sent() {
  const shopper = await makeApplicant(mall);
  const data = await shopper.filled();
  need(await shopper.submit(data));
  const [row] = await mall.db.select().from(storeApplication).where(eq(storeApplication.accountId, shopper.accountId));
  if (!row) throw new Error('nothing was sent');
  const view = async () => need(await reviewer.get<DeskStore>(`/${row.id}`));
  return { shopper, data, id: row.id, version: row.version, view };
}

describe('the queue', () => {
  it('shows what waits, longest first, and never a draft', async () => {
    const [one, two] = [await sent(), await sent()];
    const draft = await makeApplicant(mall);
    await draft.save(await draft.filled());
    const page = need(await reviewer.get<DeskStores>('?status=20'));
    const ids = page.items.map(({ id }) => id);
    expect(ids.indexOf(one.id)).toBeLessThan(ids.indexOf(two.id));
    expect(page.counts[20]).toBe(page.total);
    const found = need(await reviewer.get<DeskStores>(`?search=${encodeURIComponent(two.data.name)}`));
    expect(found.items).toMatchObject([{ id: two.id, name: two.data.name, rounds: 1, status: 20, shopId: null }]);
    expect(need(await reviewer.get<DeskStores>('?search=%25')).items).toEqual([]);
    const [hidden] = await mall.db
      .select()
      .from(storeApplication)
      .where(eq(storeApplication.accountId, draft.accountId));
    expect((await reviewer.get(`/${hidden?.id}`)).status).toBe(404);
    expect((await reviewer.get('/999999')).status).toBe(404);
  });

  it('is for administrators alone', async () => {
    for (const role of ['shop', 'editor', 'service'] as const) {
      const { token } = await makeOperator(mall, role === 'shop' ? 1 : null, role);
      expect((await mall.call('GET', STORES, { token })).status).toBe(403);
    }
  });

  it('shows papers of the application alone, and who looked', async () => {
    const [one, two] = [await sent(), await sent()];
    const { data } = need(await reviewer.get<PaperBytes>(`/${one.id}/papers/${one.data.licence}`));
    expect(Buffer.from(data, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect((await reviewer.get(`/${one.id}/papers/${two.data.licence}`)).status).toBe(404);
    expect((await reviewer.get(`/999999/papers/${two.data.licence}`)).status).toBe(404);
    const looks = await mall.db.select().from(change).where(eq(change.kind, 'store-paper'));
    expect(looks).toMatchObject([{ ref: String(one.id), action: 'look', operatorId: reviewer.operatorId }]);
  });
});

describe('an application that is withdrawn', () => {
  it('is a draft again that the mall does not see, its name is free, and it can be sent once more', async () => {
    const { shopper, data, id, version } = await sent();
    const draft = need(await shopper.withdraw());
    expect(draft).toMatchObject({ status: STORE_STATUS.DRAFT, data });
    expect((await shopper.withdraw()).envelope.code).toBe('A00001');
    expect((await reviewer.get(`/${id}`)).status).toBe(404);
    expect((await reviewer.get(`/${id}/papers/${data.licence}`)).status).toBe(404);
    const found = need(await reviewer.get<DeskStores>(`?search=${encodeURIComponent(data.name)}`));
    expect([found.items, found.counts[10]]).toEqual([[], undefined]);
    expect((await reviewer.move(id, 'pass', { version })).envelope.code).toBe('A00001');
    const [written] = await mall.db.select().from(change).where(eq(change.action, 'withdraw'));
    expect(written).toMatchObject({ kind: 'store', ref: String(id), operatorId: null, before: { status: 20 } });
    const other = await makeApplicant(mall);
    need(await other.submit(await other.filled({ name: data.name })));
    need(await other.withdraw());
    need(await shopper.submit({ ...data, text: '只卖自家茶园当年采的绿茶，现采现炒。' }));
    const again = need(await reviewer.get<DeskStore>(`/${id}`));
    expect(again).toMatchObject({ status: 20, rounds: 2 });
    need(await reviewer.move(id, 'pass', { version: again.version }));
    expect((await shopper.withdraw()).envelope.code).toBe('A00001');
    expect((await shopper.application()).status).toBe(STORE_STATUS.OPEN);
  });

  it('needs one that waits', async () => {
    const shopper = await makeApplicant(mall);
    expect((await shopper.withdraw()).envelope.code).toBe('A00001');
    await shopper.save(await shopper.filled());
    expect((await shopper.withdraw()).envelope.code).toBe('A00001');
  });
});

onPostgres('an application that is withdrawn while it is passed', () => {
  it('is open with a shop, or a draft without one, however they meet', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { shopper, id, version } = await sent();
      const pass = () => reviewer.move(id, 'pass', { version });
      const started =
        turn % 2
          ? { withdrawn: shopper.withdraw(), passed: pass() }
          : { passed: pass(), withdrawn: shopper.withdraw() };
      const [withdrawn, passed] = await Promise.all([started.withdrawn, started.passed]);
      expect([withdrawn, passed].map(({ envelope }) => envelope.code).toSorted()).toEqual(['00000', 'A00001']);
      const { status, account } = await shopper.application();
      const opened = await mall.db
        .select()
        .from(shop)
        .where(eq(shop.code, `store-${shopper.accountId}`));
      const [reached, shops] = passed.envelope.success ? [STORE_STATUS.OPEN, 1] : [STORE_STATUS.DRAFT, 0];
      expect([status, account === null, opened.length]).toEqual([reached, shops === 0, shops]);
    }
  });
});

describe('an answer', () => {
  it('refuses by field, tells the applicant, and lets them send it again', async () => {
    const { shopper, data, id, version } = await sent();
    need(await reviewer.move(id, 'refuse', { version, reasons: { licence: '营业执照看不清' } }));
    expect(await shopper.application()).toMatchObject({
      status: STORE_STATUS.NOT_PASSED,
      reasons: { licence: '营业执照看不清' },
      decidedAt: mall.now.now.toISOString(),
    });
    const [told] = (await messagesOf(mall, shopper)).items;
    expect(told).toMatchObject({ kind: 'system', link: '/user-center/uc-shopaccount' });
    expect(told?.text).toContain('营业执照看不清');
    const again = need(await shopper.submit({ ...data, licence: await shopper.sendPaper('licence') }));
    expect(again).toMatchObject({ status: STORE_STATUS.UNDER_REVIEW, reasons: {} });
    expect((await reviewer.move(id, 'pass', { version })).envelope.code).toBe('A00001');
  });

  it('opens a shop with an account, which its shopper is told of', async () => {
    const { shopper, data, id, version, view } = await sent();
    need(await reviewer.move(id, 'pass', { version }));
    const { account, status } = await shopper.application();
    expect(status).toBe(STORE_STATUS.OPEN);
    expect(account).toMatchObject({ hasPassword: false, name: `shop${account?.shopId}` });
    const [row] = await mall.db
      .select()
      .from(shop)
      .where(eq(shop.id, account?.shopId ?? 0));
    expect(row).toMatchObject({ name: { zh: data.name }, city: { zh: '深圳市' }, status: 0, official: false });
    expect(shopDocument.safeParse(row).success).toBe(true);
    const [works] = await mall.db.select().from(operator).where(eq(operator.accountId, shopper.accountId));
    expect(works).toMatchObject({ role: 'shop', shopId: row?.id });
    expect((await messagesOf(mall, shopper)).items[0]?.text).toContain(account?.name);
    expect(await view()).toMatchObject({ account: account?.name, decidedBy: expect.any(String), status: 40 });
    expect((await shopper.submit(data)).envelope.code).toBe('A00001');
  });

  it('is one of two that come at once', async () => {
    const { id, version, shopper } = await sent();
    const answers = await Promise.all([
      reviewer.move(id, 'pass', { version }),
      reviewer.move(id, 'refuse', { version, reasons: { name: '不妥' } }),
      reviewer.move(id, 'pass', { version }),
    ]);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const { status, account, reasons } = await shopper.application();
    expect(status === STORE_STATUS.OPEN).toBe(account !== null);
    expect(status === STORE_STATUS.NOT_PASSED).toBe(reasons.name === '不妥');
  });

  it('gives another account name where the plain one is taken', async () => {
    const { id, version, shopper } = await sent();
    const [newest] = await mall.db.select({ id: shop.id }).from(shop).orderBy(shop.id).offset(0);
    expect(newest).toBeDefined();
    const last = Math.max(...(await mall.db.select({ id: shop.id }).from(shop)).map((one) => one.id));
    await addOperator(mall.db, mall.now.now, { role: 'editor', userName: `shop${last + 1}` });
    need(await reviewer.move(id, 'pass', { version }));
    expect((await shopper.application()).account?.name).toMatch(new RegExp(`^shop${last + 1}-\\d{3}$`));
  });

  it('does not open a shop of a name that another shop took meanwhile', async () => {
    const { id, version, data } = await sent();
    const [one] = await mall.db.select().from(shop).where(eq(shop.id, 2));
    if (!one) throw new Error('no shop');
    await mall.db
      .update(shop)
      .set({ name: { zh: data.name, en: '' } })
      .where(eq(shop.id, 2));
    expect((await reviewer.move(id, 'pass', { version })).envelope).toMatchObject({ code: 'A00001' });
    await mall.db.update(shop).set({ name: one.name }).where(eq(shop.id, 2));
  });

  it('is not there for what does not stand there', async () => {
    const { id, version } = await sent();
    expect((await reviewer.move(999_999, 'pass', { version: 1 })).status).toBe(404);
    for (const move of ['offline', 'back'])
      expect((await reviewer.move(id, move, { version, reason: '整改' })).envelope.code).toBe('A00001');
  });
});

describe('a store that is taken offline', () => {
  it('takes its goods along, lets open orders go on, and comes back', async () => {
    const { id, version, shopper, view } = await sent();
    need(await reviewer.move(id, 'pass', { version }));
    const { account } = await shopper.application();
    const shopId = account?.shopId ?? 0;
    const { productId, skuId, title } = await makeGoods(mall);
    await mall.db.update(product).set({ shopId }).where(eq(product.id, productId));
    await mall.db.transaction(async (tx) => {
      await reindexListing(tx, [productId]);
      await reindexSearch(tx, [productId]);
    });
    const buyer = await makeBuyer(mall);
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    expect(await pageOf(mall, productId)).toMatchObject({ id: productId });
    need(await reviewer.move(id, 'offline', { version: (await view()).version, reason: '资质到期' }));
    expect(await shopper.application()).toMatchObject({ status: STORE_STATUS.OFFLINE, offlineReason: '资质到期' });
    expect(await pageOf(mall, productId)).toBeUndefined();
    expect(await foundBy(mall, title.zh)).not.toContain(productId);
    const preview = await buyer.post('/order/preview', { source: oneOf(skuId), addressId: buyer.addressId });
    expect(preview.envelope.success && JSON.stringify(preview.envelope.data)).not.toContain('"ok":true');
    const keeper = await makeOperator(mall, shopId);
    need(await keeper.post(`${orderIds[0]}/accept`));
    expect(await statusOf(mall, orderIds[0] ?? '')).toBe(ORDER_STATUS.TO_SEND);
    need(await reviewer.move(id, 'back', { version: (await view()).version }));
    expect(await pageOf(mall, productId)).toMatchObject({ id: productId });
    expect(await foundBy(mall, title.zh)).toContain(productId);
    expect((await messagesOf(mall, shopper)).items).toHaveLength(3);
  });
});
