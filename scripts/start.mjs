import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: true });
process.exitCode = await runNode(['--disable-warning=ExperimentalWarning', 'server.ts'], {
  // Compiled code kept between starts: a second start takes half the time.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
});
