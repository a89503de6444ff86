import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';
/** A file larger than this is a mistake: a log, a device, a picture. */
const MOST_BYTES = 64 * 1024;

type Env = Record<string, string | undefined>;

/**
 * Secrets as files, the way containers and systemd hand them out: `X_FILE` names a file that has the value of `X`, without the line end
 * after it.
 * @param names what may be given by a file
 * @param refuse makes the error of a setting
 */
export function readSecretFiles(env: Env, names: readonly string[], refuse: (name: string, why: string) => Error): Env {
  const read = { ...env };
  for (const name of names) {
    const file = env[name + SUFFIX];
    if (!file) continue;
    if (env[name]) throw refuse(name + SUFFIX, `cannot be given together with ${name}`);
    read[name] = textOf(file, (why) => refuse(name + SUFFIX, why));
  }
  return read;
}

function textOf(file: string, refuse: (why: string) => Error): string {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw refuse(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (content.length > MOST_BYTES) throw refuse('names a file that is too large for a setting');
  return content.toString().replace(/\r?\n$/, '');
}
