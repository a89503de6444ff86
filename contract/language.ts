export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'zh';
export const OTHER_LANGUAGE: Record<Language, Language> = { zh: 'en', en: 'zh' };
export const LANGUAGE_COOKIE = 'b2cLanguage';
export const LANGUAGE_QUERY = 'lang';
export const TOKEN_COOKIE = 'b2cToken';

/** The supported language that a tag such as `en-GB` or a header such as `en-GB,zh;q=0.8` asks for first. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  if (!tag) return undefined;
  const same = LANGUAGES.find((language) => language === tag);
  if (same) return same;
  const wanted = tag
    .split(',')
    .map((part) => {
      const [name = '', q] = part.trim().split(';q=');
      return { name: name.toLowerCase(), q: q === undefined ? 1 : Number(q) || 0 };
    })
    .sort((a, b) => b.q - a.q);
  for (const { name } of wanted) {
    const found = LANGUAGES.find((language) => name === language || name.startsWith(`${language}-`));
    if (found) return found;
  }
  return undefined;
}
