import { EventEmitter } from 'node:events';
import type { Logger } from '../log.ts';
import { openRedis, type RedisLink } from './redis.ts';

export type Bus = {
  publish(topic: string, message: unknown): void;
  deliver(topic: string, message: unknown): void;
  subscribe(topic: string, listener: (message: unknown) => void): () => void;
  isSubscribed(): boolean;
  close(): Promise<void>;
};

export const TAGS_TOPIC = 'tags';
/** Products wait to be indexed. */
export const INDEX_TOPIC = 'indexing';

export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  const deliver = (topic: string, message: unknown) => void emitter.emit(topic, message);
  return {
    publish: deliver,
    deliver,
    isSubscribed: () => true,
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

const CHANNEL = 'liangji:bus';
const SUBSCRIBE_AGAIN_MS = 3_000;

/** Without a topic: a gap marker; messages that the node published before may be lost. */
type Parcel = { from: string; topic?: string; message?: unknown };

/**
 * Over Redis. A process gets its own messages at once over the local bus, so it works without Redis. Messages published while either
 * connection was down are lost to the others, so `onGap` runs after every subscription, the first one included, and when another node
 * reports lost messages.
 */
export function createRedisBus(url: string, log: Logger, onGap: () => void): Bus {
  const local = createLocalBus();
  const self = crypto.randomUUID();
  const sender = openRedis(url, log);
  const receiver = openRedis(url, log, { autoResubscribe: false });
  const send = (parcel: Omit<Parcel, 'from'>) =>
    sender.client.publish(CHANNEL, JSON.stringify({ from: self, ...parcel })).catch((error: Error) => {
      lost = true;
      log.warn({ reason: error.message, topic: parcel.topic }, 'redis publish');
    });
  let lost = false;
  sender.client.on('ready', () => {
    if (lost) void send({});
    lost = false;
  });
  const isSubscribed = subscribeAlways(receiver, log, onGap);
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
    deliver: local.deliver,
    subscribe: local.subscribe,
    isSubscribed,
    async close() {
      sender.close();
      receiver.close();
      await local.close();
    },
  };
}

function subscribeAlways({ client, isUp }: RedisLink, log: Logger, onSubscribed: () => void): () => boolean {
  let subscribed = false;
  const subscribe = async () => {
    try {
      await client.subscribe(CHANNEL);
      subscribed = true;
      onSubscribed();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'redis subscribe');
      const again = setTimeout(() => isUp() && !subscribed && void subscribe(), SUBSCRIBE_AGAIN_MS);
      again.unref();
    }
  };
  client.on('ready', () => void subscribe());
  client.on('close', () => {
    subscribed = false;
  });
  return () => subscribed && isUp();
}
