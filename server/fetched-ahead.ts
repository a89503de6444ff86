import type { ServerResponse } from 'node:http';
import { mayFetchAhead } from '#src/lib/shared/fetched-ahead.ts';
import type { PageRequest } from './page-request.ts';

const SLOW = ['slow-2g', '2g'];

/**
 * Whether a browser asks for a page before anybody wants it, and may not have it: a page that is somebody's, or over a line that should carry
 * nothing in vain.
 */
export function isRefusedAhead({ purpose, saveData, connection }: PageRequest, target: string): boolean {
  if (!purpose?.startsWith('prefetch') || target.startsWith('/_astro/')) return false;
  return saveData === 'on' || SLOW.includes(connection ?? '') || !mayFetchAhead(target);
}

/** Browsers ask again when the page is wanted. */
export const refuseAhead = (res: ServerResponse): void =>
  void res
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('Not ahead');
