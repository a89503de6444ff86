import { ORDER_STATUS } from '#contract/enums.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { TextPair } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { activateMembership } from '../member/member.ts';
import { refundPaid } from '../money/money.ts';
import { publicIdAt } from '../public-id.ts';
import { lexemesOf, toVector } from './find.rules.ts';
import * as lists from './list.queries.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { closeTrade, moveOrders, SYSTEM } from './move.ts';
import { TRADE_STATUS } from './order.tables.ts';
import { addTrade } from './trade.queries.ts';
import { unpaidOf } from './unpaid.queries.ts';
import { hasMostUnpaid } from './unpaid.rules.ts';

const NO_SHOP = 0;
const NO_ADDRESS = { recipient: '', mobile: '', region: [], regionNames: { zh: '', en: '' }, detail: '' };
const NOTHING_OFF = { memberDiscount: 0, shopCoupon: 0, mallCoupon: 0, pointsDiscount: 0, freight: 0 };

export const hasTooManyUnpaid = async (tx: Tx, accountId: number, numbers: Numbers): Promise<boolean> =>
  hasMostUnpaid(await unpaidOf(tx, accountId), numbers);

type MemberOrder = { accountId: number; price: number; title: TextPair; now: Date; expiresAt: Date };

export async function addMemberOrder(tx: Tx, { accountId, price, title, now, expiresAt }: MemberOrder) {
  const [tradeId, orderId] = [publicIdAt(now), publicIdAt(now)];
  const source = 'member' as const;
  const trade = {
    id: tradeId,
    accountId,
    source,
    status: TRADE_STATUS.TO_PAY,
    payable: price,
    createdAt: now,
    expiresAt,
  };
  const named = [orderId, title.zh, title.en];
  await addTrade(tx, trade, [
    {
      row: {
        ...NOTHING_OFF,
        id: orderId,
        tradeId,
        accountId,
        shopId: NO_SHOP,
        status: ORDER_STATUS.TO_PAY,
        kind: 'member',
        madeToOrder: false,
        goods: price,
        promotion: 0,
        points: 0,
        payable: price,
        address: NO_ADDRESS,
        words: named.join('\n').toLowerCase(),
        createdAt: now,
      },
      lines: [
        {
          ...NOTHING_OFF,
          orderId,
          productId: 0,
          skuId: 0,
          title,
          spec: [],
          picture: '',
          custom: [],
          quantity: 1,
          listPrice: price,
          price,
          payable: price,
        },
      ],
      log: { orderId, to: ORDER_STATUS.TO_PAY, actor: 'buyer', actorId: accountId, at: now },
      find: { orderId, shopId: NO_SHOP, createdAt: now, words: toVector(lexemesOf(named)) },
    },
  ]);
  return { tradeId, orderId };
}

/** Ends an unpaid membership order because the shopper chose another card. Nothing of it is in stock, so no stock changes. */
export const closeMemberTrade = (tx: Tx, tradeId: string, now: Date) =>
  closeTrade(tx, tradeId, { move: 'expire', who: SYSTEM, reason: 'replaced', now }, new Set());

export async function activateMembers(tx: Tx, orders: readonly MovedOrder[], now: Date): Promise<void> {
  const ids = orders.filter(({ kind }) => kind === 'member').map(({ id }) => id);
  const done = await moveOrders(tx, ids, { move: 'activate', who: SYSTEM, reason: 'activated', now });
  for (const order of done) await activateMembership(tx, order, now);
}

/**
 * Refunds the whole payment.
 * @param end takes the membership away: members are locked before wallets everywhere
 * @returns whether there was one
 */
export async function refundMemberOrder(
  tx: Tx,
  { accountId, orderId, now }: { accountId: number; orderId: string; now: Date },
  end: () => Promise<void>,
): Promise<boolean> {
  const tradeId = await lists.tradeOf(tx, { accountId }, orderId);
  if (!tradeId || !(await queries.lockTrade(tx, tradeId))) return false;
  const who = { by: 'buyer', id: accountId } as const;
  const [ended] = await moveOrders(tx, [orderId], { move: 'refundMember', who, now });
  if (!ended) return false;
  await end();
  const { payable } = ended;
  await refundPaid(tx, { tradeId, orderId, amount: payable, reason: '', key: `refundMember:${orderId}`, at: now });
  return true;
}
