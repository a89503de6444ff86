import { makeReady, runNode } from './setup/ready.mjs';

await makeReady({ build: false });
const { PORT = '4321', HOST = 'localhost' } = process.env;
process.exitCode = await runNode(['node_modules/astro/bin/astro.mjs', 'dev', '--port', PORT, '--host', HOST]);
