const WAIT_MS = 200;
let waiting: ReturnType<typeof setTimeout> | undefined;

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.brands !== undefined;

export function bindBrands(): void {
  document.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void import('./found-brands.ts').then(({ showBrands }) => showBrands(target)), WAIT_MS);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !isField(target)) return;
    event.preventDefault();
    target.closest('.facet')?.querySelector<HTMLElement>('[data-found] a')?.click();
  });
}
