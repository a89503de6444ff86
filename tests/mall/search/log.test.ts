import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '#contract/content/desk.schema.ts';
import { POPULAR, PRESS_BOOST, SEARCH_LOG } from '#contract/search/log.values.ts';
import type { SearchPage, Suggestions } from '#contract/search/schema.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { addSearch } from '#mall/search/log.queries.ts';
import { searchDay, searchPress } from '#mall/search/log.tables.ts';
import { dropOldSearches } from '#mall/search/log.ts';
import { pressBoosts } from '#mall/search/press-boosts.ts';
import { dayAfter, dayOf } from '#mall/sheets/days.rules.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
let people = 0;
beforeAll(async () => {
  mall = await openTestMall({ trustProxy: true });
});
beforeEach(async () => {
  await mall.db.delete(searchDay);
  await mall.db.delete(searchPress);
});
afterAll(() => mall.close());

/** Another address each time. */
const somebody = () => `198.51.${Math.floor(people / 250)}.${(people++ % 250) + 1}`;
type Language = 'zh' | 'en';
const record = (path: string, body: object, address: string, language: Language) =>
  mall.call('POST', `/api/pms/${path}`, { body, language, headers: { 'x-forwarded-for': address } });
const search = (text: string, total: number, address = somebody(), language: Language = 'zh') =>
  record('searched', { text, total }, address, language);
const press = (text: string, productId: number, address = somebody(), language: Language = 'zh') =>
  record('pressed', { text, productId }, address, language);
const days = () => mall.db.select().from(searchDay).orderBy(asc(searchDay.words), asc(searchDay.language));
const today = () => dayOf(mall.now.now);
const counted = (words: string, more: Partial<typeof searchDay.$inferInsert> = {}) => ({
  ...{ day: today(), words, language: 'zh', searches: 1, missed: 0, total: 3, presses: 0, ...more },
});

describe('searches', () => {
  it('are counted by words in one form, language and day, with what they found', async () => {
    await search('无线 耳机', 12);
    await search('無線耳機', 0);
    await search('  无线耳机！', 7);
    await search('Lamp', 5, somebody(), 'en');
    expect(await days()).toEqual([
      counted('lamp', { language: 'en', total: 5 }),
      counted('无线耳机', { searches: 3, missed: 1, total: 7 }),
    ]);
    later(mall, DAY_MS);
    await search('lamp', 4, somebody(), 'en');
    expect((await days()).map(({ words, day }) => [words, day])).toContainEqual(['lamp', today()]);
    later(mall, -DAY_MS);
  });

  it('of one client count once a day for the same words, and not beyond its limit', async () => {
    const me = somebody();
    for (let n = 0; n < 3; n += 1) await search('台灯', 4, me);
    expect(await days()).toEqual([counted('台灯', { total: 4 })]);
    const words = Array.from({ length: SEARCH_LOG.perMinute + 5 }, (_, n) => `word ${n}`);
    const answers = await Promise.all(words.map((text) => search(text, 1, me)));
    expect(answers.every(({ envelope }) => envelope.success)).toBe(true);
    expect(await days()).toHaveLength(SEARCH_LOG.perMinute - 3 + 1);
  });

  it('leave out what may name a person', async () => {
    for (const text of ['13800138000', 'a@example.com', '？？？']) await search(text, 0);
    expect(await days()).toEqual([]);
  });

  it('add up when they come at one moment', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => search('同时', n % 2)));
    expect((await days()).map(({ searches, missed }) => [searches, missed])).toEqual([[40, 20]]);
  });

  it('are of so many words a day at most, and words that are counted go on', async () => {
    const rows = Array.from({ length: SEARCH_LOG.wordsPerDay }, (_, n) => counted(`w${n}`));
    await mall.db.insert(searchDay).values(rows.slice(0, 2_500));
    await mall.db.insert(searchDay).values(rows.slice(2_500));
    await search('一个新词', 1);
    await search('w7', 1);
    expect(await mall.db.$count(searchDay)).toBe(SEARCH_LOG.wordsPerDay);
    expect((await days()).find(({ words }) => words === 'w7')?.searches).toBe(2);
    const tomorrow = dayAfter(today(), 1);
    await addSearch(mall.db, { day: tomorrow, words: '一个新词', language: 'zh', total: 1 });
    expect(await mall.db.$count(searchDay)).toBe(SEARCH_LOG.wordsPerDay + 1);
  });

  it('and presses are dropped when they are old', async () => {
    const ago = (number: number) => dayAfter(today(), -number);
    await mall.db
      .insert(searchDay)
      .values([SEARCH_LOG.days + 1, SEARCH_LOG.days].map((age) => counted('旧', { day: ago(age) })));
    await mall.db.insert(searchPress).values(
      [SEARCH_LOG.pressDays + 1, SEARCH_LOG.pressDays].map((age) => ({
        ...{ words: '旧', day: ago(age), productId: 1, presses: 1 },
      })),
    );
    expect(await dropOldSearches(mall)).toBe(2);
    expect((await days()).map(({ day }) => day)).toEqual([ago(SEARCH_LOG.days)]);
    expect(await mall.db.$count(searchPress)).toBe(1);
  });
});

describe('presses on results', () => {
  it('count once for a client and words, only of what was searched for and is there', async () => {
    await press('台灯', 1);
    expect(await mall.db.$count(searchPress)).toBe(0);
    const [me, other] = [somebody(), somebody()];
    for (const who of [me, other, somebody()]) await search('台灯', 4, who);
    await press('台灯', 1, me);
    await press('台灯', 2, me);
    await press(' 台燈', 1, other);
    await press('台灯', 999_999);
    expect(await days()).toEqual([counted('台灯', { searches: 3, total: 4, presses: 2 })]);
    expect(await mall.db.select().from(searchPress)).toEqual([
      { words: '台灯', day: today(), productId: 1, presses: 2 },
    ]);
  });

  it('are never more than searches, also when they come at one moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => search('同时', 3)));
    await Promise.all(Array.from({ length: 20 }, (_, n) => press('同时', (n % 2) + 1)));
    const [row] = await days();
    expect(row?.presses).toBe(5);
    const stored = await mall.db.select().from(searchPress);
    expect(stored.reduce((sum, { presses }) => sum + presses, 0)).toBe(5);
  });

  it('raise products that many press, and nothing for a handful', async () => {
    const at = (day: number, productId: number, presses: number) => ({
      ...{ words: '耳机', day: dayAfter(today(), -day), productId, presses },
    });
    const { least, full } = PRESS_BOOST;
    await mall.db
      .insert(searchPress)
      .values([
        at(0, 1, full),
        at(1, 2, least - 1),
        at(0, 2, 1),
        at(0, 3, least - 1),
        at(PRESS_BOOST.days + 1, 3, 1_000),
      ]);
    const boosts = await pressBoosts(mall.db, ' 耳機 ', mall.now.now);
    expect(boosts.map(({ productId }) => productId)).toEqual([1, 2]);
    expect(boosts[0]?.boost).toBe(1);
    expect(boosts[1]?.boost).toBeGreaterThan(0);
    expect(await pressBoosts(mall.db, '13800138000', mall.now.now)).toEqual([]);
    expect(await pressBoosts(mall.db, '没人搜过', mall.now.now)).toEqual([]);
  });
});

describe('results', () => {
  it('that many press come first, but not before what the words name', async () => {
    const find = async () =>
      need(await mall.call<SearchPage>('GET', `/api/pms/search?${new URLSearchParams({ searchText: '耳机' })}`)).items;
    const before = await find();
    const [first, second] = before;
    const last = before.at(-1);
    if (!first || !second || !last) throw new Error('too few are found');
    const presses = PRESS_BOOST.full;
    const pressed = ({ id }: { id: number }) => ({ words: '耳机', day: today(), productId: id, presses });
    await mall.db.insert(searchPress).values([second, last].map(pressed));
    const after = (await find()).map(({ id }) => id);
    expect(after[0]).toBe(second.id);
    expect(after.indexOf(last.id)).toBeGreaterThan(after.indexOf(first.id));
    expect(after.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });
});

describe('popular searches', () => {
  const offered = async (q: string, language: Language = 'zh') =>
    need(await mall.call<Suggestions>('GET', `/api/pms/suggest?q=${encodeURIComponent(q)}`, { language })).words;
  /** The list is read again after some minutes. */
  const someMinutesLater = () => later(mall, 11 * MINUTE_MS);

  it('are offered before words, where they found something and the catalogue has their words', async () => {
    someMinutesLater();
    const enough = { searches: POPULAR.least };
    await mall.db
      .insert(searchDay)
      .values([
        counted('手机支架', enough),
        counted('蓝牙手机', { searches: 40 }),
        counted('手机很少', { searches: POPULAR.least - 1 }),
        counted('手机无果', { searches: 50, missed: 45 }),
        counted('手机昨天', { searches: 50, total: 0 }),
        counted('手机xqzzy', { searches: 90 }),
        counted('phone stand', { ...enough, language: 'en' }),
      ]);
    const words = await offered('手机');
    expect(words.slice(0, 2)).toEqual(['手机支架', '蓝牙手机']);
    for (const other of ['手机很少', '手机无果', '手机昨天', '手机xqzzy', 'phone stand'])
      expect(words).not.toContain(other);
    expect((await offered('stan', 'en'))[0]).toBe('phone stand');
  });

  it('are forgotten with their days', async () => {
    await mall.db
      .insert(searchDay)
      .values(counted('手机支架', { day: dayAfter(today(), -POPULAR.days - 1), searches: 99 }));
    someMinutesLater();
    expect(await offered('手机')).not.toContain('手机支架');
  });
});

describe('words that lead to a page', () => {
  const redirectOf = async (query: string) =>
    need(await mall.call<SearchPage>('GET', `/api/pms/search?${query}`, { language: 'zh' })).redirect;
  const asking = (searchText: string, more = '') => `searchText=${encodeURIComponent(searchText)}${more}`;

  it('do so in any spelling and without filters only', async () => {
    const editor = await makeEditor(mall);
    const dropped = await editor.dropping(() =>
      editor.edit<SearchDocument>('words', (value) => ({
        ...value,
        redirects: [
          { words: '新 品', path: '/newlist' },
          { words: '新品', path: '/goods' },
          { words: 'Returns', path: '/other/service' },
        ],
      })),
    );
    expect(dropped).toEqual(['search']);
    expect(await redirectOf(asking('新品'))).toBe('/newlist');
    expect(await redirectOf(asking(' ＲＥＴＵＲＮＳ '))).toBe('/other/service');
    for (const query of [
      asking('新品 手机'),
      asking('新品', '&page=1&sort=sales'),
      asking('新品', '&stock=1'),
      asking('新品', '&shopId=1'),
      '',
    ])
      expect(await redirectOf(query), query).toBeNull();
    await editor.edit<SearchDocument>('words', (value) => ({ ...value, redirects: [] }));
    expect(await redirectOf(asking('新品'))).toBeNull();
  });

  it('lead nowhere but to pages of this site', async () => {
    const editor = await makeEditor(mall);
    const { value, version } = await editor.get<{ value: SearchDocument; version: number }>('words');
    const redirects = [{ words: '新品', path: 'https://evil.example' }];
    expect(errorOf(await editor.put('words', { value: { ...value, redirects }, version }))).toBe(
      'value.redirects.0.path',
    );
  });
});
