import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type {
  AgreedMany,
  agreeRefund,
  DeskRefund,
  DeskRefundPage,
  DeskRefundView,
  deskRefundQuery,
  RefundFigures,
} from '#contract/refund/desk.schema.ts';
import { REFUND_FIGURE_DAYS } from '#contract/refund/desk.schema.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { DESK_REFUND_TAB_STATUS, DESK_REFUND_TABS, REFUND_STATUS, type RefundActor } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import * as desk from './desk.queries.ts';
import { tabCounts, toBriefs, viewRefund } from './own.ts';
import * as queries from './refund.queries.ts';
import { deskMovesOf, dueAfter } from './refund.rules.ts';

const BASIS = 10_000;

/** Who works for the mall decides as its service; also for a shop, where their role lets them handle orders. */
export const actorsOf = (by: LiveOperator): RefundActor[] => {
  if (by.shopId !== null) return ['shop'];
  return mayChange(by, 'orders') ? ['shop', 'service'] : ['service'];
};

const movesOf = (by: LiveOperator, refund: queries.Row['refund']) =>
  mayChange(by, 'refunds') ? deskMovesOf(refund, actorsOf(by)) : [];

type Query = z.output<typeof deskRefundQuery>;
export const filterOf = ({ tab, text }: Pick<Query, 'tab' | 'text'>): desk.DeskFilter => ({
  statuses: DESK_REFUND_TAB_STATUS[tab],
  number: text?.trim() || undefined,
});

export async function deskRefunds(
  deps: Deps,
  by: LiveOperator,
  query: Query,
  language: Language,
): Promise<DeskRefundPage> {
  const { db } = deps.database;
  const scope = scopeOf(by, query.shopId);
  const filter = filterOf(query);
  const size = DESK.ordersPerPage;
  const now = deps.clock();
  const [rows, total, byStatus] = await Promise.all([
    desk.deskPage(db, scope, filter, size, (query.page - 1) * size),
    desk.countDesk(db, scope, filter),
    queries.countByStatus(db, scope),
  ]);
  const briefs = await toBriefs(db, rows, language, now);
  return {
    items: briefs.map(({ actions: _, ...brief }, at): DeskRefund => {
      const { refund, order } = rows[at] as queries.Row;
      return { ...brief, moves: movesOf(by, refund), buyer: order.address.recipient };
    }),
    page: query.page,
    pages: pageCount(total, size),
    total,
    counts: tabCounts(DESK_REFUND_TAB_STATUS, DESK_REFUND_TABS, byStatus),
    now: now.toISOString(),
  };
}

export async function deskRefund(
  deps: Deps,
  by: LiveOperator,
  id: string,
  language: Language,
): Promise<DeskRefundView> {
  const { db } = deps.database;
  const scope = scopeOf(by);
  const { actions: _, ...view } = await viewRefund(deps, scope, language, id);
  const row = (await queries.refundOf(db, scope, id)) as queries.Row;
  return {
    ...view,
    moves: movesOf(by, row.refund),
    buyer: row.order.address.recipient,
    paid: row.line.payable - row.line.freight,
    noReason: row.refund.noReason,
    place: await queries.placeOfShop(db, row.refund.shopId),
  };
}

export async function figuresOf(deps: Deps, by: LiveOperator): Promise<RefundFigures> {
  const since = new Date(deps.clock().getTime() - REFUND_FIGURE_DAYS * DAY_MS);
  const { refundedOrders, answer, ...figures } = await desk.figuresSince(deps.database.db, scopeOf(by), since);
  return {
    days: REFUND_FIGURE_DAYS,
    ...figures,
    rate: Math.floor((refundedOrders * BASIS) / Math.max(1, figures.orders)),
    answer: answer === null ? null : Math.round(answer),
  };
}

const shopOf = (by: LiveOperator, wanted: number | undefined): number => scopeOf(by, wanted).shopId ?? queries.MALL;

export const placeOf = async ({ database: { db } }: Deps, by: LiveOperator, shopId?: number) => ({
  address: await queries.placeOfShop(db, shopOf(by, shopId)),
});

export async function savePlace(deps: Deps, by: LiveOperator, address: ReturnAddress, wanted?: number): Promise<void> {
  const shopId = shopOf(by, wanted);
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const before = await queries.placeOfShop(tx, shopId);
    await queries.savePlace(tx, shopId, address);
    await queries.giveAddress(tx, shopId, address, dueAfter(REFUND_STATUS.AGREED, now, true));
    await recordChanges(tx, by, now, [
      { kind: 'returnPlace', ref: String(shopId), action: 'edit', before, after: address },
    ]);
  });
}

type Agree = z.output<typeof agreeRefund>;

export async function agreeMany(
  agree: (id: string, input: Agree) => Promise<unknown>,
  ids: string[],
  restock: boolean,
  say: (error: MallError) => string,
): Promise<AgreedMany> {
  const failed: AgreedMany['failed'] = [];
  for (const id of new Set(ids)) {
    try {
      await agree(id, { restock });
    } catch (error) {
      if (!(error instanceof MallError)) throw error;
      failed.push({ id, msg: say(error) });
    }
  }
  return { done: new Set(ids).size - failed.length, failed };
}
