import { spawnSync } from 'node:child_process';

/** Programs, and the Debian packages they come in. */
const NEEDED = {
  pg_ctlcluster: 'postgresql',
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  pgbouncer: 'pgbouncer',
};
/** For the recipe of failover. */
export const FAILOVER_NEEDED = {
  pg_ctlcluster: 'postgresql',
  'redis-server': 'redis-server',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
};

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** This machine: what it has, and how it gets more. */
const MACHINE = {
  has: (program: string): boolean => runs('sh', '-c', `command -v ${program}`),
  install: (names: readonly string[]): boolean =>
    process.getuid?.() === 0 &&
    runs('apt-get', 'update', '-qq') &&
    runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names),
};

/** Installs from Debian what is missing, as root. @returns one line that says what to do where that cannot be done */
export function installPackages(
  { has, install } = MACHINE,
  needed: Readonly<Record<string, string>> = NEEDED,
): string | undefined {
  const missing = Object.entries(needed).flatMap(([program, name]) => (has(program) ? [] : [name]));
  if (!missing.length || install(missing)) return undefined;
  return `What this needs is missing (Debian, as root): apt-get install ${missing.join(' ')}`;
}
