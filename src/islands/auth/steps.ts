import { agreementFault, mobileFault, nicknameFault, smsCodeFault, userNameFault } from '../../../contract/rules.ts';
import { bindCode } from '../ui/code.ts';
import { dropDraft } from '../ui/draft.ts';
import { bindForm, type Rule, type Values } from '../ui/form.ts';
import { newPasswordRules } from '../ui/passwords.ts';
import { bindReveal } from '../ui/reveal.ts';

type Purpose = 'register' | 'reset';
type Finish = (ticket: string, values: Values) => Promise<unknown>;

const store = () => import('../../stores/login.ts');
const stepForm = (name: string) => document.querySelector<HTMLFormElement>(`form[data-step-form=${name}]`);

/** Shows one step, marks it in the row of steps, and puts the focus where it begins. */
function goTo(step: number): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-step-form]')];
  for (const [index, part] of parts.entries()) part.hidden = index !== step;
  for (const [index, mark] of [...document.querySelectorAll('[data-steps] li')].entries()) {
    mark.classList.toggle('done', index < step);
    if (index === step) mark.setAttribute('aria-current', 'step');
    else mark.removeAttribute('aria-current');
  }
  parts[step]?.querySelector<HTMLElement>('input, h2')?.focus();
}

/** Phone, then what the phone is asked for, then done. */
function openSteps(purpose: Purpose, accountRules: readonly Rule[], finish: Finish): void {
  const [phone, account] = [stepForm('phone'), stepForm('account')];
  if (!phone || !account) return;
  let ticket = '';
  const agreed: Rule = ['agree', (ticked) => agreementFault(Boolean(ticked))];
  const rules: Rule[] = [['mobile', mobileFault], ['code', smsCodeFault], ...(purpose === 'register' ? [agreed] : [])];
  const bound = bindForm(phone, {
    rules: () => rules,
    send: async ({ mobile = '', code = '' }) => {
      ticket = await (await store()).provePhone(purpose, mobile, code);
    },
    done: () => goTo(1),
  });
  const button = phone.querySelector<HTMLButtonElement>('[data-code]');
  const mobile = phone.elements.namedItem('mobile') as HTMLInputElement;
  const ask = async () => (await store()).requestCode(purpose, mobile.value.trim());
  if (button) bindCode(button, bound, { purpose, needs: ['mobile'], ask });
  bindForm(account, {
    rules: () => accountRules,
    send: (values) => finish(ticket, values),
    done: () => {
      for (const form of [phone, account]) dropDraft(form);
      goTo(2);
    },
  });
  bindReveal(account);
}

export function openRegisterPage(): void {
  const rules: Rule[] = [['userName', userNameFault], ['nickName', nicknameFault], ...newPasswordRules];
  openSteps('register', rules, async (ticket, { userName = '', nickName = '', passWord = '' }) =>
    (await store()).register(ticket, { userName, nickName, passWord }),
  );
}

export function openResetPage(): void {
  openSteps('reset', newPasswordRules, async (ticket, { passWord = '' }) =>
    (await store()).resetPassword(ticket, passWord),
  );
}
