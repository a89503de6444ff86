import i18next, { type TFunction } from 'i18next';
import type { Language } from '../../../contract/language.ts';

/** Every namespace; keys outside `common` are written with theirs, as in `goods:card.sold`. */
const NAMESPACES = ['common', 'goods', 'product', 'content', 'account'] as const;
export type Translator = TFunction<typeof NAMESPACES>;

/** Translates into one language, for one request; the global language of i18next is never changed on the server. */
export const translator = (language: Language): Translator => i18next.getFixedT(language, NAMESPACES);

/** Just the texts an island or a script needs, by key. */
export function texts<K extends string>(t: Translator, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key as never) as string])) as Record<K, string>;
}
