import type { Appearance, FoundTexts } from '#contract/appearance/schema.ts';
import { OWN_TEXTS } from '#contract/appearance/values.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '../db/open.ts';
import { builtInTexts } from './built-in-texts.ts';
import { readTexts } from './texts.ts';
import { readTheme } from './theme.ts';

export async function readAppearance(db: Db, language: Language): Promise<Appearance> {
  const [{ value: theme }, own] = await Promise.all([readTheme(db), readTexts(db)]);
  const chosen = Object.entries(own.value.texts).flatMap(([key, pair]) =>
    pair[language] ? [[key, pair[language]] as const] : [],
  );
  return { theme, texts: Object.fromEntries(chosen) };
}

/** By a part of their key or text, shortest first; an empty query lists those that the mall has replaced. */
export async function findTexts(db: Db, q: string): Promise<FoundTexts> {
  const all = [...(await builtInTexts())].map(([key, pair]) => ({ key, ...pair }));
  if (!q) {
    const own = new Set(Object.keys((await readTexts(db)).value.texts));
    return { total: own.size, items: all.filter(({ key }) => own.has(key)) };
  }
  const part = q.toLowerCase();
  const found = all
    .filter(({ key, zh, en }) => [key, zh, en].some((text) => text.toLowerCase().includes(part)))
    .sort((a, b) => Math.min(a.zh.length, a.en.length) - Math.min(b.zh.length, b.en.length));
  return { total: found.length, items: found.slice(0, OWN_TEXTS.found) };
}
