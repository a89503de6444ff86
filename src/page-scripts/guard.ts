import { $token, guardLogin } from '../stores/public/session.ts';

/** A page of one shopper: without a login it asks for one, and it is not shown to the next who logs in. */
export function guardPage(): void {
  guardLogin();
  $token.listen((token, before) => {
    if (token && before && token !== before) location.reload();
    else if (!token) guardLogin();
  });
}
