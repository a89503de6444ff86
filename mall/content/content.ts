import type { Language } from '../../contract/language.ts';
import type {
  BottomItem,
  ContentPage,
  ContentSlug,
  Dictionaries,
  FlowVisit,
  FooterEntry,
  HomePage,
  NoticeBrief,
  NoticePage,
  NoticeView,
  WebConfig,
} from '../../contract/site.ts';
import { pick } from '../../contract/text.ts';
import type { Db } from '../db/open.ts';
import type { TextPair } from '../db/schema.ts';
import { notFound } from '../http/error.ts';
import * as queries from './content.queries.ts';
import { bottomTree, type HomeSettings, NO_HOME } from './content.rules.ts';

const HOME_NOTICES = 5;
const NOTICES_PER_PAGE = 20;

export async function webConfig(db: Db): Promise<WebConfig> {
  return ((await queries.settingValue(db, 'web')) ?? {}) as WebConfig;
}

export async function homeSettings(db: Db): Promise<HomeSettings> {
  return ((await queries.settingValue(db, 'home')) ?? NO_HOME) as HomeSettings;
}

/** Groups of words that find the same goods. */
export async function searchSynonyms(db: Db): Promise<string[][]> {
  const value = (await queries.settingValue(db, 'search')) as { synonyms?: string[][] } | undefined;
  return value?.synonyms ?? [];
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

type NoticeRow = Awaited<ReturnType<typeof queries.noticeBriefs>>[number];

const brief = (row: NoticeRow, language: Language): NoticeBrief => ({
  ...row,
  title: pick(row.title, language),
  publishedAt: row.publishedAt.toISOString(),
});

export async function newestNotices(db: Db, language: Language): Promise<NoticeBrief[]> {
  return (await queries.noticeBriefs(db, HOME_NOTICES)).map((row) => brief(row, language));
}

/** @throws MallError not found past the last page */
export async function listNotices(db: Db, language: Language, page: number): Promise<NoticePage> {
  const pages = Math.max(1, Math.ceil((await queries.countNotices(db)) / NOTICES_PER_PAGE));
  if (page > pages) throw notFound();
  const rows = await queries.noticeBriefs(db, NOTICES_PER_PAGE, (page - 1) * NOTICES_PER_PAGE);
  return { items: rows.map((row) => brief(row, language)), page, pages };
}

/** @throws MallError not found */
export async function viewNotice(db: Db, language: Language, id: number): Promise<NoticeView> {
  const row = await queries.noticeById(db, id);
  if (!row) throw notFound();
  const { newer, older } = await queries.noticeNeighbours(db, row.publishedAt);
  const link = (near: typeof newer) => (near ? { id: near.id, title: pick(near.title, language) } : null);
  return {
    id,
    title: pick(row.title, language),
    html: pick(row.html, language),
    publishedAt: row.publishedAt.toISOString(),
    newer: link(newer),
    older: link(older),
  };
}

/** @throws MallError not found when nobody wrote this page */
export async function contentPage(db: Db, language: Language, slug: ContentSlug): Promise<ContentPage> {
  const row = await queries.contentBySlug(db, slug);
  if (!row) throw notFound();
  return { title: pick(row.title, language), html: pick(row.html, language), updatedAt: row.updatedAt.toISOString() };
}

/** @throws MallError not found unless the item is an information item */
export async function footerEntry(db: Db, language: Language, id: number): Promise<FooterEntry> {
  const row = await queries.informationItem(db, id);
  if (!row?.content) throw notFound();
  return { id, title: pick(row.title, language), html: pick(row.content, language) };
}

export async function recordVisit(
  db: Db,
  visit: FlowVisit,
  language: Language,
  userId: number | undefined,
): Promise<void> {
  await queries.addVisit(db, { ...visit, language, userId: userId ?? null });
}
