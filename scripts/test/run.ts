import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';

/** Both runners one after the other, each with its own output, and one line over both at the end. */
async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-tests-'));
  const reports = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') };
  const chromium = await ensureChromium();
  const inProcess = await runTool(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--coverage',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reports.vitest}`,
    ],
    {},
  );
  const inBrowser = await runTool(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  });
  const counts = [
    settled('vitest', countVitest(await readReport(reports.vitest)), inProcess),
    settled('playwright', countPlaywright(await readReport(reports.playwright)), inBrowser),
  ];
  await rm(folder, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0;
}

/** A runner that ends badly without a failed test (a bar of coverage, a crash) counts as one failure. */
function settled(runner: string, count: Count, code: number): Count {
  if (code === 0 || count.failed > 0) return count;
  process.stdout.write(`${runner} ended with code ${code} although no test failed, see above\n`);
  return { ...count, failed: 1 };
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
