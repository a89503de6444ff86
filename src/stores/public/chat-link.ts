import { atom } from 'nanostores';
import type { ServerFrame } from '#contract/chat/schema.ts';
import { openSocket, type SocketState } from '../../lib/browser/chat/socket.ts';

type Word =
  | { say: 'frame'; frame: ServerFrame }
  | { say: 'state'; state: SocketState }
  | { say: 'send'; msgType: number; content: unknown }
  | { say: 'retry' }
  | { say: 'ask' };

export type ChatLink = ReturnType<typeof createChatLink>;

/**
 * The chat socket of one person in this browser: of all tabs one holds it, and the others hear and speak through that one.
 * Where a browser has no locks, each tab has its own.
 * @param name whose it is @param path of the socket; undefined: the session is over
 */
export function createChatLink(name: string, path: () => string | undefined) {
  const $state = atom<SocketState>('opening');
  const listeners = new Set<(frame: ServerFrame) => void>();
  const channel = new BroadcastChannel(name);
  let socket: ReturnType<typeof openSocket> | undefined;
  let release: (() => void) | undefined;
  let stopped = false;

  const hear = (frame: ServerFrame): void => {
    for (const listener of listeners) listener(frame);
  };
  const post = (word: Word): void => {
    if (!stopped) channel.postMessage(word);
  };

  function lead(): void {
    socket = openSocket({
      path,
      onFrame(frame) {
        hear(frame);
        post({ say: 'frame', frame });
      },
      onState(state) {
        $state.set(state);
        post({ say: 'state', state });
      },
    });
  }

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.say === 'frame') hear(data.frame);
    else if (data.say === 'state') $state.set(data.state);
    else if (!socket) return;
    else if (data.say === 'send') socket.send(data.msgType, data.content);
    else if (data.say === 'retry') socket.retry();
    else post({ say: 'state', state: $state.get() });
  };

  if (navigator.locks)
    void navigator.locks.request(name, () => {
      if (stopped) return undefined;
      lead();
      return new Promise<void>((done) => {
        release = done;
      });
    });
  else lead();
  post({ say: 'ask' });

  return {
    $state,
    /** Whether this tab holds the socket. */
    leads: (): boolean => socket !== undefined,
    /** Nothing is queued: the caller sends again once the socket is open. */
    send(msgType: number, content: unknown): void {
      if (socket) socket.send(msgType, content);
      else post({ say: 'send', msgType, content });
    },
    retry(): void {
      if (socket) socket.retry();
      else post({ say: 'retry' });
    },
    listen(listener: (frame: ServerFrame) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop(): void {
      stopped = true;
      socket?.close();
      socket = undefined;
      release?.();
      channel.close();
    },
  };
}
