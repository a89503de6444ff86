import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InvoiceView } from '#contract/invoice/schema.ts';
import type { StoreApplication } from '#contract/store/schema.ts';
import { CheckoutContext } from '#src/islands/inside/checkout/context.ts';
import { InvoiceChoice } from '#src/islands/inside/checkout/InvoiceChoice.tsx';
import { InvoiceForm } from '#src/islands/inside/invoice/InvoiceForm.tsx';
import { Contact } from '#src/islands/inside/store/Contact.tsx';
import { StoreFields } from '#src/islands/inside/store/StoreFields.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { createCheckout } from '#src/stores/inside/checkout.ts';
import { createStore } from '#src/stores/inside/store.ts';
import { stubMall } from '../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Renders a form as the server does, lets somebody fill it in, and only then hydrates it. */
async function hydrateAfter(part: ReactNode, fill: () => void): Promise<void> {
  const island = <IslandProvider words={{ language: 'en', texts: {} }}>{part}</IslandProvider>;
  document.body.innerHTML = `<main>${renderToString(island)}</main>`;
  fill();
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as Element, island);
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const control = (selector: string) => document.querySelector<Control>(selector) as Control;
const type = (selector: string, text: string) => {
  control(selector).value = text;
};
const press = (selector: string) => {
  (control(selector) as HTMLInputElement).checked = true;
};

it('the title of an invoice that was typed before the scripts came is asked for', async () => {
  const view = { orderId: '17', invoice: null } as InvoiceView;
  await hydrateAfter(<InvoiceForm view={view} onDone={() => {}} />, () => type('[autocomplete=name]', '王小明'));
  mall.answers['POST /oms/p/invoice'] = view;
  await act(async () => control('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(mall.last()?.body).toMatchObject({ invoice: { title: '王小明' } });
});

it('an invoice for a company that was chosen before the scripts came asks for its number', async () => {
  const view = { orderId: '17', invoice: null } as InvoiceView;
  await hydrateAfter(<InvoiceForm view={view} onDone={() => {}} />, () => press('[value=UNIT]'));
  expect(document.querySelectorAll('[autocomplete=organization]')).toHaveLength(1);
});

it('an invoice that was chosen at checkout before the scripts came is that of the order', async () => {
  const checkout = createCheckout({ from: 'sku', skuId: 7, quantity: 1 }, words);
  const part = (
    <CheckoutContext value={checkout}>
      <InvoiceChoice />
    </CheckoutContext>
  );
  await hydrateAfter(part, () => press('[value=unit]'));
  expect(checkout.$draft.get().invoice.kind).toBe('unit');
});

it('what was typed into a store application before the scripts came is in its draft', async () => {
  const store = createStore(words, (key) => key);
  const application = { categories: [{ code: 'tea', name: 'Tea' }], reasons: {} } as unknown as StoreApplication;
  const props = { store, application, errorOf: () => undefined };
  await hydrateAfter(<StoreFields {...props} />, () => {
    type('[name=name]', '云雾茶行');
    type('[name=text]', '高山茶，自家茶园。');
    type('[name=category]', 'tea');
  });
  expect(store.$data.get()).toMatchObject({ name: '云雾茶行', text: '高山茶，自家茶园。', category: 'tea' });
  await act(async () => root.unmount());
  await hydrateAfter(<Contact {...props} />, () => type('[name=contact]', '王小明'));
  expect(store.$data.get()).toMatchObject({ name: '云雾茶行', contact: '王小明' });
});
