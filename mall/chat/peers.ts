import type { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/chat/schema.ts';
import { CHAT, CHAT_CLOSE, OFFICIAL } from '#contract/chat/values.ts';
import { CODES } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';

export type TextOf = (key: MallError['key'], language: Language) => string;

export type Who =
  | { side: 'shopper'; accountId: number; token: string }
  | { side: 'staff'; operator: LiveOperator; token: string };

export type Peer = {
  who: Who;
  language: Language;
  socket: WebSocket;
  turn: Promise<void>;
  waiting: number;
  /** Start of the counting window, in ms of `performance.now`, and the frames counted in it. */
  since: number;
  frames: number;
  heardAt: number;
  checkedAt: number;
  /** Client id of the message that this socket is sending: it gets its own acknowledgement. */
  sending: string | undefined;
};

export const newPeer = (socket: WebSocket, who: Who, language: Language): Peer => {
  const now = performance.now();
  return {
    who,
    language,
    socket,
    turn: Promise.resolve(),
    waiting: 0,
    since: now,
    frames: 0,
    heardAt: now,
    checkedAt: now,
    sending: undefined,
  };
};

export const idOf = (who: Who): number => (who.side === 'shopper' ? who.accountId : who.operator.id);

export const deskOf = ({ shopId }: Pick<LiveOperator, 'shopId'>): number => shopId ?? OFFICIAL;

export const send = (peer: Peer, frame: ServerFrame): void => sendText(peer, JSON.stringify(frame));

/** A client that does not read is disconnected, and catches up when it reconnects. */
export function sendText({ socket }: Peer, frame: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > CHAT.waitingBytes) socket.terminate();
  else socket.send(frame);
}

const WINDOW_MS = 10_000;

/** @returns false: too many to handle; undefined: far too many, so the socket is closed */
export function countFrame(peer: Peer): boolean | undefined {
  const now = performance.now();
  if (now - peer.since > WINDOW_MS) {
    peer.since = now;
    peer.frames = 0;
  }
  peer.frames += 1;
  if (peer.frames > CHAT.framesPer10s * 2) {
    hangUp(peer, CHAT_CLOSE.rate);
    return undefined;
  }
  return peer.frames <= CHAT.framesPer10s;
}

const GOODBYE_MS = 1_000;

export function hangUp({ socket }: Peer, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

export function endSession(peer: Peer, textOf: TextOf): void {
  send(peer, { code: CODES.session, msg: textOf('session', peer.language) });
  hangUp(peer, CHAT_CLOSE.session);
}
