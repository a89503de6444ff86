import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../chromium-path.ts';

/** Finds a Chromium, or installs one. @returns its path; undefined: Playwright knows its own */
export async function ensureChromium(): Promise<string | undefined> {
  const found = systemChromium();
  if (found || existsSync(chromium.executablePath())) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
    return systemChromium();
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return undefined;
}

function run(program: string, args: string[]): void {
  process.stderr.write(`  No Chromium here, installing one: ${[program, ...args].join(' ')}\n`);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`${program} failed; set CHROMIUM to the path of a Chromium and run npm test again`);
}
