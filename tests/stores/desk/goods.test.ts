import { beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_BODY_BYTES } from '../../../contract/limits.ts';
import { ALL_GOODS } from '../../../src/lib/shared/desk/goods-url.ts';
import { createDeskGoods } from '../../../src/stores/desk/goods.ts';
import { createGoodsFile } from '../../../src/stores/desk/goods-file.ts';
import { createProduct, faultsByField } from '../../../src/stores/desk/product.ts';
import { $toasts } from '../../../src/stores/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', slip: 'slipped' };
const LIST = 'GET /desk/p/products?';
const BULK = 'POST /desk/p/products/bulk';

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  sessionStorage.clear();
  $toasts.set([]);
  mall = stubMall();
});

describe('the list of products', () => {
  const page = { items: [], total: 0, page: 1, pages: 1, counts: {} };

  it('shows what is asked for, and forgets what was chosen before', async () => {
    const goods = createDeskGoods(ALL_GOODS, words);
    goods.choose(new Set(['1']));
    mall.answers['GET /desk/p/products?text=cup&page=2'] = page;
    await goods.show({ ...ALL_GOODS, text: 'cup', page: 2 });
    expect(goods.$state.get()).toEqual({ state: 'loaded', value: page });
    expect([goods.$moving.get(), goods.$chosen.get().size]).toEqual([false, 0]);
    mall.answers['GET /desk/p/products/choices'] = { shops: [] };
    await goods.loadChoices();
    expect(goods.$choices.get()).toMatchObject({ state: 'loaded' });
  });

  it('does one thing with many, and keeps the report', async () => {
    const goods = createDeskGoods(ALL_GOODS, words);
    mall.answers[LIST] = page;
    const report = { rows: [{ id: 7, done: true, msg: '' }] };
    mall.answers[BULK] = report;
    goods.choose(new Set(['7']));
    expect(await goods.many({ kind: 'price', points: -500 })).toBe(true);
    expect(mall.sent[0]?.body).toEqual({ ids: [7], act: { kind: 'price', points: -500 } });
    expect(goods.$report.get()).toEqual(report);
    goods.forgetReport();
    expect(goods.$report.get()).toBeUndefined();
    mall.answers[BULK] = new Refusal('not now');
    goods.choose(new Set(['7']));
    expect(await goods.many({ kind: 'move', move: 'putOff' })).toBe(false);
    expect(goods.$chosen.get().size).toBe(1);
    expect($toasts.get().map(({ text }) => text)).toEqual(['not now']);
  });

  it('gives a file of what is looked at, on whatever page', async () => {
    const goods = createDeskGoods({ ...ALL_GOODS, status: '40', page: 3 }, words);
    const sheet = { name: 'a.csv', text: 'x', more: false };
    mall.answers['GET /desk/p/products/export?status=40'] = sheet;
    expect(await goods.sheet.file()).toEqual(sheet);
    mall.answers['GET /desk/p/products/export?status=40'] = new Refusal('no');
    expect(await goods.sheet.file()).toBeUndefined();
  });
});

describe('a file of products', () => {
  const IMPORT = 'POST /desk/p/products/import';
  const file = new Blob(['x']);
  const make = () => createGoodsFile({ ...words, tooLarge: 'too large' });

  it('is looked at, then written', async () => {
    const sheet = make();
    const report = { applied: false, msg: '', rows: [] };
    mall.answers[IMPORT] = report;
    expect(await sheet.send(file, '', false)).toBe(false);
    expect(sheet.$report.get()).toEqual(report);
    mall.answers[IMPORT] = { ...report, applied: true };
    expect(await sheet.send(file, '3', true)).toBe(true);
    const form = mall.last()?.body as FormData;
    expect([form.get('shop'), form.get('apply')]).toEqual(['3', '1']);
    sheet.forget();
    expect(sheet.$report.get()).toBeUndefined();
  });

  it('that is none, too large or not sent says so, and none is sent twice at once', async () => {
    const sheet = make();
    mall.answers[IMPORT] = { applied: false, msg: 'no table', rows: [] };
    await sheet.send(file, '', false);
    expect([sheet.$failure.get(), sheet.$report.get()]).toEqual(['no table', undefined]);
    const large = { size: UPLOAD_BODY_BYTES + 1 } as Blob;
    await sheet.send(large, '', false);
    expect(sheet.$failure.get()).toBe('too large');
    mall.answers[IMPORT] = new Refusal('broken');
    expect(await Promise.all([sheet.send(file, '', false), sheet.send(file, '', true)])).toEqual([false, false]);
    expect(sheet.$failure.get()).toBe('broken');
    expect(mall.sent).toHaveLength(2);
  });
});

describe('one product', () => {
  const value = { title: { zh: '', en: '' }, pictures: [], axes: [], custom: null, skus: [] };
  const STATE = 'GET /desk/p/product/7/state';
  const opened = async () => {
    mall.answers['GET /desk/p/product/7'] = { value, version: 4 };
    mall.answers[STATE] = { status: 10, skus: [] };
    const product = createProduct(7, words);
    await product.document.load();
    return product;
  };

  it('is moved as it was looked at, and its state is read again', async () => {
    const product = await opened();
    mall.answers['POST /desk/p/product/7/move'] = null;
    expect(await product.move('approve')).toBe(true);
    expect(await product.move('refuse', 'why')).toBe(true);
    const sent = mall.sent.filter(({ call }) => call.endsWith('/move')).map(({ body }) => body);
    expect(sent).toEqual([
      { move: 'approve', version: 4 },
      { move: 'refuse', reason: 'why', version: 4 },
    ]);
    expect(product.$state.get()).toMatchObject({ state: 'loaded' });
  });

  it('before it is read is moved without naming a version', async () => {
    const product = createProduct(7, words);
    mall.answers['POST /desk/p/product/7/move'] = new Refusal('moved on');
    expect(await product.move('submit')).toBe(false);
    expect(mall.sent[0]?.body).toEqual({ move: 'submit' });
    await product.reload();
    expect(product.$state.get()).toMatchObject({ state: 'failed' });
  });

  it('has its stock adjusted under one key until there is a response', async () => {
    const product = await opened();
    const STOCK = 'POST /desk/p/product/7/stock';
    const adjust = product.adjusting();
    const input = { reason: 'r', changes: [{ skuId: 1, change: 2 }] };
    expect(await adjust(input)).toBe(false);
    mall.answers[STOCK] = [];
    expect(await adjust(input)).toBe(true);
    expect(await adjust({ ...input, reason: 'other' })).toBe(true);
    const keys = mall.sent.filter(({ call }) => call === STOCK).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is previewed as the editor has it: with a draft while it is not saved, without one when it is', async () => {
    const product = await opened();
    const DRAFT = '/desk/p/product/7/draft';
    mall.answers[`GET ${DRAFT}`] = { version: 3 };
    mall.answers[`DELETE ${DRAFT}?version=3`] = null;
    mall.answers[`PUT ${DRAFT}`] = { version: 4 };
    mall.answers[`POST ${DRAFT}/key`] = { key: 'a b' };
    expect(await product.preview()).toBe('/goods-preview?prodId=7&key=a%20b');
    expect(mall.calls()).toContain(`DELETE ${DRAFT}?version=3`);
    product.document.set('pictures', ['p.png']);
    await product.preview();
    const kept = mall.sent.find(({ call }) => call === `PUT ${DRAFT}`)?.body;
    expect(kept).toEqual({ value: { ...value, pictures: ['p.png'] }, version: 3, base: 4 });
    mall.answers[`GET ${DRAFT}`] = new Refusal('no');
    expect(await product.preview()).toBeUndefined();
  });

  it('says what is missing, by field', () => {
    expect(faultsByField(value as never)).toEqual(
      new Map([
        ['title.zh', 'goodsTitle'],
        ['pictures', 'goodsPicture'],
        ['skus', 'goodsSku'],
      ]),
    );
  });
});
