import type { PublicKey } from '../../contract/account.ts';
import { SEAL_SEPARATOR } from '../../contract/limits.ts';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** A password as it travels: sealed with the mall's key together with a nonce for one use. */
export async function seal({ key, nonce }: PublicKey, password: string): Promise<string> {
  const spki = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));
  const open = await crypto.subtle.importKey('spki', spki, ALGORITHM, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    ALGORITHM,
    open,
    new TextEncoder().encode(nonce + SEAL_SEPARATOR + password),
  );
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
