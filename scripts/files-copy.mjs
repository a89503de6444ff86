import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: false });
process.exitCode = await runNode(['scripts/files-copy/run.ts', ...process.argv.slice(2)]);
