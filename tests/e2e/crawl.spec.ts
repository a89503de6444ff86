import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/language.ts';
import { isPrivatePath } from '#src/lib/shared/paths.ts';
import { sections } from '../../demo/sections.ts';
import { crawl, type Read, reader } from '../helpers/browser/crawl.ts';

/**
 * Every public page, as a search engine finds it: from the home page and from the sitemap. In English all of them, since there
 * a text of the other language shows; in Chinese all but most of the goods and listings, which one template makes.
 */

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
  test(`finds its way through the site in ${language}`, async ({ baseURL }) => {
    expect((await pagesIn(language, baseURL)).length).toBeGreaterThan(language === 'en' ? 600 : 60);
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
    const wrong = (await pagesIn(language, baseURL)).filter(({ canonical, alternates, noindex }) => {
      if (noindex) return canonical !== undefined;
      const inEnglish = new URL(alternates.get('en') ?? 'http://none').searchParams.get('lang') === 'en';
      const standsFor = alternates.get('x-default') === alternates.get('zh');
      return alternates.get(language) !== canonical || !standsFor || !inEnglish;
    });
    expect(wrong.map(({ path, canonical, alternates }) => ({ path, canonical, alternates }))).toEqual([]);
  });

  test(`structured data in ${language} is whole`, async ({ baseURL }) => {
    const faults = (await pagesIn(language, baseURL)).flatMap(({ path, jsonLd }) => {
      const blocks = jsonLd as Record<string, unknown>[];
      const types = blocks.map((block) => String(block['@type']));
      const wanted = /^\/goods\?prodId=/.test(path) ? ['Product', 'BreadcrumbList'] : [];
      return [
        ...wanted.filter((type) => !types.includes(type)).map((type) => `${path} has no ${type}`),
        ...blocks.flatMap((block) => faultsOf(block, language)).map((fault) => `${path}: ${fault}`),
      ];
    });
    expect(faults).toEqual([]);
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

test('no two goods of the demo mall bear one title', () => {
  const titles = sections.flatMap(({ products }) => products.map(({ title }) => title.zh));
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
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
  const taken = (path: string): boolean => language === 'en' || isSample(path);
  const starts = ['/', ...(await fromSitemap(origin))].filter(taken);
  return [...(await crawl(read, starts, (path) => followed(path) && taken(path))).values()];
}

/** One of eight, by what the address ends in; and all that is no product and no listing. */
const isSample = (path: string): boolean =>
  !/^\/(goods|search)\?/.test(path) || [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8 === 0;

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

const WANTED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Product: ['name', 'image', 'offers', 'sku'],
  Store: ['name', 'url'],
};

/** What a block of the site lacks of what search engines ask of its kind. */
function faultsOf(block: Record<string, unknown>, language: Language): string[] {
  const type = String(block['@type']);
  const items = (block.itemListElement ?? []) as { item?: string; url?: string }[];
  const links = items.map(({ item, url }) => item ?? url ?? '');
  const inLanguage = (url: string) => (new URL(url).searchParams.get('lang') ?? 'zh') === language;
  return [
    ...(block['@context'] === 'https://schema.org' ? [] : [`context ${block['@context']}`]),
    ...(type in WANTED ? [] : [`unknown kind ${type}`]),
    ...(WANTED[type] ?? []).filter((name) => !block[name]).map((name) => `${type} without ${name}`),
    ...links.filter((url) => !inLanguage(url)).map((url) => `${url} in another language`),
  ];
}
