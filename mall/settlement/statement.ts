import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { PdfFile } from '#contract/invoice/schema.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type {
  answerRequest,
  DisputeView,
  disputeRequest,
  StatementBrief,
  StatementPage,
  StatementView,
  statementQuery,
} from '#contract/settlement/desk.schema.ts';
import {
  ADJUSTMENT_STATUS,
  DISPUTE_STATUS,
  mayMoveStatement,
  STATEMENT_MOVES,
  STATEMENT_STATUS,
  type StatementMove,
} from '#contract/settlement/values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf, shopOf } from '../operator/scope.ts';
import { numbers } from '../settings/settings.ts';
import { dayAfter } from '../sheets/days.rules.ts';
import { adjust } from './adjustment.ts';
import * as disputes from './dispute.queries.ts';
import * as queries from './statement.queries.ts';
import { drawStatement } from './statement-pdf.ts';

const KIND = 'statement';

const sideOf = (by: LiveOperator) => (shopOf(by) === null ? 'mall' : 'shop');

export async function listStatements(
  deps: Deps,
  by: LiveOperator,
  { shopId, status, page }: z.output<typeof statementQuery>,
  language: Language,
): Promise<StatementPage> {
  const { db } = deps.database;
  const scope = scopeOf(by, shopId);
  const size = DESK.ordersPerPage;
  const [rows, total] = await Promise.all([
    queries.statementPage(db, scope, status, size, (page - 1) * size),
    queries.countStatements(db, scope, status),
  ]);
  return { items: rows.map((row) => toBrief(row, language)), page, pages: pageCount(total, size), total };
}

function toBrief({ statement, shop }: queries.ShownStatement, language: Language): StatementBrief {
  const { id, shopId, period, from, to, opening, closing, entries, status, confirmUntil, confirmedAt, confirmedBy } =
    statement;
  return {
    ...{ id, shopId, period, from, opening, closing, entries, status },
    shop: inLanguage(shop, language),
    to: dayAfter(to, -1),
    confirmUntil: confirmUntil.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    bySilence: confirmedAt !== null && confirmedBy === null,
  };
}

export async function viewStatement(
  deps: Deps,
  by: LiveOperator,
  id: number,
  language: Language,
): Promise<StatementView> {
  const { db } = deps.database;
  const row = await queries.statementOf(db, scopeOf(by), id);
  if (!row) throw notFound();
  const [sums, disputed] = await Promise.all([queries.sumsOf(db, id), disputes.disputesOf(db, id)]);
  const now = deps.clock();
  const may = (move: StatementMove) => mayChange(by, 'money') && mayMoveStatement(move, row.statement, sideOf(by), now);
  return {
    ...toBrief(row, language),
    sums,
    disputes: disputed.map(toDispute),
    mayConfirm: may('confirm'),
    mayDispute: may('dispute'),
    mayAnswer: may('answer'),
    now: now.toISOString(),
  };
}

const toDispute = ({ dispute, entry, adjustment }: disputes.DisputeRow): DisputeView => ({
  id: dispute.id,
  entryId: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  orderId: entry.orderId,
  status: dispute.status,
  reason: dispute.reason,
  at: dispute.at.toISOString(),
  answer: dispute.answer,
  answeredAt: dispute.answeredAt?.toISOString() ?? null,
  corrected: adjustment?.amount ?? null,
  waiting: adjustment?.status === ADJUSTMENT_STATUS.WAITING,
});

type Step = { tx: Tx; statement: queries.Statement; now: Date };

/** Moves a statement in a transaction that has locked it. @throws MallError not found, or when its state does not allow the move */
async function moveStatement(
  deps: Deps,
  by: LiveOperator,
  id: number,
  move: StatementMove,
  run: (step: Step) => Promise<{ move?: StatementMove; after?: object }> = async () => ({}),
): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const statement = await queries.lockStatement(tx, scopeOf(by), id);
    if (!statement) throw notFound();
    if (!mayMoveStatement(move, statement, sideOf(by), now)) throw new MallError('message', 'statementMoved');
    const done = await run({ tx, statement, now });
    const { to } = STATEMENT_MOVES[done.move ?? move];
    await queries.setStatus(tx, id, to, { at: now, id: by.id });
    const [before, after] = [{ status: statement.status }, { status: to, ...done.after }];
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: move, before, after }]);
  });
}

export const confirmStatement = (deps: Deps, by: LiveOperator, id: number): Promise<void> =>
  moveStatement(deps, by, id, 'confirm');

export const disputeEntry = (
  deps: Deps,
  by: LiveOperator,
  id: number,
  { entryId, reason }: z.output<typeof disputeRequest>,
): Promise<void> =>
  moveStatement(deps, by, id, 'dispute', async ({ tx, now }) => {
    if (!(await disputes.isInStatement(tx, entryId, id))) throw fieldError('entryId', 'statementEntry');
    const row = { statementId: id, entryId, reason, status: DISPUTE_STATUS.OPEN, operatorId: by.id, at: now };
    if (!(await disputes.addDispute(tx, row))) throw fieldError('entryId', 'entryDisputed');
    return { after: { entryId, reason } };
  });

/** The last answer confirms the statement: what the shop gets for a dispute is in the next one. */
export async function answerDispute(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { disputeId, answer, amount }: z.output<typeof answerRequest>,
): Promise<void> {
  const { adjustmentLimit: limit } = await numbers(deps);
  await moveStatement(deps, by, id, 'answer', async ({ tx, statement: { shopId }, now }) => {
    const adjustment =
      amount === undefined ? undefined : await adjust(tx, { shopId, amount, reason: answer }, { by, now, limit });
    const answered = await disputes.answer(tx, disputeId, id, {
      ...{ answer, answeredBy: by.id, answeredAt: now },
      status: adjustment ? DISPUTE_STATUS.ACCEPTED : DISPUTE_STATUS.REFUSED,
      adjustmentId: adjustment?.id ?? null,
    });
    if (!answered) throw new MallError('message', 'statementMoved');
    const open = (await disputes.disputesOf(tx, id)).some(({ dispute }) => dispute.status === DISPUTE_STATUS.OPEN);
    return { move: open ? 'answer' : 'settle', after: { disputeId, amount: amount ?? 0 } };
  });
}

export async function statementFile(deps: Deps, by: LiveOperator, id: number): Promise<PdfFile> {
  const { db } = deps.database;
  const row = await queries.statementOf(db, scopeOf(by), id);
  if (!row) throw notFound();
  const [sums, days] = await Promise.all([queries.sumsOf(db, id), queries.daysOf(db, id)]);
  const brief = toBrief(row, 'zh');
  const confirmed = row.statement.status === STATEMENT_STATUS.CONFIRMED;
  const bytes = await drawStatement({ ...brief, sums, days, confirmed, at: deps.clock() });
  return { name: `statement-${id}.pdf`, base64: bytes.toString('base64') };
}
