import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Nothing that Chromium does for itself may count as something that a page does. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of CHROMIUM, else the system's, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? SYSTEM.find((path) => existsSync(path));
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
}
