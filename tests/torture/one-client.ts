import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/setup/flags.mjs';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';
import { type Attack, multipart, repeat, send } from './attack.ts';
import { slowdown } from './bystander.ts';
import { INSIDERS } from './insiders.ts';
import type { Scenario } from './scenarios.ts';

const MOST_MB = 512;
/** Of what others wait otherwise. */
const MOST_TIMES = 3;
const FORM = 'application/x-www-form-urlencoded';
const PICTURE = '/media/480/demo/p/qijian-slim.avif.avif';

/** A whole site on the world's database; one client of it does its worst, and the others are not to notice. */
const oneClient = (databaseUrl: string, { name, path, prepare }: Attack): Scenario => ({
  name: `one client: ${name}`,
  async play(world) {
    const site = await startSite({ DATABASE_URL: databaseUrl, DEMO: '0', ...SERVER_ENV }, SERVER_FLAGS);
    try {
      await Promise.all([ask(site.url, '/'), ask(site.url, PICTURE)]);
      const attack = await prepare(site, world);
      const files = countFiles(site);
      const memory = watchMemory(site);
      const { idleMs, busyMs } = await slowdown(site.url, path, attack);
      const mostMb = memory.stop();
      const made = countFiles(site) - files;
      const slower = `p99 of others ${busyMs.toFixed(1)} ms, ${idleMs.toFixed(1)} ms otherwise: × ${(busyMs / idleMs).toFixed(2)}`;
      process.stdout.write(`    ${slower}, ${mostMb} MB\n`);
      return [
        ...(busyMs > MOST_TIMES * idleMs ? [slower] : []),
        ...(mostMb > MOST_MB ? [`${mostMb} MB resident, at most ${MOST_MB} MB`] : []),
        ...(made > MOST_FILES ? [`${made} new files, at most ${MOST_FILES}`] : []),
        ...(site.process.exitCode === null ? [] : ['the process ended']),
      ];
    } finally {
      await site.stop('SIGKILL');
    }
  },
});

/** Pictures that the attacks below may add: uploads of four shoppers, and a folder for them. */
const MOST_FILES = 200;

const countFiles = ({ dataDir }: Site): number => readdirSync(join(dataDir, 'files'), { recursive: true }).length;

/** The most that is resident, of the server and of the processes that work for it, in MB; the code they share is counted once. */
function watchMemory({ process: { pid = 0 } }: Site): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    const kb = childrenOf(pid).reduce((sum, child) => sum + memoryKb(child, 'RssAnon'), memoryKb(pid, 'VmRSS'));
    most = Math.max(most, Math.round(kb / 1_024));
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** None when it has ended. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** 0 when it has ended. */
function memoryKb(pid: number, kind: 'VmRSS' | 'RssAnon'): number {
  try {
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function* endless(bytes: number, parts: number, pauseMs: number): AsyncGenerator<Buffer> {
  for (let n = 0; n < parts; n += 1) {
    yield Buffer.alloc(bytes, 'a&');
    if (pauseMs) await sleep(pauseMs);
  }
}

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c8341f' } });

/** Small files that take as much memory as any, on both sides of what is taken. */
const bombs = (): Promise<Buffer[]> =>
  Promise.all([
    plain(2_400, 20_800).gif().toBuffer(),
    plain(7_000, 7_000).gif().toBuffer(),
    plain(2_400, 6_600).gif().toBuffer(),
    plain(4_000, 3_990).webp({ quality: 20 }).toBuffer(),
    plain(4_000, 3_990).jpeg({ progressive: true }).toBuffer(),
    plain(4_000, 3_990).png({ progressive: true }).toBuffer(),
    plain(8_600, 5_700).png().toBuffer(),
  ]);

const ATTACKS: Attack[] = [
  {
    name: 'forms of 2 MB',
    path: '/',
    prepare: async (site) => {
      const body = 'a&'.repeat(1_000_000);
      return repeat(8, 10, () => send(site, '/cart-add', { headers: { 'content-type': FORM }, body }));
    },
  },
  {
    name: 'bodies without an end, fast and slow',
    path: '/',
    prepare: async (site) => {
      const headers = { 'content-type': FORM, 'transfer-encoding': 'chunked' };
      const paths = ['/cart-add', '/api/app/flowAnalysisLog', '/api/p/file/uploadImFile', '/api/oms/pay/notice/alipay'];
      const path = (n: number) => paths[n % paths.length] ?? '';
      const fast = repeat(8, 5, (n) => send(site, path(n), { headers, body: endless(64_000, 100, 0) }));
      const slow = repeat(300, 1, (n) => send(site, path(n), { headers, body: endless(100, 30, 100) }));
      return () => Promise.all([fast(), slow()]);
    },
  },
  {
    name: 'addresses and cookies of 120 KB',
    path: '/',
    prepare: async (site) => {
      const pairs = 'a&'.repeat(60_000);
      const cookie = 'a=1; '.repeat(24_000);
      return repeat(8, 20, (n) =>
        n % 2
          ? send(site, `/nope?${pairs}`, { method: 'GET' })
          : send(site, '/login', { method: 'GET', headers: { cookie } }),
      );
    },
  },
  {
    name: 'searches of 100 KB',
    path: '/',
    prepare: async (site) =>
      repeat(4, 20, () => send(site, `/search?searchText=${'%E6%89%8B'.repeat(11_000)}`, { method: 'GET' })),
  },
  {
    name: 'pictures that unfold to a hundred MB, of four shoppers',
    path: PICTURE,
    prepare: async (site, world) => {
      const buyers = await world.makeBuyers(4);
      const files = await bombs();
      return repeat(8, 4, (n) => {
        const { headers, body } = multipart(files[n % files.length] as Buffer);
        const authorization = buyers[n % buyers.length]?.token ?? '';
        return send(site, '/api/p/file/uploadImFile', { headers: { ...headers, authorization }, body });
      });
    },
  },
  {
    name: 'pictures scaled from scaled ones, in every size',
    path: PICTURE,
    prepare: async (site) => {
      let name = 'demo/p/qijian-slim.avif';
      return repeat(8, 20, async (n) => {
        const width = [80, 160, 240, 320, 480, 640, 960, 1600][n % 8];
        const format = ['avif', 'webp', 'jpg'][n % 3];
        const deeper = `${width}/${name}.${format}`;
        await send(site, `/media/${deeper}`, { method: 'GET' });
        if (deeper.length < 300) name = `derived/${deeper}`;
      });
    },
  },
];

export const oneClientAtATime = (databaseUrl: string): Scenario[] =>
  [...ATTACKS, ...INSIDERS].map((attack) => oneClient(databaseUrl, attack));
