import { givenPasswordError, smsCodeError } from '#contract/account/values.ts';
import type { Rule } from '../public/rules.ts';

export type DeskLoginValues = { userName: string; passWord: string };

export const deskLoginRules: Rule<DeskLoginValues>[] = [
  ['userName', ({ userName = '' }) => (userName ? undefined : 'userNameRequired')],
  ['passWord', ({ passWord = '' }) => givenPasswordError(passWord)],
];

export type DeskCodeValues = { code: string };

export const deskCodeRules: Rule<DeskCodeValues>[] = [['code', ({ code = '' }) => smsCodeError(code)]];

export type ProofPasswordValues = { passWord: string };

export const proofPasswordRules: Rule<ProofPasswordValues>[] = [
  ['passWord', ({ passWord = '' }) => givenPasswordError(passWord)],
];
