import { ORDER_STATUS, PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { account } from '#mall/account/account.tables.ts';
import { NO_PASSWORD } from '#mall/account/password.ts';
import type { TextPair } from '#mall/db/columns.ts';
import {
  type buyGroup,
  GROUP_STATUS,
  type groupActivity,
  type groupMember,
  MEMBER_STATUS,
} from '#mall/group-buy/group-buy.tables.ts';
import { LEDGER_UNIT, type ledger, type wallet } from '#mall/money/money.tables.ts';
import {
  type order,
  type orderFind,
  type orderLine,
  type orderLog,
  TRADE_STATUS,
  type trade,
} from '#mall/order/order.tables.ts';
import type { product, sku } from '#mall/product/product.tables.ts';
import { byChoice } from './chosen.ts';
import { hash } from './hash.ts';

/** A demo mall that keeps running has its group-buys for so long. */
const RUNS_DAYS = 365;
const SIZES = [3, 2, 5, 3, 2, 3, 5, 2];
/** Groups that are open when the demo mall starts: activity, hours since it was opened, and which of the demo's buyers are in it. */
const OPEN = [
  { activity: 6, hours: 3, buyers: [0] },
  { activity: 7, hours: 5, buyers: [1, 2] },
  { activity: 8, hours: 1, buyers: [2] },
  { activity: 7, hours: 9, buyers: [0] },
];
const GROUP_BUYERS = ['青禾', '阿北同学', '半夏'];

type Sku = typeof sku.$inferInsert;
type Product = Omit<typeof product.$inferInsert, 'detail'> & { title: TextPair };
type Rows = { product: Product[]; sku: Sku[] };

/** Of ready-made goods in stock, one per shop. */
export function groupActivities({ product: products, sku: skus }: Rows, today: Date) {
  const inStock = Map.groupBy(
    skus.filter(({ stock }) => stock >= 20),
    ({ productId }) => productId,
  );
  const perShop = new Map<number, Product>();
  const candidates = products
    .filter(
      ({ id, status, custom }) => id !== undefined && status === PUBLISH_STATUS.PUT_ON && !custom && inStock.has(id),
    )
    .sort(byChoice('group'));
  for (const one of candidates) if (!perShop.has(one.shopId)) perShop.set(one.shopId, one);
  return [...perShop.values()]
    .sort((a, b) => a.shopId - b.shopId)
    .slice(2, 2 + SIZES.length)
    .map((one, n): typeof groupActivity.$inferInsert & { id: number } => {
      const percent = 70 + (hash(`off ${one.code}`) % 16);
      const own = inStock.get(one.id as number) ?? [];
      return {
        id: n + 1,
        shopId: one.shopId,
        productId: one.id as number,
        size: SIZES[n] ?? 3,
        hours: 24,
        prices: Object.fromEntries(own.map(({ id, price }) => [id, Math.floor((price * percent) / 1_000) * 10])),
        startsAt: today,
        endsAt: new Date(today.getTime() + RUNS_DAYS * DAY_MS),
        limitOrder: n % 2 ? 2 : null,
        sort: n,
      };
    });
}

/** They never log in. */
export const groupBuyers = (): (typeof account.$inferInsert)[] =>
  GROUP_BUYERS.map((nickName, n) => ({
    userName: `demo_buyer${n + 1}`,
    mobile: `1990000000${n + 1}`,
    nickName,
    passwordHash: NO_PASSWORD,
  }));

type Bought = {
  groups: (typeof buyGroup.$inferInsert)[];
  members: (typeof groupMember.$inferInsert)[];
  trades: (typeof trade.$inferInsert)[];
  orders: (typeof order.$inferInsert)[];
  lines: (typeof orderLine.$inferInsert)[];
  finds: (typeof orderFind.$inferInsert)[];
  logs: (typeof orderLog.$inferInsert)[];
  ledgers: (typeof ledger.$inferInsert)[];
  wallets: (typeof wallet.$inferInsert)[];
};

/** Their members have paid from the balance. @param accounts of the demo's buyers */
export function openGroups(
  { product: products, sku: skus }: Rows,
  activities: ReturnType<typeof groupActivities>,
  accounts: readonly number[],
  now: Date,
): Bought {
  const bought: Bought = {
    ...{ groups: [], members: [], trades: [], orders: [], lines: [], finds: [], logs: [], ledgers: [] },
    wallets: accounts.map((accountId) => ({ accountId })),
  };
  for (const [at, { activity: wanted, hours, buyers }] of OPEN.entries()) {
    const activity = activities.find(({ id }) => id === wanted);
    const goods = products.find(({ id }) => id === activity?.productId);
    const one = skus.find(({ id }) => activity?.prices[id ?? 0] !== undefined);
    if (!activity || !goods || !one) continue;
    const openedAt = new Date(now.getTime() - hours * HOUR_MS);
    const groupId = numberOf(openedAt, at * 10);
    bought.groups.push({
      ...{ id: groupId, activityId: activity.id, openerId: accounts[buyers[0] ?? 0] ?? 0, status: GROUP_STATUS.OPEN },
      ...{ size: activity.size, places: buyers.length, paid: buyers.length, openedAt },
      endsAt: new Date(openedAt.getTime() + activity.hours * HOUR_MS),
    });
    for (const [place, buyer] of buyers.entries()) {
      const joinedAt = new Date(openedAt.getTime() + (place * HOUR_MS) / 2);
      const price = activity.prices[one.id ?? 0] ?? 0;
      addOrder(bought, { id: numberOf(joinedAt, at * 10 + place + 1), groupId, joinedAt, price, goods, one }, [
        accounts[buyer] ?? 0,
        buyer,
      ]);
    }
  }
  return bought;
}

const numberOf = (time: Date, n: number): string =>
  `${time.toISOString().slice(2, 16).replaceAll(/\D/g, '')}${String(hash(`group ${n}`)).padStart(10, '0')}`;

type Order = { id: string; groupId: string; joinedAt: Date; price: number; goods: Product; one: Sku };

function addOrder(
  bought: Bought,
  { id, groupId, joinedAt: at, price, goods, one }: Order,
  [accountId, buyer]: [number, number],
): void {
  const { shopId, title } = goods;
  const none = { memberDiscount: 0, shopCoupon: 0, mallCoupon: 0, pointsDiscount: 0, freight: 0 };
  const entry = { accountId, unit: LEDGER_UNIT.BALANCE, businessId: id, at };
  bought.members.push({ groupId, accountId, orderId: id, status: MEMBER_STATUS.PAID, joinedAt: at });
  bought.trades.push({
    ...{ id, accountId, status: TRADE_STATUS.PAID, payable: price, paidBalance: price },
    ...{ createdAt: at, expiresAt: new Date(at.getTime() + HOUR_MS), paidAt: at },
  });
  bought.orders.push({
    ...{ id, tradeId: id, accountId, shopId, status: ORDER_STATUS.TO_ACCEPT_ORDER, madeToOrder: false },
    ...none,
    ...{ goods: one.price, promotion: one.price - price, points: 0, payable: price, groupId, groupOpen: true },
    address: addressOf(buyer),
    words: [id, title.zh, title.en].join('\n').toLowerCase(),
    ...{ createdAt: at, paidAt: at },
  });
  bought.lines.push({
    ...{ orderId: id, productId: one.productId, skuId: one.id ?? 0, title, spec: [], picture: goods.pictures[0] ?? '' },
    ...none,
    ...{ custom: [], quantity: 1, listPrice: one.price, price, payable: price },
  });
  bought.finds.push({ orderId: id, shopId, createdAt: at, words: `'${id}'` });
  bought.logs.push(
    { orderId: id, to: ORDER_STATUS.TO_PAY, actor: 'buyer', actorId: accountId, at },
    { orderId: id, from: ORDER_STATUS.TO_PAY, to: ORDER_STATUS.TO_ACCEPT_ORDER, actor: 'system', at },
  );
  bought.ledgers.push(
    { ...entry, amount: price, after: price, kind: 'topUp', key: `demo:${id}` },
    { ...entry, amount: -price, after: 0, kind: 'pay', key: `pay:${id}` },
  );
}

const addressOf = (buyer: number) => ({
  recipient: GROUP_BUYERS[buyer] ?? '',
  mobile: `1990000000${buyer + 1}`,
  region: ['330000', '330100', '330106'],
  regionNames: { zh: '浙江省 杭州市 西湖区', en: 'Xihu, Hangzhou, Zhejiang' },
  detail: '文三路 1 号',
});
