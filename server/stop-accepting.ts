import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ACCEPT_MS = 200;

/**
 * Stops accepting connections without resetting any. A busy process accepts one connection at a time, between requests, and closing the
 * listening socket resets those that still wait: so requests are held back until all are accepted.
 */
export function createHold(listener: RequestListener) {
  let held: (() => void)[] | undefined;
  return {
    listener: ((req, res) => {
      if (held) held.push(() => listener(req, res));
      else listener(req, res);
    }) satisfies RequestListener,
    /** Requests on connections that are open by then are still answered. */
    async stopAccepting(server: Server): Promise<void> {
      held = [];
      await sleep(ACCEPT_MS);
      // Not `close` of HTTP, which ends connections on which a request may be on its way.
      NetServer.prototype.close.call(server);
      const waiting = held;
      held = undefined;
      for (const start of waiting) start();
    },
  };
}
