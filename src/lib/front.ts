import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bestEncoding, type PageStore, pageKey, type StoredPage } from './cache/pages.ts';
import { languageCookie, languageOf, languageOfQuery } from './i18n/language.ts';
import { isPublicPath } from './paths.ts';

type Next = () => void;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

export type FrontParts = {
  pages: PageStore;
  /** Files of the client build. */
  assets: Middleware;
  /** Renders a page with Astro. */
  render: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  /** Sent over HTTPS, behind a proxy or not. */
  secure: boolean;
  count: (from: 'cache' | 'render') => void;
};

const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Answers a browser: a finished page from memory, else a file, else a page rendered now. */
export function createFront({ pages, assets, render, secure, count }: FrontParts): RequestListener {
  const headers: Record<string, string> = {
    ...BASE_HEADERS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const underway = new Map<string, Promise<void>>();

  return (req, res) => {
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
    const target = req.url ?? '/';
    if (target.startsWith('/_astro/')) return assets(req, res, () => missing(res));
    if (req.method !== 'GET' && req.method !== 'HEAD') return void render(req, res);
    const url = parse(target, req.headers.host);
    if (!url) return void badAddress(res);
    // Countdowns count from the server's time, and a kept page cannot say it; the browser reads this header.
    res.setHeader('server-timing', `now;dur=${Date.now()}`);
    const key = pageKey(url, languageOf(url.search, req.headers.cookie));
    const page = pages.get(key, Date.now());
    if (page) return send(req, res, page, url.search);
    assets(req, res, () => void renderOnce(req, res, url, key));
  };

  /** Visitors who miss the same public page together wait for one rendering of it. */
  async function renderOnce(req: IncomingMessage, res: ServerResponse, url: URL, key: string): Promise<void> {
    if (!isPublicPath(url.pathname)) return renderNow(req, res);
    await underway.get(key);
    const page = pages.get(key, Date.now());
    if (page) return send(req, res, page, url.search);
    const rendering = renderNow(req, res).finally(() => underway.delete(key));
    if (!underway.has(key)) underway.set(key, rendering);
    await rendering;
  }

  async function renderNow(req: IncomingMessage, res: ServerResponse): Promise<void> {
    count('render');
    await render(req, res);
  }

  function send(req: IncomingMessage, res: ServerResponse, page: StoredPage, search: string): void {
    count('cache');
    const asked = languageOfQuery(search);
    if (asked) res.setHeader('set-cookie', languageCookie(asked));
    if (req.headers['if-none-match'] === page.etag) {
      res.writeHead(304, { etag: page.etag, 'cache-control': 'no-cache' }).end();
      return;
    }
    const encoding = bestEncoding(req.headers['accept-encoding']);
    const body = page.bodies[encoding];
    const own: Record<string, string | number> = {
      etag: page.etag,
      vary: 'Accept-Encoding, Cookie',
      'content-length': body.length,
    };
    if (encoding !== 'identity') own['content-encoding'] = encoding;
    res.writeHead(page.status, { ...page.headers, ...own });
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}

function parse(target: string, host = 'localhost'): URL | undefined {
  if (!target.startsWith('/') || target.length > 8_192) return undefined;
  try {
    const url = new URL(`http://${host}${target}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

function missing(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found');
}

function badAddress(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Bad address');
}
