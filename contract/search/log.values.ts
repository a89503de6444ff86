/** Apart from the calls: search pages record without a client. */
export const SEARCHED_PATH = '/api/pms/searched';
export const PRESSED_PATH = '/api/pms/pressed';

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
