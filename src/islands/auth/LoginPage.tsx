import { useEffect } from 'react';
import type { Words } from '../../lib/i18n/fill.ts';
import { goOnWhenKnown } from '../../stores/login.ts';
import { Grounded } from '../ui/Ground.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page: leads on to what was asked for before, and so does coming to it logged in. */
export function LoginPage({ words }: { words: Words }) {
  useEffect(goOnWhenKnown, []);
  return (
    <Grounded words={words}>
      <LoginForm place="page" />
    </Grounded>
  );
}
