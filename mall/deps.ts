import type { Opened } from './db/open.ts';
import type { Metrics } from './http/metrics.ts';
import type { Logger } from './log.ts';
import type { Bus } from './ports/bus.ts';
import type { Files } from './ports/files.ts';
import type { Limits } from './ports/limits.ts';
import type { Mail } from './ports/mail.ts';
import type { PayProvider } from './ports/payment.ts';
import type { PayoutProvider } from './ports/payout.ts';
import type { SearchEngine } from './ports/search.ts';
import type { Sms } from './ports/sms.ts';
import type { Store } from './ports/store.ts';
import type { Tracking } from './ports/tracking.ts';
import type { WebPictures } from './ports/web-pictures.ts';

export type Deps = {
  database: Opened;
  bus: Bus;
  files: Files;
  store: Store;
  limits: Limits;
  sms: Sms;
  mail: Mail;
  /** Absolute links and pictures of mails begin with it; no trailing slash. */
  origin: string;
  /** What addresses of pictures begin with: `/media/`, or the address of a CDN. */
  mediaUrl: string;
  /** Undefined: nothing is known of parcels but what shops did. */
  tracking?: Tracking | undefined;
  /** Undefined: only the database is searched. */
  searchEngine?: SearchEngine | undefined;
  /** Encrypts private papers, 32 bytes; undefined: a key of the mall's own, stored in its database. */
  papersKey: Buffer | undefined;
  /** What papers were encrypted with before; until all are encrypted anew. */
  papersKeyBefore?: Buffer | undefined;
  smsCaptcha: boolean;
  /** The preferred one first where several offer the same way. */
  pay: readonly PayProvider[];
  /** Undefined: every payout is carried out by hand. */
  payout?: PayoutProvider | undefined;
  trustProxy: boolean;
  /** Origin at which the mall is served; undefined: that of the request. */
  siteUrl: string | undefined;
  /** Whether people elsewhere reach it there. */
  isPublic: boolean;
  log: Logger;
  metrics: Metrics;
  clock: () => Date;
  webPictures: WebPictures;
  /** Aborted when the process is to stop: jobs end after their current batch. */
  stopping?: AbortSignal;
  /** From 0 up to 1, not predictable. */
  random: () => number;
};
