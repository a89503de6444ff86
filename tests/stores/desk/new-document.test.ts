import { beforeEach, expect, it, vi } from 'vitest';
import { addNotice } from '#contract/content/desk.calls.ts';
import type { NoticeDocument } from '#contract/content/desk.schema.ts';
import { createNewDocument } from '#src/stores/desk/new-document.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: 'no network', internal: 'a slip' };
const createNotice = (onAdded: (id: string) => void) =>
  createNewDocument<NoticeDocument>(
    {
      ...{ kind: 'notice', add: addNotice, onAdded },
      start: { title: { zh: '', en: '' }, html: { zh: '', en: '' }, pinned: false, publishedAt: '' },
    },
    WORDS,
  );

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  sessionStorage.clear();
  mall = stubMall();
});

it('a new announcement is put in once, however often it is tried', async () => {
  const added = vi.fn();
  const notice = createNotice(added);
  await notice.load();
  notice.set('title', { zh: '好', en: '' });
  mall.answers['POST /desk/p/notices'] = new Refusal('忙');
  expect(await notice.save()).toBe(false);
  expect(added).not.toHaveBeenCalled();
  mall.answers['POST /desk/p/notices'] = { id: '9' };
  expect(await notice.save()).toBe(true);
  expect(added).toHaveBeenCalledWith('9');
  expect(notice.$dirty.get()).toBe(false);
  const keys = mall.sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(await notice.source.history()).toEqual({ items: [], more: false });
});

it('one that may have got in is asked for first, and then saved as it has become', async () => {
  const added = vi.fn();
  const notice = createNotice(added);
  await notice.load();
  notice.set('title', { zh: '好', en: '' });
  expect(await notice.save()).toBe(false);
  notice.set('title', { zh: '更好', en: '' });
  mall.answers['POST /desk/p/notices'] = { id: '9' };
  expect(await notice.save()).toBe(false);
  mall.answers['PUT /desk/p/notice/9'] = { version: 2 };
  expect(await notice.save()).toBe(true);
  const titles = mall.sent.map(({ call, body }) => [call, (body as { title?: unknown }).title]);
  const old = { zh: '好', en: '' };
  expect(titles.slice(0, 2)).toEqual([
    ['POST /desk/p/notices', old],
    ['POST /desk/p/notices', old],
  ]);
  expect(titles.slice(2).map(([call]) => call)).toEqual(['PUT /desk/p/notice/9', 'PUT /desk/p/notice/9']);
  expect(mall.last()?.body).toMatchObject({ value: { title: { zh: '更好', en: '' } }, version: 1 });
  expect(added).toHaveBeenCalledWith('9');
});

it('one that was refused is sent as it has become', async () => {
  const notice = createNotice(() => {});
  await notice.load();
  notice.set('title', { zh: '好', en: '' });
  mall.answers['POST /desk/p/notices'] = new Refusal('不行');
  expect(await notice.save()).toBe(false);
  notice.set('title', { zh: '更好', en: '' });
  mall.answers['POST /desk/p/notices'] = { id: '9' };
  expect(await notice.save()).toBe(true);
  expect(mall.calls()).toEqual(['POST /desk/p/notices', 'POST /desk/p/notices']);
});
