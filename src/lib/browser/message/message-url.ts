import { MESSAGE_KINDS, type MessageKind } from '#contract/message/values.ts';

/** What the list of messages shows: everything is in the URL. */

export const MESSAGE_TABS = ['all', ...MESSAGE_KINDS] as const;
export type MessageTab = 'all' | MessageKind;
export type MessageFilter = { tab: MessageTab; page: number };

/** `?kind=order&page=2`; anything else is the first page of all. */
export function readMessageFilter(search: string): MessageFilter {
  const query = new URLSearchParams(search);
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { tab: MESSAGE_KINDS.find((kind) => kind === query.get('kind')) ?? 'all', page };
}

export const messageParams = ({ tab, page }: MessageFilter): URLSearchParams =>
  new URLSearchParams({ ...(tab === 'all' ? {} : { kind: tab }), ...(page > 1 ? { page: String(page) } : {}) });

export function messagePath(filter: MessageFilter): string {
  const query = messageParams(filter);
  return query.size ? `/user-center/uc-message?${query}` : '/user-center/uc-message';
}
