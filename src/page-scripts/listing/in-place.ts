const PARTS = ['header', 'aside', '.results', '.blocks'].map((part) => `.listing > ${part}`);
const CHOICES = '.facet a, .chips a, .sorts nav a[rel]';

let going: AbortController | undefined;
let shown = '';
const address = (): string => location.pathname + location.search;

/**
 * Filters and the order of a list change it in place: the scroll position, what is unfolded and the focus stay, so that
 * several can be chosen one after the other. Whatever goes wrong leaves for the address as a link does.
 */
export function bindInPlace(): void {
  shown = address();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(CHOICES) : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.href, link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    if (!form?.closest('.facet')) return;
    event.preventDefault();
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form)) if (value) url.searchParams.set(name, String(value));
    void show(url.href, form.querySelector('button') ?? form);
  });
  // Where one has come from by a change in place, the entry of the history holds no page of its own.
  addEventListener('popstate', () => address() !== shown && void show(location.href));
}

/** @param pressed what led there; without it the address is shown already */
async function show(href: string, pressed?: HTMLElement): Promise<void> {
  going?.abort();
  const mine = new AbortController();
  going = mine;
  document.documentElement.classList.add('busy');
  const { page, url } = await pageAt(href, mine.signal);
  if (mine.signal.aborted) return;
  if (!page || !PARTS.every((part) => isIn(document, part) === isIn(page, part))) return location.assign(href);
  const place = pressed && placeOf(pressed);
  // The address changes with the list: whoever reads one finds the other.
  await fade(() => {
    if (mine.signal.aborted) return;
    if (pressed) history.pushState(null, '', url);
    shown = address();
    swap(page);
  });
  if (mine.signal.aborted) return;
  document.documentElement.classList.remove('busy');
  if (place) find(place)?.focus({ preventScroll: true });
}

/** Not where one wants nothing to move, and in browsers that know how. */
function fade(change: () => void): Promise<void> | void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready } = document.startViewTransition(change);
  // The next change, or another tab, ends it early.
  ready.catch(() => {});
  return updateCallbackDone;
}

const isIn = (page: Document, part: string): boolean => page.querySelector(part) !== null;

async function pageAt(href: string, signal: AbortSignal): Promise<{ page?: Document; url: string }> {
  try {
    const answer = await fetch(href, { signal });
    if (!answer.ok) return { url: href };
    return { page: new DOMParser().parseFromString(await answer.text(), 'text/html'), url: answer.url };
  } catch {
    return { url: href };
  }
}

function swap(page: Document): void {
  const open = new Set([...document.querySelectorAll('.listing details[open]')].map(groupOf));
  for (const part of [...PARTS, 'a[hreflang]']) {
    const fresh = page.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  for (const details of document.querySelectorAll('.listing details')) {
    details.toggleAttribute('open', open.has(groupOf(details)));
  }
  document.title = page.title;
  tell(document.querySelector('.listing h1 + p')?.textContent ?? page.title);
}

function tell(text: string): void {
  const said = document.getElementById('list-said') ?? document.body.appendChild(document.createElement('p'));
  Object.assign(said, { id: 'list-said', role: 'status', className: 'sr-only', textContent: text });
}

type Place = { group: string; text: string };

const groupOf = (element: Element): string =>
  element.closest('.facet, .tree')?.querySelector('h2, h3')?.textContent ?? element.closest('nav')?.ariaLabel ?? '';
const textOf = (element: Element): string => element.firstChild?.textContent?.trim() ?? '';
const placeOf = (pressed: Element): Place => ({ group: groupOf(pressed), text: textOf(pressed) });

function find({ group, text }: Place): HTMLElement | null {
  const choices = [...document.querySelectorAll<HTMLElement>(`${CHOICES}, .facet button`)];
  const same = choices.find((choice) => groupOf(choice) === group && textOf(choice) === text);
  return same ?? document.querySelector<HTMLElement>('.sorts nav a[rel], .chips a');
}
