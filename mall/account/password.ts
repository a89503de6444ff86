import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordError } from '#contract/account/password.values.ts';
import { fieldError } from '../error.ts';
import { HASHING, work } from './hashers.ts';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5a25vd3NpdA$${'A'.repeat(43)}`;

export const hashPassword = async (password: string): Promise<string> => String(await work({ password }));

const digits = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
const { memoryCost, timeCost, parallelism } = HASHING;
/** Takes as long as any hash, and matches no password. */
const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${digits(16)}$${digits(32)}`;

/** Without a password (no such account, or one that nobody logs in to) it takes the same time and returns false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const own = stored === NO_PASSWORD ? undefined : stored;
  return (await work({ password, against: own ?? decoy })) === true && own !== undefined;
}

export function checkNewPassword(password: string): void {
  const error = passwordError(password, (lower) => common.has(lower));
  if (error) throw fieldError('passWord', error);
}
