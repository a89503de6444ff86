import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { getConfig } from '../mall/config.ts';
import { createMetrics } from '../mall/http/metrics.ts';
import { createLog } from '../mall/log.ts';

/** `npm run dev`: the same mall in the dev server, so that a page and its data reload together. */
export const embeddedMall = (): AstroIntegration => ({
  name: 'embedded-mall',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      const { openSite } = await import('./site.ts');
      const config = getConfig({ ...process.env, NODE_ENV: 'development' });
      const site = await openSite(config, createLog(config.logLevel), createMetrics(), (step) => logger.info(step));
      const { mall, firstAdmin } = site;
      if (firstAdmin) logger.info(`first administrator of /desk: ${firstAdmin.userName} / ${firstAdmin.password}`);
      let closing: Promise<void> | undefined;
      const end = () => (closing ??= site.close());
      server.httpServer?.once('close', end);
      // Vite ends the process when this is over; by then the database is to be closed.
      const close = server.close.bind(server);
      server.close = () => close().then(end);
      if (!mall) return;
      const listener = getRequestListener(mall.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((req, res, next) => {
        if (/^\/(api|im|media)\//.test(req.url ?? '')) void listener(req, res);
        else next();
      });
    },
  },
});
