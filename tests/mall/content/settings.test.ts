import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeGoods } from '#contract/catalog/schema.ts';
import type { DictDocument, SearchDocument } from '#contract/content/desk.schema.ts';
import type { Dictionaries, HomePage } from '#contract/content/schema.ts';
import { ENABLED } from '#contract/enums.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { NUMBERS, type Numbers } from '#contract/settings/numbers.values.ts';
import { dictData, dictType } from '#mall/content/content.tables.ts';
import { numbers } from '#mall/settings/settings.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall);
});
afterAll(() => mall.close());

const get = async <T>(path: string, language: 'zh' | 'en' = 'zh') =>
  need(await mall.call<T>('GET', `/api/${path}`, { language }));
/** What a document says when it is changed so. */
async function refused<V>(path: string, change: (value: V) => unknown, by = editor): Promise<string | undefined> {
  const { value, version } = await by.get<{ value: V; version: number }>(path);
  return errorOf(await by.put(path, { value: change(value), version }));
}

describe('the home page', () => {
  const floorsOf = async () => (await get<HomeGoods>('pms/home')).floors;

  it('shows pinned goods first, in their order, then the best sellers, none twice', async () => {
    const [before] = await floorsOf();
    const [third, eighth] = [before?.items[2]?.id ?? 0, before?.items[7]?.id ?? 0];
    const other = (await floorsOf())[1]?.items[0]?.id ?? 0;
    const dropped = await editor.dropping(() =>
      editor.edit<HomeDraft>('home-page', ({ floors: [first, ...floors], ...value }) => ({
        ...value,
        floors: first ? [{ ...first, pinned: [other, eighth, third] }, ...floors] : floors,
      })),
    );
    expect(dropped).toEqual(['home']);
    const ids = (await floorsOf())[0]?.items.map(({ id }) => id) ?? [];
    expect(ids.slice(0, 3)).toEqual([other, eighth, third]);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids[3]).toBe(before?.items[0]?.id);
  });

  it('has strips between its floors, in both languages', async () => {
    const strip = {
      above: 'home',
      title: { zh: '满二百减三十', en: '30 off 200' },
      subtitle: { zh: '周末两天', en: 'This weekend' },
      picture: '/media/upload/x.webp',
      tint: 20,
      link: '/newlist',
    };
    await editor.edit<HomeDraft>('home-page', (value) => ({ ...value, strips: [strip] }));
    expect((await get<HomePage>('app/home')).strips).toEqual([
      { ...strip, title: '满二百减三十', subtitle: '周末两天', picture: 'upload/x.webp' },
    ]);
    expect((await get<HomePage>('app/home', 'en')).strips[0]?.title).toBe('30 off 200');
  });

  it('names no category, shop or goods that there are not, and leads nowhere unsafe', async () => {
    const floor = (more: object) => (value: HomeDraft) => ({
      ...value,
      floors: value.floors.map((one, at) => (at === 1 ? { ...one, ...more } : one)),
    });
    expect(await refused('home-page', floor({ category: 'none' }))).toBe('floors.1.category');
    expect(await refused('home-page', floor({ pinned: [1, 999_999] }))).toBe('floors.1.pinned.1');
    expect(await refused('home-page', floor({ pinned: Array(9).fill(1) }))).toBe('value.floors.1.pinned');
    expect(await refused('home-page', floor({ link: 'javascript:x()' }))).toBe('value.floors.1.link');
    expect(await refused<HomeDraft>('home-page', (value) => ({ ...value, shops: ['none'] }))).toBe('shops.0');
  });
});

describe('words', () => {
  it('of the search box are shown in both languages', async () => {
    const dropped = await editor.dropping(() =>
      editor.edit<SearchDocument>('words', (value) => ({ ...value, hotWords: [{ zh: '月饼', en: 'mooncake' }] })),
    );
    expect(dropped).toEqual(['hot-words']);
    expect(await get('app/hotWords')).toEqual(['月饼']);
    expect(await get('app/hotWords', 'en')).toEqual(['mooncake']);
  });

  it('that mean the same find the same at once', async () => {
    const find = async (text: string) =>
      (await get<SearchPage>(`pms/search?searchText=${encodeURIComponent(text)}`)).items.map(({ id }) => id);
    const lamps = await find('台灯');
    expect(lamps.length).toBeGreaterThan(0);
    expect(await find('琉璃盏')).not.toEqual(lamps);
    const dropped = await editor.dropping(() =>
      editor.edit<SearchDocument>('words', ({ synonyms, ...value }) => ({
        ...value,
        synonyms: synonyms.map((group) => (group.includes('台灯') ? [...group, '琉璃盏'] : group)),
      })),
    );
    expect(dropped).toEqual(['search']);
    expect([...(await find('琉璃盏'))].sort()).toEqual([...lamps].sort());
  });

  it('alone in a group are refused', async () => {
    const lonely = (value: SearchDocument) => ({ ...value, synonyms: [['一个']] });
    expect(await refused('words', lonely)).toBe('value.synonyms.0');
  });
});

describe('a dictionary', () => {
  const PATH = 'dictionary/cancel_reason';
  const shown = async (language: 'zh' | 'en' = 'zh') => {
    const body = { dictTypeList: ['cancel_reason'] };
    const answer = await mall.call<Dictionaries>('POST', '/api/admin/sys/dict/type/listByCodes', { body, language });
    return need(answer)[0]?.dictDataVOList ?? [];
  };

  it('is listed', async () => {
    const all = await editor.get<{ code: string; entries: number; disabled: number }[]>('dictionaries');
    expect(all).toEqual([
      expect.objectContaining({ code: 'cancel_reason', entries: 8, disabled: 0 }),
      expect.objectContaining({ code: 'refund_reason', entries: 13, disabled: 0 }),
    ]);
    // Nothing reads the others: what an editor changed there would change nothing.
    expect((await editor.call('GET', 'dictionary/carrier')).status).toBe(404);
  });

  it('is begun in a mall that has none', async () => {
    const empty = await openTestMall();
    await empty.db.delete(dictType);
    await empty.db.delete(dictData);
    const own = await makeEditor(empty);
    const entry = { value: '10', label: { zh: '不想要了', en: '' }, status: ENABLED.ENABLED };
    const { version } = await own.edit<DictDocument>(PATH, (value) => ({ ...value, entries: [entry] }));
    expect(version).toBe(1);
    expect(await own.get(`dictionaries`)).toMatchObject([
      { code: 'cancel_reason', entries: 1 },
      { code: 'refund_reason', entries: 0 },
    ]);
    await empty.close();
  });

  it('gets other words, another order, an option more, and one that cannot be chosen', async () => {
    const before = await shown();
    await editor.edit<DictDocument>(PATH, ({ entries: [first, second, ...rest], name }) => ({
      name,
      entries: [
        ...(second ? [{ ...second, status: ENABLED.DISABLED }] : []),
        ...(first ? [{ ...first, label: { zh: '改主意了', en: 'Changed my mind' } }] : []),
        ...rest,
        { value: '95', label: { zh: '买贵了', en: 'Cheaper elsewhere' }, status: ENABLED.ENABLED },
      ],
    }));
    const [one, two] = await shown();
    expect(one).toMatchObject({ dictValue: before[1]?.dictValue, status: String(ENABLED.DISABLED) });
    expect(two).toMatchObject({ dictLabel: '改主意了', dictValue: before[0]?.dictValue });
    expect((await shown('en')).at(-1)).toMatchObject({ dictLabel: 'Cheaper elsewhere', dictValue: '95' });
  });

  it('loses no option, and has none twice', async () => {
    expect(await refused<DictDocument>(PATH, (value) => ({ ...value, entries: value.entries.slice(1) }))).toBe(
      'entries',
    );
    const twice = ({ entries, name }: DictDocument) => ({ name, entries: [...entries, ...entries.slice(0, 1)] });
    expect(await refused(PATH, twice)).toMatch(/^entries\.\d+\.value$/);
    expect((await editor.call('GET', 'dictionary/none')).status).toBe(404);
  });
});

describe('the numbers', () => {
  let admin: typeof editor;
  beforeAll(async () => {
    admin = await makeEditor(mall, 'admin');
  });

  it("are an administrator's alone: they decide what is paid", async () => {
    const { value, version } = await admin.get<{ value: Numbers; version: number }>('numbers');
    for (const role of ['editor', 'service', 'shop'] as const) {
      const other = await makeEditor(mall, role);
      expect((await other.call('GET', 'numbers')).status).toBe(403);
      expect((await other.put('numbers', { value: { ...value, pointsPerYuan: 1 }, version })).status).toBe(403);
    }
    expect((await admin.get<{ value: Numbers }>('numbers')).value).toEqual(value);
  });

  it('are what is built in until somebody changes them; then every node goes by them at once', async () => {
    const { value, version } = await admin.get<{ value: Numbers; version: number }>('numbers');
    expect([value, version]).toEqual([NUMBERS, 0]);
    await numbers(mall);
    need(await admin.put('numbers', { value: { ...NUMBERS, addressBook: 7 }, version }));
    expect((await numbers(mall)).addressBook).toBe(7);
    const { items } = await admin.get<{ items: { by: string }[] }>('numbers/history');
    expect(items).toHaveLength(1);
  });

  it('stay within their bounds', async () => {
    expect(await refused<Numbers>('numbers', (value) => ({ ...value, pointsShare: 10_001 }), admin)).toBe(
      'value.pointsShare',
    );
    expect(await refused<Numbers>('numbers', (value) => ({ ...value, unpaidOrder: 0 }), admin)).toBe(
      'value.unpaidOrder',
    );
    const crossed = (value: Numbers) => ({ ...value, topUpMin: 200, topUpMax: 100 });
    expect(await refused('numbers', crossed, admin)).toBe('value.topUpMax');
  });
});
