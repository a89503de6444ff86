import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskProvider } from '#src/islands/desk/ui/DeskProvider.tsx';
import { Dialog } from '#src/islands/ui/Dialog.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

/** Texts are their own keys here. */
const words = { language: 'en', texts: {} } as const;

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Sheet() {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState(1);
  if (!open) return null;
  return (
    <Dialog title="sheet" onClose={() => setOpen(false)}>
      {step === 1 && <input name="title" defaultValue="" />}
      <input type="radio" name="kind" />
      <input type="search" name="find" />
      <button type="button" name="next" onClick={() => setStep(2)} />
    </Dialog>
  );
}

async function show(Provider: typeof DeskProvider): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <Provider words={words}>
        <Sheet />
      </Provider>,
    ),
  );
}

const dialogs = () => document.querySelectorAll('dialog').length;
const sheet = () => document.querySelector('dialog') as HTMLDialogElement;
const question = () => document.querySelector('dialog dialog') as HTMLDialogElement;
const press = (place: Element | null) => act(async () => (place as HTMLElement).click());
const type = (name: string, value: string) =>
  act(async () => {
    const field = document.querySelector(`[name=${name}]`) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const crossOf = (dialog: Element) => dialog.querySelector(':scope > .modal-box > button[aria-label]');

const CLOSERS: Record<string, () => Promise<void>> = {
  Escape: () => act(async () => void sheet().dispatchEvent(new Event('cancel', { cancelable: true }))),
  'a press beside it': () =>
    act(async () => void sheet().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))),
  'its cross': () => press(crossOf(sheet())),
  'a second Escape, which closes it whatever a page does': () =>
    act(async () => {
      sheet().open = false;
      sheet().dispatchEvent(new Event('close'));
    }),
};

describe.each(Object.entries(CLOSERS))('a dialog of the desk at %s', (_name, close) => {
  it('asks before it throws typed text away, and stays with the text unless that is wanted', async () => {
    await show(DeskProvider);
    await type('title', '龙井');
    await close();
    expect([dialogs(), sheet().open]).toEqual([2, true]);
    await press(question().querySelector('[data-first]'));
    expect([dialogs(), (document.querySelector('[name=title]') as HTMLInputElement).value]).toEqual([1, '龙井']);
    await close();
    await press(question().querySelector('.modal-action button:last-of-type'));
    expect(dialogs()).toBe(0);
  });

  it.each([
    ['nothing was typed', async () => {}],
    [
      'what was typed is erased again',
      async () => {
        await type('title', 'a');
        await type('title', ' ');
      },
    ],
    ['something was only looked for', () => type('find', 'tea')],
    [
      'what was typed is saved and its field gone',
      async () => {
        await type('title', 'a');
        await press(document.querySelector('[name=next]'));
      },
    ],
  ])('closes at once where %s', async (_case, prepare) => {
    await show(DeskProvider);
    await prepare();
    await close();
    expect(dialogs()).toBe(0);
  });
});

it('a dialog of visitors closes at Escape, and stays at a press beside it once something was typed', async () => {
  await show(IslandProvider);
  await type('title', 'a');
  await CLOSERS['a press beside it']?.();
  expect(dialogs()).toBe(1);
  await CLOSERS['Escape']?.();
  expect(dialogs()).toBe(0);
});
