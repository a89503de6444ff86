const SELF = 'https://self.invalid';
/** Control characters and white space, which browsers drop, and backslashes, which they read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\ufeff\\]/;
const BEFORE_LOGIN = /^\/(?:login|register|forget-password)\/?$/;

export function safeRedirect(target: string | null | undefined): string {
  if (!target || target.length > 2_048 || TRICKS.test(target) || !/^\/(?![/\\])/.test(target)) return '/';
  if (!URL.canParse(target, SELF)) return '/';
  const { origin, pathname, search, hash } = new URL(target, SELF);
  // A path such as `/x/..//evil.example` turns into one that starts with two slashes.
  if (origin !== SELF || pathname.startsWith('//') || BEFORE_LOGIN.test(pathname)) return '/';
  return pathname + search + hash;
}
