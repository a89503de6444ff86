import { startIsland } from '../lib/browser/client-use.ts';
import { $loginPrompt, $sessionEnds, leaveForLogin } from '../stores/public/session.ts';
import { toast } from '../stores/public/toast.ts';
import { isReloading } from './frame/chunks.ts';

export function bindLogin(expired: string): void {
  $sessionEnds.subscribe((ends) => ends > 0 && toast(expired, 'warning'));
  $loginPrompt.subscribe((wanted) => {
    if (wanted) startIsland('login', () => (isReloading() ? $loginPrompt.set(false) : leaveForLogin()));
  });
}
