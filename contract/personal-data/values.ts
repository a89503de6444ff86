import { DAY_MS } from '../time.ts';

/** How long the file of an export can be downloaded. */
export const EXPORT_DAYS = 7;
export const EXPORT_MS = EXPORT_DAYS * DAY_MS;

export const EXPORT_STATUS = { WAITING: 10, RUNNING: 20, DONE: 30, FAILED: 40 } as const;

/** What has to be settled before an account can be closed; of `balance` the count is fen. */
export const HINDRANCES = [
  'unpaid',
  'orders',
  'groups',
  'refunds',
  'moneyBack',
  'payments',
  'balance',
  'store',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** What is lost with the account. */
export const LOSSES = ['points', 'coupons', 'membership', 'invoices'] as const;
export type Loss = (typeof LOSSES)[number];

/** What a code by SMS can be asked for here. */
export const DATA_PURPOSES = ['export', 'close'] as const;
export type DataPurpose = (typeof DATA_PURPOSES)[number];
