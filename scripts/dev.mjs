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
process.exitCode = await runNode(['node_modules/astro/bin/astro.mjs', 'dev', '--port', PORT, '--host', HOST]);
