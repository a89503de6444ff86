import { defineConfig } from 'vitest/config';

const postgresUrl = process.env.TEST_DATABASE_URL;
const api = { include: ['tests/mall/**/*.test.ts'], globalSetup: 'tests/helpers/seeded.ts' };

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Machines are shared: this ends what hangs and says nothing about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{contract,lib,scripts}/**/*.test.ts'],
          exclude: ['tests/lib/browser/**'],
        },
      },
      {
        test: {
          name: 'browser code',
          include: ['tests/{stores,islands,lib/browser}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
        },
      },
      { test: { name: 'mall on PGlite', ...api, env: { TEST_DATABASE_URL: '' } } },
      ...(postgresUrl ? [{ test: { name: 'mall on Postgres', ...api, env: { TEST_DATABASE_URL: postgresUrl } } }] : []),
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'] } },
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
