import type { z } from 'zod';
import type { CheckoutError, Preview, previewRequest, Submitted, submitRequest } from '#contract/checkout/schema.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import type { Language } from '#contract/language.ts';
import { LIMITS } from '#contract/limits.ts';
import { spendCoupons } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import { type Place, PlaceGone, takePlace } from '../group-buy/group-buy.ts';
import { type AtLast, once } from '../idempotency/idempotency.ts';
import { holdMember } from '../member/member.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import { addTrade, type OrderDraft, StockShort, settleTrade, type Taken, takeStock } from '../order/order.ts';
import { createFlashGate, type FlashGate, flashNamedIn } from '../promotion/promotion.ts';
import { createQueue } from '../queue.ts';
import { numbers } from '../settings/settings.ts';
import { announceStock, type Changed } from '../stock/stock.ts';
import * as queries from './checkout.queries.ts';
import { assemble, type Checkout, checkoutOf, type Frame, look, type Seen } from './checkout.ts';
import { draft } from './draft.ts';
import type { Applied } from './line-promotion.ts';
import { toPreview } from './preview.ts';

export type Shopper = { accountId: number; language: Language };
type PreviewInput = z.output<typeof previewRequest>;
type SubmitInput = z.output<typeof submitRequest>;

/**
 * A process makes its orders one after the other: more at once take the time of those who browse (their p99 would be four
 * times what it is otherwise, on two cores) and gain a seventh. One that waits for a row, or for a database that is far
 * away, does not keep the others waiting.
 */
const inTurn = createQueue(1, Number.POSITIVE_INFINITY, { afterMs: 25, most: 4 });

const ERROR_MESSAGE = {
  empty: 'checkoutEmpty',
  putOff: 'checkoutPutOff',
  stock: 'stockShort',
  custom: 'checkoutCustom',
  region: 'checkoutRegion',
  address: 'checkoutAddress',
  limit: 'checkoutLimit',
  flashNotYet: 'flashNotYet',
  flashOver: 'flashOver',
  groupOver: 'checkoutGroupOver',
  groupFull: 'checkoutGroupFull',
  groupJoined: 'checkoutGroupJoined',
  points: 'pointsShort',
  pointsOver: 'pointsGoodOver',
  unpaidTrades: 'checkoutUnpaidTrades',
  unpaidPieces: 'checkoutUnpaidPieces',
} as const satisfies Record<CheckoutError, string>;

function checkPoints({ points }: PreviewInput): void {
  if (points % LIMITS.pointsStep) throw fieldError('points', 'pointsStep');
}

/** What a checkout costs now. */
export async function previewCheckout(deps: Deps, shopper: Shopper, input: PreviewInput): Promise<Preview> {
  checkPoints(input);
  const frame = { ...shopper, now: deps.clock(), numbers: await numbers(deps) };
  return toPreview(await assemble(deps.database.db, frame, input), shopper.language);
}

type Buying = Deps & { gate: FlashGate };
/** What submitting needs, with the one gate of this process. */
export const toBuying = (deps: Deps): Buying => ({ ...deps, gate: createFlashGate(deps) });

/**
 * Makes the orders of a checkout, priced again, one per shop under one trade.
 * @throws MallError with the new preview when it is no longer what the shopper saw, or cannot be bought
 */
export async function submitCheckout(
  deps: Buying,
  shopper: Shopper,
  sent: SubmitInput,
  key: string,
): Promise<Submitted> {
  const input = sent.invoice ? { ...sent, invoice: cleanInvoice(sent.invoice) } : sent;
  checkPoints(input);
  const wrong = input.invoice && invoiceError(input.invoice);
  if (wrong) throw fieldError(`invoice.${wrong.field}`, wrong.error);
  const changed: Changed = new Set();
  const call = { owner: `shopper:${shopper.accountId}`, key, call: 'order/submit', body: input };
  try {
    const submit = async () => {
      const frame = { ...shopper, now: deps.clock(), numbers: await numbers(deps) };
      const run = (tx: Tx, atLast: AtLast, seen: Seen) => {
        changed.clear();
        return submitOnce(tx, { frame, input, changed, atLast }, seen);
      };
      return once(deps.database.db, call, run, async (tx) => {
        // Held before anything is read: membership, its free deliveries and unpaid orders are those of no other submit.
        await holdMember(tx, shopper.accountId, frame.now);
        return look(tx, frame, input);
      });
    };
    return await pastGate(deps.gate, shopper, input.quoteHash, submit);
  } catch (error) {
    if (!(error instanceof StockShort || error instanceof PlaceGone)) throw error;
    const data = await previewCheckout(deps, shopper, input);
    // Why not is seen now: a limit that another order reached, a group that was filled or ended.
    const [first] = data.errors;
    throw new MallError('message', first ? ERROR_MESSAGE[first.error] : 'stockShort', { data });
  }
}

/** Lets a submit of flash-sale goods through while any may be left: when it comes, and when its turn comes. */
async function pastGate<T>(gate: FlashGate, { accountId }: Shopper, quoteHash: string, submit: () => Promise<T>) {
  const goods = flashNamedIn(quoteHash);
  gate.check(goods, accountId);
  return inTurn(async () => {
    await gate.enter(goods, accountId);
    try {
      return await submit();
    } catch (error) {
      if (isShort(error)) await gate.learn(goods);
      throw error;
    }
  });
}

const isShort = (error: unknown): boolean =>
  error instanceof StockShort || (error instanceof MallError && error.key === 'checkoutChanged');

type Submitting = { frame: Frame & Shopper; input: SubmitInput; changed: Changed; atLast: AtLast };

async function submitOnce(tx: Tx, submitting: Submitting, seen: Seen): Promise<Submitted> {
  const { frame, input, changed, atLast } = submitting;
  const { accountId, language, now } = frame;
  const checkout = checkoutOf(seen, frame, input);
  refuse(checkout, input.quoteHash, language);
  const { trade, orders } = draft(checkout, { ...frame, input });
  const cartLines = checkout.shops.flatMap(({ lines }) => lines.flatMap(({ row }) => row.cartLineId ?? []));
  const taken = cartLines.length ? await queries.takeCartLines(tx, accountId, cartLines) : 0;
  // The same cart, submitted twice at once.
  if (taken < cartLines.length) throw changedMeanwhile(await assemble(tx, frame, input), language);
  // A coupon that another checkout has used meanwhile.
  const newcomers = checkout.coupons.some(({ coupon, selected }) => selected && coupon.newcomers);
  if (!(await spendCoupons(tx, { accountId, tradeId: trade.id, newcomers, now }, checkout.priced.coupons)))
    throw changedMeanwhile(await assemble(tx, frame, input), language);
  const add = () => addTrade(tx, trade, orders);
  const place = placeOf(checkout, orders);
  if (trade.payable > 0) atLast(add);
  else {
    await add();
    if (place) await takePlace(tx, place, now);
    await settleTrade(tx, trade.id, { balance: 0, online: 0 }, now);
  }
  atLast(async () => {
    if (place && trade.payable > 0) await takePlace(tx, place, now);
    await take(tx, checkout, accountId, trade.id, now, changed);
    await announceStock(tx, changed);
  });
  return { tradeId: trade.id, payable: trade.payable, orderIds: orders.map(({ row }) => row.id) };
}

/** The place that an order takes in a group. */
function placeOf({ group }: Checkout, orders: readonly OrderDraft[]): Place | undefined {
  const [order] = orders;
  const groupId = order?.row.groupId;
  if (!group?.activity || !order || !groupId) return undefined;
  const { accountId, id: orderId } = order.row;
  const { id: activityId, size, hours } = group.activity;
  return { groupId, orderId, accountId, activityId, opens: group.groupId === undefined ? { size, hours } : undefined };
}

/** Stock last, because many wait for it; points after it, in the order in which rows are locked everywhere. */
async function take(tx: Tx, checkout: Checkout, accountId: number, tradeId: string, at: Date, changed: Changed) {
  const lines = checkout.shops.flatMap(({ lines }) =>
    lines.map(({ row, promotion }) => ({ skuId: row.skuId, n: row.quantity, promotion: countedOf(promotion) })),
  );
  await takeStock(tx, accountId, lines, changed);
  const { used } = checkout.priced.points;
  const key = `submit:${tradeId}`;
  if (used > 0)
    await post(tx, { accountId, unit: LEDGER_UNIT.POINTS, amount: -used, kind: 'pay', businessId: tradeId, key, at });
}

/** What of a promotion is counted by pieces; a group has places instead. */
const countedOf = (promotion: Applied | undefined): Taken['promotion'] =>
  promotion && promotion.kind !== 'group' ? { kind: promotion.kind, id: promotion.id } : undefined;

function refuse(checkout: Checkout, quoteHash: string, language: Language): void {
  // That a flash sale does not run, a group is full or over, or points are too few, says more than that something has changed.
  const telling = checkout.group?.error ?? checkout.errors.find(({ error }) => isTelling(error))?.error;
  if (!telling && checkout.quoteHash !== quoteHash) throw changedMeanwhile(checkout, language);
  const first = telling ?? checkout.errors[0]?.error;
  if (first) throw new MallError('message', ERROR_MESSAGE[first], { data: toPreview(checkout, language) });
}

const TELLING: readonly CheckoutError[] = [
  'flashNotYet',
  'flashOver',
  'points',
  'pointsOver',
  'unpaidTrades',
  'unpaidPieces',
];
const isTelling = (error: CheckoutError): boolean => TELLING.includes(error);

const changedMeanwhile = (checkout: Checkout, language: Language): MallError =>
  new MallError('message', 'checkoutChanged', { data: toPreview(checkout, language) });
