import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../contract/language.ts';
import { isPrivatePath } from '../../src/lib/shared/paths.ts';
import { crawl, type Read, reader } from '../helpers/browser/crawl.ts';

/** Every public page, as a search engine finds it: from the home page and from the sitemap, in both languages. */

// In one process, which reads the site once for all of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const CHINESE = /[\u3400-\u9fff]/;
const site = new Map<Language, Promise<Read[]>>();

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
const withoutLanguage = (path: string): boolean => !/[?&]lang=/.test(path);
/** Filters and sorting multiply a listing without end; their links are tried, not followed. */
const followed = (path: string): boolean =>
  withoutLanguage(path) &&
  !path.startsWith('/media/') &&
  !isPrivatePath(path.split('?')[0] ?? '') &&
  !/[?&](brand|attr|sort|min|max|stock|custom|shop|redirect|sku|reviews|reviewSort|reviewPage)=/.test(path);

async function fromSitemap(origin: string): Promise<string[]> {
  const file = async (path: string) => (await fetch(origin + path)).text();
  const files = await Promise.all(locations(await file('/sitemap.xml')).map((url) => file(new URL(url).pathname)));
  const found = files.flatMap(locations).map((url) => new URL(url));
  return found.filter(({ searchParams }) => !searchParams.has('lang')).map(({ pathname, search }) => pathname + search);
}

for (const language of LANGUAGES) {
  test(`reads the whole site in ${language}`, async ({ baseURL }) => {
    expect((await pagesIn(language, baseURL)).length).toBeGreaterThan(600);
  });

  test(`no page in ${language} is broken`, async ({ baseURL }) => {
    const broken = (await pagesIn(language, baseURL))
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${status} ${path}`);
    expect(broken).toEqual([]);
  });

  test(`titles and headings in ${language} say where one is`, async ({ baseURL }) => {
    const indexed = (await pagesIn(language, baseURL)).filter(
      ({ noindex, canonical, path }) => !noindex && isCanonical(path, canonical),
    );
    const byTitle = Map.groupBy(indexed, ({ title }) => title);
    const twice = [...byTitle]
      .filter(([, pages]) => pages.length > 1)
      .map(([title, pages]) => [title, pages.map(({ path }) => path)]);
    expect(twice).toEqual([]);
    expect(indexed.filter(({ headings }) => headings !== 1).map(({ path, headings }) => `${headings} ${path}`)).toEqual(
      [],
    );
    expect(indexed.filter(({ description }) => description.length < 10).map(({ path }) => path)).toEqual([]);
  });

  test(`canonical addresses and languages in ${language} agree`, async ({ baseURL }) => {
    for (const { path, canonical, alternates, noindex } of await pagesIn(language, baseURL)) {
      if (noindex) {
        expect.soft(canonical, path).toBeUndefined();
        continue;
      }
      expect.soft(alternates.get(language), path).toBe(canonical);
      expect.soft(alternates.get('x-default'), path).toBe(alternates.get('zh'));
      const { searchParams } = new URL(alternates.get('en') ?? 'http://none');
      expect.soft(searchParams.get('lang'), path).toBe('en');
    }
  });

  test(`structured data in ${language} is whole`, async ({ baseURL }) => {
    for (const { path, jsonLd } of await pagesIn(language, baseURL)) {
      for (const block of jsonLd) checkJsonLd(path, language, block as Record<string, unknown>);
      if (/^\/goods\?prodId=/.test(path)) {
        const types = jsonLd.map((block) => (block as Record<string, unknown>)['@type']);
        expect.soft(types, path).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
      }
    }
  });

  test(`no page in ${language} shows the key of a text`, async ({ baseURL }) => {
    const keys = ['common', 'goods', 'content', 'account'].flatMap((name) => textKeys(name));
    const pattern = new RegExp(
      `(?<![\\w./-])(?:\\w+:)?(?:${keys.map((key) => key.replaceAll('.', '\\.')).join('|')})(?![\\w.-])`,
    );
    const shown = (await pagesIn(language, baseURL)).flatMap(({ path, text }) =>
      pattern.exec(text) ? [`${path}: ${pattern.exec(text)?.[0]}`] : [],
    );
    expect(shown).toEqual([]);
  });
}

test('the sitemap names what the footer informs of', async ({ baseURL }) => {
  const paths = await fromSitemap(baseURL ?? '');
  const linked = (await pagesIn('zh', baseURL)).flatMap(({ canonical }) =>
    canonical?.includes('/other/footer') ? canonical : [],
  );
  expect(linked.length).toBeGreaterThan(3);
  expect(
    linked.map((url) => new URL(url).pathname + new URL(url).search).filter((path) => !paths.includes(path)),
  ).toEqual([]);
});

test('no page in en shows Chinese', async ({ baseURL }) => {
  // The name of the other language is written in that language.
  const shown = (await pagesIn('en', baseURL)).flatMap(({ path, text }) => {
    const found = CHINESE.exec(text.replaceAll('中文', ''));
    return found ? [`${path}: ${text.slice(Math.max(0, found.index - 20), found.index + 20).trim()}`] : [];
  });
  expect(shown).toEqual([]);
});

/** All public pages in a language, read when they are first asked for. */
function pagesIn(language: Language, origin = ''): Promise<Read[]> {
  const pages = site.get(language) ?? readAll(language, origin);
  site.set(language, pages);
  return pages;
}

async function readAll(language: Language, origin: string): Promise<Read[]> {
  const read = reader(origin, { cookie: `${LANGUAGE_COOKIE}=${language}` });
  return [...(await crawl(read, ['/', ...(await fromSitemap(origin))], followed)).values()];
}

const isCanonical = (path: string, canonical: string | undefined): boolean => {
  if (!canonical) return false;
  const url = new URL(canonical);
  url.searchParams.delete('lang');
  return url.pathname + url.search === path;
};

/** Keys with a dot: single words would be found in any text. */
function textKeys(name: string): string[] {
  const walk = (value: unknown, prefix: string): string[] =>
    typeof value === 'string'
      ? [prefix]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, prefix ? `${prefix}.${key}` : key));
  return walk(JSON.parse(readFileSync(`public/locales/zh/${name}.json`, 'utf8')), '').filter((key) =>
    key.includes('.'),
  );
}

/** What search engines ask of each kind of block that the site sends. */
function checkJsonLd(path: string, language: Language, block: Record<string, unknown>): void {
  const WANTED: Record<string, string[]> = {
    Organization: ['name', 'url', 'logo'],
    WebSite: ['name', 'url', 'potentialAction'],
    BreadcrumbList: ['itemListElement'],
    ItemList: ['itemListElement'],
    Product: ['name', 'image', 'offers', 'sku'],
    Store: ['name', 'url'],
  };
  const type = String(block['@type']);
  expect.soft(block['@context'], path).toBe('https://schema.org');
  expect.soft(Object.keys(WANTED), path).toContain(type);
  for (const name of WANTED[type] ?? []) expect.soft(block[name], `${path}: ${type}.${name}`).toBeTruthy();
  for (const { item, url } of (block.itemListElement ?? []) as { item?: string; url?: string }[])
    expect.soft(new URL(item ?? url ?? '').searchParams.get('lang') ?? 'zh', `${path}: ${item ?? url}`).toBe(language);
}
