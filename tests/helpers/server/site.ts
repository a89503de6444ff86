import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DERIVED } from '#mall/media/scaled-names.ts';
import { copyFilledMall, makeMall } from './filled-mall.ts';

export type Site = {
  /** Origin, without a trailing slash. */
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** What it wrote so far: log lines on standard output, progress on standard error. */
  output: string[];
  progress: string[];
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const ROOT = resolve(import.meta.dirname, '../../..');
const START_MS = 200_000;

/**
 * Starts the built site as a process of its own on a free port, in a folder of its own; unless `env` names a database or a mall,
 * on a mall of its own, which is filled unless DEMO is 0. @param flags of Node
 */
export async function startSite(env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Site> {
  const command = [...flags, 'server.ts'];
  if ('DATABASE_URL' in env || 'MALL_URL' in env) return open({ DEMO: '1', ...env }, command);
  const mall = await (env.DEMO === '0' ? makeMall() : copyFilledMall());
  const site = await open({ DEMO: '1', DATABASE_URL: mall.url, ...env }, command);
  return {
    ...site,
    async stop(signal) {
      const code = await site.stop(signal);
      await mall.drop();
      return code;
    },
  };
}

/** `npm start -- --empty`, on the embedded database. */
export const startEmpty = (): Promise<Site> => open({}, ['scripts/start.mjs', '--empty']);

async function open(env: Record<string, string>, command: readonly string[]): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liangji-site-'));
  await shareScaledPictures(join(dataDir, 'files'));
  const always = { DATA_DIR: dataDir, DATABASE_URL: 'memory:', LOG_LEVEL: 'warn' };
  const { child, output, progress } = runNode({ ...always, ...env }, command);
  const url = await openedAt(child, progress);
  return {
    url,
    process: child,
    dataDir,
    output,
    progress,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** All sites of a run show the same pictures, and scaling one costs more than most requests. */
async function shareScaledPictures(files: string): Promise<void> {
  const { TEST_SCALED_PICTURES } = process.env;
  if (!TEST_SCALED_PICTURES) return;
  await mkdir(files);
  await symlink(TEST_SCALED_PICTURES, join(files, DERIVED));
}

/** `node server.ts` with just this environment. */
export const runServer = (env: Record<string, string>, flags: readonly string[] = []) =>
  runNode(env, [...flags, 'server.ts']);

/** What a child gets of this environment. */
export function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
}

function runNode(env: Record<string, string>, command: readonly string[]) {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...inherited(), PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const progress: string[] = [];
  createInterface(child.stdout).on('line', (line) => output.push(line));
  createInterface(child.stderr).on('line', (line) => progress.push(line));
  return { child, output, progress };
}

/** `npm run dev` with just this environment. */
export function runDev(env: Record<string, string>): ChildProcess {
  return spawn('npm', ['run', 'dev'], {
    cwd: ROOT,
    env: { ...inherited(), HOST: '127.0.0.1', ...env },
    stdio: 'ignore',
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for the line that says where it is open. */
async function openedAt(child: ChildProcess, progress: string[]): Promise<string> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const line = progress.find((text) => / (is open|are) at /.test(text));
    if (line) return line.slice(line.indexOf('http'));
    await new Promise((next) => setTimeout(next, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the site did not start:\n${progress.join('\n')}`);
}
