import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv from 'sirv';
import { type Config, ConfigError, getConfig, loginWarning } from '#mall/config.ts';
import { DatabaseError } from '#mall/db/connect.ts';
import { LockedError } from '#mall/db/lock.ts';
import { createMetrics, type Metrics } from '#mall/http/metrics.ts';
import { createLog, type Logger } from '#mall/log.ts';
import { createHandler } from './server/handler.ts';
import { recordPages } from './server/page-record.ts';
import { readPageScripts } from './server/page-scripts.ts';
import { type AstroHandler, createPages } from './server/pages.ts';
import { securityHeaders } from './server/security-headers.ts';
import { openSite, type Site } from './server/site.ts';
import { destroyStalledSockets } from './server/stalled-sockets.ts';
import { createHold } from './server/stop-accepting.ts';
import { startTracing } from './server/tracing.ts';
import { warmUp } from './server/warm-up.ts';

const CLIENT = resolve(import.meta.dirname, 'dist/client');
/** Between SIGTERM and closing the port: requests on their way are still accepted, and `/readyz` answers 503. */
const DRAIN_MS = 300;
const DRAIN_MOST_MS = 5_000;
/** Keep-alive connections are drained: each answers one more request and closes. */
const DRAIN_OPEN_MOST_MS = 3_000;
/** From SIGTERM until running requests are cut off. */
const GRACE_MS = 10_000;
const STUCK_MS = 60_000;
/** Longer than the 60 s of proxies: they close first, and no request of theirs meets a connection that is being closed here. */
const KEEP_ALIVE_MS = 65_000;
const YEAR_S = 365 * 24 * 3600;
/** A search of 10 000 Chinese characters is 90 KB of address. */
const HEADER_BYTES = 128 * 1024;

/** Opens database, mall and storefront, listens, and closes everything in order on SIGTERM or SIGINT. */
async function main(config: Config): Promise<void> {
  const progress = (step: string) => void process.stderr.write(`  ${step}\n`);
  const log = createLog(config.logLevel, undefined, config.nodeName ?? hostname());
  const metrics = createMetrics();
  const stopTracing = await startTracing(config, log);
  const site = await openSite(config, log, metrics, progress);
  const protect = securityHeaders({
    https: config.siteUrl?.startsWith('https:') ?? false,
    subdomains: config.hstsSubdomains,
  });
  const { ops, handle, upgrade } = createHandler({ config, site, metrics, log, headers: protect.data });
  const pages = config.role === 'worker' ? undefined : await openPages(config, site, protect.pages, metrics, log);
  const hold = createHold((req, res) => {
    try {
      handle(req, res, pages);
    } catch (err) {
      // What one request brings along must not end the process for all.
      log.error({ err }, 'request');
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { ...protect.data, 'cache-control': 'no-store' }).end();
    }
  });
  // A page is requested without a body; a stream for it costs as much as all of the answer's headers.
  const server = createServer({ maxHeaderSize: HEADER_BYTES, optimizeEmptyRequests: true }, hold.listener);
  server.on('upgrade', (req, socket, head) => {
    if (!upgrade(req, socket, head)) socket.destroy();
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  destroyStalledSockets(server, STUCK_MS);

  stopOnSignal({ server, hold, ops, site, log, stopTracing });
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use. Set PORT to another one.` : error.message);
  });
  server.listen(config.port, config.host, async () => {
    const address = server.address() as AddressInfo;
    // What a remote mall is asked for is for visitors to say.
    try {
      if (site.mall && pages) await warmUp(address);
    } finally {
      ops.warm = true;
    }
    // One write, so that a reader of the first line has the others, too.
    progress(greeting(config, site, `http://${config.host}:${address.port}`).join('\n  '));
  });
}

/** Astro's pages, as it built them. */
async function openPages(
  config: Config,
  site: Site,
  base: Readonly<Record<string, string>>,
  metrics: Metrics,
  log: Logger,
) {
  // React reads it when it is loaded, and without it runs its slow development build.
  process.env['NODE_ENV'] ??= 'production';
  const { handler } = (await import(resolve(import.meta.dirname, 'dist/server/entry.mjs'))) as {
    handler: AstroHandler;
  };
  return createPages({
    site: { ...site.context, scripts: readPageScripts(CLIENT) },
    cache: site.pages,
    trustProxy: config.trustProxy,
    host: config.siteUrl && new URL(config.siteUrl).host,
    assets: createAssets(),
    astro: handler,
    base,
    count: (from) => {
      metrics.pages[from] += 1;
    },
    rendered: recordPages(metrics, log),
  });
}

/** The files of the client build. */
function createAssets() {
  const files = sirv(CLIENT, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: assetHeaders,
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    // A file that is gone since the start, as while a new build is laid down, must not take the process with it.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    files(req, res, next);
  };
}

type Stopped = {
  server: Server;
  hold: ReturnType<typeof createHold>;
  ops: { draining: boolean; readonly received: number };
  site: Site;
  log: Logger;
  stopTracing: () => Promise<void>;
};

/** On SIGTERM or SIGINT: turns others away, finishes what is under way, closes everything in order. */
function stopOnSignal({ server, hold, ops, site, log, stopTracing }: Stopped): void {
  /** A busy process takes in late what was sent in time, so the door closes only once nobody came in for a while. */
  const untilQuiet = async (mostMs: number) => {
    const end = Date.now() + mostMs;
    let before: number;
    do {
      before = ops.received;
      await sleep(DRAIN_MS);
    } while (ops.received !== before && Date.now() < end);
  };
  const stop = async (signal: string) => {
    // Ctrl-C reaches this process twice, from the terminal and from the program that started it.
    if (ops.draining) return;
    ops.draining = true;
    log.info({ signal }, 'stopping');
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await site.mall?.hangUp();
    await untilQuiet(DRAIN_MOST_MS);
    const closed = once(server, 'close');
    await hold.stopAccepting(server);
    await untilQuiet(DRAIN_OPEN_MOST_MS);
    // Of what finishes later.
    server.keepAliveTimeout = DRAIN_MS;
    server.closeIdleConnections();
    await closed;
    clearTimeout(force);
    await site.close();
    await stopTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** What to know after a start, line by line. */
const greeting = (config: Config, { mall, firstAdmin, demoLogin }: Site, at: string): string[] => [
  config.role === 'worker' ? `Liangji does its jobs; health and metrics are at ${at}` : `Liangji is open at ${at}`,
  ...smsLines(config, mall?.outbox !== undefined, at),
  ...warningsOf(config),
  ...(demoLogin ? [`Demo login: ${demoLogin.mobile} / ${demoLogin.password}`] : []),
  ...(firstAdmin ? firstAdminLines(firstAdmin) : []),
];

const warningsOf = (config: Config): string[] => [loginWarning(config)].filter((line) => line !== undefined);

/** Where codes go that no SMS service sends. */
function smsLines({ local }: Config, outbox: boolean, at: string): string[] {
  if (!outbox) return [];
  if (local) return [`SMS codes appear at ${at}/outbox`];
  return ['No SMS service is set, so nobody else can register: set SMS_PROVIDER=aliyun, see docs/operating.md'];
}

const RULE = '='.repeat(72);

/** Shown once, since only a hash is stored; in a frame, so that it is not lost among log lines. */
const firstAdminLines = ({ userName, password }: { userName: string; password: string }): string[] => [
  '',
  RULE,
  `First administrator of the desk (/desk), shown only now: ${userName} / ${password}`,
  RULE,
  '',
];

function assetHeaders(res: ServerResponse, pathname: string): void {
  const lasting = pathname.startsWith('/_astro/');
  res.setHeader('cache-control', lasting ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  await main(getConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError || error instanceof LockedError || error instanceof DatabaseError)
    fail(error.message);
  throw error;
}
