import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const postgresUrl = process.env.TEST_DATABASE_URL;
const WITHOUT_DATABASE = 'tests/mall/**/*.{rules,unit}.test.ts';
/** The mall is loaded once per worker, not once per file: that was half of the time. Its modules hold nothing of one mall. */
const SHARED_MODULES = { isolate: false };
/** They replace modules, which works only where nobody has loaded these. */
const MOCKING = [
  'tests/mall/account/{attacks,equal-logins,lockouts}.test.ts',
  'tests/mall/public-id.test.ts',
  'tests/mall/search/sets/without-list.test.ts',
];
const IN_JSDOM = { environment: 'jsdom', environmentOptions: { jsdom: { url: 'http://localhost/' } } };
/** They replace the location, the document or the clock of the page, which nobody can in a window that is one. */
const REPLACING = [
  'tests/stores/desk/session.test.ts',
  'tests/stores/public/{favourite,login,session,stores}.test.ts',
  'tests/page-scripts/{chunks,countdown,page}.test.ts',
  'tests/islands/inside/seen-again.test.tsx',
];
/** Thousands of requests on one mall: they cover nothing that other tests do not, and counting it makes them slower. */
const REQUESTS = ['tests/mall/http/{generated,naughty-texts}.test.ts'];
const seeded = { globalSetup: 'tests/helpers/mall/seeded.ts' };
const api = { ...SHARED_MODULES, ...seeded, exclude: [WITHOUT_DATABASE, ...MOCKING, ...REQUESTS] };
const ALL = ['tests/mall/**/*.test.ts'];
/** Where there is a Postgres, the embedded database sees what it may do differently: itself, plans, types of rows, one of each. */
const DIFFERS = [
  'tests/mall/{db,documents,dashboard}/**/*.test.ts',
  'tests/mall/search/{large,port,reindex,search}.test.ts',
  'tests/mall/**/{explain,flash-sale}.test.ts',
  'tests/mall/{checkout/checkout,payment/payment,product/product}.test.ts',
];

/** Files of tests that take longest, which their size does not say: begun last, one worker would end long after the others. */
const LONGEST =
  /(generated|standing|naughty-texts|commands|start\.unit|everyday|sets|import|database|owners|outbox\/killed|torture|process|dev|warm-up|large|start-together|other-mall|role)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    // Machines are shared: this ends what hangs and says nothing about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          ...SHARED_MODULES,
          name: 'unit',
          include: ['tests/{contract,lib,scripts}/**/*.test.ts', WITHOUT_DATABASE],
        },
      },
      {
        test: {
          ...IN_JSDOM,
          name: 'browser code',
          include: ['tests/{stores,islands,page-scripts}/**/*.test.{ts,tsx}'],
          exclude: REPLACING,
          // Loading jsdom for each file took most of the time: here it is loaded once.
          pool: 'vmThreads',
          setupFiles: 'tests/helpers/crypto-of-node.ts',
        },
      },
      { test: { ...IN_JSDOM, name: 'browser code with mocks', include: REPLACING } },
      {
        test: {
          name: 'mall on PGlite',
          ...api,
          include: postgresUrl ? DIFFERS : ALL,
          env: { TEST_DATABASE_URL: '' },
        },
      },
      ...(postgresUrl
        ? [{ test: { name: 'mall on Postgres', ...api, include: ALL, env: { TEST_DATABASE_URL: postgresUrl } } }]
        : []),
      { test: { name: 'mall with mocks', ...seeded, include: MOCKING, env: { TEST_DATABASE_URL: postgresUrl ?? '' } } },
      { test: { name: 'requests', ...seeded, include: REQUESTS, env: { TEST_DATABASE_URL: postgresUrl ?? '' } } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/helpers/server/seeded-site.ts',
          // A site takes half a minute to start where three do at once, and some tests start three in turn.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['contract/**/*.ts', 'mall/**/*.ts', 'src/stores/**/*.ts', 'src/**/*.rules.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: {
        'contract/**/*.ts': { branches: 100 },
        '**/*.rules.ts': { branches: 100 },
        'mall/**/*.ts': { statements: 90, branches: 90 },
        'src/stores/**/*.ts': { statements: 90, branches: 90 },
      },
    },
  },
});
