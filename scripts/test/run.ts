import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Count, countPlaywright, countVitest, summaryOf } from './count.ts';

/** Counting coverage takes a sixth of the time: these see all code once, the others see it again by another driver or process. */
const COVERED = [
  'unit',
  'browser code',
  'browser code with mocks',
  'mall with mocks',
  process.env.TEST_DATABASE_URL ? 'mall on Postgres' : 'mall on PGlite',
];

const ROOT = resolve(import.meta.dirname, '../..');

/** The runners one after the other, each with its own output, and one line over all at the end. */
async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-tests-'));
  const chromium = await ensureChromium();
  // Servers load in three quarters of the time when their modules are compiled already. Coverage would be less exact.
  const cached = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const counts = [
    await runVitest(join(folder, 'covered.json'), ['--coverage', ...COVERED.map((name) => `--project=${name}`)], {}),
    await runVitest(
      join(folder, 'others.json'),
      COVERED.map((name) => `--project=!${name}`),
      cached,
    ),
    await runPlaywright(join(folder, 'playwright.json'), { ...cached, ...(chromium ? { CHROMIUM: chromium } : {}) }),
  ];
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(`\n${summaryOf(counts)}`);
  return counts.every(({ failed }) => failed === 0) && counts.some(({ passed }) => passed > 0);
}

async function runVitest(report: string, more: string[], env: Record<string, string>): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const code = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...more], env);
  return settled('vitest', countVitest(await readReport(report), ROOT), code);
}

async function runPlaywright(report: string, env: Record<string, string>): Promise<Count> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const code = await runTool(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return settled('playwright', countPlaywright(await readReport(report)), code);
}

/** A runner that ends badly without a failed test (a bar of coverage, a crash) counts as one failure. */
function settled(runner: string, count: Count, code: number): Count {
  if (code === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`${runner} ended with code ${code} although no test failed, see above`] };
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runTool(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

process.exit((await main()) ? 0 : 1);
