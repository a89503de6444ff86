import type { z } from 'zod';
import type { submitRequest } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { type OrderAddress, TRADE_STATUS } from '../order/order.tables.ts';
import { lexemesOf, type OrderDraft, toVector } from '../order/order.ts';
import { publicIdAt } from '../public-id.ts';
import { freezeLine, pointsWorth } from '../settlement/settlement.ts';
import type { Checkout, CheckoutContext } from './checkout.ts';
import { pictureOf } from './preview.ts';

type SubmitInput = z.output<typeof submitRequest>;
type DraftInput = CheckoutContext & { input: SubmitInput };

export function draft(checkout: Checkout, { accountId, now, numbers, input }: DraftInput) {
  const trade = {
    id: publicIdAt(now),
    accountId,
    source: input.source.from,
    status: TRADE_STATUS.TO_PAY,
    payable: checkout.priced.payable,
    createdAt: now,
    expiresAt: new Date(now.getTime() + timeToPay(checkout, numbers)),
  };
  const address = snapshot(checkout);
  // A group purchase has one line, so one order.
  const groupId = checkout.group ? (checkout.group.groupId ?? publicIdAt(now)) : null;
  const orders = checkout.shops.map((shop): OrderDraft => {
    const { id: shopId, lines: _, delivered: __, ...sums } = shop.priced;
    const id = publicIdAt(now);
    return {
      row: {
        ...sums,
        id,
        tradeId: trade.id,
        accountId,
        shopId,
        status: ORDER_STATUS.TO_PAY,
        kind: checkout.points ? ('points' as const) : ('goods' as const),
        madeToOrder: shop.lines.some(({ row }) => row.options !== null),
        address,
        remark: input.remarks[String(shopId)]?.trim() ?? '',
        invoice: input.invoice ?? null,
        groupId,
        groupOpen: groupId !== null,
        words: wordsOf(id, shop.lines),
        createdAt: now,
      },
      lines: shop.lines.map((line) => ({ orderId: id, ...lineRow(line), ...frozen(line, checkout, numbers) })),
      log: { orderId: id, to: ORDER_STATUS.TO_PAY, actor: 'buyer', actorId: accountId, at: now },
      find: { orderId: id, shopId, createdAt: now, words: toVector(foundBy(id, address, shop.lines)) },
    };
  });
  return { trade, orders };
}

/** Shorter in a group, since others wait for the place. */
const timeToPay = ({ group }: Checkout, { unpaidOrder, unpaidGroupOrder }: CheckoutContext['numbers']): number =>
  group ? Math.min(unpaidOrder, unpaidGroupOrder) : unpaidOrder;

type Line = Checkout['shops'][number]['lines'][number];

const lineRow = ({ row, spec, custom, promotion, priced }: Line): Omit<OrderDraft['lines'][number], 'orderId'> => ({
  productId: row.productId,
  skuId: row.skuId,
  title: row.title,
  spec,
  picture: pictureOf(row),
  custom: custom ?? [],
  quantity: row.quantity,
  listPrice: priced.listPrice,
  price: priced.price,
  memberDiscount: priced.memberDiscount,
  shopCoupon: priced.shopCoupon,
  mallCoupon: priced.mallCoupon,
  pointsDiscount: priced.pointsDiscount,
  freight: priced.freight,
  payable: priced.payable,
  flashItemId: promotion?.kind === 'flash' ? promotion.id : null,
  discountId: promotion?.kind === 'discount' ? promotion.id : null,
  pointsGoodId: promotion?.kind === 'points' ? promotion.id : null,
  noReturns: row.options !== null || row.noReturns,
});

function frozen(
  { row, promotion, priced }: Line,
  { priced: { points } }: Checkout,
  numbers: CheckoutContext['numbers'],
) {
  return freezeLine(priced, {
    rate: row.commissionRate ?? numbers.commission,
    mallBears: promotion?.mallBears ?? false,
    pointsWorth: promotion?.kind === 'points' ? pointsWorth(points.used, numbers.pointsPerYuan) : 0,
  });
}

const wordsOf = (id: string, lines: Line[]): string =>
  [id, ...lines.flatMap(({ row: { title } }) => [title.zh, title.en])].join('\n').toLowerCase();

const foundBy = (id: string, { recipient, mobile }: OrderAddress, lines: Line[]): string[] =>
  lexemesOf([id, recipient, mobile, mobile.slice(-4), ...lines.flatMap(({ row: { title } }) => [title.zh, title.en])]);

function snapshot({ address }: Checkout): OrderDraft['row']['address'] {
  if (!address) throw new Error('an order without an address');
  const { id: _, ...rest } = address;
  return rest;
}
