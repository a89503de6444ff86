import type { Words } from '../../lib/i18n/fill.ts';
import { changePassword } from '../../stores/account.ts';
import { ChangePassword } from '../ui/form/ChangePassword.tsx';
import { Grounded } from '../ui/Ground.tsx';

export function PasswordChange({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <ChangePassword send={changePassword} />
    </Grounded>
  );
}
