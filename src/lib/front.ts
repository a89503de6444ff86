import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Asked, readAsked } from './cache/asked.ts';
import { type PageStore, pageKey } from './cache/pages.ts';
import type { Render } from './host.ts';
import { languageOf } from './i18n/language.ts';
import { isPublicPath } from './paths.ts';
import { createSender, sendResponse } from './send.ts';

type Next = () => void;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

export type FrontParts = {
  pages: PageStore;
  /** The site's host; undefined: whatever a request names, and pages are kept for each name. */
  host?: string | undefined;
  /** Files of the client build. */
  assets: Middleware;
  /** Renders a page with Astro. */
  render: Render;
  /** Answers with Astro what does not ask for a page: a form, a request for headers only. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  /** Headers of every answer. */
  base: Readonly<Record<string, string>>;
  count: (from: 'cache' | 'render') => void;
  /** Told what not even the page of a failure could be made of. */
  failed: (error: unknown, path: string) => void;
};

/** A page is looked at, or sent a form; of some other methods not even a `Request` can be made. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** No page has a longer path, and patterns by which routes are found take seconds for one of 100 KB. */
const LONGEST_PATH = 2_048;

/** Addresses whose keys are remembered; longer ones are not worth it. */
const KNOWN_KEYS = 5_000;
const KNOWN_LENGTH = 256;

/** Answers a browser: a finished page from memory, else a file, else a page rendered now. */
export function createFront(parts: FrontParts): RequestListener {
  const { pages, host, assets, render, handle, base, count, failed } = parts;
  const { sendKept, sendMade } = createSender(base);
  const underway = new Map<string, Promise<void>>();
  const keys = new Map<string, string>();

  return (req, res) => {
    const target = req.url ?? '/';
    const refuse = refusalOf(req.method, target);
    if (refuse) return refuse(setBase(res));
    if (target.startsWith('/_astro/')) return assets(req, setBase(res), () => missing(res));
    if (req.method === 'POST') return void handle(req, setUnkept(res));
    const asked = readAsked(req.rawHeaders);
    if (host !== undefined) asked.host = host;
    const key = keyOf(target, asked);
    if (key === undefined) return badAddress(setBase(res));
    if (sendFound(req, res, key, asked)) return;
    // No file of the build has the address of a page.
    if (isPublicPath(pathOf(target))) return void renderOnce(req, res, key, asked);
    assets(req, setBase(res), () => void renderNow(req, res, asked));
  };

  function setBase(res: ServerResponse): ServerResponse {
    for (const name in base) res.setHeader(name, base[name] ?? '');
    return res;
  }

  /** An answer that does not say otherwise itself, as a redirect, is for who asked, and for now. */
  function setUnkept(res: ServerResponse): ServerResponse {
    res.setHeader('cache-control', 'no-store');
    return setBase(res);
  }

  /** The page's key; undefined when the address cannot be read. */
  function keyOf(target: string, { host, cookie }: Asked): string | undefined {
    const language = languageOf(target, cookie);
    const name = `${language} ${host} ${target}`;
    const known = keys.get(name);
    if (known !== undefined) return known;
    const url = parse(target, host);
    if (!url) return undefined;
    const key = pageKey(url, language);
    if (keys.size >= KNOWN_KEYS) keys.clear();
    if (name.length <= KNOWN_LENGTH) keys.set(name, key);
    return key;
  }

  /** @returns whether there was a finished page */
  function sendFound(req: IncomingMessage, res: ServerResponse, key: string, asked: Asked): boolean {
    const now = Date.now();
    const page = pages.get(key, now);
    if (!page) return false;
    count('cache');
    sendKept(req, res, page, asked, now);
    return true;
  }

  /** Visitors who miss the same public page together wait for one rendering of it. */
  async function renderOnce(req: IncomingMessage, res: ServerResponse, key: string, asked: Asked): Promise<void> {
    const before = underway.get(key);
    if (before) {
      await before;
      if (sendFound(req, res, key, asked)) return;
    }
    const rendering = renderNow(req, res, asked).finally(() => underway.delete(key));
    if (!underway.has(key)) underway.set(key, rendering);
    await rendering;
  }

  async function renderNow(req: IncomingMessage, res: ServerResponse, asked: Asked): Promise<void> {
    count('render');
    if (req.method === 'HEAD') return handle(req, setUnkept(res));
    try {
      const made = await render(requestOf(req.url, asked));
      if (made instanceof Response) await sendResponse(setUnkept(res), made);
      else sendMade(req, res, made, asked, Date.now());
    } catch (error) {
      failed(error, pathOf(req.url));
      res.writeHead(500, { ...base, 'cache-control': 'no-store' }).end();
    }
  }
}

/** What ends a host in an address: behind it, a header could name another page than the request does. */
const BEYOND_HOST = /[/\\?#]/;

const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

const addressOf = (target = '/', host = 'localhost'): string => `http://${host}${target}`;

function parse(target: string, host: string | undefined): URL | undefined {
  if (!target.startsWith('/') || BEYOND_HOST.test(host ?? '')) return undefined;
  try {
    const url = new URL(addressOf(target, host));
    decodeURIComponent(url.pathname);
    // Nobody's name and password stand in an address; no `Request` can be made of one that has them.
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Of its headers a page sees the cookies only: what else it showed would have to be in the key of the page. */
function requestOf(target: string | undefined, { host, cookie, encodings }: Asked): Request {
  const headers = new Headers();
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (encodings !== undefined) headers.set('accept-encoding', encodings);
  return new Request(addressOf(target, host), { headers });
}

function refusalOf(method = '', target: string): ((res: ServerResponse) => void) | undefined {
  if (!METHODS.has(method)) return badMethod;
  const tooLong = target.length > LONGEST_PATH && pathOf(target).length > LONGEST_PATH;
  return tooLong ? badAddress : undefined;
}

function missing(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found');
}

function badAddress(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Bad address');
}

function badMethod(res: ServerResponse): void {
  res.writeHead(405, { allow: [...METHODS].join(', '), 'cache-control': 'no-store' }).end();
}
