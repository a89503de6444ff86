/**
 * The numbers that the specification leaves open (domain decisions, section 7), as they are until somebody changes them:
 * the setting `numbers` of the mall overrides any of them at run time. Times are in ms, money in fen.
 */
export const NUMBERS = {
  /** Addresses of one shopper. */
  addressBook: 20,
  /** Between submitting and paying. */
  unpaidOrder: 30 * 60_000,
  /** How long a QR code, or a wallet's page, can be paid; never longer than the order. */
  payCode: 15 * 60_000,
  /** Between shipping and the receipt that nobody confirmed. */
  autoReceipt: 10 * 24 * 3_600_000,
  /** Top-up. */
  topUpMin: 1_00,
  topUpMax: 100_000_00,
  /** Points for one yuan of discount, and the share of the goods' amount that points may pay, in basis points. */
  pointsPerYuan: 100,
  pointsShare: 5_000,
  /** Fen paid for one point. */
  fenPerPoint: 10_00,
  /** Calendar years that points are good for, with the one they came in. */
  pointsYears: 2,
  /** Points that come back when their years are over are good for so long all the same. */
  pointsBack: 30 * 24 * 3_600_000,
} as const;

export type Numbers = { -readonly [K in keyof typeof NUMBERS]: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The least and the most that each may be changed to. */
export const NUMBER_BOUNDS: Readonly<Record<keyof Numbers, readonly [least: number, most: number]>> = {
  addressBook: [1, 200],
  unpaidOrder: [60_000, 7 * DAY_MS],
  payCode: [60_000, 2 * HOUR_MS],
  autoReceipt: [DAY_MS, 90 * DAY_MS],
  topUpMin: [1, 100_000_00],
  topUpMax: [1, 100_000_00],
  pointsPerYuan: [1, 100_000],
  pointsShare: [0, 10_000],
  fenPerPoint: [1, 100_000_00],
  pointsYears: [1, 10],
  pointsBack: [0, 365 * DAY_MS],
};
