import { dateTimeText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import type { MessageKind } from '#contract/message/values.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';
import type { RefundStatus } from '#contract/refund/values.ts';

export type Pair = Record<Language, string>;
export type Event<P> = {
  kind: MessageKind;
  title: Pair;
  text: (params: P) => Pair;
  link: (params: P) => string;
  /** Where the order, or the refund, stands that it tells of. */
  word?: OrderWord;
  refund?: RefundStatus;
};

/** Checks the parameters of an event. Stored rows of earlier versions are read too, so parameters may only be added. */
export const event = <P extends Record<string, string | number | Pair>>(told: Event<P>): Event<P> => told;

export const minute = (at: string, language: Language): string => dateTimeText(new Date(at), language);

const STOP: Record<Language, string> = { zh: '。', en: '.' };
/** What a person wrote, with one full stop after it, whatever it ended with. */
export const sentence = (text: string, language: Language): string =>
  /[。．.!！?？…]$/u.test(text.trim()) ? text.trim() : `${text.trim().replace(/[,，;；、:：]$/u, '')}${STOP[language]}`;
