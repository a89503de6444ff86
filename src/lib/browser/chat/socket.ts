import type { ServerFrame } from '../../../../contract/chat.ts';
import { CHAT_CLOSE, MSG_TYPE } from '../../../../contract/chat-socket.ts';
import { LIMITS } from '../../../../contract/limits.ts';

/** `down`: it gave up, until somebody asks for another try; `over`: the session is. */
export type SocketState = 'opening' | 'open' | 'down' | 'over';

type Options = {
  /** Path of the socket on this origin, made again for each try: the token may be another by then. */
  path: () => string;
  onFrame: (frame: ServerFrame) => void;
  onState: (state: SocketState) => void;
};

/**
 * The socket of the specification, section 4: heartbeat every 19 s, after a close three tries 2 s apart. When it gave up,
 * it tries again once the network is back or somebody comes back to the page, as after a laptop was asleep.
 */
export function openSocket({ path, onFrame, onState }: Options) {
  let socket: WebSocket | undefined;
  let tries = 0;
  let ended = false;
  let gaveUp = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(waiting);
    waiting = undefined;
    gaveUp = false;
    onState('opening');
    const mine = new WebSocket(location.origin.replace(/^http/, 'ws') + path());
    socket = mine;
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      const frame = parsed(data);
      if (!frame) return;
      // It was let in.
      tries = 0;
      onFrame(frame);
    };
    mine.onopen = () => socket === mine && onState('open');
    mine.onclose = ({ code }) => {
      if (socket === mine) closed(code);
    };
  }

  function closed(code: number): void {
    socket = undefined;
    if (ended) return;
    if (code === CHAT_CLOSE.session) {
      tries = LIMITS.reconnects;
      onState('over');
    } else if (tries >= LIMITS.reconnects) {
      gaveUp = true;
      onState('down');
    } else {
      tries += 1;
      onState('opening');
      waiting = setTimeout(connect, LIMITS.reconnectDelay);
    }
  }

  /** @returns whether it was open to take it */
  function send(msgType: number, content: unknown): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify({ content: typeof content === 'string' ? content : JSON.stringify(content), msgType }));
    return true;
  }

  /** From the beginning: somebody asked for it. */
  function retry(): void {
    tries = 0;
    if (!socket && !ended) connect();
  }

  const wake = (): void => {
    if (gaveUp && !document.hidden) retry();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const beat = setInterval(() => {
    if (send(MSG_TYPE.BEAT, '')) return;
    if (!socket && !waiting && tries < LIMITS.reconnects) connect();
  }, LIMITS.heartbeat);
  connect();

  return {
    send,
    retry,
    close(): void {
      ended = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearInterval(beat);
      clearTimeout(waiting);
      const last = socket;
      socket = undefined;
      // Browsers complain of one that is closed before it was open.
      if (last?.readyState === WebSocket.CONNECTING) last.onopen = () => last.close();
      else last?.close();
    },
  };
}

function parsed(data: unknown): ServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return undefined;
  }
}
