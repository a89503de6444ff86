import type { ValueOf } from '../enums.ts';
import { halfWidth } from '../text.ts';
import { DAY_MS } from '../time.ts';

/** How shops get their money (domain decisions, section 18). */

export const PAYOUT = {
  /** From a change of a receiving account until it counts. */
  receiverWaits: 2 * DAY_MS,
  /** In a mall with one operator of money, from drawing up a run until that person may approve it. */
  aloneWaits: DAY_MS,
  holder: 60,
  bank: 40,
  reference: 60,
} as const;

export const RECEIVER_KINDS = ['bank', 'alipay'] as const;
export type ReceiverKind = (typeof RECEIVER_KINDS)[number];

/** `branch` is empty for Alipay, as is `bank`. */
export type Receiver = { kind: ReceiverKind; holder: string; bank: string; branch: string; number: string };
export type ReceiverError = 'receiverHolder' | 'receiverBank' | 'receiverBranch' | 'receiverNumber' | 'receiverAlipay';

const TAIL_SIGNS = 4;
/** What is shown of an account's number: its last four signs, or the domain of an e-mail address. */
export function tailOf(number: string): string {
  const at = number.indexOf('@');
  return at < 0 ? number.slice(-TAIL_SIGNS) : number.slice(at);
}

/** Names that a receiving account may be in: on the licence, or of who answers for the store. */
export const holdersOf = ({ legalName, contact }: { legalName: string; contact: string }): string[] =>
  [...new Set([legalName.trim(), contact.trim()])].filter(Boolean);

const BANK_NUMBER = /^\d{8,30}$/;
const ALIPAY = /^(?:1\d{10}|[^\s@]+@[^\s@]+\.[^\s@]+)$/;

export function cleanReceiver({ kind, holder, bank, branch, number }: Receiver): Receiver {
  const isBank = kind === 'bank';
  return {
    kind,
    holder: holder.trim(),
    bank: isBank ? bank.trim() : '',
    branch: isBank ? branch.trim() : '',
    number: halfWidth(number).replace(/[\s-]/g, ''),
  };
}

/** @param holders who may be paid: the licensee, and who answers for the store */
export function receiverError(
  { kind, holder, bank, branch, number }: Receiver,
  holders: readonly string[],
): { field: keyof Receiver; error: ReceiverError } | undefined {
  if (!holders.includes(holder)) return { field: 'holder', error: 'receiverHolder' };
  if (kind === 'alipay') return ALIPAY.test(number) ? undefined : { field: 'number', error: 'receiverAlipay' };
  if (!bank) return { field: 'bank', error: 'receiverBank' };
  if (!branch) return { field: 'branch', error: 'receiverBranch' };
  return BANK_NUMBER.test(number) ? undefined : { field: 'number', error: 'receiverNumber' };
}

export const RUN_STATUS = { DRAWN: 10, APPROVED: 20, DONE: 30, DISCARDED: 40 } as const;
export type RunStatus = ValueOf<typeof RUN_STATUS>;

export const RUN_MOVE_NAMES = ['approve', 'discard', 'finish'] as const;
export type RunMove = (typeof RUN_MOVE_NAMES)[number];

const { DRAWN, APPROVED, DONE, DISCARDED } = RUN_STATUS;
/** The run's state machine. `finish`: its last payout was paid, or failed. */
export const RUN_MOVES: Readonly<Record<RunMove, { from: RunStatus; to: RunStatus }>> = {
  approve: { from: DRAWN, to: APPROVED },
  discard: { from: DRAWN, to: DISCARDED },
  finish: { from: APPROVED, to: DONE },
};

/** `WAITING`: the money is in payout. Of a failed or discarded one it is available again. */
export const PAYOUT_STATUS = { WAITING: 10, PAID: 20, FAILED: 30, DISCARDED: 40 } as const;
export type PayoutStatus = ValueOf<typeof PAYOUT_STATUS>;

/** Who drew a run up does not approve it, except alone and after a day. */
export const mayApprove = (run: { drawnBy: number; drawnAt: Date }, by: number, others: number, now: Date): boolean =>
  run.drawnBy !== by || (others === 0 && now.getTime() >= run.drawnAt.getTime() + PAYOUT.aloneWaits);
