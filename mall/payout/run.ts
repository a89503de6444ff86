import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { yuanOf } from '#contract/money.ts';
import { pageCount } from '#contract/paging.ts';
import type { PayoutView, RunBrief, RunDrawn, RunPage, RunView, runQuery } from '#contract/payout/desk.schema.ts';
import { PAYOUT_COLUMNS, type PayoutColumn, RECEIVER_KIND_NAMES } from '#contract/payout/sheet.values.ts';
import { mayApprove, PAYOUT_STATUS, type Receiver, RUN_STATUS } from '#contract/payout/values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { publicIdAt } from '../public-id.ts';
import { beginPayout, lockPayable, payableNow, returnPayout } from '../settlement/settlement.ts';
import { nameCell, writeRows } from '../sheets/csv.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import { carries } from './payout.rules.ts';
import { currentReceiver } from './receiver.queries.ts';
import { openReceiver, payableShops } from './receiver.ts';
import * as queries from './run.queries.ts';
import { assign } from './transfer.queries.ts';

export const KIND = 'payout';
export const runMoved = () => new MallError('message', 'runMoved');

export async function listRuns(deps: Deps, { page }: z.output<typeof runQuery>): Promise<RunPage> {
  const { db } = deps.database;
  const size = DESK.ordersPerPage;
  const [rows, total, due] = await Promise.all([
    queries.runPage(db, size, (page - 1) * size),
    queries.countRuns(db),
    payableNow(db),
  ]);
  const able = await payableShops(
    db,
    due.map(({ shopId }) => shopId),
    deps.clock(),
  );
  const paid = due.filter(({ shopId }) => able.has(shopId));
  return {
    items: rows.map(toBrief),
    page,
    pages: pageCount(total, size),
    total,
    ready: {
      amount: paid.reduce((sum, { amount }) => sum + amount, 0),
      shops: paid.length,
      without: due.length - paid.length,
    },
  };
}

const toBrief = ({ run, drawnBy, decidedBy, amount, payouts, waiting }: queries.RunRow): RunBrief => ({
  ...{ id: run.id, status: run.status, amount, payouts, waiting },
  drawnBy: drawnBy ?? '',
  drawnAt: run.drawnAt.toISOString(),
  approvedBy: decidedBy,
});

/** Takes what confirmed statements leave to be paid out of the balances of all shops that have a receiving account. */
export async function drawUpRun(deps: Deps, by: LiveOperator, key: string): Promise<RunDrawn> {
  const { db } = deps.database;
  const call = { owner: `operator:${by.id}`, key, call: 'desk/payouts/run', body: {} };
  const due = await payableNow(db);
  return once(db, call, async (tx) => {
    const now = deps.clock();
    const id = await queries.addRun(tx, { status: RUN_STATUS.DRAWN, drawnBy: by.id, drawnAt: now });
    let [amount, payouts] = [0, 0];
    for (const { shopId } of due) {
      const paid = await addPayout(tx, id, shopId, now);
      amount += paid;
      payouts += paid > 0 ? 1 : 0;
    }
    if (!payouts) throw new MallError('message', 'runNothing');
    const after = { amount, payouts };
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: 'add', before: null, after }]);
    return { id };
  });
}

/** @returns fen; 0: the shop has nothing to get by now, a payout that waits, or no receiving account */
async function addPayout(tx: Tx, runId: number, shopId: number, now: Date): Promise<number> {
  const own = await lockPayable(tx, shopId);
  const receiver = await currentReceiver(tx, shopId, now);
  if (!own || !receiver) return 0;
  const { statementId, amount } = own;
  const status = PAYOUT_STATUS.WAITING;
  const id = await queries.addPayout(tx, { runId, shopId, statementId, receiverId: receiver.id, amount, status });
  if (id === undefined) return 0;
  await beginPayout(tx, { payoutId: id, shopId, amount, now });
  return amount;
}

export async function viewRun(deps: Deps, by: LiveOperator, id: number, language: Language): Promise<RunView> {
  const { db } = deps.database;
  const row = await queries.runOf(db, id);
  if (!row) throw notFound();
  const rows = await queries.payoutsOf(db, id);
  const isDrawn = row.run.status === RUN_STATUS.DRAWN;
  return {
    ...toBrief(row),
    items: await Promise.all(rows.map((one) => toPayout(deps, one, language, isDrawn))),
    mayApprove: isDrawn && mayApprove(row.run, by.id, await queries.countOthers(db, by.id), deps.clock()),
    mayDiscard: isDrawn,
  };
}

async function toPayout(
  deps: Deps,
  { payout, shop, receiver }: queries.PayoutRow,
  language: Language,
  isDrawn: boolean,
): Promise<PayoutView> {
  const { id, shopId, statementId, amount, status, reference, reason, tries, askAt, saidAmount } = payout;
  const willCarry = isDrawn && carries(deps.payout, receiver, amount) ? (deps.payout?.name ?? '') : '';
  const { kind, holder, bank, branch } = await openReceiver(deps, receiver);
  return {
    ...{ id, shopId, statementId, amount, status, reference, reason, tries, saidAmount },
    provider: payout.provider || willCarry,
    number: payout.number ?? '',
    askAt: askAt?.toISOString() ?? null,
    shop: inLanguage(shop, language),
    receiver: { kind, holder, bank, branch, tail: receiver.tail },
  };
}

/** From now on the provider pays what it can, each under a number of ours; the rest is for the bank. */
export async function approveRun(deps: Deps, by: LiveOperator, id: number): Promise<void> {
  const now = deps.clock();
  const { payout: provider } = deps;
  await deps.database.db.transaction(async (tx) => {
    const run = await queries.lockRun(tx, id);
    if (!run) throw notFound();
    if (run.status !== RUN_STATUS.DRAWN) throw runMoved();
    if (!mayApprove(run, by.id, await queries.countOthers(tx, by.id), now)) throw new MallError('message', 'runOwn');
    await queries.moveRun(tx, id, 'approve', { id: by.id, at: now });
    for (const { id: payoutId, kind, amount } of await queries.waitingOf(tx, id))
      if (provider && carries(provider, { kind }, amount))
        await assign(tx, payoutId, { provider: provider.name, number: publicIdAt(now), askAt: now });
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: 'approve', before: null, after: null }]);
  });
}

/** Nothing of it was paid: the money is available again. */
export async function discardRun(deps: Deps, by: LiveOperator, id: number): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    if (!(await queries.lockRun(tx, id))) throw notFound();
    if (!(await queries.moveRun(tx, id, 'discard', { id: by.id, at: now }))) throw runMoved();
    for (const { id: payoutId, shopId, amount } of await queries.waitingOf(tx, id)) {
      await queries.decidePayout(tx, payoutId, { status: PAYOUT_STATUS.DISCARDED, decidedBy: by.id, decidedAt: now });
      await returnPayout(tx, { payoutId, shopId, amount, now }, '');
    }
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: 'drop', before: null, after: null }]);
  });
}

type Row = queries.PayoutRow & { whole: Receiver };

const CELLS: Record<PayoutColumn, (row: Row, language: Language) => string | number> = {
  id: ({ payout }) => payout.id,
  shop: ({ shop }, language) => inLanguage(shop, language),
  kind: ({ whole }, language) => RECEIVER_KIND_NAMES[whole.kind][language],
  holder: ({ whole }) => whole.holder,
  bank: ({ whole }) => whole.bank,
  branch: ({ whole }) => whole.branch,
  number: ({ whole }) => nameCell(whole.number),
  amount: ({ payout }) => yuanOf(payout.amount),
};

/** Of an approved run, what the bank is to pay and has not yet. */
export async function exportRun(deps: Deps, by: LiveOperator, id: number, language: Language): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const run = await queries.runOf(db, id);
  if (!run) throw notFound();
  if (run.run.status !== RUN_STATUS.APPROVED) throw runMoved();
  const waiting = (await queries.payoutsOf(db, id)).filter(
    ({ payout }) => payout.status === PAYOUT_STATUS.WAITING && !payout.provider,
  );
  async function* parts(): AsyncGenerator<Row[]> {
    for (const row of waiting) yield [{ ...row, whole: await openReceiver(deps, row.receiver) }];
  }
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({ columns: PAYOUT_COLUMNS, cells: CELLS, parts: parts(), language, most: SHEET_ROWS }),
  );
  await recordChanges(db, by, now, [{ kind: KIND, ref: String(id), action: 'export', before: null, after: { rows } }]);
  return { name: `payouts-${id}.csv`, ...file };
}
