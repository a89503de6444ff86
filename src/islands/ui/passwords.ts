import { passwordFault } from '../../../contract/rules.ts';
import type { Rule } from './form.ts';

/** A password being chosen and the same again. */
export const newPasswordRules: readonly Rule[] = [
  ['passWord', (text) => passwordFault(text)],
  ['repeat', (text, { passWord }) => (text ? (text === passWord ? undefined : 'repeatDiffers') : 'repeatRequired')],
];
