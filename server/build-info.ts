import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD_LETTERS = 12;

/** The version in `package.json`, and the start of the hash of the sources that the pages were built from. */
export function buildInfo(root: string): { version: string; build: string } {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const built = join(root, 'dist/.built-from');
  return { version, build: existsSync(built) ? readFileSync(built, 'utf8').slice(0, BUILD_LETTERS) : 'none' };
}
