import { safeRedirect } from '../../lib/redirect.ts';
import { dropDraft } from '../ui/draft.ts';
import { startLogin } from './login.ts';

/** The login page: leads on to what was asked for before. */
export function openLoginPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-login-form]');
  if (!form) return;
  startLogin(form, () => {
    dropDraft(form);
    location.assign(safeRedirect(new URLSearchParams(location.search).get('redirect')));
  });
}
