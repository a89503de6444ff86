import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HEADLESS_SHELL, testChromium } from '../chromium-path.ts';

/** Finds a Chromium, or installs one. @returns its path; undefined: Playwright knows its own */
export async function ensureChromium(): Promise<string | undefined> {
  const found = testChromium();
  if (found || existsSync(chromium.executablePath())) return found;
  // Not everything that descends from Debian has it.
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0 && installed()) return testChromium();
  if (!run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    throw new Error('No Chromium; set CHROMIUM to the path of one and run npm test again');
  return undefined;
}

const installed = (): boolean =>
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL, 'fonts-noto-cjk']);

/** @returns whether it went well */
function run(program: string, args: string[]): boolean {
  process.stderr.write(`  No Chromium here, installing one: ${[program, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
