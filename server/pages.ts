import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FORM } from '#contract/limits.ts';
import { hasMoreParameters } from '#contract/parameters.ts';
import { REQUEST_ID, requestId } from '#contract/request-id.ts';
import { createQueue } from '#mall/queue.ts';
import { pageKey } from '#src/lib/server/page-key.ts';
import type { SiteContext, Trace } from '#src/lib/server/site-context.ts';
import type { Shared } from '#src/lib/server/tagged-store.ts';
import { languageOf } from '#src/lib/shared/i18n/choose-language.ts';
import { isPublicPath } from '#src/lib/shared/paths.ts';
import { isRefusedAhead, refuseAhead } from './fetched-ahead.ts';
import { forwardedFor } from './forwarded-for.ts';
import { createFinish } from './page-cache/finish.ts';
import type { CachedPage, PageCache } from './page-cache/page-cache.ts';
import { createSender, serverClock } from './page-cache/send.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { readBody, refuseBody } from './read-body.ts';

type Next = () => void;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void;
/** The handler that the Node adapter builds (`dist/server/entry.mjs`). */
export type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: Next | undefined,
  locals: Pick<App.Locals, 'site' | 'trace' | 'finish' | 'client'>,
) => Promise<void>;

export type PagesParts = {
  site: SiteContext;
  cache: PageCache;
  trustProxy: boolean;
  /** The site's host; undefined: any host that a request names, and pages are cached per host. */
  host?: string | undefined;
  /** Files of the client build. */
  assets: Middleware;
  astro: AstroHandler;
  /** Headers of every response. */
  base: Readonly<Record<string, string>>;
  count: (from: 'cache' | 'render') => void;
  /** Called when a page that was not cached has been sent, or its visitor has disconnected. */
  rendered: (page: RenderedPage) => void;
};

export type RenderedPage = Trace & { method: string; status: number; ms: number };

/** For other methods no `Request` can be made. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** No page has a longer path, and matching routes takes seconds for one of 100 KB. */
const LONGEST_PATH = 2_048;

const MEMOIZED_KEYS = 5_000;
const MEMOIZED_LENGTH = 256;

/** nginx's status for a client that disconnected before the response. */
const CLIENT_GONE = 499;

/** The request headers that a page may read: any other one that it showed would have to be part of its key. */
const PAGE_HEADERS = new Set(['host', 'cookie', 'accept-encoding']);

/** Renderings of others that a visitor waits for: one that began before a change that they may have seen, and the next one. */
const MOST_WAITS = 2;

/** What is rendered at once lives at once: with more, collecting it takes most of the processor. A page that waits for its mall lets another start. */
const RENDERED_AT_ONCE = 2;
const SLOW_RENDERING = { afterMs: 50, most: 1_000 };

/** `page`: undefined when it may not be sent to others. */
type Rendering = { page: Promise<CachedPage | undefined>; shared: Shared };

type Render = {
  request: PageRequest;
  trace: Trace;
  client: string;
  key?: string | undefined;
  made?: ((page: CachedPage) => void) | undefined;
};

/** Sends a cached page, else a file, else a page rendered now. */
export function createPages(parts: PagesParts): RequestListener {
  const { site, cache, trustProxy, host, assets, astro, base, count, rendered } = parts;
  const sendCached = createSender(base, site.siteUrl);
  const rendering = new Map<string, Rendering>();
  const keys = new Map<string, string>();
  const inTurn = createQueue(RENDERED_AT_ONCE, Number.POSITIVE_INFINITY, SLOW_RENDERING);

  return (req, res) => {
    const target = req.url ?? '/';
    const request = readPageRequest(req.rawHeaders);
    const refuse = refusalOf(req.method, target, request);
    if (refuse) return refuse(setBase(res));
    if (target.startsWith('/_astro/')) return assets(req, setBase(res), () => notFound(res));
    if (req.method === 'POST') return void renderForm(req, res, request);
    if (host !== undefined) request.host = host;
    const key = keyOf(target, request);
    if (key === undefined) return badAddress(setBase(res));
    if (sendFound(req, res, key, request)) return;
    // No file of the build has the address of a page.
    if (isPublicPath(pathOf(target))) return void renderOnce(req, res, request, key);
    assets(req, setBase(res), () => void renderPage(req, res, request, key));
  };

  function setBase(res: ServerResponse): ServerResponse {
    for (const name in base) res.setHeader(name, base[name] ?? '');
    return res;
  }

  /** Undefined when the address is malformed. */
  function keyOf(target: string, { host, cookie }: PageRequest): string | undefined {
    const language = languageOf(target, cookie);
    const name = `${language} ${host} ${target}`;
    const memoized = keys.get(name);
    if (memoized !== undefined) return memoized;
    const url = parse(target, host);
    if (!url) return undefined;
    const key = pageKey(url, language);
    if (keys.size >= MEMOIZED_KEYS) keys.clear();
    if (name.length <= MEMOIZED_LENGTH) keys.set(name, key);
    return key;
  }

  /** @returns whether the page was cached */
  function sendFound(req: IncomingMessage, res: ServerResponse, key: string, request: PageRequest): boolean {
    const now = Date.now();
    const page = cache.get(key, now);
    if (!page) return false;
    count('cache');
    sendCached(req, res, page, request, now);
    return true;
  }

  /**
   * Visitors who miss the same public page at once share one rendering. If its content changed in the meantime, the page is not stored, and
   * sent only to those who had asked before the change: the others wait for the next rendering.
   */
  async function renderOnce(req: IncomingMessage, res: ServerResponse, request: PageRequest, key: string) {
    const asked = cache.mark();
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const other = rendering.get(key);
      if (!other) break;
      const page = await other.page;
      if (page && other.shared.isFor(page, asked)) {
        count('cache');
        return sendCached(req, res, page, request, Date.now());
      }
      if (sendFound(req, res, key, request)) return;
    }
    if (rendering.has(key)) return renderPage(req, res, request, key);
    const shared = cache.share();
    let made: CachedPage | undefined;
    const rendered = renderPage(req, res, request, key, (page) => {
      made = page;
    }).finally(() => {
      shared.end();
      rendering.delete(key);
    });
    rendering.set(key, {
      page: rendered.then(
        () => made,
        () => undefined,
      ),
      shared,
    });
    await rendered;
  }

  function renderPage(
    req: IncomingMessage,
    res: ServerResponse,
    request: PageRequest,
    key: string,
    made?: (page: CachedPage) => void,
  ): Promise<void> {
    count('render');
    const trace = startTrace(req, res);
    const client = forwardedFor(req, trustProxy);
    for (const name of Object.keys(req.headers)) if (!PAGE_HEADERS.has(name)) delete req.headers[name];
    if (host !== undefined) req.headers.host = host;
    return render(req, res, { request, trace, client, key: req.method === 'GET' ? key : undefined, made });
  }

  /** Reads the form here with a limit: Astro would parse one of any size. */
  async function renderForm(req: IncomingMessage, res: ServerResponse, request: PageRequest): Promise<void> {
    const body = await readBody(req, FORM.bytes).catch(() => null);
    if (body === null) return void res.destroy();
    if (!body || hasTooManyFields(req, body)) return formTooLarge(req, setBase(res));
    // The Node adapter takes a body that was already read from this property.
    const client = forwardedFor(req, trustProxy);
    await render(Object.assign(req, { body }), res, { request, trace: startTrace(req, res), client });
  }

  function startTrace(req: IncomingMessage, res: ServerResponse): Trace {
    const started = performance.now();
    const given = req.headers[REQUEST_ID];
    const trace: Trace = { requestId: requestId(typeof given === 'string' ? given : undefined), route: undefined };
    res.setHeader(REQUEST_ID, trace.requestId);
    const { method = '' } = req;
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : CLIENT_GONE;
      rendered({ ...trace, method, status, ms: performance.now() - started });
    });
    return trace;
  }

  function render(
    req: IncomingMessage,
    res: ServerResponse,
    { request, trace, client, key, made }: Render,
  ): Promise<void> {
    return inTurn(async () => {
      if (res.closed) return;
      res.setHeader('cache-control', 'no-store');
      res.setHeader('server-timing', serverClock(Date.now()));
      const finish = createFinish(cache, { key, encodings: request.encodings, made });
      await astro(req, setBase(res), undefined, { site, trace, finish, client });
    });
  }
}

/** Characters that end the host in an address: after one, a Host header could name another page than the request does. */
const END_OF_HOST = /[/\\?#]/;

const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

function parse(target: string, host = 'localhost'): URL | undefined {
  if (!target.startsWith('/') || END_OF_HOST.test(host)) return undefined;
  try {
    const url = new URL(`http://${host}${target}`);
    decodeURIComponent(url.pathname);
    // No `Request` can be made of an address with a user name and password.
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

function refusalOf(method = '', target: string, request: PageRequest): ((res: ServerResponse) => void) | undefined {
  if (!METHODS.has(method)) return badMethod;
  const tooLong = target.length > LONGEST_PATH && pathOf(target).length > LONGEST_PATH;
  if (tooLong) return badAddress;
  return isRefusedAhead(request, target) ? refuseAhead : undefined;
}

function notFound(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found');
}

function badAddress(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Bad address');
}

/** Multipart forms are parsed in linear time, and an `&` in one belongs to a text. */
const hasTooManyFields = (req: IncomingMessage, body: Buffer): boolean =>
  !req.headers['content-type']?.startsWith('multipart/') && hasMoreParameters(body.toString('latin1'), FORM.fields);

function formTooLarge(req: IncomingMessage, res: ServerResponse): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  refuseBody(req, res, headers, 'Form too large');
}

function badMethod(res: ServerResponse): void {
  res.writeHead(405, { allow: [...METHODS].join(', '), 'cache-control': 'no-store' }).end();
}
