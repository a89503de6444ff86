import { sql } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { RunDrawn, RunView } from '#contract/payout/desk.schema.ts';
import { STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { CHINA_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { NO_PASSWORD } from '#mall/account/password.ts';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { shopReceiver } from '#mall/payout/payout.tables.ts';
import { sealReceiver } from '#mall/payout/payout.ts';
import { closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { hash } from '../hash.ts';
import type { DemoShop } from '../site/shops.ts';
import type { Player } from './player.ts';

/** Of the mall, who work with its money. They cannot log in, and are disabled when the history is over. */
const MONEY = [
  { userName: 'liangji-finance', name: '良集财务' },
  { userName: 'liangji-cashier', name: '良集出纳' },
] as const;
const CLOSED_MS = 30 * MINUTE_MS;
/** The last statements are at least this old, so that something was done with them before the history ends. */
const LEAST_AGE = 6 * HOUR_MS;
/** Until some of the first orders were completed for a week. */
const FIRST_SALES = 20 * DAY_MS;
/** Merchants who confirm by themselves; silence confirms the statements of the others. */
const CONFIRMING = 6;

export type Shop = Pick<DemoShop, 'code' | 'name' | 'city' | 'official'> & { id: number };
type Given = {
  tx: Tx;
  player: Player;
  shops: readonly Shop[];
  shopOf(shopId: number): Promise<string>;
  start: Date;
  now: Date;
};
type Event = { at: Date; run(): Promise<unknown> };

/** @returns who draws runs of payouts up, and who approves them */
export async function addMoneyPeople(tx: Tx): Promise<number[]> {
  const rows = MONEY.map((one) => ({ ...one, passwordHash: NO_PASSWORD, role: 'admin' as const, shopId: null }));
  return (await tx.insert(operator).values(rows).returning({ id: operator.id })).map(({ id }) => id);
}

export const retireMoneyPeople = (tx: Tx, ids: readonly number[]) =>
  tx.execute(
    sql`update operator set role = 'service', status = ${STATUS.DISABLED} where id = any(${`{${ids.join()}}`}::int[])`,
  );

/** Half an hour into each month of the history in China after whose first weeks something was available, oldest first. */
function closings(start: Date, now: Date): Date[] {
  const found: Date[] = [];
  const first = new Date(start.getTime() + CHINA_MS);
  for (let month = 1; ; month += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1) - CHINA_MS + CLOSED_MS;
    if (at > now.getTime() - LEAST_AGE) return found;
    if (at > start.getTime() + FIRST_SALES) found.push(new Date(at));
  }
}

/**
 * What became of the money of the demo's merchants: statements of each month, confirmed, by silence, or disputed; a run of payouts after each
 * month but the last, whose run waits for approval.
 */
export async function settlementEvents(given: Given, people: readonly number[]): Promise<Event[]> {
  const { tx, player, shops, start, now } = given;
  const merchants = shops.filter(({ official }) => !official);
  const [finance = '', cashier = ''] = [await player.operator(people[0] ?? 0), await player.operator(people[1] ?? 0)];
  const months = closings(start, now);
  const last = months.at(-1);
  const ago = (ms: number) => now.getTime() - ms;
  return [
    { at: start, run: () => addReceivers(tx, player, merchants) },
    ...months.flatMap((month) => {
      const after = (ms: number, latest: number) => new Date(Math.min(month.getTime() + ms, latest));
      const steps: Event[] = [
        // What becomes available in the last minutes of a month is in the next statement, as in a mall whose jobs are late.
        { at: new Date(month.getTime() - CLOSED_MS - MINUTE_MS), run: () => release(player) },
        { at: month, run: () => player.job(closeStatements) },
        { at: after(DAY_MS, ago(3 * HOUR_MS)), run: () => answerStatements(given, merchants, month === last) },
      ];
      if (month !== last)
        steps.push(
          { at: after(7 * DAY_MS + MINUTE_MS, ago(0)), run: () => player.job(confirmSilent) },
          { at: after(8 * DAY_MS, ago(0)), run: () => payOut(player, { finance, cashier, failing: merchants[1]?.id }) },
        );
      else if (ago(0) - month.getTime() > 7 * DAY_MS)
        steps.push({ at: after(7 * DAY_MS + MINUTE_MS, ago(0)), run: () => player.job(confirmSilent) });
      return steps;
    }),
    {
      at: new Date(ago(2 * HOUR_MS)),
      run: async () => {
        await release(player);
        await chargeBack(tx, player, finance, merchants[2]?.id ?? 0);
        await drawUp(player, finance);
      },
    },
  ];
}

async function release(player: Player): Promise<void> {
  await player.job(releaseDue);
  await player.job(countEntries);
}

const BANKS = ['招商银行', '中国工商银行', '中国建设银行', '中国农业银行'] as const;

/** Most are paid into a bank account, every fourth by Alipay. */
async function addReceivers(tx: Tx, player: Player, merchants: readonly Shop[]): Promise<void> {
  for (const [n, { id, code, name, city }] of merchants.entries()) {
    const place = city.zh.slice(-2);
    const bank = BANKS[n % BANKS.length] ?? '';
    const holder = `${place}${name.zh}商贸有限公司`;
    const digits = String(hash(`receiver ${code}`)).padStart(10, '0');
    const given =
      n % 4 === 3
        ? ({ kind: 'alipay', holder, bank: '', branch: '', number: `${code}@example.com` } as const)
        : ({
            kind: 'bank',
            holder,
            bank,
            branch: `${bank}${place}分行营业部`,
            number: `622${digits}${digits.slice(0, 3)}`,
          } as const);
    const row = await sealReceiver(player.deps, id, given);
    const times = { at: player.now(), countsFrom: player.now() };
    await tx.insert(shopReceiver).values({ ...row, shopId: id, operatorId: 0, ...times });
  }
}

const openStatements = (tx: Tx) =>
  rowsOf<{ id: number; shopId: number; entryId: number }>(
    tx,
    sql`select s.id, s.shop_id as "shopId", (
        select e.id::int from shop_entry e where e.statement_id = s.id and e.kind = 'commission' order by e.amount limit 1) as "entryId"
      from shop_statement s where s.status = ${STATEMENT_STATUS.OPEN}`,
  );

/** Some merchants confirm; one disputes an entry of the last statement. */
async function answerStatements({ tx, player, shopOf }: Given, merchants: readonly Shop[], isLast: boolean) {
  const open = new Map((await openStatements(tx)).map((one) => [one.shopId, one]));
  const [disputing, ...others] = merchants;
  const own = disputing && open.get(disputing.id);
  if (own && isLast) {
    const reason = '这笔订单按活动约定免佣金，请核对后退回。';
    const path = `/api/desk/p/settlement/statements/${own.id}/dispute`;
    await player.send('POST', path, await shopOf(own.shopId), { entryId: own.entryId, reason });
  }
  for (const { id } of others.slice(0, CONFIRMING)) {
    const statement = open.get(id);
    if (statement)
      await player.send('POST', `/api/desk/p/settlement/statements/${statement.id}/confirm`, await shopOf(id), {});
  }
}

const drawUp = (player: Player, finance: string) =>
  player.send<RunDrawn>('POST', '/api/desk/p/payouts/runs', finance, {});

type Paying = { finance: string; cashier: string; failing: number | undefined };

/** Paid by the bank, but for one account. */
async function payOut(player: Player, { finance, cashier, failing }: Paying): Promise<void> {
  const { id } = await drawUp(player, finance);
  const { items } = await player.send<RunView>('POST', `/api/desk/p/payouts/runs/${id}/approve`, cashier, {});
  for (const { id: payoutId, shopId } of items) {
    const [outcome, body] =
      shopId === failing
        ? ['failed', { reason: '收款户名与账号不符，银行退回' }]
        : ['paid', { reference: `CMB${String(hash(`payout ${payoutId}`)).padStart(12, '0')}` }];
    await player.send('POST', `/api/desk/p/payouts/${payoutId}/${outcome}`, cashier, body);
  }
}

/** Of a shop's newest order that became available, a part. */
async function chargeBack(tx: Tx, player: Player, finance: string, shopId: number): Promise<void> {
  const [found] = await rowsOf<{ orderId: string; due: number }>(
    tx,
    sql`select o.id as "orderId", sum(e.amount)::int as due from shop_order o join shop_entry e on e.order_id = o.id
      where o.shop_id = ${shopId} and o.available_at <= ${player.now().toISOString()}::timestamptz
      group by o.id having sum(e.amount) >= 2000 order by o.completed_at desc limit 1`,
  );
  if (!found) return;
  const body = { shopId, orderId: found.orderId, amount: -2_000, reason: '包裹破损，平台已先行补偿顾客' };
  await player.send('POST', '/api/desk/p/settlement/adjustments', finance, body);
}
