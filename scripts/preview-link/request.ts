import type { Drafted } from '#mall/preview/drafts.ts';

export const USAGE = `
npm run preview-link -- product <id> | home

  Prints a link to a product or the home page as it would look, on sale or not.

  --hours <n>      how long the link works (24)
  --write <file>   also writes the draft, or what there is without one, as JSON
  --draft <file>   saves this JSON as the draft first
`;
const MOST_HOURS = 24 * 30;

/** @returns what the arguments ask for, or a text that says what is wrong with them */
export function requestOf([kind, id = '']: string[], hours: string): { subject: Drafted; hours: number } | string {
  const subject = subjectOf(kind, id);
  if (!subject) return USAGE;
  if (!(Number(hours) > 0 && Number(hours) <= MOST_HOURS)) return `--hours takes a number up to ${MOST_HOURS}`;
  return { subject, hours: Number(hours) };
}

function subjectOf(kind: string | undefined, id: string): Drafted | undefined {
  if (kind === 'home' && !id) return { kind };
  return kind === 'product' && /^[1-9]\d{0,8}$/.test(id) ? { kind, id: Number(id) } : undefined;
}
