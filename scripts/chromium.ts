import { type Browser, chromium } from 'playwright';
import { systemChromium } from './chromium-path.ts';

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
  const executablePath = systemChromium();
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
}
