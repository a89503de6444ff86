/** `/ws/im/im/websocket/online/user/{encodeURIComponent(token)}/{userId}`. */
export const CHAT_SOCKET = '/ws/im/im/websocket/online/user';
export const DESK_CHAT_SOCKET = '/ws/desk/chat';
export const MSG_TYPE = { BEAT: 0, TEXT: 1, PICTURE: 2, PRODUCT: 3, ORDER: 4, READ: 5 } as const;
export type MessageType = 1 | 2 | 3 | 4;
/** What the server sends, by `code`; a frame that cannot be taken is answered with a code of the envelope. */
export const CHAT_CODES = { beat: '10', online: '11', taken: '12', notYours: '15', news: '00000' } as const;
/** Why the server closes a socket. `again`: it restarts, and the client reconnects at once. */
export const CHAT_CLOSE = { again: 1012, tooLarge: 1009, session: 4001, silent: 4002, rate: 4003, slow: 4004 } as const;
/** Specification, section 4: ms between heartbeats; reconnects after a close, and the pause before each, ms. */
export const CHAT_CONNECTION = { heartbeat: 19_000, reconnects: 3, reconnectDelay: 2_000 } as const;
export const CHAT = {
  frameBytes: 16 * 1024,
  text: 2_000,
  page: 30,
  catchUp: 200,
  /** Frames from one socket in ten seconds; twice as many close it. */
  framesPer10s: 30,
  messagesPerMinute: 40,
  sockets: 12,
  waitingBytes: 512 * 1024,
  /** A client is gone after this time without a frame: browsers run timers of hidden tabs once a minute only. */
  silence: CHAT_CONNECTION.heartbeat * 5,
  days: 730,
  recent: 20,
  quickAnswers: 12,
} as const;
/** The shop id of conversations with the mall itself. */
export const OFFICIAL = 0;

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
