import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { getConfig } from '#mall/config.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { createLog } from '#mall/log.ts';
import { SOCKET_PATHS } from '../server/routes/socket-proxy.ts';
import { securityHeaders } from '../server/security-headers.ts';

/** Sources of the mall and the server; a new migration needs a restart. */
const SOURCE = /^(mall|contract|server)\/(?!db\/migrations\/).*\.(ts|json)$/;
/** Files saved within this time count as one edit. */
const TOGETHER_MS = 50;

type Say = { info(line: string): void; error(line: string): void };
type Running = Awaited<ReturnType<typeof start>>;

/**
 * `npm run dev`: all that the server answers besides pages, in the dev server. After an edit of `mall/`, `contract/` or `server/` it
 * restarts on the open database; requests wait for that.
 */
export const embeddedMall = (): AstroIntegration => ({
  name: 'embedded-mall',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      const config = getConfig({ ...process.env, NODE_ENV: 'development' });
      const notice = (line: string) => logger.info(line);
      const database = config.mallUrl
        ? undefined
        : await openDatabase(config.databaseUrl, { waitMs: config.databaseWaitMs, notice });
      let current: Promise<Running> = load(server).then((modules) => start(modules, database, logger));
      const { firstAdmin } = (await current).site;
      if (firstAdmin) logger.info(`first administrator of /desk: ${firstAdmin.userName} / ${firstAdmin.password}`);

      onEdit(server, async () => {
        try {
          const modules = await load(server);
          const before = current;
          current = closed(before).then(() => start(modules, database, logger));
          await current;
          logger.info('the mall runs with what was edited');
        } catch (error) {
          logger.error(`the edit does not run: ${error instanceof Error ? error.stack : error}`);
        }
      });

      let closing: Promise<void> | undefined;
      const end = () => (closing ??= closed(current).then(() => database?.close()));
      server.httpServer?.once('close', end);
      server.httpServer?.on('upgrade', (req, socket, head) => {
        void current.then(
          ({ handler }) => handler.upgrade(req, socket, head),
          // Vite's own sockets stay.
          () => void (SOCKET_PATHS.test(req.url ?? '') && socket.destroy()),
        );
      });
      // Vite ends the process after this, so the database has to be closed before.
      const close = server.close.bind(server);
      server.close = () => close().then(end);
      server.middlewares.use((req, res, next) => {
        void current.then(({ handler }) => handler.handle(req, res, () => next()), next);
      });
    },
  },
});

/** One that could not start has nothing to close. */
const closed = (running: Promise<Running>): Promise<void> =>
  running.then(
    ({ site }) => site.close(),
    () => {},
  );

type Modules = [typeof import('../server/site.ts'), typeof import('../server/handler.ts')];

/** Through Vite, which knows what an edit invalidates. */
const load = (server: ViteDevServer) =>
  Promise.all([
    server.ssrLoadModule('/server/site.ts'),
    server.ssrLoadModule('/server/handler.ts'),
  ]) as unknown as Promise<Modules>;

async function start([{ openSite }, { createHandler }]: Modules, database: Opened | undefined, say: Say) {
  const config = getConfig({ ...process.env, NODE_ENV: 'development' });
  const [log, metrics] = [createLog(config.logLevel), createMetrics()];
  const site = await openSite(config, log, metrics, (step) => say.info(step), database);
  const headers = securityHeaders({ https: false }).data;
  const handler = createHandler({ config, site, metrics, log, headers });
  handler.ops.warm = true;
  return { site, handler };
}

function onEdit({ watcher, config: { root } }: ViteDevServer, reload: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let isWaiting = false;
  const edited = (file: string): void => {
    if (!SOURCE.test(file.slice(root.length).replace(/^\//, ''))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A restart that has not begun yet includes this edit.
      if (isWaiting) return;
      isWaiting = true;
      last = last.then(() => {
        isWaiting = false;
        return reload();
      });
    }, TOGETHER_MS);
  };
  watcher.on('change', edited).on('add', edited).on('unlink', edited);
}
