import { atom } from 'nanostores';
import { listChatMessages, listConversations, openConversation } from '#contract/chat/calls.ts';
import type {
  ChatEvent,
  ChatHistory,
  ChatMessage,
  ChatOnline,
  ChatTaken,
  Conversation,
  ServerFrame,
} from '#contract/chat/schema.ts';
import { CHAT_CODES } from '#contract/chat/values.ts';
import { uploadPicture } from '#contract/upload/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { pictureForm } from '../../lib/browser/form-data.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import type { ChatLink } from '../public/chat-link.ts';
import { newestEvent, noteUnread, ownLink } from '../public/chat-own.ts';
import { createResource } from '../public/resource.ts';
import { $user } from '../public/session.ts';
import { createChatPicture } from './chat-picture.ts';
import { type ChatThread, createThread, type LoadHistory } from './chat-thread.ts';

function linkOf(): Promise<ChatLink> {
  return new Promise((resolve) => {
    const stop = $user.subscribe(() => {
      const link = ownLink();
      if (!link) return;
      queueMicrotask(() => stop());
      resolve(link);
    });
  });
}

/**
 * The chat of a shopper: their conversations, and the one that is open.
 * @param shopId with whom; 0: the mall @param history what the page was rendered with of that conversation
 */
export function createChat(shopId: number, words: FailureWords, history?: Resource<ChatHistory>) {
  const $thread = atom<ChatThread | undefined>(undefined);
  const $link = atom<ChatLink | undefined>(undefined);
  const $online = atom<ReadonlySet<number>>(new Set());
  /** Changes once, at the first load, so that the list never returns to the conversation of the address. */
  let wanted: number | undefined = shopId;
  let opened: Conversation | undefined;
  /** As the page was rendered; undefined once the list was compared with that of the mall. */
  let unreadAtFirst: number | undefined;

  const list = createResource(async (): Promise<Conversation[]> => {
    if (wanted !== undefined) {
      opened = await mall.call(openConversation, { body: { shopId: wanted } });
      wanted = undefined;
      const all: Conversation[] = list.value() ?? (await mall.call(listConversations));
      await show(opened.id);
      return withOpened(all, opened);
    }
    const all = (await mall.call(listConversations)).map(asRead);
    noteUnread(total(all));
    return withOpened(all, opened);
  }, words);

  /** Shows what the page was rendered with. Reading opens no conversation: one that is not there yet waits for `follow`. */
  function start(first: Resource<Conversation[]>): void {
    list.$state.set(first);
    if (first.value) unreadAtFirst = total(first.value);
    opened = first.value?.find((one) => one.shopId === shopId);
    if (!opened) return;
    wanted = undefined;
    $thread.set(threadOf(opened.id, history));
  }

  /** In the browser, after `start`: opens what is not there yet, and hears what happens from now on. */
  async function follow(): Promise<void> {
    const { state, value } = list.$state.get();
    if (state !== 'loaded') return;
    noteUnread(total(value));
    const link = await connected();
    const wasOpen = link.$state.get() === 'open';
    $thread.get()?.connect(link);
    if (wanted !== undefined) await list.reload();
    if (wasOpen && !isStillRight(link)) await list.reload();
  }

  /** The socket may have opened before the page's code came to the chat: its greeting has been heard, or is yet to come. */
  function isStillRight(link: ChatLink): boolean {
    const leads = link.leads();
    const newest = newestEvent();
    if (leads && !newest) return true;
    const same = leads && newest?.event === 'hello' && newest.unread === unreadAtFirst;
    unreadAtFirst = undefined;
    return same;
  }

  async function connected(): Promise<ChatLink> {
    const link = await linkOf();
    if ($link.get()) return link;
    $link.set(link);
    link.listen(hear);
    link.$state.listen((state) => {
      if (state !== 'open') return $online.set(new Set());
      // The mall greets the tab that holds the socket with the number of unread messages: often the list is still right.
      if (unreadAtFirst !== undefined && link.leads()) return;
      unreadAtFirst = undefined;
      void list.reload();
    });
    return link;
  }

  /** The mall may have counted before it heard what was read here. */
  function asRead(one: Conversation): Conversation {
    const thread = $thread.get();
    return thread?.id === one.id && thread.hasRead(one.last?.seq ?? 0) ? { ...one, unread: 0 } : one;
  }

  function greeted(unread: number): void {
    if (unreadAtFirst !== undefined && unread !== unreadAtFirst) void list.reload();
    unreadAtFirst = undefined;
  }

  function threadOf(id: number, first?: Resource<ChatHistory>): ChatThread {
    const load: LoadHistory = (query) => mall.call(listChatMessages, { params: { id }, query });
    return createThread({ id, own: 'shopper', history: load, first });
  }

  async function show(id: number): Promise<void> {
    if ($thread.get()?.id === id) return;
    const link = await connected();
    $thread.get()?.stop();
    const thread = threadOf(id);
    thread.connect(link);
    $thread.set(thread);
    await thread.load();
  }

  async function open(other: number): Promise<void> {
    const known = list.value()?.find((one) => one.shopId === other);
    if (known) return show(known.id);
    wanted = other;
    await list.reload();
  }

  function update(id: number, part: (one: Conversation) => Partial<Conversation>): void {
    const all = list.value();
    if (!all) return;
    if (!all.some((one) => one.id === id)) return void list.reload();
    const changed = all.map((one) => (one.id === id ? { ...one, ...part(one) } : one));
    list.put(changed.sort((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? '')));
    noteUnread(total(changed));
  }

  function hear({ code, data }: ServerFrame): void {
    if (code === CHAT_CODES.taken) {
      const { message } = data as ChatTaken;
      update(message.conversation, ({ last }) => (isNewer(message, last) ? { last: message } : {}));
    } else if (code === CHAT_CODES.online) markOnline((data ?? {}) as ChatOnline);
    else if (code === CHAT_CODES.news) happened(data as ChatEvent);
  }

  /** A mall that names no shop means the conversation that is open. */
  function markOnline({ shopId }: ChatOnline): void {
    const shown = list.value()?.find(({ id }) => id === $thread.get()?.id)?.shopId;
    const who = shopId ?? shown;
    if (who !== undefined) $online.set(new Set([...$online.get(), who]));
  }

  function happened(event: ChatEvent): void {
    if (event.event === 'message')
      update(event.message.conversation, ({ unread, last }) =>
        // One that was repeated may be told again.
        isNewer(event.message, last)
          ? { last: event.message, unread: event.message.from === 'shopper' ? unread : unread + 1 }
          : {},
      );
    else if (event.event === 'served') update(event.conversation, () => ({ servedBy: event.servedBy }));
    else if (event.event === 'read' && event.by === 'shopper') update(event.conversation, () => ({ unread: 0 }));
    else if (event.event === 'hello') greeted(event.unread);
  }

  function look(): void {
    const thread = $thread.get();
    if (thread?.look()) update(thread.id, () => ({ unread: 0 }));
  }

  const upload = (file: Blob) => mall.call(uploadPicture, { body: pictureForm(file) });
  return {
    ...list,
    $thread,
    $link,
    $online,
    start,
    follow,
    show,
    open,
    look,
    uploadPicture: createChatPicture(upload, words),
  };
}

export type Chat = ReturnType<typeof createChat>;

const withOpened = (all: Conversation[], opened: Conversation | undefined): Conversation[] =>
  !opened || all.some(({ id }) => id === opened.id) ? all : [opened, ...all];
const isNewer = ({ seq }: ChatMessage, last: ChatMessage | null): boolean => seq > (last?.seq ?? 0);
const total = (all: readonly Conversation[]): number => all.reduce((sum, { unread }) => sum + unread, 0);
