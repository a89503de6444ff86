import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../helpers/server/http.ts';

/**
 * A process that looks at one page at fixed times, whether or not the last one was answered: a second's stop makes a hundred
 * of them slow. Told to begin, it looks until it is told to end, and sends how long each look took, in ms.
 */
const EVERY_MS = 10;
const [url = '', path = ''] = process.argv.slice(2);

let over = true;
process.on('message', (word) => {
  over = word === 'end';
  if (!over) void look().then((times) => process.send?.(times));
});

async function look(): Promise<number[]> {
  const looks: Promise<number>[] = [];
  const began = performance.now();
  while (!over) {
    looks.push(timeOf());
    await sleep(Math.max(1, began + EVERY_MS * looks.length - performance.now()));
  }
  return Promise.all(looks);
}

async function timeOf(): Promise<number> {
  const began = performance.now();
  const { status } = await ask(url, path);
  if (status !== 200) throw new Error(`${path}: ${status} for somebody else`);
  return performance.now() - began;
}
