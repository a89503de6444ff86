import type { z } from 'zod';
import type { Preview, previewRequest, Submitted, submitRequest } from '#contract/checkout/schema.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import type { Language } from '#contract/language.ts';
import { LIMITS } from '#contract/limits.ts';
import { requireOpen } from '../account/account.ts';
import { spendCoupons } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { type Place, PlaceGone, takePlace } from '../group-buy/group-buy.ts';
import { type Defer, once } from '../idempotency/idempotency.ts';
import { lockMember } from '../member/member.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import { addTrade, type OrderDraft, type StockLine, StockShort, settleTrade, takeStock } from '../order/order.ts';
import { numbers } from '../settings/settings.ts';
import { announceStock, type Changed } from '../stock/stock.ts';
import * as queries from './checkout.queries.ts';
import {
  type Checkout,
  type CheckoutContext,
  type CheckoutData,
  checkoutOf,
  loadCheckout,
  loadData,
} from './checkout.ts';
import { draft } from './draft.ts';
import type { Applied } from './line-promotion.ts';
import { toPreview } from './preview.ts';
import { checkoutChanged, refuseUnlessAsShown, takenByOthers } from './refusals.ts';

export type Shopper = { accountId: number; language: Language };
type PreviewInput = z.output<typeof previewRequest>;
type SubmitInput = z.output<typeof submitRequest>;
type Context = CheckoutContext & Shopper;

export class SoldToOthers extends Error {}

export async function previewCheckout(deps: Deps, shopper: Shopper, input: PreviewInput): Promise<Preview> {
  checkPoints(input);
  return toPreview(await loadCheckout(deps.database.db, await contextOf(deps, shopper), input), shopper.language);
}

/**
 * Prices the checkout again and makes one order per shop under one trade; once per key.
 * @param input as `checkSubmit` returns it
 * @throws MallError with the new preview when it is no longer what the shopper saw, or cannot be bought
 * @throws SoldToOthers when others were faster; `refusalOf` says how
 */
export async function submitCheckout(
  deps: Deps,
  shopper: Shopper,
  input: SubmitInput,
  key: string,
): Promise<Submitted> {
  const context = await contextOf(deps, shopper);
  const call = { owner: `shopper:${shopper.accountId}`, key, call: 'order/submit', body: input };
  const load = async (tx: Tx): Promise<CheckoutData> => {
    // Locked before anything is read: two submits must not both use the same free deliveries or the same room for unpaid orders.
    await lockMember(tx, shopper.accountId, context.now);
    await requireOpen(tx, shopper.accountId);
    return loadData(tx, context, input);
  };
  try {
    return await once(deps.database.db, call, (tx, defer, data) => submit(tx, { context, input, data }, defer), load);
  } catch (error) {
    throw error instanceof StockShort || error instanceof PlaceGone ? new SoldToOthers() : error;
  }
}

export async function refusalOf(deps: Deps, shopper: Shopper, input: PreviewInput): Promise<Error> {
  return takenByOthers(await loadCheckout(deps.database.db, await contextOf(deps, shopper), input), shopper.language);
}

const contextOf = async (deps: Deps, shopper: Shopper): Promise<Context> => ({
  ...shopper,
  now: deps.clock(),
  numbers: await numbers(deps),
});

function checkPoints({ points }: PreviewInput): void {
  if (points % LIMITS.pointsStep) throw fieldError('points', 'pointsStep');
}

export function checkSubmit(sent: SubmitInput): SubmitInput {
  checkPoints(sent);
  if (!sent.invoice) return sent;
  const invoice = cleanInvoice(sent.invoice);
  const wrong = invoiceError(invoice);
  if (wrong) throw fieldError(`invoice.${wrong.field}`, wrong.error);
  return { ...sent, invoice };
}

type Submitting = { context: Context; input: SubmitInput; data: CheckoutData };

/** Price, compare with what was shown, take from the cart, spend coupons, write the orders; stock, points and places last. */
async function submit(tx: Tx, { context, input, data }: Submitting, defer: Defer): Promise<Submitted> {
  const { accountId, language, now } = context;
  const checkout = checkoutOf(data, context, input);
  refuseUnlessAsShown(checkout, input.quoteHash, language);
  const { trade, orders } = draft(checkout, { ...context, input });
  const isTaken =
    (await takeCartLines(tx, checkout, accountId)) && (await takeCoupons(tx, checkout, trade.id, context));
  if (!isTaken) throw checkoutChanged(await loadCheckout(tx, context, input), language);
  const place = placeOf(checkout, orders);
  if (trade.payable > 0) {
    defer(() => addTrade(tx, trade, orders));
  } else {
    await addTrade(tx, trade, orders);
    if (place) await takePlace(tx, place, now);
    await settleTrade(tx, trade.id, { balance: 0, online: 0 }, now);
  }
  defer(async () => {
    if (place && trade.payable > 0) await takePlace(tx, place, now);
    await takeGoods(tx, checkout, trade.id, context);
  });
  return { tradeId: trade.id, payable: trade.payable, orderIds: orders.map(({ row }) => row.id) };
}

async function takeCartLines(tx: Tx, { shops }: Checkout, accountId: number): Promise<boolean> {
  const ids = shops.flatMap(({ lines }) => lines.flatMap(({ row }) => row.cartLineId ?? []));
  return ids.length === 0 || (await queries.takeCartLines(tx, accountId, ids)) === ids.length;
}

async function takeCoupons(tx: Tx, checkout: Checkout, tradeId: string, { accountId, now }: Context): Promise<boolean> {
  const newcomers = checkout.coupons.some(({ coupon, selected }) => selected && coupon.newcomers);
  return spendCoupons(tx, { accountId, tradeId, newcomers, now }, checkout.priced.coupons);
}

function placeOf({ group }: Checkout, orders: readonly OrderDraft[]): Place | undefined {
  const [order] = orders;
  const groupId = order?.row.groupId;
  if (!group?.activity || !order || !groupId) return undefined;
  const { accountId, id: orderId } = order.row;
  const { id: activityId, size, hours } = group.activity;
  return { groupId, orderId, accountId, activityId, opens: group.groupId === undefined ? { size, hours } : undefined };
}

/** Stock last, because many wait for its rows; points after it, in the order in which rows are locked everywhere. */
async function takeGoods(tx: Tx, checkout: Checkout, tradeId: string, { accountId, now: at }: Context): Promise<void> {
  const changed: Changed = new Set();
  const lines = checkout.shops.flatMap(({ lines }) =>
    lines.map(({ row, promotion }) => ({ skuId: row.skuId, n: row.quantity, promotion: countedOf(promotion) })),
  );
  await takeStock(tx, accountId, lines, changed);
  const { used } = checkout.priced.points;
  const key = `submit:${tradeId}`;
  if (used > 0)
    await post(tx, { accountId, unit: LEDGER_UNIT.POINTS, amount: -used, kind: 'pay', businessId: tradeId, key, at });
  await announceStock(tx, changed);
}

const countedOf = (promotion: Applied | undefined): StockLine['promotion'] =>
  promotion && promotion.kind !== 'group' ? { kind: promotion.kind, id: promotion.id } : undefined;
