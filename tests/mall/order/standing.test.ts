import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberShop } from '#contract/buy-member/schema.ts';
import type { CheckoutSource, Submitted } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import type { OrderPage, OrderView } from '#contract/order/schema.ts';
import { ORDER_FORMS, type OrderAction, type OrderForm, type OrderWord } from '#contract/order/standing.values.ts';
import { SHOP_CANCELS, SHOP_MOVES, type ShopMoveName } from '#contract/order/values.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import type { OrdersToReview } from '#contract/review/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { endGroups } from '#mall/order/order.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { enter, makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { givePoints, makePointsGood } from '../../helpers/mall/points-mall.ts';
import { makeDesk, PLACE, refundsBy, SENT } from '../../helpers/mall/refund.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { createTrials, type Send } from '../../helpers/mall/trial.ts';

/** Kinds of orders × their states × refunds, walked against the mall: what is offered is taken, what is not is refused. */

let mall: TestMall;
let buyer: Buyer;
let shop: Awaited<ReturnType<typeof makeOperator>>;
let desk: Awaited<ReturnType<typeof makeDesk>>;
let trials: ReturnType<typeof createTrials>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  shop = await makeOperator(mall, 1);
  desk = await makeDesk(mall);
  trials = createTrials(mall);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
});
afterEach(() => {
  mall.now.now = NOON;
});
afterAll(async () => {
  await trials.close();
  await mall.close();
});

type Order = { id: string; tradeId: string };

const first = ({ orderIds, tradeId }: Submitted): Order => ({ id: orderIds[0] ?? '', tradeId });
const buy = async (source: CheckoutSource, more: object = {}): Promise<Order> => first(await buyer.buy(source, more));

const TEXT = [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: 20, maxLength: 10, required: true }] as never;
const goodsOf = (custom: boolean) => makeGoods(mall, { stock: 10_000, custom: custom ? TEXT : null });
/** Two goods of each kind, which all orders buy. */
const goods = new Map<boolean, Promise<Awaited<ReturnType<typeof makeGoods>>[]>>();
async function inCart(custom: boolean): Promise<Order> {
  const both = goods.get(custom) ?? Promise.all([goodsOf(custom), goodsOf(custom)]);
  goods.set(custom, both);
  for (const { skuId } of await both) await buyer.addToCart(skuId, 2, custom ? { text: '平安' } : null);
  return buy({ from: 'cart' });
}

const SUBMIT: Record<OrderForm, () => Promise<Order>> = {
  goods: () => inCart(false),
  made: () => inCart(true),
  flash: async () => buy(flashOf(await makeFlash(mall, await makeSession(mall)), 2)),
  group: async () => {
    const activity = await makeActivity(mall, { size: 2 });
    const order = await buy(activity.source(undefined, 2));
    fills = async () => enter(mall, activity, (await view(order.id)).group?.id);
    return order;
  },
  points: async () => {
    await givePoints(mall, buyer.accountId, 1_000);
    return buy((await makePointsGood(mall, { money: 100 })).source(2));
  },
  member: async () => {
    const { plans } = need(await mall.call<MemberShop>('GET', '/api/oms/p/membership', { token: buyer.token }));
    const { plan, quoteHash } = plans[0] ?? {};
    const key = { 'idempotency-key': newKey() };
    return first(need(await buyer.post<Submitted>('/membership/buy', { plan, quoteHash }, key)));
  },
};
/** Somebody else joins the group that the order opened. */
let fills: () => Promise<unknown>;

const ofShop = async (id: string, move: string, body: object = {}) => void need(await shop.post(`${id}/${move}`, body));
const ofBuyer = async (id: string, action: string, body: object = {}) =>
  void need(await buyer.post(`/orders/${id}/${action}`, body));
const pay = async ({ tradeId }: Order) => void (await payTrade(mall, tradeId));
const accept = ({ id }: Order, form: OrderForm) => ofShop(id, form === 'made' ? 'produce' : 'accept');
const finish = async ({ id }: Order, form: OrderForm) => {
  if (form === 'made') await ofShop(id, 'finish');
};
const fill = async (_: Order, form: OrderForm) => {
  if (form !== 'group') return;
  await fills();
  await endGroups(mall);
};

type Step = (order: Order, form: OrderForm) => Promise<void>;
const ACCEPTED: Step[] = [pay, fill, accept];
const SENT_OFF: Step[] = [...ACCEPTED, finish, ({ id }) => ofShop(id, 'ship', SENT)];
const RECEIVED: Step[] = [...SENT_OFF, ({ id }) => ofBuyer(id, 'receive')];
const cancel: Step = ({ id }) => ofBuyer(id, 'cancel', { reason: '不想要了' });

type State = { word: OrderWord; steps: Step[]; forms?: OrderForm[]; name: string };
const GOODS: OrderForm[] = ['goods', 'made', 'flash', 'group', 'points'];
const STATES: State[] = [
  { name: 'to pay', word: 'toPay', steps: [], forms: [...ORDER_FORMS] },
  { name: 'cancelled unpaid', word: 'canceled', steps: [cancel], forms: [...ORDER_FORMS] },
  { name: 'paid', word: 'toAccept', steps: [pay, fill] },
  { name: 'cancelled when paid', word: 'canceled', steps: [pay, fill, cancel] },
  {
    name: 'refused by the shop',
    word: 'canceled',
    steps: [pay, fill, ({ id }) => ofShop(id, 'refuse', { reason: '无货' })],
  },
  { name: 'being made', word: 'producing', steps: ACCEPTED, forms: ['made'] },
  { name: 'to send', word: 'toSend', steps: [...ACCEPTED, finish] },
  { name: 'sent', word: 'toReceipt', steps: SENT_OFF },
  { name: 'received', word: 'completed', steps: RECEIVED },
  { name: 'reviewed', word: 'completed', steps: [...RECEIVED, async (order) => void need(await review(order))] },
  { name: 'waiting for its group', word: 'toGroup', steps: [pay], forms: ['group'] },
  { name: 'full, not let go on', word: 'toAccept', steps: [pay, async () => void (await fills())], forms: ['group'] },
  {
    name: 'in a failed group',
    word: 'canceled',
    steps: [
      pay,
      async () => {
        mall.now.now = new Date(NOON.getTime() + 25 * HOUR_MS);
        await endGroups(mall);
      },
    ],
    forms: ['group'],
  },
  { name: 'running', word: 'completed', steps: [pay], forms: ['member'] },
  {
    name: 'given back',
    word: 'refunded',
    steps: [pay, async ({ id }) => void need(await buyer.post(`/membership/${id}/refund`, {}))],
    forms: ['member'],
  },
  {
    name: 'followed by another',
    word: 'completed',
    steps: [pay, async () => pay(await SUBMIT.member())],
    forms: ['member'],
  },
];

const linesOf = (id: string) => mall.db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.id);
const review = async ({ id }: Order) =>
  buyer.post(`/reviews/orders/${id}`, reviewOf(await linesOf(id)), { 'idempotency-key': newKey() });
const reviewOf = (lines: { id: number }[]) => ({
  lines: lines.map(({ id: lineId }) => ({ lineId, score: 5, text: '很好用', pictures: [] })),
  anonymous: false,
});

const firstLine = async (id: string): Promise<number> => (await linesOf(id))[0]?.id ?? 0;
const ask = async (
  orderId: string,
  lineId: number,
  more: { quantity?: number; kind?: typeof REFUND_KIND.RETURN } = {},
) => refundsBy(mall, buyer).apply({ orderId, lineId, ...more });
const grant = async (refund: string) => void need(await desk.move(refund, 'agree', { restock: true }));
const refuse = async (refund: string) => void need(await desk.move(refund, 'refuse', { reason: '没有问题' }));

/** What can have happened by refunds, from paid to received; each says which word it leads to, if not to that of the state. */
type Refunds = {
  name: string;
  word?: OrderWord;
  run(id: string): Promise<unknown>;
  afterShipping?: true;
  /** Those of more than one line. */
  forms?: OrderForm[];
};
const REFUNDS: Refunds[] = [
  { name: 'no refund', run: async () => {} },
  { name: 'one asked for', run: async (id) => ask(id, await firstLine(id)) },
  {
    name: 'one withdrawn',
    run: async (id) => need(await refundsBy(mall, buyer).move(await ask(id, await firstLine(id)), 'withdraw')),
  },
  {
    name: 'one refused, and refused again',
    run: async (id) => {
      const lineId = await firstLine(id);
      await refuse(await ask(id, lineId));
      await refuse(await ask(id, lineId));
    },
  },
  {
    name: 'a piece refunded',
    run: async (id) => grant(await ask(id, await firstLine(id), { quantity: 1 })),
    afterShipping: true,
  },
  {
    name: 'a return agreed to',
    run: async (id) => {
      const refund = await ask(id, await firstLine(id), { kind: REFUND_KIND.RETURN });
      need(await desk.move(refund, 'agree', { address: PLACE }));
    },
    afterShipping: true,
  },
  {
    name: 'a line refunded',
    run: async (id) => grant(await ask(id, await firstLine(id))),
    forms: ['goods', 'made'],
  },
  {
    name: 'all refunded',
    word: 'refunded',
    run: async (id) => {
      for (const line of await linesOf(id)) await grant(await ask(id, line.id));
    },
  },
];
const REFUNDABLE: OrderWord[] = ['toAccept', 'producing', 'toSend', 'toReceipt', 'completed'];

const view = async (id: string) =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));

type Cell = { form: OrderForm; state: State; refunds: Refunds };
/** A membership has refunds of its own, and what waits for its group none: both are states. */
const isRefundable = ({ form, state, refunds }: Cell): boolean =>
  form !== 'member' &&
  (refunds.forms?.includes(form) ?? true) &&
  REFUNDABLE.includes(state.word) &&
  state.name !== 'full, not let go on' &&
  !(refunds.afterShipping && !['toReceipt', 'completed'].includes(state.word));
const cellsOf = (form: OrderForm): Cell[] =>
  STATES.filter(({ forms = GOODS }) => forms.includes(form)).flatMap((state) =>
    REFUNDS.map((refunds) => ({ form, state, refunds })).filter(
      (cell) => cell.refunds.name === 'no refund' || isRefundable(cell),
    ),
  );

/** How each action is tried. @returns whether the mall lets one do it; left out: it leads somewhere, which is looked at apart */
function trialsOf(order: OrderView, send: Send): Partial<Record<OrderAction, () => Promise<boolean>>> {
  const post = async (path: string, body: unknown = {}) =>
    (await send('POST', `/api/oms/p${path}`, buyer.token, body)).success;
  const { id, lines, refundable } = order;
  const refund = (lineId?: number) =>
    post('/refunds', { orderId: id, ...(lineId ? { lineId } : {}), kind: REFUND_KIND.ONLY, reason: '质量问题' });
  return {
    urge: () => post(`/orders/${id}/urge`),
    prolong: () => post(`/orders/${id}/prolong`),
    changeAddress: () => post(`/orders/${id}/address`, { addressId: buyer.addressId }),
    pay: async () => {
      const { data } = await send('GET', `/api/oms/p/pay/${order.tradeId}`, buyer.token);
      return (data as { status?: string } | undefined)?.status === 'toPay';
    },
    receive: () => post(`/orders/${id}/receive`),
    cancel: () => post(`/orders/${id}/cancel`, { reason: '不想要了' }),
    delete: () => post(`/orders/${id}/delete`),
    buyAgain: () => post(`/orders/${id}/buyAgain`),
    invoice: () => post('/invoice', { orderId: id, invoice: { type: INVOICE_TYPE.PERSONAL, title: '小明' } }),
    refundMember: () => post(`/membership/${id}/refund`),
    refund: async () => {
      const taken: number[] = [];
      for (const { id: lineId } of lines) if (await refund(lineId)) taken.push(lineId);
      expect(taken).toEqual(refundable);
      return taken.length > 0;
    },
    // Of a single line it is the same as a refund of that line, and is offered as such.
    refundAll: async () => (await refund()) && refundable.length > 1,
    review: async () => {
      const taken: boolean[] = [];
      for (const line of lines) taken.push(await post(`/reviews/orders/${id}`, reviewOf([line])));
      return taken.some(Boolean);
    },
  };
}

/** One call cancels an accepted order, from whatever state. */
const DESK_CALLS: [string, readonly ShopMoveName[]][] = [
  ...SHOP_MOVES.filter((name) => !SHOP_CANCELS.some((cancel) => cancel === name)).map(
    (name): [string, ShopMoveName[]] => [name, [name]],
  ),
  ['cancel', SHOP_CANCELS],
];

async function tryAll(order: OrderView): Promise<void> {
  const desk = order.kind === 'member' ? undefined : need(await shop.get<DeskOrderView>(`/orders/${order.id}`));
  if (desk) expect(desk.word).toBe(order.word);
  await trials.inTrial(async (send) => {
    for (const [action, run] of Object.entries(trialsOf(order, send)))
      expect([action, await run()]).toEqual([action, order.actions.includes(action as OrderAction)]);
    for (const [call, names] of desk ? DESK_CALLS : []) {
      const body = { refuse: { reason: '无货' }, cancel: { reason: '无货' }, ship: SENT }[call] ?? {};
      const { success } = await send('POST', `/api/desk/p/orders/${order.id}/${call}`, shop.token, body);
      expect([call, success]).toEqual([call, names.some((name) => desk?.moves.includes(name))]);
    }
  });
}

async function lead(order: OrderView): Promise<void> {
  const { actions, id, returns, group, parcels } = order;
  const has = (action: OrderAction) => actions.includes(action);
  expect(has('refundProgress')).toBe(returns.length > 0);
  expect(has('tracking')).toBe(parcels.length > 0);
  expect(has('group') || has('invite')).toBe(group !== null);
  expect(has('invite')).toBe(order.word === 'toGroup');
  const { items } = need(await mall.call<OrderPage>('GET', `/api/oms/p/orders?text=${id}`, { token: buyer.token }));
  const { form, word, sentence, next, back, refundable } = order;
  expect(items[0]).toMatchObject({ form, word, sentence, next, back, refundable, actions });
  if (next) expect(actions).toContain(next);
  const open = need(await mall.call<OrdersToReview>('GET', '/api/oms/p/reviews/orders', { token: buyer.token }));
  const offered = open.items.filter(({ orderId }) => orderId === id);
  expect([offered.length, open.counts.toWrite]).toEqual(has('review') ? [1, 1] : [0, 0]);
  for (const { lines } of offered) expect(lines.length).toBeGreaterThan(0);
  const invoice = await mall.call('GET', `/api/oms/p/invoice?orderId=${id}`, { token: buyer.token });
  if (has('viewInvoice')) expect(invoice.envelope.success).toBe(true);
}

describe.each(ORDER_FORMS)('an order: %s', (form) => {
  afterAll(async () => expect(await brokenRules(mall)).toEqual([]));

  it.each(cellsOf(form).map((cell) => [cell.state.name, cell.refunds.name, cell] as const))(
    '%s, %s: offers what the mall lets one do, and nothing else',
    async (_, __, { state, refunds }) => {
      const order = await SUBMIT[form]();
      for (const step of state.steps) await step(order, form);
      await refunds.run(order.id);
      const found = await view(order.id);
      expect([found.form, found.word]).toEqual([form, refunds.word ?? state.word]);
      await tryAll(found);
      await lead(found);
      expect(await view(order.id)).toEqual(found);
    },
  );
});
