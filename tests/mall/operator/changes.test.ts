import { readFileSync } from 'node:fs';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANGE_KINDS } from '#contract/documents/change.values.ts';
import type { ChangePage } from '#contract/documents/schema.ts';
import { brand } from '#mall/category/category.tables.ts';
import { type Done, recordChanges } from '#mall/operator/audit.ts';
import { product } from '#mall/product/product.tables.ts';
import { need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addOperator } from '../../helpers/people/add.ts';

let mall: TestMall;
let admin: Awaited<ReturnType<typeof addOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await addOperator(mall.db, mall.now.now, { role: 'admin', name: '林晓' });
});
afterAll(() => mall.close());

const NAME = { zh: '春茶九折', en: 'Spring tea' };
const record = (done: Partial<Done>) =>
  recordChanges(mall.db, null, mall.now.now, [
    { kind: 'web', ref: '', action: 'save', before: null, after: null, ...done },
  ]);
const latest = async () =>
  need(await mall.call<ChangePage>('GET', '/api/desk/p/changes', { token: admin.token })).items[0]?.title;

it.each<[string, Partial<Done>, unknown]>([
  ['a document by its name', { kind: 'discount', ref: '1', after: { name: NAME } }, NAME],
  ['a document by its title', { kind: 'notice', ref: '1', after: { title: NAME } }, NAME],
  ['a draft by the title in it', { kind: 'content-draft', ref: 'faq', after: { value: { title: NAME } } }, NAME],
  ['what was removed by the name it had', { kind: 'brand', ref: '999999', before: { name: NAME } }, NAME],
  ['an operator who was added', { kind: 'operator', ref: '1', after: { name: '林晓' } }, { zh: '林晓', en: '' }],
  ['what has no name', { kind: 'shopper', ref: '1', after: { locked: true } }, null],
  ['what is gone without a trace', { kind: 'brand', ref: '999999' }, null],
])('the log of changes names %s', async (_what, done, title) => {
  await record(done);
  expect(await latest()).toEqual(title);
});

it('the log of changes names what is known by its reference', async () => {
  const [goods] = await mall.db
    .select({ id: product.id, title: product.title })
    .from(product)
    .orderBy(product.id)
    .limit(1);
  for (const kind of ['product-state', 'stock'] as const) {
    await record({ kind, ref: String(goods?.id), after: { stock: 4 } });
    expect(await latest()).toEqual(goods?.title);
  }
  const [known] = await mall.db.select({ id: brand.id, name: brand.name }).from(brand).orderBy(desc(brand.id)).limit(1);
  await record({ kind: 'brand', ref: String(known?.id), action: 'merge' });
  expect(await latest()).toEqual(known?.name);
  await record({ kind: 'operator', ref: String(admin.id), action: 'password' });
  expect(await latest()).toEqual({ zh: '林晓', en: '' });
});

it('promotions of goods are named by their goods', async () => {
  for (const kind of [
    'group-buy',
    'points-good',
    'flash-item',
    'flash-session',
    'coupon',
    'discount',
    'shop',
  ] as const) {
    await record({ kind, ref: '1', action: 'stock' });
    expect(await latest(), kind).toMatchObject({ zh: expect.stringMatching(/./) });
  }
});

it.each(['zh', 'en'])('every kind of change has a name, %s', (language) => {
  const { kind } = JSON.parse(readFileSync(`public/locales/${language}/desk.json`, 'utf8')) as { kind: object };
  expect(Object.keys(kind).toSorted()).toEqual([...CHANGE_KINDS].toSorted());
});
