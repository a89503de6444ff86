import i18next, { type CustomTypeOptions, type TFunction } from 'i18next';
import type { Language } from '#contract/language.ts';

type Namespace = keyof CustomTypeOptions['resources'];
type Namespaces = readonly ['common', ...Exclude<Namespace, 'common'>[]];
export type Translator = TFunction<Namespaces>;

/** Translates into one language; the global language of i18next is never changed on the server. */
export function translator(language: Language): Translator {
  if (import.meta.env.DEV) return createTranslator(language);
  translators[language] ??= createTranslator(language);
  return translators[language];
}

const translators: Partial<Record<Language, Translator>> = {};

function createTranslator(language: Language): Translator {
  const t = i18next.getFixedT(language);
  // Texts as they are written: a page asks for hundreds, and looking one up in i18next costs as much as a small component.
  const known = new Map<string, string>();
  const memoized = (key: string, options?: Record<string, unknown>) => {
    // The only parameter that also chooses among texts.
    if (options && 'count' in options) return t(key as never, options as never);
    const text = known.get(key) ?? String(t(key as never, { skipInterpolation: true } as never));
    known.set(key, text);
    return options ? text.replace(PARAMETER, (_, name: string) => String(options[name] ?? '')) : text;
  };
  return memoized as unknown as Translator;
}

const PARAMETER = /\{\{(\w+)\}\}/g;

const applied: Partial<Record<Language, { own: OwnTexts; builtIn: OwnTexts }>> = {};
type OwnTexts = Readonly<Record<string, string>>;

export function putOwnTexts(language: Language, own: OwnTexts): void {
  const before = applied[language];
  // The response is the same object as long as it is cached.
  if (before?.own === own) return;
  const put = (key: string, text: string) => {
    const [namespace = '', path = ''] = key.split(':');
    i18next.addResource(language, namespace, path, text, { silent: true });
  };
  for (const [key, text] of Object.entries(before?.builtIn ?? {})) put(key, text);
  const builtIn: Record<string, string> = {};
  for (const [key, text] of Object.entries(own)) {
    const [namespace = '', path = ''] = key.split(':');
    const there: unknown = i18next.getResource(language, namespace, path);
    // Of a remote mall, anything may come.
    if (typeof there !== 'string') continue;
    builtIn[key] = there;
    put(key, text);
  }
  applied[language] = { own, builtIn };
  delete translators[language];
}

export const ownTextsOf = (language: Language, namespaces: readonly string[]): OwnTexts =>
  Object.fromEntries(
    Object.entries(applied[language]?.own ?? {}).filter(([key]) => namespaces.includes(key.split(':')[0] ?? '')),
  );

export function texts<K extends string>(t: Translator, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key as never) as string])) as Record<K, string>;
}
