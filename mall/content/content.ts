import type { Language } from '../../contract/language.ts';
import type { BottomItem, Dictionaries, FlowVisit, HomePage, NoticeBrief, WebConfig } from '../../contract/site.ts';
import { pick } from '../../contract/text.ts';
import type { Db } from '../db/open.ts';
import type { TextPair } from '../db/schema.ts';
import * as queries from './content.queries.ts';
import { bottomTree, type HomeSettings, NO_HOME } from './content.rules.ts';

export async function webConfig(db: Db): Promise<WebConfig> {
  return ((await queries.settingValue(db, 'web')) ?? {}) as WebConfig;
}

export async function homeSettings(db: Db): Promise<HomeSettings> {
  return ((await queries.settingValue(db, 'home')) ?? NO_HOME) as HomeSettings;
}

export async function homePage(db: Db, language: Language): Promise<HomePage> {
  const home = await homeSettings(db);
  const text = (pair: TextPair) => pick(pair, language);
  return {
    slides: home.slides.map((slide) => ({
      ...slide,
      title: text(slide.title),
      subtitle: text(slide.subtitle),
      button: text(slide.button),
    })),
    entries: home.entries.map((entry) => ({ ...entry, title: text(entry.title) })),
    floors: home.floors.map((floor) => ({ ...floor, title: text(floor.title), subtitle: text(floor.subtitle) })),
    shops: home.shops,
    hotWords: home.hotWords.map(text),
  };
}

export async function footer(db: Db, language: Language): Promise<BottomItem[]> {
  return bottomTree(await queries.footerItems(db), language);
}

/** Every dictionary asked for, in that order; an unknown one has no entries. */
export async function dictionaries(db: Db, types: string[], language: Language): Promise<Dictionaries> {
  const rows = types.length ? await queries.dictionaryRows(db, types) : [];
  return types.map((dictType) => ({
    dictType,
    dictDataVOList: rows
      .filter((row) => row.dictType === dictType)
      .map((row) => ({ dictLabel: pick(row.label, language), dictValue: row.value, status: String(row.status) })),
  }));
}

export async function newestNotices(db: Db, language: Language): Promise<NoticeBrief[]> {
  const rows = await queries.newestNotices(db, 5);
  return rows.map((row) => ({ ...row, title: pick(row.title, language), publishedAt: row.publishedAt.toISOString() }));
}

export async function recordVisit(db: Db, visit: FlowVisit, language: Language, userId: number | undefined): Promise<void> {
  await queries.addVisit(db, { ...visit, language, userId: userId ?? null });
}
