import type { CodeSent, PublicKey } from '#contract/account/schema.ts';
import { STAFF_CODES } from '#contract/desk-response-codes.ts';
import type { OperatorInfo, StoreLogin } from '#contract/operator/schema.ts';
import { checkCodes } from '../../check-codes.ts';
import { withWait } from '../../code-wait.ts';
import { encryptPassword } from '../../encrypt-password.ts';
import { desk, quietDesk } from './client.ts';

/** Who works at the desk. Passwords go in as they are and leave encrypted. */

const encrypted = async (password: string): Promise<string> =>
  encryptPassword(await quietDesk.get<PublicKey>('/app/security/publicKey'), password);

type Given = { userName: string; password: string; captchaVerification?: string; browser?: string | undefined };

export const logIn = async ({ password, ...given }: Given): Promise<{ accessToken: string }> =>
  quietDesk.post('/desk/login', { ...given, passWord: await encrypted(password) });
export const logInByCode = (ticket: string, code: string): Promise<StoreLogin> =>
  quietDesk.post('/desk/login/code', { ticket, code });
export const sendLoginCode = (ticket: string): Promise<CodeSent> =>
  quietDesk.post<CodeSent | null>('/desk/login/code/send', { ticket }).then(withWait);
export const logOut = (): Promise<null> => quietDesk.post('/desk/p/logOut', {});
export const me = (): Promise<OperatorInfo> => quietDesk.get<OperatorInfo>('/desk/p/me').then(checkCodes(STAFF_CODES));
export const changePassword = async (oldPassWord: string, passWord: string): Promise<null> =>
  desk.put('/desk/p/password', { oldPassWord: await encrypted(oldPassWord), passWord: await encrypted(passWord) });
