import type { AstroCookies } from 'astro';

/** What can travel in a header; anyone can write anything else into a cookie. */
const TOKEN = /^[\x21-\x7e]{1,200}$/;

export function tokenCookie(cookies: Pick<AstroCookies, 'get'>, name: string): string | undefined {
  const value = cookies.get(name)?.value ?? '';
  return TOKEN.test(value) ? value : undefined;
}
