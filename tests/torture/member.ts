import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { MemberShop } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import type { PaidPlan } from '#contract/member/levels.values.ts';
import type { SignInDone } from '#contract/member/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { memberPurchase } from '#mall/buy-member/buy-member.tables.ts';
import { member, memberSignIn } from '#mall/member/member.tables.ts';
import { wallet } from '#mall/money/money.tables.ts';
import { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { ask } from './nodes.ts';
import { expected, type Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

const CHINA_MS = 8 * 3_600_000;
const SIGN_IN = '/api/app/p/signIn';
const idsOf = (buyers: Buyer[]) => buyers.map(({ accountId }) => accountId);
const signInsOf = ({ db }: World, buyers: Buyer[]) =>
  db
    .select()
    .from(memberSignIn)
    .where(inArray(memberSignIn.accountId, idsOf(buyers)))
    .orderBy(memberSignIn.accountId, memberSignIn.day);

export const signInRace = (shoppers: number, times: number): Scenario => ({
  name: `${shoppers} shoppers sign in ${times} times at once, on every node`,
  async play(world) {
    const buyers = await world.makeBuyers(shoppers);
    const signIn = ({ token }: Buyer) => world.insist<SignInDone>('POST', SIGN_IN, { token, body: {} });
    const answers = await Promise.all(
      buyers.map((buyer) => Promise.all(Array.from({ length: times }, () => signIn(buyer)))),
    );
    const given = answers.map((all) => all.filter(({ envelope }) => envelope.data?.given).length);
    return [
      ...expected('signed in', (await signInsOf(world, buyers)).length, shoppers),
      ...given.flatMap((n) => expected('times that points were given', n, 1)),
    ];
  },
});

/** How long calls come in before the first midnight and after the last one, milliseconds, and how far the two are apart. */
const [BEFORE, APART, AFTER] = [1_500, 400, 1_000];

export const midnight = (shoppers: number): Scenario => ({
  name: `${shoppers} shoppers sign in all the time while two nodes have midnight in Shanghai, one after the other`,
  async play(world) {
    const buyers = await world.makeBuyers(shoppers);
    const moved = [await world.startMoved(), await world.startMoved()];
    const wrong: string[] = [];
    try {
      const ahead = nearestMidnight() - BEFORE - Date.now();
      for (const [at, { clock }] of moved.entries()) clock.moveTo(ahead - at * APART);
      const until = Date.now() + BEFORE + APART + AFTER;
      const signInUntilThen = async ({ token }: Buyer) => {
        for (let n = 0; Date.now() < until; n += 1) {
          const { status } = await ask(moved[n % moved.length]?.node.port ?? 0, 'POST', SIGN_IN, { token, body: {} });
          if (status !== 200) wrong.push(`signing in: ${status}`);
        }
      };
      await Promise.all(buyers.map(signInUntilThen));
    } finally {
      await Promise.all(moved.map(({ node }) => node.kill()));
    }
    const rows = await signInsOf(world, buyers);
    const streaksOf = (id: number) => rows.filter(({ accountId }) => accountId === id).map(({ streak }) => streak);
    return [...wrong, ...idsOf(buyers).flatMap((id) => expected(`streaks of ${id}`, streaksOf(id), [1, 2]))];
  },
});

function nearestMidnight(): number {
  return Math.round((Date.now() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS;
}

const EXCHANGE = { points: 300, money: 0 };

/** A good that only points are paid for. Its pieces come out of the SKU's. */
async function freshGood({ db, freshSkus }: World, stock: number): Promise<number> {
  const [skuId = 0] = await freshSkus(1, stock * 2);
  const now = Date.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(sku)
      .set({ stock: sql`${sku.stock} - ${stock}` })
      .where(eq(sku.id, skuId))
      .returning({ productId: sku.productId });
    const productId = row?.productId ?? 0;
    const [from] = await tx.select({ shopId: product.shopId }).from(product).where(eq(product.id, productId));
    const [added] = await tx
      .insert(pointsGood)
      .values({
        ...{ shopId: from?.shopId ?? 0, productId, skuId, stock, ...EXCHANGE },
        ...{ startsAt: new Date(now - DAY_MS), endsAt: new Date(now + DAY_MS) },
      })
      .returning({ id: pointsGood.id });
    return added?.id ?? 0;
  });
}

const pointsOf = ({ db }: World, buyers: Buyer[]) =>
  db
    .select({ points: wallet.points })
    .from(wallet)
    .where(inArray(wallet.accountId, idsOf(buyers)));

export const exchangeRace = (shoppers: number, pieces: number): Scenario => ({
  name: `the last ${pieces} pieces of a points good by ${shoppers} shoppers, each twice`,
  async play(world) {
    const pointsGoodId = await freshGood(world, pieces);
    const buyers = await world.makeBuyers(shoppers, { points: EXCHANGE.points });
    const source = { from: 'points', pointsGoodId, quantity: 1 } as const;
    const inputs = await Promise.all(buyers.map((buyer) => world.inputOf(buyer, source)));
    const both = [...buyers.entries(), ...buyers.entries()];
    const had = await Promise.all(both.map(([at, buyer]) => world.submit(buyer, inputs[at] as object)));
    const [good] = await world.db.select().from(pointsGood).where(eq(pointsGood.id, pointsGoodId));
    const spent = (await pointsOf(world, buyers)).filter(({ points }) => points === 0).length;
    return [
      ...expected('exchanged', had.filter(Boolean).length, pieces),
      ...expected('left', good?.stock, 0),
      ...expected('shoppers who paid', spent, pieces),
    ];
  },
});

export const pointsInTwoCheckouts = (shoppers: number): Scenario => ({
  name: `points of ${shoppers} shoppers in an exchange and in an order at once`,
  async play(world) {
    const pointsGoodId = await freshGood(world, shoppers * 2);
    const [skuId = 0] = await world.freshSkus(1, shoppers * 2);
    await world.db.update(sku).set({ price: 20_000 }).where(eq(sku.id, skuId));
    const buyers = await world.makeBuyers(shoppers, { points: EXCHANGE.points });
    const bought = await Promise.all(
      buyers.map(async (buyer) => {
        const exchange = await world.inputOf(buyer, { from: 'points', pointsGoodId, quantity: 1 });
        const order = await world.inputOf(buyer, { from: 'sku', skuId, quantity: 1 }, EXCHANGE.points);
        return Promise.all([exchange, order, exchange, order].map((input) => world.submit(buyer, input)));
      }),
    );
    const owed = (await pointsOf(world, buyers)).filter(({ points }) => points < 0).length;
    return [
      ...bought.flatMap((all) => expected('checkouts that took the points', all.filter(Boolean).length, 1)),
      ...expected('shoppers who owe points', owed, 0),
    ];
  },
});

/** Memberships end when a job looks for those that are over, which it does every ten seconds of the clock. */
const JOB_MS = 10_000;

export const membershipRace = (shoppers: number): Scenario => ({
  name: `${shoppers} memberships renewed at the moment that they end, each payment twice`,
  async play(world) {
    const buyers = await world.makeBuyers(shoppers);
    await world.give(buyers, 100_000_000);
    const first = await Promise.all(buyers.map((buyer) => buy(world, buyer, 'month')));
    await Promise.all(buyers.map((buyer, at) => payTwice(world, buyer, first[at] as Submitted)));
    const ends = Math.ceil((Date.now() + JOB_MS) / JOB_MS) * JOB_MS;
    await endAt(world, buyers, new Date(ends));
    // Another card would replace one that is not paid.
    const renewals = await Promise.all(buyers.map((buyer) => buy(world, buyer, 'season')));
    await Promise.all(
      buyers.map(async (buyer, at) => {
        // Some pay just before the end, some just after it.
        await sleep(ends - Date.now() + ((at / shoppers) * 2 - 1) * 500);
        await payTwice(world, buyer, renewals[at] as Submitted);
      }),
    );
    return judge(world, buyers);
  },
});

async function buy(world: World, { token }: Buyer, plan: PaidPlan): Promise<Submitted> {
  const shop = await world.insist<MemberShop>('GET', '/api/oms/p/membership', { token });
  const quoteHash = shop.envelope.data?.plans.find((one) => one.plan === plan)?.quoteHash;
  const how = { token, body: { plan, quoteHash }, key: randomUUID() };
  const { envelope } = await world.insist<Submitted>('POST', '/api/oms/p/membership/buy', how);
  if (!envelope.data) throw new Error(`a membership was refused: ${envelope.msg}`);
  return envelope.data;
}

const payTwice = (world: World, { token }: Buyer, { tradeId, payable }: Submitted) =>
  Promise.all(
    [1, 2].map(() =>
      world.insist('POST', '/api/oms/p/pay', { token, body: { tradeId, balance: payable }, key: randomUUID() }),
    ),
  );

/** Moves what they bought back in time, so that it ends at a moment to come. */
async function endAt({ db }: World, buyers: Buyer[], end: Date): Promise<void> {
  const accounts = idsOf(buyers);
  const starts = sql`((${end.toISOString()}::timestamptz at time zone 'Asia/Shanghai' - interval '1 month') at time zone 'Asia/Shanghai')`;
  await db.transaction(async (tx) => {
    await tx
      .update(memberPurchase)
      .set({ paidAt: starts, startsAt: starts, endsAt: end })
      .where(inArray(memberPurchase.accountId, accounts));
    await tx.update(member).set({ paidUntil: end }).where(inArray(member.accountId, accounts));
  });
}

/** The rules of the mall say that times follow from what was paid; here, that every payment counted and is had. */
async function judge({ db }: World, buyers: Buyer[]): Promise<string[]> {
  const accounts = idsOf(buyers);
  const paid = await db.select().from(memberPurchase).where(inArray(memberPurchase.accountId, accounts));
  const members = await db.select().from(member).where(inArray(member.accountId, accounts));
  return accounts.flatMap((id) => {
    const own = paid.filter(({ accountId, paidAt }) => accountId === id && paidAt);
    const last = Math.max(...own.map(({ endsAt }) => endsAt?.getTime() ?? 0));
    return [
      ...expected(`months of ${id}`, own.map(({ months }) => months).sort(), [1, 3]),
      ...expected(`end of ${id}`, members.find(({ accountId }) => accountId === id)?.paidUntil?.getTime(), last),
    ];
  });
}
