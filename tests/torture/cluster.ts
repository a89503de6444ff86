import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Server = {
  url: string;
  /** @returns its URL */
  newDatabase(name: string): string;
  crash(): void;
  /** It is gone, and comes back as it was. */
  down(): void;
  up(): void;
  promote(): void;
  stop(): void;
};
export type Cluster = Server & { standby(port: number): Server };

const bin = (name: string): string => join(execFileSync('pg_config', ['--bindir']).toString().trim(), name);

/** Postgres does not run as root; its own user is there where it was installed by a package. */
const asPostgres = process.getuid?.() === 0;
function run(command: string, args: string[]): void {
  const [file, rest] = asPostgres ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  execFileSync(file as string, rest as string[], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A Postgres of our own in a temporary folder, which may be crashed at will. */
export function startCluster(port: number): Cluster {
  const own = startServer(port, (data) =>
    run(bin('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']),
  );
  return { ...own, standby: (at) => standbyOf(port, at) };
}

/** A streaming replica. */
const standbyOf = (primary: number, port: number): Server =>
  startServer(port, (data) =>
    run(bin('pg_basebackup'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(primary),
      '-U',
      'postgres',
      '-D',
      data,
      '-R',
      '-c',
      'fast',
    ]),
  );

/** @param fill makes the folder of its data */
function startServer(port: number, fill: (data: string) => void): Server {
  const folder = mkdtempSync(join(tmpdir(), 'liangji-torture-'));
  if (asPostgres) chownSync(folder, ...idsOf('postgres'));
  const data = join(folder, 'data');
  fill(data);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=256MB`;
  const log = join(folder, 'log');
  const start = (): void => run(bin('pg_ctl'), ['-D', data, '-o', options, '-l', log, '-w', 'start']);
  const down = (): void => run(bin('pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    newDatabase(name) {
      run(bin('createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    down,
    up: start,
    crash() {
      down();
      start();
    },
    promote: () => run(bin('pg_ctl'), ['-D', data, '-w', 'promote']),
    stop() {
      // One that is down already has nothing to be stopped.
      if (existsSync(join(data, 'postmaster.pid'))) down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the programs of a server are on this machine, and a user that may run them. */
export const hasServer = (): boolean => {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return found.status === 0 && existsSync(join(found.stdout.trim(), 'pg_basebackup'));
};

function idsOf(user: string): [number, number] {
  const id = (kind: string) => Number(execFileSync('id', [kind, user]).toString());
  return [id('-u'), id('-g')];
}
