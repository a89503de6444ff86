import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatHistory, ChatMessage, Conversation } from '#contract/chat/schema.ts';
import { readChatAddress } from '#src/lib/browser/chat/chat-address.ts';
import type { Resource } from '#src/lib/shared/api/resource.ts';
import { createChat } from '#src/stores/inside/chat.ts';
import { ownLink } from '#src/stores/public/chat-own.ts';
import { $newMessage } from '#src/stores/public/message.ts';
import { $user } from '#src/stores/public/session.ts';
import { FakeSocket, useFakeSockets } from '../../helpers/chat/fake-socket.ts';

const WORDS = { network: 'network', internal: 'internal' };
const message = (conversation: number, seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ conversation, seq, id: `m-${seq}`, from: 'staff', type: 1, text: 'a', at: `2026-11-25T01:00:0${seq}.000Z` },
  ...more,
});
const talk = (id: number, shopId: number, more: Partial<Conversation> = {}): Conversation => ({
  ...{ id, shopId, name: '', logo: '', servedBy: null, open: true, hours: '', unread: 0, readByStaff: 0, last: null },
  ...more,
});

let talks: Conversation[];
const asked: string[] = [];

beforeEach(() => {
  useFakeSockets();
  talks = [talk(1, 0), talk(2, 5, { unread: 2, last: message(2, 1) })];
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${url}`);
    const answer = (data: unknown) => Response.json({ success: true, code: '00000', data });
    if (url.includes('/messages'))
      return answer({ items: [message(2, 1)], more: false, readByShopper: 0, readByStaff: 0 });
    if (method === 'GET') return answer(talks);
    const { shopId } = JSON.parse(body ?? '{}') as { shopId: number };
    return answer(talks.find((one) => one.shopId === shopId) ?? talk(3, shopId));
  });
  $user.set({ userId: 7, nickName: 'a', userAvatar: null });
});
afterEach(() => {
  $user.set(undefined);
  ownLink();
  vi.unstubAllGlobals();
});

async function open(shopId = 5) {
  const chat = createChat(shopId, WORDS);
  await chat.reload();
  FakeSocket.last().open();
  const news = (data: object) => FakeSocket.last().hear({ code: '00000', data });
  const of = (id: number) => chat.value()?.find((one) => one.id === id);
  return { chat, news, of };
}

describe('the chat', () => {
  it('opens the talk that the address names, and others on demand', async () => {
    const { chat } = await open();
    expect([chat.$thread.get()?.id, chat.value()?.length]).toEqual([2, 2]);
    await chat.open(0);
    expect(chat.$thread.get()?.id).toBe(1);
    await chat.show(1);
    await chat.open(9);
    expect(chat.$thread.get()?.id).toBe(3);
    expect(chat.value()?.map(({ id }) => id)).toContain(3);
  });

  it('marks whose service came online, until the connection is lost', async () => {
    const { chat } = await open();
    FakeSocket.last().hear({ code: '11', data: { shopId: 0 } });
    expect([...chat.$online.get()]).toEqual([0]);
    // A mall that does not say whose.
    FakeSocket.last().hear({ code: '11' });
    expect([...chat.$online.get()]).toEqual([0, 5]);
    FakeSocket.last().end();
    expect([...chat.$online.get()]).toEqual([]);
  });

  it('shows the one that was opened also while nothing was said in it', async () => {
    const { chat } = await open(9);
    expect(chat.value()?.map(({ id }) => id)).toEqual([3, 1, 2]);
    await chat.reload();
    expect(chat.value()?.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('counts what comes until it is looked at', async () => {
    const { chat, news, of } = await open();
    news({ event: 'message', message: message(2, 2) });
    news({ event: 'message', message: message(2, 2) });
    expect([of(2)?.unread, of(2)?.last?.seq]).toEqual([3, 2]);
    news({ event: 'message', message: message(2, 3, { from: 'shopper' }) });
    expect(of(2)?.unread).toBe(3);
    chat.look();
    expect([of(2)?.unread, $newMessage.get()]).toEqual([0, false]);
    chat.look();
    news({ event: 'message', message: message(1, 1) });
    expect($newMessage.get()).toBe(true);
    news({ event: 'read', by: 'shopper', conversation: 1, upTo: 1 });
    expect($newMessage.get()).toBe(false);
    news({ event: 'read', by: 'staff', conversation: 1, upTo: 1 });
  });

  it('says who serves, and shows the own message that was taken', async () => {
    const { news, of } = await open();
    news({ event: 'served', conversation: 2, servedBy: '小林', operatorId: 3 });
    expect(of(2)?.servedBy).toBe('小林');
    FakeSocket.last().hear({ code: '12', data: { message: message(1, 4, { from: 'shopper' }) } });
    expect(of(1)?.last?.seq).toBe(4);
    FakeSocket.last().hear({ code: '10' });
  });

  it('asks for the list when a talk is in it that it does not know', async () => {
    const { chat, news } = await open();
    talks = [...talks, talk(4, 6)];
    news({ event: 'message', message: message(4, 1) });
    await vi.waitFor(() => expect(chat.value()).toHaveLength(3));
  });
});

describe('a page that came with its conversations', () => {
  const history = (seq: number): Resource<ChatHistory> => ({
    state: 'loaded',
    value: { items: [message(2, seq)], more: false, readByShopper: 0, readByStaff: 0 },
  });

  async function follow(shopId = 5, first: Resource<Conversation[]> = { state: 'loaded', value: talks }) {
    const chat = createChat(shopId, WORDS, history(1));
    chat.start(first);
    await chat.follow();
    const greet = (unread: number) => FakeSocket.last().hear({ code: '00000', data: { event: 'hello', unread } });
    return { chat, greet };
  }

  const lists = () => asked.filter((one) => one === 'GET /im/p/user/conversations').length;

  async function greetedBefore(unread: number) {
    ownLink();
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '00000', data: { event: 'hello', unread } });
    return await follow();
  }

  it('shows the one of the address, and loads only what came since', async () => {
    const { chat, greet } = await follow();
    expect(chat.$thread.get()?.$thread.get().items).toHaveLength(1);
    expect([asked, $newMessage.get()]).toEqual([[], true]);
    FakeSocket.last().open();
    greet(2);
    expect(asked).toEqual(['GET /im/p/user/conversations/2/messages?after=1']);
    greet(5);
    expect(asked).toHaveLength(1);
    FakeSocket.last().end();
  });

  it('loads the list again when the mall counts other messages, and when it opens a second time', async () => {
    const { greet } = await follow();
    FakeSocket.last().open();
    greet(3);
    expect(lists()).toBe(1);
    FakeSocket.last().end();
    ownLink()?.retry();
    FakeSocket.last().open();
    expect(lists()).toBe(2);
  });

  it('loads the list again where another tab holds the socket, which is greeted', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
    const link = ownLink();
    const other = new BroadcastChannel('liangji.chat.7');
    other.postMessage({ say: 'state', state: 'open' });
    await vi.waitFor(() => expect(link?.$state.get()).toBe('open'));
    await follow();
    expect(lists()).toBe(1);
    other.close();
  });

  it.each([
    [2, 0],
    [3, 1],
  ])('greeted with %i unread before its code came, it loads the list %i times', async (unread, times) => {
    const { greet } = await greetedBefore(unread);
    expect(lists()).toBe(times);
    greet(9);
    expect(lists()).toBe(times);
  });

  it('loads the list again where more was heard than the greeting before its code came', async () => {
    ownLink();
    FakeSocket.last().open();
    for (const data of [
      { event: 'hello', unread: 2 },
      { event: 'message', message: message(1, 1) },
    ])
      FakeSocket.last().hear({ code: '00000', data });
    await follow();
    expect(lists()).toBe(1);
  });

  it('waits for the greeting of a socket that opened again', async () => {
    ownLink();
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '00000', data: { event: 'hello', unread: 2 } });
    FakeSocket.last().end();
    ownLink()?.retry();
    FakeSocket.last().open();
    const { greet } = await follow();
    expect(lists()).toBe(0);
    greet(3);
    expect(lists()).toBe(1);
  });

  it('waits for a greeting that is yet to come', async () => {
    ownLink();
    FakeSocket.last().open();
    const { greet } = await follow();
    expect(lists()).toBe(0);
    greet(3);
    expect(lists()).toBe(1);
  });

  it('opens a conversation that is not there yet', async () => {
    const { chat } = await follow(9);
    expect([chat.$thread.get()?.id, chat.value()?.map(({ id }) => id)]).toEqual([3, [3, 1, 2]]);
    expect(asked.filter((one) => one === 'GET /im/p/user/conversations')).toEqual([]);
  });

  it('calls nothing where it came failed, until somebody tries again', async () => {
    const { chat } = await follow(5, { state: 'failed', text: 'a' });
    expect([asked, chat.$thread.get()]).toEqual([[], undefined]);
    await chat.reload();
    expect([chat.$thread.get()?.id, chat.value()?.length]).toEqual([2, 2]);
  });

  it('says what was read once it is connected', async () => {
    const chat = createChat(5, WORDS, history(3));
    chat.start({ state: 'loaded', value: talks });
    chat.look();
    expect(chat.value()?.find(({ id }) => id === 2)?.unread).toBe(0);
    await chat.follow();
    FakeSocket.last().open();
    expect(FakeSocket.last().frames()).toContainEqual({ msgType: 5, content: { conversation: 2, body: { upTo: 3 } } });
    // The mall still counts two of them.
    await chat.reload();
    expect([chat.value()?.find(({ id }) => id === 2)?.unread, $newMessage.get()]).toEqual([0, false]);
  });
});

describe('the address', () => {
  it.each([
    ['', { shopId: 0 }],
    ['?shopId=5', { shopId: 5 }],
    ['?shopId=x&prodId=-1&orderId=a', { shopId: 0 }],
    ['?shopId=5&prodId=12', { shopId: 5, prodId: 12 }],
    ['?shopId=5&orderId=2611', { shopId: 5, orderId: '2611' }],
  ])('%s', (search, address) => expect(readChatAddress(search)).toEqual(address));
});
