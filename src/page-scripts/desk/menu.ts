import { DESK_CHANGED, MENU_BETWEEN, MENU_KEY } from '../../lib/shared/desk/menu-key.ts';

const YEAR_S = 31_536_000;
/** Several things are often changed one after the other. */
const SETTLE_MS = 400;

/** Groups stay open or closed from page to page, and counts follow what was done on this one. */
export function bindMenu(): void {
  const menu = document.querySelector<HTMLElement>('.desk-menu');
  if (!menu) return;
  const groups = [...menu.querySelectorAll('details')];
  const remember = () => {
    const open = groups.filter((group) => group.open).map((group) => group.dataset.group);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to all browsers yet
    document.cookie = `${MENU_KEY}=${open.join(MENU_BETWEEN)}; path=/desk; max-age=${YEAR_S}; samesite=lax`;
  };
  for (const group of groups) group.querySelector('summary')?.addEventListener('click', () => setTimeout(remember));
  let timer: ReturnType<typeof setTimeout>;
  const count = async () => {
    const { loadCounts } = await import('../../stores/desk/menu.ts');
    const labelOf = await loadCounts();
    for (const place of menu.querySelectorAll<HTMLElement>('[data-count]'))
      place.textContent = labelOf(place.dataset.count ?? '');
  };
  addEventListener(DESK_CHANGED, () => {
    clearTimeout(timer);
    // What cannot be had now is on the next page.
    timer = setTimeout(() => void count().catch(() => undefined), SETTLE_MS);
  });
}
