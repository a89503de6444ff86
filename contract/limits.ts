import { MINUTE_MS } from './time.ts';

/** Each number of the specification once, with the section it comes from. Times are in ms unless the name says otherwise. */
export const LIMITS = {
  orderNote: 500,
  orderNotes: 50,
  orderTag: 20,
  orderTags: 5,
  /** Section 9: SMS countdown. */
  smsCountdown: 180_000,
  /** Ours: how long a proved phone opens the next step. */
  ticketLife: 10 * MINUTE_MS,
  /** Section 4: heartbeat of the chat socket. */
  heartbeat: 19_000,
  /** Section 4: reconnects after a close, and the pause before each. */
  reconnects: 3,
  reconnectDelay: 2_000,
  /** Section 9: captcha client request timeout. */
  captchaTimeout: 30_000,
  /** Section 5: image upload, bytes. */
  imageBytes: 2 * 1024 * 1024,
  /** Ours: what a browser reads to make it smaller, bytes. */
  pictureFileBytes: 40 * 1024 * 1024,
  /** Section 5, characters. */
  mobile: 11,
  userName: 16,
  nickname: 15,
  loginSecret: 50,
  email: 254,
  orderRemark: 200,
  refundDescription: 200,
  reviewText: 150,
  detailedAddressMin: 5,
  detailedAddress: 120,
  recipient: 30,
  invoiceTitle: 60,
  cancelReason: 100,
  storeName: 20,
  storeTextMin: 10,
  storeText: 200,
  storePasswordMin: 6,
  storePasswordMax: 12,
  /** Section 5, pictures. */
  refundVouchers: 5,
  reviewPictures: 9,
  /** Section 5: points are used in multiples of this. */
  pointsStep: 10,
} as const;

export const PASSWORD_SEPARATOR = '\n';

/** Listing pages; ours. Deeper pages than `maxPage` are not found, as in other large malls. */
export const LISTING = {
  pageSize: 24,
  maxPage: 100,
  exactCount: 5_000,
  maxFilters: 40,
  facetCount: 1_000,
  facetOptions: 24,
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

/** Search; ours. A text longer than `text` characters is cut: nobody types it, and every word of it would be looked up. */
export const SEARCH = { text: 100, terms: 12, suggestions: 6, history: 10, mentioned: 8 } as const;

/**
 * What shoppers search for and press; ours. `text`: characters of words that are counted; `perMinute`, `perDay`: of one client;
 * `totalPerMinute`: of all. Rows of one day: `wordsPerDay`, `pressedPerDay`. `days`, `pressDays`: how long they are stored.
 */
export const SEARCH_LOG = {
  text: 60,
  perMinute: 30,
  perDay: 1_000,
  totalPerMinute: 3_000,
  wordsPerDay: 5_000,
  pressedPerDay: 20_000,
  days: 400,
  pressDays: 90,
} as const;
/** Phrases offered while a shopper types; `least`: searches of the last `days` that found something. */
export const POPULAR = { days: 30, least: 10, read: 2_000, offered: 4 } as const;
/** What presses of the last `days` add to a product's rank: nothing below `least`, all at `full`. */
export const PRESS_BOOST = { days: 30, least: 8, full: 300, products: 50 } as const;
/** What a page of blocks holds; ours. `title`, `text`, `story`: characters of one language. */
export const BLOCKS = {
  most: 12,
  products: 10,
  categoriesLeast: 2,
  categories: 8,
  title: 40,
  text: 120,
  story: 1_000,
} as const;
/** Campaigns; ours. `title`, `intro`: characters of one language. `listed`: those that the sitemap names. */
export const CAMPAIGN = { code: 40, title: 40, intro: 100, perPage: 20, listed: 1_000 } as const;

/** Words that lead to a page at once. */
export const REDIRECTS = { count: 200, path: 300 } as const;

export const DESK = {
  /** Counts say "at least so many" from here on: nobody reads the difference, and counting a million takes its time. */
  counted: 10_000,
  ordersPerPage: 20,
  bulkRows: 200,
  sheetRows: 10_000,
  csv: 60_000,
  csvLines: 2_000,
  parcelLines: 200,
} as const;
export const SERIES_DAYS = [7, 30, 90] as const;
export type SeriesDays = (typeof SERIES_DAYS)[number];
