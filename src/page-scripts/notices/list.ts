import { listNotices } from '#contract/content/calls.ts';
import type { NoticePage } from '#contract/content/schema.ts';
import type { Language } from '#contract/language.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { date } from '../../lib/shared/format.ts';
import { guardPage } from '../frame/guard.ts';
import { loadInto } from '../load-part.ts';

export const languageHere = (): Language => (document.documentElement.lang.startsWith('en') ? 'en' : 'zh');
export const noticePath = (id: number): string => `/notice-detail?id=${id}`;

export function linkTo(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text });
}

function rowOf({ id, title, pinned, publishedAt }: NoticePage['items'][number], pinnedText: string): HTMLLIElement {
  const row = document.createElement('li');
  const when = document.createElement('small');
  when.textContent = date(publishedAt, languageHere());
  const tag = Object.assign(document.createElement('span'), { className: 'tag tag-quiet', textContent: pinnedText });
  row.append(...(pinned ? [tag] : []), linkTo(noticePath(id), title), when);
  return row;
}

export function openNoticeList(): void {
  guardPage();
  const list = document.querySelector<HTMLElement>('[data-notices]');
  const pages = document.querySelector<HTMLElement>('[data-pages]');
  if (!list || !pages) return;
  const wanted = Math.max(1, Math.trunc(Number(new URLSearchParams(location.search).get('page'))) || 1);
  const { previous = '', next = '', pinned = '' } = list.dataset;
  void loadInto(
    'notices',
    () => mall.call(listNotices, { query: { page: wanted } }),
    ({ items, page, pages: last }) => {
      list.replaceChildren(...items.map((item) => rowOf(item, pinned)));
      document.querySelector('[data-empty]')?.toggleAttribute('hidden', items.length > 0);
      const turn = (to: number, text: string) =>
        to >= 1 && to <= last ? [linkTo(`/notice-list?page=${to}`, text)] : [];
      pages.replaceChildren(...turn(page - 1, previous), ...turn(page + 1, next));
    },
  );
}
