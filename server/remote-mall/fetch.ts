/**
 * Sends calls of pages to a remote mall, each limited to `limitMs` with its whole response. The limit goes to `fetch` itself: that of a
 * `Request` made of another is lost with the next garbage collection (nodejs/undici), and the page would wait for ever.
 */
export const createRemoteFetch =
  (mallUrl: string, limitMs: number) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(mallUrl + pathname + search, request), { signal: AbortSignal.timeout(limitMs) });
  };
