import { changePassword } from '../../../stores/inside/account.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { ChangePassword } from '../../ui/form/ChangePassword.tsx';

export const PasswordChange = defineScreen(() => <ChangePassword send={changePassword} />);
