import { persistentAtom } from '@nanostores/persistent';
import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import * as calls from '#contract/chat/desk.calls.ts';
import type { Talk, TalkTab } from '#contract/chat/desk.schema.ts';
import type { ChatEvent, ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CODES, DESK_CHAT_SOCKET } from '#contract/chat/values.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createChatPicture } from '../inside/chat-picture.ts';
import { type ChatThread, createThread } from '../inside/chat-thread.ts';
import { createAction } from '../public/action.ts';
import { createChatLink } from '../public/chat-link.ts';
import { showNotYours } from '../public/chat-refusal.ts';
import { createResource } from '../public/resource.ts';
import { uploadDeskPicture } from './picture.ts';

export const $sound = persistentAtom<'on' | 'off'>('liangji.desk-chat-sound', 'on');
/** Frames come in bursts; the list is requested once for a burst. */
const SETTLE_MS = 300;

const token = (): string => Cookies.get(DESK_COOKIE) ?? '';

export function createConsole(words: FailureWords, onNews: () => void) {
  const $tab = atom<TalkTab>('queue');
  const $thread = atom<ChatThread | undefined>(undefined);
  const $talk = atom<Talk | undefined>(undefined);
  const $missed = atom(0);
  const action = createAction(words);
  const link = createChatLink(
    `liangji.desk-chat.${token().slice(0, 8)}`,
    () => `${DESK_CHAT_SOCKET}/${encodeURIComponent(token())}`,
  );
  /** Counts changes of the open talk; a list that was requested before a change is stale. */
  let changes = 0;
  const change = (talk: Talk): void => {
    changes += 1;
    $talk.set(talk);
  };
  const list = createResource(async () => {
    const before = changes;
    const page = await desk.call(calls.listTalks, { query: { tab: $tab.get() } });
    const open = page.items.find(({ id }) => id === $talk.get()?.id);
    if (open && changes === before) $talk.set(open);
    return page;
  }, words);

  let due: ReturnType<typeof setTimeout> | undefined;
  const reloadSoon = (): void => {
    due ??= setTimeout(() => {
      due = undefined;
      void list.reload();
    }, SETTLE_MS);
  };

  async function choose(tab: TalkTab): Promise<void> {
    $tab.set(tab);
    await list.reload();
  }

  function show(talk: Talk): void {
    $talk.set(talk);
    if ($thread.get()?.id === talk.id) return;
    $thread.get()?.stop();
    const thread = createThread({
      id: talk.id,
      own: 'staff',
      history: (query) => desk.call(calls.listTalkMessages, { params: { id: talk.id }, query }),
    });
    thread.connect(link);
    $thread.set(thread);
    void thread.load();
  }

  const act = (send: (id: number) => Promise<Talk>): Promise<boolean> =>
    action.run(async () => {
      const id = $talk.get()?.id;
      if (id === undefined) return;
      change(await send(id));
      await list.reload();
    });
  const take = () =>
    act((id) => desk.call(calls.takeTalk, { params: { id }, body: { from: $talk.get()?.servedBy?.id ?? null } }));
  const hand = (to: number | null) => act((id) => desk.call(calls.handOverTalk, { params: { id }, body: { to } }));
  const end = () => act((id) => desk.call(calls.endTalk, { params: { id } }));

  function hear(frame: ServerFrame): void {
    showNotYours(frame);
    const { code, data } = frame;
    if (code === CHAT_CODES.online) reloadSoon();
    if (code !== CHAT_CODES.news) return;
    const event = data as ChatEvent;
    reloadSoon();
    if (event.event === 'served') served(event);
    if (event.event !== 'message' || event.message.from !== 'shopper') return;
    if (document.hidden) $missed.set($missed.get() + 1);
    onNews();
  }

  function served({ conversation, servedBy, operatorId }: Extract<ChatEvent, { event: 'served' }>): void {
    const talk = $talk.get();
    if (talk?.id !== conversation) return;
    const tab = operatorId === list.value()?.me ? 'mine' : 'others';
    change({
      ...talk,
      tab: operatorId === null ? 'queue' : tab,
      servedBy: operatorId === null ? null : { id: operatorId, name: servedBy ?? '' },
    });
  }

  /** Messages count as read only when the operator who serves the talk sees them. */
  function look(): void {
    $missed.set(0);
    if ($talk.get()?.tab === 'mine') $thread.get()?.look();
  }

  const unlisten = link.listen(hear);
  const unwatch = link.$state.listen((state) => state === 'open' && reloadSoon());
  return {
    ...{ ...list, $tab, $thread, $talk, $missed, $busy: action.$busy, link, choose, show, take, hand, end, look },
    uploadPicture: createChatPicture(uploadDeskPicture, words),
    stop(): void {
      clearTimeout(due);
      unlisten();
      unwatch();
      $thread.get()?.stop();
      link.stop();
    },
  };
}

export type Console = ReturnType<typeof createConsole>;
