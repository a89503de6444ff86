import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: true });
process.exitCode = await runNode(['scripts/test/run.ts', ...process.argv.slice(2)]);
