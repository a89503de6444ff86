import { deliveryDays } from '#contract/address/provinces.values.ts';
import type { Language } from '#contract/language.ts';
import type { Payable } from '#contract/payment/schema.ts';
import { pick } from '#contract/text.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { membershipsOf } from '../member/member.ts';
import * as queries from './list.queries.ts';
import { toAddress } from './views.ts';

const DAY = DAY_MS;

export async function tradeGoods(
  db: Db,
  tradeId: string,
  from: Date,
  language: Language,
): Promise<Pick<Payable, 'orders' | 'address'>> {
  const found = await queries.ordersOfTrade(db, tradeId);
  const [first] = found;
  if (!first) throw new Error(`a trade without orders: ${tradeId}`);
  const ids = found.map(({ order }) => order.id);
  const [lines, memberships] = await Promise.all([
    queries.linesOf(db, ids),
    membershipsOf(
      db,
      found.filter(({ order }) => order.kind === 'member').map(({ order }) => order.id),
    ),
  ]);
  const later = (days: number) => new Date(from.getTime() + days * DAY).toISOString();
  const [soonest, latest] = deliveryDays(first.order.address.region[0] ?? '');
  return {
    orders: found.map(({ order, shopName }) => ({
      id: order.id,
      shop: pick(shopName, language),
      kind: order.kind,
      payable: order.payable,
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ title, picture, quantity }) => ({ title: pick(title, language), picture, quantity })),
      arrival: order.madeToOrder || order.kind === 'member' ? null : { from: later(soonest), to: later(latest) },
      member: memberships.get(order.id) ?? null,
    })),
    address: toAddress(first.order.address, language),
  };
}
