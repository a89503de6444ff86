import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/**
 * The numbers that the specification leaves open (domain decisions, section 7), as they are until somebody changes them:
 * the setting `numbers` of the mall overrides any of them at run time. Times are in ms, money in fen.
 */
export const NUMBERS = {
  addressBook: 20,
  unpaidOrder: 30 * MINUTE_MS,
  unpaidGroupOrder: 10 * MINUTE_MS,
  unpaidTrades: 10,
  unpaidPieces: 50,
  payCode: 15 * MINUTE_MS,
  autoReceipt: 10 * DAY_MS,
  topUpMin: 1_00,
  topUpMax: 100_000_00,
  pointsPerYuan: 100,
  pointsShare: 5_000,
  fenPerPoint: 10_00,
  pointsYears: 2,
  pointsBack: 30 * DAY_MS,
  signInPoints: 5,
  signInDays: 7,
  signInBonus: 30,
  taskProfile: 50,
  taskFollow: 10,
  taskReview: 20,
  visitLog: 90 * DAY_MS,
  reviewWindow: 90 * DAY_MS,
  reviewPoints: 10,
  reviewPointsDay: 50,
} as const;

export type Numbers = { -readonly [K in keyof typeof NUMBERS]: number };

export const NUMBER_MEANINGS: Readonly<Record<keyof Numbers, string>> = {
  addressBook: 'Most addresses of one shopper.',
  unpaidOrder: 'Time between submitting and paying, ms; then the order is cancelled.',
  unpaidGroupOrder: 'The same of an order in a group, whose place others wait for, ms.',
  unpaidTrades: 'Most unpaid trades of one shopper.',
  unpaidPieces: 'Most unpaid pieces of a SKU of one shopper, from the second unpaid trade on.',
  payCode: "How long a QR code, or a wallet's page, can be paid, ms; never longer than the order.",
  autoReceipt: 'Time after shipping when an order counts as received, ms.',
  topUpMin: 'Least amount of a top-up, fen.',
  topUpMax: 'Largest amount of a top-up, fen.',
  pointsPerYuan: 'Points for one yuan of discount.',
  pointsShare: "Share of the goods' amount that points may pay, basis points.",
  fenPerPoint: 'Fen paid for one point.',
  pointsYears: 'Calendar years that points are good for, with the one they came in.',
  pointsBack: 'How long points are good that come back when their years are over, ms.',
  signInPoints: 'Points for signing in on a day.',
  signInDays: 'Days in a row that the bonus takes.',
  signInBonus: 'Points of the last of these days.',
  taskProfile: 'Points for a complete profile, once.',
  taskFollow: 'Points for the first shop that is followed.',
  taskReview: 'Points for the first review.',
  visitLog: 'How long page visits are stored one by one, ms; the figures of days stay.',
  reviewWindow: 'Time after completion in which an order can be reviewed, ms.',
  reviewPoints: 'Most points for a review with a text: one for each yuan that its line was paid with.',
  reviewPointsDay: 'Most points that reviews of one shopper earn on a day in China.',
};

/** The least and the most that each may be changed to. */
export const NUMBER_BOUNDS: Readonly<Record<keyof Numbers, readonly [least: number, most: number]>> = {
  addressBook: [1, 200],
  unpaidOrder: [MINUTE_MS, 7 * DAY_MS],
  unpaidGroupOrder: [MINUTE_MS, 7 * DAY_MS],
  unpaidTrades: [1, 1_000],
  unpaidPieces: [1, 1_000_000],
  payCode: [MINUTE_MS, 2 * HOUR_MS],
  autoReceipt: [DAY_MS, 90 * DAY_MS],
  topUpMin: [1, 100_000_00],
  topUpMax: [1, 100_000_00],
  pointsPerYuan: [1, 100_000],
  pointsShare: [0, 10_000],
  fenPerPoint: [1, 100_000_00],
  pointsYears: [1, 10],
  pointsBack: [0, 365 * DAY_MS],
  signInPoints: [1, 10_000],
  signInDays: [2, 31],
  signInBonus: [1, 10_000],
  taskProfile: [0, 10_000],
  taskFollow: [0, 10_000],
  taskReview: [0, 10_000],
  visitLog: [7 * DAY_MS, 3_650 * DAY_MS],
  reviewWindow: [DAY_MS, 3_650 * DAY_MS],
  reviewPoints: [0, 10_000],
  reviewPointsDay: [0, 1_000_000],
};
