import { PUBLISH_STATUS, type ValueOf } from '../enums.ts';

/** The product's state machine (domain decisions, section 4). Any move not in it is refused and changes nothing. */

export type PublishStatus = ValueOf<typeof PUBLISH_STATUS>;
export const PUBLISH_MOVE_NAMES = ['submit', 'approve', 'refuse', 'putOn', 'putOff'] as const;
export type PublishMove = (typeof PUBLISH_MOVE_NAMES)[number];

/** Whose people: a shop's, or the mall's. */
export type PublishSide = 'shop' | 'mall';

type Step = {
  from: readonly PublishStatus[];
  to: PublishStatus;
  by: readonly PublishSide[];
  reason?: true;
  /** The move names the version that was reviewed, so that a later change is not approved unseen. */
  version?: true;
};

const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;

export const PUBLISH_MOVES: Readonly<Record<PublishMove, Step>> = {
  submit: { from: [TO_PUBLISH], to: TO_AUDIT, by: ['shop', 'mall'] },
  approve: { from: [TO_AUDIT], to: TO_PUT_ON, by: ['mall'], version: true },
  refuse: { from: [TO_AUDIT], to: TO_PUBLISH, by: ['mall'], reason: true },
  putOn: { from: [TO_PUT_ON, PUT_OFF], to: PUT_ON, by: ['shop', 'mall'] },
  putOff: { from: [PUT_ON], to: PUT_OFF, by: ['shop', 'mall'] },
};

export const mayPublish = (move: PublishMove, status: number, side: PublishSide): boolean => {
  const { from, by } = PUBLISH_MOVES[move];
  return by.includes(side) && from.some((one) => one === status);
};

/** What a product on sale may still lack: pieces of any SKU, and a freight template that somebody has saved. */
export const SALE_LACKS = ['stock', 'freight', 'weight'] as const;
export type SaleLack = (typeof SALE_LACKS)[number];

/** Whether a product can be deleted; what was ordered or in a promotion stays, since these refer to it. */
export const PRODUCT_REMOVALS = ['free', 'ordered', 'promoted'] as const;
export type ProductRemoval = (typeof PRODUCT_REMOVALS)[number];

const FORWARD = ['submit', 'approve', 'putOn'] as const satisfies PublishMove[];

/** The moves of this side that lead to the shelf one after the other, as far as it may make them. */
export function movesToShelf(status: number, side: PublishSide): PublishMove[] {
  const moves: PublishMove[] = [];
  let at = status;
  for (const move of FORWARD)
    if (mayPublish(move, at, side)) {
      moves.push(move);
      at = PUBLISH_MOVES[move].to;
    }
  return moves;
}

export const publishMoves = (status: number, side: PublishSide): PublishMove[] =>
  PUBLISH_MOVE_NAMES.filter((move) => mayPublish(move, status, side));
