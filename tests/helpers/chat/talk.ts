import { setTimeout as sleep } from 'node:timers/promises';
import { asc, inArray } from 'drizzle-orm';
import { WebSocket } from 'ws';
import type {
  ChatEvent,
  ChatHistory,
  ChatMessage,
  ChatRefused,
  ChatTaken,
  ServerFrame,
} from '#contract/chat/schema.ts';
import { CHAT_CODES, CHAT_CONNECTION, CHAT_SOCKET, DESK_CHAT_SOCKET, MSG_TYPE } from '#contract/chat/values.ts';
import { chatMessage, conversation } from '#mall/chat/chat.tables.ts';
import type { Db } from '#mall/db/open.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { ask } from '../../torture/nodes.ts';
import { addOperator, addShopper } from '../people/add.ts';

/** Talks that go on whatever happens to the servers, and what became of what was said in them. */

const AGAIN_MS = 200;

type Place = { socket: string; history: string; token: string };
/** Which server to go to; asked again at each try. */
type PortOf = () => number;

/** One end of a talk: says one thing after the other, repeats what was not acknowledged, and asks for what it missed. */
function createEnd(portOf: PortOf, { socket: path, history, token }: Place, conversationId: number) {
  const queue: { id: string; text: string }[] = [];
  const sentAt = new Map<string, number>();
  const taken = new Map<string, number>();
  const shown: ChatMessage[] = [];
  const refused: string[] = [];
  const delays: { id: string; shownAt: number }[] = [];
  let socket: WebSocket | undefined;
  let heard = new Set<number>();
  let repeated = 0;
  let closed = false;
  let catching: Promise<void> | undefined;

  function show(message: ChatMessage): void {
    const last = shown.at(-1)?.seq ?? 0;
    if (message.seq === last + 1) {
      shown.push(message);
      delays.push({ id: message.id, shownAt: performance.now() });
    } else if (message.seq > last + 1) void catchUp();
  }

  /** Asks until there is an answer, as a client does that came again. */
  function catchUp(): Promise<void> {
    catching ??= fetchMissed().finally(() => {
      catching = undefined;
    });
    return catching;
  }

  async function fetchMissed(): Promise<void> {
    for (let more = true; more && !closed; ) {
      const after = shown.at(-1)?.seq ?? 0;
      const answer = await ask<ChatHistory>(portOf(), 'GET', `${history}?after=${after}`, { token }).catch(() => {});
      const data = answer?.envelope.data;
      if (!data) await sleep(AGAIN_MS);
      else {
        data.items.forEach(show);
        more = data.more;
      }
    }
  }

  function hear({ code, msg, data }: ServerFrame): void {
    if (code === CHAT_CODES.taken) wasTaken(data as ChatTaken);
    else if (code === CHAT_CODES.news) happened(data as ChatEvent);
    else if (code !== CHAT_CODES.beat && code !== CHAT_CODES.online) {
      refused.push(`${code} ${msg}`);
      if ((data as ChatRefused | undefined)?.id === queue[0]?.id) setTimeout(sendFirst, 1_000);
    }
  }

  function wasTaken({ id, seq, message }: ChatTaken): void {
    taken.set(id, seq);
    show(message);
    if (queue[0]?.id !== id) return;
    queue.shift();
    sendFirst();
  }

  function happened(event: ChatEvent): void {
    if (event.event === 'sync') void catchUp();
    // Operators hear all talks of their desk.
    if (event.event !== 'message' || event.message.conversation !== conversationId) return;
    const { seq } = event.message;
    if (heard.has(seq)) repeated += 1;
    heard.add(seq);
    show(event.message);
  }

  const send = (msgType: number, content: string): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ msgType, content }));
  };
  function sendFirst(): void {
    const [first] = queue;
    if (!first) return;
    const { id, text } = first;
    send(MSG_TYPE.TEXT, JSON.stringify({ conversation: conversationId, id, body: { text } }));
  }

  function connect(): void {
    if (closed) return;
    socket = new WebSocket(`ws://127.0.0.1:${portOf()}${path}`);
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(connect, AGAIN_MS));
    socket.on('message', (said) => hear(JSON.parse(String(said))));
    socket.on('open', () => {
      heard = new Set();
      void catchUp();
      sendFirst();
    });
  }
  connect();
  const beats = setInterval(() => send(MSG_TYPE.BEAT, ''), CHAT_CONNECTION.heartbeat);

  return {
    ...{ taken, shown, refused, sentAt, delays, token, catchUp },
    repeated: () => repeated,
    waiting: () => queue.length,
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    say(id: string, text: string): void {
      sentAt.set(id, performance.now());
      queue.push({ id, text });
      if (queue.length === 1) sendFirst();
    },
    close(): void {
      closed = true;
      clearInterval(beats);
      socket?.terminate();
    },
  };
}

function isSaidSo(sentAt: ReadonlyMap<string, number>, list: readonly string[]): boolean {
  const there = list.filter((name) => sentAt.has(name));
  return [...sentAt.keys()].filter((name) => there.includes(name)).every((name, n) => name === there[n]);
}

/** Talks of a shopper with an operator each, at the desks of all shops. @param ports which server each end goes to */
export async function openTalks(db: Db, count: number, ports: { shopper: PortOf; staff: PortOf }) {
  const now = new Date();
  const shops = await db.select({ id: shop.id }).from(shop).orderBy(asc(shop.id));
  const talks = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const shopId = shops[at % shops.length]?.id ?? 0;
      const [shopper, operator] = [await addShopper(db, now), await addOperator(db, now, { role: 'shop', shopId })];
      const own = { accountId: shopper.accountId, shopId, operatorId: operator.id, lastAt: now, createdAt: now };
      const [made] = await db.insert(conversation).values(own).returning({ id: conversation.id });
      const id = made?.id ?? 0;
      const places = {
        shopper: {
          socket: `${CHAT_SOCKET}/${shopper.token}/${shopper.accountId}`,
          history: `/im/p/user/conversations/${id}/messages`,
          token: shopper.token,
        },
        staff: {
          socket: `${DESK_CHAT_SOCKET}/${operator.token}`,
          history: `/api/desk/p/chat/talks/${id}/messages`,
          token: operator.token,
        },
      };
      const ends = [createEnd(ports.shopper, places.shopper, id), createEnd(ports.staff, places.staff, id)] as const;
      return { id, ends };
    }),
  );
  const ends = talks.flatMap((talk) => talk.ends);
  let said = 0;

  /** Everybody says something, `everyMs` apart, until `isOver`; the ends of a talk one after the other. */
  async function go(everyMs: number, isOver: () => boolean): Promise<void> {
    await Promise.all(
      talks.map(async (talk, at) => {
        await sleep((everyMs * at) / count);
        for (let n = 0; !isOver(); n += 1) {
          said += 1;
          talk.ends[n % 2]?.say(`talk-${talk.id}-${String(n).padStart(6, '0')}`, `${n}`);
          await sleep(everyMs);
        }
      }),
    );
  }

  /** Waits until everything is acknowledged and shown at both ends. @returns whether that came true */
  async function settle(waitMs: number): Promise<boolean> {
    const isDone = () =>
      talks.every(({ ends: [one, other] }) => {
        const all = one.sentAt.size + other.sentAt.size;
        return [one, other].every((end) => end.waiting() === 0 && end.shown.length >= all);
      });
    for (const until = Date.now() + waitMs; !isDone() && Date.now() < until; ) await sleep(50);
    return isDone();
  }

  async function judge() {
    const ids = talks.map(({ id }) => id);
    const rows = await db
      .select()
      .from(chatMessage)
      .where(inArray(chatMessage.conversationId, ids))
      .orderBy(asc(chatMessage.conversationId), asc(chatMessage.seq));
    const found = { lost: 0, twice: 0, outOfOrder: 0 };
    for (const { id, ends: own } of talks) {
      const stored = rows.filter(({ conversationId }) => conversationId === id).map(({ clientId }) => clientId);
      for (const list of [stored, ...own.map(({ shown }) => shown.map((message) => message.id))]) {
        for (const { taken } of own) found.lost += [...taken.keys()].filter((name) => !list.includes(name)).length;
        found.twice += list.length - new Set(list).size;
        // All see the one order of the mall, which is that in which each said it.
        const isOrdered = list.every((name, n) => name === stored[n]) && own.every((end) => isSaidSo(end.sentAt, list));
        if (!isOrdered) found.outOfOrder += 1;
      }
    }
    return found;
  }

  return {
    ends,
    ...{ go, settle, judge },
    said: () => said,
    acknowledged: () => ends.reduce((sum, { taken }) => sum + taken.size, 0),
    refused: () => ends.flatMap(({ refused }) => refused),
    repeated: () => ends.reduce((sum, end) => sum + end.repeated(), 0),
    /** From saying to showing at the other end, ms. */
    delays: () =>
      talks.flatMap(({ ends: [one, other] }) =>
        [
          [one, other],
          [other, one],
        ].flatMap(([from, to]) =>
          (to?.delays ?? []).flatMap(({ id, shownAt }) => {
            const sent = from?.sentAt.get(id);
            return sent === undefined ? [] : [shownAt - sent];
          }),
        ),
      ),
    close: (): void => {
      for (const end of ends) end.close();
    },
  };
}
