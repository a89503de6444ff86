import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatHistory, ChatMessage, ServerFrame } from '#contract/chat/schema.ts';
import type { SocketState } from '#src/lib/browser/chat/socket.ts';
import type { Resource } from '#src/lib/shared/api/resource.ts';
import { createThread } from '#src/stores/inside/chat-thread.ts';
import type { ChatLink } from '#src/stores/public/chat-link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ conversation: 7, seq, id: `m-${seq}`, from: 'staff', type: 1, text: `${seq}`, at: '2026-11-25T01:00:00.000Z' },
  ...more,
});

type Page = Partial<ChatHistory>;

function open(pages: (Page | Error)[], own: 'shopper' | 'staff' = 'shopper', first?: Resource<ChatHistory>) {
  const $state = atom<SocketState>('open');
  const listeners = new Set<(frame: ServerFrame) => void>();
  const sent: { type: number; content: unknown }[] = [];
  const asked: { before?: number; after?: number }[] = [];
  const link = {
    $state,
    send: (type: number, content: unknown) => void sent.push({ type, content }),
    leads: () => true,
    retry: () => {},
    stop: () => {},
    listen(listener: (frame: ServerFrame) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const history = async (query: { before?: number; after?: number }): Promise<ChatHistory> => {
    asked.push(query);
    const page = pages.shift() ?? {};
    if (page instanceof Error) throw page;
    return { items: [], more: false, readByShopper: 0, readByStaff: 0, ...page };
  };
  const thread = createThread({ id: 7, own, history, first });
  thread.connect(link);
  const hear = (frame: ServerFrame) => {
    for (const listener of listeners) listener(frame);
  };
  const seqs = () => thread.$thread.get().items.map(({ seq }) => seq);
  const message = (one: ChatMessage) => hear({ code: '00000', data: { event: 'message', message: one } });
  return { thread, hear, message, sent, asked, seqs, $state, now: () => thread.$thread.get() };
}

describe('a conversation', () => {
  it('shows the newest page, and older ones on demand', async () => {
    const one = open([
      { items: [said(4), said(5)], more: true, readByStaff: 3 },
      { items: [said(2), said(3)], more: true },
      new Error('x'),
    ]);
    await one.thread.load();
    expect([one.now().state, one.now().read, one.seqs()]).toEqual(['loaded', 3, [4, 5]]);
    expect(await one.thread.older()).toBe(true);
    expect([one.seqs(), one.asked]).toEqual([
      [2, 3, 4, 5],
      [{}, { before: 4 }],
    ]);
    expect(await one.thread.older()).toBe(false);
    const whole = open([{ items: [said(1)] }]);
    await whole.thread.load();
    expect(await whole.thread.older()).toBe(false);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const one = open([new Error('x'), { items: [said(1)] }]);
    await one.thread.load();
    expect(one.now().state).toBe('failed');
    one.$state.set('down');
    one.$state.set('open');
    await vi.waitFor(() => expect(one.now().state).toBe('loaded'));
  });

  it('takes what comes in the order of the mall, and fetches what is missing between', async () => {
    const one = open([{ items: [said(1)] }, { items: [said(2), said(3)], more: true }, { items: [said(4)] }]);
    await one.thread.load();
    one.message(said(2, { conversation: 8 }));
    expect(one.seqs()).toEqual([1]);
    one.message(said(4));
    await vi.waitFor(() => expect(one.seqs()).toEqual([1, 2, 3, 4]));
    one.message(said(5));
    expect([one.seqs(), one.asked]).toEqual([
      [1, 2, 3, 4, 5],
      [{}, { after: 1 }, { after: 3 }],
    ]);
  });

  it('catches up after the socket was gone, and when it is told to', async () => {
    const one = open([
      { items: [said(1)] },
      { items: [said(2)], readByStaff: 2 },
      new Error('x'),
      { items: [said(3)] },
    ]);
    await one.thread.load();
    one.$state.set('opening');
    one.$state.set('open');
    await vi.waitFor(() => expect([one.seqs(), one.now().read]).toEqual([[1, 2], 2]));
    one.hear({ code: '00000', data: { event: 'sync' } });
    await vi.waitFor(() => expect(one.asked).toHaveLength(3));
    one.hear({ code: '00000', data: { event: 'sync' } });
    await vi.waitFor(() => expect(one.seqs()).toEqual([1, 2, 3]));
  });
});

describe('a conversation that the page came with', () => {
  const page: ChatHistory = { items: [said(1), said(2)], more: true, readByShopper: 1, readByStaff: 2 };

  it('is there at once, and fetches what came since', async () => {
    const one = open([{ items: [said(3)] }], 'shopper', { state: 'loaded', value: page });
    expect(one.now()).toMatchObject({ state: 'loaded', more: true, read: 2 });
    await vi.waitFor(() => expect([one.seqs(), one.asked]).toEqual([[1, 2, 3], [{ after: 2 }]]));
    expect(open([], 'staff', { state: 'loaded', value: page }).now().read).toBe(1);
  });

  it('is connected once', () => {
    const one = open([{}], 'shopper', { state: 'loaded', value: page });
    one.thread.connect({} as ChatLink);
    expect(one.asked).toHaveLength(1);
  });

  it('says that it failed', () => {
    const one = open([], 'shopper', { state: 'failed', text: 'a' });
    expect([one.now().state, one.asked]).toEqual(['failed', []]);
  });
});

describe('sending', () => {
  it('shows it at once, and as stored when the mall has taken it', async () => {
    const one = open([{}]);
    await one.thread.load();
    one.thread.send(1, { text: '你好' });
    const [pending] = one.now().pending;
    expect(pending).toMatchObject({ state: 'sending', body: { text: '你好' } });
    expect(one.sent).toEqual([{ type: 1, content: { conversation: 7, id: pending?.id, body: { text: '你好' } } }]);
    one.hear({ code: '12', data: { message: said(1, { id: pending?.id ?? '', from: 'shopper' }) } });
    expect([one.now().pending, one.seqs()]).toEqual([[], [1]]);
  });

  it('says when it does not arrive, and sends it again under the same name', async () => {
    const one = open([{}]);
    await one.thread.load();
    one.thread.send(1, { text: '一' });
    vi.advanceTimersByTime(11_000);
    const [late] = one.now().pending;
    expect(late?.state).toBe('failed');
    one.thread.resend('unknown');
    one.thread.resend(late?.id ?? '');
    expect(one.now().pending[0]?.state).toBe('sending');
    expect(new Set(one.sent.map(({ content }) => (content as { id: string }).id)).size).toBe(1);
    one.thread.discard(late?.id ?? '');
    expect(one.now().pending).toEqual([]);
  });

  it('shows why the mall refused it', async () => {
    const one = open([{}]);
    await one.thread.load();
    one.thread.send(1, { text: '一' });
    const id = one.now().pending[0]?.id ?? '';
    one.hear({ code: 'A00001', msg: '太快了', data: { conversation: 8, id } });
    one.hear({ code: 'A00001', msg: '太快了' });
    expect(one.now().pending[0]?.state).toBe('sending');
    one.hear({ code: '15', data: { conversation: 7, id } });
    expect(one.now().pending[0]).toMatchObject({ state: 'failed', refused: '' });
  });

  it('repeats what was on its way when the socket comes back', async () => {
    const one = open([{}, {}]);
    await one.thread.load();
    one.thread.send(1, { text: '一' });
    one.$state.set('opening');
    one.$state.set('open');
    await vi.waitFor(() => expect(one.sent).toHaveLength(2));
  });
});

describe('reading', () => {
  it('tells the mall up to where, once', async () => {
    const one = open([{ items: [said(1), said(2)] }]);
    await one.thread.load();
    expect([one.thread.look(), one.thread.look()]).toEqual([true, false]);
    expect(one.sent).toEqual([{ type: 5, content: { conversation: 7, body: { upTo: 2 } } }]);
  });

  it('shows up to where the other side has read', async () => {
    const one = open([{ items: [said(1)], readByShopper: 1 }], 'staff');
    await one.thread.load();
    const read = (by: string, upTo: number, conversation = 7) =>
      one.hear({ code: '00000', data: { event: 'read', by, upTo, conversation } });
    read('staff', 5);
    read('shopper', 6, 8);
    expect(one.now().read).toBe(1);
    read('shopper', 3);
    read('shopper', 2);
    expect(one.now().read).toBe(3);
    one.thread.stop();
    read('shopper', 9);
    expect(one.now().read).toBe(3);
  });
});
