import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginForm } from '#src/islands/public/account/LoginForm.tsx';
import { Picture } from '#src/islands/public/captcha/Frame.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { createCaptchaFlow } from '#src/stores/public/captcha-flow.ts';

const TEXTS = {
  'account:form.mobile': 'Mobile',
  'account:login.name': 'Mobile or account name',
  'account:needsSecure': 'needs HTTPS',
  'account:error.mobileInvalid': 'mobile!',
  'account:error.passwordEmpty': 'password?',
  'captcha:failed': 'network',
  'captcha:insecure': 'captcha needs HTTPS',
};
let root: Root;

async function show(children: React.ReactNode): Promise<void> {
  const page = <IslandProvider words={{ language: 'en', texts: TEXTS }}>{children}</IslandProvider>;
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, page);
  });
}
const field = () => document.querySelector('input[name=userName]') as HTMLInputElement;
const label = () => field().closest('.field')?.querySelector('label')?.textContent;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function send(name: string): Promise<string | undefined> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), name);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  return (
    [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent).find(Boolean) ?? undefined
  );
}

it('takes a mobile number or an account name; by SMS a number only', async () => {
  await show(<LoginForm place="page" />);
  expect([label(), field().maxLength, field().type]).toEqual(['Mobile or account name', 16, 'text']);
  expect(await send('1380013800')).toBe('mobile!');
  expect(await send('ab')).toBe('mobile!');
  expect(await send('walker_1')).toBe('password?');
  await act(async () => document.querySelector<HTMLElement>('#login-tab-sms')?.click());
  expect([label(), field().maxLength, field().type]).toEqual(['Mobile', 11, 'tel']);
  expect(await send('walker_1')).toBe('mobile!');
});

it('says what is missing on a page that came over plain HTTP', async () => {
  vi.stubGlobal('isSecureContext', false);
  await show(<LoginForm place="page" />);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('needs HTTPS');
  act(() => root.unmount());
  const flow = createCaptchaFlow('blockPuzzle', () => {});
  await flow.load();
  await show(<Picture flow={flow}>{null}</Picture>);
  expect(document.querySelector('.captcha-said')?.textContent).toBe('captcha needs HTTPS');
});

it('says nothing of the kind where passwords can be encrypted', async () => {
  await show(<LoginForm place="page" />);
  expect(document.body.textContent).not.toContain('needs HTTPS');
});
