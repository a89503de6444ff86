import { createCipheriv, createDecipheriv } from 'node:crypto';

// The protocol's clients use ECB; the plaintext is short-lived and of no use to others.
const ALGORITHM = 'aes-128-ecb';

export function encrypt(text: string, key: string): string {
  const cipher = createCipheriv(ALGORITHM, key, null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

/** Undefined: not encrypted with this key. */
export function decrypt(encrypted: string, key: string): string | undefined {
  try {
    const cipher = createDecipheriv(ALGORITHM, key, null);
    return cipher.update(encrypted, 'base64', 'utf8') + cipher.final('utf8');
  } catch {
    return undefined;
  }
}
