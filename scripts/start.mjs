import { SERVER_ENV, SERVER_FLAGS } from './setup/flags.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: true });
process.exitCode = await runNode([...SERVER_FLAGS, 'server.ts'], {
  ...SERVER_ENV,
  // Compiled code kept between starts: a second start takes half the time.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
});
