import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { OrderDue } from '#contract/settlement/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import * as queries from './order-due.queries.ts';
import { dueOf } from './settlement.rules.ts';

/** What an order brings its shop, as the ledger says. */
export async function orderDue(deps: Deps, by: LiveOperator, id: string, language: Language): Promise<OrderDue> {
  const { db } = deps.database;
  const order = await queries.orderOf(db, scopeOf(by), id);
  if (!order) throw notFound();
  const [rows, adjusted] = await Promise.all([queries.linesOf(db, id), queries.adjustedOf(db, id)]);
  const lines = rows.map(({ lineId, title, rate, ...division }) => ({
    lineId,
    title: inLanguage(title, language),
    rate: rate ?? 0,
    paid: division.shopper,
    subsidy: division.subsidy,
    commission: division.commission,
    due: dueOf(division),
  }));
  return {
    lines,
    due: lines.reduce((sum, line) => sum + line.due, 0),
    commission: lines.reduce((sum, line) => sum + line.commission, 0),
    adjusted,
    late: rows.some(({ late }) => late),
    availableAt: order.availableAt?.toISOString() ?? null,
  };
}
