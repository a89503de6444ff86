import { REFUND_KIND } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { chance as chanceOf } from '../draw/random.ts';
import { isFitting } from '../fitting.ts';
import type { Player } from './player.ts';
import { REFUND_WORDS } from './refund-words.ts';

export const PLACE = {
  recipient: '良集退货组',
  mobile: '0571-88886666',
  detail: '浙江省杭州市余杭区仓前街道良渚路18号3号库',
};
export const parcelBack = (n: number) => ({ carrier: 'SF', number: `SF14${String(5_600_120_010 + n * 7_919)}` });

export type Sides = {
  player: Player;
  shopper: string;
  shop: string;
  service: string;
};
export type Asked = {
  orderId: string;
  lineId: number;
  quantity: number;
  kind: number;
  reason: string;
  description: string;
};

/** What can be done with a refund, one call each. */
export function refundBy({ player, shopper, shop, service }: Sides) {
  const own = (id: string, move: string, body: unknown = {}) =>
    player.send('POST', `/api/oms/p/refunds/${id}/${move}`, shopper, body);
  const desk = (id: string, move: string, body: unknown) =>
    player.send('POST', `/api/desk/p/refunds/${id}/${move}`, shop, body);
  return {
    async apply(asked: Asked): Promise<string> {
      const { ids } = await player.send<{ ids: string[] }>('POST', '/api/oms/p/refunds', shopper, asked);
      return ids[0] ?? '';
    },
    async agree(id: string): Promise<void> {
      await desk(id, 'agree', { restock: false, address: PLACE });
      await player.sendMoneyBack();
    },
    refuse: (id: string, reason: string) => desk(id, 'refuse', { reason }),
    shipBack: (id: string, n: number) => own(id, 'ship', parcelBack(n)),
    async receive(id: string): Promise<void> {
      await desk(id, 'receive', { restock: true });
      await player.sendMoneyBack();
    },
    escalate: (id: string, note: string) => own(id, 'escalate', { note, pictures: [] }),
    decideRefuse: (id: string, reason: string) =>
      player.send('POST', `/api/desk/p/refunds/${id}/decide`, service, { decision: 'refuse', reason, restock: false }),
  };
}

/** How far a refund gets, and how many days after the delivery it begins. */
type Course = { until: 'applied' | 'agreed' | 'sent' | 'refused' | 'escalated' | 'decided' | 'refunded'; from: number };
/** `ago`: days since the order was completed. */
const COURSES: readonly (Course & { ago: number })[] = [
  ...[84, 77, 71, 66, 60, 55, 49, 44, 38, 33, 29, 25, 22].map((ago) => ({ ago, until: 'refunded', from: 3 }) as const),
  ...[63, 40, 18].map((ago) => ({ ago, until: 'refused', from: 4 }) as const),
  { ago: 31, until: 'decided', from: 5 },
  ...[8, 6].map((ago) => ({ ago, until: 'escalated', from: 2 }) as const),
  ...[9, 7, 8].map((ago) => ({ ago, until: 'sent', from: 2 }) as const),
  ...[7, 6].map((ago) => ({ ago, until: 'agreed', from: 3 }) as const),
  ...[4, 3, 3, 2, 2].map((ago) => ({ ago, until: 'applied', from: 1 }) as const),
];

type Line = {
  orderId: string;
  accountId: number;
  shopId: number;
  productId: number;
  lineId: number;
  quantity: number;
  completedAt: Date;
};
type Playing = {
  player: Player;
  lines: readonly Line[];
  /** What a product goes by: its own code and those of its categories. */
  codesOf(productId: number): readonly string[];
  now: Date;
  shopperOf(accountId: number): Promise<string>;
  shopOf(shopId: number): Promise<string>;
  service: string;
};
type Event = { at: Date; orderId: string; run(): Promise<unknown> };

/** Refunds of the other shoppers: who does what, and when. */
export async function crowdRefunds({
  player,
  lines,
  codesOf,
  now,
  shopperOf,
  shopOf,
  service,
}: Playing): Promise<Event[]> {
  const chance = chanceOf('refunds');
  const used = new Set<string>();
  const events: Event[] = [];
  for (const [n, course] of COURSES.entries()) {
    const wanted = now.getTime() - course.ago * DAY_MS;
    const line = lines.find(
      ({ orderId, completedAt }) => !used.has(orderId) && Math.abs(completedAt.getTime() - wanted) < DAY_MS / 2,
    );
    if (!line) continue;
    used.add(line.orderId);
    const sides = { player, shopper: await shopperOf(line.accountId), shop: await shopOf(line.shopId), service };
    const last = now.getTime() - 60_000;
    const day = (days: number) => new Date(Math.min(line.completedAt.getTime() + days * DAY_MS, last));
    const words = REFUND_WORDS.filter((one) => isFitting(one, codesOf(line.productId)));
    for (const { days, run } of stepsOf(course, line, words, refundBy(sides), chance, n))
      events.push({ at: day(days), orderId: line.orderId, run });
  }
  return events;
}

type Step = { days: number; run(): Promise<unknown> };

function stepsOf(
  { until, from }: Course,
  { orderId, lineId }: Line,
  words: typeof REFUND_WORDS,
  refund: ReturnType<typeof refundBy>,
  chance: ReturnType<typeof chanceOf>,
  n: number,
): Step[] {
  const parcel = until === 'sent' || until === 'agreed';
  const { reason, description, kind, refusal } = chance.pick(
    words.filter((one) => !parcel || one.kind === REFUND_KIND.RETURN),
  );
  const answer = from + chance.between(0.2, 2.4);
  let id = '';
  const apply = async () => {
    id = await refund.apply({ reason, description, kind, orderId, lineId, quantity: 1 });
  };
  const refused: Step[] = [
    { days: answer, run: () => refund.refuse(id, refusal) },
    { days: answer + 0.6, run: () => refund.escalate(id, '商品确有问题，请平台核实。') },
    { days: answer + 1.8, run: () => refund.decideRefuse(id, '双方提供的材料支持店铺的说法，维持店铺的处理。') },
  ];
  const agreed: Step[] = [
    { days: answer, run: () => refund.agree(id) },
    { days: answer + 1, run: () => refund.shipBack(id, n) },
    { days: answer + 4.5, run: () => refund.receive(id) },
  ];
  const course = {
    applied: [],
    refused: refused.slice(0, 1),
    escalated: refused.slice(0, 2),
    decided: refused,
    agreed: agreed.slice(0, 1),
    sent: agreed.slice(0, 2),
    // A refund without return is paid with the answer.
    refunded: kind === REFUND_KIND.ONLY ? agreed.slice(0, 1) : agreed,
  };
  return [{ days: from, run: apply }, ...course[until]];
}
