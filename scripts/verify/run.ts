import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** What these say is of use when they held, too. */
const SPOKEN: readonly string[] = ['bytes', 'dependencies'];

/** Every check, the longest first: two run at once, and the output of each comes in one piece. */
const CHECKS: [string, string[]][] = [
  ['types of pages', ['scripts/verify/pages.ts']],
  ['types', ['node_modules/typescript-native/bin/tsc', '-p', '.']],
  ['bytes', ['scripts/verify/budgets.ts']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']],
  ['imports', ['scripts/verify/imports.ts']],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['dependencies', ['scripts/verify/dependencies.ts']],
  ['personal data', ['scripts/verify/personal-data.ts']],
  ['texts', ['scripts/verify/texts.ts']],
  ['classes', ['scripts/verify/classes.ts']],
];

async function text(stream: Readable): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
}

async function check([name, args]: [string, string[]]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (code !== 0 || SPOKEN.includes(name)) process.stdout.write(`${out}${err}\n`);
  return code === 0;
}

async function checkNext(): Promise<boolean> {
  let held = true;
  for (let next = CHECKS.shift(); next; next = CHECKS.shift()) held = (await check(next)) && held;
  return held;
}

const held = await Promise.all([checkNext(), checkNext()]);
process.exit(held.every(Boolean) ? 0 : 1);
