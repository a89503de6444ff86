import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './hash.ts';

const isRendered = (code: string): boolean => existsSync(join(import.meta.dirname, 'renders', `${code}.webp`));

/** For what promotions choose: rendered products first, the others after them; each in a pseudo-random order. */
export function byChoice(promotion: string) {
  return (one: { code: string }, other: { code: string }): number =>
    Number(isRendered(other.code)) - Number(isRendered(one.code)) ||
    hash(`${promotion} ${one.code}`) - hash(`${promotion} ${other.code}`);
}
