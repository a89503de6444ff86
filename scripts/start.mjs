import { readCommand } from './setup/command.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './setup/flags.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

readCommand(
  `
npm start

  Installs and builds what is missing, opens the mall and listens. It is set by the environment: PORT (4321), HOST,
  DATABASE_URL, REDIS_URL, SITE_URL, DEMO=0 for a mall without the demo. All settings: docs/operating.md
`,
  { options: {} },
);
await makeReady({ build: true });
process.exitCode = await runNode([...SERVER_FLAGS, 'server.ts'], {
  ...SERVER_ENV,
  // Compiled code kept between starts: a second start takes half the time.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
});
