import type { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/chat/schema.ts';
import { CHAT, CHAT_CLOSE, OFFICIAL } from '#contract/chat/values.ts';
import { CODES } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';

/** What is said to people, in their language. */
export type TextOf = (key: MallError['key'], language: Language) => string;

/** Whose socket it is, and the token that it was opened with. */
export type Who =
  | { side: 'shopper'; accountId: number; token: string }
  | { side: 'staff'; operator: LiveOperator; token: string };

export type Peer = {
  who: Who;
  language: Language;
  socket: WebSocket;
  /** Frames are worked on one after the other. */
  turn: Promise<void>;
  waiting: number;
  /** Since when frames are counted, and how many there were; ms of `performance.now`. */
  since: number;
  frames: number;
  /** When it last sent something that the contract knows, and not too much of it. */
  heardAt: number;
  checkedAt: number;
  /** Client id of the message that it is sending right now: it gets its own acknowledgement. */
  sending: string | undefined;
};

export const newPeer = (socket: WebSocket, who: Who, language: Language): Peer => {
  const now = performance.now();
  return {
    ...{ who, language, socket, turn: Promise.resolve(), waiting: 0 },
    ...{ since: now, frames: 0, heardAt: now, checkedAt: now, sending: undefined },
  };
};

export const idOf = (who: Who): number => (who.side === 'shopper' ? who.accountId : who.operator.id);

/** No conversation is with this one. */
const NO_DESK = -1;

/** With which shop's conversations an operator works; `OFFICIAL`: those with the mall. */
export const deskOf = ({ role, shopId }: Pick<LiveOperator, 'role' | 'shopId'>): number =>
  shopId ?? (role === 'shop' ? NO_DESK : OFFICIAL);

export const send = (peer: Peer, frame: ServerFrame): void => sendText(peer, JSON.stringify(frame));

/** Sends a frame; a client that does not read is cut off, and catches up when it comes again. */
export function sendText({ socket }: Peer, frame: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > CHAT.waitingBytes) socket.terminate();
  else socket.send(frame);
}

const WINDOW_MS = 10_000;

/** Counts a frame. @returns whether it may be worked on; false: too many; undefined: far too many, it is closed */
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

/** Closes with a reason; who does not answer is cut off. */
export function hangUp({ socket }: Peer, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

/** Says why, and closes. */
export function endSession(peer: Peer, textOf: TextOf): void {
  send(peer, { code: CODES.session, msg: textOf('session', peer.language) });
  hangUp(peer, CHAT_CLOSE.session);
}
