import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Those of other people's programs have a `--help` of theirs. */
const OURS = Object.entries(scripts).filter(([, command]) => command.startsWith('node '));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [...command.split(' ').slice(1), ...args], { encoding: 'utf8' });

it.each(OURS)('npm run %s says how it is used, and refuses what it does not know in one line', (name, command) => {
  const help = run(command, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(new RegExp(`^npm (run )?${name}\\b`));
  const wrong = run(command, '--no-such-option');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toMatch(/^Unknown option '--no-such-option'.*--help says what there is\)\n$/);
});
