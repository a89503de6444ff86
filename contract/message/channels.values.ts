/** The ways out of the site. */
export const CHANNELS = ['mail', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

export const TOPICS = ['order', 'refund', 'invoice', 'security', 'store', 'coupon', 'restock', 'priceDrop'] as const;
export type Topic = (typeof TOPICS)[number];

type Route = { topic: Topic; channels: readonly Channel[] };
const both = CHANNELS;
const mail = ['mail'] as const;

/** Which messages leave the site, under which topic a shopper can switch them off, and by which channels. */
export const ROUTES_OF = {
  orderShipped: { topic: 'order', channels: both },
  parcelCorrected: { topic: 'order', channels: mail },
  priceLowered: { topic: 'order', channels: mail },
  groupFull: { topic: 'order', channels: mail },
  groupFailed: { topic: 'order', channels: mail },
  orderRefused: { topic: 'refund', channels: mail },
  refundAgreed: { topic: 'refund', channels: mail },
  refundRefused: { topic: 'refund', channels: mail },
  refundDenied: { topic: 'refund', channels: mail },
  refundPaid: { topic: 'refund', channels: both },
  refundGiven: { topic: 'refund', channels: mail },
  refundClosed: { topic: 'refund', channels: mail },
  invoiceIssued: { topic: 'invoice', channels: mail },
  invoiceRed: { topic: 'invoice', channels: mail },
  couponEnds: { topic: 'coupon', channels: mail },
  storeOpened: { topic: 'store', channels: mail },
  storeRefused: { topic: 'store', channels: mail },
  statementClosed: { topic: 'store', channels: mail },
  orderAdjusted: { topic: 'store', channels: mail },
  brandAdded: { topic: 'store', channels: mail },
  brandRefused: { topic: 'store', channels: mail },
  receiverChanged: { topic: 'security', channels: mail },
  storeOffline: { topic: 'store', channels: mail },
  storeBack: { topic: 'store', channels: mail },
  passwordChanged: { topic: 'security', channels: both },
  restocked: { topic: 'restock', channels: both },
  priceDropped: { topic: 'priceDrop', channels: mail },
} as const satisfies Record<string, Route>;

export type RoutedEvent = keyof typeof ROUTES_OF;

/** Messages with an approved SMS template: its variables are the names of what they are filled with. */
export const SMS_TEMPLATES = {
  orderShipped: ['carrier', 'number'],
  refundPaid: ['refund', 'amount'],
  passwordChanged: ['time'],
  restocked: ['product'],
} as const satisfies Partial<Record<RoutedEvent, readonly string[]>>;
export type SmsEvent = keyof typeof SMS_TEMPLATES;
export const SMS_EVENTS = Object.keys(SMS_TEMPLATES) as SmsEvent[];

/** Money, invoices and the safety of the account: nobody can switch them off. */
const REQUIRED: ReadonlySet<Topic> = new Set(['refund', 'invoice', 'security']);
export const isRequired = (topic: Topic): boolean => REQUIRED.has(topic);

const routes: Readonly<Record<string, Route>> = ROUTES_OF;
export const routeOf = (event: string): Route | undefined => routes[event];

export const channelsOf = (topic: Topic): Channel[] =>
  CHANNELS.filter((channel) =>
    Object.values(routes).some((route) => route.topic === topic && route.channels.includes(channel)),
  );
