import { serve } from '@hono/node-server';
import { getConfig } from '#mall/config.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { createLog } from '#mall/log.ts';
import { startMall } from '#mall/start.ts';

/** One node of a mall, without the storefront: what a server process is to its database. */
const config = getConfig(process.env);
const mall = await startMall(
  config,
  createLog(config.logLevel),
  createMetrics(),
  () => {},
  () => {},
);
const server = serve({ fetch: mall.fetch, port: config.port, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${port}\n`);
});
server.on('upgrade', mall.upgrade);
// As the server's own: longer than the crowd lets a connection rest.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
process.once('SIGTERM', () => {
  server.close(() => void mall.close().then(() => process.exit(0)));
});
