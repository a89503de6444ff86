import { useEffect } from 'react';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { goOn, leadOn } from '../../../stores/desk/session.ts';
import { IslandProvider } from '../../ui/IslandContext.tsx';
import { LoginForm } from '../ui/LoginForm.tsx';

export function LoginScreen({ words }: { words: Words }) {
  useEffect(() => void leadOn(), []);
  return (
    <IslandProvider words={words}>
      <LoginForm onDone={goOn} />
    </IslandProvider>
  );
}
