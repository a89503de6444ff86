import { defineConfig } from '@playwright/test';
import { testChromium } from './scripts/chromium-path.ts';

const executablePath = testChromium();
const { TEST_SITE_URL } = process.env;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Tests that take longest: begun last, one worker would end a minute after the others. */
const LONGEST =
  /(settlement|desk-roles|discount|moved-clock|crawl|personal-data|chat-restart|own-mall|notification)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/helpers/browser/site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // Machines are shared; axe alone may take half a minute on a long page. Nothing here asserts a time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(TEST_SITE_URL ? { baseURL: TEST_SITE_URL } : {}),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    // A trace (`--trace=on` for the one test that failed) takes a quarter of the time of all tests.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
});
