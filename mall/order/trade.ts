import type { Payable } from '#contract/payment/schema.ts';
import type { Db } from '../db/open.ts';
import { membershipsOf } from '../member/member.ts';
import * as queries from './list.queries.ts';
import { briefsOf, type Reader, toAddress } from './views.ts';

export async function tradeGoods(
  db: Db,
  tradeId: string,
  reader: Reader,
): Promise<Pick<Payable, 'orders' | 'address'>> {
  const rows = await queries.ordersOfTrade(db, tradeId);
  const [first] = rows;
  if (!first) throw new Error(`a trade without orders: ${tradeId}`);
  const members = rows.filter(({ kind }) => kind === 'member').map(({ id }) => id);
  const [orders, memberships] = await Promise.all([briefsOf(db, rows, reader), membershipsOf(db, members)]);
  return {
    orders: orders.map((order) => ({ ...order, member: memberships.get(order.id) ?? null })),
    address: toAddress(first.address, reader.language),
  };
}
