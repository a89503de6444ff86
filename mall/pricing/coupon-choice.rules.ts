import type { CouponError } from '#contract/checkout/schema.ts';
import { covers } from './coupon-scope.rules.ts';
import { type Coupon, goodsLeft, type Priced, type PricedLine } from './price.rules.ts';

/** At most one coupon of each shop and one of the mall, and among them one for newcomers (domain decisions, sections 4, 9 and 16). */

/** Combinations that are priced at most; beyond, the least promising coupons of the longest lists are left out. */
const MOST = 500;

type Price = (chosen: readonly Coupon[]) => Priced;
const savedBy = ({ shopCoupon, mallCoupon }: Priced): number => shopCoupon + mallCoupon;

export function bestCoupons(coupons: readonly Coupon[], price: Price): Coupon[] {
  const lists = bounded(slotsOf(coupons).map((slot) => promising(slot, price)));
  let best = { saved: 0, chosen: [] as Coupon[] };
  for (const chosen of combinations(lists).filter(hasOneForNewcomers)) {
    const saved = savedBy(price(chosen));
    const better = saved > best.saved || (saved === best.saved && chosen.length < best.chosen.length);
    if (better) best = { saved, chosen };
  }
  return best.chosen;
}

export const allowed = (coupons: readonly Coupon[]): Coupon[] =>
  coupons.reduce<Coupon[]>(
    (before, one) => (before.some((other) => excludes(one, other)) ? before : before.concat(one)),
    [],
  );

const hasOneForNewcomers = (chosen: readonly Coupon[]): boolean =>
  chosen.filter(({ newcomers }) => newcomers).length <= 1;

const excludes = (one: Coupon, other: Coupon): boolean =>
  one.shopId === other.shopId || Boolean(one.newcomers && other.newcomers);

const slotsOf = (coupons: readonly Coupon[]): Coupon[][] => [...Map.groupBy(coupons, ({ shopId }) => shopId).values()];

/** Those that save something by themselves, the best first: a shop coupon only lowers the amount that others apply to. */
function promising(slot: readonly Coupon[], price: Price): Coupon[] {
  const alone = slot.map((coupon) => ({ coupon, saved: savedBy(price([coupon])) }));
  return alone
    .filter(({ saved }) => saved > 0)
    .sort((one, other) => other.saved - one.saved)
    .map(({ coupon }) => coupon);
}

function bounded(lists: Coupon[][]): Coupon[][] {
  const lengths = lists.map(({ length }) => length);
  const size = () => lengths.reduce((product, length) => product * (length + 1), 1);
  while (size() > MOST) lengths[lengths.indexOf(Math.max(...lengths))] = Math.max(...lengths) - 1;
  return lists.map((list, at) => list.slice(0, lengths[at]));
}

function combinations(lists: readonly (readonly Coupon[])[]): Coupon[][] {
  return lists.reduce<Coupon[][]>(
    (before, list) => before.flatMap((chosen) => [chosen, ...list.map((coupon) => [...chosen, coupon])]),
    [[]],
  );
}

type Held = Coupon & { from: Date; tooLate?: boolean };
/** `missing`: fen up to the threshold. */
export type OfferedCoupon<C> = {
  coupon: C;
  saves: number;
  selected: boolean;
  error: CouponError | null;
  missing: number;
};
type Choosing<C> = {
  coupons: readonly C[];
  /** Undefined: those that save most. */
  wanted: readonly number[] | undefined;
  shopIds: ReadonlySet<number>;
  now: Date;
};

export function chooseCoupons<C extends Held>(
  { coupons, wanted, shopIds, now }: Choosing<C>,
  price: Price,
): { priced: Priced; offered: OfferedCoupon<C>[] } {
  const here = coupons.filter(({ shopId }) => shopId === null || shopIds.has(shopId));
  const begun = here.filter(({ from, tooLate }) => from <= now && !tooLate);
  const chosen = wanted ? allowed(begun.filter(({ id }) => wanted.includes(id))) : bestCoupons(begun, price);
  const priced = price(chosen);
  const offered = here.map((coupon) => offer(coupon, { chosen, priced, price, now }));
  return { priced, offered: offered.sort((one, other) => other.saves - one.saves) };
}

type Chosen = { chosen: readonly Coupon[]; priced: Priced; price: Price; now: Date };

function offer<C extends Held>(coupon: C, { chosen, priced, price, now }: Chosen): OfferedCoupon<C> {
  const none = { coupon, saves: 0, selected: false, missing: 0 };
  if (coupon.tooLate) return { ...none, error: 'newcomers' };
  if (coupon.from > now) return { ...none, error: 'notYet' };
  const selected = priced.coupons.has(coupon.id);
  // Replaces the one of its shop, or of the mall.
  const beside = [...chosen.filter((other) => !excludes(coupon, other)), coupon];
  const tried = selected ? priced : price(beside);
  const saves = tried.coupons.get(coupon.id) ?? 0;
  if (saves > 0) return { coupon, saves, selected, error: null, missing: 0 };
  const goods = coveredBy(coupon, tried);
  return goods === undefined
    ? { ...none, error: 'goods' }
    : { ...none, error: 'threshold', missing: Math.max(0, coupon.threshold - goods) };
}

/** Fen that count against the coupon's threshold; undefined: it covers none of the goods. */
function coveredBy(coupon: Coupon, { shops }: Priced): number | undefined {
  const lines = shops
    .filter(({ id }) => coupon.shopId === null || coupon.shopId === id)
    .flatMap((shop) => shop.lines.filter((line) => line.allowsDiscounts && covers(coupon.scope, line)));
  if (!lines.length) return undefined;
  // Discounts that apply after it do not count.
  const later = (line: PricedLine) => line.pointsDiscount + (coupon.shopId === null ? 0 : line.mallCoupon);
  return lines.reduce((sum, line) => sum + goodsLeft(line) + later(line), 0);
}
