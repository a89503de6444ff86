import { Agent } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Ready } from './people.ts';
import { sendLogin } from './send.ts';

/** Sends logins all at once, on a thread of its own: fifty connections to make would keep the pages' clock waiting. */
parentPort?.on('message', async ({ origin, ready }: { origin: string; ready: readonly Ready[] }) => {
  const agent = new Agent();
  const sent = ready.map((one) => sendLogin(agent, origin, one));
  parentPort?.postMessage(await Promise.all(sent));
});
