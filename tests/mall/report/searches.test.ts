import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchReport } from '#contract/report/desk.schema.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import { NOT_PRESSED } from '#contract/report/searches.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { searchDay } from '#mall/search/log.tables.ts';
import { readCsv } from '#mall/sheets/csv.rules.ts';
import { dayAfter, dayOf } from '#mall/sheets/days.rules.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

type Staff = Awaited<ReturnType<typeof makeOperator>>;
let mall: TestMall;
let admin: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeOperator(mall, null, 'admin');
  await mall.db.delete(searchDay);
  await mall.db
    .insert(searchDay)
    .values([
      row(-1, '耳机', { searches: 20, presses: 9, total: 31 }),
      row(-2, '耳机', { searches: 10, missed: 1, presses: 6, total: 0 }),
      row(-9, '耳机', { searches: 4, presses: 1 }),
      row(-1, 'earphones', { searches: 7, presses: 3, language: 'en' }),
      row(-3, '榴莲', { searches: 8, missed: 8, total: 0 }),
      row(-3, '水壶', { searches: 12, presses: 1 }),
      row(-3, '少见', { searches: NOT_PRESSED.least - 1 }),
      row(-10, '从前', { searches: 3, missed: 3, total: 0 }),
      row(-60, '很久', { searches: 99 }),
    ]);
});
afterAll(() => mall.close());

const today = () => dayOf(mall.now.now);
const row = (day: number, words: string, more: Partial<typeof searchDay.$inferInsert> = {}) => ({
  ...{ day: dayAfter(today(), day), words, language: 'zh', searches: 1, missed: 0, total: 3, presses: 0, ...more },
});
const week = () => `from=${dayAfter(today(), -7)}&to=${dayAfter(today(), -1)}`;
const ask = (query: string, who = admin) =>
  mall.call<SearchReport>('GET', `/api/desk/p/report/searches?${week()}${query}`, { token: who.token });
const wordsOf = ({ items }: SearchReport) => items.map(({ words }) => words);

describe('searches of a period', () => {
  it('are the most frequent first, beside those of another period', async () => {
    const page = need(await ask(''));
    expect(wordsOf(page)).toEqual(['耳机', '水壶', '榴莲', 'earphones', '少见', '从前']);
    expect(page.items[0]).toEqual({
      ...{ words: '耳机', language: 'zh', total: 31 },
      now: { searches: 30, missed: 1, presses: 15 },
      before: { searches: 4, missed: 0, presses: 1 },
    });
    expect(page.items[3]?.language).toBe('en');
    expect(page.items[5]).toMatchObject({ total: null, now: { searches: 0 } });
    expect(page.all).toEqual({
      now: { searches: 61, missed: 9, presses: 19 },
      before: { searches: 7, missed: 3, presses: 1 },
    });
    expect([page.total, page.pages, page.today]).toEqual([6, 1, today()]);
  });

  it('that found nothing, and those hardly pressed, are lists of their own', async () => {
    expect(wordsOf(need(await ask('&by=notFound')))).toEqual(['榴莲', '耳机']);
    expect(wordsOf(need(await ask('&by=notPressed')))).toEqual(['水壶']);
  });

  it('have pages', async () => {
    const many = Array.from({ length: REPORT.rows }, (_, n) => row(-4, `词${n}`));
    await mall.db.insert(searchDay).values(many);
    const second = need(await ask('&page=2'));
    expect([second.total, second.pages, second.items.length]).toEqual([REPORT.rows + 6, 2, 6]);
    expect((await ask('&page=3')).envelope.success).toBe(false);
  });

  it('are a file, written in the audit log', async () => {
    const path = `/api/desk/p/report/searches/export?${week()}&by=notFound`;
    const file = need(await mall.call<SheetFile>('GET', path, { token: admin.token, language: 'en' }));
    expect(file.name).toBe(`report-searches-notFound-${dayAfter(today(), -7)}-${dayAfter(today(), -1)}.csv`);
    const [head, first] = readCsv(file.text, { most: 200 }).map(({ cells }) => cells);
    expect(head?.slice(0, 4)).toEqual(['Words', 'Language', 'Searches', 'Of them without results']);
    expect(first?.slice(0, 6)).toEqual(['榴莲', 'zh', '8', '8', '0', '0']);
  });

  it('are shown to the people of the mall alone, and to nobody for too long a period', async () => {
    const shop = await makeOperator(mall, 1, 'shop');
    expect((await ask('', shop)).status).toBe(403);
    const long = await mall.call('GET', '/api/desk/p/report/searches?from=2020-01-01', { token: admin.token });
    expect(long.envelope.code).toBe('A00002');
  });
});
