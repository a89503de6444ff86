import { $token, guardLogin } from '../../stores/public/session.ts';

export function guardPage(): void {
  guardLogin();
  // Whoever comes back may be another shopper, or nobody.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  $token.listen((token, before) => {
    if (token && before && token !== before) location.reload();
    else if (!token) guardLogin();
  });
}
