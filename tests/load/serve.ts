import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export type Server = {
  origin: string;
  /** Processor time used so far, in ms; NaN where the system does not say. */
  cpuMs(): number;
  rssMb(): number;
  /** Gives it one core more, which is taken from what asks it. */
  widen(): void;
  stop(): Promise<void>;
};

const READY_MS = 180_000;
const TICK_MS = 10;
const pinning = spawnSync('taskset', ['--version']).status === 0 && cpus().length > 1;

/** Servers get the first core to themselves, what asks them gets the others. */
export function pinClient(): boolean {
  pin(`1-${cpus().length - 1}`, process.pid);
  return pinning;
}

/** Several processes that ask, or are asked, and work at the same time have all cores. */
export const unpinClient = (): void => pin(`0-${cpus().length - 1}`, process.pid);

const pin = (cores: string, pid: number | undefined): void => {
  if (pinning) spawnSync('taskset', ['-a', '-cp', cores, String(pid)]);
};

/** Starts a Node script as a server on one core, and waits until it answers `path`. */
export async function serve(
  script: string,
  port: number,
  env: Record<string, string>,
  path = '/',
  flags: readonly string[] = [],
): Promise<Server> {
  const [command, ...args] = [...(pinning ? ['taskset', '-c', '0'] : []), process.execPath, ...flags, script];
  const origin = `http://127.0.0.1:${port}`;
  // Another's server would be measured in place of this one.
  if (await answers(origin)) throw new Error(`something else answers at ${origin} already`);
  const child = spawn(command as string, args, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await answering(child, origin + path);
  return {
    origin,
    cpuMs: () => cpuMs(child.pid),
    rssMb: () => rssMb(child.pid),
    widen: () => {
      pin('0-1', child.pid);
      pin(`2-${cpus().length - 1}`, process.pid);
    },
    stop: () => stopped(child),
  };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`);
    if ((await answers(url))?.ok) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  child.kill();
  throw new Error(`nothing answered at ${url}`);
}

const answers = (url: string): Promise<Response | undefined> => fetch(url).catch(() => undefined);

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
  return ended.finally(() => clearTimeout(force));
}

/** User and system time: fields 14 and 15 of stat, counted after the name, which may hold spaces. */
function cpuMs(pid: number | undefined): number {
  const fields = proc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function rssMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(proc(pid, 'status'))?.[1]) / 1_024;
}

function proc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
