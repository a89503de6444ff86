import { useEffect } from 'react';
import { goOnWhenKnown } from '../../../stores/public/login.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { LoginForm } from './LoginForm.tsx';

export const LoginPage = defineScreen(Login);

function Login() {
  useEffect(goOnWhenKnown, []);
  return <LoginForm place="page" />;
}
