import { get, post, put, remove } from '../call.ts';
import type * as schema from './schema.ts';

type Login = { body: schema.LoginRequest; data: schema.LoginResult };

export const viewPublicKey = get<{ data: schema.PublicKey }>('/api/app/security/publicKey');
export const logIn = post<Login>('/api/app/login');
export const logInBySms = post<Login>('/api/app/smsLogin');
export const logOut = post<{ data: null }>('/api/app/logOut');
export const sendLoginCode = post<{ body: schema.SendLoginCode; data: schema.CodeSent }>('/api/app/sms/sendLoginCode');
export const sendCode = post<{ body: schema.SendCode; data: schema.CodeSent }>('/api/app/sms/send');
export const verifyPhone = post<{ body: schema.VerifyPhone; data: schema.PhoneVerified }>('/api/app/sms/verify');
export const register = post<{ body: schema.RegisterRequest; data: schema.LoginResult }>('/api/app/register');
export const reopenAccount = post<{ body: schema.ReopenAccount; data: schema.LoginResult }>('/api/app/reopen');
export const resetPassword = post<{ body: schema.ResetPassword; data: null }>('/api/app/resetPassword');

export const viewUser = get<{ data: schema.UserInfo }>('/api/app/p/user/userInfo');
export const viewAccount = get<{ data: schema.AccountView }>('/api/app/p/user/account');
export const changeAccount = put<{ body: schema.AccountChange; data: schema.AccountView }>('/api/app/p/user/account');
export const changePassword = put<{ body: schema.PasswordChange; data: null }>('/api/app/p/user/password');
export const sendOldPhoneCode = post<{ data: schema.CodeSent }>('/api/app/p/user/phone/oldCode');
export const sendNewPhoneCode = post<{ body: schema.SendNewPhoneCode; data: schema.CodeSent }>(
  '/api/app/p/user/phone/newCode',
);
export const changePhone = put<{ body: schema.PhoneChange; data: schema.AccountView }>('/api/app/p/user/phone');
export const sendEmailCode = post<{ body: schema.SendEmailCode; data: schema.CodeSent }>('/api/app/p/user/email/code');
export const confirmEmail = put<{ body: schema.ConfirmEmail; data: schema.AccountView }>('/api/app/p/user/email');
export const removeEmail = remove<{ data: schema.AccountView }>('/api/app/p/user/email');
export const listSessions = get<{ data: schema.SessionView[] }>('/api/app/p/user/sessions');
export const endOtherSessions = remove<{ data: null }>('/api/app/p/user/sessions');
export const endSession = remove<{ params: 'id'; data: null }>('/api/app/p/user/sessions/{id}');
