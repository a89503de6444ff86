import { PASSWORD_SEPARATOR } from '#contract/account/password.values.ts';
import type { PublicKey } from '#contract/account/schema.ts';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

export async function encryptPassword({ key, nonce }: PublicKey, password: string): Promise<string> {
  const spki = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));
  const open = await crypto.subtle.importKey('spki', spki, ALGORITHM, false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(
    ALGORITHM,
    open,
    new TextEncoder().encode(nonce + PASSWORD_SEPARATOR + password),
  );
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)));
}
