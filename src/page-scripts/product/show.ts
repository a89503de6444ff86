import type { CouponTerms } from '#contract/coupon/schema.ts';
import { LOW_STOCK } from '#contract/limits.ts';
import { price, priceParts } from '../../lib/shared/price.ts';
import type { Swap } from '../../lib/shared/product/pictures.ts';
import { alternatives, isInStock, type PackedSku, pricesOf, type Sku } from '../../lib/shared/product/skus.ts';
import { $at, $axis, $most, $quantity, $sku, $skus } from '../../stores/public/product.ts';
import { showPicture } from './gallery.ts';

export type PageData = {
  skus: PackedSku[];
  names: string[][];
  pictures: Swap[];
  /** Those that whoever looks can use. */
  coupons: Omit<CouponTerms, 'scope'>[];
  /** When prices may change by time alone; null: never, as on a preview. */
  until: string | null;
  texts: Record<'left' | 'stock' | 'goneLeft' | 'added' | 'full' | 'add' | 'soldOut' | 'limit' | 'most', string>;
};

export const numberInput = (form: HTMLFormElement): HTMLInputElement =>
  form.elements.namedItem('n') as HTMLInputElement;

export function showChoice(form: HTMLFormElement, axes: HTMLInputElement[][], data: PageData): void {
  $at.subscribe((at) => {
    for (const [axis, radios] of axes.entries()) {
      for (const [value, radio] of radios.entries()) {
        radio.checked = at[axis] === value;
        markGone(radio, !isInStock($skus.get(), at, axis, value));
      }
    }
  });
  $at.listen(() => {
    const sku = $sku.get();
    if (!sku) return;
    nameInAddress(sku);
    const picture = data.pictures[sku.picture];
    if (picture) showPicture(picture);
  });
  $sku.subscribe((sku) => {
    if (!sku) return;
    showPrice(form, sku);
    showStock(form, sku, data);
  });
  // The page shows it for what it was opened with.
  if (data.coupons[0]) $sku.listen(() => import('./coupon-price.ts').then((all) => all.showCouponPrice(data.coupons)));
  $quantity.listen((quantity) => {
    numberInput(form).value = String(quantity);
    showSteps(form);
  });
}

function nameInAddress(sku: Sku): void {
  const url = new URL(location.href);
  for (const name of ['added', 'failed']) url.searchParams.delete(name);
  url.searchParams.set('sku', String(sku.id));
  history.replaceState(history.state, '', url);
}

function markGone(radio: HTMLInputElement, gone: boolean): void {
  radio.parentElement?.classList.toggle('gone', gone);
  if (gone) radio.setAttribute('aria-describedby', 'gone');
  else radio.removeAttribute('aria-describedby');
}

function showPrice(form: HTMLFormElement, sku: Sku): void {
  const { now, before } = pricesOf(sku);
  const { whole, cents } = priceParts(now);
  const shown = form.querySelector('[data-price] b');
  const struck = form.querySelector<HTMLElement>('[data-before]');
  const bar = document.querySelector('[data-bar-price]');
  if (bar) bar.textContent = price(now);
  if (shown?.childNodes[1]) shown.childNodes[1].textContent = whole;
  if (shown?.lastElementChild) shown.lastElementChild.textContent = `.${cents}`;
  if (struck?.lastElementChild) struck.lastElementChild.textContent = before === null ? '' : price(before);
  if (struck) struck.hidden = before === null;
  showPromotion(form, sku);
}

function showPromotion(form: HTMLFormElement, { promotion }: Sku): void {
  const ribbon = form.querySelector<HTMLElement>('[data-promotion]');
  if (!ribbon) return;
  ribbon.hidden = promotion === null;
  for (const name of ribbon.querySelectorAll<HTMLElement>('[data-kind]'))
    name.hidden = name.dataset.kind !== promotion?.kind;
}

function showStock(form: HTMLFormElement, sku: Sku, { names, texts }: PageData): void {
  const status = form.querySelector('[data-stock]');
  const others = form.querySelector<HTMLElement>('[data-alternatives]');
  showSteps(form);
  showLimit(form, sku, texts.limit);
  if (!status || !others || !$skus.get().some(({ stock }) => stock > 0)) return;
  const low = sku.stock <= LOW_STOCK;
  status.textContent =
    sku.stock === 0 ? texts.goneLeft : low ? texts.left.replace('{n}', String(sku.stock)) : texts.stock;
  for (const name of ['font-medium', 'text-warning']) status.classList.toggle(name, low);
  status.classList.toggle('text-quiet', !low);
  others.hidden = sku.stock > 0;
  others.replaceChildren(
    ...(sku.stock > 0 ? [] : alternatives($skus.get(), sku.at, $axis.get()).map((one) => link(one, names))),
  );
  showButtons(form, sku.stock > 0, texts);
}

function showLimit(form: HTMLFormElement, { promotion }: Sku, text: string): void {
  const limit = form.querySelector<HTMLElement>('[data-limit]');
  if (!limit) return;
  limit.hidden = promotion?.limit == null;
  limit.textContent = text.replace('{n}', String(promotion?.limit));
}

function showButtons(form: HTMLFormElement, left: boolean, { add, soldOut }: PageData['texts']): void {
  const restock = form.querySelector<HTMLElement>('[value=restock]');
  if (restock) restock.hidden = left;
  for (const button of form.elements) {
    if (!(button instanceof HTMLButtonElement) || button.name !== 'then') continue;
    button.disabled = !left;
    if (button.value === 'cart') button.textContent = left ? add : soldOut;
  }
}

function link(sku: Sku, names: string[][]): HTMLAnchorElement {
  const url = new URL(location.href);
  url.searchParams.set('sku', String(sku.id));
  const anchor = document.createElement('a');
  anchor.href = url.pathname + url.search;
  anchor.dataset.sku = String(sku.id);
  anchor.className = 'py-0.5 leading-6 underline underline-offset-2';
  anchor.textContent = sku.at.map((value, axis) => names[axis]?.[value] ?? '').join(' / ');
  return anchor;
}

function showSteps(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.disabled = button.dataset.step === '-1' ? $quantity.get() <= 1 : $quantity.get() >= $most.get();
  }
}
