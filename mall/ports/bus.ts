import { EventEmitter } from 'node:events';
import type { Logger } from '../log.ts';
import { openRedis } from './redis.ts';

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

/** Without a topic: what its node published before may be lost. */
type Parcel = { from: string; topic?: string; message?: unknown };

/**
 * Several processes over Redis. This process hears its own messages at once and over the local bus, so it goes on
 * without Redis; the others hear them as soon as Redis is back for what is published then. What was published while
 * either connection was down is lost, therefore `onGap` runs after every reconnect (drop all that may be stale).
 */
export function createRedisBus(url: string, log: Logger, onGap: () => void): Bus {
  const local = createLocalBus();
  const self = crypto.randomUUID();
  const sender = openRedis(url, log);
  const receiver = openRedis(url, log, { enableOfflineQueue: true, autoResubscribe: true });
  const send = (parcel: Omit<Parcel, 'from'>) =>
    sender.client.publish(CHANNEL, JSON.stringify({ from: self, ...parcel })).catch((error: Error) => {
      lost = sentBefore;
      log.warn({ reason: error.message, topic: parcel.topic }, 'redis publish');
    });
  let lost = false;
  let sentBefore = false;
  let subscribedBefore = false;
  sender.client.on('ready', () => {
    if (lost) void send({});
    lost = false;
    sentBefore = true;
  });
  receiver.client.on('ready', () => {
    if (subscribedBefore) onGap();
    subscribedBefore = true;
  });
  receiver.client.subscribe(CHANNEL).catch((error: Error) => log.warn({ reason: error.message }, 'redis subscribe'));
  receiver.client.on('message', (_channel: string, text: string) => {
    const { from, topic, message } = JSON.parse(text) as Parcel;
    if (from === self) return;
    if (topic === undefined) onGap();
    else local.publish(topic, message);
  });
  return {
    publish(topic, message) {
      local.publish(topic, message);
      void send({ topic, message });
    },
    subscribe: local.subscribe,
    async close() {
      sender.close();
      receiver.close();
      await local.close();
    },
  };
}
