import type { CheckoutSource, Invoice, Preview, Submitted } from '#contract/checkout/schema.ts';
import type { DeskInvoicePage } from '#contract/invoice/schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { dayOf } from '#mall/member/member.rules.ts';
import { hash } from '../hash.ts';
import { SIGNED } from '../member.ts';
import type { Goods } from './goods.ts';
import type { Player } from './player.ts';
import { refundBy } from './refund.ts';

const HOME = {
  ...{ recipient: '林小良', mobile: '13800138000', region: ['330000', '330100', '330106'] },
  ...{ detail: '文三路138号东方通信大厦7楼', isDefault: true },
};
const OFFICE = { ...HOME, detail: '学院路77号黄龙国际中心B座1203', isDefault: false };
const COMPANY: Invoice = { type: 20, title: '杭州拾光文化创意有限公司', taxNumber: '91330106MA2H9K3X4T' };
const PERSON: Invoice = { type: 10, title: '个人' };
/** Fen: too little in all for the next level. */
const PRICES = [35_00, 150_00] as const;
const TOP_UP = 300_00;
const FAVOURITES = 3;

export type Event = { at: Date; run(): Promise<unknown> };
type Custom = { skuId: number; custom: Record<string, string> };
type Given = {
  player: Player;
  shopper: string;
  shopOf(shopId: number): Promise<string>;
  service: string;
  goods: ReadonlyMap<number, Goods[]>;
  /** What a product goes by: its own code and those of its categories. */
  codesOf(productId: number): readonly string[];
  custom: Custom | undefined;
  /** A good of the points mall, and a coupon that the shopper has. */
  pointsGoodId: number;
  couponId: number;
  /** The shop that accepts by hand. */
  byHand: number;
  now: Date;
};

/** Days before now at which an order moved on; undefined: it has not. */
type Days = { bought: number; shipped?: number; received?: number };
type Buying = { invoice?: Invoice; fromBalance?: boolean; couponIds?: number[] };
type Bought = { id: string; shopId: number; tradeId: string; lineIds: number[] };

/**
 * What the demo's shopper did in the last two months: orders in every status, refunds, invoices, reviews, sign-ins. The unpaid order
 * expires half an hour after the first start.
 */
export function ownStory({
  player,
  shopper,
  shopOf,
  service,
  goods,
  codesOf,
  custom,
  pointsGoodId,
  couponId,
  byHand,
  now,
}: Given): Event[] {
  const events: Event[] = [];
  const at = (days: number, run: () => Promise<unknown>) =>
    events.push({ at: new Date(now.getTime() - days * DAY_MS), run });
  const own = <T>(path: string, body?: unknown) =>
    player.send<T>(body === undefined ? 'GET' : 'POST', `/api${path}`, shopper, body);
  const desk = async <T>(shopId: number, path: string, body: unknown) =>
    player.send<T>('POST', `/api/desk/p/${path}`, await shopOf(shopId), body);

  async function buy(source: CheckoutSource, { invoice, fromBalance, couponIds = [] }: Buying = {}): Promise<Bought> {
    const input = { source, couponIds, ...(invoice ? { invoice } : {}) };
    const { quoteHash, address } = await own<Preview>('/oms/p/order/preview', input);
    const placed = { ...input, quoteHash, addressId: address?.id };
    const { tradeId, payable, orderIds } = await own<Submitted>('/oms/p/order/submit', placed);
    const [id = ''] = orderIds;
    const { shop, lines } = await own<OrderView>(`/oms/p/orders/${id}`);
    if (fromBalance) await own('/oms/p/pay', { tradeId, balance: payable });
    return { id, tradeId, shopId: shop.id, lineIds: lines.map((line) => line.id) };
  }

  async function pay(tradeId: string): Promise<void> {
    const { redirect } = await own<PayResult>('/oms/p/pay', { tradeId, balance: 0, way: 'wallet' });
    await player.atCashier(redirect);
  }

  /** From the checkout on. @returns the order, once it was placed */
  function order(source: CheckoutSource, { bought, shipped, received }: Days, buying: Buying = {}) {
    const one: Bought = { id: '', tradeId: '', shopId: 0, lineIds: [] };
    at(bought, async () => {
      Object.assign(one, await buy(source, buying));
      if (!buying.fromBalance) await pay(one.tradeId);
    });
    if (shipped !== undefined)
      at(shipped, async () => {
        const number = `SF1${String(hash(`own ${bought}`)).padStart(11, '0')}`;
        if (one.shopId === byHand) await desk(byHand, `orders/${one.id}/accept`, {});
        await desk(one.shopId, `orders/${one.id}/ship`, { carrier: 'SF', number });
      });
    if (received !== undefined) at(received, () => own(`/oms/p/orders/${one.id}/receive`, {}));
    return one;
  }

  const piece = pieceBy(goods, codesOf);
  async function refund(one: Bought) {
    const refunds = refundBy({ player, shopper, shop: await shopOf(one.shopId), service });
    const [lineId = 0] = one.lineIds;
    const apply = (reason: string, description: string) =>
      refunds.apply({ orderId: one.id, lineId, quantity: 1, kind: REFUND_KIND.RETURN, reason, description });
    return { ...refunds, apply };
  }

  at(66, () => own('/app/p/addresses', HOME));
  at(65.9, () => own('/app/p/addresses', OFFICE));
  at(65, () => own('/app/p/collection', { kind: 'shop', id: 5 }));
  for (const [n, id] of [...goods.keys()].slice(0, FAVOURITES).entries())
    at(20 - n, () => own('/app/p/collection', { kind: 'product', id }));
  for (const days of SIGNED) at(days, () => own('/app/p/signIn', {}));

  const first = order(
    piece(5, { of: 'kitchen-knife' }),
    { bought: 64.3, shipped: 63.2, received: 59.5 },
    { invoice: COMPANY },
  );
  review(first, {
    wrote: 57,
    text: '刀口很利，厚薄合适，用了一周没有任何问题。',
    score: 5,
    added: 30,
    answered: 56,
  });
  at(58.5, () => issue(first, '25332000'));

  at(46, async () => {
    const { redirect } = await own<PayResult>('/oms/p/topUps', { amount: TOP_UP, way: 'wallet' });
    await player.atCashier(redirect);
  });
  const never: Bought = { id: '', tradeId: '', shopId: 0, lineIds: [] };
  at(41.6, async () => Object.assign(never, await buy(piece(9))));
  at(41.59, () => own(`/oms/p/orders/${never.id}/cancel`, { reason: '不想要了' }));

  const refused = order(piece(byHand), { bought: 33.2 });
  at(32.7, async () => {
    await desk(refused.shopId, `orders/${refused.id}/refuse`, { reason: '这一款刚刚售罄，非常抱歉' });
    await player.sendMoneyBack();
  });

  const returned = order(piece(11, { of: 'beauty-tools', quantity: 2 }), { bought: 27.4, shipped: 26.3, received: 22 });
  returnOf(returned);
  review(returned, { wrote: 12, text: '退货处理得很快，客服态度也好；留下的一套不吃粉，用着不错。', score: 4 });

  const declined = order(piece(8, { of: 'drinks-grape' }), { bought: 19.15, shipped: 18.4, received: 14.3 });
  let declinedId = '';
  at(12.6, async () => {
    declinedId = await (await refund(declined)).apply('其他原因', '开了一瓶，酸度比想象的高，喝不惯。');
  });
  at(11.8, async () => (await refund(declined)).refuse(declinedId, '酒已经开瓶，影响二次销售，无法退货。'));

  order({ from: 'points', pointsGoodId, quantity: 1 }, { bought: 16.45, shipped: 15.4, received: 10.2 });
  order(piece(12), { bought: 11.7, shipped: 10.3, received: 5.2 }, { invoice: PERSON, fromBalance: true });
  const waiting = order(piece(10, { of: 'fashion-socks' }), { bought: 9.25, shipped: 8.3, received: 4.1 });
  let waitingId = '';
  at(3.2, async () => {
    waitingId = await (await refund(waiting)).apply('尺码或规格不合适', '袜口偏紧，穿着勒，想退掉。');
  });
  at(2.4, async () => (await refund(waiting)).agree(waitingId));
  const applied = order(piece(2, { of: 'digital-speaker' }), { bought: 7.55, shipped: 6.2, received: 2.6 });
  at(0.7, async () => (await refund(applied)).apply('质量问题', '偶尔没有声音，重新插拔后还是一样。'));

  order(piece(16), { bought: 4.3, shipped: 3.1 });
  if (custom) order({ from: 'sku', quantity: 1, ...custom }, { bought: 2.3 });
  order(piece(7), { bought: 1.2 }, { couponIds: [couponId] });
  order(piece(byHand, { nth: 1 }), { bought: 0.4 });
  at(0, () => buy(piece(3)));

  type Review = { wrote: number; text: string; score: number; added?: number; answered?: number };
  function review(one: Bought, { wrote, text, score, added, answered }: Review): void {
    let reviewId = 0;
    const shop = { description: 5, service: 5, delivery: 5 };
    at(wrote, async () => {
      const lines = one.lineIds.map((lineId) => ({ lineId, score, text, pictures: [] }));
      await own(`/oms/p/reviews/orders/${one.id}`, { lines, anonymous: false, shop });
      const { items } = await own<{ items: { id: number }[] }>('/oms/p/reviews');
      reviewId = items[0]?.id ?? 0;
    });
    if (answered !== undefined)
      at(answered, () => desk(one.shopId, `review/${reviewId}/answer`, { text: '感谢您的认可，期待您再次光临。' }));
    if (added !== undefined)
      at(added, () => own(`/oms/p/reviews/${reviewId}/addition`, { text: '一个月了，依然很喜欢。', pictures: [] }));
  }

  function returnOf(one: Bought): void {
    let id = '';
    at(21, async () => {
      id = await (await refund(one)).apply('七天无理由退货', '两件里退一件，包装完好。');
    });
    at(20.4, async () => (await refund(one)).agree(id));
    at(19.5, async () => (await refund(one)).shipBack(id, 0));
    at(16.6, async () => (await refund(one)).receive(id));
  }

  async function issue({ id, shopId }: Bought, start: string): Promise<void> {
    await issueInvoice(
      player,
      await shopOf(shopId),
      id,
      start +
        String(hash(`invoice ${id}`))
          .slice(0, 8)
          .padStart(12, '0'),
    );
  }

  return events;
}

/** With a PDF generated by the mall. @param shop token of its operator */
export async function issueInvoice(player: Player, shop: string, orderId: string, number: string): Promise<void> {
  const { items } = await player.send<DeskInvoicePage>(
    'GET',
    `/api/desk/p/invoices?tab=requested&text=${orderId}`,
    shop,
  );
  const [row] = items;
  if (!row) throw new Error(`the demo's history: no invoice is asked for with ${orderId}`);
  const form = new FormData();
  const fields = { orderId, number, day: dayOf(player.now()), mark: row.mark };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  await player.send('POST', '/api/desk/p/invoice/issue', shop, form);
}

type Wanted = { of?: string; quantity?: number; nth?: number };

/** The same piece every time, neither cheap nor expensive; `of` one category where words are said of it. */
const pieceBy =
  (goods: ReadonlyMap<number, Goods[]>, codesOf: Given['codesOf']) =>
  (shopId: number, { of, quantity = 1, nth = 0 }: Wanted = {}): CheckoutSource => {
    const [least, most] = PRICES;
    const found = [...goods.values()]
      .flatMap((all) => all.find(({ sku }) => sku.price >= least && sku.price <= most && sku.stock >= 20) ?? [])
      .filter(({ shop, product }) => shop.id === shopId && (!of || codesOf(product.id).includes(of)))
      .sort((one, other) => hash(`own ${one.product.code}`) - hash(`own ${other.product.code}`))[nth];
    if (!found) throw new Error(`the demo's history: nothing to buy of shop ${shopId}`);
    return { from: 'sku', skuId: found.sku.id, quantity };
  };
