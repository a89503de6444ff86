import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import type { DeskOrderPage, DeskOrderView, deskOrderQuery, Slip } from '#contract/order/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { dayAfter, dayStart } from '../sheets/days.rules.ts';
import {
  type DeskViewer,
  type Input,
  listShopOrders,
  moveShopOrder,
  type ShopMove,
  slipsOf,
  viewShopOrder,
  wholeMobile,
} from './order.ts';
import { receiptsOf } from './receipts.ts';

export const viewerOf = (operator: LiveOperator, language: Language, wanted?: number): DeskViewer => ({
  scope: scopeOf(operator, wanted),
  acts: mayChange(operator, 'orders'),
  ships: operator.shopId !== null && mayChange(operator, 'orders'),
  language,
});

type Query = z.output<typeof deskOrderQuery>;

export const inputOf = ({ tab, text, from, to, urged, tag }: Omit<Query, 'page' | 'shopId'>): Omit<Input, 'page'> => ({
  tab,
  text,
  ...(from ? { from: dayStart(from) } : {}),
  ...(to ? { to: dayStart(dayAfter(to)) } : {}),
  ...(urged ? { urged: true } : {}),
  ...(tag === undefined ? {} : { tag }),
});

export const deskOrders = (
  deps: Deps,
  operator: LiveOperator,
  { page, shopId, ...query }: Query,
  language: Language,
): Promise<DeskOrderPage> => listShopOrders(deps, viewerOf(operator, language, shopId), { ...inputOf(query), page });

export async function deskOrder(
  deps: Deps,
  operator: LiveOperator,
  id: string,
  language: Language,
): Promise<DeskOrderView> {
  const view = await viewShopOrder(deps, viewerOf(operator, language), id);
  // What paid a trade of several shops is shown to the mall's people only.
  const trades = operator.shopId !== null ? [] : [view.tradeId];
  const receipts = await receiptsOf(deps.database.db, trades);
  return { ...view, receipts: receipts.get(view.tradeId) ?? [] };
}

export async function showMobile(deps: Deps, operator: LiveOperator, id: string): Promise<string> {
  const mobile = await wholeMobile(deps, scopeOf(operator), id);
  await recordLooks(deps, operator, 'showMobile', [id]);
  return mobile;
}

const recordLooks = ({ database: { db }, clock }: Deps, operator: LiveOperator, action: string, ids: string[]) =>
  recordChanges(
    db,
    operator,
    clock(),
    ids.map((ref) => ({ kind: 'order', ref, action, before: null, after: null })),
  );

export async function deskSlips(
  deps: Deps,
  operator: LiveOperator,
  ids: string[],
  language: Language,
): Promise<Slip[]> {
  const viewer = viewerOf(operator, language);
  const slips = await slipsOf(deps, { ...viewer, ships: viewer.acts }, ids);
  if (viewer.acts && !viewer.ships && slips.length) {
    const printed = slips.map(({ id }) => id);
    await recordLooks(deps, operator, 'slip', printed);
  }
  return slips;
}

export const moveOrder = (deps: Deps, operator: LiveOperator, id: string, input: ShopMove): Promise<void> =>
  moveShopOrder(
    deps,
    {
      scope: scopeOf(operator),
      operatorId: operator.id,
      record: (tx, { id: ref, move: action, before, after }) =>
        recordChanges(tx, operator, deps.clock(), [{ kind: 'order', ref, action, before, after }]),
    },
    id,
    input,
  );
