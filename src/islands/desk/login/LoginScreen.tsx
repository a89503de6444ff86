import { useEffect } from 'react';
import type { Words } from '../../../lib/i18n/fill.ts';
import { goOn, leadOn } from '../../../stores/desk/session.ts';
import { Grounded } from '../../ui/Ground.tsx';
import { LoginForm } from '../ui/LoginForm.tsx';

export function LoginScreen({ words }: { words: Words }) {
  useEffect(() => void leadOn(), []);
  return (
    <Grounded words={words}>
      <LoginForm onDone={goOn} />
    </Grounded>
  );
}
