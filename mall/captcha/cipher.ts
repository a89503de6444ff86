import { createCipheriv, createDecipheriv } from 'node:crypto';

// ECB is what the protocol's clients speak; what it hides is short-lived and means nothing to others.
const ALGORITHM = 'aes-128-ecb';

/** Base64 of AES-128-ECB with PKCS#7 padding. */
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
