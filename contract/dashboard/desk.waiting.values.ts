import { mayChange, type Worker } from '../operator/areas.values.ts';

/** What waits for somebody at the desk: each kind is counted, and a link of the home. In the order in which it is shown. */
export const WAITING_KINDS = [
  'toAccept',
  'producing',
  'toSend',
  'urged',
  'refundsToAnswer',
  'refundsToReceive',
  'refundsToDecide',
  'talks',
  'invoices',
  'toAudit',
  'toPutOn',
  'lowStock',
  'applications',
  'brandRequests',
  'statements',
  'disputes',
  'adjustments',
  'runsToApprove',
  'runsToPay',
  'stuckRefunds',
  'failedNotices',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Counted for the home alone: every other screen would wait for it. */
export const HOME_ALONE: readonly WaitingKind[] = ['lowStock'];
/** Part of another kind too: not counted twice beside the screen's name in the menu. */
export const COUNTED_TWICE: readonly WaitingKind[] = ['urged'];

/** Where a count beside a screen's name ends: "99+" says enough there. */
export const MENU_COUNTED = 100;

/** After so many attempts money that is on its way back needs somebody to look. */
export const STUCK_REFUND_TRIES = 3;

type Allowed = (by: Worker) => boolean;
const orders: Allowed = (by) => mayChange(by, 'orders');
const ofShop =
  (allowed: Allowed): Allowed =>
  (by) =>
    by.shopId !== null && allowed(by);
const ofMall =
  (allowed: Allowed): Allowed =>
  (by) =>
    by.shopId === null && allowed(by);
const refunds: Allowed = (by) => mayChange(by, 'refunds');
/** Who works for the mall answers for a shop only where their role lets them handle orders. */
const answersRefunds: Allowed = (by) => refunds(by) && (by.shopId !== null || orders(by));
const money: Allowed = (by) => mayChange(by, 'money');
const goods: Allowed = (by) => mayChange(by, 'goods');

/** A kind waits for who can do something about it, not for who may only look. */
const FOR: Readonly<Record<WaitingKind, Allowed>> = {
  toAccept: orders,
  producing: orders,
  toSend: orders,
  urged: orders,
  refundsToAnswer: answersRefunds,
  refundsToReceive: answersRefunds,
  refundsToDecide: ofMall(refunds),
  talks: (by) => mayChange(by, 'chat'),
  invoices: (by) => mayChange(by, 'invoices'),
  toAudit: ofMall(goods),
  toPutOn: ofShop(goods),
  lowStock: goods,
  applications: ofMall((by) => mayChange(by, 'shops')),
  brandRequests: ofMall((by) => mayChange(by, 'categories')),
  statements: ofShop(money),
  disputes: ofMall(money),
  adjustments: ofMall(money),
  runsToApprove: ofMall(money),
  runsToPay: ofMall(money),
  stuckRefunds: ofMall(money),
  failedNotices: ofMall((by) => mayChange(by, 'settings')),
};

export const waitingKindsFor = (by: Worker): WaitingKind[] => WAITING_KINDS.filter((kind) => FOR[kind](by));
