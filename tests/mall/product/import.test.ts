import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, count, eq, like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import type { GoodsChoices, ImportReport } from '#contract/product/schema.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { createWebPictures, isWebAddress } from '#mall/ports/web-pictures.ts';
import { product } from '#mall/product/product.tables.ts';
import { need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';

const SHOP = 4;
const HEAD = '商品编码,标题（中文）,类目编码,品牌编码,价格（元）,图片';

let mall: TestMall;
let keeper: Keeper;
let brand: string;
let web: Server;
let base: string;
/** Paths that were asked for. */
const asked: string[] = [];
const big = Buffer.alloc(PICTURE_BYTES.sent + 1, 1);

beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  brand = need(await keeper.call<GoodsChoices>('GET', '/products/choices')).brands[0]?.code ?? '';
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  web = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const to = new URL(url, 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else if (url.startsWith('/loop')) response.writeHead(302, { location: url }).end();
    else if (url.startsWith('/big')) response.end(big);
    else if (url.startsWith('/text')) response.end('not a picture');
    else if (url.startsWith('/gone')) response.writeHead(404).end();
    else if (url.startsWith('/slow')) response.writeHead(200).flushHeaders();
    else response.end(png);
  });
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await mall.close();
});

const row = (code: string, pictures = '', price = '5') =>
  `${code},商品${code},digital-phone,${brand},${price},${pictures}`;
const file = (...rows: string[]) => new Blob([[HEAD, ...rows].join('\n')]);
async function send(sheet: Blob, more: Record<string, string> = {}): Promise<ImportReport> {
  const { envelope } = await keeper.send(sheet, more);
  if (!envelope.success) throw new Error(envelope.msg);
  return envelope.data;
}
/** Writes a file part by part, as the desk does. @param stop after so many parts */
async function write(sheet: Blob, stop = Number.POSITIVE_INFINITY, more: Record<string, string> = {}) {
  const rows: ImportReport['rows'] = [];
  let next: number | null = 0;
  for (let part = 0; next !== null && part < stop; part += 1) {
    const report: ImportReport = await send(sheet, { ...more, apply: '1', from: String(next) });
    rows.push(...report.rows);
    next = report.next;
  }
  return { rows, next };
}
const counts = (rows: ImportReport['rows']) =>
  Object.fromEntries([...Map.groupBy(rows, ({ action }) => action)].map(([action, all]) => [action, all.length]));
const found = async (code: string) =>
  (
    await mall.db
      .select()
      .from(product)
      .where(and(eq(product.shopId, SHOP), eq(product.code, code)))
  )[0];

describe('pictures by address', () => {
  it('are fetched once, drawn anew, and belong to the product', async () => {
    const sheet = file(row('web-1', `${base}/a.png|${base}/b.png`), row('web-2', `${base}/?to=/c.png`));
    const look = await send(sheet);
    expect([counts(look.rows), look.applied, asked]).toEqual([{ new: 2 }, false, []]);
    expect(counts((await write(sheet)).rows)).toEqual({ new: 2 });
    expect(asked.toSorted()).toEqual(['/?to=/c.png', '/a.png', '/b.png', '/c.png']);
    const [first = '', second] = (await found('web-1'))?.pictures ?? [];
    expect([first, second]).toEqual([expect.stringMatching(/^desk\/import\/[0-9a-f]{40}\.webp$/), expect.any(String)]);
    const stored = await mall.files.read(first);
    expect((await sharp(stored).metadata()).format).toBe('webp');
    expect(counts((await write(sheet)).rows)).toEqual({ same: 2 });
    expect(asked).toHaveLength(4);
    const turned = file(row('web-1', `${base}/b.png|${base}/a.png`));
    expect(counts((await write(turned)).rows)).toEqual({ change: 1 });
    expect((await found('web-1'))?.pictures).toEqual([second, first]);
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['/gone', '图片地址无法访问'],
    ['/loop', '图片地址无法访问'],
    ['/text', '格式'],
    ['/big', '2MB'],
    ['/?to=ftp://example.com/a.png', 'http'],
  ])('a row whose picture fails is not written: %s', async (path, msg) => {
    const code = `bad-${path.length}`;
    const { rows } = await write(file(row(code, `${base}/a.png|${base}${path}`)));
    expect(rows).toMatchObject([{ action: 'bad', msg: expect.stringContaining(msg) }]);
    expect(await found(code)).toBeUndefined();
  });

  it('are refused where they are no web addresses, before anything is asked', async () => {
    asked.length = 0;
    const addresses = ['file:///etc/passwd', 'ftp://a/b.png', 'http://user:pass@a/b.png', 'javascript:1', 'gopher://a'];
    const rows = addresses.map((address, n) => row(`no-${n}`, address));
    const { rows: report } = await send(file(...rows, row('no-x', Array(21).fill(`${base}/a.png`).join('|'))));
    expect(report.map(({ action, column }) => [action, column])).toEqual(Array(6).fill(['bad', 'pictures']));
    expect(asked).toEqual([]);
  });
});

describe('addresses of this machine and its network', () => {
  const guarded = createWebPictures({ mostBytes: 1_000, timeoutMs: 2_000 });

  it.each([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://0.0.0.0/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://10.0.0.1/a.png',
    'http://172.16.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/a.png',
    'http://[fd00::1]/a.png',
    'http://[fe80::1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'https://localhost/a.png',
  ])('are never asked: %s', async (address) => {
    asked.length = 0;
    await expect(guarded.get(address)).rejects.toMatchObject({ error: 'missing' });
    expect(asked).toEqual([]);
  });

  it('are not reached over another port, nor by a redirect', async () => {
    expect([isWebAddress(`${base}/a.png`), isWebAddress('http://example.com/a.png')]).toEqual([false, true]);
    await expect(guarded.get(`${base}/a.png`)).rejects.toMatchObject({ error: 'address' });
    const open = createWebPictures({ mostBytes: 1_000_000, timeoutMs: 2_000, allow: ['127.0.0.1'] });
    const port = new URL(base).port;
    for (const to of [`http://127.0.0.2:${port}/a.png`, `http://[::1]:${port}/a.png`, 'http://169.254.169.254/'])
      await expect(open.get(`${base}/?to=${encodeURIComponent(to)}`)).rejects.toMatchObject({ error: 'missing' });
  });

  it('that do not answer take no longer than their time', async () => {
    const open = createWebPictures({ mostBytes: 1_000, timeoutMs: 300, allow: ['127.0.0.1'] });
    await expect(open.get(`${base}/slow`)).rejects.toMatchObject({ error: 'missing' });
  });
});

describe('pictures that are sent with the file', () => {
  async function sendPicture(bytes: Uint8Array<ArrayBuffer>): Promise<{ path: string }> {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'a.png');
    const request = new Request('http://mall/api/desk/p/products/import/picture', {
      method: 'POST',
      headers: { authorization: keeper.token },
      body: form,
    });
    return need({ envelope: await (await mall.fetch(request)).json() });
  }
  const draw = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 6, height: 6, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );

  it('are named by the file, and the same one is stored once', async () => {
    const bytes = await draw('#3a3');
    const { path } = await sendPicture(bytes);
    expect((await sendPicture(bytes)).path).toBe(path);
    const stored = await mall.db
      .select({ n: count() })
      .from(change)
      .where(and(eq(change.kind, 'picture'), eq(change.ref, path)));
    expect(stored).toEqual([{ n: 1 }]);
    const sheet = file(row('zip-1', '正面.jpg'), row('zip-2', '背面.jpg'));
    const pictures = JSON.stringify({ '正面.jpg': path });
    const { rows } = await write(sheet, 1, { pictures });
    expect(rows.map(({ action, column }) => [action, column])).toEqual([
      ['new', ''],
      ['bad', 'pictures'],
    ]);
    expect((await found('zip-1'))?.pictures).toEqual([path]);
    const { text } = need(await keeper.call<{ text: string }>('GET', '/products/export?text=zip-1'));
    expect(counts((await write(new Blob([text]))).rows)).toEqual({ same: 1 });
    for (const wrong of ['[]x', JSON.stringify({ a: '../../etc/passwd' }), JSON.stringify({ a: 'demo/x.webp' })])
      expect((await keeper.send(sheet, { pictures: wrong })).envelope.code).toBe('A00002');
    expect(await found('zip-2')).toBeUndefined();
  });
});

it('a file that changes a price leaves the description as it is', async () => {
  await write(file(row('described')));
  const detail = { zh: '<p>说明</p>', en: '<p>Description</p>' } as NonNullable<typeof product.$inferSelect.detail>;
  await mall.db.update(product).set({ detail }).where(eq(product.code, 'described'));
  expect(counts((await write(file(row('described', '', '6')))).rows)).toEqual({ change: 1 });
  expect((await found('described'))?.detail).toEqual(detail);
});

it('2 000 lines with errors in 37, stopped in the middle, twice at once and run again, are there once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) => row(`mass-${n}`, '', n % 50 === 7 && n < 37 * 50 ? 'x' : '5'));
  const sheet = file(...rows);
  const look = await send(sheet);
  expect([look.total, counts(look.rows)]).toEqual([2_000, { new: 1_963, bad: 37 }]);
  const stopped = await write(sheet, 3);
  expect([stopped.next, stopped.rows.length]).toEqual([1_500, 1_500]);
  const mine = () => mall.db.$count(product, and(eq(product.shopId, SHOP), like(product.code, 'mass-%')));
  expect(await mine()).toBe(1_500 - 30);
  const [one, other] = await Promise.all([write(sheet), write(sheet)]);
  expect(await mine()).toBe(1_963);
  for (const { rows: all, next } of [one, other]) {
    expect([all.length, next]).toEqual([2_000, null]);
    expect(counts(all)['bad']).toBe(37);
    expect(all.filter(({ action }) => action === 'bad').map(({ line }) => line)).toEqual(
      look.rows.filter(({ action }) => action === 'bad').map(({ line }) => line),
    );
  }
  expect(counts((await send(sheet)).rows)).toEqual({ same: 1_963, bad: 37 });
});

it('writes new products in small transactions, so that others have their turn in between', async () => {
  const codes = Array.from({ length: 120 }, (_, n) => `batch-${n}`);
  const { rows } = await send(file(...codes.map((code) => row(code))), { apply: '1' });
  expect(rows).toHaveLength(120);
  const [found] = await rowsOf<{ products: number; transactions: number }>(
    mall.db,
    sql`select count(*)::int as products, count(distinct xmin::text)::int as transactions from product where code like 'batch-%'`,
  );
  expect(found).toEqual({ products: 120, transactions: 3 });
});
