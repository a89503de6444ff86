import { commissionOf } from '#contract/settlement/commission.rules.ts';
import type { ShopEntryKind } from '#contract/settlement/values.ts';

/** How a line is divided between shop and mall (domain decisions, section 18). Fen, of the whole line. */

export type LineShares = {
  promotion: number;
  memberDiscount: number;
  mallCoupon: number;
  pointsDiscount: number;
  /** What the mall took off the unpaid order. */
  mallReduction?: number;
  freight: number;
  memberFreight: number;
  /** What the shopper pays, with `freight`. */
  payable: number;
};

export type Terms = {
  /** Basis points. */
  rate: number;
  /** Whether the promotion of the line is the mall's. */
  mallBears: boolean;
  /** What the points are worth that a good of the points mall costs; 0 otherwise. */
  pointsWorth: number;
};

export type Frozen = {
  commissionRate: number;
  commission: number;
  /** Of the goods, what the mall bears; and of the freight. */
  subsidy: number;
  memberFreight: number;
};

/** What a line stores at submit. Whatever of its discounts the mall does not bear, the shop does. */
export function freezeLine(shares: LineShares, { rate, mallBears, pointsWorth }: Terms): Frozen {
  const {
    promotion,
    memberDiscount,
    mallCoupon,
    pointsDiscount,
    mallReduction = 0,
    freight,
    memberFreight,
    payable,
  } = shares;
  const ofPromotion = mallBears ? promotion : Math.min(promotion, pointsWorth);
  const subsidy = ofPromotion + memberDiscount + mallCoupon + pointsDiscount + mallReduction;
  const commission = commissionOf(payable - freight + subsidy, rate);
  return { commissionRate: rate, commission, subsidy, memberFreight };
}

type Reducible = Pick<Frozen, 'commissionRate' | 'subsidy'> & { payable: number; freight: number };

/** What an unpaid line stores after its price was lowered. @param borne of it by the mall; the shop bears the rest */
export function reduceLine({ commissionRate, subsidy, payable, freight }: Reducible, off: number, borne: number) {
  const after = { payable: payable - off, subsidy: subsidy + borne };
  return { ...after, commission: commissionOf(after.payable - freight + after.subsidy, commissionRate) };
}

export type BookedLine = Omit<Frozen, 'commissionRate'> & {
  payable: number;
  freight: number;
  quantity: number;
  /** Pieces, and fen of goods, that refunds gave back. */
  refundedPieces: number;
  refunded: number;
  /** The order ended before it was shipped: everything went back, the freight too. */
  canceled: boolean;
};

/** `due = shopper + subsidy - commission`. */
export type Division = { shopper: number; subsidy: number; commission: number };

const NOTHING: Division = { shopper: 0, subsidy: 0, commission: 0 };

const part = (whole: number, n: number, of: number): number => Number((BigInt(whole) * BigInt(n)) / BigInt(of));

/**
 * What is left of a line after its refunds: the subsidy by pieces, the commission in the proportion of the goods that were taken back. Each
 * is what its parts add up to, whatever the order of the refunds, and nothing is left of goods that went back whole.
 */
export function divisionOf(line: BookedLine): Division {
  if (line.canceled) return NOTHING;
  const { payable, freight, subsidy, memberFreight, commission, quantity, refundedPieces, refunded } = line;
  const goods = payable - freight + subsidy;
  const subsidyBack = part(subsidy, refundedPieces, quantity);
  const commissionBack = goods === 0 ? 0 : part(commission, refunded + subsidyBack, goods);
  return {
    shopper: payable - refunded,
    subsidy: subsidy - subsidyBack + memberFreight,
    commission: commission - commissionBack,
  };
}

export const dueOf = ({ shopper, subsidy, commission }: Division): number => shopper + subsidy - commission;

export type EntryAmount = { kind: ShopEntryKind; amount: number };

/**
 * What is to be booked so that the ledger says what the line says now. A line that was never booked gets its sale first.
 * @param booked the sums of its entries; undefined: it has none
 */
export function entriesOf(line: BookedLine, booked: Division | undefined): EntryAmount[] {
  const whole = divisionOf({ ...line, refundedPieces: 0, refunded: 0, canceled: false });
  const sale: EntryAmount[] = [
    { kind: 'sale', amount: line.payable - line.freight },
    { kind: 'freight', amount: line.freight },
    { kind: 'subsidy', amount: whole.subsidy },
    { kind: 'commission', amount: -whole.commission },
  ];
  const before = booked ?? whole;
  const after = divisionOf(line);
  const changes: EntryAmount[] = [
    { kind: 'refund', amount: after.shopper - before.shopper },
    { kind: 'subsidyBack', amount: after.subsidy - before.subsidy },
    { kind: 'commissionBack', amount: before.commission - after.commission },
  ];
  return [...(booked ? [] : sale), ...changes].filter(({ amount }) => amount !== 0);
}

const FEN_PER_YUAN = 100;
export const pointsWorth = (points: number, perYuan: number): number => Math.floor((points * FEN_PER_YUAN) / perYuan);
