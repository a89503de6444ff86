import { givenPasswordFault } from '../../../contract/rules.ts';
import { $sessions, changePassword, endOtherSessions, loadSessions } from '../../stores/account.ts';
import { toast } from '../../stores/toast.ts';
import { bindForm } from '../ui/form.ts';
import { loadInto } from '../ui/load.ts';
import { newPasswordRules } from '../ui/passwords.ts';
import { bindReveal } from '../ui/reveal.ts';
import { guardPage } from './guard.ts';

const formNamed = (name: string) => document.querySelector<HTMLFormElement>(`form#${name}`);

function bindPassword(form: HTMLFormElement): void {
  const { texts } = bindForm(form, {
    rules: () => [['oldPassWord', givenPasswordFault], ...newPasswordRules],
    send: ({ oldPassWord = '', passWord = '' }) => changePassword(oldPassWord, passWord),
    done: () => {
      form.reset();
      toast(texts.saved ?? '', 'success');
      void loadSessions();
    },
  });
  bindReveal(form);
}

function bindSessions(form: HTMLFormElement): void {
  const { texts } = bindForm(form, {
    rules: () => [],
    send: endOtherSessions,
    done: () => toast(texts.saved ?? '', 'success'),
  });
  const list = form.querySelector('ul');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  $sessions.subscribe((sessions) => {
    if (button) button.hidden = sessions.length < 2;
    list?.replaceChildren(
      ...sessions.map(({ device, seenAt, current }) => {
        const row = document.createElement('li');
        const when = document.createElement('small');
        when.textContent = current ? (texts.current ?? '') : time.format(new Date(seenAt));
        row.append(device || (texts.unknown ?? ''), when);
        return row;
      }),
    );
  });
}

export function openPasswordPage(): void {
  guardPage();
  const [password, sessions] = [formNamed('password'), formNamed('sessions')];
  if (password) bindPassword(password);
  if (sessions) bindSessions(sessions);
  void loadInto('sessions', loadSessions, () => {});
}
