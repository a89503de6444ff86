import i18next, { type TFunction } from 'i18next';
import type { Language } from '../../../contract/language.ts';

/** Translates into one language, for one request; the global language of i18next is never changed on the server. */
export const translator = (language: Language): TFunction => i18next.getFixedT(language);

/** Just the texts an island or a script needs, by key. */
export function texts<K extends string>(t: TFunction, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key as never) as string])) as Record<K, string>;
}
