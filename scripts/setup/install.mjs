import { makeReady } from './ready.mjs';

await makeReady({ build: false });
