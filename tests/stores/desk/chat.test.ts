import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Talk } from '#contract/chat/desk.schema.ts';
import { createConsole } from '#src/stores/desk/chat.ts';
import { FakeSocket, useFakeSockets } from '../../helpers/chat/fake-socket.ts';

const WORDS = { network: 'network', internal: 'internal' };
const talk = (id: number, more: Partial<Talk> = {}): Talk => ({
  ...{ id, shopper: { name: 'a', avatar: null, online: true }, tab: 'queue', servedBy: null, waitingSince: null },
  ...{ unread: 0, readByShopper: 0, last: null },
  ...more,
});

let now: Talk;
/** What the next list waits for; it is what it was when it was asked for. */
let late: Promise<void> | undefined;
const asked: string[] = [];
const onNews = vi.fn();

beforeEach(() => {
  useFakeSockets();
  now = talk(1);
  late = undefined;
  asked.length = 0;
  onNews.mockClear();
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url.replace('/api/desk/p/chat/', '')}`);
    const answer = (data: unknown) => Response.json({ success: true, code: '00000', data });
    if (url.includes('messages')) {
      const message = {
        conversation: 1,
        seq: 1,
        id: 'a',
        from: 'shopper',
        type: 1,
        text: 'a',
        at: '2026-11-25T01:00:00Z',
      };
      return answer({ items: [message], more: false, readByShopper: 0, readByStaff: 0 });
    }
    if (url.endsWith('/take')) now = talk(1, { tab: 'mine', servedBy: { id: 9, name: 'me' } });
    if (url.endsWith('/hand')) now = talk(1, { tab: 'others', servedBy: { id: 8, name: 'you' } });
    if (url.endsWith('/end')) now = talk(1, { tab: 'ended' });
    if (method === 'POST') return answer(now);
    const [item, wait] = [now, late];
    late = undefined;
    await wait;
    return answer({ me: 9, items: [item], figures: { waiting: 1, open: 0, answered: 0, firstAnswer: null } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const desk = createConsole(WORDS, onNews);
  await desk.reload();
  FakeSocket.last().open();
  desk.show(talk(1));
  await vi.waitFor(() => expect(desk.$thread.get()?.$thread.get().state).toBe('loaded'));
  const news = (data: object) => FakeSocket.last().hear({ code: '00000', data });
  return { desk, news };
}

describe('the console', () => {
  it('takes, hands over and ends the talk that is open', async () => {
    const { desk } = await open();
    expect(await desk.take()).toBe(true);
    expect([desk.$talk.get()?.tab, desk.value()?.items[0]?.tab]).toEqual(['mine', 'mine']);
    await desk.hand(8);
    expect(desk.$talk.get()?.servedBy?.id).toBe(8);
    await desk.end();
    expect(desk.$talk.get()?.tab).toBe('ended');
    await desk.choose('mine');
    expect(asked.at(-1)).toBe('GET talks?tab=mine');
    desk.stop();
  });

  it('keeps what was taken, whatever a list says that was asked for before', async () => {
    const { desk } = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    late = promise;
    const stale = desk.reload();
    await desk.take();
    resolve();
    await stale;
    expect(desk.$talk.get()?.tab).toBe('mine');
    desk.stop();
  });

  it('reads for the shopper only what it serves', async () => {
    const { desk } = await open();
    const read = () =>
      FakeSocket.last()
        .frames()
        .filter(({ msgType }) => msgType === 5).length;
    desk.look();
    expect(read()).toBe(0);
    await desk.take();
    desk.look();
    expect(read()).toBe(1);
    desk.show(talk(1));
    desk.stop();
  });

  it('is told who serves now', async () => {
    const { desk, news } = await open();
    news({ event: 'served', conversation: 2, servedBy: 'x', operatorId: 3 });
    expect(desk.$talk.get()?.tab).toBe('queue');
    news({ event: 'served', conversation: 1, servedBy: 'x', operatorId: 3 });
    expect(desk.$talk.get()).toMatchObject({ tab: 'others', servedBy: { id: 3, name: 'x' } });
    news({ event: 'served', conversation: 1, servedBy: 'me', operatorId: 9 });
    expect(desk.$talk.get()?.tab).toBe('mine');
    news({ event: 'served', conversation: 1, servedBy: null, operatorId: null });
    expect(desk.$talk.get()).toMatchObject({ tab: 'queue', servedBy: null });
    desk.stop();
  });

  it('is heard when a shopper writes, and counts what nobody looked at', async () => {
    const { desk, news } = await open();
    const message = (from: string) => news({ event: 'message', message: { conversation: 5, from, seq: 1 } });
    message('staff');
    expect(onNews).not.toHaveBeenCalled();
    message('shopper');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    message('shopper');
    expect([onNews.mock.calls.length, desk.$missed.get()]).toEqual([2, 1]);
    desk.look();
    expect(desk.$missed.get()).toBe(0);
    const before = asked.length;
    FakeSocket.last().hear({ code: '11' });
    FakeSocket.last().hear({ code: '10' });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    desk.stop();
    vi.restoreAllMocks();
  });
});
