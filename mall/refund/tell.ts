import type { Tx } from '../db/open.ts';
import { notify } from '../message/message.ts';
import type { Refund } from './refund.queries.ts';

/** The key keeps each turn's message from being sent twice. @param told the turn */

const about = ({ id }: Refund, told: string | number) => `${id}:${told}`;

export const tellAgreed = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundAgreed',
    [{ accountId: refund.accountId, about: about(refund, now.getTime()), params: { refund: refund.id } }],
    now,
  );

export const tellRefused = (tx: Tx, refund: Refund, reason: string, now: Date) =>
  notify(
    tx,
    refund.final ? 'refundDenied' : 'refundRefused',
    [{ accountId: refund.accountId, about: about(refund, now.getTime()), params: { refund: refund.id, reason } }],
    now,
  );

export const tellPaid = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundPaid',
    [
      {
        accountId: refund.accountId,
        about: about(refund, 'paid'),
        params: { refund: refund.id, amount: refund.amount + refund.freight },
      },
    ],
    now,
  );

export const tellClosed = (tx: Tx, refund: Refund, now: Date) =>
  notify(
    tx,
    'refundClosed',
    [{ accountId: refund.accountId, about: about(refund, 'closed'), params: { refund: refund.id } }],
    now,
  );
