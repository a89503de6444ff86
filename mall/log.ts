import pino, { type DestinationStream, type Logger } from 'pino';

const SECRET = [
  'authorization',
  'cookie',
  'token',
  'accessToken',
  'passWord',
  'password',
  'code',
  'mobile',
  'phone',
  'params',
  'detail',
];

const MOBILE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const VALUES = /(\\nparams: |Key \()(?:[^"\\]|\\(?!n {4}at ).)*/g;

/** Removes secrets from a finished line that are part of a longer text, where no list of names finds them. */
const scrub = (line: string): string =>
  (line.includes('params: ') || line.includes('Key (') ? line.replace(VALUES, '$1[cut]') : line).replace(
    MOBILE,
    '$1****$2',
  );

export function createLog(level: string, destination?: DestinationStream, node?: string): Logger {
  const options = {
    level,
    base: node === undefined ? undefined : { node },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' },
    hooks: { streamWrite: scrub },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger };
