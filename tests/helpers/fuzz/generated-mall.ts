import { randomUUID } from 'node:crypto';
import { STATUS } from '#contract/enums.ts';
import type { Area } from '#contract/operator/areas.values.ts';
import { operator, operatorFactor } from '#mall/operator/operator.tables.ts';
import { makeOperator } from '../mall/buying.ts';
import { openTestMall, type TestMall } from '../mall/mall.ts';
import { addOperatorSession, addSession } from '../people/add.ts';
import { createDice, createMaker, type Sent } from './generate.ts';
import { knownOf, settledBuyer } from './known.ts';
import { type Operation, operationsOf } from './operations.ts';

const SHOP = 2;
const OF_SHOPS = new Set<Area>(['orders', 'invoices', 'reviews', 'chat']);
/** What would tell of the inside of the mall. */
const INSIDE = /Failed query|node_modules|\.ts:\d|PGlite|syntax error|violates/;

export const LONG = { timeout: 900_000 };

export type Answer = { status: number; text: string };

/** A mall with a shopper who has one of everything, and requests of all of its calls. */
export async function openGeneratedMall(seed: number) {
  // Passkeys need a domain.
  const mall = await openTestMall({ siteUrl: 'http://localhost' });
  const operations = await operationsOf(mall);
  const buyer = await settledBuyer(mall, SHOP);
  const staff = { shop: (await makeOperator(mall, SHOP)).id, admin: (await makeOperator(mall, null, 'admin')).id };
  const known = { ...(await knownOf(mall, buyer, SHOP)), 'factors.id': await addFactors(mall, staff.admin) };
  const dice = createDice(seed);
  const maker = createMaker(dice, known, mall.now.now);

  const someone = { accountId: 0, operatorId: 0 };

  /** A token for one request: there are some that end every session. */
  async function tokenFor(
    { of, areas, shop: ofShops, mall: ofMall }: Operation,
    as: Partial<typeof someone> = {},
  ): Promise<string> {
    if (of === 'operator') {
      // A request before may have shut them out.
      await mall.db.update(operator).set({ status: STATUS.NORMAL });
      const ofOrders = areas.some((area) => area && OF_SHOPS.has(area));
      const either = areas.includes('goods') || areas.includes('money');
      const shop = ofShops || ofOrders || (either && !ofMall && dice.chance(0.5));
      return addOperatorSession(mall.db, as.operatorId ?? (shop ? staff.shop : staff.admin), mall.now.now);
    }
    return of === 'shopper' ? addSession(mall.db, as.accountId ?? buyer.accountId, mall.now.now) : randomUUID();
  }

  async function send({ method, path, headers, body }: Sent, token: string): Promise<Answer> {
    const all = { ...headers, authorization: token };
    const response = await mall.fetch(
      new Request(`http://mall${path}`, { method, headers: all, ...(body === undefined ? {} : { body }) }),
    );
    return { status: response.status, text: await response.text() };
  }

  /** What can be written is what was read, with one part changed: few documents made up from nothing fit together. */
  async function documentFor(
    operation: Operation,
    token: string,
  ): Promise<{ path: string; like: unknown } | undefined> {
    if (
      operation.method !== 'PUT' ||
      !operations.some(({ method, path }) => method === 'GET' && path === operation.path)
    )
      return undefined;
    const { path } = maker.request({ ...operation, method: 'GET', body: undefined }, { wrong: 0 });
    const { text } = await send({ method: 'GET', path, headers: {}, body: undefined }, token);
    return { path, like: (JSON.parse(text) as { data?: unknown }).data };
  }

  return { mall, buyer, operations, dice, maker, tokenFor, send, documentFor, close: mall.close };
}

async function addFactors(mall: TestMall, operatorId: number): Promise<number[]> {
  const made = ['a', 'b', 'c'].map((credentialId) => ({
    ...{ operatorId, kind: 'passkey' as const, name: credentialId, createdAt: mall.now.now },
    ...{ credentialId, publicKey: credentialId },
  }));
  return (await mall.db.insert(operatorFactor).values(made).returning()).map(({ id }) => id);
}

/** What is wrong with an answer, whatever was asked. */
export function slipIn({ status, text }: Answer): string | undefined {
  if (status >= 500) return `${status}`;
  return !text.includes('"code":"00000"') && INSIDE.test(text) ? text.slice(0, 200) : undefined;
}
