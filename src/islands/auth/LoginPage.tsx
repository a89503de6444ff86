import type { Words } from '../../lib/i18n/fill.ts';
import { Grounded } from '../ui/Ground.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page: leads on to what was asked for before. */
export function LoginPage({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <LoginForm place="page" />
    </Grounded>
  );
}
