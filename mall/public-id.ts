import { randomInt } from 'node:crypto';
import { CHINA_MS } from '#contract/time.ts';

const RANDOM_DIGITS = 10;

/**
 * A number for trades, orders, payments and refunds that people can read out and nobody can guess: the day in China, then 14 digits, of
 * which ten are random.
 */
export function publicIdAt(now: Date): string {
  const china = new Date(now.getTime() + CHINA_MS).toISOString();
  const day = china.slice(2, 10).replaceAll('-', '');
  const time = china.slice(11, 16).replace(':', '');
  const random = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');
  return `${day}${time}${random}`;
}
