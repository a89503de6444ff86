import { unpackSku } from '../../lib/shared/product/skus.ts';
import { $at, openMatrix } from '../../stores/public/product.ts';
import { serverNow } from '../countdown.ts';
import type { PageData } from './show.ts';

const AGAIN_MS = 20_000;

export function bindTurns(form: HTMLFormElement, until: string): void {
  const left = Date.parse(until) - serverNow();
  setTimeout(turn, left > 0 ? left : AGAIN_MS, form, until);
}

async function turn(form: HTMLFormElement, until: string): Promise<void> {
  const page = await samePage().catch(() => undefined);
  const text = page?.getElementById('product-data')?.textContent;
  if (!page || !text) return bindTurns(form, until);
  const data = JSON.parse(text) as PageData;
  showRibbon(form, page);
  openMatrix(data.skus.map(unpackSku), $at.get());
  if (form.querySelector('[data-promotion]')) (await import('./promotion.ts')).bindPromotion(form);
  if (data.until) bindTurns(form, data.until);
}

/** The address without the outcome of the last form, so that the shared page is requested. */
async function samePage(): Promise<Document | undefined> {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()])
    if (name !== 'prodId' && name !== 'sku') url.searchParams.delete(name);
  const response = await fetch(url);
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

function showRibbon(form: HTMLFormElement, page: Document): void {
  const fresh = page.querySelector('[data-buy] [data-promotion]');
  const shown = form.querySelector('[data-promotion]');
  if (!fresh) return;
  if (shown) shown.replaceWith(fresh);
  else form.querySelector('[data-price]')?.before(fresh);
}
