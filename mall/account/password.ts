import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, type Options, verify } from '@node-rs/argon2';
import { passwordFault } from '../../contract/rules.ts';
import { fieldFault } from '../http/error.ts';
import { createTurns } from '../http/turns.ts';

/** argon2id (the package's default), as OWASP advises for one pass; KiB. */
const HASHING: Options = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
/** Two of the four threads that Node has for such work, so that files and names are still read during a burst. */
const inTurn = createTurns(2, 100);

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, HASHING));

/** Made before anybody asks, so that no login waits for it. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether the password fits. Without a hash (no such account) it does the same work and says no. */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  return (await inTurn(() => verify(against, password))) && stored !== undefined;
}

/** @throws MallError when this password may not be chosen */
export function checkNewPassword(password: string): void {
  const fault = passwordFault(password, (lower) => common.has(lower));
  if (fault) throw fieldFault('passWord', fault);
}
