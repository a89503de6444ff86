import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import startOnce from '../tests/helpers/browser/site.ts';
import { launchChromium } from './chromium.ts';
import { readCommand } from './setup/command.mjs';
import { invite } from './shots/people.ts';
import { SCENES, type Scene } from './shots/scenes.ts';
import { layOut } from './shots/sheet.ts';
import { LANGUAGES, type Shot, THEMES, takeShot, WIDTHS } from './shots/take.ts';

/**
 * `npm run shots [-- --only=/goods --lang=zh --theme=dark --width=1440]`: every page, of visitors, shoppers and the desk, in both languages, both themes and
 * two widths, whole and as it opens, on contact sheets under `.shots/`.
 */
const USAGE = `
npm run shots -- [--only=/goods,/cart] [--lang=zh|en] [--theme=light|dark] [--width=390]

  Every page, in both languages, both themes and two widths or the one that is named, whole and as it
  opens, on contact sheets under .shots/.
`;
const { values } = readCommand(USAGE, {
  options: {
    only: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
  },
});
const AT_ONCE = 4;
// Tests that run beside it keep what they have in Redis.
delete process.env.TEST_REDIS_URL;
const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, '.shots');

const chosen = <T extends string | number>(all: readonly T[], one: string | undefined): T[] =>
  all.filter((value) => one === undefined || String(value) === one);
const only = values.only?.split(',');
const scenes = SCENES.filter(({ name, path }) => !only || only.some((one) => name === one || path.startsWith(one)));
const shots: Shot[] = scenes.flatMap((scene: Scene) =>
  chosen(LANGUAGES, values.lang).flatMap((language) =>
    chosen(THEMES, values.theme).flatMap((theme) =>
      (values.width ? [Number(values.width)] : WIDTHS).map((width) => ({ scene, language, theme, width })),
    ),
  ),
);
if (!shots.length) throw new Error('no page is chosen by these options');

if (!existsSync(resolve(root, 'dist/server/entry.mjs'))) {
  const astro = resolve(root, 'node_modules/astro/bin/astro.mjs');
  spawnSync(process.execPath, [astro, 'build'], { cwd: root, stdio: 'inherit' });
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startOnce();
const url = process.env.TEST_SITE_URL ?? '';
const browser = await launchChromium();
try {
  const people = await invite(browser, url);
  const waiting = [...shots];
  let done = 0;
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const problem = await takeShot(browser, url, folder, people, shot);
        if (problem) failed.push(problem);
        done += 1;
        process.stderr.write(`\r  ${done} of ${shots.length} pages`);
      }
    }),
  );
  process.stderr.write('\n');
  for (const sheet of await layOut(browser, folder)) process.stdout.write(`${sheet}\n`);
  for (const problem of failed) process.stderr.write(`${problem}\n`);
  process.exitCode = failed.length ? 1 : 0;
} finally {
  await browser.close();
  await stop();
}
