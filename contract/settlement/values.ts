import type { ValueOf } from '../enums.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

/** What shops are owed (domain decisions, section 18). Money is fen, rates are basis points. */

export const SETTLEMENT = {
  /** From completion until the due of an order can be paid out; a refund that is open delays it. */
  availableAfter: 7 * DAY_MS,
  /** From the end of a period, midnight in China, until its statement is closed. */
  closeAfter: 30 * MINUTE_MS,
  /** From closing until silence confirms. */
  confirmWithin: 7 * DAY_MS,
  rate: { least: 0, most: 10_000 },
  reason: { least: 2, most: 200 },
} as const;

/**
 * `sale`, `freight`: what the shopper paid. `subsidy`: what the mall bore. `refund`, `subsidyBack`, `commissionBack`: what a refund or
 * a cancellation takes back of them. All of an order together are its due.
 */
export const SHOP_ENTRY_KINDS = [
  'sale',
  'freight',
  'subsidy',
  'commission',
  'refund',
  'subsidyBack',
  'commissionBack',
  'adjustment',
  'payout',
  'payoutBack',
] as const;
export type ShopEntryKind = (typeof SHOP_ENTRY_KINDS)[number];

export const STATEMENT_PERIODS = ['week', 'month'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

export const STATEMENT_STATUS = { OPEN: 10, DISPUTED: 20, CONFIRMED: 30 } as const;
export type StatementStatus = ValueOf<typeof STATEMENT_STATUS>;

export const STATEMENT_MOVE_NAMES = ['confirm', 'lapse', 'dispute', 'answer', 'settle'] as const;
export type StatementMove = (typeof STATEMENT_MOVE_NAMES)[number];

type StatementStep = {
  from: readonly StatementStatus[];
  to: StatementStatus;
  by: 'shop' | 'mall' | 'system';
  /** Only until the time to confirm is over. */
  inTime?: true;
};

const { OPEN, DISPUTED, CONFIRMED } = STATEMENT_STATUS;

/** The statement's state machine. `answer`: of one dispute among several; `settle`: of the last. */
export const STATEMENT_MOVES: Readonly<Record<StatementMove, StatementStep>> = {
  confirm: { from: [OPEN], to: CONFIRMED, by: 'shop' },
  lapse: { from: [OPEN], to: CONFIRMED, by: 'system' },
  dispute: { from: [OPEN, DISPUTED], to: DISPUTED, by: 'shop', inTime: true },
  answer: { from: [DISPUTED], to: DISPUTED, by: 'mall' },
  settle: { from: [DISPUTED], to: CONFIRMED, by: 'mall' },
};

export function mayMoveStatement(
  move: StatementMove,
  { status, confirmUntil }: { status: number; confirmUntil: Date },
  by: StatementStep['by'],
  now: Date,
): boolean {
  const step = STATEMENT_MOVES[move];
  return step.by === by && step.from.some((from) => from === status) && !(step.inTime && now >= confirmUntil);
}

export const DISPUTE_STATUS = { OPEN: 10, ACCEPTED: 20, REFUSED: 30 } as const;
export type DisputeStatus = ValueOf<typeof DISPUTE_STATUS>;

/** `WAITING`: above the limit, until a second person decides. */
export const ADJUSTMENT_STATUS = { WAITING: 10, BOOKED: 20, REFUSED: 30 } as const;
export type AdjustmentStatus = ValueOf<typeof ADJUSTMENT_STATUS>;
