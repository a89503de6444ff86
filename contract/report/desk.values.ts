import type { Language } from '../language.ts';
import { DAY_MS, plusDays } from '../time.ts';

/** What the rows of a report of sales are. */
export const REPORT_BY = ['day', 'product', 'category', 'promotion', 'coupon', 'shop'] as const;
export type ReportBy = (typeof REPORT_BY)[number];

/** What a period is compared with: as many days right before it, or the same days a year before. */
export const REPORT_AGAINST = ['before', 'year'] as const;
export type ReportAgainst = (typeof REPORT_AGAINST)[number];

/** `most`: days of a period; every paid order of both periods is read. `rows`: of a page. */
export const REPORT = { most: 92, usual: 30, rows: 100 } as const;

/** Days in China, both included. */
export type Days = { from: string; to: string };

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const lengthOf = ({ from, to }: Days): number => (utcOf(to) - utcOf(from)) / DAY_MS + 1;

/** The last full days: today is not over. */
export const lastDays = (today: string, days: number): Days => ({
  from: plusDays(today, -days),
  to: plusDays(today, -1),
});

/** @param back 0: this month until today; 1: the last one */
export function monthOf(today: string, back: 0 | 1): Days {
  const first = `${today.slice(0, 7)}-01`;
  if (back === 0) return { from: first, to: today };
  const to = plusDays(first, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** A period of which one end or none is given. */
export function wholePeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Days {
  if (from !== undefined) return { from, to: to ?? today };
  return to === undefined ? lastDays(today, REPORT.usual) : lastDays(plusDays(to, 1), REPORT.usual);
}

export function periodError(days: Days): 'periodBackwards' | 'periodLong' | undefined {
  if (days.to < days.from) return 'periodBackwards';
  return lengthOf(days) > REPORT.most ? 'periodLong' : undefined;
}

/** As long as the period itself. 29 February is compared from 28 February on. */
export function comparedDays(days: Days, against: ReportAgainst): Days {
  const length = lengthOf(days);
  if (against === 'before') return { from: plusDays(days.from, -length), to: plusDays(days.from, -1) };
  const from = `${Number(days.from.slice(0, 4)) - 1}${days.from.slice(4).replace('-02-29', '-02-28')}`;
  return { from, to: plusDays(from, length - 1) };
}

/** Of a row, or of all: fen, orders and pieces of the orders paid in a period. */
export type Sales = { orders: number; pieces: number; sales: number; refunded: number };

export const afterRefunds = ({ sales, refunded }: Sales): number => sales - refunded;

/** Sales with the visits they came from, which are counted by day and by shop alone; null: not counted. */
export type SalesOfVisits = Sales & { visits: number | null };

/** Orders of visits in basis points; null: there were no visits, or they are not counted. */
export const conversionOf = ({ orders, visits }: SalesOfVisits): number | null =>
  visits ? Math.round((orders * 10_000) / visits) : null;

/** Basis points; null: there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 10_000) / before);

export const REPORT_NAMES = {
  day: { zh: '日期', en: 'Day' },
  product: { zh: '商品', en: 'Product' },
  category: { zh: '类目', en: 'Category' },
  promotion: { zh: '促销活动', en: 'Promotion' },
  coupon: { zh: '优惠券', en: 'Coupon' },
  shop: { zh: '店铺', en: 'Shop' },
} as const satisfies Record<ReportBy, Record<Language, string>>;

const CODE = { zh: '编码', en: 'Code' };
/** Beside the name: what finds it in other programs, or the day that a day is compared with. */
export const REPORT_CODE_NAMES: Readonly<Record<ReportBy, Record<Language, string>>> = {
  day: { zh: '对比日期', en: 'Compared with' },
  ...{ product: CODE, category: CODE, promotion: CODE, coupon: CODE, shop: CODE },
};

/** A row of promotions is of one of these: its key is the kind, a colon and the id. */
export const REPORT_PROMOTIONS = {
  'flash-session': { zh: '秒杀', en: 'Flash sale' },
  'group-buy': { zh: '拼团', en: 'Group-buy' },
  discount: { zh: '限时折扣', en: 'Timed discount' },
  'points-good': { zh: '积分商城', en: 'Points mall' },
} as const satisfies Record<string, Record<Language, string>>;
export type ReportPromotion = keyof typeof REPORT_PROMOTIONS;

/** Key of the row of what belongs to none: memberships, or what was sold without a promotion or coupon. */
export const NO_KEY = '0';
export const NO_KEY_NAMES: Readonly<Partial<Record<ReportBy, Record<Language, string>>>> = {
  promotion: { zh: '未参加活动', en: 'Without a promotion' },
  coupon: { zh: '未用优惠券', en: 'Without a coupon' },
};

export const REPORT_COLUMNS = {
  visits: { zh: '访问次数', en: 'Visits' },
  orders: { zh: '支付订单', en: 'Orders paid' },
  pieces: { zh: '件数', en: 'Pieces' },
  sales: { zh: '支付金额（元）', en: 'Sales (CNY)' },
  refunded: { zh: '其中已退（元）', en: 'Of it given back (CNY)' },
  after: { zh: '退款后销售额（元）', en: 'Sales after refunds (CNY)' },
  visitsBefore: { zh: '对比期访问次数', en: 'Visits, compared' },
  ordersBefore: { zh: '对比期支付订单', en: 'Orders paid, compared' },
  piecesBefore: { zh: '对比期件数', en: 'Pieces, compared' },
  salesBefore: { zh: '对比期支付金额（元）', en: 'Sales, compared (CNY)' },
  refundedBefore: { zh: '对比期其中已退（元）', en: 'Of it given back, compared (CNY)' },
  afterBefore: { zh: '对比期退款后销售额（元）', en: 'Sales after refunds, compared (CNY)' },
} as const satisfies Record<string, Record<Language, string>>;
export type ReportColumn = keyof typeof REPORT_COLUMNS;
