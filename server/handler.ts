import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#mall/config.ts';
import type { Metrics } from '#mall/http/metrics.ts';
import type { Logger } from '#mall/log.ts';
import { requestSpan } from '#mall/trace.ts';
import { shortenAddress } from './address-limit.ts';
import { refuseLargeBody } from './body-limit.ts';
import { createMallProxy, MALL_PATHS } from './routes/mall-proxy.ts';
import { createOps } from './routes/ops.ts';
import { createSocketProxy, SOCKET_PATHS } from './routes/socket-proxy.ts';
import type { Site } from './site.ts';

export type HandlerParts = {
  config: Config;
  site: Site;
  metrics: Metrics;
  log: Logger;
  /** Of every response that is no page. */
  headers: Readonly<Record<string, string>>;
};

/**
 * Handles every request, of `server.ts` and of `npm run dev`: health, metrics, outbox, sandbox cashier, the mall or its proxy, and pages.
 */
export function createHandler({ config, site, metrics, log, headers }: HandlerParts) {
  const ops = createOps({
    config,
    metrics,
    headers,
    log,
    ready: site.ready,
    hasFiles: site.hasFiles,
    hasRedis: () => site.mall?.hasRedis() ?? true,
    isHearing: () => site.mall?.isHearing() ?? true,
    revalidate: site.revalidate,
    outbox: site.mall?.outbox,
    mailOutbox: site.mall?.mailOutbox,
    sandbox: site.mall?.sandbox,
  });
  const mall = site.mall
    ? getRequestListener(site.mall.fetch, { overrideGlobalObjects: false })
    : createMallProxy(config.mallUrl ?? '', config.trustProxy, log);
  const sockets = site.mall?.upgrade ?? createSocketProxy(config.mallUrl ?? '', config.trustProxy, log);

  /** @param pages none in a process that only does jobs */
  function handle(req: IncomingMessage, res: ServerResponse, pages: RequestListener | undefined): void {
    if (ops.draining) res.setHeader('connection', 'close');
    if (shortenAddress(req, res, headers) || ops.answer(req, res)) return;
    const { method = '', url = '' } = req;
    const [path = ''] = url.split('?', 1);
    const answer = () => {
      if (!pages) answerNothing(res);
      else if (MALL_PATHS.test(url)) call(req, res);
      else pages(req, res);
    };
    if (path.startsWith('/_astro/')) answer();
    else
      requestSpan({ method, path, headers: above(req) }, (ended) => {
        if (ended) res.once('close', () => ended(res.statusCode));
        answer();
      });
  }

  /** Anyone may write the headers of a trace, so only a proxy of our own is followed. */
  const above = ({ headers: sent }: IncomingMessage) => (config.trustProxy ? sent : {});

  function call(req: IncomingMessage, res: ServerResponse): void {
    if (site.mall && refuseLargeBody(req, res, headers)) return;
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
    void mall(req, res);
  }

  function answerNothing(res: ServerResponse): void {
    res.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    res.end('this process does the jobs of the mall (ROLE=worker); shoppers are answered by others');
  }

  /** @returns whether it is a socket of the chat: in the dev server, others are Vite's */
  function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (config.role === 'worker' || !SOCKET_PATHS.test(req.url ?? '')) return false;
    sockets(req, socket, head);
    return true;
  }

  return { ops, handle, upgrade };
}
