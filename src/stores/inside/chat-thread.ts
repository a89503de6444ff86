import { atom } from 'nanostores';
import type {
  ChatBody,
  ChatEvent,
  ChatHistory,
  ChatMessage,
  ChatRefused,
  ChatTaken,
  ServerFrame,
} from '#contract/chat/schema.ts';
import { CHAT_CODES, MSG_TYPE } from '#contract/chat/values.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import type { ChatLink } from '../public/chat-link.ts';

/** A message on its way; `refused`: what the mall said against it. */
export type Pending = {
  id: string;
  type: number;
  body: ChatBody;
  state: 'sending' | 'failed';
  refused?: string;
};
export type Thread = {
  state: 'loading' | 'failed' | 'loaded';
  items: ChatMessage[];
  more: boolean;
  pending: Pending[];
  read: number;
};

export type LoadHistory = (query: { before?: number; after?: number }) => Promise<ChatHistory>;

type Options = {
  id: number;
  own: 'shopper' | 'staff';
  history: LoadHistory;
  /** The newest page of it, where the page was rendered with that. */
  first?: Resource<ChatHistory> | undefined;
};

const LATE_MS = 10_000;

export function createThread({ id, own, history, first }: Options) {
  const otherRead = ({ readByShopper, readByStaff }: ChatHistory): number =>
    own === 'shopper' ? readByStaff : readByShopper;
  const $thread = atom<Thread>({
    state: first?.state ?? 'loading',
    items: first?.value?.items ?? [],
    more: first?.value?.more ?? false,
    pending: [],
    read: first?.value ? otherRead(first.value) : 0,
  });
  const change = (part: Partial<Thread>): void => $thread.set({ ...$thread.get(), ...part });
  const last = (): number => $thread.get().items.at(-1)?.seq ?? 0;
  let link: ChatLink | undefined;
  let disconnect = (): void => {};
  let seen = 0;

  function put(messages: readonly ChatMessage[]): void {
    const of = new Map($thread.get().items.map((message) => [message.seq, message]));
    for (const message of messages) of.set(message.seq, message);
    const names = new Set(messages.map((message) => message.id));
    change({
      items: [...of.values()].sort((a, b) => a.seq - b.seq),
      pending: $thread.get().pending.filter((one) => !names.has(one.id)),
    });
  }

  async function load(): Promise<void> {
    change({ state: 'loading' });
    try {
      const page = await history({});
      put(page.items);
      change({ state: 'loaded', more: page.more, read: otherRead(page) });
    } catch {
      change({ state: 'failed' });
    }
  }

  /** @returns whether older ones have come */
  async function older(): Promise<boolean> {
    const first = $thread.get().items[0]?.seq ?? 0;
    if (!$thread.get().more || first <= 1) return false;
    const page = await history({ before: first }).catch(() => undefined);
    if (!page) return false;
    put(page.items);
    change({ more: page.more });
    return true;
  }

  async function catchUp(): Promise<void> {
    if ($thread.get().state !== 'loaded') return load();
    for (let more = true; more; ) {
      const page = await history({ after: last() }).catch(() => undefined);
      if (!page) return;
      put(page.items);
      change({ read: Math.max($thread.get().read, otherRead(page)) });
      more = page.more;
    }
    for (const one of $thread.get().pending) if (one.state === 'sending') transmit(one);
  }

  const transmit = ({ id: name, type, body }: Pending): void => link?.send(type, { conversation: id, id: name, body });

  function mark(name: string, part: Partial<Pending>): void {
    change({ pending: $thread.get().pending.map((one) => (one.id === name ? { ...one, ...part } : one)) });
  }

  function send(type: number, body: ChatBody): void {
    const one: Pending = { id: crypto.randomUUID(), type, body, state: 'sending' };
    change({ pending: [...$thread.get().pending, one] });
    begin(one);
  }

  function begin(one: Pending): void {
    transmit(one);
    setTimeout(() => mark(one.id, { state: 'failed' }), LATE_MS);
  }

  /** Sends the message again under its name, so that it is stored once. */
  function resend(name: string): void {
    const one = $thread.get().pending.find((each) => each.id === name);
    if (!one) return;
    mark(name, { state: 'sending' });
    begin(one);
  }

  const discard = (name: string): void => change({ pending: $thread.get().pending.filter((one) => one.id !== name) });

  function receive({ code, msg, data }: ServerFrame): void {
    if (code === CHAT_CODES.taken) arrive((data as ChatTaken).message);
    else if (code === CHAT_CODES.news) hear(data as ChatEvent);
    else if (data) refuse(data as ChatRefused, msg);
  }

  function refuse({ conversation, id: name }: ChatRefused, refused = ''): void {
    if (conversation === id && name) mark(name, { state: 'failed', refused });
  }

  function hear(event: ChatEvent): void {
    if (event.event === 'message') arrive(event.message);
    else if (event.event === 'sync') void catchUp();
    else if (event.event === 'read' && event.conversation === id && event.by !== own)
      change({ read: Math.max($thread.get().read, event.upTo) });
  }

  function arrive(message: ChatMessage): void {
    if (message.conversation !== id) return;
    const gap = message.seq > last() + 1 && $thread.get().state === 'loaded';
    if (gap) void catchUp();
    else put([message]);
  }

  /** Marks all messages as read. @returns whether any was unread */
  function look(): boolean {
    const upTo = last();
    if (upTo <= seen) return false;
    seen = upTo;
    sendRead();
    return true;
  }

  const hasRead = (seq: number): boolean => seen >= seq;
  const sendRead = (): void => link?.send(MSG_TYPE.READ, { conversation: id, body: { upTo: seen } });

  /** From now on it hears and speaks; what came since it was loaded is fetched. */
  function connect(to: ChatLink): void {
    if (link) return;
    link = to;
    let open = to.$state.get() === 'open';
    if (open && $thread.get().state === 'loaded') opened();
    const unlisten = to.listen(receive);
    const unwatch = to.$state.listen((state) => {
      if (state === 'open' && !open) opened();
      open = state === 'open';
    });
    disconnect = () => {
      unlisten();
      unwatch();
    };
  }

  /** What was sent while it was closed is lost. */
  function opened(): void {
    if (seen > 0) sendRead();
    void catchUp();
  }

  return { id, own, $thread, connect, load, older, send, resend, discard, look, hasRead, stop: () => disconnect() };
}

export type ChatThread = ReturnType<typeof createThread>;
