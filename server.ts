import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import { type Config, ConfigError, getConfig, isLoopback } from './mall/config.ts';
import { LockedError } from './mall/db/lock.ts';
import { createMetrics } from './mall/http/metrics.ts';
import { createLog, type Logger } from './mall/log.ts';
import { createForward, MALL_PATHS } from './scripts/forward.ts';
import { createOps } from './scripts/ops.ts';
import { openSite, type Site } from './scripts/site.ts';
import { dropStuck } from './scripts/stuck.ts';
import { createFront } from './src/lib/front.ts';
import { getRender } from './src/lib/host.ts';
import { protection } from './src/lib/protection.ts';

/** Between the word to stop and closing the door: those on their way still come in, and `/readyz` turns others away. */
const DRAIN_MS = 300;
const DRAIN_MOST_MS = 5_000;
const GRACE_MS = 10_000;
const STUCK_MS = 60_000;
const YEAR_S = 365 * 24 * 3600;
/** A search of 10 000 Chinese characters is 90 KB of address. */
const HEADER_BYTES = 128 * 1024;

/** Opens database, mall and storefront, listens, and closes everything in order on SIGTERM or SIGINT. */
async function main(config: Config): Promise<void> {
  const progress = (step: string) => void process.stderr.write(`  ${step}\n`);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const site = await openSite(config, log, metrics, progress);
  // React reads it when it is loaded, and without it runs its slow development build.
  process.env['NODE_ENV'] ??= 'production';
  const { handler } = (await import(resolve(import.meta.dirname, 'dist/server/entry.mjs'))) as { handler: Astro };
  const protect = protection(config.siteUrl?.startsWith('https:') ?? false);
  const front = createFront({
    pages: site.pages,
    host: config.siteUrl && new URL(config.siteUrl).host,
    assets: createAssets(),
    render: getRender(),
    handle: handler,
    base: protect.pages,
    count: (from) => {
      metrics.pages[from] += 1;
    },
    failed: (err, path) => log.error({ err, path }, 'page'),
  });
  const ops = createOps({
    config,
    metrics,
    headers: protect.data,
    log,
    ready: () => site.mall?.database.ping() ?? Promise.resolve(),
    revalidate: site.revalidate,
    outbox: site.mall?.outbox,
    sandbox: site.mall?.sandbox,
  });
  const mall = site.mall
    ? getRequestListener(site.mall.fetch, { overrideGlobalObjects: false })
    : createForward(config.mallUrl ?? '', config.trustProxy, log);
  const answer: RequestListener = (req, res) => {
    if (ops.draining) res.setHeader('connection', 'close');
    if (ops.answer(req, res)) return;
    if (!MALL_PATHS.test(req.url ?? '')) return front(req, res);
    for (const name in protect.data) res.setHeader(name, protect.data[name] ?? '');
    void mall(req, res);
  };
  // A page is asked for without a body; a stream for it costs as much as all of the answer's headers.
  const server = createServer({ maxHeaderSize: HEADER_BYTES, optimizeEmptyRequests: true }, (req, res) => {
    try {
      answer(req, res);
    } catch (err) {
      // What one request brings along must not end the process for all.
      log.error({ err }, 'request');
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { ...protect.data, 'cache-control': 'no-store' }).end();
    }
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  dropStuck(server, STUCK_MS);

  stopOnSignal(server, ops, site, log);
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use. Set PORT to another one.` : error.message);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    // One write: whoever reads the first line has the others.
    progress(greeting(config, site, `http://${config.host}:${port}`).join('\n  '));
  });
}

/** The files of the client build. */
function createAssets() {
  const files = sirv(resolve(import.meta.dirname, 'dist/client'), {
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

type Ops = { draining: boolean; readonly received: number };

/** On SIGTERM or SIGINT: turns others away, finishes what is under way, closes everything in order. */
function stopOnSignal(server: Server, ops: Ops, site: Site, log: Logger): void {
  /** A busy process takes in late what was sent in time, so the door closes only once nobody came in for a while. */
  const untilQuiet = async () => {
    const end = Date.now() + DRAIN_MOST_MS;
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
    await untilQuiet();
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.closeIdleConnections();
    await new Promise((done) => server.close(done));
    clearTimeout(force);
    await site.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** What whoever starts the mall wants to know, line by line. */
const greeting = ({ host }: Config, { mall, firstAdmin, demoLogin }: Site, at: string): string[] => [
  `Liangji is open at ${at}`,
  ...(mall?.outbox && isLoopback(host) ? [`SMS codes appear at ${at}/outbox`] : []),
  ...(firstAdmin ? [firstAdminLine(firstAdmin)] : []),
  ...(demoLogin ? [`Demo login: ${demoLogin.mobile} / ${demoLogin.password}`] : []),
];

/** Said once: nothing but a hash is kept. */
const firstAdminLine = ({ userName, password }: { userName: string; password: string }): string =>
  `First administrator of the desk (/desk), shown only now: ${userName} / ${password}`;

type Astro = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

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
  if (error instanceof ConfigError || error instanceof LockedError) fail(error.message);
  throw error;
}
