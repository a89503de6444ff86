import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from '#mall/http/metrics.ts';
import { watch } from '../../server/gauges.ts';

const FOLDER = 'docs/deploy';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
/** Of Prometheus itself. */
const ITS_OWN = new Set(['up']);

/** As `/metrics` lists them, in a process where everything is there. */
async function exported(): Promise<Set<string>> {
  const metrics = createMetrics();
  watch({
    registry: metrics.registry,
    build: { version: '1', build: 'a' },
    caches: {},
    pool: () => ({ size: 0, idle: 0, waiting: 0 }),
    redisUp: () => true,
    outboxReadAt: () => 0,
    refundsWaiting: async () => ({ count: 0, amount: 0, oldestSeconds: 0 }),
    backlog: async () => [],
    sockets: () => ({ shopper: 0, staff: 0 }),
    workers: () => [],
    replica: () => ({ used: true, lagSeconds: 0 }),
  });
  const types = [...(await metrics.registry.metrics()).matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  );
}

/** What stands before labels, a range or an operator, without functions, words of the language and labels. */
const metricsOf = (expression: string): string[] =>
  expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\b(by|on|group_left|ignoring|without) \([^)]*\)/g, '')
    .replace(/\{[^}]*\}/g, '')
    .match(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b(?!\()|\bup\b/g)
    ?.filter((name) => !/_over_time$|^label_values$|^histogram_quantile$|^group_left$/.test(name)) ?? [];

const dashboard = JSON.parse(readFileSync(`${FOLDER}/grafana.json`, 'utf8')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};
const RULES = readFileSync(`${FOLDER}/prometheus-rules.yml`, 'utf8');
const shown = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));
const asked = [...RULES.matchAll(/expr: (?:>-\n)?((?:.*\n)(?: {12}.*\n| {10}\S.*\n)*)/g)].map(([, expr = '']) => expr);

it('alerts and the dashboard ask for metrics that the mall has', async () => {
  const there = await exported();
  expect(asked).toHaveLength(RULES.split('- alert:').length - 1);
  for (const [where, expr] of [...shown, ...asked.map((expr) => ['a rule', expr] as const)]) {
    const names = metricsOf(expr);
    expect(names, `${where}: ${expr}`).not.toEqual([]);
    expect(
      names.filter((name) => !there.has(name) && !ITS_OWN.has(name), where),
      `${where}: not exported`,
    ).toEqual([]);
  }
});

it('every metric of the mall is on the dashboard or in an alert', async () => {
  const used = new Set([...shown.map(([, expr]) => expr), ...asked].flatMap(metricsOf));
  const whole = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
  const wholes = new Set([...used].map(whole));
  const own = [...(await exported())].filter((name) => /^(mall|storefront|liangji)_/.test(name)).map(whole);
  expect([...new Set(own)].filter((name) => !wholes.has(name))).toEqual([]);
});

it('no label is called as one that Prometheus itself gives', async () => {
  for (const metric of await createMetrics().registry.getMetricsAsArray())
    expect((metric as unknown as { labelNames: string[] }).labelNames).not.toContain('job');
});

it('panels of the dashboard have numbers of their own', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.runIf(hasPromtool)('promtool takes the rules, and they fire when they should', () => {
  const run = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  expect(run('check', 'rules', 'prometheus-rules.yml')).toContain('SUCCESS');
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'prometheus-rules.test.yml')).toContain('SUCCESS');
});
