import type { ChatTaken } from '#contract/chat/schema.ts';
import { CHAT, CHAT_CODES } from '#contract/chat/values.ts';
import { CODES } from '#contract/envelope.ts';
import type { Deps } from '../deps.ts';
import { MallError, tooMany } from '../error.ts';
import { type Frame, frameOf } from './chat.rules.ts';
import { readConversation } from './chat.ts';
import { claimBy, type Identify } from './identify.ts';
import { deskOf, endSession, idOf, type Peer, send, type TextOf } from './peers.ts';
import { markOnline } from './presence.ts';
import { sendMessage } from './send.ts';
import { viewMessages } from './view.ts';

/** How long a heartbeat relies on the last check of the session; messages always check it. */
const CHECK_MS = 30_000;
type Key = MallError['key'];
type Message = Extract<Frame, { kind: 'message' }>;
type Refused = { conversation?: number; id?: string };

export function createFrames(deps: Deps, identify: Identify, textOf: TextOf) {
  const messages = deps.limits.create({ name: 'chat-message', times: CHAT.messagesPerMinute, seconds: 60 });

  async function isAlive(peer: Peer, always: boolean): Promise<boolean> {
    if (!always && performance.now() - peer.checkedAt < CHECK_MS) return true;
    const now = await identify(claimBy(peer.who), true);
    if (!now) return false;
    peer.who = now;
    peer.checkedAt = performance.now();
    return true;
  }

  async function take(peer: Peer, frame: Message): Promise<void> {
    const { who } = peer;
    if (!(await messages.count(`${who.side} ${idOf(who)}`))) throw tooMany();
    const by =
      who.side === 'shopper'
        ? ({ side: 'shopper', accountId: who.accountId } as const)
        : ({ side: 'staff', operatorId: who.operator.id, shopId: deskOf(who.operator) } as const);
    peer.sending = frame.id;
    try {
      const row = await sendMessage(deps, by, frame);
      const [view] = await viewMessages(deps, [row], peer.language);
      if (!view) return;
      const { conversation, id, seq, at } = view;
      send(peer, { code: CHAT_CODES.taken, data: { conversation, id, seq, at, message: view } satisfies ChatTaken });
    } finally {
      peer.sending = undefined;
    }
  }

  async function read(peer: Peer, { conversation, upTo }: Extract<Frame, { kind: 'read' }>): Promise<void> {
    const { who } = peer;
    const owner = who.side === 'shopper' ? { accountId: who.accountId } : { shopId: deskOf(who.operator) };
    if (!(await readConversation(deps, owner, conversation, upTo))) refuse(peer, CHAT_CODES.notYours, 'chatNotYours');
  }

  function refuse(peer: Peer, code: string, key: Key, data?: Refused): void {
    send(peer, { code, msg: textOf(key, peer.language), ...(data ? { data } : {}) });
  }

  function refuseError(peer: Peer, error: unknown, data: Refused): void {
    if (!(error instanceof MallError)) {
      deps.log.error({ err: error }, 'chat');
      refuse(peer, CODES.internal, 'internal', data);
    } else if (error.key === 'chatNotYours') refuse(peer, CHAT_CODES.notYours, error.key, data);
    else refuse(peer, CODES.message, error.key, data);
  }

  return async (peer: Peer, text: string | undefined, allowed: boolean): Promise<void> => {
    if (!allowed) return refuse(peer, CODES.message, 'tooMany');
    const frame: Frame = text === undefined ? { kind: 'bad' } : frameOf(text);
    if (frame.kind === 'bad') return refuse(peer, CODES.invalid, 'invalid');
    peer.heardAt = performance.now();
    if (!(await isAlive(peer, frame.kind !== 'beat'))) return endSession(peer, textOf);
    if (frame.kind === 'beat') {
      send(peer, { code: CHAT_CODES.beat });
      return markOnline(deps, peer.who);
    }
    if (frame.kind === 'read') return read(peer, frame);
    const { conversation, id } = frame;
    await take(peer, frame).catch((error: unknown) => refuseError(peer, error, { conversation, id }));
  };
}
