import type { Language } from '../../contract/language.ts';
import type { BottomItem } from '../../contract/site.ts';
import { pick } from '../../contract/text.ts';

type TextPair = Record<Language, string>;

/** The home page as it stands in the `home` setting. */
export type HomeSettings = {
  slides: { picture: string; title: TextPair; subtitle: TextPair; button: TextPair; link: string }[];
  entries: { title: TextPair; icon: string; link: string }[];
  floors: { category: string; title: TextPair; subtitle: TextPair; tint: number; link: string }[];
  shops: string[];
  hotWords: TextPair[];
  /** Flash-sale sessions of a day, minutes since midnight in China. */
  sessions: { start: number; end: number; title: TextPair }[];
};

/** A mall that nobody has arranged yet. */
export const NO_HOME: HomeSettings = { slides: [], entries: [], floors: [], shops: [], hotWords: [], sessions: [] };

export type FooterRow = {
  id: number;
  parentId: number | null;
  title: TextPair;
  content: TextPair | null;
  type: number;
  link: string | null;
  files: string[];
};

/** Rows in order → the bottom tree in one language. A row whose parents form a ring hangs nowhere and is left out. */
export function bottomTree(
  rows: readonly FooterRow[],
  language: Language,
  parentId: number | null = null,
): BottomItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      titleName: pick(row.title, language),
      titleContent: row.content && pick(row.content, language),
      type: row.type,
      link: row.link,
      fileVOs: row.files.map((fileUrl) => ({ fileUrl })),
      children: bottomTree(rows, language, row.id),
    }));
}
