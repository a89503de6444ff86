import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';

/** Carries small messages to every node of the mall, this one included. */
export type Bus = {
  publish(topic: string, message: unknown): void;
  subscribe(topic: string, listener: (message: unknown) => void): () => void;
  close(): Promise<void>;
};

/** Cache tags whose pages are out of date. */
export const TAGS_TOPIC = 'tags';

/** The embedded default: one process. */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (topic, message) => void emitter.emit(topic, message),
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

const CHANNEL = 'liangji:bus';

/**
 * Several processes over Redis. This process hears its own messages at once and over the local bus, so it goes on
 * without Redis; the others hear them as soon as Redis is back for what is published then. What was published while
 * the connection was down is lost, therefore `onGap` runs after every reconnect (drop all that may be stale).
 */
export function createRedisBus(url: string, log: Logger, onGap: () => void): Bus {
  const local = createLocalBus();
  const self = crypto.randomUUID();
  const options = {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (n: number) => Math.min(n * 200, 3_000),
  };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, enableOfflineQueue: true, autoResubscribe: true });
  let subscribedBefore = false;
  for (const client of [sender, receiver]) {
    client.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis'));
  }
  receiver.on('ready', () => {
    if (subscribedBefore) onGap();
    subscribedBefore = true;
  });
  receiver.subscribe(CHANNEL).catch((error: Error) => log.warn({ reason: error.message }, 'redis subscribe'));
  receiver.on('message', (_channel: string, text: string) => {
    const { from, topic, message } = JSON.parse(text) as { from: string; topic: string; message: unknown };
    if (from !== self) local.publish(topic, message);
  });
  return {
    publish(topic, message) {
      local.publish(topic, message);
      sender
        .publish(CHANNEL, JSON.stringify({ from: self, topic, message }))
        .catch((error: Error) => log.warn({ reason: error.message, topic }, 'redis publish'));
    },
    subscribe: local.subscribe,
    async close() {
      sender.disconnect();
      receiver.disconnect();
      await local.close();
    },
  };
}
