import { viewPublicKey } from '#contract/account/calls.ts';
import { encryptPassword } from '../encrypt-password.ts';
import { mall } from './browser.ts';

/** A password as it is sent to the mall, which is asked for its key first. */
export const encryptForMall = async (password: string): Promise<string> =>
  encryptPassword(await mall.call(viewPublicKey), password);
