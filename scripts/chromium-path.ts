import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without the rest of a browser around it: draws the same, and browser tests take a quarter less time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', HEADLESS_SHELL];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type Env = Record<string, string | undefined>;

/** The machine's own Chromium; undefined: Playwright's. `CHROMIUM` names another. */
export const systemChromium = (env: Env = process.env): string | undefined => found(NAMES, env);

/** The same for tests, which nobody watches. */
export const testChromium = (env: Env = process.env): string | undefined => found([HEADLESS_SHELL, ...NAMES], env);

function found(names: readonly string[], env: Env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM ?? '', ...inPath, ...PLACES].find((path) => path && existsSync(path));
}
