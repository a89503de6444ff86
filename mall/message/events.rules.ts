import type { Language } from '#contract/language.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';
import type { RefundStatus } from '#contract/refund/values.ts';
import { ACCOUNT_EVENTS } from './events/account.rules.ts';
import type { Event } from './events/event.rules.ts';
import { INVOICE_EVENTS } from './events/invoice.rules.ts';
import { MEMBER_EVENTS } from './events/member.rules.ts';
import { ORDER_EVENTS } from './events/order.rules.ts';
import { PROMOTION_EVENTS } from './events/promotion.rules.ts';
import { REFUND_EVENTS } from './events/refund.rules.ts';
import { REVIEW_EVENTS } from './events/review.rules.ts';
import { STORE_EVENTS } from './events/store.rules.ts';
import { WATCH_EVENTS } from './events/watch.rules.ts';

export const EVENTS = {
  ...ORDER_EVENTS,
  ...REFUND_EVENTS,
  ...INVOICE_EVENTS,
  ...PROMOTION_EVENTS,
  ...WATCH_EVENTS,
  ...REVIEW_EVENTS,
  ...MEMBER_EVENTS,
  ...STORE_EVENTS,
  ...ACCOUNT_EVENTS,
} as const;

export type EventName = keyof typeof EVENTS;
export type ParamsOf<E extends EventName> = Parameters<(typeof EVENTS)[E]['text']>[0];

const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

/** Undefined for an event that this version does not know, which happens during an update of several nodes. */
export function textsOf(name: string, params: unknown, language: Language) {
  if (!isEvent(name)) return undefined;
  const { title, text, link } = EVENTS[name] as Event<unknown>;
  return { title: title[language], text: text(params)[language], link: link(params) };
}

type Subject = { order?: string; refund?: string; productId?: number };

/** The order, refund or product that a message is about. Where two are named, the refund is what happened. */
export const subjectOf = (params: unknown): Subject => params as Subject;

/** What an order or refund is now where it has moved on since; nulls where it has not. */
export function movedOn(name: string, now: { word?: OrderWord | undefined; refund?: RefundStatus | undefined }) {
  const told: Pick<Event<unknown>, 'word' | 'refund'> = isEvent(name) ? EVENTS[name] : {};
  return {
    word: told.word && now.word && now.word !== told.word ? now.word : null,
    refund: told.refund && now.refund && now.refund !== told.refund ? now.refund : null,
  };
}
