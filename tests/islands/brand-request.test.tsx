import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { BrandWish } from '#src/islands/desk/brand-request/BrandWish.tsx';
import { Requests } from '#src/islands/desk/brand-request/Requests.tsx';
import { WorkerProvider } from '#src/islands/desk/ui/may.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { Refusal, stubMall } from '../helpers/browser/answers.ts';

const REQUEST = { id: 7, name: 'Bamboo', note: '', askedAt: '2026-06-15T04:00:00.000Z', shopId: 3, shop: 'Hillside' };
const LIST = 'GET /desk/p/brand-requests';
const DECIDE = 'POST /desk/p/brand-requests/7';
const OWN = 'GET /desk/p/brand-requests/own';
const ASK = 'POST /desk/p/brand-requests';

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(part: ReactNode): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  const worker = { rights: PRESET_RIGHTS.admin, shopId: null };
  await act(async () =>
    root.render(
      <IslandProvider words={{ language: 'en', texts: {} }}>
        <WorkerProvider value={worker}>{part}</WorkerProvider>
      </IslandProvider>,
    ),
  );
}

const press = (button: Element | null | undefined) => act(async () => (button as HTMLElement | null)?.click());
const submit = () => press(document.querySelector('dialog [type=submit]'));
const buttons = () => [...document.querySelectorAll('li button')];
const errors = () => [...document.querySelectorAll('.field-error')].flatMap(({ textContent }) => textContent || []);
const type = (place: string, value: string) =>
  act(async () => {
    const field = document.querySelector(place) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = (to: string) => mall.sent.filter(({ call }) => call === to).map(({ body }) => body);

it('a brand that a shop asks for is added under the name that the mall gives it', async () => {
  mall.answers[LIST] = { items: [REQUEST], total: 1 };
  mall.answers[DECIDE] = null;
  const onAdded = vi.fn();
  await show(<Requests onAdded={onAdded} />);
  expect(document.querySelector('li')?.textContent).toContain('Bamboo');
  await press(buttons()[0]);
  mall.answers[LIST] = { items: [], total: 0 };
  await submit();
  expect(sent(DECIDE)).toEqual([{ decision: 'accept', name: { zh: 'Bamboo', en: '' } }]);
  expect([onAdded.mock.calls.length, document.querySelector('dialog'), buttons()]).toEqual([1, null, []]);
});

it('it is refused with a reason alone, and says who was quicker', async () => {
  mall.answers[LIST] = { items: [REQUEST], total: 1 };
  mall.answers[DECIDE] = () => new Refusal('decided already');
  await show(<Requests onAdded={() => {}} />);
  await press(buttons()[1]);
  await submit();
  expect([sent(DECIDE), errors()]).toEqual([[], ['deskcategories:request.reasonMissing']]);
  await type('dialog input', ' no proof ');
  await submit();
  expect(sent(DECIDE)).toEqual([{ decision: 'refuse', reason: 'no proof' }]);
  expect(errors()).toEqual(['decided already']);
});

it('nothing is shown where nothing waits, and a list that failed is loaded again', async () => {
  mall.answers[LIST] = () => new Refusal('not now');
  await show(<Requests onAdded={() => {}} />);
  mall.answers[LIST] = { items: [], total: 0 };
  await press(document.querySelector('.load-failed button'));
  expect([document.querySelector('.load-failed'), document.querySelector('section')]).toEqual([null, null]);
});

it('a shop asks with a name, and sees what became of what it asked for', async () => {
  const { shopId: _, shop: __, ...request } = REQUEST;
  mall.answers[OWN] = { items: [{ ...request, state: 'refused', reason: 'no proof' }] };
  mall.answers[ASK] = { id: 8 };
  await show(<BrandWish />);
  await press(document.querySelector('button'));
  expect(document.querySelector('dialog ul')?.textContent).toContain('no proof');
  await submit();
  expect([sent(ASK), errors()]).toEqual([[], ['deskgoods:brand.needsName']]);
  await type('dialog input', ' Bamboo House ');
  await submit();
  expect(sent(ASK)).toEqual([{ name: 'Bamboo House', note: '' }]);
  expect(document.querySelector('dialog')).toBeNull();
});
