import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CHAT, CHAT_CLOSE, CHAT_CODES } from '#contract/chat/values.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, toLanguage } from '#contract/language.ts';
import type { Deps } from '../deps.ts';
import { createBroadcaster } from './broadcast.ts';
import { claimOf } from './chat.rules.ts';
import { countUnread } from './chat.ts';
import { subscribe } from './events.ts';
import { createFrames } from './frames.ts';
import { type AccountOf, createIdentify } from './identify.ts';
import { countFrame, deskOf, hangUp, idOf, newPeer, type Peer, send, type TextOf, type Who } from './peers.ts';
import { markOnline } from './presence.ts';
import { createSweep } from './sweep.ts';

type Known = { accountOf: AccountOf; textOf: TextOf };

export type ChatSockets = {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
  resync(): void;
  /** Open ones of this process. */
  count(): Record<Who['side'], number>;
};

const UPGRADES_PER_MINUTE = 120;

export function createChatSockets(deps: Deps, { accountOf, textOf }: Known): ChatSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: CHAT.frameBytes, perMessageDeflate: false });
  const peers = new Set<Peer>();
  const upgrades = deps.limits.create({ name: 'chat-upgrade', times: UPGRADES_PER_MINUTE, seconds: 60 });
  const spread = createBroadcaster(deps, peers);
  const identify = createIdentify(deps, accountOf);
  const work = createFrames(deps, identify, textOf);
  const sweep = createSweep(deps, peers, identify, textOf);
  const unlisten = subscribe(deps, spread);
  let closing = false;

  async function admit(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname, search } = new URL(req.url ?? '/', 'http://mall');
    const claim = claimOf(pathname);
    if (!claim) return refuse(socket, 404);
    if (closing) return refuse(socket, 503);
    if (!isSameOrigin(req, deps.trustProxy)) return refuse(socket, 403);
    const found = await identify(claim, true);
    if (!found) return refuse(socket, 401);
    if (!(await upgrades.count(keyOf(found))) || countOf(found) >= CHAT.sockets) return refuse(socket, 429);
    server.handleUpgrade(req, socket, head, (ws) => greet(newPeer(ws, found, languageOf(req, search))));
  }

  const countOf = (whose: Who) => [...peers].filter((peer) => keyOf(peer.who) === keyOf(whose)).length;

  function greet(peer: Peer): void {
    peers.add(peer);
    const { socket } = peer;
    socket.on('close', () => peers.delete(peer));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      // It could not be acknowledged any more: the client repeats it on its next connection.
      if (closing) return;
      const allowed = countFrame(peer);
      if (allowed === undefined) return;
      peer.waiting += 1;
      peer.turn = peer.turn
        .then(() => work(peer, isBinary || !allowed ? undefined : data.toString(), allowed))
        .catch((err: unknown) => deps.log.error({ err }, 'chat'))
        .finally(() => {
          peer.waiting -= 1;
        });
    });
    if (closing) hangUp(peer, CHAT_CLOSE.again);
    else peer.turn = hello(peer).catch((err: unknown) => deps.log.warn({ err }, 'chat hello'));
  }

  async function hello(peer: Peer): Promise<void> {
    const unread = peer.who.side === 'shopper' ? await countUnread(deps, peer.who.accountId) : 0;
    send(peer, { code: CHAT_CODES.news, data: { event: 'hello', unread } });
    await markOnline(deps, peer.who);
  }

  return {
    upgrade(req, socket, head) {
      socket.on('error', () => socket.destroy());
      admit(req, socket, head).catch((err: unknown) => {
        deps.log.error({ err }, 'chat upgrade');
        refuse(socket, 503);
      });
    },
    async close() {
      closing = true;
      const open = [...peers];
      // Messages already received are stored and acknowledged first.
      await Promise.all(open.map((peer) => peer.turn));
      for (const peer of open) hangUp(peer, CHAT_CLOSE.again);
      await Promise.all(open.map(({ socket }) => closed(socket)));
      await Promise.all(open.map((peer) => peer.turn));
      unlisten();
      await sweep.close();
    },
    resync() {
      for (const peer of peers) send(peer, { code: CHAT_CODES.news, data: { event: 'sync' } });
      sweep.now();
    },
    count() {
      const shopper = [...peers].filter(({ who }) => who.side === 'shopper').length;
      return { shopper, staff: peers.size - shopper };
    },
  };
}

const closed = (socket: Peer['socket']) =>
  new Promise<void>((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve();
    else socket.once('close', () => resolve());
  });

const keyOf = (who: Who): string =>
  who.side === 'shopper' ? `shopper ${idOf(who)}` : `staff ${deskOf(who.operator)} ${idOf(who)}`;

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Keeps pages of other sites from using a shopper's session; clients other than browsers send no Origin. */
function isSameOrigin({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = trustProxy ? [headers['x-forwarded-host']].flat()[0] : undefined;
  return URL.parse(headers.origin)?.host === (forwarded ?? headers.host);
}

const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`);

const languageOf = ({ headers }: IncomingMessage, search: string): Language =>
  toLanguage(new URLSearchParams(search).get('lang')) ??
  toLanguage(COOKIE.exec(headers.cookie ?? '')?.[1]) ??
  toLanguage(headers['accept-language']) ??
  DEFAULT_LANGUAGE;
