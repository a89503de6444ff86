import type { ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CLOSE, CHAT_CONNECTION, MSG_TYPE } from '#contract/chat/values.ts';

/** `down`: the quick retries failed and the next one is at the heartbeat; `over`: the session ended. */
export type SocketState = 'opening' | 'open' | 'down' | 'over';

type Options = {
  /** Path of the socket on this origin, read at each try because the token may change; undefined when the session is over. */
  path: () => string | undefined;
  onFrame: (frame: ServerFrame) => void;
  onState: (state: SocketState) => void;
};

/**
 * The socket of the specification, section 4: heartbeat every 19 s, after a close three tries 2 s apart. After those it
 * tries once at every heartbeat, and at once when the network is back or somebody comes back to the page.
 */
export function openSocket({ path, onFrame, onState }: Options) {
  let socket: WebSocket | undefined;
  let tries = 0;
  let ended = false;
  let state: SocketState = 'opening';
  let slow: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(waiting);
    waiting = undefined;
    const at = path();
    if (at === undefined) {
      change('over');
      return;
    }
    change('opening');
    const mine = new WebSocket(location.origin.replace(/^http/, 'ws') + at);
    socket = mine;
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      const frame = parsed(data);
      if (!frame) return;
      // It was let in.
      tries = 0;
      onFrame(frame);
    };
    mine.onopen = () => socket === mine && change('open');
    mine.onclose = ({ code }) => {
      if (socket === mine) closed(code);
    };
  }

  function change(to: SocketState): void {
    state = to;
    onState(to);
  }

  function closed(code: number): void {
    socket = undefined;
    if (ended) return;
    if (code === CHAT_CLOSE.session) {
      change('over');
    } else if (tries >= CHAT_CONNECTION.reconnects) {
      change('down');
    } else {
      tries += 1;
      change('opening');
      waiting = setTimeout(connect, CHAT_CONNECTION.reconnectDelay);
    }
  }

  function send(msgType: number, content: unknown): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify({ content: typeof content === 'string' ? content : JSON.stringify(content), msgType }));
    return true;
  }

  function retry(): void {
    tries = 0;
    if (!socket && !ended) connect();
  }

  const wake = (): void => {
    if (state === 'down' && !document.hidden) retry();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  function beat(): void {
    if (send(MSG_TYPE.BEAT, '') || state === 'over') return;
    if (socket && socket !== slow) {
      slow = socket;
      return;
    }
    if (socket) drop(socket);
    if (!waiting) connect();
  }
  const beats = setInterval(beat, CHAT_CONNECTION.heartbeat);
  connect();

  return {
    send,
    retry,
    close(): void {
      ended = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearInterval(beats);
      clearTimeout(waiting);
      const last = socket;
      socket = undefined;
      if (last) drop(last);
    },
  };
}

/** Browsers log an error when a socket is closed before it is open. */
function drop(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

function parsed(data: unknown): ServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return undefined;
  }
}
