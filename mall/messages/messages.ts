import type { Language } from '#contract/language.ts';
import { ACCOUNT } from './account.ts';
import { AFTER_SALE } from './after-sale.ts';
import { BUYING } from './buying.ts';
import { CONTENT } from './content.ts';
import { GENERAL } from './general.ts';
import { OPERATORS } from './operator.ts';
import { GOODS } from './product.ts';
import { PROMOTIONS } from './promotion.ts';
import { SETTLEMENTS } from './settlement.ts';
import { STORES } from './store.ts';

export type Messages = Record<string, Record<Language, string>>;

const MESSAGES = {
  ...ACCOUNT,
  ...AFTER_SALE,
  ...BUYING,
  ...CONTENT,
  ...GENERAL,
  ...GOODS,
  ...OPERATORS,
  ...PROMOTIONS,
  ...SETTLEMENTS,
  ...STORES,
};

export type MessageKey = keyof typeof MESSAGES;
export const isMessage = (key: string): key is MessageKey => Object.hasOwn(MESSAGES, key);
export type MessageParams = Record<string, string | number>;

export function message(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
