/** Domain decisions, section 7: 8–20 characters in both languages; `long` counts as a strength. */
export const PASSWORD = { min: 8, max: 20, long: 12 } as const;

const HALF_WIDTH = /^[\x21-\x7e]+$/;
const KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/];

export type PasswordError = 'passwordRequired' | 'passwordLength' | 'passwordKinds' | 'passwordCommon';
export function passwordError(
  text: string,
  isCommon: (lower: string) => boolean = () => false,
): PasswordError | undefined {
  if (!text) return 'passwordRequired';
  if (text.length < PASSWORD.min || text.length > PASSWORD.max) return 'passwordLength';
  if (!HALF_WIDTH.test(text) || KINDS.filter((kind) => kind.test(text)).length < 2) return 'passwordKinds';
  return isCommon(text.toLowerCase()) ? 'passwordCommon' : undefined;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';
export function passwordStrength(text: string): PasswordStrength {
  if (passwordError(text)) return 'weak';
  const isLong = text.length >= PASSWORD.long;
  const isMixed = KINDS.every((kind) => kind.test(text));
  return isLong && isMixed ? 'strong' : isLong || isMixed ? 'fair' : 'weak';
}

/** Between the nonce and the password in what a browser encrypts. */
export const PASSWORD_SEPARATOR = '\n';
