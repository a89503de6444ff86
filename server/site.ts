import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { viewWebConfig } from '#contract/content/calls.ts';
import type { Config } from '#mall/config.ts';
import { cleanInProcess } from '#mall/content/cleaning.ts';
import { writeStarterTexts } from '#mall/content/starter.ts';
import type { Opened } from '#mall/db/open.ts';
import type { Metrics } from '#mall/http/metrics.ts';
import type { Logger } from '#mall/log.ts';
import { refreshMenu } from '#mall/menu/menu.ts';
import { ensureAdmin } from '#mall/operator/staff.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { folderOf } from '#mall/ports/files.ts';
import { claimFiles, filesId, MARKER, ownsFiles } from '#mall/ports/files-owner.ts';
import { hasAccount, isEmpty, type StartedMall, startMall } from '#mall/start.ts';
import { workerStats } from '#mall/worker.ts';
import { createDataCache } from '#src/lib/server/data-cache.ts';
import type { SiteContext } from '#src/lib/server/site-context.ts';
import { DEMO_LOGIN } from '../demo/login.ts';
import { buildInfo } from './build-info.ts';
import { watch } from './gauges.ts';
import { createPageCache, type PageCache } from './page-cache/page-cache.ts';
import { checked } from './remote-mall/check.ts';
import { createRemoteFetch } from './remote-mall/fetch.ts';

/** How long a page, or `/readyz`, waits for a remote mall. */
const MALL_TIMEOUT_MS = 2_000;
/** A call that every mall has. */

export type Site = {
  /** Undefined when a remote mall is used. */
  mall: StartedMall | undefined;
  /** Rejects while the database, or the remote mall, does not answer. */
  ready(): Promise<void>;
  /** Whether the files of this node are those of the database. */
  hasFiles(): Promise<boolean>;
  /** For Astro's pages. */
  context: Omit<SiteContext, 'scripts'>;
  pages: PageCache;
  /** Drops cached pages with these tags; without tags, all. */
  revalidate(tags?: readonly string[]): void;
  /** The login of the demo mall, as long as its shopper exists. */
  demoLogin: { mobile: string; password: string } | undefined;
  /** The administrator created by this start; the password is not shown again. */
  firstAdmin: { userName: string; password: string } | undefined;
  close(): Promise<void>;
};

/** Opens mall and storefront in this process, for `server.ts` and the dev server. @param database one that is open already, and stays so */
export async function openSite(
  config: Config,
  log: Logger,
  metrics: Metrics,
  progress: (step: string) => void,
  database?: Opened,
): Promise<Site> {
  const pages = createPageCache();
  const data = createDataCache();
  const revalidate = (tags?: readonly string[]) => {
    for (const store of [data, pages]) tags ? store.drop(tags) : store.dropAll();
  };
  const build = buildInfo(resolve(import.meta.dirname, '..'));
  const watched = { registry: metrics.registry, build, caches: { pages, data } };
  const shared = {
    data,
    cleanHtml: (html: string) => cleanInProcess(html, null),
    siteUrl: config.siteUrl,
    analyticsUrl: config.analyticsUrl,
    mediaUrl: config.mediaUrl,
    log,
  };
  if (config.mallUrl) {
    watch(watched);
    const { mallUrl } = config;
    const context = { ...shared, hasDesk: false, mallFetch: checked(createRemoteFetch(mallUrl, MALL_TIMEOUT_MS), log) };
    const ready = async () => {
      const response = await fetch(mallUrl + viewWebConfig.path, { signal: AbortSignal.timeout(MALL_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`the mall answered ${response.status}`);
    };
    return {
      context,
      mall: undefined,
      ready,
      hasFiles: async () => true,
      pages,
      revalidate,
      demoLogin: undefined,
      firstAdmin: undefined,
      close: async () => {},
    };
  }
  const mall = await startMall(config, log, metrics, revalidate, progress, database);
  watch({
    ...watched,
    pool: mall.database.pool,
    redisUp: config.redisUrl ? mall.hasRedis : undefined,
    outboxReadAt: mall.outboxReadAt,
    refundsWaiting: mall.refundsWaiting,
    backlog: mall.backlog,
    sockets: mall.sockets,
    workers: workerStats,
    replica: mall.database.replica?.state,
  });
  mall.bus.subscribe(TAGS_TOPIC, (tags) => revalidate(tags as string[]));
  const files = watchFiles(mall, config, log);
  await mall.database.exclusively(async () => {
    await files.claim();
    if (await isEmpty(mall.database.db)) {
      if (config.demo) await seed(mall, config, progress);
      else await writeStarterTexts(mall.database.db, new Date());
    }
    await refreshMenu({ database: mall.database, clock: () => new Date() });
  });
  const demoLogin = config.demo && (await hasAccount(mall.database.db, DEMO_LOGIN.userName)) ? DEMO_LOGIN : undefined;
  const firstAdmin = await ensureAdmin(mall.database.db, new Date());
  return {
    context: { ...shared, hasDesk: true, mallFetch: mall.fetch },
    mall,
    ready: mall.database.ping,
    hasFiles: files.isOwn,
    pages,
    revalidate,
    demoLogin,
    firstAdmin,
    close: mall.close,
  };
}

/** Once they are the right files, `/readyz` no longer reads them: a network folder or a bucket that hangs must not stop the shop. */
function watchFiles({ database: { db }, files }: StartedMall, { dataDir, s3 }: Config, log: Logger) {
  const place = s3 ? `s3://${s3.bucket}/${s3.prefix}` : folderOf(dataDir);
  const setting = s3 ? 'FILES_URL' : 'DATA_DIR';
  let own = false;
  const claim = async () => {
    own = await claimFiles(db, files).catch(failed);
    if (own) return;
    const remedy = `share one ${setting} among all nodes; if this is the right one, write ${await filesId(db)} into ${MARKER} in it`;
    log.error({ place, remedy }, 'these files are not those of this mall');
  };
  const isOwn = async () => (own ||= await ownsFiles(db, files).catch(failed));
  const failed = (err: unknown) => {
    log.error({ err }, 'files');
    return false;
  };
  return { claim, isOwn };
}

/**
 * The demo catalogue is large and needed once, so it is loaded only here; for Postgres in another process, which frees 110 MB when it ends.
 */
async function seed(
  { database, files }: StartedMall,
  { databaseUrl, dataDir }: Config,
  progress: (step: string) => void,
) {
  if (database.kind === 'postgres') {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../demo/fill.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('the demo mall could not be filled');
    return;
  }
  const { seedDemo } = await import('../demo/seed.ts');
  await seedDemo(database.db, new Date(), progress, { database, files });
}
