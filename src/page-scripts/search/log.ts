import { PRESSED_PATH, SEARCHED_PATH } from '#contract/search/log.values.ts';

/** Tells the mall what was searched for, and which result is pressed; the page itself may come from a cache. */
export function countSearch(): void {
  const listing = document.querySelector<HTMLElement>('[data-words]');
  const { words, total } = listing?.dataset ?? {};
  if (!listing || !words) return;
  if (total !== undefined) send(SEARCHED_PATH, { text: words, total: Number(total) });
  const press = ({ target, button }: MouseEvent) => {
    const productId = pressed(target);
    if (productId && button < 2) send(PRESSED_PATH, { text: words, productId });
  };
  listing.addEventListener('click', press);
  // The middle button opens a tab, the right one a menu.
  listing.addEventListener('auxclick', press);
}

/** Of the results, not of what others buy below them. */
function pressed(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.results > ul a') : null;
  const id = link ? Number(new URL(link.href).searchParams.get('prodId')) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function send(path: string, body: object): void {
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang.slice(0, 2) },
    body: JSON.stringify(body),
  })
    // An unread response keeps the connection open, and the page never reaches "network idle".
    .then((answer) => answer.text())
    .catch(() => {});
}
