import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getConfig } from '#mall/config.ts';
import { intervalOf, JOBS } from '#mall/jobs.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const PAGES = ['docs/first-order.md', 'docs/zh/first-order.md', 'docs/operating.md', 'docs/zh/operating.md'];
const ENVIRONMENT = /^(\s*|#.*|[A-Z_]+=.*)$/;

const blocksOf = (page: string) =>
  [...read(page).matchAll(/```\w*\n(.*?)```/gs)]
    .map(([, text = '']) => text.trim().split('\n'))
    .filter((lines) => lines.every((line) => ENVIRONMENT.test(line)) && lines.some((line) => /^[A-Z]/.test(line)));

/** As systemd and Docker do: a comment is a line of its own, and all that follows the sign is the value. */
function asSystemd(lines: readonly string[]): Record<string, string> {
  const given = lines.filter((line) => line && !/^[#;]/.test(line));
  return Object.fromEntries(given.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

describe('files of the environment in the documents', () => {
  const blocks = PAGES.flatMap((page) => blocksOf(page).map((lines) => ({ page, lines })));

  it('are found', () => {
    expect(blocks.filter(({ page }) => page.endsWith('first-order.md'))).toHaveLength(2);
  });

  it.each(blocks)('$page: a mall starts with them', ({ lines }) => {
    const environment = asSystemd(lines);
    expect(getConfig(environment)).toMatchObject({ demo: false, trustProxy: true, siteUrl: environment['SITE_URL'] });
  });
});

it('secrets of docs/deploy reach neither git nor the image', () => {
  const lines = (path: string) => read(path).split('\n');
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['.env', '.env.*']));
  expect(lines('docs/deploy/Dockerfile.dockerignore')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  for (const folder of ['docs/deploy/secrets', 'docs/deploy/tls']) {
    expect(lines('.gitignore')).toContain(`${folder}/`);
    expect(lines('docs/deploy/Dockerfile.dockerignore')).toContain(folder);
  }
});

describe('two nodes and a worker of compose-nodes.yaml', () => {
  const text = read('docs/deploy/compose-nodes.yaml');
  const block = /^x-environment: &environment\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? '';
  const shared = Object.fromEntries(
    [...block.matchAll(/^ {2}(\w+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const roles = [...text.matchAll(/<<: \*environment, ROLE: (\w+), NODE_NAME: ([\w-]+)/g)];
  const VALUES: Record<string, string> = {
    database_url: 'postgres://liangji:secret@postgres:5432/liangji\n',
    files_key_id: 'liangji\n',
    files_key_secret: 'secret-of-the-storage\n',
    papers_key: `${Buffer.alloc(32, 1).toString('base64')}\n`,
    metrics_token: 'token-of-the-metrics\n',
  };
  const folder = mkdtempSync(join(tmpdir(), 'liangji-secrets-'));
  for (const [name, value] of Object.entries(VALUES)) writeFileSync(join(folder, name), value);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('start with their environment, and secrets as files alone', () => {
    expect(roles.map(([, role]) => role)).toEqual(['web', 'web', 'worker']);
    for (const [, ROLE, NODE_NAME] of roles) {
      const environment = { ...shared, SITE_URL: 'https://shop.example', ROLE, NODE_NAME };
      const given = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, value?.replace('/run/secrets', folder)]),
      );
      expect(getConfig(given)).toMatchObject({
        ...{ role: ROLE, demo: false, trustProxy: true, metricsToken: 'token-of-the-metrics' },
        ...{
          databaseUrl: VALUES['database_url']?.trim(),
          s3: { bucket: 'liangji', keySecret: 'secret-of-the-storage' },
        },
      });
    }
  });

  it('have a root that nobody writes to, bounds, and databases that nobody outside reaches', () => {
    const [mall = '', services = ''] = text
      .split(/^x-environment:|^services:/m)
      .filter((part) => !part.startsWith(' &'));
    const partOf = (name: string) =>
      services.split(/^ {2}(?=[\w-]+:$)/m).find((part) => part.startsWith(`${name}:`)) ?? '';
    for (const bound of ['read_only: true', 'mem_limit:', 'pids_limit:', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(mall).toContain(bound);
    for (const name of ['postgres', 'redis', 'storage']) {
      expect(partOf(name)).toContain('networks: [inside]');
      expect(partOf(name)).not.toContain('ports:');
    }
  });
});

describe('the recipe for machines that may fail', () => {
  const numberOf = (path: string, name: string) => Number(new RegExp(`\\b${name}[:=] ?(\\d+)`).exec(read(path))?.[1]);

  it('ends the lease of a primary only after etcd had time to answer', () => {
    const [ttl = 0, wait = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      numberOf('docs/deploy/failover/patroni.yml', name),
    );
    expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry);
    expect(ttl).toBeLessThan(30);
  });

  it('has no backup after 30 days, with a full one every week', () => {
    expect(numberOf('docs/deploy/failover/pgbackrest.conf', 'repo1-retention-full') + 7).toBeLessThanOrEqual(30);
  });

  it('has addresses that the mall takes', () => {
    const readme = read('docs/deploy/README.md');
    const lines = /```sh\n(DATABASE_URL=.*?)```/s.exec(readme)?.[1]?.trim().split('\n') ?? [];
    const given = { ...asSystemd(lines), FILES_KEY_ID: 'a', FILES_KEY_SECRET: 'b' };
    expect(getConfig(given)).toMatchObject({ readUrl: expect.stringContaining(':5001/'), s3: { bucket: 'liangji' } });
  });

  it.runIf(spawnSync('haproxy', ['-v']).status === 0)('HAProxy takes its file', () => {
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'docs/deploy/failover/haproxy.cfg'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

it('an edit of the sources does not install the packages of an image again', () => {
  const steps = read('docs/deploy/Dockerfile').split('\n');
  const [packages, install, sources] = [/^COPY package\.json package-lock\.json /, /install\.mjs/, /^COPY \. /].map(
    (step) => steps.findIndex((line) => step.test(line)),
  );
  expect([packages, install, sources].toSorted((a = 0, b = 0) => a - b)).toEqual([packages, install, sources]);
  expect(packages).toBeGreaterThan(0);
});

it('the alert for a job that stopped leaves each job the time between two runs, and a while', () => {
  const [, times, slack] =
    /> (\d+) \* max by \(name\) \(mall_job_interval_seconds\) \+ (\d+)/.exec(
      read('docs/deploy/prometheus-rules.yml'),
    ) ?? [];
  for (const { name, when } of JOBS) {
    const interval = intervalOf(when);
    const allowed = Number(times) * interval + Number(slack);
    expect(allowed, name).toBeGreaterThanOrEqual(interval + 60);
    expect(allowed, name).toBeLessThanOrEqual(3 * interval + 600);
  }
});
