import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { hashToken } from '#mall/http/token.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { payout, payoutRun, shopReceiver } from '#mall/payout/payout.tables.ts';
import { sealReceiver } from '#mall/payout/payout.ts';
import { type AlipayAsked, createTransferBook, startAlipay, type TransferFault } from '../helpers/payment/alipay.ts';
import { expected, type Scenario } from './scenarios.ts';
import type { World } from './world.ts';

const FAULTS: readonly TransferFault[] = ['lost', 'unanswered', 'unclear', 'slow', 'refused', 'fails'];
const FAULTY = 0.4;
/** A node is killed when a round's transfers have come so far. */
const KILL_AT = [2, 8, 14, 22];
const PEOPLE = 4;
const SETTLED_WITHIN_MS = 180_000;
/** More than two calls of Alipay may take. */
const SENDING = sql`interval '15 seconds'`;
const AMOUNT = 100_00;

type Merchant = { shopId: number; amount: number };
const identityOf = (shopId: number): string => `torture-${shopId}@example.com`;
const isTransfer = ({ method }: AlipayAsked): boolean => method.endsWith('uni.transfer');

/** Runs that several people draw up and approve at once, paid by Alipay, while whoever asks for a transfer is killed. */
export const payoutsKilled = (rounds: number, shops: number): Scenario => ({
  name: `payouts to ${rounds * shops} shops by Alipay, with kill -9 of nodes in the middle of them`,
  breaks: true,
  async play(world) {
    const gateway = await startGateway(world);
    await world.reconfigure(gateway.env);
    const merchants: Merchant[] = [];
    const errors: string[] = [];
    try {
      const people = await makePeople(world);
      for (let round = 0; round < rounds; round += 1) {
        merchants.push(...(await fund(world, shops)));
        gateway.arm();
        await Promise.all([payRun(world, people), ...(round % 2 ? [gateway.kill()] : [])]);
        errors.push(...(await settled(world, gateway)));
        await gateway.restarted();
      }
      // What failed is paid by the runs that follow.
      gateway.calm();
      await payRun(world, people);
      errors.push(...(await settled(world, gateway)), ...(await judge(world, merchants, gateway)));
      return errors;
    } finally {
      await gateway.restarted();
      await world.reconfigure({});
      await gateway.close();
    }
  },
});

/** A stand-in for Alipay that takes its time, makes mistakes, and has nodes killed while they wait for it. */
async function startGateway(world: World) {
  const book = createTransferBook();
  let calm = false;
  let transfers = 0;
  let killed = 0;
  const restarting = new Map<number, Promise<void>>();

  /** The next node; one is always left. */
  async function kill(): Promise<void> {
    const at = killed % world.nodes.length;
    if (restarting.has(at) || restarting.size >= world.nodes.length - 1) return;
    killed += 1;
    const again = world.restart(at).finally(() => restarting.delete(at));
    restarting.set(at, again);
    await again;
  }

  const fake = await startAlipay(async (asked) => {
    if (isTransfer(asked)) transfers += 1;
    const dies = !calm && isTransfer(asked) && KILL_AT.includes(transfers);
    if (dies) void kill();
    await sleep(calm ? 10 : 50 + Math.random() * 500);
    if (isTransfer(asked) && !calm && Math.random() < FAULTY)
      book.fault(FAULTS[Math.floor(Math.random() * FAULTS.length)] as TransferFault);
    return book.answer(asked);
  });
  const { appId, privateKey, gateway, trust } = fake.access;
  return {
    book,
    kill,
    env: {
      ...{ PAYOUT_PROVIDER: 'alipay', SITE_URL: 'http://localhost:4321', ALIPAY_GATEWAY: gateway },
      ...{ ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey },
      ALIPAY_PUBLIC_KEY: 'publicKey' in trust ? trust.publicKey : '',
    },
    arm: () => {
      transfers = 0;
    },
    calm: () => {
      calm = true;
    },
    restarted: async () => void (await Promise.all(restarting.values())),
    figures: () => ({
      killed,
      transfers: fake.asked.filter(isTransfer).length,
      questions: fake.asked.filter((one) => !isTransfer(one)).length,
    }),
    close: fake.close,
  };
}
type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Shops with a month that they have confirmed, which is theirs by an adjustment, and an account of Alipay. */
async function fund({ db }: World, count: number): Promise<Merchant[]> {
  const made = await rowsOf<Merchant>(
    db,
    sql`with made as (
        insert into shop (code, name, intro, city, logo, banner, freight, opened_on)
        select 'torture-' || gen_random_uuid(), '{"zh":"店铺","en":"Shop"}', '{"zh":"","en":""}', '{"zh":"","en":""}', '', '',
          '{"fee":0,"freeFrom":0,"notDelivered":[]}', '2026-01-01' from generate_series(1, ${count}::int) returning id),
      given as (
        insert into shop_adjustment (shop_id, amount, reason, status, operator_id, at, decided_at)
        select id, ${AMOUNT} + id, '开业奖励', 20, 0, now() - interval '70 days', now() - interval '70 days' from made
        returning id, shop_id, amount),
      stated as (
        insert into shop_statement (shop_id, period, from_day, to_day, opening, closing, entries, status, closed_at, confirm_until, confirmed_at)
        select shop_id, 'month', (now() - interval '90 days')::date, (now() - interval '60 days')::date, 0, amount, 1, 30,
          now() - interval '60 days', now() - interval '53 days', now() - interval '53 days' from given returning id, shop_id),
      booked as (
        insert into shop_entry (shop_id, kind, amount, note, key, at, available_at, counted, statement_id)
        select g.shop_id, 'adjustment', g.amount, '开业奖励', 'adjustment:' || g.id, now() - interval '70 days', now() - interval '70 days',
          true, s.id from given g join stated s on s.shop_id = g.shop_id),
      opened as (insert into shop_account (shop_id, available) select shop_id, amount from given)
      select shop_id as "shopId", amount::int as amount from given`,
  );
  const keys = { database: { db } } as Parameters<typeof sealReceiver>[0];
  const at = new Date(Date.now() - DAY_MS);
  for (const { shopId } of made) {
    const given = { kind: 'alipay', holder: '杭州绿茶商行', bank: '', branch: '', number: identityOf(shopId) } as const;
    const sealed = await sealReceiver(keys, shopId, given);
    await db.insert(shopReceiver).values({ ...sealed, shopId, operatorId: 0, at, countsFrom: at });
  }
  return made;
}

/** @returns tokens of people of the mall who may do everything */
async function makePeople({ db }: World): Promise<string[]> {
  const tokens = Array.from({ length: PEOPLE }, () => randomUUID());
  const rows = tokens.map((token) => ({
    ...{ userName: `torture_${token}`, passwordHash: '', name: 'Torture', role: 'admin' as const },
  }));
  const made = await db.insert(operator).values(rows).returning({ id: operator.id });
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + DAY_MS)];
  await db.insert(operatorSession).values(
    tokens.map((token, at) => ({
      ...{ tokenHash: hashToken(token), operatorId: made[at]?.id ?? 0, createdAt, expiresAt },
      ...{ byFactor: true, provedAt: expiresAt },
    })),
  );
  return tokens;
}

/** Everybody draws up and approves what is there, at once; each shop is in one run. */
async function payRun(world: World, people: string[]): Promise<void> {
  const post = (token: string, path: string, key?: string) =>
    world.insist('POST', `/api/desk/p/payouts/${path}`, { token, body: {}, ...(key ? { key } : {}) });
  await Promise.all(people.map((token) => post(token, 'runs', randomUUID())));
  const drawn = await world.db
    .select({ id: payoutRun.id })
    .from(payoutRun)
    .where(eq(payoutRun.status, RUN_STATUS.DRAWN));
  await Promise.all(drawn.flatMap(({ id }) => people.map((token) => post(token, `runs/${id}/approve`))));
}

/** Asks about what is unknown sooner than the mall would, but not while another node may be sending it. */
async function settled({ db }: World, { book }: Gateway): Promise<string[]> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < until) {
    book.settle('SUCCESS');
    await db.execute(sql`
      update payout set ask_at = now() + ${SENDING} where status = ${PAYOUT_STATUS.WAITING} and ask_at > now() + ${SENDING}`);
    if (!(await db.$count(payout, eq(payout.status, PAYOUT_STATUS.WAITING)))) return [];
    await sleep(1_000);
  }
  return [`${await db.$count(payout, eq(payout.status, PAYOUT_STATUS.WAITING))} payouts that nobody knows about`];
}

/** As the provider sees it: each shop got once what was its own, under numbers that the mall knows. */
async function judge({ db }: World, merchants: Merchant[], { book, figures }: Gateway): Promise<string[]> {
  const ids = merchants.map(({ shopId }) => shopId);
  const payouts = await db.select().from(payout).where(inArray(payout.shopId, ids));
  const numbers = new Set(payouts.map(({ number }) => number));
  const left = await rowsOf<{ id: number }>(
    db,
    sql`select shop_id as id from shop_account where shop_id in ${ids} and (available <> 0 or in_payout <> 0)`,
  );
  const runs = await db.$count(payoutRun, inArray(payoutRun.status, [RUN_STATUS.DRAWN, RUN_STATUS.APPROVED]));
  const { killed, transfers, questions } = figures();
  const failed = payouts.filter(({ status }) => status === PAYOUT_STATUS.FAILED).length;
  process.stdout.write(
    `    ${payouts.length} payouts (${failed} failed), ${killed} nodes killed, ${transfers} transfers sent, ${questions} questions\n`,
  );
  return [
    ...merchants.flatMap(({ shopId, amount }) =>
      expected(`paid to shop ${shopId}`, book.paidTo(identityOf(shopId)), amount),
    ),
    ...merchants.flatMap(({ shopId }) => {
      const paid = payouts.filter((one) => one.shopId === shopId && one.status === PAYOUT_STATUS.PAID);
      return expected(`payouts that shop ${shopId} got`, paid.length, 1);
    }),
    ...expected(
      'numbers of nobody',
      book.numbers().filter((number) => !numbers.has(number)),
      [],
    ),
    ...expected(
      'shops with money left',
      left.map(({ id }) => id),
      [],
    ),
    ...expected('runs that did not end', runs, 0),
    ...(killed === 0 ? ['no node was killed'] : []),
  ];
}
