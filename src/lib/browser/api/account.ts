import type {
  AccountChange,
  AccountView,
  CodeSent,
  LoginRequest,
  PublicKey,
  SessionView,
  UserInfo,
} from '#contract/account/schema.ts';
import { withWait } from '../code-wait.ts';
import { encryptPassword } from '../encrypt-password.ts';
import { mall, quietMall } from './browser.ts';

/** Calls about who someone is (`contract/account/schema.ts`). Passwords go in as they are and leave encrypted. */

type Token = { accessToken: string };
const OWN = '/app/p/user';

const encrypted = async (password: string): Promise<string> =>
  encryptPassword(await mall.get<PublicKey>('/app/security/publicKey'), password);

export const logIn = async (request: LoginRequest): Promise<Token> =>
  mall.post('/app/login', { ...request, passWord: await encrypted(request.passWord) });
export const logInBySms = (request: LoginRequest): Promise<Token> => mall.post('/app/smsLogin', request);
export const logOut = (): Promise<null> => quietMall.post('/app/logOut', {});

export const sendLoginCode = (mobile: string, captchaVerification: string): Promise<CodeSent> =>
  mall.post<CodeSent | null>('/app/sms/sendLoginCode', { mobile, captchaVerification }).then(withWait);
export const sendCode = (
  purpose: 'register' | 'reset',
  mobile: string,
  captchaVerification: string,
): Promise<CodeSent> =>
  mall.post<CodeSent | null>('/app/sms/send', { purpose, mobile, captchaVerification }).then(withWait);
export const verifyPhone = (purpose: 'register' | 'reset', mobile: string, code: string): Promise<{ ticket: string }> =>
  mall.post('/app/sms/verify', { purpose, mobile, code });

export const register = async (
  ticket: string,
  { userName, nickName, passWord }: { userName: string; nickName: string; passWord: string },
): Promise<Token> =>
  mall.post('/app/register', { ticket, userName, nickName, passWord: await encrypted(passWord), agree: true });
export const resetPassword = async (ticket: string, passWord: string): Promise<null> =>
  mall.post('/app/resetPassword', { ticket, passWord: await encrypted(passWord) });

export const userInfo = (): Promise<UserInfo> => quietMall.get(`${OWN}/userInfo`);
export const account = (): Promise<AccountView> => mall.get(`${OWN}/account`);
export const changeAccount = (change: AccountChange): Promise<AccountView> => mall.put(`${OWN}/account`, change);
export const changePassword = async (oldPassWord: string, passWord: string): Promise<null> =>
  mall.put(`${OWN}/password`, { oldPassWord: await encrypted(oldPassWord), passWord: await encrypted(passWord) });
export const uploadPicture = (file: Blob): Promise<{ url: string }> => {
  const form = new FormData();
  form.set('file', file, 'picture');
  return mall.post('/p/file/uploadImFile', form);
};

export const sendOldPhoneCode = (): Promise<CodeSent> =>
  mall.post<CodeSent | null>(`${OWN}/phone/oldCode`, {}).then(withWait);
export const sendNewPhoneCode = (mobile: string, captchaVerification: string): Promise<CodeSent> =>
  mall.post<CodeSent | null>(`${OWN}/phone/newCode`, { mobile, captchaVerification }).then(withWait);
export const changePhone = (oldCode: string, mobile: string, newCode: string): Promise<AccountView> =>
  mall.put(`${OWN}/phone`, { oldCode, mobile, newCode });

export const sessions = (): Promise<SessionView[]> => mall.get(`${OWN}/sessions`);
export const endOtherSessions = (): Promise<null> => mall.delete(`${OWN}/sessions`);
