import { useEffect } from 'react';
import { goOnWhenKnown } from '../../../stores/public/login.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page: leads on to what was asked for before, and so does coming to it logged in. */
export const LoginPage = defineScreen(Login);

function Login() {
  useEffect(goOnWhenKnown, []);
  return <LoginForm place="page" />;
}
