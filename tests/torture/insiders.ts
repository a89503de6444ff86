import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { SHEET_COLUMNS } from '#contract/product/sheet.values.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { draft } from '#mall/documents/documents.tables.ts';
import { issueKey } from '#mall/preview/preview.ts';
import { product } from '#mall/product/product.tables.ts';
import { addOperator } from '../helpers/people/add.ts';
import type { Site } from '../helpers/server/site.ts';
import { type Attack, multipart, repeat, send } from './attack.ts';
import { grow, listOrders, SHOP } from './insiders-goods.ts';
import type { World } from './world.ts';

const DESK = '/api/desk/p';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A merchant at work. @returns makes a call of theirs, whose status is to be one of those expected */
async function merchant(site: Site, world: World) {
  const { token } = await addOperator(world.db, new Date(), { role: 'shop', shopId: SHOP });
  return async (
    method: string,
    path: string,
    { json, form }: { json?: unknown; form?: ReturnType<typeof multipart> },
  ) =>
    send(site, `${DESK}${path}`, {
      method,
      headers: { authorization: token, ...(json ? JSON_TYPE : {}), ...form?.headers },
      body: json ? JSON.stringify(json) : form?.body,
    });
}

/** @throws when a call did something else than an attack is about */
async function expectStatus(call: Promise<number>, ...wanted: number[]): Promise<void> {
  const status = await call;
  if (!wanted.includes(status)) throw new Error(`the attack was answered ${status} instead of ${wanted.join(' or ')}`);
}

const nested = (tag: string, bytes: number): string => tag.repeat(Math.ceil(bytes / tag.length));
/** What the size limits just let through, never the same: nothing of it is cached. */
const heavy = (n: number): string =>
  `<p>${n}-${randomUUID()}</p>${'<p style="color:red">好<b>x</b></p>'.repeat(2_300)}`;
const HOSTILE = [
  nested('<div>', 24_000),
  nested('<table><tr><td>', 24_000),
  nested('<b><i>', 190_000),
  nested('<div>', 190_000),
  nested('<a href="', 190_000),
  nested('<!--', 190_000),
  nested('&', 190_000),
  `<svg>${nested('<g>', 180_000)}`,
];

async function someProducts({ db }: World, count: number) {
  return db.select().from(product).where(eq(product.shopId, SHOP)).orderBy(product.id).limit(count);
}

const draftOf = (row: typeof product.$inferSelect, zh: string) => {
  const { categoryId, brandId, title, selling, facts, pictures, attributeValues } = row;
  return {
    ...{ categoryId, brandId, title, selling, facts, pictures, attributeValues },
    ...{ detail: { zh, en: '' }, axes: [], custom: null, skus: [] },
  };
};

const SHEET_HEAD = ['code', 'titleZh', 'category', 'brand', 'price', 'pictures'] as const;
const sheetOf = (rows: string[]): Buffer =>
  Buffer.from([SHEET_HEAD.map((name) => SHEET_COLUMNS[name].zh).join(','), ...rows].join('\n'));
const MOST = 2_900_000;

/** Files of the most bytes that are taken. */
async function files({ db }: World): Promise<Buffer[]> {
  const [{ category = '', brand = '' } = {}] = await rowsOf<{ category: string; brand: string }>(
    db,
    sql`select c.code as category, b.code as brand from product p join category c on c.id = p.category_id
      join brand b on b.id = p.brand_id where p.shop_id = ${SHOP} limit 1`,
  );
  const rows = (count: number, more: string) =>
    sheetOf(Array.from({ length: count }, (_, n) => `t-${n},商品${n}${more},${category},${brand},5,`));
  return [
    Buffer.alloc(MOST, '\n'),
    Buffer.alloc(MOST, '"'),
    Buffer.alloc(MOST, '" "'),
    Buffer.alloc(MOST, ','),
    Buffer.concat([sheetOf([]), Buffer.alloc(MOST, '\n"a""')]),
    rows(10_000, '好'.repeat(80)),
    rows(40_000, ''),
    Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) })),
  ];
}

export const INSIDERS: Attack[] = [
  {
    name: 'an insider, rich text',
    path: '/',
    async prepare(site, world) {
      const call = await merchant(site, world);
      const rows = await someProducts(world, 12);
      let n = 0;
      const versions = new Map<number, number>();
      const save = async (zh: string, ...wanted: number[]) => {
        n += 1;
        const row = rows[n % rows.length] as (typeof rows)[number];
        const version = versions.get(row.id) ?? 0;
        versions.set(row.id, version + 1);
        const json = { value: draftOf(row, zh), version, base: row.version };
        await expectStatus(call('PUT', `/product/${row.id}/draft`, { json }), ...wanted);
      };
      await save(heavy(0), 200);
      const hostile = repeat(8, 4, (k) => save(HOSTILE[k % HOSTILE.length] as string, 200, 400, 413, 429));
      const allowed = repeat(4, 2, (k) => save(heavy(k), 200, 429));
      return () => Promise.all([hostile(), allowed()]);
    },
  },
  {
    name: 'an insider, previews by link',
    path: '/',
    async prepare(site, world) {
      const texts = [...HOSTILE, heavy(1), heavy(2)];
      const rows = await someProducts(world, texts.length);
      const links: string[] = [];
      for (const [at, row] of rows.entries()) {
        const value = draftOf(row, texts[at] as string);
        await world.db.delete(draft).where(and(eq(draft.kind, 'product'), eq(draft.ref, String(row.id))));
        await world.db.insert(draft).values({ kind: 'product', ref: String(row.id), value, base: row.version });
        const key = encodeURIComponent(await issueKey(world.db, { kind: 'product', id: row.id }, new Date()));
        links.push(`/api/pms/preview/goods/${row.id}?key=${key}`, `/goods-preview?prodId=${row.id}&key=${key}`);
      }
      return repeat(8, 5, (k) => send(site, links[k % links.length] as string, { method: 'GET' }));
    },
  },
  {
    name: 'an insider, files of goods',
    path: '/',
    async prepare(site, world) {
      const call = await merchant(site, world);
      const sheets = await files(world);
      const file = (sheet: Buffer, apply: boolean) =>
        call('POST', '/products/import', { form: multipart(sheet, apply ? { apply: '1', from: '0' } : {}) });
      await expectStatus(file(sheets[5] as Buffer, false), 200);
      return repeat(12, 2, (k) =>
        // One that finds no place is broken off while it is being sent.
        expectStatus(file(sheets[k % sheets.length] as Buffer, k % 3 === 0), 200, 400, 413, 429, 0),
      );
    },
  },
  {
    name: 'an insider, exports of 10 000 products in a row',
    path: '/',
    async prepare(site, world) {
      await grow(world, 10_000);
      await listOrders(world, 300);
      const call = await merchant(site, world);
      const paths = ['/products/export', '/orders/export', '/refunds/export'];
      for (const path of paths) await expectStatus(call('GET', path, {}), 200);
      return repeat(20, 1, (k) => expectStatus(call('GET', paths[k % paths.length] as string, {}), 200, 429));
    },
  },
  {
    name: 'an insider, acts on many things',
    path: '/',
    async prepare(site, world) {
      await grow(world, 10_000);
      const orders = await listOrders(world, 200);
      const call = await merchant(site, world);
      const ids = (await someProducts(world, 1_000)).map(({ id }) => id);
      const some = (k: number) => ids.slice((k % 5) * 200, (k % 5) * 200 + 200).map((id) => ({ id }));
      const bulk = (k: number, act: object) => ({ run: randomUUID(), apply: true, products: some(k), act });
      const rows = orders.slice(0, 200).map((order, n) => ({ order, carrier: 'SF', number: `SF${10_000_000 + n}` }));
      const csv = Array.from({ length: 12_000 }, () => '" ",').join('');
      const acts = [
        (k: number) => ['/products/bulk', bulk(k, { kind: 'price', points: k % 2 ? 100 : -100 })] as const,
        (k: number) => ['/products/bulk', bulk(k, { kind: 'move', move: k % 2 ? 'putOff' : 'putOn' })] as const,
        () => ['/bulk/accept', { orders: orders.slice(0, 200) }] as const,
        () => ['/bulk/ship', { rows }] as const,
        () => ['/bulk/csv', { csv, apply: false }] as const,
      ];
      return repeat(12, 2, (k) => {
        const [path, json] = acts[k % acts.length]?.(k) ?? ['', {}];
        return expectStatus(call('POST', path, { json }), 200, 400, 429);
      });
    },
  },
];
