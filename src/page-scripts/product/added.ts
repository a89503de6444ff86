import { $at } from '../../stores/public/product.ts';

export function bindAdded(form: HTMLFormElement): (text: string) => void {
  const box = form.querySelector<HTMLElement>('[data-in-cart] > *');
  const [said, close] = [box?.querySelector('span'), box?.querySelector('button')];
  const hide = (): void => {
    if (box?.contains(document.activeElement)) form.querySelector<HTMLButtonElement>('[value=cart]')?.focus();
    box?.toggleAttribute('hidden', true);
  };
  close?.addEventListener('click', hide);
  box?.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  $at.listen(hide);
  return (text) => {
    if (said) said.textContent = text;
    const shot = document.querySelector<HTMLImageElement>('[data-shot] img');
    const picture = box?.querySelector('img');
    if (picture && shot) Object.assign(picture, { src: shot.currentSrc, hidden: false });
    box?.toggleAttribute('hidden', false);
  };
}
