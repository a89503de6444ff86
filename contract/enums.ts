/** The codes of the specification (sections 3 and 4). Values are what travels on the wire and stands in the database. */

export const ORDER_STATUS = {
  TO_PAY: 10,
  TO_ACCEPT_ORDER: 20,
  PRODUCTING: 30,
  TO_SEND: 40,
  TO_RECEIPT: 50,
  COMPLETED: 60,
  CANCELED: 70,
} as const;

export const PUBLISH_STATUS = { TO_PUBLISH: 10, TO_AUDIT: 20, TO_PUT_ON: 30, PUT_ON: 40, PUT_OFF: 50 } as const;
/** A: an amount off from a threshold on; C: a percentage off, with a cap; D: an amount off whatever is bought. */
export const COUPON_TYPE = { A: 10, C: 20, D: 30 } as const;
export const COUPON_USE = { UN_USE: 10, USED: 20, EXPIRED: 30 } as const;
export const CONTENT_TYPE = { INFOR: 10, WORD: 20, LINK: 30, IMG: 40 } as const;
export const STATUS = { NORMAL: 0, DISABLED: 1 } as const;
export const ENABLED = { ENABLED: 10, DISABLED: 20 } as const;
export const LEVEL = { ONE: 10, TWO: 20, THREE: 30 } as const;
export const INVOICE_TYPE = { PERSONAL: 10, UNIT: 20 } as const;
export const INPUT_MODE = { SELECT: 10, INPUT: 20 } as const;

/** Entry of the dictionary `cancel_reason` that stands for the shopper's own words. */
export const OWN_WORDS = '90';

export type ValueOf<T> = T[keyof T];
