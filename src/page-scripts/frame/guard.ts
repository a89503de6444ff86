import { $token, guardLogin } from '../../stores/public/session.ts';

/** @param endsLogin the page itself may end the login, and says so: no login is asked for then */
export function guardPage(endsLogin = false): void {
  guardLogin();
  // Whoever comes back may be another shopper, or nobody.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  $token.listen((token, before) => {
    if (token && before && token !== before) location.reload();
    else if (!token && !endsLogin) guardLogin();
  });
}
