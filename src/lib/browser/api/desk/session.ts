import type { PublicKey } from '../../../../../contract/account.ts';
import type { OperatorInfo } from '../../../../../contract/operator.ts';
import { encryptPassword } from '../../encrypt-password.ts';
import { desk, quietDesk } from './client.ts';

/** Who works at the desk. Passwords go in as they are and leave encrypted. */

const encrypted = async (password: string): Promise<string> =>
  encryptPassword(await quietDesk.get<PublicKey>('/app/security/publicKey'), password);

export const logIn = async (
  userName: string,
  password: string,
  captchaVerification?: string,
): Promise<{ accessToken: string }> =>
  quietDesk.post('/desk/login', {
    userName,
    passWord: await encrypted(password),
    ...(captchaVerification ? { captchaVerification } : {}),
  });
export const logOut = (): Promise<null> => quietDesk.post('/desk/p/logOut', {});
export const me = (): Promise<OperatorInfo> => quietDesk.get('/desk/p/me');
export const changePassword = async (oldPassWord: string, passWord: string): Promise<null> =>
  desk.put('/desk/p/password', { oldPassWord: await encrypted(oldPassWord), passWord: await encrypted(passWord) });
