import type { AstroIntegration } from 'astro';
import { getConfig } from '#mall/config.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { createLog } from '#mall/log.ts';
import { securityHeaders } from '../server/security-headers.ts';

/** `npm run dev`: all that the server answers besides pages, in the dev server, so that a page and its data reload together. */
export const embeddedMall = (): AstroIntegration => ({
  name: 'embedded-mall',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      const [{ openSite }, { createHandler }] = await Promise.all([
        import('../server/site.ts'),
        import('../server/handler.ts'),
      ]);
      const config = getConfig({ ...process.env, NODE_ENV: 'development' });
      const [log, metrics] = [createLog(config.logLevel), createMetrics()];
      const site = await openSite(config, log, metrics, (step) => logger.info(step));
      const { firstAdmin } = site;
      if (firstAdmin) logger.info(`first administrator of /desk: ${firstAdmin.userName} / ${firstAdmin.password}`);
      const headers = securityHeaders({ https: false }).data;
      const { ops, handle, upgrade } = createHandler({ config, site, metrics, log, headers });
      ops.warm = true;
      let closing: Promise<void> | undefined;
      const end = () => (closing ??= site.close());
      server.httpServer?.once('close', end);
      server.httpServer?.on('upgrade', upgrade);
      // Vite ends the process when this is over; by then the database is to be closed.
      const close = server.close.bind(server);
      server.close = () => close().then(end);
      server.middlewares.use((req, res, next) => handle(req, res, () => next()));
    },
  },
});
