import {
  agreementFault,
  givenPasswordFault,
  halfWidth,
  loginNameFault,
  mobileFault,
  nicknameFault,
  passwordFault,
  smsCodeFault,
  userNameFault,
} from '../../contract/rules.ts';

/** Fields as they count: texts trimmed, digits of an input method as digits; boxes as ticked or not. */
export type Values = Record<string, string | boolean>;
/** A field and what is wrong with it, as the key of a text; in the order in which faults are told. */
export type Rule<V> = readonly [field: keyof V & string, fault: (values: V) => string | undefined];

/** The first thing that is wrong, among `only` these fields. */
export function firstFault<V>(rules: readonly Rule<V>[], values: V, only?: readonly string[]) {
  for (const [field, faultOf] of rules) {
    const key = !only || only.includes(field) ? faultOf(values) : undefined;
    if (key) return { field, key };
  }
  return undefined;
}

/** A text as it counts. */
export const tidy = (text: string, digits: boolean): string => (digits ? halfWidth(text) : text).trim();

export type LoginWay = 'password' | 'sms';
export type LoginValues = { userName: string; passWord: string; code: string; agree: boolean };

export const loginRules = (way: LoginWay): Rule<LoginValues>[] => [
  ['userName', ({ userName = '' }) => (way === 'sms' ? mobileFault(userName) : loginNameFault(userName))],
  way === 'sms'
    ? ['code', ({ code = '' }) => smsCodeFault(code)]
    : ['passWord', ({ passWord = '' }) => givenPasswordFault(passWord)],
  ['agree', ({ agree = false }) => agreementFault(agree)],
];

export type PhoneValues = { mobile: string; code: string; agree: boolean };

const MOBILE: Rule<PhoneValues> = ['mobile', ({ mobile = '' }) => mobileFault(mobile)];
const CODE: Rule<PhoneValues> = ['code', ({ code = '' }) => smsCodeFault(code)];

export const phoneRules: Record<'register' | 'reset', Rule<PhoneValues>[]> = {
  register: [MOBILE, CODE, ['agree', ({ agree = false }) => agreementFault(agree)]],
  reset: [MOBILE, CODE],
};

export type NewPasswordValues = { passWord: string; repeat: string };

/** A password being chosen and the same again. */
const choosing = <V extends NewPasswordValues>(): Rule<V>[] => [
  ['passWord', ({ passWord = '' }) => passwordFault(passWord)],
  [
    'repeat',
    ({ passWord, repeat }) => (repeat ? (repeat === passWord ? undefined : 'repeatDiffers') : 'repeatRequired'),
  ],
];

export const newPasswordRules = choosing<NewPasswordValues>();

export type RegisterValues = NewPasswordValues & { userName: string; nickName: string };

export const registerRules: Rule<RegisterValues>[] = [
  ['userName', ({ userName = '' }) => userNameFault(userName)],
  ['nickName', ({ nickName = '' }) => nicknameFault(nickName)],
  ...choosing<RegisterValues>(),
];

export type ProfileValues = { nickName: string; gender: string; birthday: string };

export const profileRules: Rule<ProfileValues>[] = [['nickName', ({ nickName = '' }) => nicknameFault(nickName)]];

export type ChangePasswordValues = NewPasswordValues & { oldPassWord: string };

export const changePasswordRules: Rule<ChangePasswordValues>[] = [
  ['oldPassWord', ({ oldPassWord = '' }) => givenPasswordFault(oldPassWord)],
  ...choosing<ChangePasswordValues>(),
];

export type ChangePhoneValues = { oldCode: string; mobile: string; newCode: string };

export const changePhoneRules: Rule<ChangePhoneValues>[] = [
  ['oldCode', ({ oldCode = '' }) => smsCodeFault(oldCode)],
  ['mobile', ({ mobile = '' }) => mobileFault(mobile)],
  ['newCode', ({ newCode = '' }) => smsCodeFault(newCode)],
];
