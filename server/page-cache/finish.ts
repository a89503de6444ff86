import { hash } from 'node:crypto';
import type { Caching, FinishPage } from '#src/lib/server/site-context.ts';
import { bestEncoding, bodyOf, compressFast } from './compression.ts';
import { type CachedPage, type PageCache, weightOf } from './page-cache.ts';

/** Browsers store a cached page too, and validate it each time. */
export const CACHED = 'no-cache';

const LONGEST_KEY = 1_024;
const TYPES = ['text/html', 'application/xml', 'text/plain'];

type Request = {
  /** Undefined: the page is not cached. */
  key: string | undefined;
  /** The Accept-Encoding header. */
  encodings: string | undefined;
  /** Called with a page that may be sent to others. */
  made?: (page: CachedPage) => void;
};

/**
 * The last step of rendering, called by `src/middleware.ts`: compresses the page and, where it has a cache policy, stores it under the key
 * of the request.
 */
export function createFinish(pages: PageCache, { key, encodings, made }: Request): FinishPage {
  const mark = pages.mark();
  return async (response, caching) => {
    const type = TYPES.find((one) => response.headers.get('content-type')?.startsWith(one));
    if (!type || response.headers.has('content-encoding')) return response;
    const html = Buffer.from(await response.arrayBuffer());
    const storable = key !== undefined && key.length <= LONGEST_KEY && response.status === 200;
    const page = await pageOf(response, `${type}; charset=utf-8`, html, storable ? caching() : undefined, key ?? '');
    if (key !== undefined && page.headers['cache-control'] === CACHED) {
      pages.put(key, page, mark);
      made?.(page);
    }
    const encoding = bestEncoding(encodings);
    const sent = new Response(encoding === 'identity' ? html : bodyOf(page, encoding), {
      status: page.status,
      headers: sentHeaders(page, encoding),
    });
    for (const cookie of response.headers.getSetCookie()) sent.headers.append('set-cookie', cookie);
    return sent;
  };
}

async function pageOf(
  { status, headers }: Response,
  type: string,
  html: Buffer,
  caching: Caching | undefined,
  key: string,
): Promise<CachedPage> {
  const br = await compressFast(html);
  const cached = caching !== undefined && !headers.has('set-cookie');
  const { tags = [], expires = 0 } = caching ?? {};
  const own = Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-length'));
  return {
    status,
    headers: { ...own, 'content-type': type, 'cache-control': cached ? CACHED : 'no-store' },
    br,
    etag: `"${hash('sha1', br, 'base64url')}"`,
    tags,
    bytes: weightOf(br, tags, key),
    expires,
    made: Date.now(),
    hits: 0,
  };
}

export const sentHeaders = ({ headers, etag }: CachedPage, encoding: string): Record<string, string> => ({
  ...headers,
  vary: 'Accept-Encoding, Cookie',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  ...(headers['cache-control'] === CACHED ? { etag } : {}),
});
