import { readCommand } from './setup/command.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './setup/flags.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

const { empty } = readCommand(
  `
npm start [-- --empty]

  Installs and builds what is missing, opens the mall and listens. It is set by the environment: PORT (4321), HOST,
  DATABASE_URL, REDIS_URL, SITE_URL. All settings: docs/operating.md

  --empty   without the demo, as DEMO=0 does: for a mall of one's own
`,
  { options: { empty: { type: 'boolean' } } },
).values;
await makeReady({ build: true });
process.exitCode = await runNode([...SERVER_FLAGS, 'server.ts'], {
  ...SERVER_ENV,
  ...(empty ? { DEMO: '0' } : {}),
  // Compiled code kept between starts: a second start takes half the time.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
});
