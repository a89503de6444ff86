import type { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { CheckoutFault, Preview, previewRequest, Submitted, submitRequest } from '../../contract/order.ts';
import { cleanInvoice, invoiceFault } from '../../contract/rules.ts';
import { spendCoupons } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import { LEDGER_UNIT } from '../db/schema-money.ts';
import type { Deps } from '../deps.ts';
import { fieldFault, MallError } from '../http/error.ts';
import { type AtLast, once } from '../idempotency/idempotency.ts';
import { post } from '../money/money.ts';
import { createQueue } from '../queue.ts';
import { numbers } from '../settings/settings.ts';
import * as checkoutQueries from './checkout.queries.ts';
import { assemble, type Checkout, checkoutOf, type Frame, look, type Seen } from './checkout.ts';
import { draft } from './draft.ts';
import { toPreview } from './preview.ts';
import { settleTrade } from './settle.ts';
import { announce, type Changed, StockShort, takeStock } from './stock.ts';
import * as queries from './submit.queries.ts';

export type Shopper = { accountId: number; language: Language };
type PreviewInput = z.output<typeof previewRequest>;
type SubmitInput = z.output<typeof submitRequest>;

/**
 * A process makes its orders one after the other: more at once take the time of those who browse (their p99 would be four
 * times what it is otherwise, on two cores) and gain a seventh. One that waits for a row, or for a database that is far
 * away, does not keep the others waiting.
 */
const inTurn = createQueue(1, Number.POSITIVE_INFINITY, { afterMs: 25, most: 4 });

const FAULT_MESSAGE = {
  empty: 'checkoutEmpty',
  putOff: 'checkoutPutOff',
  stock: 'stockShort',
  custom: 'checkoutCustom',
  region: 'checkoutRegion',
  address: 'checkoutAddress',
  limit: 'checkoutLimit',
} as const satisfies Record<CheckoutFault, string>;

function checkPoints({ points }: PreviewInput): void {
  if (points % LIMITS.pointsStep) throw fieldFault('points', 'pointsStep');
}

/** What a checkout costs now. */
export async function previewCheckout(deps: Deps, shopper: Shopper, input: PreviewInput): Promise<Preview> {
  checkPoints(input);
  const frame = { ...shopper, now: deps.clock(), numbers: await numbers(deps) };
  return toPreview(await assemble(deps.database.db, frame, input), shopper.language);
}

/**
 * Makes the orders of a checkout, priced anew, one per shop under one trade.
 * @throws MallError with the new preview when it is no longer what the shopper saw, or cannot be bought
 */
export async function submitCheckout(deps: Deps, shopper: Shopper, sent: SubmitInput, key: string): Promise<Submitted> {
  const input = sent.invoice ? { ...sent, invoice: cleanInvoice(sent.invoice) } : sent;
  checkPoints(input);
  const fault = input.invoice && invoiceFault(input.invoice);
  if (fault) throw fieldFault(`invoice.${fault.field}`, fault.fault);
  const changed: Changed = new Set();
  const call = { owner: `shopper:${shopper.accountId}`, key, call: 'order/submit', body: input };
  try {
    const submitted = await inTurn(async () => {
      const frame = { ...shopper, now: deps.clock(), numbers: await numbers(deps) };
      const submit = (tx: Tx, atLast: AtLast, seen: Seen) => {
        changed.clear();
        return submitOnce(tx, { frame, input, changed, atLast }, seen);
      };
      return once(deps.database.db, call, submit, (tx) => look(tx, frame, input));
    });
    announce(deps.bus, changed);
    return submitted;
  } catch (error) {
    if (!(error instanceof StockShort)) throw error;
    const data = await previewCheckout(deps, shopper, input);
    const [first] = data.faults;
    throw new MallError('message', first ? FAULT_MESSAGE[first.fault] : 'stockShort', { data });
  }
}

type Submitting = { frame: Frame & Shopper; input: SubmitInput; changed: Changed; atLast: AtLast };

async function submitOnce(tx: Tx, submitting: Submitting, seen: Seen): Promise<Submitted> {
  const { frame, input, changed, atLast } = submitting;
  const { accountId, language, now } = frame;
  const checkout = checkoutOf(seen, frame, input);
  refuse(checkout, input.quoteHash, language);
  const { trade, orders } = draft(checkout, { ...frame, input });
  const cartLines = checkout.shops.flatMap(({ lines }) => lines.flatMap(({ row }) => row.cartLineId ?? []));
  const taken = cartLines.length ? await checkoutQueries.takeCartLines(tx, accountId, cartLines) : 0;
  // The same cart, submitted twice at once.
  if (taken < cartLines.length) throw changedMeanwhile(await assemble(tx, frame, input), language);
  // A coupon that another checkout has used meanwhile.
  if (!(await spendCoupons(tx, { accountId, tradeId: trade.id, now }, checkout.priced.coupons)))
    throw changedMeanwhile(await assemble(tx, frame, input), language);
  const add = () => queries.addTrade(tx, trade, orders);
  if (trade.payable > 0) atLast(add);
  else {
    await add();
    await settleTrade(tx, trade.id, { balance: 0, online: 0 }, now);
  }
  atLast(() => take(tx, checkout, accountId, trade.id, now, changed));
  return { tradeId: trade.id, payable: trade.payable, orderIds: orders.map(({ row }) => row.id) };
}

/** Stock last, because many wait for it; points after it, in the order in which rows are locked everywhere. */
async function take(tx: Tx, checkout: Checkout, accountId: number, tradeId: string, at: Date, changed: Changed) {
  const lines = checkout.shops.flatMap(({ lines }) =>
    lines.map(({ row, promotion }) => ({ skuId: row.skuId, n: row.quantity, promotion })),
  );
  await takeStock(tx, accountId, lines, changed);
  const { used } = checkout.priced.points;
  const key = `submit:${tradeId}`;
  if (used > 0)
    await post(tx, { accountId, unit: LEDGER_UNIT.POINTS, amount: -used, kind: 'pay', businessId: tradeId, key, at });
}

function refuse(checkout: Checkout, quoteHash: string, language: Language): void {
  if (checkout.quoteHash !== quoteHash) throw changedMeanwhile(checkout, language);
  const [first] = checkout.faults;
  if (first) throw new MallError('message', FAULT_MESSAGE[first.fault], { data: toPreview(checkout, language) });
}

const changedMeanwhile = (checkout: Checkout, language: Language): MallError =>
  new MallError('message', 'checkoutChanged', { data: toPreview(checkout, language) });
