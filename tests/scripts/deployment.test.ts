import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

it('secrets of docs/deploy/.env reach neither git nor the image', () => {
  const lines = (path: string) => read(path).split('\n');
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['.env', '.env.*']));
  expect(lines('docs/deploy/Dockerfile.dockerignore')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
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
    /time\(\) - max by \(job\) \(mall_job_last_success_timestamp_seconds\) > (\d+) \* max by \(job\) \(mall_job_interval_seconds\) \+ (\d+)/.exec(
      read('docs/operating.md'),
    ) ?? [];
  for (const { name, when } of JOBS) {
    const interval = intervalOf(when);
    const allowed = Number(times) * interval + Number(slack);
    expect(allowed, name).toBeGreaterThanOrEqual(interval + 60);
    expect(allowed, name).toBeLessThanOrEqual(3 * interval + 600);
  }
});
