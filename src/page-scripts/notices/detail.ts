import { viewNotice } from '#contract/content/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { cleanText } from '../../lib/browser/rich-text.ts';
import { date } from '../../lib/shared/format.ts';
import { guardPage } from '../frame/guard.ts';
import { loadInto } from '../load-part.ts';
import { languageHere, linkTo, noticePath } from './list.ts';

export function openNotice(): void {
  guardPage();
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-notice=${name}]`);
  const [title, when, text, beside] = [part('title'), part('when'), part('text'), part('beside')];
  if (!title || !when || !text || !beside) return;
  const id = new URLSearchParams(location.search).get('id') ?? '';
  void loadInto(
    'notice',
    () => mall.call(viewNotice, { params: { id } }),
    (notice) => {
      title.textContent = notice.title;
      document.title = document.title.replace(/^[^-]+(?= - )/, () => notice.title);
      when.textContent = date(notice.publishedAt, languageHere());
      text.innerHTML = cleanText(notice.html);
      const near = (['newer', 'older'] as const).flatMap((side) => {
        const found = notice[side];
        return found ? [linkTo(noticePath(found.id), (beside.dataset[side] ?? '') + found.title)] : [];
      });
      beside.replaceChildren(...near);
    },
  );
}
