import { $token, guardLogin } from '../../stores/public/session.ts';

export function guardPage(): void {
  guardLogin();
  $token.listen((token, before) => {
    if (token && before && token !== before) location.reload();
    else if (!token) guardLogin();
  });
}
