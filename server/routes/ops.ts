import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#mall/config.ts';
import type { Metrics } from '#mall/http/metrics.ts';
import type { Logger } from '#mall/log.ts';
import type { MailOutbox } from '#mall/ports/mail.ts';
import type { Sandbox } from '#mall/ports/payment-sandbox.ts';
import type { Outbox } from '#mall/ports/sms.ts';
import { readBody, refuseBody } from '../read-body.ts';
import { isFromHere, outboxPage } from './outbox.ts';
import { createCashier } from './sandbox-cashier.ts';

type Parts = {
  config: Config;
  metrics: Metrics;
  /** Of every response. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  /** Rejects when the database cannot be reached. */
  ready: () => Promise<void>;
  /** Whether the files of this node are those of the database. */
  hasFiles: () => Promise<boolean>;
  hasRedis: () => boolean;
  /** Whether changes of other nodes arrive. */
  isHearing: () => boolean;
  revalidate: (tags?: readonly string[]) => void;
  /** Undefined when a service sends the messages. */
  outbox: Outbox | undefined;
  mailOutbox: MailOutbox | undefined;
  /** The test cashier. */
  sandbox: Sandbox | undefined;
};

/** Each process works on its own meanwhile. */
const READY_WITHOUT_REDIS = 'ready, redis: unreachable';
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/** Of a list of tags. */
const TAGS_BYTES = 64 * 1024;

/**
 * For the people who run a mall: `/healthz`, `/readyz`, `/metrics`, `/outbox`, `/sandbox/cashier`, and `POST /revalidate` for a remote
 * mall.
 */
export function createOps({
  config,
  metrics,
  headers,
  log,
  ready,
  hasFiles,
  hasRedis,
  isHearing,
  revalidate,
  outbox,
  mailOutbox,
  sandbox,
}: Parts) {
  const cashier = sandbox && createCashier(sandbox, headers);
  const ops = { warm: false, draining: false, received: 0, answer };
  return ops;

  /** @returns whether the request was one of these */
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    // Every request passes here; a second listener of the server's would cost each of them more than this.
    ops.received += 1;
    switch (req.url) {
      case '/healthz':
        send(res, 200, 'ok');
        return true;
      case '/readyz':
        whole(res, checkReady(res));
        return true;
      case '/metrics':
        whole(res, sendMetrics(req, res));
        return true;
      case '/revalidate':
        whole(res, receiveTags(req, res));
        return true;
      case '/outbox':
        return sendOutbox(req, res);
      default:
        return cashier?.(req, res) ?? false;
    }
  }

  /** An error after the client disconnected ends only its own request. */
  function whole(res: ServerResponse, work: Promise<void>): void {
    work.catch((error: Error) => {
      log.warn({ reason: error.message }, 'request');
      res.destroy();
    });
  }

  function send(res: ServerResponse, status: number, body: string, more: Record<string, string> = {}): void {
    res.writeHead(status, { ...headers, ...PLAIN, ...more }).end(body);
  }

  /** Not found for those who may not read it. */
  function sendOutbox(req: IncomingMessage, res: ServerResponse): boolean {
    if (!(outbox || mailOutbox) || !isFromHere(config, req)) return false;
    send(res, 200, outboxPage(outbox?.sent(), mailOutbox?.sent(), outbox?.sentNotices()), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${headers['content-security-policy']}; style-src 'unsafe-inline'`,
    });
    return true;
  }

  async function checkReady(res: ServerResponse): Promise<void> {
    try {
      await ready();
      if (!ops.warm) send(res, 503, 'starting');
      else if (ops.draining) send(res, 503, 'stopping');
      else if (!isHearing()) send(res, 503, 'outbox');
      else if (!(await hasFiles())) send(res, 503, 'files');
      else send(res, 200, hasRedis() ? 'ready' : READY_WITHOUT_REDIS);
    } catch {
      send(res, 503, config.mallUrl ? 'mall' : 'database');
    }
  }

  async function sendMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const allowed = config.metricsToken ? bearer(req, config.metricsToken) : isFromHere(config, req);
    if (!allowed) return send(res, 403, 'set METRICS_TOKEN');
    send(res, 200, await metrics.registry.metrics(), { 'content-type': metrics.registry.contentType });
  }

  async function receiveTags(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') return send(res, 405, 'POST only');
    if (!config.revalidateSecret || !bearer(req, config.revalidateSecret)) return send(res, 403, 'forbidden');
    const body = await readBody(req, TAGS_BYTES);
    if (!body) return refuseBody(req, res, { ...headers, ...PLAIN }, 'too large');
    const tags = parseTags(body.toString());
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
