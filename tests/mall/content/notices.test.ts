import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskNoticePage, NoticeDocument } from '#contract/content/desk.schema.ts';
import type { NewestNotices, NoticePage } from '#contract/content/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall);
});
afterAll(() => mall.close());
/** Of a shopper: announcements need a login. */
let token: string;
beforeEach(async () => {
  mall.now.now = NOON;
  token = await mall.logIn();
});

const at = (ms: number) => new Date(NOON.getTime() + ms).toISOString();
const notice = (more: Partial<NoticeDocument> = {}): NoticeDocument => ({
  title: { zh: '停电通知', en: 'Power cut' },
  html: { zh: '<p onclick="x()">今晚<script>x()</script></p>', en: '<p>Tonight</p>' },
  pinned: false,
  publishedAt: at(0),
  ...more,
});
const add = async (value: NoticeDocument, key: string = crypto.randomUUID()) =>
  editor.call<{ id: string }>('POST', 'notices', value, { 'idempotency-key': key });
const newest = async () => need(await mall.call<NewestNotices>('GET', '/api/app/notices'));

describe('an announcement', () => {
  it('is added, and the home page shows it first', async () => {
    let id = '';
    expect(await editor.dropping(async () => ({ id } = need(await add(notice()))))).toEqual(['notices']);
    // Pinned ones stand before it.
    const first = (await newest()).items.find(({ pinned }) => !pinned);
    expect(first).toMatchObject({ id: Number(id), title: '停电通知' });
    const shown = await mall.call<{ html: string }>('GET', `/api/app/p/noticeList/${id}`, { token });
    expect(shown.envelope.data?.html).toBe('<p>今晚</p>');
  });

  it('sent twice is added once', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(notice(), key)));
    expect(new Set(answers.map((answer) => need(answer).id)).size).toBe(1);
  });

  it('is changed, pinned, and taken out', async () => {
    const { id } = need(await add(notice()));
    const path = `notice/${id}`;
    const changed = await editor.edit<NoticeDocument>(path, (value) => ({ ...value, pinned: true }));
    expect((await newest()).items[0]?.id).toBe(Number(id));
    const stale = await editor.call('DELETE', `${path}?version=${changed.version - 1}`);
    expect(stale.envelope).toMatchObject({ code: 'A00001', data: { conflict: { version: changed.version } } });
    const gone = await editor.dropping(() => editor.call('DELETE', `${path}?version=${changed.version}`));
    expect(gone).toEqual(['notices']);
    expect((await editor.call('GET', path)).status).toBe(404);
    expect((await editor.call('DELETE', `${path}?version=1`)).status).toBe(404);
    const { items } = await editor.get<{ items: { action: string; by: string }[] }>(`${path}/history`);
    expect(items.map(({ action }) => action)).toEqual(['remove', 'save', 'add']);
  });

  it('appears when its time comes, and pages made before know until when they are good', async () => {
    const { id } = need(await add(notice({ publishedAt: at(2 * HOUR_MS) })));
    const before = await newest();
    expect(before.items.map((item) => item.id)).not.toContain(Number(id));
    expect(before.freshUntil).toBe(at(2 * HOUR_MS));
    expect((await mall.call('GET', `/api/app/p/noticeList/${id}`, { token })).status).toBe(404);
    const listed = need(await mall.call<NoticePage>('GET', '/api/app/p/noticeList', { token }));
    expect(listed.items.map((item) => item.id)).not.toContain(Number(id));
    mall.now.now = new Date(NOON.getTime() + 2 * HOUR_MS);
    expect((await newest()).items.map((item) => item.id)).toContain(Number(id));
    expect((await mall.call('GET', `/api/app/p/noticeList/${id}`, { token: await mall.logIn() })).status).toBe(200);
  });

  it('has to have a title and a time', async () => {
    expect(errorOf(await add(notice({ title: { zh: ' ', en: 'x' } })))).toBe('title.zh');
    expect(errorOf(await add(notice({ publishedAt: 'tomorrow' })))).toBe('publishedAt');
    expect(errorOf(await editor.call('POST', 'notices', notice()))).toBe('idempotency-key');
  });
});

it('the list of the desk has those to come too, a page at a time', async () => {
  for (let n = 0; n < 21; n += 1) await add(notice({ publishedAt: at(HOUR_MS * (n + 10)) }));
  const first = await editor.get<DeskNoticePage>('notices');
  expect(first.items).toHaveLength(20);
  expect(first.total).toBeGreaterThan(20);
  const last = await editor.get<DeskNoticePage>(`notices?page=${first.pages}`);
  expect(last.items.length).toBe(first.total - 20 * (first.pages - 1));
  expect(first.items.some(({ publishedAt }) => publishedAt > at(0))).toBe(true);
});

it('of those who change and take out at once one does', async () => {
  const { id } = need(await add(notice()));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2
        ? editor.put(`notice/${id}`, { value: notice({ pinned: true }), version: 1 })
        : editor.call('DELETE', `notice/${id}?version=1`),
    ),
  );
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
});
