import type { Payable } from '#contract/payment/schema.ts';

type Order = Payable['orders'][number];
export type ResultKind = 'ended' | 'group' | 'member' | 'points' | 'goods';

const ENDED: readonly Order['word'][] = ['canceled', 'refunded'];
const hasEnded = ({ word, member }: Pick<Order, 'word' | 'member'>) =>
  ENDED.includes(word) || member?.refunded === true;
const TO_SHIP: readonly Order['word'][] = ['toAccept', 'producing', 'toSend', 'partShipped'];

/** What the result of a paid trade is about. Groups, memberships and exchanges are bought alone. */
export function resultOf({
  orders,
}: {
  orders: readonly Pick<Order, 'word' | 'member' | 'kind' | 'group'>[];
}): ResultKind {
  if (orders.every(hasEnded)) return 'ended';
  const [first, ...others] = orders;
  if (!first || others.length > 0) return 'goods';
  return first.group ? 'group' : first.kind;
}

/** Whether its shops still have to ship everything. */
export const isToShipAll = (orders: readonly Pick<Order, 'word'>[]): boolean =>
  orders.every(({ word }) => TO_SHIP.includes(word));

type Arrival = { from: string; to: string };

/** From the first day on which something arrives to the last; null where one of the orders has none. */
export function arrivalOfAll(orders: readonly Pick<Order, 'arrival'>[]): Arrival | null {
  const all = orders.flatMap(({ arrival }) => arrival ?? []);
  if (all.length < orders.length) return null;
  const [from] = all.map((one) => one.from).sort();
  const to = all
    .map((one) => one.to)
    .sort()
    .at(-1);
  return from && to ? { from, to } : null;
}
