import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentDocument, DraftState, FooterDocument, SearchDocument } from '#contract/content/desk.schema.ts';
import type { WebConfig } from '#contract/content/schema.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';
import { type Nodes, startNodes } from '../helpers/server/nodes.ts';

const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;
/** How soon it shows is measured by `npm run bench -- --only=live`; here it counts that it does. */
const PATIENCE = { timeout: 20_000 };

type Where = { name: string; start: () => Promise<Nodes> };
const PLACES: Where[] = [
  { name: 'on one process without Redis', start: () => startNodes(1) },
  ...(postgres && redis
    ? [{ name: 'on the other of two processes with Redis', start: () => startNodes(2, postgres, redis) }]
    : []),
];

describe.each(PLACES)('a published change shows $name', ({ start }) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await start();
  });
  afterAll(() => nodes.stop());

  type Change = { on: string; zh: string; en: string; unrelated?: string; work: () => Promise<unknown> };

  /** Does the work while all pages are kept: the changed one shows it, and of the others none is made again. */
  async function shows({ on, zh, en, unrelated, work }: Change): Promise<void> {
    const kept = [on, ...(unrelated ? [unrelated] : [])];
    const warm = async () => {
      for (const path of kept) for (const language of ['zh', 'en'] as const) await nodes.page(path, language);
    };
    await warm();
    expect(await nodes.counting(warm)).toEqual({ render: 0, cache: 2 * kept.length });
    await work();
    await expect.poll(() => nodes.page(on), PATIENCE).toContain(zh);
    await expect.poll(() => nodes.page(on, 'en'), PATIENCE).toContain(en);
    if (unrelated) {
      const look = async () => {
        await nodes.page(unrelated);
        await nodes.page(unrelated, 'en');
      };
      expect(await nodes.counting(look), `${unrelated} is still kept`).toEqual({ render: 0, cache: 2 });
    }
  }

  it('of a content page, and the others stay kept', async () => {
    const text = { zh: '<p>立刻见效</p>', en: '<p>Live at once</p>' };
    const work = () => nodes.edit<ContentDocument>('content/faq', (value) => ({ ...value, html: text }));
    await shows({ on: '/other/faq', zh: '立刻见效', en: 'Live at once', unrelated: '/other/privacy', work });
  });

  it('of an announcement, and content pages stay kept', async () => {
    const notice = {
      title: { zh: '今晚维护', en: 'Maintenance tonight' },
      html: { zh: '', en: '' },
      pinned: true,
      publishedAt: new Date().toISOString(),
    };
    const work = () => nodes.call('POST', 'notices', notice);
    await shows({ on: '/', zh: '今晚维护', en: 'Maintenance tonight', unrelated: '/other/faq', work });
  });

  it('of the home page, and content pages stay kept', async () => {
    const work = () =>
      nodes.edit<HomeDraft>('home-page', ({ floors: [first, ...floors], ...value }) => ({
        ...value,
        floors: first ? [{ ...first, title: { zh: '头等楼层', en: 'Foremost floor' } }, ...floors] : floors,
      }));
    await shows({ on: '/', zh: '头等楼层', en: 'Foremost floor', unrelated: '/other/faq', work });
  });

  it('of the footer, and pages without one stay kept', async () => {
    const work = () =>
      nodes.edit<FooterDocument>('footer', ({ items }) => ({
        items: items.map((item, at) => (at ? item : { ...item, title: { zh: '新栏目', en: 'New column' } })),
      }));
    await shows({ on: '/other/faq', zh: '新栏目', en: 'New column', unrelated: '/sitemap/products-1.xml', work });
  });

  it('of the branding, on every page', async () => {
    const work = () =>
      nodes.edit<WebConfig>('web', (value) => ({ ...value, pcCopyrightCn: '版权新年', pcCopyrightEn: 'New rights' }));
    await shows({ on: '/other/faq', zh: '版权新年', en: 'New rights', work });
  });

  it('of the words of the search box', async () => {
    const work = () =>
      nodes.edit<SearchDocument>('words', (value) => ({ ...value, hotWords: [{ zh: '热词一号', en: 'hotword' }] }));
    await shows({ on: '/other/faq', zh: '热词一号', en: 'hotword', unrelated: '/sitemap/pages.xml', work });
  });

  it('of synonyms: words find what they did not', async () => {
    const search = `/search?searchText=${encodeURIComponent('琉璃盏')}`;
    const lamps = await nodes.page(`/search?searchText=${encodeURIComponent('台灯')}`);
    const id = /prodId=(\d+)/.exec(lamps)?.[0] ?? 'none';
    expect(await nodes.page(search)).not.toContain(id);
    const work = () =>
      nodes.edit<SearchDocument>('words', (value) => ({
        ...value,
        synonyms: value.synonyms.map((group) => (group.includes('台灯') ? [...group, '琉璃盏'] : group)),
      }));
    await shows({ on: search, zh: id, en: id, unrelated: '/other/faq', work });
  });

  it('of a draft, when its time comes, and is published once', async () => {
    const path = 'content/terms';
    const text = { title: { zh: '到点发布', en: 'On the hour' }, html: { zh: '<p>一</p>', en: '<p>1</p>' } };
    const begun = await nodes.call<DraftState>('GET', `${path}/draft`);
    const { version } = await nodes.call<{ version: number }>('PUT', `${path}/draft`, { ...begun, value: text });
    await nodes.page('/termsPage');
    const at = new Date(Date.now() + 1_500).toISOString();
    await nodes.call('POST', `${path}/draft/schedule`, { version, at });
    expect(await nodes.page('/termsPage')).not.toContain('到点发布');
    await expect.poll(() => nodes.page('/termsPage'), PATIENCE).toContain('到点发布');
    const { items } = await nodes.call<{ items: { action: string }[] }>('GET', `${path}/history`);
    expect(items.map(({ action }) => action)).toEqual(['publish']);
  });
});
