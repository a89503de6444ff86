import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { changePassword } from '../../../stores/inside/account.ts';
import { ChangePassword } from '../../ui/form/ChangePassword.tsx';
import { IslandProvider } from '../../ui/IslandContext.tsx';

export function PasswordChange({ words }: { words: Words }) {
  return (
    <IslandProvider words={words}>
      <ChangePassword send={changePassword} />
    </IslandProvider>
  );
}
