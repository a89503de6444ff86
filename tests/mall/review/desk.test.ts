import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeView } from '#contract/documents/schema.ts';
import type { OwnMessages } from '#contract/message/schema.ts';
import type { DeskReviews } from '#contract/review/desk.schema.ts';
import type { OwnReviews, ProductReviews } from '#contract/review/schema.ts';
import { brokenRules, makeGoods, makeOperator, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { lineOf, makeReviewer } from '../../helpers/mall/review.ts';
import { later } from '../../helpers/mall/time.ts';

type Operator = Awaited<ReturnType<typeof makeOperator>>;

let mall: TestMall;
let shop: Operator;
let admin: Operator;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, true);
  await watch(mall);
  shop = await makeOperator(mall, 1);
  admin = await makeOperator(mall, null, 'admin');
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

let goods: Awaited<ReturnType<typeof makeGoods>>;
let by: Awaited<ReturnType<typeof makeReviewer>>;
let id: number;
beforeEach(async () => {
  later(mall, 1_000);
  goods = await makeGoods(mall);
  by = await makeReviewer(mall, goods.skuId);
  need(await by.write({ lines: [lineOf(by.lineIds[0] ?? 0, { score: 2, text: '一般' })], anonymous: false }));
  id = (await shown()).items[0]?.id ?? 0;
});

const shown = async () => need(await mall.call<ProductReviews>('GET', `/api/pms/goods/${goods.productId}/reviews`, {}));
const list = (who: Operator, query = '') => mall.call<DeskReviews>('GET', `/api/desk/p/reviews${query}`, who);
const send = (who: Operator, action: string, body: object = {}) =>
  mall.call('POST', `/api/desk/p/review/${id}/${action}`, { token: who.token, body });
const messages = async () => need(await mall.call<OwnMessages>('GET', '/api/app/p/messages?kind=service', by)).items;

describe('a shop', () => {
  it('sees its reviews alone, by what is to be done and by words', async () => {
    const page = need(await list(shop));
    expect(page.mayHide).toBe(false);
    expect(page.items[0]).toMatchObject({ id, orderId: by.orderId, hidden: null, product: { title: goods.title.zh } });
    expect(need(await list(shop, '?state=bad')).items[0]?.id).toBe(id);
    const [bad] = need(await list(shop, '?state=bad')).items;
    const same = need(await list(shop, `?score=${bad?.score}`)).items;
    expect(same[0]?.id).toBe(id);
    expect(new Set(same.map(({ score }) => score))).toEqual(new Set([bad?.score]));
    expect((await list(shop, '?score=6')).envelope.code).toBe('A00002');
    expect(need(await list(shop, `?text=${encodeURIComponent(goods.title.en)}`)).items.map((row) => row.id)).toEqual([
      id,
    ]);
    expect(need(await list(shop, '?text=nothing-like-this')).total).toBe(0);
    const other = await makeOperator(mall, 2);
    expect(need(await list(other, `?text=${encodeURIComponent(goods.title.zh)}`)).total).toBe(0);
    expect((await send(other, 'answer', { text: '谢谢' })).status).toBe(404);
  });

  it('answers once, which everybody reads and who wrote it is told', async () => {
    expect(need(await list(shop, '?state=unanswered')).items.some((row) => row.id === id)).toBe(true);
    const sent = await Promise.all([send(shop, 'answer', { text: ' 抱歉 ' }), send(shop, 'answer', { text: '谢谢' })]);
    expect(sent.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(['抱歉', '谢谢']).toContain((await shown()).items[0]?.answer);
    expect((await messages())[0]).toMatchObject({ link: '/user-center/uc-comments?tab=written' });
    expect(need(await list(shop, '?state=unanswered')).items.some((row) => row.id === id)).toBe(false);
    expect((await send(shop, 'answer', { text: '' })).envelope.code).toBe('A00002');
  });

  it('hides nothing; service only looks', async () => {
    expect((await send(shop, 'hide', { reason: '不喜欢' })).status).toBe(403);
    const service = await makeOperator(mall, null, 'service');
    expect(need(await list(service)).items[0]?.id).toBe(id);
    expect((await send(service, 'hide', { reason: 'x' })).status).toBe(403);
  });
});

describe('the mall', () => {
  it('takes a review off its page with a reason, and puts it back', async () => {
    need(await send(admin, 'hide', { reason: '含有广告' }));
    expect(await shown()).toMatchObject({ total: 0, score: 0 });
    expect((await send(admin, 'hide', { reason: '含有广告' })).envelope.code).toBe('A00001');
    expect(need(await list(admin, '?state=hidden')).items[0]).toMatchObject({ id, hidden: '含有广告' });
    expect(need(await mall.call<OwnReviews>('GET', '/api/oms/p/reviews', by)).items[0]?.hidden).toBe('含有广告');
    expect((await messages())[0]?.text).toContain('含有广告');
    type Page = { items: { id: number; action: string }[] };
    const changes = need(await mall.call<Page>('GET', '/api/desk/p/changes?kind=review', admin)).items;
    const change = need(await mall.call<ChangeView>('GET', `/api/desk/p/changes/${changes[0]?.id}`, admin));
    expect(change).toMatchObject({ action: 'hide', after: { reason: '含有广告' } });
    need(await send(admin, 'show'));
    expect(await shown()).toMatchObject({ total: 1, score: 200 });
    expect((await send(admin, 'show')).envelope.code).toBe('A00001');
  });

  it('adding to a hidden review moves no figures', async () => {
    need(await send(admin, 'hide', { reason: '含有广告' }));
    const headers = { 'idempotency-key': 'a'.repeat(20) };
    need(await by.post(`/reviews/${id}/addition`, { text: '补充', pictures: [] }, headers));
    need(await send(admin, 'show'));
    expect((await shown()).counts).toMatchObject({ all: 1, added: 1 });
  });
});
