import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { DEMO_LOGIN } from '../demo/login.ts';
import type { Config } from '../mall/config.ts';
import { ensureAdmin } from '../mall/desk/staff.ts';
import type { Metrics } from '../mall/http/metrics.ts';
import type { Logger } from '../mall/log.ts';
import { TAGS_TOPIC } from '../mall/ports/bus.ts';
import { hasAccount, isEmpty, type StartedMall, startMall } from '../mall/start.ts';
import { createDataStore } from '../src/lib/cache/data.ts';
import { createPageStore, type PageStore } from '../src/lib/cache/pages.ts';
import { setHost } from '../src/lib/host.ts';
import { readModules } from '../src/lib/modules.ts';
import { IMAGE_BASE } from '../src/lib/picture-url.ts';

export type Site = {
  /** Undefined when a remote mall is used. */
  mall: StartedMall | undefined;
  pages: PageStore;
  /** Drops what was made from these tags; without tags, everything. */
  revalidate(tags?: readonly string[]): void;
  /** How to log in to the demo mall, as long as its shopper is there. */
  demoLogin: { mobile: string; password: string } | undefined;
  /** The administrator that was made just now; nobody is told the password again. */
  firstAdmin: { userName: string; password: string } | undefined;
  close(): Promise<void>;
};

/** Joins mall and storefront in this process; `server.ts` and the dev server both stand on it. */
export async function openSite(
  config: Config,
  log: Logger,
  metrics: Metrics,
  progress: (step: string) => void,
): Promise<Site> {
  const pages = createPageStore();
  const data = createDataStore();
  const revalidate = (tags?: readonly string[]) => {
    for (const store of [data, pages]) tags ? store.drop(tags) : store.dropAll();
  };
  const shared = {
    pages,
    data,
    modules: readModules(resolve(import.meta.dirname, '../dist/client/_astro')),
    siteUrl: config.siteUrl,
    analyticsUrl: config.analyticsUrl,
    imageBase: IMAGE_BASE,
    log,
  };
  if (config.mallUrl) {
    const { mallUrl } = config;
    setHost({ ...shared, mallFetch: (request) => fetch(remote(mallUrl, request)) });
    return { mall: undefined, pages, revalidate, demoLogin: undefined, firstAdmin: undefined, close: async () => {} };
  }
  const mall = await startMall(config, log, metrics, revalidate);
  mall.bus.subscribe(TAGS_TOPIC, (tags) => revalidate(tags as string[]));
  if (config.demo && (await isEmpty(mall.database.db))) await seed(mall, config.databaseUrl, progress);
  const demoLogin = config.demo && (await hasAccount(mall.database.db, DEMO_LOGIN.userName)) ? DEMO_LOGIN : undefined;
  const firstAdmin = await ensureAdmin(mall.database.db, new Date());
  setHost({ ...shared, mallFetch: mall.fetch });
  return { mall, pages, revalidate, demoLogin, firstAdmin, close: mall.close };
}

/**
 * The demo catalogue is large and needed once, so it is loaded only here; into Postgres by another process, which takes
 * 110 MB with it when it ends.
 */
async function seed(mall: StartedMall, databaseUrl: string, progress: (step: string) => void) {
  if (mall.database.kind === 'postgres') {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../demo/fill.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('the demo mall could not be filled');
    return;
  }
  const { seedDemo } = await import('../demo/seed.ts');
  await seedDemo(mall.database.db, new Date(), progress);
}

function remote(base: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(base + pathname + search, request);
}
