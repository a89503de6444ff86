import Cookies from 'js-cookie';
import type { ChatEvent, ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CODES, CHAT_SOCKET } from '#contract/chat/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { type ChatLink, createChatLink } from './chat-link.ts';
import { showNotYours } from './chat-refusal.ts';
import { $newMessage } from './message.ts';
import { $token, $user } from './session.ts';

const KEY = 'liangji.chat-new';

let newest: ChatEvent | undefined;
/** What the mall told last since the socket opened. */
export const newestEvent = (): ChatEvent | undefined => newest;

let link: { userId: number; value: ChatLink } | undefined;

/** The socket of the shopper who is logged in; undefined as long as it is not known who that is. */
export function ownLink(): ChatLink | undefined {
  const userId = $user.get()?.userId;
  if (link && link.userId !== userId) {
    link.value.stop();
    link = undefined;
  }
  if (!link && userId !== undefined) {
    const value = createChatLink(`liangji.chat.${userId}`, () => socketPathOf(userId));
    value.$state.subscribe(() => {
      newest = undefined;
    });
    value.listen((frame) => note(userId, frame));
    link = { userId, value };
  }
  return link?.value;
}

/** A token that another tab has changed may belong to somebody else. */
function socketPathOf(userId: number): string | undefined {
  const token = Cookies.get(TOKEN_COOKIE) ?? '';
  if (token !== ($token.get() ?? '')) return undefined;
  return `${CHAT_SOCKET}/${encodeURIComponent(token)}/${userId}`;
}

/** Sets the dot, for this tab and, through the storage, for pages that open while another tab holds the socket. */
function setNew(userId: number, waiting: boolean): void {
  $newMessage.set(waiting);
  if (waiting) localStorage.setItem(KEY, String(userId));
  else localStorage.removeItem(KEY);
}

function note(userId: number, frame: ServerFrame): void {
  showNotYours(frame);
  const { code, data } = frame;
  if (code !== CHAT_CODES.news) return;
  const event = data as ChatEvent;
  newest = event;
  if (event.event === 'hello') setNew(userId, event.unread > 0);
  else if (event.event === 'message' && event.message.from !== 'shopper') setNew(userId, true);
}

export function noteUnread(unread: number): void {
  const userId = $user.get()?.userId;
  if (userId !== undefined) setNew(userId, unread > 0);
}

export function connectChat(): void {
  const sync = () =>
    $newMessage.set($user.get() !== undefined && localStorage.getItem(KEY) === String($user.get()?.userId));
  $user.subscribe(() => {
    sync();
    ownLink();
  });
  addEventListener('storage', ({ key }) => key === KEY && sync());
  // A page that Back may show again holds no socket meanwhile.
  addEventListener('pagehide', () => {
    link?.value.stop();
    link = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && ownLink());
}
