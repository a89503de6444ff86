import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAT_CLOSE, CHAT_CONNECTION } from '#contract/chat/values.ts';
import { openSocket, type SocketState } from '#src/lib/browser/chat/socket.ts';
import { FakeSocket, useFakeSockets } from '../../helpers/chat/fake-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const states: SocketState[] = [];
  const frames: unknown[] = [];
  const socket = openSocket({
    path: () => '/ws/a',
    onFrame: (frame) => void frames.push(frame),
    onState: (state) => void states.push(state),
  });
  return { socket, states, frames };
}

describe('socket', () => {
  it('beats every 19 seconds', () => {
    const { states } = open();
    const ws = FakeSocket.last();
    ws.open();
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat * 2);
    expect(ws.sent.map((text) => JSON.parse(text))).toEqual([
      { msgType: 0, content: '' },
      { msgType: 0, content: '' },
    ]);
    expect([states, ws.url]).toEqual([['opening', 'open'], 'ws://localhost/ws/a']);
  });

  it('tries three times, two seconds apart, then goes down until somebody asks', () => {
    const { socket, states } = open();
    for (let n = 0; n < CHAT_CONNECTION.reconnects; n += 1) {
      FakeSocket.last().end();
      expect(FakeSocket.all).toHaveLength(n + 1);
      vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
      expect(FakeSocket.all).toHaveLength(n + 2);
    }
    FakeSocket.last().end();
    expect(states.at(-1)).toBe('down');
    expect(FakeSocket.all).toHaveLength(CHAT_CONNECTION.reconnects + 1);
    socket.retry();
    expect(FakeSocket.all).toHaveLength(CHAT_CONNECTION.reconnects + 2);
  });

  it('comes back by itself after an outage of minutes, with one try at each heartbeat', () => {
    const { states } = open();
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '00000' });
    FakeSocket.last().end();
    for (let passed = 0; passed < 5 * 60_000; passed += CHAT_CONNECTION.reconnectDelay) {
      vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
      if (FakeSocket.last().readyState === WebSocket.CONNECTING) FakeSocket.last().end();
    }
    const beats = Math.floor((5 * 60_000) / CHAT_CONNECTION.heartbeat);
    expect(FakeSocket.all).toHaveLength(1 + CHAT_CONNECTION.reconnects + beats);
    expect(states.at(-1)).toBe('down');
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat);
    FakeSocket.last().open();
    FakeSocket.last().hear({ code: '00000' });
    expect(states.at(-1)).toBe('open');
    FakeSocket.last().end();
    expect(states.at(-1)).toBe('opening');
    vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
    expect(FakeSocket.last().readyState).toBe(WebSocket.CONNECTING);
  });

  it('leaves one that has been opening from one heartbeat to the next', () => {
    const { states } = open();
    const first = FakeSocket.last();
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat);
    expect(FakeSocket.all).toHaveLength(2);
    first.open();
    expect([first.readyState, states.at(-1)]).toEqual([WebSocket.CLOSED, 'opening']);
    FakeSocket.last().open();
    expect(states.at(-1)).toBe('open');
  });

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['somebody comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('that gave up tries again when %s', (_, happen) => {
    const { socket, states } = open();
    happen();
    expect(FakeSocket.all).toHaveLength(1);
    for (let n = 0; n < CHAT_CONNECTION.reconnects; n += 1) {
      FakeSocket.last().end();
      vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
    }
    FakeSocket.last().end();
    const before = FakeSocket.all.length;
    happen();
    expect([FakeSocket.all.length, states.at(-1)]).toEqual([before + 1, 'opening']);
    FakeSocket.last().end();
    vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
    expect(FakeSocket.all).toHaveLength(before + 2);
    socket.close();
    happen();
    expect(FakeSocket.all).toHaveLength(before + 2);
  });

  it('counts tries anew once it was let in', () => {
    open();
    FakeSocket.last().end();
    vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
    const ws = FakeSocket.last();
    ws.open();
    ws.hear({ code: '00000' });
    for (let n = 0; n < CHAT_CONNECTION.reconnects; n += 1) {
      FakeSocket.last().end();
      vi.advanceTimersByTime(CHAT_CONNECTION.reconnectDelay);
    }
    expect(FakeSocket.all).toHaveLength(2 + CHAT_CONNECTION.reconnects);
  });

  it('does not come again when the session is over', () => {
    const { states } = open();
    FakeSocket.last().open();
    FakeSocket.last().end(CHAT_CLOSE.session);
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat * 2);
    expect([states.at(-1), FakeSocket.all.length]).toEqual(['over', 1]);
  });

  it('says whether it could send, and leaves out what is no frame', () => {
    const { socket, frames } = open();
    expect(socket.send(1, { a: 1 })).toBe(false);
    const ws = FakeSocket.last();
    ws.open();
    expect(socket.send(1, { a: 1 })).toBe(true);
    expect(JSON.parse(ws.sent[0] ?? '')).toEqual({ msgType: 1, content: '{"a":1}' });
    ws.onmessage?.({ data: 'no json' });
    ws.hear({ code: '10' });
    expect(frames).toEqual([{ code: '10' }]);
  });

  it('is closed for good, also while it opens', () => {
    const { socket } = open();
    const ws = FakeSocket.last();
    socket.close();
    expect(ws.readyState).toBe(WebSocket.CONNECTING);
    ws.open();
    expect(ws.readyState).toBe(WebSocket.CLOSED);
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat * 2);
    expect(FakeSocket.all).toHaveLength(1);
    const other = open();
    FakeSocket.last().open();
    other.socket.close();
    expect(FakeSocket.last().readyState).toBe(WebSocket.CLOSED);
  });
});
