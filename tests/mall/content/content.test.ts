import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BottomItem,
  bottomTree,
  type Dictionaries,
  dictionaries,
  homePage,
  type NewestNotices,
  webConfig,
} from '#contract/content/schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { dictData, flowLog } from '#mall/content/content.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const CJK = /\p{Script=Han}/u;

describe('getPcWebConfig', () => {
  it('gives the branding to everyone', async () => {
    const { status, envelope } = await mall.call('GET', '/api/app/webConfig/getPcWebConfig');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ success: true, code: '00000', data: { pcTitleContentCn: '良集' } });
    expect(() => webConfig.parse(envelope.data)).not.toThrow();
  });

  it('of a mall that nobody has set up is empty, not an error', async () => {
    const bare = await openTestMall();
    await bare.db.delete(setting);
    const { envelope } = await bare.call('GET', '/api/app/webConfig/getPcWebConfig');
    expect(envelope.data).toEqual({});
    const { envelope: home } = await bare.call('GET', '/api/app/home');
    expect(() => homePage.parse(home.data)).not.toThrow();
    await bare.close();
  });
});

describe('bottomTree', () => {
  const tree = async (options = {}) => {
    const { status, envelope } = await mall.call<BottomItem[]>('GET', '/api/app/p/home/config/bottomTree', options);
    expect(status).toBe(200);
    return bottomTree.parse(envelope.data);
  };
  const flat = (items: BottomItem[]): BottomItem[] => items.flatMap((item) => [item, ...flat(item.children)]);

  it('is given to visitors and shoppers alike, although its path holds /p/', async () => {
    const visitor = await tree();
    expect(await tree({ token: await mall.logIn() })).toEqual(visitor);
    expect(await tree({ token: 'expired-or-forged' })).toEqual(visitor);
  });

  it('holds all types of items, and seven pictures', async () => {
    const items = flat(await tree());
    const types = new Set(items.map(({ type }) => type));
    for (const type of [CONTENT_TYPE.INFOR, CONTENT_TYPE.LINK, CONTENT_TYPE.IMG]) expect(types).toContain(type);
    expect(items.flatMap(({ fileVOs }) => fileVOs)).toHaveLength(7);
  });

  it('speaks the language asked for', async () => {
    const english = flat(await tree({ language: 'en' }));
    expect(english.filter(({ titleName }) => CJK.test(titleName))).toEqual([]);
    expect(flat(await tree()).some(({ titleName }) => CJK.test(titleName))).toBe(true);
  });
});

describe('listByCodes', () => {
  const ask = async (dictTypeList: string[], language: 'zh' | 'en' = 'zh') => {
    const { envelope } = await mall.call<Dictionaries>('POST', '/api/admin/sys/dict/type/listByCodes', {
      body: { dictTypeList },
      language,
    });
    return dictionaries.parse(envelope.data);
  };

  it('gives what was asked for in that order, an unknown one empty', async () => {
    const [any] = await mall.db.select({ type: dictData.dictType }).from(dictData).limit(1);
    const known = any?.type ?? '';
    const found = await ask(['no_such_type', known]);
    expect(found.map(({ dictType }) => dictType)).toEqual(['no_such_type', known]);
    expect(found[0]?.dictDataVOList).toEqual([]);
    expect(found[1]?.dictDataVOList.length).toBeGreaterThan(0);
    const [english] = await ask([known], 'en');
    expect(english?.dictDataVOList.filter(({ dictLabel }) => CJK.test(dictLabel))).toEqual([]);
  });

  it('nothing asked, nothing given', async () => {
    expect(await ask([])).toEqual([]);
  });

  it.each([[{}], [{ dictTypeList: 'x' }], [{ dictTypeList: [1] }], [{ dictTypeList: Array(51).fill('x') }]])(
    'refuses %j',
    async (body) => {
      const { envelope } = await mall.call('POST', '/api/admin/sys/dict/type/listByCodes', { body });
      expect(envelope.code).toBe('A00002');
    },
  );
});

describe('flowAnalysisLog', () => {
  const last = async () => (await mall.db.select().from(flowLog).orderBy(desc(flowLog.id)).limit(1))[0];

  it('records the visit of a visitor', async () => {
    const body = { path: '/goods', referrer: 'https://example.com/', productId: 7 };
    const { envelope } = await mall.call('POST', '/api/app/flowAnalysisLog', { body, language: 'en' });
    expect(envelope).toMatchObject({ success: true, code: '00000' });
    expect(await last()).toMatchObject({ ...body, userId: null, language: 'en' });
  });

  it('records whose visit it was when there is a token', async () => {
    const token = await mall.logIn();
    await mall.call('POST', '/api/app/p/flowAnalysisLog', { body: { path: '/cart' }, token });
    expect(await last()).toMatchObject({ path: '/cart', userId: expect.any(Number), referrer: null, productId: null });
  });

  it.each([[{}], [{ path: 'x'.repeat(513) }], [{ path: '/', productId: 0 }], [{ path: '/', productId: 2 ** 31 }]])(
    'refuses %j',
    async (body) => {
      expect((await mall.call('POST', '/api/app/flowAnalysisLog', { body })).envelope.code).toBe('A00002');
    },
  );
});

describe('announcements and content', () => {
  it('notices come newest first, the pinned ones before', async () => {
    const { envelope } = await mall.call<NewestNotices>('GET', '/api/app/notices');
    const order = envelope.data?.items.map(({ pinned, publishedAt }) => `${pinned ? 1 : 0} ${publishedAt}`) ?? [];
    expect(order.length).toBeGreaterThan(2);
    expect(order).toEqual([...order].sort().reverse());
  });

  it('the list pages, and one can be opened', async () => {
    const token = await mall.logIn();
    const list = '/api/app/p/noticeList';
    const { envelope } = await mall.call<{ items: { id: number; title: string }[] }>('GET', list, { token });
    const [first] = envelope.data?.items ?? [];
    const one = await mall.call<{ title: string }>('GET', `${list}/${first?.id}`, { token });
    expect(one.envelope.data?.title).toBe(first?.title);
    expect((await mall.call('GET', `${list}?page=99`, { token })).status).toBe(404);
    expect((await mall.call('GET', `${list}/999999`, { token })).status).toBe(404);
    for (const path of [list, `${list}/${first?.id}`]) expect((await mall.call('GET', path)).status).toBe(401);
  });

  it.each(['terms', 'faq', 'service', 'privacy', 'buy-notice'])(
    'the page %s exists in both languages',
    async (slug) => {
      const path = `/api/app/content/${slug}`;
      const zh = await mall.call<{ title: string; html: string }>('GET', path);
      const en = await mall.call<{ title: string; html: string }>('GET', path, { language: 'en' });
      expect(zh.envelope.data?.html).toMatch(CJK);
      expect(en.envelope.data?.html).not.toMatch(CJK);
    },
  );

  it('an unknown page is refused', async () => {
    expect((await mall.call('GET', '/api/app/content/secret')).envelope.code).toBe('A00002');
  });

  it('an information item of the footer opens; other items do not', async () => {
    const { envelope } = await mall.call<BottomItem[]>('GET', '/api/app/p/home/config/bottomTree');
    const items = envelope.data?.flatMap(({ children }) => children) ?? [];
    const information = items.find(({ type }) => type === CONTENT_TYPE.INFOR);
    const link = items.find(({ type }) => type === CONTENT_TYPE.LINK);
    expect((await mall.call('GET', `/api/app/footer/${information?.id}`)).status).toBe(200);
    expect((await mall.call('GET', `/api/app/footer/${link?.id}`)).status).toBe(404);
    expect((await mall.call('GET', '/api/app/footer/999999')).status).toBe(404);
  });
});
