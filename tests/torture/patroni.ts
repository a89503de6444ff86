import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RECIPE = resolve(import.meta.dirname, '../../docs/deploy/failover');
const MEMBERS = ['db1', 'db2', 'db3'] as const;
const SETTLED_MS = 120_000;

type Ports = { etcd: number; peer: number; proxy: number; replicas: number; stats: number };
type Member = {
  name: (typeof MEMBERS)[number];
  postgres: number;
  rest: number;
  data: string;
  process?: ChildProcess | undefined;
};

/** Replaces what differs from machine to machine; what the recipe does not have any more is noticed. */
function changed(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    if (!from.test(now)) throw new Error(`the recipe has no ${from} any more`);
    return now.replace(from, to);
  }, text);
}

/** The recipe of `docs/deploy/failover` on this machine: three databases, one etcd, and the one address of HAProxy. */
export async function startPatroni(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'liangji-patroni-'));
  const [uid, gid] = (['-u', '-g'] as const).map((kind) => Number(execFileSync('id', [kind, 'postgres'])));
  const own = (path: string) => chownSync(path, uid ?? 0, gid ?? 0);
  own(folder);
  const ports: Ports = { etcd: port + 21, peer: port + 22, proxy: port + 30, replicas: port + 31, stats: port + 32 };
  const members: Member[] = MEMBERS.map((name, n) => ({
    ...{ name, postgres: port + 1 + n, rest: port + 11 + n, data: join(folder, name) },
  }));
  for (const member of members) {
    const path = join(folder, `${member.name}.yml`);
    writeFileSync(path, patroniConfig(member, ports, folder));
    own(path);
  }
  const etcd = startEtcd(folder, ports);
  await answers(`http://127.0.0.1:${ports.etcd}/health`);
  const start = (member: Member) => {
    const log = join(folder, `${member.name}.log`);
    const args = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', 'sh', '-c'];
    const command = `exec patroni ${join(folder, `${member.name}.yml`)} >>${log} 2>&1`;
    const passwords = Object.fromEntries(
      ['SUPERUSER', 'REPLICATION', 'REWIND'].map((who) => [`PATRONI_${who}_PASSWORD`, 'torture']),
    );
    member.process = spawn('setpriv', [...args, command], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...passwords },
    });
  };
  const [first, ...others] = members as [Member, ...Member[]];
  start(first);
  await until(() => is(first, 'primary'), 'the first primary');
  for (const member of others) start(member);
  await until(async () => (await Promise.all(others.map((one) => is(one, 'replica')))).every(Boolean), 'two replicas');
  const proxy = startProxy(folder, ports, members);
  const url = `postgres://postgres@127.0.0.1:${ports.proxy}/postgres`;
  await until(() => writes(url), 'HAProxy');

  const synchronous = async () => (await Promise.all(members.map((one) => is(one, 'sync')))).some(Boolean);

  return {
    url,
    /** The machine of the primary is gone with all that runs on it. @returns which one */
    async killPrimary(): Promise<Member> {
      await until(synchronous, 'a replica that has everything');
      const found = await Promise.all(members.map((one) => is(one, 'primary')));
      const primary = members[found.indexOf(true)];
      if (!primary) throw new Error('there is no primary to kill');
      killAll(primary);
      return primary;
    },
    /** It comes back, as a replica. */
    async comeBack(member: Member): Promise<void> {
      start(member);
      await until(() => is(member, 'replica'), `${member.name} as a replica`);
      await until(synchronous, 'a replica that has everything');
    },
    async stop(): Promise<void> {
      for (const member of members) killAll(member);
      for (const one of [proxy, etcd]) one.kill('SIGKILL');
      await sleep(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Patroni = Awaited<ReturnType<typeof startPatroni>>;

function patroniConfig({ name, postgres, rest, data }: Member, { etcd }: Ports, folder: string): string {
  const bin = execFileSync('pg_config', ['--bindir']).toString().trim();
  return changed(readFileSync(join(RECIPE, 'patroni.yml'), 'utf8'), [
    [/^name: db1$/m, `name: ${name}`],
    [/listen: 10\.0\.0\.11:8008/, `listen: 127.0.0.1:${rest}`],
    [/connect_address: 10\.0\.0\.11:8008/, `connect_address: 127.0.0.1:${rest}`],
    [/hosts: \[.*\]/, `hosts: [127.0.0.1:${etcd}]`],
    // One machine keeps no archive: what is restored is another test.
    [/archive_command: .*/, `archive_command: /bin/true\n        unix_socket_directories: ${folder}`],
    [/\n {6}recovery_conf:\n.*/, ''],
    [
      /(pg_hba: &hba\n)(?: {4}- .*\n)+/,
      '$1    - host all all 127.0.0.1/32 trust\n    - host replication all 127.0.0.1/32 trust\n    - local all all trust\n',
    ],
    [/listen: 10\.0\.0\.11,127\.0\.0\.1:5432/, `listen: 127.0.0.1:${postgres}`],
    [/connect_address: 10\.0\.0\.11:5432/, `connect_address: 127.0.0.1:${postgres}`],
    [/data_dir: .*/, `data_dir: ${data}`],
    [/bin_dir: .*/, `bin_dir: ${bin}`],
    [/pgpass: .*/, `pgpass: ${folder}/pgpass-${name}`],
    [/create_replica_methods: .*/, 'create_replica_methods: [basebackup]'],
    [/mode: automatic/, "mode: 'off'"],
  ]);
}

function startEtcd(folder: string, { etcd, peer }: Ports): ChildProcess {
  const [client, other] = [etcd, peer].map((at) => `http://127.0.0.1:${at}`);
  mkdirSync(join(folder, 'etcd'), { mode: 0o700 });
  const flags = {
    ...{ name: 'db1', 'data-dir': join(folder, 'etcd'), 'log-level': 'error' },
    ...{ 'listen-client-urls': client, 'advertise-client-urls': client },
    ...{ 'listen-peer-urls': other, 'initial-advertise-peer-urls': other, 'initial-cluster': `db1=${other}` },
  };
  return spawn(
    'etcd',
    Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`),
    { stdio: 'ignore' },
  );
}

function startProxy(folder: string, { proxy, replicas, stats }: Ports, members: readonly Member[]): ChildProcess {
  const servers = members.reduce(
    (text, { name, postgres, rest }) =>
      text.replaceAll(new RegExp(`server ${name} .*`, 'g'), `server ${name} 127.0.0.1:${postgres} check port ${rest}`),
    changed(readFileSync(join(RECIPE, 'haproxy.cfg'), 'utf8'), [
      [/ {4}log \/dev\/log local0\n/, ''],
      [/ {4}user haproxy\n {4}group haproxy\n/, ''],
      [/bind 127\.0\.0\.1:5000/, `bind 127.0.0.1:${proxy}`],
      [/bind 127\.0\.0\.1:5001/, `bind 127.0.0.1:${replicas}`],
      [/bind 127\.0\.0\.1:8404/, `bind 127.0.0.1:${stats}`],
    ]),
  );
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, servers);
  return spawn('haproxy', ['-f', path], { stdio: 'ignore' });
}

function killAll(member: Member): void {
  member.process?.kill('SIGKILL');
  member.process = undefined;
  const pidFile = join(member.data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const postmaster = readFileSync(pidFile, 'utf8').split('\n', 1)[0] ?? '';
  const children = spawnedBy(postmaster);
  for (const pid of [postmaster, ...children]) signal(Number(pid));
}

function spawnedBy(pid: string): string[] {
  try {
    return execFileSync('pgrep', ['-P', pid]).toString().trim().split('\n');
  } catch {
    return [];
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function is({ rest }: Member, what: 'primary' | 'replica' | 'sync'): Promise<boolean> {
  return (await statusOf(`http://127.0.0.1:${rest}/${what}`)) === 200;
}

async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status;
  } catch {
    return 0;
  }
}

const answers = (url: string) => until(async () => (await statusOf(url)) === 200, url);

/** Whether the one address leads to a database that takes writes. */
export async function writes(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

async function until(done: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + SETTLED_MS;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${SETTLED_MS / 1_000} s`);
    await sleep(200);
  }
}
