import pino, { type DestinationStream, type Logger } from 'pino';

/** Names of fields that never reach a log, at the top and one level down. */
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
/** A failed query brings its values along, and a refused row its key. */
const VALUES = /(\\nparams: |Key \()(?:[^"\\]|\\(?!n {4}at ).)*/g;

/** Takes out of a finished line what no list of names can find: it sits inside a longer text. */
const scrub = (line: string): string =>
  (line.includes('params: ') || line.includes('Key (') ? line.replace(VALUES, '$1[cut]') : line).replace(
    MOBILE,
    '$1****$2',
  );

/** JSON lines on standard output, secrets and personal data cut out. @param node its name, in every line */
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
