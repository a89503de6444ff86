import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Cluster = {
  url: string;
  crash(): void;
  /** It is gone, and comes back as it was. */
  down(): void;
  up(): void;
  stop(): void;
};

const bin = (name: string): string => join(execFileSync('pg_config', ['--bindir']).toString().trim(), name);

/** Postgres does not run as root; its own user is there where it was installed by a package. */
const asPostgres = process.getuid?.() === 0;
function run(command: string, args: string[]): void {
  const [file, rest] = asPostgres ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  execFileSync(file as string, rest as string[], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A Postgres of our own in a temporary folder, which may be crashed at will. */
export function startCluster(port: number): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'liangji-torture-'));
  if (asPostgres) chownSync(folder, ...idsOf('postgres'));
  const data = join(folder, 'data');
  run(bin('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=256MB`;
  const log = join(folder, 'log');
  const start = (): void => run(bin('pg_ctl'), ['-D', data, '-o', options, '-l', log, '-w', 'start']);
  const down = (): void => run(bin('pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    down,
    up: start,
    crash() {
      down();
      start();
    },
    stop() {
      down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): [number, number] {
  const id = (kind: string) => Number(execFileSync('id', [kind, user]).toString());
  return [id('-u'), id('-g')];
}
