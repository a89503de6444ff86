import { parseArgs } from 'node:util';

// Plain JavaScript: commands that run before anything is installed use it too.

/**
 * What a command was given. `--help` prints how it is used and ends; so does what it does not know, in one line.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readCommand(usage, config) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trim()}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error} (--help says what there is)\n`);
    process.exit(2);
  }
}
