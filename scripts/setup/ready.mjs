import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

// Plain JavaScript on purpose: this runs on any Node from 20 on, before anything is installed.

export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const OLDEST_NODE = 20;
const INSTALLED = 'node_modules/.installed-from';
const BUILD_INPUTS = ['src', 'contract', 'public', 'build'];
const BUILD_FILES = ['astro.config.mjs', 'astro-i18next.config.cjs', 'tsconfig.json', 'package-lock.json'];
const STOREFRONT = { name: 'the storefront', inputs: [...BUILD_INPUTS, ...BUILD_FILES], out: 'dist' };

/** @param {string} line */
export const say = (line) => void process.stderr.write(`  ${line}\n`);

/** @param {string} line @returns {never} */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Makes a checkout ready to run: Node, packages, and (with `build`) the built site. @param {{ build: boolean }} options */
export async function makeReady({ build }) {
  process.chdir(ROOT);
  checkNode();
  await install();
  if (build) await buildSite(STOREFRONT);
}

function checkNode() {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE)
    fail(`Node ${process.versions.node} is too old: Liangji needs Node ${OLDEST_NODE} or newer.`);
}

async function install() {
  const wanted = hashOf(['package-lock.json']);
  if (stamp(INSTALLED) === wanted && existsSync(pinnedNode())) return;
  const { stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (!stdout) fail('npm was not found: it comes with Node, see https://nodejs.org');
  say(`Installing packages with npm ${stdout.trim()} (about a minute the first time) …`);
  const code = await run('npm', ['ci', '--loglevel=error', '--progress=true']);
  if (code !== 0) fail('npm ci failed, see above.');
  writeFileSync(join(ROOT, INSTALLED), wanted);
}

/**
 * Builds an Astro site, unless it was built from the sources that there are.
 * @param {{ name: string, inputs: string[], out: string, args?: string[] }} site paths from the root; `args` of `astro build`
 */
export async function buildSite({ name, inputs, out, args = [] }) {
  const builtFrom = `${out}/.built-from`;
  const wanted = hashOf(inputs.flatMap(filesIn));
  if (stamp(builtFrom) === wanted) return;
  say(`Building ${name} …`);
  const code = await runNode(['node_modules/astro/bin/astro.mjs', 'build', '--silent', ...args]);
  if (code !== 0) fail('The build failed, see above.');
  writeFileSync(join(ROOT, builtFrom), wanted);
}

/** The Node that package.json pins; the one running now, where it is new enough and there is no other. */
export function pinnedNode() {
  const own = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const [major = '0'] = process.versions.node.split('.');
  return existsSync(own) || Number(major) < 24 ? own : process.execPath;
}

/** Runs a script of the project on the pinned Node. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export const runNode = (args, env = {}) => run(pinnedNode(), args, env);

/**
 * Runs a program with this one's input and output, hands signals on, and waits for its end.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, env = {}) {
  const path = [join(ROOT, 'node_modules/node/bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: program === 'npm' ? process.env.PATH : path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    shell: program === 'npm' && process.platform === 'win32',
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGTERM', 'SIGINT'];
  const handOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, handOn);
  const stopWatching = whenLeft(() => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.once('error', (error) => fail(`${program}: ${error.message}`));
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, handOn);
      stopWatching();
      done(code ?? 1);
    });
  });
}

/**
 * npm starts a script in a shell, hands a signal on to that shell, and the shell may end without this process hearing of it.
 * @param {() => void} stop runs when the shell is gone
 * @returns {() => void} stops looking
 */
function whenLeft(stop) {
  const shell = process.ppid;
  const [, script = ''] = process.argv;
  if (!process.env.npm_lifecycle_script?.includes(basename(script))) return () => {};
  const timer = setInterval(() => process.ppid !== shell && stop(), 500);
  return () => clearInterval(timer);
}

/** @param {string} file */
function stamp(file) {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
}

/** @param {string[]} files paths from the root */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Every file below a folder, in order; a file stands for itself. @param {string} path @returns {string[]} */
function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
