import { loginPath } from '../../lib/paths.ts';
import { $loginPrompt } from '../../stores/session.ts';
import { dropDraft } from '../ui/draft.ts';
import { startLogin } from './login.ts';

/** Opens the login form over the page. It is the form of the login page, so no other page carries it. */
export async function openLoginPopup(): Promise<void> {
  if (document.querySelector('dialog.login-popup')) return;
  const page = await loginPage();
  const form = page?.querySelector<HTMLFormElement>('[data-login-form]');
  if (!page || !form) return location.assign(loginPath(location.pathname + location.search));
  await addStyles(page);
  const dialog = popupOf(document.adoptNode(form), page.querySelector('h1')?.textContent ?? '');
  startLogin(form, () => {
    dropDraft(form);
    if (/^\/register\/?$/.test(location.pathname)) location.assign('/');
    else location.reload();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector<HTMLInputElement>('input')?.focus();
}

async function loginPage(): Promise<Document | undefined> {
  const response = await fetch('/login').catch(() => undefined);
  return response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

/** The styles of the login page that this page has not. */
async function addStyles(page: Document): Promise<void> {
  const here = new Set([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')));
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href && !here.has(href));
  await Promise.all(
    missing.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const settled = new Promise((done) => {
        link.onload = done;
        link.onerror = done;
      });
      document.head.append(link);
      return settled;
    }),
  );
  for (const style of page.querySelectorAll('head style')) document.head.append(document.adoptNode(style));
}

function popupOf(form: HTMLFormElement, heading: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'login-popup';
  dialog.setAttribute('aria-label', heading);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', form.dataset.close ?? '');
  close.addEventListener('click', () => dialog.close());
  dialog.append(form, close);
  dialog.addEventListener('mousedown', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    $loginPrompt.set(false);
  });
  return dialog;
}
