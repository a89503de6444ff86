import { passwordError } from '#contract/account/password.values.ts';
import {
  agreementError,
  emailError,
  givenPasswordError,
  loginNameError,
  mobileError,
  nicknameError,
  smsCodeError,
  userNameError,
} from '#contract/account/values.ts';
import { storePasswordError } from '#contract/store/rules.values.ts';
import { halfWidth } from '#contract/text.ts';

export type Values = Record<string, string | boolean>;
/** A field and what is wrong with it, as the key of a text; in the order in which errors are told. */
export type Rule<V> = readonly [field: keyof V & string, error: (values: V) => string | undefined];

export function firstError<V>(rules: readonly Rule<V>[], values: V, only?: readonly string[]) {
  for (const [field, errorOf] of rules) {
    const key = !only || only.includes(field) ? errorOf(values) : undefined;
    if (key) return { field, key };
  }
  return undefined;
}

export const tidy = (text: string, digits: boolean): string => (digits ? halfWidth(text) : text).trim();

export type LoginWay = 'password' | 'sms';
export type LoginValues = { userName: string; passWord: string; code: string; agree: boolean };

export const loginRules = (way: LoginWay): Rule<LoginValues>[] => [
  ['userName', ({ userName = '' }) => (way === 'sms' ? mobileError(userName) : loginNameError(userName))],
  way === 'sms'
    ? ['code', ({ code = '' }) => smsCodeError(code)]
    : ['passWord', ({ passWord = '' }) => givenPasswordError(passWord)],
  ['agree', ({ agree = false }) => agreementError(agree)],
];

export type PhoneValues = { mobile: string; code: string; agree: boolean };

const MOBILE: Rule<PhoneValues> = ['mobile', ({ mobile = '' }) => mobileError(mobile)];
const CODE: Rule<PhoneValues> = ['code', ({ code = '' }) => smsCodeError(code)];

export const phoneRules: Record<'register' | 'reset', Rule<PhoneValues>[]> = {
  register: [MOBILE, CODE, ['agree', ({ agree = false }) => agreementError(agree)]],
  reset: [MOBILE, CODE],
};

export type NewPasswordValues = { passWord: string; repeat: string };

const REPEAT: Rule<NewPasswordValues> = [
  'repeat',
  ({ passWord, repeat }) => (repeat ? (repeat === passWord ? undefined : 'repeatDiffers') : 'repeatRequired'),
];

const choosing = <V extends NewPasswordValues>(): Rule<V>[] => [
  ['passWord', ({ passWord = '' }) => passwordError(passWord)],
  REPEAT,
];

export const newPasswordRules = choosing<NewPasswordValues>();

export type RegisterValues = NewPasswordValues & { userName: string; nickName: string };

export const registerRules: Rule<RegisterValues>[] = [
  ['userName', ({ userName = '' }) => userNameError(userName)],
  ['nickName', ({ nickName = '' }) => nicknameError(nickName)],
  ...choosing<RegisterValues>(),
];

export type ProfileValues = { nickName: string; gender: string; birthday: string };

export const profileRules: Rule<ProfileValues>[] = [['nickName', ({ nickName = '' }) => nicknameError(nickName)]];

export type ChangePasswordValues = NewPasswordValues & { oldPassWord: string };

export const changePasswordRules: Rule<ChangePasswordValues>[] = [
  ['oldPassWord', ({ oldPassWord = '' }) => givenPasswordError(oldPassWord)],
  ...choosing<ChangePasswordValues>(),
];

export type ChangePhoneValues = { oldCode: string; mobile: string; newCode: string };

export const changePhoneRules: Rule<ChangePhoneValues>[] = [
  ['oldCode', ({ oldCode = '' }) => smsCodeError(oldCode)],
  ['mobile', ({ mobile = '' }) => mobileError(mobile)],
  ['newCode', ({ newCode = '' }) => smsCodeError(newCode)],
];

export type EmailValues = { email: string; emailCode: string };

export const emailRules: Rule<EmailValues>[] = [
  ['email', ({ email = '' }) => emailError(email)],
  ['emailCode', ({ emailCode = '' }) => smsCodeError(emailCode)],
];

export type CodeValues = { code: string };

export const codeRules: Rule<CodeValues>[] = [['code', ({ code = '' }) => smsCodeError(code)]];

export type StorePasswordValues = NewPasswordValues & { code: string };

export const storePasswordRules: Rule<StorePasswordValues>[] = [
  ['passWord', ({ passWord = '' }) => storePasswordError(passWord)],
  REPEAT,
  ['code', ({ code = '' }) => smsCodeError(code)],
];
