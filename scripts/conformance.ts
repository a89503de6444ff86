import { conforms, examine, type Finding } from '../server/remote-mall/conformance.ts';
import { readCommand } from './setup/command.mjs';

const USAGE = `
npm run conformance -- <origin of a mall>

  Whether a back end of one's own answers what the storefront reads: each call with "ok", or what is wrong with it.
`;
const [origin] = readCommand(USAGE, { allowPositionals: true }).positionals;
if (!origin || !URL.canParse(origin)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const findings = await examine(origin.replace(/\/+$/, ''));
process.stdout.write(`${findings.map(lineOf).join('\n')}\n`);
process.exit(conforms(findings) ? 0 : 1);

function lineOf({ path, required, state, problems }: Finding): string {
  const head = `${state.padEnd(8)} ${required ? 'required' : 'optional'} ${path}`;
  return [head, ...problems.map((problem) => `           ${problem}`)].join('\n');
}
