import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log.ts';

/**
 * A command that gets no reply for so long fails and closes its connection: what waits falls back to this process, and
 * everything after it does so at once, until Redis answers on a new connection.
 */
const REPLY_MS = 1_000;
const CONNECT_MS = 2_000;
/** Finds out that Redis hangs while nothing else is sent. */
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

/** A connection that notices when Redis hangs, and says in the log when it is lost and when it is back. */
export function openRedis(url: string, log: Logger, more: RedisOptions = {}): RedisLink {
  const client = new Redis(url, { ...OPTIONS, ...more });
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
    // Its failure closes the connection, which is all that it is for.
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
