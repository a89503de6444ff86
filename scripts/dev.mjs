import { readCommand } from './setup/command.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

readCommand(
  `
npm run dev

  The mall and its pages, both of which follow the source as it is edited. PORT (4321) and HOST say where; settings as for npm start.
`,
  { options: {} },
);
await makeReady({ build: false });
const { PORT = '4321', HOST = 'localhost' } = process.env;
// Astro's lock outlives a server that was ended by a signal, and stops the next one once another process has its number.
const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'];
process.exitCode = await runNode([...astro, '--port', PORT, '--host', HOST]);
