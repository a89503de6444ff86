import { hash } from 'node:crypto';
import type { CacheProviderFactory } from 'astro';
import { DEFAULT_LANGUAGE, toLanguage } from '../../../contract/language.ts';
import { getHost } from '../host.ts';
import { withLaterScripts } from '../modules.ts';
import { rememberingLast } from '../remember.ts';
import { EARLY_SCRIPT } from '../seo/early.ts';
import { RUN_SCRIPT } from '../seo/later.ts';
import { joined, type Piece } from './brotli.ts';
import { handOver } from './handover.ts';
import { assembled, type Keeping, mayKeep, withParts } from './markup.ts';
import { bestEncoding, bodyOf, KEEP, pageKey, type StoredPage, weightOf } from './pages.ts';

/** No page of ours has a longer address, and the store does not count what keys take. */
const LONGEST_KEY = 1_024;
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
    const { result: response, list, keeping } = await withParts(next);
    const type = TYPES.find((one) => response.headers.get('content-type')?.startsWith(one));
    if (!type) return response;
    // Read byte for byte: all that is looked for in it is ASCII, and its text would be encoded again right away.
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const policyFor = text.includes('<astro-island') ? withAnalytics : withoutIslands;
    const pieces = assembled(withLaterScripts(text, getHost().modules), list, 'latin1');
    const page = pageOf(response, { type, pieces, policyFor, keeping, method: request.method });
    const key = pageKey(url, toLanguage(request.headers.get('accept-language')) ?? DEFAULT_LANGUAGE);
    if (page.headers['cache-control'] === KEEP && key.length <= LONGEST_KEY) store.put(key, page, mark);
    const whole = response.status === 200 && !response.headers.has('set-cookie');
    return whole && handOver(page, request) ? new Response() : answer(page, request, response);
  },
  /** No header could bring home a hundred tags as cheaply. */
  setHeaders({ maxAge, tags }) {
    mayKeep({ maxAge, tags });
    return new Headers();
  },
  async invalidate({ tags }) {
    if (tags) getHost().pages.drop([tags].flat());
  },
});
export default pages;

type Made = {
  type: string;
  pieces: readonly Piece[];
  policyFor: (policy: string) => string;
  keeping: Keeping;
  method: string;
};

function pageOf({ status, headers }: Response, { type, pieces, policyFor, keeping, method }: Made): StoredPage {
  const { maxAge = 0, tags = [] } = keeping;
  // What is missing now may be there in a minute, and nothing would drop the page that says so.
  const keep = maxAge > 0 && status === 200 && method === 'GET' && !headers.has('set-cookie');
  const br = joined(pieces);
  return {
    status,
    headers: {
      ...sentHeaders(headers, policyFor),
      'content-type': `${type}; charset=utf-8`,
      'cache-control': keep ? KEEP : 'no-store',
    },
    br,
    etag: `"${hash('sha1', br, 'base64url')}"`,
    tags,
    bytes: weightOf(br, tags),
    expires: Date.now() + maxAge * 1_000,
    hits: 0,
  };
}

const HASH = / 'sha256-[^']+'/g;
const OWN_SCRIPTS = [EARLY_SCRIPT, RUN_SCRIPT].map((script) => hash('sha256', script, 'base64'));
const OWN = new Set(['set-cookie', 'content-length']);

function sentHeaders(headers: Headers, policyFor: Made['policyFor']): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of headers)
    if (!OWN.has(name)) sent[name] = name === 'content-security-policy' ? policyFor(value) : value;
  return sent;
}

/** Astro's policy is fixed at build time; the owner's analytics service is known only when the site starts. */
function withAnalytics(policy: string): string {
  const { analyticsUrl } = getHost();
  return analyticsUrl ? policy.replace("connect-src 'self'", `$& ${new URL(analyticsUrl).origin}`) : policy;
}

/** Astro always allows the scripts by which it hydrates; a page without islands has our own inline scripts only. */
const withoutIslands = rememberingLast((policy: string): string =>
  withAnalytics(policy.replaceAll(HASH, (found) => (OWN_SCRIPTS.some((own) => found.includes(own)) ? found : ''))),
);

function answer(page: StoredPage, request: Request, rendered: Response): Response {
  const encoding = bestEncoding(request.headers.get('accept-encoding'));
  const headers = {
    ...page.headers,
    vary: 'Accept-Encoding, Cookie',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(page.headers['cache-control'] === KEEP ? { etag: page.etag } : {}),
  };
  const sent = new Response(bodyOf(page, encoding), { status: page.status, headers });
  for (const cookie of rendered.headers.getSetCookie()) sent.headers.append('set-cookie', cookie);
  return sent;
}
