import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_BODY_BYTES } from '#contract/limits.ts';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import type { BulkAct } from '#contract/product/bulk.schema.ts';
import { ZIP } from '#src/lib/browser/desk/zip.ts';
import { ALL_GOODS } from '#src/lib/shared/desk/product-url.ts';
import { createNewGoods } from '#src/stores/desk/new-product.ts';
import { createProduct, errorsByField } from '#src/stores/desk/product.ts';
import { countOf, createGoodsBulk } from '#src/stores/desk/product-bulk.ts';
import { createGoodsFile } from '#src/stores/desk/product-file.ts';
import { createDeskGoods } from '#src/stores/desk/product-list.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
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

  it('chooses what matches, and forgets it only when something else is asked for', async () => {
    const goods = createDeskGoods({ ...ALL_GOODS, status: '10' }, words);
    mall.answers[LIST] = page;
    mall.answers['GET /desk/p/products/ids?status=10'] = { ids: [7, 8], more: true };
    await goods.chooseAll();
    expect([[...goods.$chosen.get()], goods.$more.get()]).toEqual([['7', '8'], true]);
    mall.answers['GET /desk/p/products?status=10&page=2'] = page;
    await goods.show({ ...ALL_GOODS, status: '10', page: 2 });
    expect(goods.$chosen.get().size).toBe(2);
    goods.choose(new Set(['7']));
    expect(goods.$more.get()).toBe(false);
    mall.answers['GET /desk/p/products/ids?status=10'] = new Refusal('not now');
    await goods.chooseAll();
    expect([goods.$chosen.get().size, $toasts.get().map(({ text }) => text)]).toEqual([1, ['not now']]);
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

describe('one act on many products', () => {
  const act: BulkAct = { kind: 'move', move: 'approve' };
  const ids = Array.from({ length: 120 }, (_, at) => at + 1);
  type Sent = { run: string; apply: boolean; products: { id: number; version?: number }[] };
  const sent = () => mall.sent.map(({ body }) => body as Sent);
  const answer = (outcomeOf: (id: number, apply: boolean) => string) => (body: Sent) => ({
    rows: body.products.map(({ id }) => ({ id, version: 3, outcome: outcomeOf(id, body.apply), msg: '' })),
  });
  const plain = answer((id, apply) => (apply ? 'done' : id === 1 ? 'bad' : id === 2 ? 'already' : 'ready'));
  const made = () => {
    const bulk = createGoodsBulk(ids, words);
    const counts = () =>
      (['ready', 'done', 'already', 'bad'] as const).map((one) => countOf(bulk.$state.get().rows, one));
    return { bulk, counts };
  };

  it('is previewed, then done in parts to those that it can be done to', async () => {
    const { bulk, counts } = made();
    await bulk.apply();
    expect(mall.sent).toEqual([]);
    mall.answers[BULK] = plain;
    await bulk.preview(act);
    expect([bulk.$state.get().step, counts()]).toEqual(['previewed', [118, 0, 1, 1]]);
    await bulk.apply();
    expect([bulk.$state.get().step, counts()]).toEqual(['ended', [0, 118, 1, 1]]);
    const [first, ...others] = sent();
    expect(first).toMatchObject({ apply: false, act });
    expect(others.map(({ apply, products }) => [apply, products.length])).toEqual([
      [true, 50],
      [true, 50],
      [true, 18],
    ]);
    expect(others[0]?.products[0]).toEqual({ id: 3, version: 3 });
    expect(new Set(sent().map(({ run }) => run)).size).toBe(1);
    bulk.back();
    expect(bulk.$state.get()).toMatchObject({ step: 'fill', rows: [] });
  });

  it('goes on where it was stopped, or where the connection broke, under the same run', async () => {
    const { bulk, counts } = made();
    mall.answers[BULK] = plain;
    await bulk.preview(act);
    mall.answers[BULK] = (body: Sent) => {
      bulk.stop();
      return plain(body);
    };
    await bulk.apply();
    expect([bulk.$state.get().step, counts()]).toEqual(['ended', [68, 50, 1, 1]]);
    mall.answers[BULK] = new Refusal('not now');
    await bulk.apply();
    expect([bulk.$state.get().failure, counts()]).toEqual(['not now', [68, 50, 1, 1]]);
    mall.answers[BULK] = plain;
    await bulk.apply();
    expect([bulk.$state.get().failure, counts()]).toEqual([undefined, [0, 118, 1, 1]]);
    expect(new Set(sent().map(({ run }) => run)).size).toBe(1);
  });

  it('is chosen again when its preview is stopped or fails', async () => {
    const many = createGoodsBulk(
      Array.from({ length: 201 }, (_, at) => at + 1),
      words,
    );
    mall.answers[BULK] = (body: Sent) => {
      many.stop();
      return plain(body);
    };
    await many.preview(act);
    expect([many.$state.get().step, mall.sent.length]).toEqual(['fill', 1]);
    mall.answers[BULK] = new Refusal('not now');
    await many.preview(act);
    expect(many.$state.get()).toMatchObject({ step: 'fill', failure: 'not now' });
  });
});

describe('a file of products', () => {
  const IMPORT = 'POST /desk/p/products/import';
  const PICTURE = `${IMPORT}/picture`;
  const file = new Blob(['x']);
  const errors = { tooLarge: 'too large', zipLarge: 'zip large', zipBroken: 'zip broken', zipNone: 'no pictures' };
  const make = () => createGoodsFile({ ...words, ...errors });
  const stock = (rows: number, pieces: number, before: number) => ({ rows, pieces, before });
  const report = (more: object = {}) => ({
    ...{ applied: false, msg: '', rows: [], total: 2, next: null, stock: stock(1, 5, 2), moves: 1 },
    ...more,
  });
  const rowAt = (line: number) => ({ line, code: `c${line}`, spec: '', action: 'new', column: '', msg: '' });

  it('is looked at, then written part by part', async () => {
    const sheet = make();
    mall.answers[IMPORT] = report();
    expect(await sheet.look(file, '')).toBe(true);
    expect(sheet.$report.get()).toEqual(report());
    const parts = [report({ applied: true, rows: [rowAt(2)], next: 1 }), report({ applied: true, rows: [rowAt(3)] })];
    mall.answers[IMPORT] = () => parts.shift();
    const progress: unknown[] = [];
    sheet.$progress.listen((now) => void progress.push(now?.done));
    expect(await sheet.write(file, '3')).toBe(true);
    const form = mall.last()?.body as FormData;
    expect([form.get('shop'), form.get('apply'), form.get('from'), form.get('pictures')]).toEqual([
      '3',
      '1',
      '1',
      null,
    ]);
    expect(sheet.$report.get()?.rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(progress).toEqual([1, 2, undefined]);
    expect(sheet.$report.get()).toMatchObject({ stock: stock(2, 10, 4), moves: 2 });
    sheet.forget();
    expect(sheet.$report.get()).toBeUndefined();
  });

  it('is written once more where that is asked for, under one name', async () => {
    const sheet = make();
    mall.answers[IMPORT] = report();
    const sentAs = () => (mall.last()?.body as FormData | undefined)?.get('again');
    sheet.repeatStock(true);
    await sheet.look(file, '');
    const name = sentAs();
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    mall.answers[IMPORT] = report({ applied: true, rows: [rowAt(2)] });
    await sheet.write(file, '');
    expect(sentAs()).toBe(name);
    sheet.repeatStock(false);
    await sheet.look(file, '');
    expect(sentAs()).toBeNull();
  });

  it('that is stopped ends after the part that was sent', async () => {
    const sheet = make();
    mall.answers[IMPORT] = () => {
      sheet.stop();
      return report({ applied: true, rows: [rowAt(2)], next: 1 });
    };
    expect(await sheet.write(file, '')).toBe(true);
    expect([sheet.$report.get()?.next, mall.sent.length]).toEqual([1, 1]);
  });

  it('that is none, too large or not sent says so, and none is sent twice at once', async () => {
    const sheet = make();
    mall.answers[IMPORT] = report({ msg: 'no table' });
    await sheet.look(file, '');
    expect([sheet.$failure.get(), sheet.$report.get()]).toEqual(['no table', undefined]);
    expect(await sheet.write(file, '')).toBe(false);
    const large = { size: UPLOAD_BODY_BYTES + 1 } as Blob;
    await sheet.look(large, '');
    expect(sheet.$failure.get()).toBe('too large');
    expect(await sheet.write(large, '')).toBe(false);
    mall.answers[IMPORT] = new Refusal('broken');
    expect(await Promise.all([sheet.look(file, ''), sheet.write(file, '')])).toEqual([false, false]);
    expect(sheet.$failure.get()).toBe('broken');
    expect(mall.sent).toHaveLength(3);
  });

  it('names pictures of a ZIP file, which are sent before it is looked at', async () => {
    const sheet = make();
    const gbk = '\u00d5\u00fd.jpg';
    const zip = zipSync({
      'shop/a.png': strToU8('a'),
      [gbk]: strToU8('b'),
      'readme.txt': strToU8('no'),
      '__MACOSX/a.png': strToU8('no'),
      'large.jpg': new Uint8Array(PICTURE_BYTES.sent + 1),
    });
    mall.answers[PICTURE] = { path: 'desk/import/x.webp', url: '' };
    expect(await sheet.addPictures(new Blob([new Uint8Array(zip)]), '3')).toBe(true);
    expect(Object.keys(sheet.$pictures.get()).toSorted()).toEqual(['a.png', '正.jpg']);
    mall.answers[IMPORT] = report();
    await sheet.look(file, '3');
    const form = mall.last()?.body as FormData;
    expect(JSON.parse(String(form.get('pictures')))).toMatchObject({ 'a.png': 'desk/import/x.webp' });
  });

  it.each([
    ['no zip', new Blob(['x']), 'zip broken'],
    ['too large', { size: ZIP.bytes + 1 } as Blob, 'zip large'],
    ['without pictures', new Blob([new Uint8Array(zipSync({ 'a.txt': strToU8('a') }))]), 'no pictures'],
    [
      'with a large picture alone',
      new Blob([new Uint8Array(zipSync({ 'a.jpg': new Uint8Array(PICTURE_BYTES.sent + 1) }))]),
      'zip large',
    ],
    [
      'of too many',
      new Blob([
        new Uint8Array(
          zipSync(Object.fromEntries(Array.from({ length: ZIP.entries + 1 }, (_, n) => [`${n}.jpg`, strToU8('a')]))),
        ),
      ]),
      'zip large',
    ],
  ])('says what is wrong with a ZIP file: %s', async (_, zip, text) => {
    const sheet = make();
    expect(await sheet.addPictures(zip, '')).toBe(false);
    expect([sheet.$failure.get(), mall.sent.length]).toEqual([text, 0]);
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
    expect(errorsByField(value as never)).toEqual(
      new Map([
        ['title.zh', 'goodsTitle'],
        ['pictures', 'goodsPicture'],
        ['skus', 'goodsSku'],
      ]),
    );
  });
});

describe('a new product', () => {
  const ADD = 'POST /desk/p/products';

  it('is sent with a choice of each, and says by name what is missing', async () => {
    const form = createNewGoods(true, words, (field) => `${field}?`);
    const missing = async () => {
      expect(await form.send()).toBeUndefined();
      return form.$failure.get();
    };
    expect(await missing()).toEqual({ field: 'title', text: 'title?' });
    form.set({ code: ' tea ', title: { zh: '茶', en: '' } });
    for (const field of ['categoryId', 'brandId', 'shopId'] as const) {
      expect(await missing()).toEqual({ field, text: `${field}?` });
      form.set({ [field]: '3' });
    }
    expect(mall.calls()).toEqual([]);
    mall.answers[ADD] = { id: 12 };
    expect(await form.send()).toBe(12);
    expect(mall.last()?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
    expect(mall.last()?.body).toEqual({
      code: 'tea',
      title: { zh: '茶', en: '' },
      categoryId: 3,
      brandId: 3,
      shopId: 3,
    });
  });

  it('of a shop’s operator is of that shop', async () => {
    const form = createNewGoods(false, words, (field) => field);
    form.set({ code: 'tea', title: { zh: '茶', en: '' }, categoryId: '3', brandId: '3' });
    mall.answers[ADD] = new Refusal('taken');
    expect(await form.send()).toBeUndefined();
    expect(mall.last()?.body).not.toHaveProperty('shopId');
    expect(form.$failure.get()).toEqual({ text: 'taken' });
  });
});
