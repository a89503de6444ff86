import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG, openGeneratedMall, slipIn } from '../../helpers/fuzz/generated-mall.ts';
import type { Operation } from '../../helpers/fuzz/operations.ts';
import { planOf, type Statement, statementsOf } from '../../helpers/mall/explain.ts';

const REQUESTS = 10_000;
/** Tables that grow with every order, shopper or product. */
const LARGE = new Set(
  (
    'trade shop_order order_line order_log parcel payment money_back idempotency sandbox_charge cart_line address wallet ' +
    'ledger session operator_session flash_purchase collection upload account product sku listing search_document ' +
    'order_find flow_log change conversation chat_message footprint review refund refund_log member_growth'
  ).split(' '),
);
/** Asks for the stock of each of some products: one by one, or all at once where a catalogue is as small as this one. */
const BY_COST = /^\s*insert into listing/;

describe('requests made out of the OpenAPI document', () => {
  let generated: Awaited<ReturnType<typeof openGeneratedMall>>;
  beforeAll(async () => {
    generated = await openGeneratedMall(20_260_615);
  });
  afterAll(() => generated.close());

  const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

  async function wholeReads(statements: Statement[]): Promise<string[]> {
    const found: string[] = [];
    // Tables of one transaction are gone, and were small.
    const temporary = statements.flatMap(({ sql }) => /create temporary table (\w+)/.exec(sql)?.[1] ?? []);
    const explained = (text: string) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
      !BY_COST.test(text) &&
      !temporary.some((table) => text.includes(table));
    for (const statement of statements) {
      if (!explained(statement.sql)) continue;
      const nodes = await planOf(generated.mall.database, statement);
      const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
      if (read.some((table) => LARGE.has(table))) found.push(`${read}: ${statement.sql}`);
    }
    return found;
  }

  it(`${REQUESTS}: none is a slip, and no statement reads a large table whole`, LONG, async () => {
    const { operations, maker, tokenFor, send, documentFor } = generated;
    const slips: unknown[] = [];
    const served = new Set<string>();
    const statements = await statementsOf(async () => {
      for (let n = 0; n < REQUESTS; n += 1) {
        const operation = operations[n % operations.length] as Operation;
        const token = await tokenFor(operation);
        const sent = maker.request(operation, await documentFor(operation, token));
        const answer = await send(sent, token);
        const slip = slipIn(answer);
        if (slip) slips.push({ slip, ...sent });
        if (answer.text.includes('"code":"00000"')) served.add(nameOf(operation));
      }
    });
    expect(slips).toEqual([]);
    expect(await wholeReads(statements)).toEqual([]);
    // They do not all end at the door: most calls are carried out at least once, and send what they have to say.
    expect(served.size / operations.length).toBeGreaterThan(0.7);
    expect(statements.length).toBeGreaterThan(350);
  });
});
