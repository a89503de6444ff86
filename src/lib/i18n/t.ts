import i18next, { type TFunction } from 'i18next';
import type { Language } from '../../../contract/language.ts';

/** Every namespace; keys outside `common` are written with theirs, as in `goods:card.sold`. */
const NAMESPACES = ['common', 'goods', 'product', 'content', 'account', 'search', 'captcha'] as const;
export type Translator = TFunction<typeof NAMESPACES>;

/** Translates into one language, for one request; the global language of i18next is never changed on the server. */
export function translator(language: Language): Translator {
  const t = i18next.getFixedT(language, NAMESPACES);
  const known = plain[language];
  const remembering = (key: string, options?: object) => {
    if (options) return t(key as never, options as never);
    const text = known.get(key) ?? String(t(key as never));
    known.set(key, text);
    return text;
  };
  return remembering as unknown as Translator;
}

/** Texts without parameters: a page asks for hundreds, and looking one up in i18next costs as much as a small component. */
const plain: Record<Language, Map<string, string>> = { zh: new Map(), en: new Map() };

/** Just the texts an island or a script needs, by key. */
export function texts<K extends string>(t: Translator, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key as never) as string])) as Record<K, string>;
}
