import type { Language } from '#contract/language.ts';
import en from '../../../public/locales/en/order.json' with { type: 'json' };
import zh from '../../../public/locales/zh/order.json' with { type: 'json' };

/** What the pages of checkout and orders say. */
export const ORDER_WORDS: Record<Language, typeof zh> = { zh, en };

/** Fills `{{name}}` in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
