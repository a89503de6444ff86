import type { ChatEvent, ChatMessage, ChatOnline, ChatTaken, ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CODES } from '#contract/chat/values.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Deps } from '../deps.ts';
import type { MessageRow } from './chat.queries.ts';
import type { Audience, ChatNews } from './events.ts';
import { deskOf, type Peer, send, sendText } from './peers.ts';
import { viewMessages } from './view.ts';

export function createBroadcaster(deps: Deps, peers: ReadonlySet<Peer>) {
  let turn = Promise.resolve();

  const concerned = ({ accountId, shopId }: Audience) =>
    [...peers].filter(({ who }) =>
      who.side === 'shopper' ? who.accountId === accountId : deskOf(who.operator) === shopId,
    );

  async function messages(rows: MessageRow[], to: Peer[]): Promise<void> {
    for (const language of LANGUAGES) {
      const readers = to.filter((peer) => peer.language === language);
      if (!readers.length) continue;
      const views = await viewMessages(deps, rows, language);
      views.forEach((view, index) => {
        sendMessage(readers, view, rows[index]);
      });
    }
  }

  async function broadcast(news: ChatNews): Promise<void> {
    if (news.what === 'online') return online(news);
    const to = concerned(news.of);
    if (!to.length) return;
    if (news.what === 'message') return messages(news.rows, to);
    const { id: conversation } = news.of;
    const data: ChatEvent =
      news.what === 'read'
        ? { event: 'read', conversation, by: news.by, upTo: news.upTo }
        : { event: 'served', conversation, servedBy: news.servedBy, operatorId: news.operatorId };
    for (const peer of to) send(peer, eventFrame(data));
  }

  function online({ side, accountIds, shopIds }: Extract<ChatNews, { what: 'online' }>): void {
    for (const peer of peers) {
      const { who } = peer;
      if (who.side === side) continue;
      const hears =
        who.side === 'shopper' ? accountIds.includes(who.accountId) : shopIds.includes(deskOf(who.operator));
      const data: ChatOnline = who.side === 'staff' ? { userId: accountIds[0] } : { shopId: shopIds[0] };
      if (hears) send(peer, { code: CHAT_CODES.online, data });
    }
  }

  return (news: ChatNews): void => {
    turn = turn.then(() => broadcast(news)).catch((err: unknown) => deps.log.error({ err }, 'chat news'));
  };
}

const eventFrame = (data: ChatEvent): ServerFrame => ({ code: CHAT_CODES.news, data });

/** The sender's other sockets get an acknowledgement instead. The frame is serialised once for all readers. */
function sendMessage(readers: readonly Peer[], message: ChatMessage, row: MessageRow | undefined): void {
  const { conversation, id, seq, at } = message;
  const frame = JSON.stringify(eventFrame({ event: 'message', message }));
  for (const peer of readers) {
    if (!isSender(peer, row)) sendText(peer, frame);
    else if (peer.sending !== id)
      send(peer, { code: CHAT_CODES.taken, data: { conversation, id, seq, at, message } satisfies ChatTaken });
  }
}

const isSender = ({ who }: Peer, row: MessageRow | undefined): boolean =>
  who.side === 'shopper' ? row?.sender === 'shopper' : row?.sender === 'staff' && row.senderId === who.operator.id;
