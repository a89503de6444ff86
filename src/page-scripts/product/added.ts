import { $at } from '../../stores/public/product.ts';

/** It leaves by itself after so long, unless somebody points at it or is in it. */
const STAYS_MS = 6_000;

/** @returns what shows a text in the box; without a text, hides the box */
export function bindAdded(form: HTMLFormElement): (text?: string) => void {
  const box = form.querySelector<HTMLElement>('[data-in-cart] > *');
  const [said, close] = [box?.querySelector('span'), box?.querySelector('button')];
  let timer: ReturnType<typeof setTimeout>;
  const hide = (): void => {
    if (box?.contains(document.activeElement)) form.querySelector<HTMLButtonElement>('[value=cart]')?.focus();
    box?.toggleAttribute('hidden', true);
  };
  const leave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (box?.matches(':hover, :focus-within') ? leave() : hide()), STAYS_MS);
  };
  close?.addEventListener('click', hide);
  box?.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  $at.listen(hide);
  return (text) => {
    if (!text) return hide();
    if (said) said.textContent = text;
    const shot = document.querySelector<HTMLImageElement>('[data-shot] img');
    const picture = box?.querySelector('img');
    if (picture && shot) Object.assign(picture, { src: shot.currentSrc, hidden: false });
    box?.toggleAttribute('hidden', false);
    leave();
  };
}
