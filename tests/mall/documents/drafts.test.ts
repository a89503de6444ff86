import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentDocument, DraftState, FooterDocument } from '#contract/content/desk.schema.ts';
import type { ContentPage } from '#contract/content/schema.ts';
import type { ChangeView, Conflict } from '#contract/documents/schema.ts';
import type { ContentPreview, HomeDraft, HomePreview } from '#contract/preview/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { contentPage } from '#mall/content/content.tables.ts';
import { draft } from '#mall/documents/documents.tables.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { publishDue } from '#mall/publish-drafts.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

type View<V> = DraftState & { value: V };

const FAQ = 'content/faq';

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  mall.now.now = NOON;
  await mall.db.delete(draft);
});

const at = (ms: number) => new Date(NOON.getTime() + ms).toISOString();
const text = (zh: string): ContentDocument => ({
  title: { zh, en: `EN ${zh}` },
  html: { zh: `<p>${zh}</p>`, en: `<p>EN ${zh}</p>` },
});
const open = <V = ContentDocument>(path = FAQ) => editor.get<View<V>>(`${path}/draft`);
const keep = <V>(value: V, { version, base }: { version: number; base: number }, path = FAQ) =>
  editor.call<{ version: number }>('PUT', `${path}/draft`, { value, version, base });
const live = async (slug = 'faq') => need(await mall.call<ContentPage>('GET', `/api/app/content/${slug}`));

/** A draft of the page of questions. @returns its version */
async function drafted(zh: string): Promise<number> {
  return need(await keep(text(zh), await open())).version;
}

describe('a draft', () => {
  it('begins as what is live, and stays apart from it', async () => {
    const begun = await open();
    expect(begun).toMatchObject({ version: 0, base: begun.live, publishAt: null, error: null });
    expect(begun.value.title.zh).toBe((await live()).title);
    const version = await drafted('草稿<script>x()</script>');
    expect(await open()).toMatchObject({ version, base: begun.base, value: { html: { zh: '<p>草稿</p>' } } });
    expect((await live()).title).not.toContain('草稿');
  });

  it('saved by two: the second is told', async () => {
    const begun = await open();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => keep(text(`第${n}`), begun)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const refused = answers.find(({ envelope }) => !envelope.success)?.envelope;
    expect(refused).toMatchObject({ code: 'A00001', data: { conflict: { version: 1, by: '店员' } } });
    const { version, base } = await open();
    need(await keep(text('再改'), { version, base }));
    expect((await keep(text('迟到'), { version, base })).envelope.success).toBe(false);
  });

  it('is thrown away, once', async () => {
    const version = await drafted('不要了');
    expect((await editor.call('DELETE', `${FAQ}/draft?version=${version + 1}`)).envelope.success).toBe(false);
    need(await editor.call('DELETE', `${FAQ}/draft?version=${version}`));
    expect((await open()).version).toBe(0);
    expect((await editor.call('DELETE', `${FAQ}/draft?version=${version}`)).envelope.success).toBe(false);
  });

  it('is written down, apart from the history of the page', async () => {
    const version = await drafted('记下来');
    const rows = await mall.db.select().from(change).where(eq(change.kind, 'content-draft'));
    expect(rows.at(-1)).toMatchObject({ ref: 'faq', action: 'save', version, before: null, operatorId: editor.id });
    const { items } = await editor.get<{ items: { action: string }[] }>(`${FAQ}/history`);
    expect(items.filter(({ action }) => action === 'save')).toEqual([]);
  });
});

describe('publishing', () => {
  it('puts it in the place of what is live and drops that page', async () => {
    const version = await drafted('发布');
    const dropped = await editor.dropping(async () => need(await editor.post(`${FAQ}/draft/publish`, { version })));
    expect(dropped).toEqual(['content:faq']);
    expect(await live()).toMatchObject({ title: '发布', html: '<p>发布</p>', updatedAt: NOON.toISOString() });
    expect(await open()).toMatchObject({ version: 0, value: { title: { en: 'EN 发布' } } });
    const { items } = await editor.get<{ items: { id: number; action: string }[] }>(`${FAQ}/history`);
    expect(items[0]?.action).toBe('publish');
    const { before, after } = await editor.get<ChangeView>(`${FAQ}/history/${items[0]?.id}`);
    expect(after).toEqual(text('发布'));
    expect(before).not.toEqual(after);
  });

  it('is refused when what is live has moved since, until the draft is brought up to it', async () => {
    const version = await drafted('旧底稿');
    await editor.edit<ContentDocument>(FAQ, () => text('抢先'));
    const { envelope } = await editor.post(`${FAQ}/draft/publish`, { version });
    expect(envelope.code).toBe('A00001');
    const { conflict } = envelope.data as unknown as { conflict: Conflict };
    expect(conflict).toMatchObject({ value: text('抢先'), by: '店员' });
    expect((await live()).title).toBe('抢先');
    const kept = await open();
    expect(kept.base).toBe(kept.live - 1);
    const merged = need(await keep(text('合并'), { version, base: conflict.version }));
    need(await editor.post(`${FAQ}/draft/publish`, merged));
    expect((await live()).title).toBe('合并');
  });

  it('of many at once happens once', async () => {
    const version = await drafted('一次');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => editor.post(`${FAQ}/draft/publish`, { version })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('names the draft that was seen', async () => {
    const version = await drafted('甲');
    const { base } = await open();
    need(await keep(text('乙'), { version, base }));
    expect((await editor.post(`${FAQ}/draft/publish`, { version })).envelope.success).toBe(false);
    expect((await editor.post('content/privacy/draft/publish', { version })).status).toBe(404);
  });

  it('makes a page that nobody wrote yet', async () => {
    await mall.db.delete(contentPage).where(eq(contentPage.slug, 'service'));
    const begun = await open('content/service');
    expect(begun).toMatchObject({ version: 0, base: 0, value: { title: { zh: '' } } });
    const kept = need(await keep(text('关于'), begun, 'content/service'));
    need(await editor.post('content/service/draft/publish', kept));
    expect((await live('service')).title).toBe('关于');
  });
});

describe('the clock', () => {
  const schedule = (version: number, time: string | null, path = FAQ) =>
    editor.post<{ version: number }>(`${path}/draft/schedule`, { version, at: time });

  it('publishes at the time, not before, and says so to every node', async () => {
    const { version } = need(await schedule(await drafted('定时'), at(HOUR_MS)));
    expect(await open()).toMatchObject({ version, publishAt: at(HOUR_MS) });
    mall.now.now = new Date(NOON.getTime() + HOUR_MS - 1);
    expect(await publishDue(mall)).toBe(0);
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    const dropped = await editor.dropping(async () => expect(await publishDue(mall)).toBe(1));
    expect(dropped).toEqual(['content:faq']);
    expect((await live()).title).toBe('定时');
    expect(await publishDue(mall)).toBe(0);
    const { items } = await editor.get<{ items: { action: string; by: string }[] }>(`${FAQ}/history`);
    expect(items[0]).toMatchObject({ action: 'publish', by: '' });
  });

  it('is called off', async () => {
    const { version } = need(await schedule(await drafted('取消'), at(HOUR_MS)));
    need(await schedule(version, null));
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    expect(await publishDue(mall)).toBe(0);
    expect((await live()).title).not.toBe('取消');
  });

  it('takes no time that is over, and no draft that was not seen', async () => {
    const version = await drafted('过去');
    expect(errorOf(await schedule(version, at(0)))).toBe('at');
    expect((await schedule(version + 1, at(HOUR_MS))).envelope.code).toBe('A00001');
  });

  it('does not publish over what has moved, and says so until the draft is changed', async () => {
    need(await schedule(await drafted('晚了'), at(HOUR_MS)));
    await editor.edit<ContentDocument>(FAQ, () => text('先来'));
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    expect(await publishDue(mall)).toBe(1);
    expect(await publishDue(mall)).toBe(0);
    expect((await live()).title).toBe('先来');
    const kept = await open();
    expect(kept).toMatchObject({ error: 'moved', publishAt: null, value: { title: { zh: '晚了' } } });
    need(await keep(kept.value, { version: kept.version, base: kept.live }));
    expect((await open()).error).toBeNull();
  });

  it('of any number of nodes publishes each draft once', async () => {
    for (const slug of ['faq', 'privacy', 'service', 'terms', 'buy-notice']) {
      const path = `content/${slug}`;
      const { version } = need(await keep(text(`多节点${slug}`), await open(path), path));
      need(await schedule(version, at(HOUR_MS), path));
    }
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    const found = await Promise.all(Array.from({ length: 10 }, () => publishDue(mall)));
    expect(found.reduce((sum, n) => sum + n)).toBe(5);
    expect((await live('terms')).title).toBe('多节点terms');
    const { items } = await editor.get<{ items: { action: string }[] }>('content/terms/history');
    expect(items).toHaveLength(1);
  });

  it('leaves alone what can no longer be published, and goes on with the rest', async () => {
    const home = await open<HomeDraft>('home-page');
    const [floor] = home.value.floors;
    if (!floor) throw new Error('the demo home page has floors');
    const kept = need(await keep(home.value, home, 'home-page'));
    need(await schedule(kept.version, at(HOUR_MS), 'home-page'));
    const gone = { ...home.value, floors: [{ ...floor, category: 'no-longer-there' }] };
    await mall.db.update(draft).set({ value: gone });
    need(await schedule(await drafted('其余'), at(HOUR_MS + 1)));
    mall.now.now = new Date(NOON.getTime() + 2 * HOUR_MS);
    expect(await publishDue(mall)).toBe(2);
    expect((await live()).title).toBe('其余');
    expect((await open('home-page')).error).toBe('refused');
    await mall.db.update(draft).set({ value: { floors: 1 }, publishAt: NOON });
    expect(await publishDue(mall)).toBe(1);
    const [row] = await mall.db.select().from(draft);
    expect(row).toMatchObject({ error: 'refused', publishAt: null });
  });
});

describe('previews', () => {
  type Key = { key: string; until: string };

  it('show the draft of a page to those with the key', async () => {
    const { key, until } = need(await editor.post<Key>(`${FAQ}/draft/key`));
    expect(until).toBe(at(24 * HOUR_MS));
    const look = (by: string, slug = 'faq', language: 'zh' | 'en' = 'zh') =>
      mall.call<ContentPreview>('GET', `/api/app/preview/content/${slug}?key=${by}`, { language });
    expect(need(await look(key))).toMatchObject({ draft: false, page: { title: (await live()).title } });
    await drafted('先看看');
    expect(need(await look(key))).toMatchObject({ draft: true, until, page: { title: '先看看' } });
    expect(need(await look(key, 'faq', 'en')).page.html).toBe('<p>EN 先看看</p>');
    expect((await look(key)).headers.get('cache-control')).toBe('no-store');
    expect((await look(key, 'privacy')).status).toBe(404);
    expect((await look(`${key}x`)).status).toBe(404);
    expect((await mall.call('GET', `/api/app/preview/home?key=${key}`)).status).toBe(404);
  });

  it('show the draft of the home page', async () => {
    const { key } = need(await editor.post<Key>('home-page/draft/key'));
    const begun = await open<HomeDraft>('home-page');
    need(await keep({ ...begun.value, shops: begun.value.shops.slice(1) }, begun, 'home-page'));
    const shown = need(await mall.call<HomePreview>('GET', `/api/app/preview/home?key=${key}`));
    expect(shown).toMatchObject({ draft: true, page: { shops: begun.value.shops.slice(1) } });
  });

  it('of the footer there are none: its editor shows it', async () => {
    expect((await editor.post('footer/draft/key')).status).toBe(404);
    const begun = await open<FooterDocument>('footer');
    const kept = need(await keep({ items: begun.value.items.slice(0, 1) }, begun, 'footer'));
    need(await editor.post('footer/draft/publish', kept));
    const { envelope } = await mall.call<unknown[]>('GET', '/api/app/p/home/config/bottomTree');
    expect(envelope.data).toHaveLength(1);
  });
});
