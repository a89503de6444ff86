import type { Tx } from '../db/open.ts';
import { notify } from '../message/message.ts';
import type { Refund } from './refund.queries.ts';

const messageKey = ({ id }: Refund, event: string | number) => `${id}:${event}`;

export const notifyAgreed = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundAgreed',
    [{ accountId: refund.accountId, about: messageKey(refund, now.getTime()), params: { refund: refund.id } }],
    now,
  );

export const notifyRefused = (tx: Tx, refund: Refund, reason: string, now: Date) =>
  notify(
    tx,
    refund.final ? 'refundDenied' : 'refundRefused',
    [{ accountId: refund.accountId, about: messageKey(refund, now.getTime()), params: { refund: refund.id, reason } }],
    now,
  );

export const notifyPaid = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundPaid',
    [
      {
        accountId: refund.accountId,
        about: messageKey(refund, 'paid'),
        params: { refund: refund.id, amount: refund.amount + refund.freight },
      },
    ],
    now,
  );

export const notifyGiven = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundGiven',
    [
      {
        accountId: refund.accountId,
        about: messageKey(refund, 'given'),
        params: { refund: refund.id, amount: refund.amount + refund.freight, reason: refund.reason },
      },
    ],
    now,
  );

export const notifyClosed = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundClosed',
    [{ accountId: refund.accountId, about: messageKey(refund, 'closed'), params: { refund: refund.id } }],
    now,
  );
