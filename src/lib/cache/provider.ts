import { createHash } from 'node:crypto';
import type { CacheProviderFactory } from 'astro';
import { DEFAULT_LANGUAGE, toLanguage } from '../../../contract/language.ts';
import { getHost } from '../host.ts';
import { withModulePreloads } from '../modules.ts';
import { bestEncoding, bodyOf, pageKey, type StoredPage } from './pages.ts';

const TYPES = ['text/html', 'application/xml', 'text/plain'];

/**
 * Astro's route cache on the page store of the process: a page that called `Astro.cache.set({ maxAge, tags })` is
 * compressed and kept. Hits never come here; `server.ts` answers them before Astro runs.
 */
const pages: CacheProviderFactory = () => ({
  name: 'liangji-pages',
  async onRequest({ request, url }, next) {
    const store = getHost().pages;
    const mark = store.mark();
    const response = await next();
    const type = TYPES.find((one) => response.headers.get('content-type')?.startsWith(one));
    if (!type || request.method !== 'GET') return response;
    const html = Buffer.from(withModulePreloads(await response.text(), getHost().modules));
    const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('cdn-cache-control') ?? '')?.[1] ?? 0);
    // What is missing now may be there in a minute, and nothing would drop the page that says so.
    const keep = maxAge > 0 && response.status === 200 && !response.headers.has('set-cookie');
    const page: StoredPage = {
      status: response.status,
      headers: { ...kept(response.headers, keep), 'content-type': `${type}; charset=utf-8` },
      html,
      bodies: {},
      etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
      tags: (response.headers.get('cache-tag') ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      expires: Date.now() + maxAge * 1_000,
      hits: 0,
    };
    if (keep)
      store.put(pageKey(url, toLanguage(request.headers.get('accept-language')) ?? DEFAULT_LANGUAGE), page, mark);
    return answer(page, request, response);
  },
  async invalidate({ tags }) {
    if (tags) getHost().pages.drop([tags].flat());
  },
});
export default pages;

function kept(headers: Headers, cacheable: boolean): Record<string, string> {
  const left = [...headers].filter(
    ([name]) => !['cdn-cache-control', 'cache-tag', 'set-cookie', 'content-length'].includes(name),
  );
  const policy = headers.get('content-security-policy');
  return {
    ...Object.fromEntries(left),
    ...(policy ? { 'content-security-policy': withAnalytics(policy) } : {}),
    'cache-control': cacheable ? 'no-cache' : 'no-store',
  };
}

/** Astro's policy is fixed at build time; the owner's analytics service is known only when the site starts. */
function withAnalytics(policy: string): string {
  const { analyticsUrl } = getHost();
  return analyticsUrl ? policy.replace("connect-src 'self'", `$& ${new URL(analyticsUrl).origin}`) : policy;
}

function answer(page: StoredPage, request: Request, rendered: Response): Response {
  const encoding = bestEncoding(request.headers.get('accept-encoding'));
  const headers = new Headers(page.headers);
  for (const cookie of rendered.headers.getSetCookie()) headers.append('set-cookie', cookie);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('vary', 'Accept-Encoding, Cookie');
  if (page.headers['cache-control'] === 'no-cache') headers.set('etag', page.etag);
  return new Response(new Uint8Array(bodyOf(page, encoding)), { status: page.status, headers });
}
