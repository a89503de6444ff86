import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '#contract/operator/areas.values.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { openGeneratedMall, slipIn } from '../../helpers/fuzz/generated-mall.ts';
import { CANARY } from '../../helpers/fuzz/known.ts';
import type { Operation } from '../../helpers/fuzz/operations.ts';
import { makeBuyer, makeOperator } from '../../helpers/mall/buying.ts';

/** Requests per call, each with names of what is another's. */
const EACH = 12;
/** Tables in which rows are somebody's. */
const PERSONAL = [
  'account',
  'address',
  'cart_line',
  'collection',
  'trade',
  'shop_order',
  'wallet',
  'ledger',
  'payment',
  'money_back',
  'upload',
  'message',
];

let generated: Awaited<ReturnType<typeof openGeneratedMall>>;
beforeAll(async () => {
  generated = await openGeneratedMall(7);
});
afterAll(() => generated.close());

/** Every row of tables, as text, in order. */
async function rows(tables: readonly string[], where: (table: string) => string): Promise<Record<string, string[]>> {
  const all = tables.map(async (table) => {
    const text = sql.raw(`select t::text as row from "${table}" t where ${where(table)} order by 1`);
    return [table, (await rowsOf<{ row: string }>(generated.mall.db, text)).map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Sends what may be asked of calls, as somebody else. @returns answers that tell of what is not theirs */
async function ask(operations: Operation[], as: { accountId?: number; operatorId?: number }): Promise<unknown[]> {
  const { maker, tokenFor, send } = generated;
  const told: unknown[] = [];
  for (const operation of operations) {
    for (let n = 0; n < EACH; n += 1) {
      const sent = maker.request(operation, { wrong: 0 });
      const answer = await send(sent, await tokenFor(operation, as));
      if (slipIn(answer) || answer.text.includes(CANARY)) told.push({ ...sent, ...answer });
    }
  }
  return told;
}

describe('whatever is asked with the names of what is theirs', { timeout: 300_000 }, () => {
  it('another shopper changes and sees nothing of a shopper', async () => {
    const { mall, buyer, operations } = generated;
    const own = (table: string) => `${table === 'account' ? 'id' : 'account_id'} = ${buyer.accountId}`;
    const before = await rows(PERSONAL, own);
    expect(Object.values(before).filter((all) => all.length).length).toBeGreaterThan(5);
    const { text } = await generated.send(
      { method: 'GET', path: '/api/app/p/addresses', headers: {}, body: undefined },
      buyer.token,
    );
    expect(text).toContain(CANARY);
    const { accountId } = await makeBuyer(mall);
    const calls = operations.filter(({ of }) => of === 'shopper');
    expect(calls.length).toBeGreaterThan(35);
    expect(await ask(calls, { accountId })).toEqual([]);
    expect(await rows(PERSONAL, own)).toEqual(before);
  });

  it("another shop's operator changes and sees nothing of a shop and its orders", async () => {
    const { mall, operations, buyer } = generated;
    const { id: operatorId } = await makeOperator(mall, 1);
    const tables = ['product', 'shop', 'shop_order', 'order_log', 'parcel', 'sku'];
    const shopOrders = `(select id from shop_order where account_id = ${buyer.accountId})`;
    const where: Record<string, string> = {
      product: 'shop_id = 2',
      shop: 'id = 2',
      shop_order: `account_id = ${buyer.accountId}`,
      order_log: `order_id in ${shopOrders}`,
      parcel: `order_id in ${shopOrders}`,
      sku: 'product_id in (select id from product where shop_id = 2)',
    };
    const before = await rows(tables, (table) => where[table] ?? 'false');
    expect(before['shop_order']?.length).toBeGreaterThan(2);
    const calls = operations.filter(({ areas }) =>
      ['orders', 'invoices', 'reviews', 'goods', 'settings'].some((area) => areas.includes(area as Area)),
    );
    expect(calls.length).toBeGreaterThan(30);
    expect(await ask(calls, { operatorId })).toEqual([]);
    expect(await rows(tables, (table) => where[table] ?? 'false')).toEqual(before);
  });
});
