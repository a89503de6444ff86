import type { SearchDocument } from '#contract/content/desk.schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';

type TextPair = Record<Language, string>;

export type HomeSettings = HomeDraft;

const NO_HOME: HomeSettings = { slides: [], entries: [], floors: [], strips: [], shops: [] };

export function toHome(value: unknown): HomeSettings {
  const given = (value ?? {}) as Partial<HomeSettings>;
  const floors = (given.floors ?? []).map((floor) => ({
    ...floor,
    pinned: (floor.pinned as number[] | undefined) ?? [],
  }));
  return { ...NO_HOME, ...given, floors };
}

export function toSearchWords(value: unknown): SearchDocument {
  return { hotWords: [], synonyms: [], redirects: [], ...(value as Partial<SearchDocument> | undefined) };
}

export type FooterRow = {
  id: number;
  parentId: number | null;
  title: TextPair;
  content: TextPair | null;
  type: number;
  link: string | null;
  files: string[];
};

/** In one language. A row whose parents form a cycle is left out. */
export function bottomTree(
  rows: readonly FooterRow[],
  language: Language,
  parentId: number | null = null,
): BottomItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      titleName: inLanguage(row.title, language),
      titleContent: row.content && inLanguage(row.content, language),
      type: row.type,
      link: row.link,
      fileVOs: row.files.map((fileUrl) => ({ fileUrl })),
      children: bottomTree(rows, language, row.id),
    }));
}

export function isEntry(referrer: string | undefined, origin: string | undefined): boolean {
  if (!referrer || !URL.canParse(referrer)) return true;
  return new URL(referrer).origin !== origin;
}
