import { viewPublicKey } from '#contract/account/calls.ts';
import { encryptPassword } from '../encrypt-password.ts';
import { mall } from './browser.ts';

export const encryptForMall = async (password: string): Promise<string> =>
  encryptPassword(await mall.call(viewPublicKey), password);
