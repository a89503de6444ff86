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
      server.httpServer?.once('close', () => void site.close());
      if (!mall) return;
      const listener = getRequestListener(mall.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((req, res, next) => {
        if (/^\/(api|im|media)\//.test(req.url ?? '')) void listener(req, res);
        else next();
      });
    },
  },
});
