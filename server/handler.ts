import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#mall/config.ts';
import type { Metrics } from '#mall/http/metrics.ts';
import type { Logger } from '#mall/log.ts';
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

  function handle(req: IncomingMessage, res: ServerResponse, pages: RequestListener): void {
    if (ops.draining) res.setHeader('connection', 'close');
    if (shortenAddress(req, res, headers) || ops.answer(req, res)) return;
    if (MALL_PATHS.test(req.url ?? '')) call(req, res);
    else pages(req, res);
  }

  function call(req: IncomingMessage, res: ServerResponse): void {
    if (site.mall && refuseLargeBody(req, res, headers)) return;
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
    void mall(req, res);
  }

  /** @returns whether it is a socket of the chat: in the dev server, others are Vite's */
  function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (!SOCKET_PATHS.test(req.url ?? '')) return false;
    sockets(req, socket, head);
    return true;
  }

  return { ops, handle, upgrade };
}
