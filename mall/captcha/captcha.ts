import { createHash } from 'node:crypto';
import type { Deps } from '../app.ts';

/** Where a solved captcha is noted until the call that it was solved for: by the whole text that its client sends then. */
export const verificationKey = (verification: string): string =>
  `captcha:verified:${createHash('sha256').update(verification).digest('hex')}`;

/** Whether a captcha was solved; each counts once, of any number of calls at once for one. */
export async function verifyCaptcha({ store }: Pick<Deps, 'store'>, verification: string): Promise<boolean> {
  return (await store.take(verificationKey(verification))) !== undefined;
}
