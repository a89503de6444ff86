import { openShots } from '../open-shots.ts';

/**
 * Filters, order and pages of the reviews change in place: what is chosen above stays as it is. Pictures open in the
 * viewer. Whatever goes wrong leaves for the address as a link does.
 */
export function bindReviews(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-reviews] a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if ('reviewShot' in link.dataset) openShot(link);
    else void show(link);
  });
}

function openShot(link: HTMLAnchorElement): void {
  const shots = [...(link.closest('.review')?.querySelectorAll<HTMLAnchorElement>('[data-review-shot]') ?? [])];
  openShots(shots, link);
}

let going: AbortController | undefined;

async function show(link: HTMLAnchorElement): Promise<void> {
  const before = document.querySelector('[data-reviews]');
  going?.abort();
  const mine = new AbortController();
  going = mine;
  before?.setAttribute('aria-busy', 'true');
  const after = await reviewsAt(link.href, mine.signal);
  if (mine.signal.aborted) return;
  if (!before || !after) return location.assign(link.href);
  const group = link.closest('nav')?.getAttribute('aria-label');
  const text = link.getAttribute('href');
  before.replaceWith(after);
  history.replaceState(history.state, '', merged(link.href));
  const same = [...after.querySelectorAll<HTMLAnchorElement>('nav a')].filter(
    (one) => one.closest('nav')?.getAttribute('aria-label') === group,
  );
  const focused =
    same.find((one) => one.getAttribute('href') === text) ?? same.find((one) => one.ariaCurrent) ?? same[0];
  focused?.focus({ preventScroll: true });
  document.getElementById('reviews')?.scrollIntoView({ block: 'start' });
}

function merged(href: string): URL {
  const url = new URL(location.href);
  const wanted = new URL(href).searchParams;
  for (const name of ['reviews', 'reviewSort', 'reviewPage']) {
    const value = wanted.get(name);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

async function reviewsAt(href: string, signal: AbortSignal): Promise<Element | null> {
  try {
    const answer = await fetch(href, { signal });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-reviews]');
  } catch {
    return null;
  }
}
