import { afterEach, expect, it } from 'vitest';
import { draftOf } from '#src/stores/public/draft.ts';
import {
  changePasswordRules,
  changePhoneRules,
  firstError,
  loginRules,
  newPasswordRules,
  phoneRules,
  profileRules,
  registerRules,
  tidy,
} from '#src/stores/public/rules.ts';

afterEach(() => sessionStorage.clear());

const keyOf = (error: { field: string; key: string } | undefined) => error && `${error.field}: ${error.key}`;
const MOBILE = '13800138000';

it.each([
  [{}, 'userName: mobileRequired'],
  [{ userName: '12' }, 'userName: mobileInvalid'],
  [{ userName: '123456789012' }, 'userName: mobileInvalid'],
  [{ userName: 'a' }, 'userName: mobileInvalid'],
  [{ userName: 'walker', passWord: 'x', agree: true }, undefined],
  [{ userName: MOBILE }, 'passWord: passwordEmpty'],
  [{ userName: MOBILE, passWord: 'x' }, 'agree: agreementRequired'],
  [{ userName: MOBILE, passWord: 'x', agree: true }, undefined],
])('login by password with %j: %s', (values, error) => {
  expect(keyOf(firstError(loginRules('password'), values as never))).toBe(error);
});

it.each([
  [{ userName: 'walker', code: '123456', agree: true }, 'userName: mobileInvalid'],
  [{ userName: MOBILE, passWord: 'x', agree: true }, 'code: codeEmpty'],
  [{ userName: MOBILE, code: '123456' }, 'agree: agreementRequired'],
  [{ userName: MOBILE, code: '123456', agree: true }, undefined],
])('login by SMS with %j: %s', (values, error) => {
  expect(keyOf(firstError(loginRules('sms'), values as never))).toBe(error);
});

it('registering needs the agreement, a forgotten password does not', () => {
  const values = { mobile: MOBILE, code: '123456', agree: false };
  expect(keyOf(firstError(phoneRules.register, values))).toBe('agree: agreementRequired');
  expect(firstError(phoneRules.reset, values)).toBeUndefined();
  expect(keyOf(firstError(phoneRules.reset, {} as never))).toBe('mobile: mobileRequired');
});

it.each([
  [{}, 'userName: userNameRequired'],
  [{ userName: 'walker' }, 'nickName: nicknameRequired'],
  [{ userName: 'walker', nickName: 'W' }, 'passWord: passwordRequired'],
  [{ userName: 'walker', nickName: 'W', passWord: 'Walks4ever!' }, 'repeat: repeatRequired'],
  [{ userName: 'walker', nickName: 'W', passWord: 'Walks4ever!', repeat: 'walks' }, 'repeat: repeatDiffers'],
  [{ userName: 'walker', nickName: 'W', passWord: 'Walks4ever!', repeat: 'Walks4ever!' }, undefined],
])('an account of %j: %s', (values, error) => {
  expect(keyOf(firstError(registerRules, values as never))).toBe(error);
});

it('the forms of the account centre tell their errors in the order of their fields', () => {
  const nothing = {} as never;
  expect(keyOf(firstError(newPasswordRules, nothing))).toBe('passWord: passwordRequired');
  expect(keyOf(firstError(profileRules, nothing))).toBe('nickName: nicknameRequired');
  expect(keyOf(firstError(changePasswordRules, nothing))).toBe('oldPassWord: passwordEmpty');
  expect(changePhoneRules.map((rule) => keyOf(firstError([rule], nothing)))).toEqual([
    'oldCode: codeEmpty',
    'mobile: mobileRequired',
    'newCode: codeEmpty',
  ]);
});

it('asked of some fields, it looks at these alone', () => {
  expect(firstError(loginRules('sms'), { userName: MOBILE } as never, ['userName'])).toBeUndefined();
  expect(keyOf(firstError(loginRules('sms'), {} as never, ['code']))).toBe('code: codeEmpty');
});

it('texts count trimmed, digits of an input method as digits where digits are asked for', () => {
  expect([tidy(' １３８ ', true), tidy(' １３８ ', false)]).toEqual(['138', '１３８']);
});

it('a draft is kept per form until it is dropped', () => {
  draftOf('login').save({ userName: '138' });
  expect([draftOf('login').read(), draftOf('register').read()]).toEqual([{ userName: '138' }, {}]);
  draftOf('login').drop();
  expect(draftOf('login').read()).toEqual({});
});
