import { agreementFault, givenPasswordFault, mobileFault, smsCodeFault } from '../../../contract/rules.ts';
import type { LoginWay } from '../../stores/login.ts';
import { bindCode } from '../ui/code.ts';
import { bindForm, type Rule, type Values } from '../ui/form.ts';
import { bindReveal } from '../ui/reveal.ts';

const store = () => import('../../stores/login.ts');

/** The login form, on its page and in the popup. @param done once somebody is logged in */
export function startLogin(form: HTMLFormElement, done: () => void): void {
  const way = bindTabs(form);
  const rules = (): Rule[] => [
    ['userName', mobileFault],
    way() === 'sms' ? ['code', smsCodeFault] : ['passWord', givenPasswordFault],
    ['agree', (ticked) => agreementFault(Boolean(ticked))],
  ];
  const send = async ({ userName = '', passWord = '', code = '' }: Values) => {
    const secret = way() === 'sms' ? code : passWord;
    const { logIn } = await store();
    if (await logIn(way(), { userName, passWord: secret })) done();
  };
  const bound = bindForm(form, { rules, send });
  const button = form.querySelector<HTMLButtonElement>('[data-code]');
  const mobile = form.elements.namedItem('userName') as HTMLInputElement;
  const ask = async () => (await store()).requestCode('login', mobile.value.trim());
  if (button) bindCode(button, bound, { purpose: 'login', needs: ['userName'], ask });
  bindReveal(form);
  form.addEventListener('focusin', () => void store(), { once: true });
}

/** Two tabs over one form: the fields of the other way are out of it. @returns the way that is open */
function bindTabs(form: HTMLFormElement): () => LoginWay {
  const tabs = [...form.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  let open: LoginWay = 'password';
  const choose = (tab: HTMLButtonElement) => {
    open = tab.dataset.way === 'sms' ? 'sms' : 'password';
    for (const one of tabs) {
      const chosen = one === tab;
      one.setAttribute('aria-selected', String(chosen));
      one.tabIndex = chosen ? 0 : -1;
    }
    for (const part of form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-way]')) {
      part.hidden = part.disabled = part.dataset.way !== open;
    }
    form.dispatchEvent(new Event('input'));
  };
  for (const tab of tabs) tab.addEventListener('click', () => choose(tab));
  form.querySelector('[role=tablist]')?.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = tabs.find((tab) => tab.tabIndex < 0);
    other?.focus();
    other?.click();
  });
  return () => open;
}
