import { useEffect } from 'react';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { goOnWhenKnown } from '../../../stores/public/login.ts';
import { IslandProvider } from '../../ui/IslandContext.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page: leads on to what was asked for before, and so does coming to it logged in. */
export function LoginPage({ words }: { words: Words }) {
  useEffect(goOnWhenKnown, []);
  return (
    <IslandProvider words={words}>
      <LoginForm place="page" />
    </IslandProvider>
  );
}
