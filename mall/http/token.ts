import { createHash } from 'node:crypto';
import { viewFooter } from '#contract/content/calls.ts';

/** Paths with `/p/` that visitors may call: the footer is theirs too (domain decisions, section 3). */
const OPEN_TO_VISITORS = new Set([viewFooter.path]);
const LONGEST_TOKEN = 200;

export const needsToken = (path: string): boolean =>
  /^\/(api|im)\/(.+\/)?p\//.test(path) && !OPEN_TO_VISITORS.has(path);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer /i, '').trim();
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

export const isDeskPath = (path: string): boolean => path.startsWith('/api/desk/');
