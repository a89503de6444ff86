import { useEffect } from 'react';
import { goOn, leadOn } from '../../../stores/desk/session.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { LoginForm } from '../ui/LoginForm.tsx';

export const LoginScreen = defineScreen(Login);

function Login() {
  useEffect(() => void leadOn(), []);
  return <LoginForm onDone={goOn} />;
}
