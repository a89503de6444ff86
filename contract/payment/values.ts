export const PAYMENT_STATUS = { WAITING: 10, PAID: 20, CLOSED: 30 } as const;

export const LEDGER_KINDS = [
  'topUp',
  'pay',
  'refund',
  'earn',
  'expire',
  'takeBack',
  'signIn',
  'task',
  'review',
  'adjust',
] as const;
export const POINTS_KINDS = [
  'earn',
  'signIn',
  'task',
  'review',
  'pay',
  'refund',
  'takeBack',
  'expire',
  'adjust',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
