import { unpackSku } from '../../lib/shared/product/skus.ts';
import {
  $most,
  $quantity,
  $sku,
  addChosen,
  choose,
  chooseSku,
  openMatrix,
  setQuantity,
} from '../../stores/public/product.ts';
import { $token, guardLogin } from '../../stores/public/session.ts';
import { toast } from '../../stores/public/toast.ts';
import { bindAdded } from './added.ts';
import { bindProductCoupons } from './coupon-chips.ts';
import { bindRegion } from './region.ts';
import { numberInput, type PageData, showChoice } from './show.ts';
import { bindBuyBar, bindTabs } from './tabs.ts';

export function bindProduct(): void {
  const form = document.querySelector<HTMLFormElement>('[data-buy]');
  const block = document.getElementById('product-data');
  if (!form || !block) return;
  const data = JSON.parse(block.textContent) as PageData;
  const axes = data.names.map((_, axis) => [...form.querySelectorAll<HTMLInputElement>(`[name=axis${axis}]`)]);
  openMatrix(
    data.skus.map(unpackSku),
    axes.map((radios) => radios.findIndex((radio) => radio.checked)),
  );
  const tellCut = (isCut: boolean): void => {
    if (isCut) toast(data.texts.most.replace('{n}', String($most.get())), 'warning');
  };
  listen(form, axes, tellCut);
  listenAlternatives(form, axes, tellCut);
  const custom = form.querySelector<HTMLElement>('[data-custom]');
  const entered = custom && import('./custom.ts').then(({ bindCustom }) => bindCustom(form, custom)).catch(() => {});
  showChoice(form, axes, data);
  bindSubmit(form, data.texts, entered);
  bindProductCoupons(form);
  if (form.querySelector('[data-promotion]'))
    void import('./promotion.ts').then(({ bindPromotion }) => bindPromotion(form));
  if (data.until) void import('./turns.ts').then(({ bindTurns }) => bindTurns(form, data.until ?? ''));
  if ($token.get()) void import('./member.ts').then(({ bindMemberPrice }) => bindMemberPrice(form));
  bindTabs();
  bindBuyBar(form);
  bindRegion();
}

type TellCut = (isCut: boolean) => void;

function listen(form: HTMLFormElement, axes: HTMLInputElement[][], tellCut: TellCut): void {
  for (const [axis, radios] of axes.entries()) {
    for (const [value, radio] of radios.entries()) radio.addEventListener('change', () => tellCut(choose(axis, value)));
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => setQuantity($quantity.get() + Number(button.dataset.step)));
  }
  const input = numberInput(form);
  input.addEventListener('change', () => {
    tellCut(setQuantity(input.value));
    input.value = String($quantity.get());
  });
}

function listenAlternatives(form: HTMLFormElement, axes: HTMLInputElement[][], tellCut: TellCut): void {
  form.querySelector<HTMLElement>('[data-alternatives]')?.addEventListener('click', (event) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    tellCut(chooseSku(Number(link.dataset.sku)));
    axes[0]?.find((radio) => radio.checked)?.focus();
  });
}

/** @param text why the mall refused; undefined: no more fit; empty: it is said elsewhere */
function tellRefused(text: string | undefined, full: string): void {
  if (text !== '') toast(text ?? full, text ? 'error' : 'warning');
}

/** "Buy now" leaves for checkout by the form itself, once somebody is logged in; only the cart is answered here. */
/** @param entered once what the buyer enters is kept */
function bindSubmit(form: HTMLFormElement, texts: PageData['texts'], entered: unknown): void {
  let busy = false;
  const showAdded = bindAdded(form);
  form.addEventListener('submit', async (event) => {
    const { submitter } = event;
    const sku = $sku.get();
    if (!sku) return;
    if ((submitter as HTMLButtonElement | null)?.value === 'buy') {
      setQuantity(numberInput(form).value);
      if (!guardLogin(`/submit-order?sku=${sku.id}&n=${$quantity.get()}`)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (busy) return;
    busy = true;
    await entered;
    setQuantity(numberInput(form).value);
    const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
    const { added, text } = await addChosen({ network, internal });
    busy = false;
    // What was said of an earlier press is no longer true of this one.
    showAdded(added ? texts.added.replace('{n}', String(added)) : '');
    if (!added) tellRefused(text, texts.full);
  });
}
