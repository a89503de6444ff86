import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: false });
process.exitCode = await runNode(['tests/load/bench.ts', ...process.argv.slice(2)]);
