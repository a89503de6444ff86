import { PUBLISH_STATUS, type ValueOf } from '../enums.ts';
import type { Role } from '../operator/values.ts';

/** The product's state machine (domain decisions, section 4). Any move not in it is refused and changes nothing. */

export type PublishStatus = ValueOf<typeof PUBLISH_STATUS>;
export const PUBLISH_MOVE_NAMES = ['submit', 'approve', 'refuse', 'putOn', 'putOff'] as const;
export type PublishMove = (typeof PUBLISH_MOVE_NAMES)[number];

type Step = {
  from: readonly PublishStatus[];
  to: PublishStatus;
  by: readonly Role[];
  reason?: true;
  /** The move names the version that was reviewed, so that a later change is not approved unseen. */
  version?: true;
};

const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;

export const PUBLISH_MOVES: Readonly<Record<PublishMove, Step>> = {
  submit: { from: [TO_PUBLISH], to: TO_AUDIT, by: ['shop', 'admin'] },
  approve: { from: [TO_AUDIT], to: TO_PUT_ON, by: ['admin'], version: true },
  refuse: { from: [TO_AUDIT], to: TO_PUBLISH, by: ['admin'], reason: true },
  putOn: { from: [TO_PUT_ON, PUT_OFF], to: PUT_ON, by: ['shop', 'admin'] },
  putOff: { from: [PUT_ON], to: PUT_OFF, by: ['shop', 'admin'] },
};

export const mayPublish = (move: PublishMove, status: number, role: Role): boolean => {
  const { from, by } = PUBLISH_MOVES[move];
  return by.includes(role) && from.some((one) => one === status);
};

export const publishMoves = (status: number, role: Role): PublishMove[] =>
  PUBLISH_MOVE_NAMES.filter((move) => mayPublish(move, status, role));
