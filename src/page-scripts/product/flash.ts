import { endFlashSale } from '../../stores/product.ts';
import { countDown } from '../countdown.ts';

/** Counts the flash sale down that the product is in, and ends it. */
export function bindFlash(form: HTMLFormElement): void {
  const ribbon = form.querySelector<HTMLElement>('[data-flash]');
  const clock = ribbon?.querySelector('[data-countdown]');
  if (!ribbon?.dataset.flash || !clock) return;
  const show = (text: string) => {
    clock.textContent = text;
  };
  countDown(ribbon.dataset.flash, show, endFlashSale);
}
