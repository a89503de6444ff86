import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Those of other people's programs have a `--help` of theirs. */
const OURS = Object.entries(scripts).filter(([, command]) => command.startsWith('node '));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [...command.split(' ').slice(1), ...args], { encoding: 'utf8' });

it.each(OURS)('npm run %s says how it is used', (name, command) => {
  const help = run(command, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(new RegExp(`^npm (run )?${name}\\b`));
});

/** All of them read their options by `readCommand`; one of a light and one of a heavy kind show it. */
it.each(['scripts/start.mjs', 'scripts/preview-link.mjs'])('%s refuses what it does not know in one line', (file) => {
  const wrong = run(`node ${file}`, '--no-such-option');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toMatch(/^Unknown option '--no-such-option'.*--help says what there is\)\n$/);
});
