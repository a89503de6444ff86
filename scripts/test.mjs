import { readCommand } from './setup/command.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

readCommand(
  `
npm test

  Every test: rules, API, server, browser (Chromium is installed when there is none). TEST_DATABASE_URL names a Postgres and
  TEST_REDIS_URL a Redis to test with as well. Ends with the names of what failed and "N passed, N failed".
`,
  { options: {} },
);
await makeReady({ build: true });
process.exitCode = await runNode(['scripts/test/run.ts']);
