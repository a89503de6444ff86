import type { AstroCookies } from 'astro';
import { INSIDE_SHEET } from './sheets.ts';

const NAME = 'b2cStyles';
const VERSION = INSIDE_SHEET.split('/').at(-1) ?? '';

/**
 * The first private page of a visit carries its styles, so that its first frame takes one round trip, and has the browser fetch the sheet
 * (`noteSheet`); those after it name the sheet, which the browser has by then.
 */
export const hasSheet = (cookies: Pick<AstroCookies, 'get'>): boolean => cookies.get(NAME)?.value === VERSION;

export function noteSheet(cookies: Pick<AstroCookies, 'get' | 'set'>): void {
  if (!hasSheet(cookies)) cookies.set(NAME, VERSION, { path: '/', sameSite: 'lax', httpOnly: true });
}
