import type { AstroCookies } from 'astro';

/** Characters allowed in a header; a cookie can hold anything else. */
const TOKEN = /^[\x21-\x7e]{1,200}$/;

export function tokenCookie(cookies: Pick<AstroCookies, 'get'>, name: string): string | undefined {
  const value = cookies.get(name)?.value ?? '';
  return TOKEN.test(value) ? value : undefined;
}
