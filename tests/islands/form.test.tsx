import { act, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mobileError, smsCodeError } from '#contract/account/values.ts';
import { FormField } from '#src/islands/ui/form/FormField.tsx';
import { FormFoot } from '#src/islands/ui/form/FormFoot.tsx';
import { useMallForm } from '#src/islands/ui/form/use-form.ts';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

type EarlyForm = HTMLFormElement & { early?: boolean };

import { ApiError } from '#src/lib/shared/api/client.ts';
import type { Rule } from '#src/stores/public/rules.ts';

type Fields = { mobile: string; code: string; agree: boolean };
const RULES: Rule<Fields>[] = [
  ['mobile', ({ mobile = '' }) => mobileError(mobile)],
  ['code', ({ code = '' }) => smsCodeError(code)],
];
const WORDS = {
  language: 'en' as const,
  texts: {
    'account:error.mobileRequired': 'mobile?',
    'account:error.mobileInvalid': 'mobile!',
    'account:error.codeEmpty': 'code?',
    'error.network': 'offline',
    'error.internal': 'internal',
  },
};
const send = vi.fn<(values: Fields) => Promise<unknown>>();
const done = vi.fn<(values: Fields) => void>();

function Form() {
  const form = useMallForm<Fields>({ rules: RULES, send, done, draft: { name: 'f', fields: ['mobile'] } });
  const [shown, setShown] = useState(true);
  return (
    <form noValidate onSubmit={form.submit}>
      <FormField form={form} name="mobile" label="Mobile" digits />
      {shown && <FormField form={form} name="code" label="Code" type="password" digits />}
      <input type="checkbox" {...form.bind('agree')} />
      <FormFoot form={form}>go</FormFoot>
      <button type="button" id="hide" onClick={() => setShown(!shown)}>
        hide
      </button>
    </form>
  );
}
const page = (
  <IslandProvider words={WORDS}>
    <Form />
  </IslandProvider>
);

let root: Root;
const mount = async () => {
  document.body.innerHTML = '<div></div>';
  await act(async () => {
    root = createRoot(document.querySelector('div') as HTMLElement);
    root.render(page);
  });
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset().mockResolvedValue(undefined);
  done.mockReset();
  await mount();
});
afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const shown = () => [...document.querySelectorAll('.field-error')].map((place) => place.textContent).filter(Boolean);
const type = (name: string, text: string) =>
  act(async () => {
    // As the browser does it: an assignment would tell React that nothing has changed.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (name: string) =>
  act(async () => {
    input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    // What a failure means is read from a file that comes with the first one.
    await import('#src/lib/shared/api/failure.ts');
    await new Promise((next) => setTimeout(next));
  });

it('shows the first error only, at its field, and goes there', async () => {
  await submit();
  expect(shown()).toEqual(['mobile?']);
  expect([input('mobile').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', input('mobile')]);
  expect(send).not.toHaveBeenCalled();
});

it('sends values trimmed, digits of an input method as digits, boxes as ticked or not', async () => {
  await type('mobile', ' １３８００１３８０００ ');
  await type('code', '１２３４５６');
  await act(async () => input('agree').click());
  await submit();
  const values = { mobile: '13800138000', code: '123456', agree: true };
  expect([send.mock.calls, done.mock.calls]).toEqual([[[values]], [[values]]]);
});

it('takes a number as people copy it, in the place of what is marked', async () => {
  /** @returns whether it is left to the browser */
  const paste = (text: string) =>
    act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      return input('mobile').dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
    });
  input('mobile').maxLength = 11;
  await paste('+86 138 0013 8000');
  expect(input('mobile').value).toBe('13800138000');
  input('mobile').setSelectionRange(3, 11);
  await paste('９９ 99-88 889');
  expect(input('mobile').value).toBe('13899998888');
  expect(await paste('13700137000')).toBe(true);
  await type('code', '123456');
  await submit();
  expect(send.mock.calls[0]?.[0].mobile).toBe('13899998888');
});

it('a field that was left with something wrong in it says so, an empty one does not', async () => {
  await leave('mobile');
  expect(shown()).toEqual([]);
  await type('mobile', '１２');
  expect(shown()).toEqual([]);
  await leave('mobile');
  expect([shown(), input('mobile').value]).toEqual([['mobile!'], '12']);
});

it('a error goes as soon as it is mended', async () => {
  await submit();
  await type('mobile', '13800138000');
  expect(shown()).toEqual([]);
});

it('what was typed outlives a reload until it is sent, codes do not', async () => {
  await type('mobile', '138');
  await type('code', '1');
  await act(async () => root.unmount());
  await mount();
  expect([input('mobile').value, input('code').value]).toEqual(['138', '']);
  await type('mobile', '13800138000');
  await type('code', '1');
  await submit();
  await act(async () => root.unmount());
  await mount();
  expect(input('mobile').value).toBe('');
});

it('what the mall says of a field stands at the field, anything else at the end; both go with the next word', async () => {
  await type('mobile', '13800138000');
  await type('code', '1');
  send.mockRejectedValueOnce(new ApiError('invalid', '', [{ field: 'code', msg: 'wrong code' }]));
  await submit();
  expect(shown()).toEqual(['wrong code']);
  expect(document.activeElement).toBe(input('code'));
  await type('code', '2');
  expect(shown()).toEqual([]);
  send.mockRejectedValueOnce(new ApiError('invalid', '', [{ field: 'elsewhere', msg: 'no' }]));
  await submit();
  expect(shown()).toEqual(['no']);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('no');
  await type('code', '3');
  expect([shown(), done.mock.calls.length]).toEqual([[], 0]);
});

it('is busy while it is sent, and is sent once', async () => {
  await type('mobile', '13800138000');
  await type('code', '1');
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  await submit();
  await submit();
  const button = document.querySelector('[type=submit]');
  expect([button?.getAttribute('aria-busy'), send.mock.calls.length]).toEqual(['true', 1]);
  await act(async () => resolve());
  expect([button?.getAttribute('aria-busy'), done.mock.calls.length]).toEqual([null, 1]);
});

it('a field that goes and comes back keeps what was typed', async () => {
  await type('code', '12');
  const toggle = () => act(async () => document.querySelector<HTMLElement>('#hide')?.click());
  await toggle();
  await toggle();
  expect(input('code').value).toBe('12');
});

it('what was typed before React came is kept, and counts', async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  input('mobile').value = '13800138000';
  input('code').value = '7';
  input('agree').checked = true;
  await act(async () => {
    root = hydrateRoot(document.querySelector('div') as HTMLElement, page);
  });
  expect([input('mobile').value, input('code').value, input('agree').checked]).toEqual(['13800138000', '7', true]);
  await submit();
  expect(send.mock.calls).toEqual([[{ mobile: '13800138000', code: '7', agree: true }]]);
});

it('a form that was sent before React came is sent then', async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  input('mobile').value = '13800138000';
  input('code').value = '7';
  (document.querySelector('form') as EarlyForm).early = true;
  await act(async () => {
    root = hydrateRoot(document.querySelector('div') as HTMLElement, page);
  });
  await act(() => vi.waitFor(() => expect(send).toHaveBeenCalled()));
  expect(send.mock.calls).toEqual([[{ mobile: '13800138000', code: '7', agree: false }]]);
});

it('a password is shown while that is wanted', async () => {
  const reveal = document.querySelector<HTMLElement>('.field-reveal');
  await act(async () => reveal?.click());
  expect([input('code').type, reveal?.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
});
