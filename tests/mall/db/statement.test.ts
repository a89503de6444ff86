import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address } from '#mall/address/address.tables.ts';
import { insertRows, rowsOf } from '#mall/db/rows.ts';
import { statement } from '#mall/db/statement.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const named = statement((db) =>
  db
    .select({ name: setting.name, at: setting.updatedAt })
    .from(setting)
    .where(eq(setting.name, sql.placeholder('name'))),
);

it('asks with other values each time, in a transaction and outside of one', async () => {
  const [home] = await named(mall.db, { name: 'home' });
  expect(home).toEqual({ name: 'home', at: expect.any(Date) });
  await mall.db.transaction(async (tx) => {
    await tx.insert(setting).values({ name: 'of a test', value: 1 });
    const found = await Promise.all([named(tx, { name: 'of a test' }), named(tx, { name: 'web' })]);
    expect(found.flat().map(({ name }) => name)).toEqual(['of a test', 'web']);
  });
  expect(await named(mall.db, { name: 'nobody' })).toEqual([]);
});

it('inserts any number of rows, lists and times among their values', async () => {
  const row = { accountId: 77_001, mobile: '13800138000', region: ['440000', '440300'], detail: '科苑路"15"号' };
  const at = new Date('2026-03-01T04:05:06.789Z');
  const rows = [
    { ...row, recipient: '小明', updatedAt: at },
    { ...row, recipient: '小红', updatedAt: new Date(at.getTime() + 1) },
  ];
  await rowsOf(mall.db, insertRows(address, rows.slice(0, 1)));
  await rowsOf(mall.db, insertRows(address, rows.slice(1)));
  const kept = await mall.db
    .select()
    .from(address)
    .where(eq(address.accountId, row.accountId))
    .orderBy(address.updatedAt);
  expect(kept).toMatchObject(rows.map((one) => ({ ...one, isDefault: false })));
});

it('inserts texts with characters that no text of the database can hold, without those', async () => {
  const row = { accountId: 77_002, recipient: 'a\0b', mobile: '', region: [], detail: '好\ud83d' };
  await rowsOf(mall.db, insertRows(address, [row]));
  const [kept] = await mall.db.select().from(address).where(eq(address.accountId, row.accountId));
  expect(kept).toMatchObject({ recipient: 'ab', detail: '好\ufffd' });
});
