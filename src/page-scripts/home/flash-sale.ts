import { countDown } from '../countdown.ts';

const TRIES = 3;
/** Clients that watched the same clock ask at different moments. */
const spread = (): number => 1_000 + Math.random() * 2_000;

export function startFlash(tries = TRIES): void {
  const clock = document.querySelector<HTMLElement>('#flash [data-ends]');
  const ends = clock?.dataset.ends;
  if (!ends) return;
  const digits = clock.querySelectorAll('b');
  const show = (text: string) => {
    for (const [n, part] of text.split(':').entries()) if (digits[n]) digits[n].textContent = part;
  };
  countDown(ends, show, () => setTimeout(() => void renew(ends, tries), spread()));
}

async function renew(ended: string, tries: number): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('flash');
  if (next?.querySelector<HTMLElement>('[data-ends]')?.dataset.ends !== ended) {
    if (next) document.getElementById('flash')?.replaceWith(next);
    else document.getElementById('flash')?.remove();
    startFlash();
  } else if (tries > 1) {
    startFlash(tries - 1);
  }
}
