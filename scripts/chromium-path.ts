import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The machine's own Chromium; undefined: Playwright's. `CHROMIUM` names another. */
export function systemChromium(env: Record<string, string | undefined> = process.env): string | undefined {
  const inPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env.CHROMIUM ?? '', ...inPath, ...PLACES].find((path) => path && existsSync(path));
}
