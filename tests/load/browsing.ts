import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from '../torture/nodes.ts';

/** A thread that looks at the listing on each node in turn until its time is over or it gets a message, and tells how long each call took, in ms. */
const { ports, seconds } = workerData as { ports: number[]; seconds: number };
const times: number[] = [];
const end = performance.now() + seconds * 1_000;
let enough = false;
parentPort?.once('message', () => {
  enough = true;
});
while (!enough && performance.now() < end) {
  const sent = performance.now();
  await ask(ports[times.length % ports.length] ?? 0, 'GET', '/api/pms/goods?category=digital');
  times.push(performance.now() - sent);
  await sleep(10);
}
parentPort?.postMessage(times);
parentPort?.unref();
