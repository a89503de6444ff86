import { mayFetchAhead } from '../lib/shared/fetched-ahead.ts';

type Swap = Event & {
  viewTransition?: object;
  activation?: { entry?: { url: string | null }; from?: { url: string | null } };
};
const NAME = 'product-picture';

/** The picture that is pressed becomes the one that is shown, and on the way back the other way round (`public/next-page.css`). */
function bindPictures(): void {
  addEventListener(
    'pageswap',
    ({ viewTransition, activation }: Swap) => viewTransition && namePicture(activation?.entry?.url),
  );
  // A page that the browser has kept; another one does not know in time.
  addEventListener('pagereveal', ({ viewTransition }: Swap) => {
    const { activation } = (window as unknown as { navigation?: { activation?: Swap['activation'] } }).navigation ?? {};
    if (viewTransition) namePicture(activation?.from?.url);
  });
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
