import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewForm, WriteReviews } from '#contract/review/schema.ts';
import { ownReviewsPath, readOwnReviews, writePath } from '#src/lib/browser/review/review-url.ts';
import { createAddition, createOwnReviews } from '#src/stores/inside/review.ts';
import { createReviewForm, lineKey } from '#src/stores/inside/review-form.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = {
  ...{ network: '网络', internal: '出错', reviewTooLong: 'long', reviewLink: 'link', empty: 'empty' },
  ...{ nothing: 'nothing', scoreFirst: 'score first', shopWhole: 'whole', wait: 'wait' },
};
const ORDER = '17';
const PATH = `/oms/p/reviews/orders/${ORDER}`;
const lineView = (id: number, state: ReviewForm['lines'][number]['state'] = 'open') => ({
  ...{ id, state, points: 10, productId: id, title: `goods ${id}`, spec: [], picture: 'a' },
});
const formOf = (more: Partial<ReviewForm> = {}): ReviewForm => ({
  ...{
    orderId: ORDER,
    shop: { id: 1, name: 'shop' },
    state: 'open',
    until: null,
    scored: false,
    points: 30,
    today: 50,
  },
  lines: [lineView(1), lineView(2), lineView(3, 'written')],
  ...more,
});

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(more: Partial<ReviewForm> = {}) {
  mall.answers[`GET ${PATH}`] = formOf(more);
  const store = createReviewForm(ORDER, words);
  store.restore();
  await store.reload();
  return store;
}
const sentBody = () => mall.last()?.body as WriteReviews;

describe('the reviews of an order', () => {
  it('says what is missing before anything is sent', async () => {
    const store = await open();
    await store.send();
    expect(store.$errors.get()).toEqual({ all: 'nothing' });
    store.setLine(1, { text: '好' });
    store.setLine(2, { score: 4, text: 'www.a.cn' });
    store.setShop('service', 3);
    expect(store.$errors.get()).toEqual({});
    await store.send();
    expect(store.$errors.get()).toEqual({ [lineKey(1)]: 'score first', [lineKey(2)]: 'link', shop: 'whole' });
    expect(mall.calls()).toEqual([`GET ${PATH}`]);
  });

  it('waits for pictures that are on their way', async () => {
    const store = await open();
    store.setLine(1, { score: 5 });
    store.setSending(1, true);
    await store.send();
    expect(store.$errors.get()).toEqual({ all: 'wait' });
    store.setSending(1, false);
    mall.answers[`POST ${PATH}`] = { points: 0, left: 1 };
    await store.send();
    expect(store.$written.get()).toEqual({ points: 0, left: 1 });
  });

  it('sends the lines that have stars, and all scores of the shop', async () => {
    const store = await open();
    store.setLine(2, { score: 5, text: '很好', pictures: ['/p'] });
    for (const name of ['description', 'service', 'delivery'] as const) store.setShop(name, 5);
    store.change({ anonymous: true });
    mall.answers[`POST ${PATH}`] = { points: 10, left: 1 };
    await Promise.all([store.send(), store.send()]);
    expect(sentBody()).toEqual({
      lines: [{ lineId: 2, score: 5, text: '很好', pictures: ['/p'] }],
      anonymous: true,
      shop: { description: 5, service: 5, delivery: 5 },
    });
    expect(mall.calls()).toHaveLength(2);
    await store.goOn();
    expect([store.$written.get(), store.lineOf(2).score]).toEqual([undefined, 0]);
  });

  it('scores no shop twice', async () => {
    const store = await open({ scored: true });
    store.setShop('service', 3);
    store.setLine(1, { score: 1 });
    mall.answers[`POST ${PATH}`] = { points: 0, left: 1 };
    await store.send();
    expect(sentBody()).toEqual({ lines: [{ lineId: 1, score: 1, text: '', pictures: [] }], anonymous: false });
  });

  it('tells a refusal where it belongs, and what was written outlives a reload', async () => {
    const store = await open();
    store.setLine(1, { score: 3, text: '好' });
    mall.answers[`POST ${PATH}`] = new Refusal('评价过了');
    await store.send();
    expect(store.$errors.get()).toEqual({ all: '评价过了' });
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, code: 'A00002', msg: '', data: [{ field: 'lines.0.text', msg: '网址' }] }),
    );
    await store.send();
    expect(store.$errors.get()).toEqual({ [lineKey(1)]: '网址' });
    mall = stubMall();
    const again = await open();
    expect(again.lineOf(1)).toEqual({ score: 3, text: '好', pictures: [] });
  });

  it('that never came is refused as nothing to review', async () => {
    const store = createReviewForm(ORDER, words);
    await store.send();
    expect(store.$errors.get()).toEqual({ all: 'nothing' });
  });
});

describe('an addition', () => {
  it('needs words or pictures, and is sent once', async () => {
    const addition = createAddition(9, words);
    expect([await addition.send(), addition.$error.get()]).toEqual([false, 'empty']);
    addition.$text.set('https://x');
    expect([await addition.send(), addition.$error.get()]).toEqual([false, 'link']);
    addition.$text.set('');
    addition.$pictures.set(['/p']);
    mall.answers['POST /oms/p/reviews/9/addition'] = null;
    expect(await Promise.all([addition.send(), addition.send()])).toEqual([true, false]);
    expect(mall.last()?.body).toEqual({ text: '', pictures: ['/p'] });
    mall.answers['POST /oms/p/reviews/9/addition'] = new Refusal('评价过了');
    expect([await addition.send(), addition.$error.get()]).toEqual([false, '评价过了']);
  });
});

describe('own reviews', () => {
  it('are what the address says', () => {
    expect(readOwnReviews('')).toEqual({ tab: 'toWrite', page: 1 });
    expect(readOwnReviews('?tab=written&page=2')).toEqual({ tab: 'written', page: 2 });
    expect(readOwnReviews('?tab=x&page=-1')).toEqual({ tab: 'toWrite', page: 1 });
    expect(ownReviewsPath({ tab: 'toWrite', page: 1 })).toBe('/user-center/uc-comments');
    expect(ownReviewsPath({ tab: 'written', page: 2 })).toBe('/user-center/uc-comments?tab=written&page=2');
    expect(writePath('1/2')).toBe('/write-comments?orderId=1%2F2');
  });

  it('come by the call of their tab', async () => {
    const page = { items: [], page: 1, pages: 1, total: 0, counts: { toWrite: 0, written: 0 } };
    mall.answers['GET /oms/p/reviews/orders'] = { ...page, today: 10 };
    mall.answers['GET /oms/p/reviews'] = page;
    mall.answers['GET /oms/p/reviews?page=3'] = page;
    const list = createOwnReviews({ tab: 'toWrite', page: 1 }, words);
    await list.reload();
    expect(list.value()?.tab).toBe('toWrite');
    await list.show({ tab: 'written', page: 1 });
    expect(list.value()?.tab).toBe('written');
    await list.show({ tab: 'written', page: 3 });
    expect(mall.last()?.call).toBe('GET /oms/p/reviews?page=3');
  });
});
