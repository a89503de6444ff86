const PAUSE_MS = 5_000;

export function startCarousel(hero: HTMLElement): void {
  const row = hero.querySelector('ul');
  if (!row) return;
  const count = row.children.length;
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const pause = hero.querySelector<HTMLElement>('[data-pause]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = 0;
  let stopped = still.matches;
  let held = false;

  const show = (n: number) => {
    const left = ((n + count) % count) * row.clientWidth;
    row.scrollTo({ left, behavior: still.matches ? 'instant' : 'smooth' });
  };
  const showPause = () => pause?.setAttribute('aria-pressed', String(stopped));

  row.addEventListener('scroll', () => {
    shown = Math.round(row.scrollLeft / row.clientWidth);
    for (const [n, dot] of dots.entries()) {
      if (n === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  });
  hero.addEventListener('click', ({ target }) => {
    const { step, slide, pause: toggle } = (target as Element).closest('button')?.dataset ?? {};
    if (step) show(shown + Number(step));
    else if (slide) show(Number(slide));
    else if (toggle !== undefined) {
      stopped = !stopped;
      showPause();
    }
  });
  const hold = () => {
    held = hero.matches(':hover, :focus-within');
  };
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) hero.addEventListener(name, hold);
  hold();
  setInterval(() => stopped || held || document.hidden || show(shown + 1), PAUSE_MS);
  showPause();
}
