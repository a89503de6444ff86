import { $token, guardLogin, syncToken } from '../../stores/public/session.ts';

/** A personal page shows what is one shopper's: it leaves when another one, or nobody, is logged in. */
export function guardPage(): void {
  guardLogin();
  const renderedFor = $token.get();
  addEventListener('pageshow', ({ persisted }) => {
    syncToken();
    // Back after a logout: the server leads to the login.
    if (persisted && $token.get() !== renderedFor) location.reload();
  });
  $token.listen((token, before) => {
    if (token && before && token !== before) location.reload();
    else if (!token) guardLogin();
  });
}
