import pino, { type DestinationStream, type Logger } from 'pino';

/** Names of fields that never reach a log, at the top and one level down. */
const SECRET = ['authorization', 'cookie', 'token', 'accessToken', 'passWord', 'password', 'code', 'mobile', 'phone'];

/** JSON lines on standard output, secrets and personal data cut out. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger };
