import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log.ts';
import { sentinelAddress } from './redis-address.rules.ts';

/**
 * A command without a reply within this time fails and closes the connection: callers fall back to this process, and later ones do so at
 * once, until Redis replies on a new connection.
 */
const REPLY_MS = 1_000;
const CONNECT_MS = 2_000;
/** Detects that Redis hangs while no other command is sent. */
const HEARTBEAT_MS = 3_000;
const RETRY_STEP_MS = 200;
const RETRY_MOST_MS = 3_000;

const OPTIONS: RedisOptions = {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: REPLY_MS,
  socketTimeout: REPLY_MS,
  connectTimeout: CONNECT_MS,
  retryStrategy: (attempt) => Math.min(attempt * RETRY_STEP_MS, RETRY_MOST_MS),
};

export type RedisLink = { client: Redis; isUp(): boolean; close(): void };

/** A primary that became a replica refuses to write: the sentinels know the new one. */
const isDemoted = (error: Error): boolean => error.message.startsWith('READONLY');

function connect(url: string, options: RedisOptions): Redis {
  const watched = sentinelAddress(url);
  if (!watched) return new Redis(url, options);
  return new Redis({
    ...options,
    ...watched,
    role: 'master',
    sentinelCommandTimeout: REPLY_MS,
    reconnectOnError: isDemoted,
  });
}

export function openRedis(url: string, log: Logger, more: RedisOptions = {}): RedisLink {
  const client = connect(url, { ...OPTIONS, ...more });
  let lost = false;
  client.on('error', (error: Error) => {
    if (!lost) log.warn({ reason: error.message }, 'redis');
    lost = true;
  });
  client.on('ready', () => {
    if (lost) log.info('redis is back');
    lost = false;
  });
  const isUp = () => client.status === 'ready';
  const heartbeat = setInterval(() => {
    // A failed ping closes the connection, which is its only purpose.
    if (isUp()) client.ping().catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    client,
    isUp,
    close() {
      clearInterval(heartbeat);
      client.disconnect();
    },
  };
}
