import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectChat, noteUnread, ownLink } from '#src/stores/public/chat-own.ts';
import { $newMessage } from '#src/stores/public/message.ts';
import { $token, $user } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { FakeSocket, useFakeSockets } from '../../helpers/chat/fake-socket.ts';

const user = (userId: number) => $user.set({ userId, nickName: 'a', userAvatar: null });

beforeEach(() => {
  useFakeSockets();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie itself is what is tested
  document.cookie = 'b2cToken=a/b';
  $token.set('a/b');
  $user.set(undefined);
  $toasts.set([]);
  localStorage.clear();
});
afterEach(() => {
  $user.set(undefined);
  vi.unstubAllGlobals();
});

describe('the socket of a shopper', () => {
  it('opens once it is known who that is, and closes when they leave', () => {
    connectChat();
    expect(FakeSocket.all).toEqual([]);
    user(7);
    expect(FakeSocket.last().url).toBe('ws://localhost/ws/im/im/websocket/online/user/a%2Fb/7');
    FakeSocket.last().open();
    $user.set(undefined);
    expect(FakeSocket.last().readyState).toBe(WebSocket.CLOSED);
    expect(ownLink()).toBeUndefined();
  });

  it('does not open with the token of another shopper, who has logged in in another tab', () => {
    connectChat();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie itself is what is tested
    document.cookie = 'b2cToken=other';
    user(12);
    expect(FakeSocket.all).toEqual([]);
    expect(ownLink()?.$state.get()).toBe('over');
    $token.set('other');
    $user.set(undefined);
    user(13);
    expect(FakeSocket.last().url).toBe('ws://localhost/ws/im/im/websocket/online/user/other/13');
  });

  it('sets the dot for what is new, and takes it away when it was read', () => {
    connectChat();
    user(8);
    const ws = FakeSocket.last();
    ws.open();
    ws.hear({ code: '00000', data: { event: 'hello', unread: 0 } });
    expect($newMessage.get()).toBe(false);
    for (const from of ['shopper', 'staff']) {
      ws.hear({ code: '00000', data: { event: 'message', message: { from } } });
      expect($newMessage.get()).toBe(from === 'staff');
    }
    ws.hear({ code: '10' });
    noteUnread(0);
    expect($newMessage.get()).toBe(false);
    ws.hear({ code: '00000', data: { event: 'hello', unread: 2 } });
    expect($newMessage.get()).toBe(true);
  });

  it('says that a conversation is someone else’s, whatever it answers', () => {
    document.body.innerHTML = '<div id="toasts" data-not-yours="not yours"></div>';
    connectChat();
    user(11);
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '15', msg: '该会话不由您负责', data: { conversation: 4 } });
    FakeSocket.last().hear({ code: '15' });
    expect($toasts.get().map(({ text, tone }) => [text, tone])).toEqual([
      ['该会话不由您负责', 'error'],
      ['not yours', 'error'],
    ]);
  });

  it('the dot of another tab is shown, of another shopper is not', () => {
    connectChat();
    user(9);
    localStorage.setItem('liangji.chat-new', '9');
    dispatchEvent(new StorageEvent('storage', { key: 'liangji.chat-new' }));
    expect($newMessage.get()).toBe(true);
    user(10);
    expect($newMessage.get()).toBe(false);
    $user.set(undefined);
    noteUnread(3);
    expect($newMessage.get()).toBe(false);
  });

  it('a page that Back may show again holds none meanwhile', async () => {
    connectChat();
    user(11);
    FakeSocket.last().open();
    dispatchEvent(new Event('pagehide'));
    expect(FakeSocket.last().readyState).toBe(WebSocket.CLOSED);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(FakeSocket.last().readyState).toBe(WebSocket.CONNECTING));
  });
});
