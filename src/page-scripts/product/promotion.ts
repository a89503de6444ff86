import { $sku, endPromotions } from '../../stores/public/product.ts';
import { countDown } from '../countdown.ts';

let unbind = (): void => {};

export function bindPromotion(form: HTMLFormElement): void {
  unbind();
  const clock = form.querySelector('[data-promotion] [data-countdown]');
  if (!clock) return;
  let running = { endsAt: '', stop: () => {} };
  const show = (text: string) => {
    clock.textContent = text;
  };
  const leave = $sku.subscribe((sku) => {
    const endsAt = sku?.promotion?.endsAt ?? '';
    if (endsAt === running.endsAt) return;
    running.stop();
    running = { endsAt, stop: () => {} };
    if (endsAt) running.stop = countDown(endsAt, show, () => endPromotions(endsAt));
  });
  unbind = () => {
    running.stop();
    leave();
  };
}
