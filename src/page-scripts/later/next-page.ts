import { mayFetchAhead } from '../../lib/shared/fetched-ahead.ts';

/** A pointer that only crosses a link rests on it for less. */
const HOVER_MS = 150;

/** Browsers without speculation rules get the document into their store, and ask only whether it is still the same. */
export function fetchNextPage(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const ahead = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || fetched.has(link.href)) return;
    if (!mayFetchAhead(link.pathname + link.search)) return;
    fetched.add(link.href);
    // An unread response would occupy its connection.
    fetch(link.href, { priority: 'low' }).then(
      (answer) => answer.text(),
      () => {},
    );
  };
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('mouseover', (event) => {
    clearTimeout(resting);
    resting = setTimeout(ahead, HOVER_MS, event);
  });
  addEventListener('pointerdown', ahead);
}
