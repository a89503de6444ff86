import { endOf } from '../../lib/shared/session-end.ts';
import { $token, guardLogin } from '../../stores/public/session.ts';

/**
 * @param endsLogin the page itself may end the login, and says so: no login is asked for then
 * @returns how to stop
 */
export function guardPage(endsLogin = false): () => void {
  guardLogin();
  // Whoever comes back may be another shopper, or nobody.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Not the first token that is seen: another tab may have changed it before this script ran.
  const madeFor = document.documentElement.dataset.session;
  return $token.subscribe((token) => {
    if (token && madeFor && endOf(token) !== madeFor) location.reload();
    else if (!token && !endsLogin) guardLogin();
  });
}
