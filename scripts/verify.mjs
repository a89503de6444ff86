import { readCommand } from './setup/command.mjs';
import { makeReady, runNode } from './setup/ready.mjs';

readCommand(
  `
npm run verify

  Types, format and lint, texts in both languages, who imports whom, dead code, bytes of pages,
  known vulnerabilities of dependencies; writes what is installed to dist/sbom.cdx.json. Exits with 1 when one fails.
`,
  { options: {} },
);
await makeReady({ build: true });
process.exitCode = await runNode(['scripts/verify/run.ts']);
