import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  bestEncoding,
  bodyOf,
  countHit,
  type Encoding,
  type PageStore,
  pageKey,
  type StoredPage,
} from './cache/pages.ts';
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

/** Addresses whose keys are remembered; longer ones are not worth it. */
const KNOWN_KEYS = 5_000;
const KNOWN_LENGTH = 256;

/** Answers a browser: a finished page from memory, else a file, else a page rendered now. */
export function createFront({ pages, assets, render, secure, count }: FrontParts): RequestListener {
  const base: Record<string, string> = {
    ...BASE_HEADERS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const underway = new Map<string, Promise<void>>();
  const keys = new Map<string, string>();
  const ready = new WeakMap<StoredPage, Partial<Record<Encoding, string[]>>>();

  return (req, res) => {
    const target = req.url ?? '/';
    if (target.startsWith('/_astro/')) return assets(req, setBase(res), () => missing(res));
    if (req.method !== 'GET' && req.method !== 'HEAD') return void render(req, setBase(res));
    const key = keyOf(target, req);
    if (key === undefined) return void badAddress(setBase(res));
    const page = pages.get(key, Date.now());
    if (page) return send(req, res, page);
    setBase(res).setHeader(...serverTime());
    assets(req, res, () => void renderOnce(req, res, key));
  };

  function setBase(res: ServerResponse): ServerResponse {
    for (const name in base) res.setHeader(name, base[name] ?? '');
    return res;
  }

  /** The page's key; undefined when the address cannot be read. */
  function keyOf(target: string, req: IncomingMessage): string | undefined {
    const language = languageOf(target, req.headers.cookie);
    const asked = `${language} ${req.headers.host} ${target}`;
    const known = keys.get(asked);
    if (known !== undefined) return known;
    const url = parse(target, req.headers.host);
    if (!url) return undefined;
    const key = pageKey(url, language);
    if (keys.size >= KNOWN_KEYS) keys.clear();
    if (asked.length <= KNOWN_LENGTH) keys.set(asked, key);
    return key;
  }

  /** Visitors who miss the same public page together wait for one rendering of it. */
  async function renderOnce(req: IncomingMessage, res: ServerResponse, key: string): Promise<void> {
    if (!isPublicPath(pathOf(req.url))) return renderNow(req, res);
    await underway.get(key);
    const page = pages.get(key, Date.now());
    if (page) return send(req, res, page);
    const rendering = renderNow(req, res).finally(() => underway.delete(key));
    if (!underway.has(key)) underway.set(key, rendering);
    await rendering;
  }

  async function renderNow(req: IncomingMessage, res: ServerResponse): Promise<void> {
    count('render');
    await render(req, res);
  }

  /** The headers are one flat list, made once per page: setting them one by one costs as much as sending the page. */
  function send(req: IncomingMessage, res: ServerResponse, page: StoredPage): void {
    count('cache');
    void countHit(page)?.then(() => ready.delete(page));
    const own: string[] = [...serverTime()];
    const asked = languageOfQuery(req.url ?? '');
    if (asked) own.push('set-cookie', languageCookie(asked));
    if (req.headers['if-none-match'] === page.etag) {
      res.writeHead(304, [...own, 'etag', page.etag, 'cache-control', 'no-cache']).end();
      return;
    }
    const encoding = bestEncoding(req.headers['accept-encoding']);
    res.writeHead(page.status, [...headersOf(page, encoding), ...own]);
    res.end(req.method === 'HEAD' ? undefined : bodyOf(page, encoding));
  }

  function headersOf(page: StoredPage, encoding: Encoding): string[] {
    const made = ready.get(page) ?? {};
    ready.set(page, made);
    made[encoding] ??= Object.entries({
      ...base,
      ...page.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      etag: page.etag,
      vary: 'Accept-Encoding, Cookie',
      'content-length': String(bodyOf(page, encoding).length),
    }).flat();
    return made[encoding];
  }
}

/** Countdowns count from the server's time, and a kept page cannot say it; the browser reads this header. */
const serverTime = (): [string, string] => ['server-timing', `now;dur=${Date.now()}`];

const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

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
