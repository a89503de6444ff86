/** The state machine of a store application (domain decisions, section 4). A move that is not in it is refused and changes nothing. */

export const STORE_STATUS = { DRAFT: 10, UNDER_REVIEW: 20, NOT_PASSED: 30, OPEN: 40, OFFLINE: 50 } as const;
export type StoreStatus = (typeof STORE_STATUS)[keyof typeof STORE_STATUS];

export const STORE_MOVE_NAMES = ['submit', 'withdraw', 'pass', 'refuse', 'takeOffline', 'putBack'] as const;
export type StoreMove = (typeof STORE_MOVE_NAMES)[number];

type Step = {
  from: readonly StoreStatus[];
  to: StoreStatus;
  by: 'applicant' | 'mall';
};

const { DRAFT, UNDER_REVIEW, NOT_PASSED, OPEN, OFFLINE } = STORE_STATUS;

export const STORE_MOVES: Readonly<Record<StoreMove, Step>> = {
  submit: { from: [DRAFT, NOT_PASSED], to: UNDER_REVIEW, by: 'applicant' },
  withdraw: { from: [UNDER_REVIEW], to: DRAFT, by: 'applicant' },
  pass: { from: [UNDER_REVIEW], to: OPEN, by: 'mall' },
  refuse: { from: [UNDER_REVIEW], to: NOT_PASSED, by: 'mall' },
  takeOffline: { from: [OPEN], to: OFFLINE, by: 'mall' },
  putBack: { from: [OFFLINE], to: OPEN, by: 'mall' },
};

export const mayMoveStore = (move: StoreMove, status: number): boolean =>
  STORE_MOVES[move].from.some((one) => one === status);

/** By its shop alone, which may have been opened without an application. */
export const shopStatus = (isOpen: boolean): StoreStatus => (isOpen ? OPEN : OFFLINE);

export const storeMoves = (status: number): StoreMove[] =>
  STORE_MOVE_NAMES.filter((move) => STORE_MOVES[move].by === 'mall' && mayMoveStore(move, status));

export const isEditable = (status: number): boolean => mayMoveStore('submit', status);
