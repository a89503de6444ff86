import type { Render } from '../host.ts';
import type { StoredPage } from './pages.ts';

const PAGE = Symbol('page');
type Asking = Request & { [PAGE]?: StoredPage | null };

/**
 * Asks for a page itself instead of a `Response` with its bytes, which would be copied into streams and out of them
 * again on their way to the socket.
 */
export async function pageOrResponse(
  request: Asking,
  fetch: (request: Request) => Promise<Response>,
): ReturnType<Render> {
  request[PAGE] = null;
  const response = await fetch(request);
  return response.ok && request[PAGE] ? request[PAGE] : response;
}

/** @returns whether who asked takes the page itself */
export function handOver(page: StoredPage, request: Asking): boolean {
  if (request[PAGE] === undefined) return false;
  request[PAGE] = page;
  return true;
}
