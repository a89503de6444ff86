/**
 * The calls that fill a page of one shopper, begun inline in its head (`lib/server/seo/early.ts`) instead of after its
 * scripts: on a slow line they take as long as the call itself.
 */
export type FirstCall = { token: string; response: Promise<Response> };
declare global {
  interface Window {
    /** Keyed by path with query, and body. */
    firstCalls?: Record<string, FirstCall>;
  }
}

/**
 * The response that is on its way already, once; undefined when there is none for this token. Where it got lost, the call is
 * made again.
 */
export function takeFirstCall(
  url: string,
  token: string | undefined,
  body: BodyInit | null = '',
): Promise<Response> | undefined {
  const call = `${url}${body}`;
  const found = window.firstCalls?.[call];
  if (!found || found.token !== token) return undefined;
  delete window.firstCalls?.[call];
  return found.response;
}

/** A change makes earlier first calls stale. */
export function dropFirstCalls(): void {
  delete window.firstCalls;
}
