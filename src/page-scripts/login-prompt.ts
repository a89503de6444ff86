import { loginPath } from '../lib/shared/login-path.ts';
import { $loginGoal, $loginPrompt, $sessionEnds } from '../stores/public/session.ts';
import { toast } from '../stores/public/toast.ts';
import { isReloading } from './frame/chunks.ts';

export function bindLogin(expired: string): void {
  $sessionEnds.subscribe((ends) => ends > 0 && toast(expired, 'warning'));
  $loginPrompt.subscribe((wanted) => {
    if (wanted) void openPopup();
  });
}

/** The login popup; the login page where the popup's code or texts cannot be loaded. */
async function openPopup(): Promise<void> {
  const page = document.documentElement.classList;
  page.add('busy');
  try {
    const { openLoginPopup } = await import('../islands/public/account/popup.tsx');
    await openLoginPopup();
  } catch {
    $loginPrompt.set(false);
    if (!isReloading()) location.assign(loginPath($loginGoal.get() ?? location.pathname + location.search));
  } finally {
    page.remove('busy');
  }
}
