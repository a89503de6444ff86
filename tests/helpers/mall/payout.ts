import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ReceiverRequest, ReceiverView, RunView } from '#contract/payout/desk.schema.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { storeApplication } from '#mall/store/store.tables.ts';
import { addShopper } from '../people/add.ts';
import { makeOperator, need, newKey } from './buying.ts';
import type { TestMall } from './mall.ts';
import { completedOrder } from './settlement.ts';
import { later } from './time.ts';

/** The shop that is paid in these tests; others of the demo mall have no receiving account. */
export const PAID_SHOP = 2;
export const BANK = {
  kind: 'bank',
  holder: '林小茶',
  bank: '招商银行',
  branch: '杭州文三支行',
  number: '6225880123450017',
} as const;

export type Desk = Awaited<ReturnType<typeof openPayoutDesk>>;
export type Owner = Awaited<ReturnType<typeof makeOwner>>;

export async function openPayoutDesk(mall: TestMall, shopId: number | null) {
  const { id, token } = await makeOperator(mall, shopId, shopId === null ? 'admin' : 'shop');
  const call = <T>(method: string, rest: string, body?: unknown) =>
    mall.call<T>(method, `/api/desk/p/${rest}`, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { 'idempotency-key': newKey() },
    });
  return {
    id,
    get: <T>(rest: string) => call<T>('GET', rest),
    post: <T = null>(rest: string, body: unknown = {}) => call<T>('POST', rest, body),
  };
}

/** A merchant's shop whose owner works at the desk by the store account. */
export async function makeOwner(mall: TestMall) {
  const { accountId, mobile, token } = await addShopper(mall.db, mall.now.now);
  const as = await openPayoutDesk(mall, PAID_SHOP);
  const data = { ...NO_STORE, legalName: '杭州绿茶商行', contact: '林小茶' };
  await mall.db.update(operator).set({ accountId: null }).where(eq(operator.shopId, PAID_SHOP));
  await mall.db.delete(storeApplication).where(eq(storeApplication.shopId, PAID_SHOP));
  await mall.db
    .insert(storeApplication)
    .values({ accountId, data, shopId: PAID_SHOP, status: STORE_STATUS.OPEN, nameKey: `test-${accountId}` });
  await mall.db.update(operator).set({ accountId }).where(eq(operator.id, as.id));
  return { ...as, accountId, mobile, shopper: token };
}

export async function receiverCode(mall: TestMall, owner: Owner): Promise<string> {
  need(await owner.post('payouts/receiver/code'));
  const sent = () => mall.outbox.sent().find(({ mobile, at }) => mobile === owner.mobile && at >= mall.now.now);
  await expect.poll(() => sent()?.code).toBeDefined();
  return sent()?.code ?? '';
}

export async function setReceiver(mall: TestMall, owner: Owner, more: Partial<ReceiverRequest> = {}) {
  const code = await receiverCode(mall, owner);
  return need(await owner.post<ReceiverView>('payouts/receiver', { ...BANK, code, ...more }));
}

/** A month of one order, whose statement is confirmed. */
export async function confirmMonth(mall: TestMall): Promise<void> {
  await completedOrder(mall, { shopId: PAID_SHOP, pieces: 2 });
  later(mall, 7 * DAY_MS);
  await releaseDue(mall);
  await countEntries(mall);
  const china = new Date(mall.now.now.getTime() + 8 * HOUR_MS);
  mall.now.now = new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth() + 1, 1) - 8 * HOUR_MS + HOUR_MS / 2);
  await closeStatements(mall);
  later(mall, 7 * DAY_MS);
  await confirmSilent(mall);
}

export const payoutOf = ({ items }: RunView) => items.find(({ shopId }) => shopId === PAID_SHOP);
