import { MINUTE_MS } from './time.ts';

/**
 * Numbers of the specification that several domains share, with the section they come from; those of one stand in its `values.ts`. Times
 * are in ms unless the name says otherwise.
 */
export const LIMITS = {
  /** Section 9: SMS countdown. */
  smsCountdown: 180_000,
  /** Ours: how long a proved phone opens the next step. */
  ticketLife: 10 * MINUTE_MS,
  /** Section 5, characters. */
  mobile: 11,
  userName: 16,
  nickname: 15,
  loginSecret: 50,
  email: 254,
  detailedAddressMin: 5,
  detailedAddress: 120,
  recipient: 30,
  invoiceTitle: 60,
  cancelReason: 100,
  /** Section 5: points are used in multiples of this. */
  pointsStep: 10,
} as const;

/** Pieces at which stock is low: of a SKU without an alert of its own, and what shoppers are told. */
export const LOW_STOCK = 20;

/** Quality bars: bytes of a JSON body. */
export const BODY_BYTES = 256 * 1024;
export const UPLOAD_BODY_BYTES = 3 * 1024 * 1024;
/**
 * A page's form; ours. The largest is a product with all its custom texts filled in. Parsers of forms take time by the
 * square of the number of fields, so both are limited.
 */
export const FORM = { bytes: 48 * 1024, fields: 100 } as const;
/** A payment provider's notice; theirs have 1 to 4 KB. */
export const NOTICE_BYTES = 16 * 1024;
/**
 * Addresses; ours. A listing with every filter chosen has 4 KB and 130 parameters. Only the text of a search may be longer
 * than `bytes`: a paragraph pasted into the search box is cut to what is searched for, not refused.
 */
export const ADDRESS = { bytes: 16 * 1024, parameters: 200 } as const;

export const DESK = {
  /** Counts say "at least so many" from here on: nobody reads the difference, and counting a million takes its time. */
  counted: 10_000,
  ordersPerPage: 20,
  bulkRows: 200,
  csv: 60_000,
  csvLines: 2_000,
  parcelLines: 200,
} as const;
export const SERIES_DAYS = [7, 30, 90] as const;
export type SeriesDays = (typeof SERIES_DAYS)[number];
