import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Config, isLoopback } from '../mall/config.ts';
import type { Metrics } from '../mall/http/metrics.ts';
import type { Sandbox } from '../mall/ports/pay-sandbox.ts';
import type { Outbox } from '../mall/ports/sms.ts';
import { mayReadOutbox, outboxPage } from './outbox.ts';
import { readBody } from './read-body.ts';
import { createCashier } from './sandbox.ts';

type Parts = {
  config: Config;
  metrics: Metrics;
  /** Rejects when the database cannot be reached. */
  ready: () => Promise<void>;
  revalidate: (tags?: readonly string[]) => void;
  /** Where SMS go that no service sends. */
  outbox: Outbox | undefined;
  /** The cashier that takes no money. */
  sandbox: Sandbox | undefined;
};

/**
 * What the people who run a mall need: `/healthz`, `/readyz`, `/metrics`, `/outbox`, `/sandbox/cashier`, and
 * `POST /revalidate` for a remote mall.
 */
export function createOps({ config, metrics, ready, revalidate, outbox, sandbox }: Parts) {
  const cashier = sandbox && createCashier(sandbox);
  const ops = { draining: false, answer };
  return ops;

  /** True when the request was one of these. */
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    switch (req.url) {
      case '/healthz':
        send(res, 200, 'ok');
        return true;
      case '/readyz':
        void checkReady(res);
        return true;
      case '/metrics':
        void sendMetrics(req, res);
        return true;
      case '/revalidate':
        void receiveTags(req, res);
        return true;
      case '/outbox':
        return sendOutbox(req, res);
      default:
        return cashier?.(req, res) ?? false;
    }
  }

  /** Who may not read it finds no such page. */
  function sendOutbox(req: IncomingMessage, res: ServerResponse): boolean {
    if (!outbox || !mayReadOutbox(config, req)) return false;
    res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    send(res, 200, outboxPage(outbox.sent()), 'text/html; charset=utf-8');
    return true;
  }

  async function checkReady(res: ServerResponse): Promise<void> {
    try {
      await ready();
      send(res, ops.draining ? 503 : 200, ops.draining ? 'stopping' : 'ready');
    } catch {
      send(res, 503, 'database');
    }
  }

  async function sendMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const allowed = config.metricsToken ? bearer(req, config.metricsToken) : isLoopback(config.host);
    if (!allowed) return send(res, 403, 'set METRICS_TOKEN');
    send(res, 200, await metrics.registry.metrics(), metrics.registry.contentType);
  }

  async function receiveTags(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') return send(res, 405, 'POST only');
    if (!config.revalidateSecret || !bearer(req, config.revalidateSecret)) return send(res, 403, 'forbidden');
    const tags = parseTags(await readBody(req));
    if (!tags) return send(res, 400, 'expects {"tags":["…"]}');
    revalidate(tags);
    send(res, 200, 'ok');
  }
}

function bearer(req: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(req.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function parseTags(text: string): string[] | undefined {
  try {
    const { tags } = JSON.parse(text) as { tags?: unknown };
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : undefined;
  } catch {
    return undefined;
  }
}

function send(res: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
