import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mobileFault, smsCodeFault } from '../../contract/rules.ts';
import { bindForm } from '../../src/islands/ui/form.ts';

const TEXTS = JSON.stringify({ mobileRequired: 'mobile?', mobileInvalid: 'mobile!', codeEmpty: 'code?' });

beforeEach(() => {
  document.body.innerHTML = `<form id="f" data-texts='${TEXTS}'>
    <div><input name="mobile" inputmode="numeric" data-draft><p data-error-for="mobile"></p></div>
    <div><input name="code" inputmode="numeric"><p data-error-for="code"></p></div>
    <p data-failure></p><button type="submit">go</button></form>`;
  HTMLInputElement.prototype.focus = vi.fn(HTMLElement.prototype.focus);
});
afterEach(() => sessionStorage.clear());

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent).filter(Boolean);
const submit = async () => {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('false'));
};

function bind(send = vi.fn(async () => {})) {
  const done = vi.fn();
  const form = document.querySelector('form') as HTMLFormElement;
  bindForm(form, {
    rules: () => [
      ['mobile', mobileFault],
      ['code', smsCodeFault],
    ],
    send,
    done,
  });
  return { send, done };
}

it('shows the first fault only, at its field, and goes there', async () => {
  const { send } = bind();
  await submit();
  expect(shown()).toEqual(['mobile?']);
  expect([input('mobile').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', input('mobile')]);
  expect(send).not.toHaveBeenCalled();
});

it('sends values trimmed, digits of an input method as digits', async () => {
  const { send, done } = bind();
  input('mobile').value = ' １３８００１３８０００ ';
  input('code').value = '１２３４５６';
  await submit();
  expect(send).toHaveBeenCalledWith({ mobile: '13800138000', code: '123456' });
  expect(done).toHaveBeenCalledTimes(1);
});

it('a fault goes as soon as it is mended', async () => {
  bind();
  await submit();
  input('mobile').value = '13800138000';
  input('mobile').dispatchEvent(new Event('input', { bubbles: true }));
  expect(shown()).toEqual([]);
});

it('what was typed outlives a reload, codes do not', () => {
  bind();
  input('mobile').value = '138';
  input('code').value = '1';
  input('mobile').dispatchEvent(new Event('input', { bubbles: true }));
  input('mobile').value = input('code').value = '';
  bind();
  expect([input('mobile').value, input('code').value]).toEqual(['138', '']);
});
