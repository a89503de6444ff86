import { atom } from 'nanostores';
import * as calls from '#contract/message/calls.ts';
import type { OwnMessages, UnreadMessages } from '#contract/message/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type MessageFilter, messageParams } from '../../lib/browser/message/message-url.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { toast } from '../public/toast.ts';
import { setUnread } from '../public/unread.ts';

async function load(filter: MessageFilter): Promise<OwnMessages> {
  const page = await mall.call(calls.listMessages, { query: messageParams(filter) });
  setUnread(page.unread.total);
  return page;
}

export function createMessageList(first: MessageFilter, words: FailureWords) {
  const list = createPaged(first, load, words);
  const action = createAction(words);
  const $gone = atom<number | undefined>(undefined);

  function change(items: OwnMessages['items'], unread: UnreadMessages): void {
    const page = list.value();
    if (page) list.put({ ...page, items, unread });
    setUnread(unread.total);
  }

  const items = () => list.value()?.items ?? [];

  /** Shown at once, because opening a message leaves the page. */
  async function read(id: number): Promise<void> {
    const page = list.value();
    const one = page?.items.find((message) => message.id === id && !message.read);
    if (!page || !one) return;
    const { total, kinds } = page.unread;
    change(
      page.items.map((message) => (message === one ? { ...one, read: true } : message)),
      { total: total - 1, kinds: { ...kinds, [one.kind]: kinds[one.kind] - 1 } },
    );
    try {
      // The shopper may be on the way to what the message tells of.
      change(items(), await mall.call(calls.readMessage, { params: { id }, keepalive: true }));
    } catch (error) {
      toast(failureOf(error, words).text, 'error');
      await list.reload();
    }
  }

  const readAll = (): Promise<boolean> =>
    action.run(async () => {
      const { tab } = list.$filter.get();
      const upTo = list.value()?.newest;
      if (!upTo) return;
      const body = { ...(tab === 'all' ? {} : { kind: tab }), upTo };
      const unread = await mall.call(calls.readMessages, { body });
      const seen = items().map((message) => (message.id <= upTo ? { ...message, read: true } : message));
      change(seen, unread);
    });

  async function remove(id: number): Promise<void> {
    if (!(await action.run(() => mall.call(calls.deleteMessage, { params: { id } })))) return;
    $gone.set(id);
    await list.reload();
  }

  async function restore(): Promise<void> {
    const id = $gone.get();
    if (id === undefined || !(await action.run(() => mall.call(calls.restoreMessage, { params: { id } })))) return;
    $gone.set(undefined);
    await list.reload();
  }

  function show(filter: MessageFilter): Promise<void> {
    $gone.set(undefined);
    return list.show(filter);
  }

  return { ...list, show, $gone, $busy: action.$busy, read, readAll, remove, restore };
}

export type MessageList = ReturnType<typeof createMessageList>;
