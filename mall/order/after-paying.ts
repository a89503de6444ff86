import { provinceOf } from '#contract/address/provinces.values.ts';
import { yuanOf } from '#contract/money.ts';
import { mayProlong, mayUrge } from '#contract/order/receipt.rules.ts';
import { mayChangeAddress } from '#contract/order/standing.rules.ts';
import { freightFee, gramsOf } from '#contract/store/freight.values.ts';
import { orderAddress } from '../address/address.ts';
import type { Freight } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import * as queries from './after-paying.queries.ts';
import { lexemesOf, toVector } from './find.rules.ts';
import { changeOrders, lockTradeOf, movedMeanwhile } from './flow.ts';
import * as lists from './list.queries.ts';
import { addLogs } from './move.queries.ts';
import { parcelsOf } from './parcel.queries.ts';

/** Locks the trade of a shopper's order, as shipping does. */
async function lockOwn(tx: Tx, accountId: number, id: string) {
  await lockTradeOf(tx, { accountId }, id);
  const found = await lists.orderOf(tx, { accountId }, id);
  if (!found) throw notFound();
  return found.order;
}

type Step = { id: string; status: number; accountId: number };
const logOwn = (tx: Tx, { id, status, accountId }: Step, reason: string, at: Date) =>
  addLogs(tx, [{ orderId: id, from: status, to: status, actor: 'buyer', actorId: accountId, reason, at }]);

/** Reminds the shop to ship. */
export function urgeOrder(deps: Deps, accountId: number, id: string): Promise<void> {
  return changeOrders(deps, async (tx) => {
    const order = await lockOwn(tx, accountId, id);
    const now = deps.clock();
    if (!mayUrge({ ...order, urgedAt: null }, now)) throw movedMeanwhile();
    if (!mayUrge(order, now)) throw new MallError('message', 'urgedToday');
    await queries.setUrged(tx, id, now);
  });
}

/** Gives the shopper longer to confirm the receipt. */
export function prolongReceipt(deps: Deps, accountId: number, id: string): Promise<void> {
  return changeOrders(deps, async (tx) => {
    const order = await lockOwn(tx, accountId, id);
    if (!mayProlong({ ...order, prolongedAt: null })) throw movedMeanwhile();
    const now = deps.clock();
    if (!(await queries.setProlonged(tx, id, now))) throw new MallError('message', 'prolongedBefore');
    await logOwn(tx, order, 'prolonged', now);
  });
}

/** Until the first parcel leaves; shipping it there has to cost the same. */
export function changeOrderAddress(deps: Deps, accountId: number, id: string, addressId: number): Promise<void> {
  return changeOrders(deps, async (tx) => {
    const order = await lockOwn(tx, accountId, id);
    const lines = await lists.linesOf(tx, [id]);
    if (!mayChangeAddress({ ...order, lines }) || (await parcelsOf(tx, [id])).length)
      throw new MallError('message', 'addressShipped');
    const picked = await orderAddress(tx, accountId, addressId);
    if (!picked) throw notFound();
    const { id: _, ...address } = picked;
    const terms = await queries.freightTermsOf(tx, order.shopId);
    if (terms) checkFreight(terms, order, await queries.withWeights(tx, lines), address.region);
    const { recipient, mobile } = address;
    const titles = lines.flatMap(({ title }) => [title.zh, title.en]);
    const words = lexemesOf([id, recipient, mobile, mobile.slice(-4), ...titles]);
    await queries.setAddress(tx, id, address, toVector(words));
    await logOwn(tx, order, 'addressChanged', deps.clock());
  });
}

type Shipped = { kind: string; memberFreight: number; address: { region: string[] } };
type Line = { price: number; quantity: number; grams: number | null };

/** Freight to both places by the same terms; what travels free by membership or points does so everywhere. */
function checkFreight(terms: Freight, order: Shipped, lines: readonly Line[], region: string[]): void {
  const provinces = [order.address.region, region].map(([code = '']) => provinceOf(code)?.zh);
  const [from, to] = provinces;
  if (to && terms.notDelivered.includes(to)) throw fieldError('addressId', 'addressRegion');
  if (order.kind === 'points' || order.memberFreight > 0) return;
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipped = { goods, grams: gramsOf(lines) };
  const more = freightFee(terms, shipped, to) - freightFee(terms, shipped, from);
  if (more === 0) return;
  throw fieldError('addressId', more > 0 ? 'addressDearer' : 'addressCheaper', { amount: yuanOf(Math.abs(more)) });
}
