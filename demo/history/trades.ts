import type { Invoice } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { CARRIERS } from '#contract/order/carriers.values.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { CHINA_MS, HOUR_MS } from '#contract/time.ts';
import { lexemesOf, toVector } from '#mall/order/find.rules.ts';
import {
  type OrderAddress,
  type order,
  type orderFind,
  type orderLine,
  type orderLog,
  type parcel,
  TRADE_STATUS,
  type trade,
} from '#mall/order/order.tables.ts';
import type { payment } from '#mall/payment/payment.tables.ts';
import { SANDBOX_STATUS, type sandboxCharge, type sandboxReceipt } from '#mall/ports/sandbox.tables.ts';
import { type PricedShop, priceCheckout } from '#mall/pricing/price.rules.ts';
import { freezeLine } from '#mall/settlement/settlement.rules.ts';
import type { Chance } from '../draw/random.ts';
import { hash } from '../hash.ts';
import type { Goods } from './goods.ts';
import { availableFrom } from './ledger.ts';

const PARCELS = CARRIERS.filter(({ code }) => ['ZTO', 'STO', 'YUNDA'].includes(code));

/** When things happened to a checkout; undefined: not yet. */
export type Life = {
  createdAt: Date;
  paidAt?: Date | undefined;
  acceptedAt?: Date | undefined;
  shippedAt?: Date | undefined;
  completedAt?: Date | undefined;
  /** It was never paid. */
  canceledAt?: Date | undefined;
  reviewedAt?: Date | undefined;
};
export type Bought = { goods: Goods; quantity: number };
export type Checkout = {
  accountId: number;
  address: OrderAddress;
  lines: Bought[];
  life: Life;
  invoice: Invoice | null;
  /** Basis points. */
  memberOff: number;
};
export type Sold = { id: string; accountId: number; shopId: number; payable: number; completedAt: Date | null };
type Rows = {
  trades: (typeof trade.$inferInsert)[];
  orders: (typeof order.$inferInsert)[];
  lines: (typeof orderLine.$inferInsert)[];
  finds: (typeof orderFind.$inferInsert)[];
  logs: (typeof orderLog.$inferInsert)[];
  parcels: (typeof parcel.$inferInsert)[];
  payments: (typeof payment.$inferInsert)[];
  charges: (typeof sandboxCharge.$inferInsert)[];
  receipts: (typeof sandboxReceipt.$inferInsert)[];
};

/** Like the mall's numbers, the day in China and 14 digits, but the same every time for the same moment. */
export function numberAt(time: Date, what: string): string {
  const minute = new Date(time.getTime() + CHINA_MS).toISOString().slice(2, 16).replaceAll(/\D/g, '');
  return minute + String(hash(what)).padStart(10, '0');
}

/** @param staff operators by shop */
export function createTrades(staff: ReadonlyMap<number, number>, chance: Chance, now: Date) {
  const rows: Rows = {
    ...{ trades: [], orders: [], lines: [], finds: [], logs: [], parcels: [] },
    ...{ payments: [], charges: [], receipts: [] },
  };
  let made = 0;

  /** With one order per shop. */
  function add(checkout: Checkout): Sold[] {
    const { accountId, life, memberOff, address } = checkout;
    const { createdAt, paidAt, canceledAt } = life;
    const priced = priceCheckout({
      lines: checkout.lines.map(({ goods: { product, sku, shop }, quantity }) => ({
        ...{ key: String(sku.id), shopId: shop.id, productId: product.id, categoryIds: [], quantity },
        ...{ listPrice: sku.price, promotionPrice: null, allowsDiscounts: true },
      })),
      ...{ member: { off: memberOff, freeFreight: 0 }, coupons: [], province: undefined },
      points: { has: 0, wanted: 0, perYuan: NUMBERS.pointsPerYuan, share: NUMBERS.pointsShare },
      freight: new Map(checkout.lines.map(({ goods: { shop } }) => [shop.id, shop.freight])),
    });
    made += 1;
    const id = numberAt(createdAt, `trade ${made}`);
    const { payable } = priced;
    rows.trades.push({
      ...{ id, accountId, payable, createdAt, paidAt: paidAt ?? null, paidOnline: paidAt ? payable : 0 },
      status: canceledAt ? TRADE_STATUS.CLOSED : TRADE_STATUS.PAID,
      expiresAt: new Date(createdAt.getTime() + NUMBERS.unpaidOrder),
    });
    if (paidAt) pay(id, accountId, payable, createdAt, paidAt);
    return priced.shops.map((shop) => addOrder(checkout, shop, id, address));
  }

  function pay(tradeId: string, accountId: number, amount: number, createdAt: Date, paidAt: Date): void {
    const id = numberAt(paidAt, `payment ${tradeId}`);
    const way = chance.between(0, 1) < 0.7 ? 'wechat' : 'wallet';
    const expiresAt = new Date(createdAt.getTime() + NUMBERS.payCode);
    const times = { createdAt, expiresAt };
    rows.payments.push({
      ...{ id, accountId, tradeId, way, provider: 'sandbox', status: PAYMENT_STATUS.PAID, amount },
      ...{ providerId: `demo-${id}`, ...times, paidAt, checkAt: paidAt },
    });
    rows.charges.push({
      ...{ id, token: `demo-${id}`, way, title: tradeId, amount, status: SANDBOX_STATUS.PAID },
      ...{ returnPath: '/', leavePath: '/', ...times },
    });
    rows.receipts.push({ transactionId: `demo-${id}`, chargeId: id, amount, paidAt });
  }

  function addOrder(checkout: Checkout, shop: PricedShop, tradeId: string, address: OrderAddress): Sold {
    const { accountId, life, invoice } = checkout;
    const { id: shopId, lines: pricedLines, delivered: _, ...sums } = shop;
    const { createdAt, paidAt, shippedAt, completedAt, canceledAt, reviewedAt } = life;
    const id = numberAt(createdAt, `order ${tradeId} ${shopId}`);
    const own = checkout.lines.filter(({ goods }) => goods.shop.id === shopId);
    const titles = own.flatMap(({ goods: { product } }) => [product.title.zh, product.title.en]);
    rows.orders.push({
      ...{ ...sums, id, tradeId, accountId, shopId, madeToOrder: false, address, invoice, createdAt },
      status: statusOf(life),
      ...{ bookedAt: paidAt ?? null, availableAt: availableFrom(completedAt, now) },
      words: [id, ...titles].join('\n').toLowerCase(),
      ...{ paidAt: paidAt ?? null, shippedAt: shippedAt ?? null, completedAt: completedAt ?? null },
      ...{ canceledAt: canceledAt ?? null, reviewedAt: reviewedAt ?? null },
    });
    for (const { key, ...priced } of pricedLines) {
      const goods = own.find(({ goods: { sku } }) => String(sku.id) === key)?.goods;
      if (goods) rows.lines.push(lineOf(id, goods, priced));
    }
    const { recipient, mobile } = address;
    const words = toVector(lexemesOf([id, recipient, mobile, mobile.slice(-4), ...titles]));
    rows.finds.push({ orderId: id, shopId, createdAt, words });
    addLogs(id, checkout, shopId);
    if (shippedAt) addParcel(id, shippedAt, completedAt, address);
    return { id, accountId, shopId, payable: sums.payable, completedAt: completedAt ?? null };
  }

  function addLogs(orderId: string, { accountId, life }: Checkout, shopId: number): void {
    const { TO_PAY, TO_ACCEPT_ORDER, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;
    const buyer = { actor: 'buyer', actorId: accountId, reason: '' };
    const system = { actor: 'system', actorId: null, reason: '' };
    const shop = { actor: 'shop', actorId: staff.get(shopId) ?? null, reason: '' };
    let from: number | null = null;
    const log = (
      to: number,
      at: Date | undefined,
      who: Pick<typeof orderLog.$inferInsert, 'actor' | 'actorId' | 'reason'>,
    ) => {
      if (!at) return;
      rows.logs.push({ orderId, from, to, ...who, at });
      from = to;
    };
    log(TO_PAY, life.createdAt, buyer);
    log(CANCELED, life.canceledAt, { ...system, reason: 'expired' });
    log(TO_ACCEPT_ORDER, life.paidAt, system);
    const byItself = life.acceptedAt === life.paidAt;
    log(TO_SEND, life.acceptedAt, byItself ? { ...system, reason: 'autoAccept' } : shop);
    log(TO_RECEIPT, life.shippedAt, shop);
    const late =
      life.shippedAt && life.completedAt && Number(life.completedAt) - Number(life.shippedAt) >= NUMBERS.autoReceipt;
    log(COMPLETED, life.completedAt, late ? { ...system, reason: 'autoReceipt' } : buyer);
  }

  function addParcel(orderId: string, shippedAt: Date, completedAt: Date | undefined, address: OrderAddress): void {
    const carrier = chance.pick(PARCELS);
    const after = (hours: number) => new Date(shippedAt.getTime() + hours * HOUR_MS);
    const { zh, en } = address.regionNames;
    const steps = [
      { at: shippedAt, text: { zh: `商家已发货，由${carrier.zh}承运`, en: `Handed over to ${carrier.en}` } },
      { at: after(7), text: { zh: '已离开发货地分拨中心', en: 'Left the sorting centre of its origin' } },
      { at: after(26), text: { zh: `已到达${zh}，正在派送`, en: `Arrived in ${en}, out for delivery` } },
      ...(completedAt ? [{ at: after(30), text: { zh: '已签收', en: 'Delivered' } }] : []),
    ];
    const until = completedAt ?? now;
    rows.parcels.push({
      ...{ orderId, carrier: carrier.code, shippedAt },
      number: `77${String(hash(`parcel ${orderId}`)).padStart(11, '0')}`,
      trail: steps.filter(({ at }) => at <= until).map(({ at, text }) => ({ at: at.toISOString(), text })),
    });
  }

  return { rows, add };
}

type Priced = Omit<PricedShop['lines'][number], 'key'>;

function lineOf(orderId: string, { product, sku, spec, shop }: Goods, priced: Priced): typeof orderLine.$inferInsert {
  const { quantity, listPrice, price, memberDiscount, freight, payable } = priced;
  const frozen = freezeLine(
    { promotion: 0, memberDiscount, mallCoupon: 0, pointsDiscount: 0, freight, memberFreight: 0, payable },
    { rate: shop.official ? 0 : NUMBERS.commission, mallBears: false, pointsWorth: 0 },
  );
  return {
    ...{ orderId, productId: product.id, skuId: sku.id, title: product.title, spec, custom: [] },
    ...{ picture: sku.picture ?? product.pictures[0] ?? '', quantity, listPrice, price, memberDiscount, ...frozen },
    ...{ shopCoupon: 0, mallCoupon: 0, pointsDiscount: 0, freight, payable },
  };
}

function statusOf({ canceledAt, completedAt, shippedAt, acceptedAt }: Life): number {
  if (canceledAt) return ORDER_STATUS.CANCELED;
  if (completedAt) return ORDER_STATUS.COMPLETED;
  if (shippedAt) return ORDER_STATUS.TO_RECEIPT;
  return acceptedAt ? ORDER_STATUS.TO_SEND : ORDER_STATUS.TO_ACCEPT_ORDER;
}
