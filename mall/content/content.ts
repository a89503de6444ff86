import type { HomeGoods } from '#contract/catalog/schema.ts';
import type { ContentDocument, SearchDocument } from '#contract/content/desk.schema.ts';
import type {
  BottomItem,
  ContentPage,
  Dictionaries,
  FooterEntry,
  HomePage,
  NewestNotices,
  NoticeBrief,
  NoticePage,
  NoticeView,
  WebConfig,
} from '#contract/content/schema.ts';
import type { ContentSlug } from '#contract/content/values.ts';
import { ENABLED } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { DAY_MS } from '#contract/time.ts';
import { homeGoods } from '../catalog/home.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError, notFound } from '../error.ts';
import * as queries from './content.queries.ts';
import { bottomTree, type HomeSettings, toHome, toSearchWords } from './content.rules.ts';

const HOME_NOTICES = 5;
const NOTICES_PER_PAGE = 20;

type Reader = { db: Db; language: Language; now: Date };

export async function webConfig(db: Db | Tx): Promise<WebConfig> {
  return ((await queries.settingValue(db, 'web')) ?? {}) as WebConfig;
}

export async function homeSettings(db: Db | Tx): Promise<HomeSettings> {
  return toHome(await queries.settingValue(db, 'home'));
}

export const goodsOfHome = async (reader: Reader): Promise<HomeGoods> =>
  homeGoods(reader, await homeSettings(reader.db));

/** 0: nobody has arranged it. */
export const homeVersion = (db: Db): Promise<number> => queries.settingVersion(db, 'home');

export async function searchWords(db: Db): Promise<SearchDocument> {
  return toSearchWords(await queries.settingValue(db, 'search'));
}

export { readSetting, writeSetting } from './documents/setting.queries.ts';
export { type HomeSettings, toHome, toSearchWords };

export async function homePage(db: Db, language: Language, arranged?: HomeSettings): Promise<HomePage> {
  const home = arranged ?? (await homeSettings(db));
  const text = (pair: TextPair) => inLanguage(pair, language);
  return {
    slides: home.slides.map((slide) => ({
      ...slide,
      title: text(slide.title),
      subtitle: text(slide.subtitle),
      button: text(slide.button),
    })),
    entries: home.entries.map((entry) => ({ ...entry, title: text(entry.title) })),
    floors: home.floors.map((floor) => ({ ...floor, title: text(floor.title), subtitle: text(floor.subtitle) })),
    strips: home.strips.map((strip) => ({ ...strip, title: text(strip.title), subtitle: text(strip.subtitle) })),
    shops: home.shops,
  };
}

export const hotWords = async (db: Db, language: Language): Promise<string[]> =>
  (await searchWords(db)).hotWords.map((word) => inLanguage(word, language));

export async function footer(db: Db, language: Language): Promise<BottomItem[]> {
  return bottomTree(await queries.footerItems(db), language);
}

export async function dictionaries(db: Db, types: string[], language: Language): Promise<Dictionaries> {
  const rows = types.length ? await queries.dictionaryRows(db, types) : [];
  return types.map((dictType) => ({
    dictType,
    dictDataVOList: rows
      .filter((row) => row.dictType === dictType)
      .map((row) => ({ dictLabel: inLanguage(row.label, language), dictValue: row.value, status: String(row.status) })),
  }));
}

export async function checkChoice(db: Db, dictType: string, field: string, text: string): Promise<void> {
  const rows = await queries.dictionaryRows(db, [dictType]);
  const named = rows.filter(({ label }) => Object.values(label).includes(text));
  if (named.length && named.every(({ status }) => status === ENABLED.DISABLED))
    throw fieldError(field, 'choiceDisabled');
}

export async function choiceValue(db: Db, dictType: string, text: string): Promise<string | undefined> {
  const rows = await queries.dictionaryRows(db, [dictType]);
  return rows.find(({ label }) => Object.values(label).includes(text))?.value;
}

export async function choicesIn(db: Db, dictType: string, language: Language): Promise<(text: string) => string> {
  const rows = await queries.dictionaryRows(db, [dictType]);
  const labels = new Map(
    rows.flatMap(({ label }) => Object.values(label).map((text) => [text, inLanguage(label, language)])),
  );
  return (text) => labels.get(text) ?? text;
}

type NoticeRow = Awaited<ReturnType<typeof queries.noticeBriefs>>[number];

const brief = (row: NoticeRow, language: Language): NoticeBrief => ({
  ...row,
  title: inLanguage(row.title, language),
  publishedAt: row.publishedAt.toISOString(),
});

export async function newestNotices({ db, language, now }: Reader): Promise<NewestNotices> {
  const rows = await queries.noticeBriefs(db, now, HOME_NOTICES);
  const next = (await queries.nextNotice(db, now)) ?? new Date(now.getTime() + DAY_MS);
  return { items: rows.map((row) => brief(row, language)), freshUntil: next.toISOString() };
}

export async function listNotices({ db, language, now }: Reader, page: number): Promise<NoticePage> {
  const pages = pageCount(await queries.countNotices(db, now), NOTICES_PER_PAGE);
  if (page > pages) throw notFound();
  const rows = await queries.noticeBriefs(db, now, NOTICES_PER_PAGE, (page - 1) * NOTICES_PER_PAGE);
  return { items: rows.map((row) => brief(row, language)), page, pages };
}

export async function viewNotice({ db, language, now }: Reader, id: number): Promise<NoticeView> {
  const row = await queries.noticeById(db, id);
  if (!row || row.publishedAt > now) throw notFound();
  const { newer, older } = await queries.noticeNeighbours(db, row.publishedAt, now);
  const link = (near: typeof newer) => (near ? { id: near.id, title: inLanguage(near.title, language) } : null);
  return {
    id,
    title: inLanguage(row.title, language),
    html: inLanguage(row.html, language),
    publishedAt: row.publishedAt.toISOString(),
    newer: link(newer),
    older: link(older),
  };
}

export async function contentPage(db: Db, language: Language, slug: ContentSlug): Promise<ContentPage> {
  const row = await queries.contentBySlug(db, slug);
  if (!row) throw notFound();
  return documentPage(row, row.updatedAt, language);
}

export const documentPage = ({ title, html }: ContentDocument, updatedAt: Date, language: Language): ContentPage => ({
  title: inLanguage(title, language),
  html: inLanguage(html, language),
  updatedAt: updatedAt.toISOString(),
});

export async function footerEntry(db: Db, language: Language, id: number): Promise<FooterEntry> {
  const row = await queries.informationItem(db, id);
  if (!row?.content) throw notFound();
  return { id, title: inLanguage(row.title, language), html: inLanguage(row.content, language) };
}
