import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnMessages, UnreadMessages } from '#contract/message/schema.ts';
import { messagePath, readMessageFilter } from '#src/lib/browser/message/message-url.ts';
import { createMessageList } from '#src/stores/inside/message-list.ts';
import { $user } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { $unread, setUnread, syncUnread } from '#src/stores/public/unread.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const ALL = { tab: 'all', page: 1 } as const;
const LIST = 'GET /app/p/messages';
const UNREAD = 'GET /app/p/messages/unread';

const unreadOf = (order: number, system = 0): UnreadMessages => ({
  total: order + system,
  kinds: { order, promotion: 0, service: 0, system },
});
const pageOf = (messages: [id: number, read: boolean][], unread: UnreadMessages): OwnMessages => ({
  items: messages.map(([id, read]) => ({
    ...{ id, read, kind: 'order', title: '', text: '', link: '/', at: '', picture: '', word: null, refund: null },
  })),
  ...{ page: 1, pages: 1, total: messages.length, newest: messages[0]?.[0] ?? 0, unread },
});

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  localStorage.clear();
  $toasts.set([]);
  $unread.set(0);
  $user.set({ userId: 3, nickName: '小良', userAvatar: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(filter: Parameters<typeof createMessageList>[0] = ALL) {
  mall.answers[LIST] = pageOf(
    [
      [9, false],
      [8, false],
      [7, true],
    ],
    unreadOf(2, 1),
  );
  const list = createMessageList(filter, words);
  await list.reload();
  const shown = () => list.value()?.items.map(({ id, read }) => [id, read]);
  return { list, shown };
}

describe('messages', () => {
  it('one that is opened is read at once, before the mall has said so', async () => {
    const { list, shown } = await open();
    expect($unread.get()).toBe(3);
    mall.answers['POST /app/p/messages/8/read'] = unreadOf(1, 1);
    const reading = list.read(8);
    expect([shown()?.[1], list.value()?.unread, $unread.get()]).toEqual([[8, true], unreadOf(1, 1), 2]);
    await reading;
    expect([shown()?.[1], $unread.get()]).toEqual([[8, true], 2]);
    await list.read(7);
    await list.read(6);
    expect(mall.calls()).toHaveLength(2);
  });

  it('one that could not be read is unread again', async () => {
    const { list, shown } = await open();
    mall.answers['POST /app/p/messages/8/read'] = new Refusal('没有找到', undefined, 404);
    await list.read(8);
    expect([shown()?.[1], $unread.get()]).toEqual([[8, false], 3]);
    expect($toasts.get().map(({ text }) => text)).toEqual(['没有找到']);
  });

  it('all of a kind are read up to the newest that is shown', async () => {
    const { list, shown } = await open();
    mall.answers['POST /app/p/messages/read'] = unreadOf(0);
    await list.readAll();
    expect(mall.last()?.body).toEqual({ upTo: 9 });
    expect([shown()?.map(([, read]) => read), $unread.get()]).toEqual([[true, true, true], 0]);
    mall.answers[`${LIST}?kind=order`] = mall.answers[LIST];
    await list.show({ tab: 'order', page: 1 });
    await list.readAll();
    expect(mall.last()?.body).toEqual({ kind: 'order', upTo: 9 });
  });

  it('where there is none, none are read', async () => {
    const { list } = await open();
    mall.answers[LIST] = pageOf([], unreadOf(0));
    await list.reload();
    await list.readAll();
    expect(mall.last()?.call).toBe(LIST);
  });

  it('one is deleted and restored', async () => {
    const { list, shown } = await open();
    const before = mall.answers[LIST];
    mall.answers['DELETE /app/p/messages/8'] = unreadOf(1, 1);
    mall.answers[LIST] = pageOf([[9, false]], unreadOf(1, 1));
    await list.remove(8);
    expect([shown(), list.$gone.get(), $unread.get()]).toEqual([[[9, false]], 8, 2]);
    mall.answers['POST /app/p/messages/8/restore'] = unreadOf(2, 1);
    mall.answers[LIST] = before;
    await list.restore();
    expect([shown()?.length, list.$gone.get(), $unread.get()]).toEqual([3, undefined, 3]);
    await list.restore();
    expect(mall.calls().filter((call) => call.includes('restore'))).toHaveLength(1);
  });

  it('one that could not be deleted stays, and what was deleted is forgotten on another tab', async () => {
    const { list, shown } = await open();
    await list.remove(8);
    expect([shown()?.length, list.$gone.get()]).toEqual([3, undefined]);
    mall.answers['DELETE /app/p/messages/8'] = unreadOf(1, 1);
    await list.remove(8);
    await list.restore();
    expect(list.$gone.get()).toBe(8);
    await list.show(ALL);
    expect(list.$gone.get()).toBeUndefined();
  });
});

describe('the address of messages', () => {
  it.each([
    ['', ALL, '/user-center/uc-message'],
    ['?kind=order&page=2', { tab: 'order', page: 2 }, '/user-center/uc-message?kind=order&page=2'],
    ['?kind=all&page=x', ALL, '/user-center/uc-message'],
  ] as const)('%s', (search, filter, path) => {
    expect(readMessageFilter(search)).toEqual(filter);
    expect(messagePath(filter)).toBe(path);
  });
});

describe('how many are unread', () => {
  it('is asked for once a minute, whatever tab asks', async () => {
    vi.useFakeTimers();
    mall.answers[UNREAD] = unreadOf(4);
    await syncUnread();
    $unread.set(0);
    await syncUnread();
    expect([$unread.get(), mall.calls()]).toEqual([4, [UNREAD]]);
    vi.advanceTimersByTime(60_000);
    mall.answers[UNREAD] = unreadOf(5);
    await syncUnread();
    expect([$unread.get(), mall.calls().length]).toEqual([5, 2]);
  });

  it('is that of the shopper who is logged in', async () => {
    mall.answers[UNREAD] = unreadOf(4);
    await syncUnread();
    $user.set({ userId: 4, nickName: '小集', userAvatar: null });
    mall.answers[UNREAD] = unreadOf(1);
    await syncUnread();
    expect($unread.get()).toBe(1);
    let answer: (unread: UnreadMessages) => void = () => {};
    mall.answers[UNREAD] = () => new Promise((done) => (answer = done));
    localStorage.setItem('liangji.unread', '{');
    const asking = syncUnread();
    await vi.waitFor(() => expect(mall.sent).toHaveLength(3));
    $user.set(undefined);
    answer(unreadOf(9));
    await asking;
    await syncUnread();
    expect([$unread.get(), mall.sent.length]).toEqual([0, 3]);
  });

  it('is what the mall said last, whoever is known by then', async () => {
    mall.answers[UNREAD] = unreadOf(4);
    await syncUnread();
    $user.set(undefined);
    setUnread(0);
    $user.set({ userId: 3, nickName: '小良', userAvatar: null });
    let answer: (unread: UnreadMessages) => void = () => {};
    mall.answers[UNREAD] = () => new Promise((done) => (answer = done));
    const asking = syncUnread();
    await vi.waitFor(() => expect(mall.sent).toHaveLength(2));
    setUnread(1);
    answer(unreadOf(2));
    await asking;
    expect($unread.get()).toBe(1);
  });

  it('stays when the mall does not say', async () => {
    await syncUnread();
    expect([$unread.get(), $toasts.get()]).toEqual([0, []]);
  });
});
