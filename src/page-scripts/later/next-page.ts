import { mayFetchAhead } from '../../lib/shared/fetched-ahead.ts';

type Address = { url: string | null } | null;
/** Not in every browser's types yet: https://html.spec.whatwg.org/#the-pageswapevent-interface */
type Turn = Event & { viewTransition?: ViewTransition | null; activation?: { entry?: Address; from?: Address } | null };
const NAME = 'product-picture';

/** The picture that is pressed becomes the one that is shown, and on the way back the other way round (`public/next-page.css`). */
function bindPictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }: Turn) => turn(viewTransition, activation?.entry));
  // A page that the browser has kept; another one does not know in time.
  addEventListener('pagereveal', ({ viewTransition }: Turn) => {
    const { activation } = (window as { navigation?: Pick<Turn, 'activation'> }).navigation ?? {};
    turn(viewTransition, activation?.from);
  });
}

function turn(transition: ViewTransition | null | undefined, other: Address | undefined): void {
  if (!transition) return;
  // The other page may have none, as private pages do; then they change at once.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
  namePicture(other?.url);
}

function namePicture(address: string | null | undefined): void {
  for (const named of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    named.style.viewTransitionName = '';
    delete named.dataset.pressed;
  }
  const picture = address ? pictureOf(address) : undefined;
  if (!picture) return;
  const own = document.querySelector<HTMLElement>('.shots > a:first-child img');
  for (const [image, name] of [
    [own, 'none'],
    [picture, NAME],
  ] as const) {
    if (!image) continue;
    image.style.viewTransitionName = name;
    image.dataset.pressed = '';
  }
}

/** Of the product card that leads there. */
function pictureOf(address: string): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('.goods')];
  return (
    cards
      .filter((card) => [...card.querySelectorAll('a')].some(({ href }) => href === address))
      .map((card) => card.querySelector('img'))
      .find((image) => image !== null && isInView(image)) ?? undefined
  );
}

function isInView(image: HTMLElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Browsers without speculation rules get the document into their store, and ask only whether it is still the same. */
function bindFetchAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const ahead = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || fetched.has(link.href)) return;
    if (!mayFetchAhead(link.pathname + link.search)) return;
    fetched.add(link.href);
    // An unread response keeps the connection open.
    fetch(link.href, { priority: 'low' }).then(
      (answer) => answer.text(),
      () => {},
    );
  };
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('mouseover', (event) => {
    clearTimeout(resting);
    resting = setTimeout(ahead, 150, event);
  });
  addEventListener('pointerdown', ahead);
}

export function prepareNextPage(): void {
  bindPictures();
  bindFetchAhead();
}
