import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A client written from the specification alone: it imports nothing of the mall. */

type Frame = { code: string; msg?: string; data?: Record<string, unknown> };
/** Ends what hangs; it says nothing about speed. */
const PATIENCE_MS = 30_000;

type Options = { headers?: Record<string, string>; path?: string };

/** @param origin as `http://127.0.0.1:4321` */
export async function connectBare(origin: string, token: string, userId: number, { headers = {}, path }: Options = {}) {
  const own = path ?? `/ws/im/im/websocket/online/user/${encodeURIComponent(token)}/${userId}`;
  const socket = new WebSocket(origin.replace('http', 'ws') + own, { headers });
  const frames: Frame[] = [];
  socket.on('message', (data) => void frames.push(JSON.parse(String(data))));
  const closed = once(socket, 'close').then(([code]) => code as number);
  closed.catch(() => {});
  await once(socket, 'open');

  /** The first frame that fits, also of those that came before. */
  async function frame(fits: (frame: Frame) => boolean, waitMs = PATIENCE_MS): Promise<Frame> {
    const end = Date.now() + waitMs;
    for (;;) {
      const found = frames.find(fits);
      if (found) return found;
      if (Date.now() > end) throw new Error(`no such frame among ${JSON.stringify(frames)}`);
      await sleep(10);
    }
  }

  const raw = (text: string | Buffer) => socket.send(text);
  const send = (msgType: number, content: unknown) =>
    raw(JSON.stringify({ content: typeof content === 'string' ? content : JSON.stringify(content), msgType }));
  let made = 0;
  const newId = () => `bare-${process.pid}-${Date.now()}-${made++}`;

  return {
    ...{ socket, frames, closed, frame, raw, send },
    beat: () => send(0, ''),
    ofCode: (code: string) => frame((one) => one.code === code),
    /** Says something. @returns what the message is called */
    say(conversation: number, text: string, id = newId()): string {
      send(1, { conversation, id, body: { text } });
      return id;
    },
    taken: (id: string) => frame((one) => one.code === '12' && one.data?.['id'] === id),
    heard: (text: string) =>
      frame((one) => one.code === '00000' && (one.data?.['message'] as { text?: string } | undefined)?.text === text),
    read: (conversation: number, upTo: number) => send(5, { conversation, body: { upTo } }),
    async close(): Promise<void> {
      socket.close();
      await closed;
    },
  };
}

/** The status with which a socket is refused. */
export async function refusedStatus(origin: string, path: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(origin.replace('http', 'ws') + path, { headers });
  socket.on('error', () => {});
  const [, response] = await once(socket, 'unexpected-response');
  socket.terminate();
  return (response as { statusCode: number }).statusCode;
}
