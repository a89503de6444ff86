/** What an order costs for every `step` grams, or part of them, beyond the `first`; fen. */
export type ByWeight = { first: number; step: number; stepFee: number };
export type FreightTerms = {
  fee: number;
  freeFrom: number;
  /** `stepFee` left out: as elsewhere. */
  regions?: readonly { provinces: readonly string[]; fee: number; stepFee?: number | undefined }[] | undefined;
  /** Left out: the fee is of an order of any weight. */
  byWeight?: ByWeight | undefined;
};

/** Of a new shop, fen; each sets its own. */
export const DEFAULT_FREIGHT = { fee: 1_000, freeFrom: 9_900, notDelivered: [] as string[] };

export const FREIGHT_WEIGHT = { first: 1_000, step: 1_000, most: 1_000_000, stepFee: 1_000_000 } as const;
/** Fen of an order, whatever it weighs: as much as an amount may be. */
const MOST = 1_000_000_000;

type Shipped = {
  /** At the prices shown, before coupons and points: what counts towards free freight. */
  goods: number;
  /** Of all pieces; goods of unknown weight count as none. */
  grams: number;
};

/** Freight of an order of one shop, fen. @param province in Chinese; undefined before there is an address */
export function freightFee(terms: FreightTerms, { goods, grams }: Shipped, province?: string): number {
  if (goods >= terms.freeFrom) return 0;
  const region = terms.regions?.find(({ provinces }) => province !== undefined && provinces.includes(province));
  const fee = region?.fee ?? terms.fee;
  if (!terms.byWeight) return fee;
  const { first, step, stepFee } = terms.byWeight;
  const steps = Math.ceil(Math.max(0, grams - first) / step);
  return Math.min(MOST, fee + steps * (region?.stepFee ?? stepFee));
}

export const gramsOf = (lines: readonly { quantity: number; grams?: number | null | undefined }[]): number =>
  lines.reduce((sum, { quantity, grams }) => sum + quantity * (grams ?? 0), 0);
