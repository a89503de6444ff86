import type { z } from 'zod';
import type { DeskOrderPage, DeskOrderView, deskOrderQuery, Slip } from '../../contract/desk-orders.ts';
import type { Language } from '../../contract/language.ts';
import { mayCall } from '../../contract/roles.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/error.ts';
import type { LiveOperator } from '../http/operator.ts';
import {
  listShopOrders,
  moveShopOrder,
  type ShopMove,
  type ShopScope,
  slipsOf,
  viewShopOrder,
} from '../order/order.ts';
import { recordChanges } from './changes.ts';
import { dayAfter, dayStart } from './days.rules.ts';

/**
 * Whose orders an operator sees: those of their shop; of the mall's people all, or those of a shop they ask for.
 * @throws MallError not found
 */
export function scopeOf({ role, shopId }: LiveOperator, wanted?: number): ShopScope {
  if (role !== 'shop') return { shopId: wanted };
  if (shopId === null || (wanted !== undefined && wanted !== shopId)) throw notFound();
  return { shopId };
}

const looker = (operator: LiveOperator, language: Language, wanted?: number) => ({
  scope: scopeOf(operator, wanted),
  acts: mayCall(operator.role, 'orders', true),
  language,
});

type Query = z.output<typeof deskOrderQuery>;

export function deskOrders(
  deps: Deps,
  operator: LiveOperator,
  { tab, page, text, from, to, shopId }: Query,
  language: Language,
): Promise<DeskOrderPage> {
  const time = { ...(from ? { from: dayStart(from) } : {}), ...(to ? { to: dayStart(dayAfter(to)) } : {}) };
  return listShopOrders(deps, looker(operator, language, shopId), { tab, page, text, ...time });
}

/** @throws MallError not found when it is another shop's */
export const deskOrder = (deps: Deps, operator: LiveOperator, id: string, language: Language): Promise<DeskOrderView> =>
  viewShopOrder(deps, looker(operator, language), id);

export const deskSlips = (deps: Deps, operator: LiveOperator, ids: string[], language: Language): Promise<Slip[]> =>
  slipsOf(deps, looker(operator, language), ids);

/** @throws MallError not found, or when the order does not stand where the move starts */
export const moveOrder = (deps: Deps, operator: LiveOperator, id: string, wish: ShopMove): Promise<void> =>
  moveShopOrder(
    deps,
    {
      scope: scopeOf(operator),
      operatorId: operator.id,
      record: (tx, { id: ref, move: action, before, after }) =>
        recordChanges(tx, operator, deps.clock(), [{ kind: 'order', ref, action, before, after }]),
    },
    id,
    wish,
  );
