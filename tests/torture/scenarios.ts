import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Submitted } from '#contract/checkout/schema.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { secret } from '#mall/db/secret.tables.ts';
import { ledger } from '#mall/money/money.tables.ts';
import { order, trade } from '#mall/order/order.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import { NOTICE_PATH } from '#mall/ports/payment.ts';
import { sku } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import type { Gone } from './redis.ts';
import type { Buyer, World } from './world.ts';

/** Each plays one kind of crowd or accident. @returns what went wrong beside the rules that always hold */
export type Scenario = {
  name: string;
  /** Something breaks on purpose: calls may fail meanwhile. */
  breaks?: true;
  play: (world: World) => Promise<string[]>;
};

/** Plays a scenario. @returns what went wrong, and rules that are broken */
export async function errorsOf({ play, breaks }: Scenario, world: World): Promise<string[]> {
  world.takeFailures();
  const found = [...(await play(world)), ...(await world.errors())];
  const failures = world.takeFailures();
  return breaks ? found : [...found, ...failures];
}

const one = (skuId: number, quantity = 1) => ({ from: 'sku', skuId, quantity }) as const;
export const expected = (what: string, got: unknown, wanted: unknown): string[] =>
  JSON.stringify(got) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`];

/** Runs work a few at a time. */
async function spread<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T, at);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

const stockOf = async ({ db }: World, id: number) => (await db.select().from(sku).where(eq(sku.id, id)))[0]?.stock;

export const crowd = (buyers: number, units: number): Scenario => ({
  name: `${buyers} buyers of ${units} pieces`,
  async play(world) {
    const [skuId = 0] = await world.freshSkus(1, units);
    const all = await world.makeBuyers(buyers);
    const inputs = await spread(all, 64, (buyer) => world.inputOf(buyer, one(skuId)));
    const bought = await spread(all, 256, (buyer, at) => world.submit(buyer, inputs[at] as object));
    return [
      ...expected('sold', bought.filter(Boolean).length, units),
      ...expected('left', await stockOf(world, skuId), 0),
    ];
  },
});

export const flashCrowd = (buyers: number, units: number): Scenario => ({
  name: `a flash sale's crowd: ${buyers} buyers of ${units} pieces, half of which are cancelled and bought again`,
  async play(world) {
    const skuId = await world.freshFlash(units);
    const all = await world.makeBuyers(buyers);
    const ready = await spread(all, 64, async (buyer) => ({ buyer, input: await world.inputOf(buyer, one(skuId)) }));
    const bought = await spread(ready, 256, ({ buyer, input }) => world.submit(buyer, input));
    const winners = ready.flatMap(({ buyer }, at) => {
      const made = bought[at];
      return made ? [{ buyer, made }] : [];
    });
    const back = winners.slice(0, units / 2);
    await spread(back, 32, ({ buyer: { token }, made }) =>
      world.insist('POST', `/api/oms/p/orders/${made.orderIds[0]}/cancel`, { token, body: { reason: '不要了' } }),
    );
    const late = ready.filter((_, at) => !bought[at]);
    const again = await spread(late, 256, ({ buyer, input }) => world.submit(buyer, input));
    return [
      ...expected('sold', winners.length, units),
      ...expected('sold after cancels', again.filter(Boolean).length, back.length),
    ];
  },
});

export const sameKey = (times: number): Scenario => ({
  name: `one key ${times} times, on every node`,
  async play(world) {
    const [skuId = 0] = await world.freshSkus(1, times * 2);
    const [buyer] = (await world.makeBuyers(1)) as [Buyer];
    const input = await world.inputOf(buyer, one(skuId));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: times }, () => world.submit(buyer, input, key)));
    return [
      ...expected('trades', new Set(answers.map((answer) => answer?.tradeId)).size, 1),
      ...expected('left', await stockOf(world, skuId), times * 2 - 1),
    ];
  },
});

export const flashLimit = (times: number): Scenario => ({
  name: `one buyer ${times} times on a limit of one`,
  async play(world) {
    const skuId = await world.freshFlash(times * 2);
    const [buyer] = (await world.makeBuyers(1)) as [Buyer];
    const input = await world.inputOf(buyer, one(skuId));
    const bought = await Promise.all(Array.from({ length: times }, () => world.submit(buyer, input)));
    return expected('bought', bought.filter(Boolean).length, 1);
  },
});

const pay = (world: World, { token }: Buyer, body: object, key: string = randomUUID()) =>
  world.insist<PayResult>('POST', '/api/oms/p/pay', { token, body, key });

export const balanceTwice = (times: number): Scenario => ({
  name: `a balance for one of ${times} trades, paid all at once`,
  async play(world) {
    const [skuId = 0] = await world.freshSkus(1, times);
    const [buyer] = (await world.makeBuyers(1)) as [Buyer];
    const trades: Submitted[] = [];
    for (let n = 0; n < times; n += 1) {
      const made = await world.submit(buyer, await world.inputOf(buyer, one(skuId)));
      if (made) trades.push(made);
    }
    const payable = trades[0]?.payable ?? 0;
    const [rich] = await topUp(world, [buyer], payable);
    const answers = await Promise.all(
      trades.map(({ tradeId }) => pay(world, rich as Buyer, { tradeId, balance: payable })),
    );
    return [
      ...expected('trades', trades.length, times),
      ...expected('paid', answers.filter(({ envelope }) => envelope.data?.paid).length, 1),
    ];
  },
});

/** Puts money into balances through the ledger. */
async function topUp(world: World, buyers: Buyer[], amount: number): Promise<Buyer[]> {
  await world.give(buyers, amount);
  return buyers;
}

export const pointsTwice = (times: number): Scenario => ({
  name: `points for one of ${times} orders, submitted all at once`,
  async play(world) {
    const [skuId = 0] = await world.freshSkus(1, times);
    await world.db.update(sku).set({ price: 20_000 }).where(eq(sku.id, skuId));
    const [buyer] = (await world.makeBuyers(1, { points: 10_000 })) as [Buyer];
    const input = await world.inputOf(buyer, one(skuId), 10_000);
    const bought = await Promise.all(Array.from({ length: times }, () => world.submit(buyer, input)));
    return expected('bought', bought.filter(Boolean).length, 1);
  },
});

export const callbacks = (times: number): Scenario => ({
  name: `${times} callbacks in any order: repeated, forged, stale, of a wrong amount`,
  async play(world) {
    const { db } = world;
    const [skuId = 0] = await world.freshSkus(1, 10);
    const [buyer] = (await world.makeBuyers(1)) as [Buyer];
    const made = await world.submit(buyer, await world.inputOf(buyer, one(skuId)));
    const begun = await pay(world, buyer, { tradeId: made?.tradeId, balance: 0, way: 'wallet' });
    const paymentId = begun.envelope.data?.paymentId ?? '';
    const [kept] = await db.select().from(secret).where(eq(secret.name, 'sandbox pay'));
    // A sandbox that nobody paid at has made no secret yet; asking it for a notice makes one.
    if (!kept) await send(world, notice('', {}));
    const [row] = await db.select().from(secret).where(eq(secret.name, 'sandbox pay'));
    const good = {
      kind: 'paid',
      paymentId,
      transactionId: 'T1',
      amount: made?.payable,
      currency: 'CNY',
      paidAt: new Date(),
    };
    const key = row?.value ?? '';
    const notices = Array.from({ length: times }, (_, n) => {
      switch (n % 5) {
        case 0:
          return notice('guessed', good);
        case 1:
          return notice(key, good, Date.now() - 3_600_000);
        case 2:
          return notice(key, { ...good, amount: 1, transactionId: `W${n}` });
        default:
          return notice(key, good);
      }
    });
    await Promise.all(notices.toSorted(() => Math.random() - 0.5).map((each) => send(world, each)));
    const [paid] = await db
      .select()
      .from(trade)
      .where(eq(trade.id, made?.tradeId ?? ''));
    const own = await db.$count(payment, and(eq(payment.providerId, 'T1'), eq(payment.status, 20)));
    return [
      ...expected('trade', [paid?.status, paid?.paidOnline], [20, made?.payable]),
      ...expected('payments of the good receipt', own, 1),
    ];
  },
});

type SandboxNotice = { headers: Record<string, string>; body: string };

function notice(key: string, said: object, at = Date.now()): SandboxNotice {
  const body = JSON.stringify(said);
  const nonce = randomUUID();
  const signature = createHmac('sha256', key).update(`${at}\n${nonce}\n${body}\n`).digest('hex');
  const headers = { 'sandbox-timestamp': String(at), 'sandbox-nonce': nonce, 'sandbox-signature': signature };
  return { headers, body };
}

const send = (world: World, { headers, body }: SandboxNotice) =>
  world.insist('POST', `${NOTICE_PATH}/sandbox`, { headers, body });

export const cancelRacesPay = (times: number): Scenario => ({
  name: `cancelling ${times} orders while they are paid`,
  async play(world) {
    await world.db.update(shop).set({ autoAccept: false });
    const [skuId = 0] = await world.freshSkus(1, times);
    const all = await world.makeBuyers(times);
    const trades = await spread(all, 32, async (buyer) => world.submit(buyer, await world.inputOf(buyer, one(skuId))));
    const payable = trades[0]?.payable ?? 0;
    await topUp(world, all, payable);
    await spread(all, 32, async (buyer, at) => {
      const made = trades[at];
      if (!made) return;
      const body = { reason: '不要了' };
      const cancel = () =>
        world.insist('POST', `/api/oms/p/orders/${made.orderIds[0]}/cancel`, { token: buyer.token, body });
      await Promise.all([pay(world, buyer, { tradeId: made.tradeId, balance: payable }), cancel()]);
    });
    const ids = trades.flatMap((made) => made?.orderIds ?? []);
    const open = await world.db.$count(order, and(inArray(order.id, ids), eq(order.status, 10)));
    await world.db.update(shop).set({ autoAccept: true });
    // Whichever wins, none is left in between: paid and standing, or cancelled with the money where it was.
    const standing = await world.db.$count(order, and(inArray(order.id, ids), ne(order.status, 70)));
    const booked = await world.db.$count(
      ledger,
      inArray(
        ledger.accountId,
        all.map(({ accountId }) => accountId),
      ),
    );
    return [...expected('neither paid nor cancelled', open, 0), ...(booked < standing ? ['orders without money'] : [])];
  },
});

/** Orders under way while something terrible happens again and again. */
/** Orders go on while something breaks, `times` times. */
export const underFire = (
  name: string,
  times: number,
  accident: (world: World, n: number) => Promise<void>,
): Scenario => ({
  name,
  breaks: true,
  async play(world) {
    const skus = await world.freshSkus(20, 1_000_000);
    let over = false;
    let sold = 0;
    const errors: string[] = [];
    const buyers = await world.makeBuyers(16);
    const lanes = buyers.map(async (buyer) => {
      for (let n = 0; !over; n += 1) {
        const source = one(skus[(buyer.accountId + n) % skus.length] ?? 0, 1 + (n % 3));
        const made = await world.submit(buyer, await world.inputOf(buyer, source));
        if (!made) errors.push('an order was refused');
        else sold += 1;
      }
    });
    for (let n = 0; n < times; n += 1) {
      await accident(world, n);
      await sleep(100 + Math.random() * 300);
    }
    over = true;
    await Promise.all(lanes);
    const orders = await world.db.$count(
      order,
      inArray(
        order.accountId,
        buyers.map(({ accountId }) => accountId),
      ),
    );
    // Asked again under the same key, nothing is made twice and nothing is forgotten.
    return [...errors, ...expected('orders', orders, sold), ...(sold < times ? [`only ${sold} orders under way`] : [])];
  },
});

export const killed = (times: number): Scenario =>
  underFire(`kill -9 of a server during orders, ${times} times`, times, (world, n) =>
    world.restart(n % world.nodes.length),
  );

export const withoutRedis = (times: number, redis: Pick<Gone, 'kill' | 'start'>): Scenario =>
  underFire(`Redis goes and comes back under load, ${times} times`, times, async () => {
    await redis.kill();
    await sleep(500);
    await redis.start();
  });

export const crashed = (times: number, crash: () => void): Scenario =>
  underFire(`the database crashes under load, ${times} times`, times, async () => crash());
