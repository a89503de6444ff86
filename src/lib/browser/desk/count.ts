import { halfWidth } from '#contract/text.ts';

const COUNT = /^\d{1,7}$/;
/** A whole number as typed, null where nothing is. @returns undefined when it is none */
export function countOf(text: string): number | null | undefined {
  const plain = halfWidth(text).trim();
  if (!plain) return null;
  return COUNT.test(plain) ? Number(plain) : undefined;
}
