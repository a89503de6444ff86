import { vi } from 'vitest';

/** The browser's end of a socket, played by hand. */
export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  static last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.end(1000);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  end(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** What was sent, read. */
  frames(): { msgType: number; content: unknown }[] {
    return this.sent
      .map((text) => JSON.parse(text) as { msgType: number; content: string })
      .map(({ msgType, content }) => ({ msgType, content: content ? JSON.parse(content) : content }));
  }
}

/** Channels between tabs of one test: what one posts, the others hear at once. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** Locks of one browser: who asks first holds it until what they do is over. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request(name: string, work: () => Promise<void> | undefined): Promise<unknown> {
      const before = held.get(name);
      const turn = before ? before.then(work) : Promise.resolve(work());
      held.set(name, turn);
      return turn;
    },
  };
}

export function useFakeSockets(locks = true): void {
  FakeSocket.all = [];
  FakeChannel.all.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: locks ? fakeLocks() : undefined, configurable: true });
}
