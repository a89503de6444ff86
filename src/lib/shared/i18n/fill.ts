import type { Language } from '#contract/language.ts';

export type Words = { language: Language; texts: Record<string, string> };
export type Values = Record<string, string | number>;
/** Gives the text of a key, `{{name}}` filled in; `count` chooses the plural form. A key outside `common` carries its namespace. */
export type Translate = (key: string, values?: Values) => string;

/** Translates with the texts that came with an island; a key it was not given shows itself. */
export function createTranslate({ language, texts }: Words): Translate {
  // Most islands count nothing, and the rules take a slow machine a while.
  let rules: Intl.PluralRules | undefined;
  const formOf = (count: number) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count);
  };
  return (key, values = {}) => {
    const plural = typeof values.count === 'number' ? `${key}_${formOf(values.count)}` : key;
    const text = texts[plural] ?? texts[`${key}_other`] ?? texts[key] ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
