import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '#contract/chat/schema.ts';
import { createChatLink } from '#src/stores/public/chat-link.ts';
import { FakeSocket, useFakeSockets } from '../../helpers/chat/fake-socket.ts';

beforeEach(() => useFakeSockets());
afterEach(() => vi.unstubAllGlobals());

function tab() {
  const link = createChatLink('chat', () => '/ws/a');
  const heard: ServerFrame[] = [];
  const unlisten = link.listen((frame) => void heard.push(frame));
  return { link, heard, unlisten };
}

describe('tabs of one shopper', () => {
  it('share one socket, and hear the same', () => {
    const [one, two] = [tab(), tab()];
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '00000' });
    expect([one.heard, two.heard]).toEqual([[{ code: '00000' }], [{ code: '00000' }]]);
    expect([one.link.$state.get(), two.link.$state.get()]).toEqual(['open', 'open']);
    two.unlisten();
    FakeSocket.last().hear({ code: '10' });
    expect(two.heard).toHaveLength(1);
    one.link.stop();
    two.link.stop();
  });

  it('speak through the one that holds it, and learn how it is', () => {
    const one = tab();
    FakeSocket.last().open();
    const two = tab();
    expect(two.link.$state.get()).toBe('open');
    two.link.send(1, { text: 'a' });
    one.link.send(1, { text: 'b' });
    expect(FakeSocket.last().frames()).toEqual([
      { msgType: 1, content: { text: 'a' } },
      { msgType: 1, content: { text: 'b' } },
    ]);
    two.link.retry();
    one.link.retry();
    expect(FakeSocket.all).toHaveLength(1);
    one.link.stop();
    two.link.stop();
  });

  it('hand it on when the one that holds it is closed', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    three.link.stop();
    FakeSocket.last().open();
    one.link.stop();
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '11' });
    expect(two.heard).toEqual([{ code: '11' }]);
    two.link.send(0, '');
    two.link.stop();
    two.link.send(0, '');
  });

  it('have a socket each where there are no locks', () => {
    useFakeSockets(false);
    const [one, two] = [tab(), tab()];
    expect(FakeSocket.all).toHaveLength(2);
    one.link.stop();
    two.link.stop();
  });
});
