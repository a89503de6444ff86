import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from './load.ts';
import { type Person, prepareAll, type Ready, registerAll } from './people.ts';
import { atMost, type Bar, table } from './report.ts';
import { type Sent, send, sendLogin } from './send.ts';
import type { Server } from './serve.ts';

/**
 * Pages while 50 people log in at the same instant, each with their own account and the right password: a login burns
 * argon2 (46 MiB), and no page may wait for it. The pages are asked for at a steady pace, whether or not answers come, from
 * the moment that the logins are sent until the last is answered; and as many while nobody logs in, half of them before,
 * half after. Of several rounds the middle ones count: of the pages of one burst, p99 is what befell three. The mall has
 * two cores, as it is meant to have: on a single one nothing can run beside pages without taking turns with them.
 */
const LOGINS = 50;
const PAGES_PER_SECOND = 200;
const LEAST_ROUNDS = 8;
const SETTLE_MS = 1_000;
const SECOND_MS = 1_000;
/** Page p99 during the burst, beside idle. */
const MOST = 2;
/** ms by which the answer to a wrong password and that to a number without an account may differ, in the middle. */
const MOST_GAP_MS = 5;

type Times = { p50: number; p99: number; most: number; count: number };
type Pages = readonly number[];
type Round = { idle: Pages; busy: Pages; logins: Pages; refused: number };

/** Asks for the pages in turn at a steady pace until told to stop. */
async function browse(agent: Agent, urls: readonly string[], goesOn: (sent: number) => boolean): Promise<Pages> {
  const all: Promise<Sent>[] = [];
  const started = performance.now();
  while (goesOn(all.length)) {
    const url = urls[all.length % urls.length] ?? '';
    all.push(send(agent, url, { accept: 'text/html', 'accept-encoding': 'br' }));
    const wait = started + (all.length * SECOND_MS) / PAGES_PER_SECOND - performance.now();
    if (wait > 0) await sleep(wait);
  }
  return (await Promise.all(all)).map(({ ms }) => ms);
}

function timesOf(found: Pages): Times {
  const sorted = found.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? Number.NaN, count: sorted.length };
}

async function burst(thread: Worker, origin: string, urls: readonly string[], ready: readonly Ready[]): Promise<Round> {
  // Without a bound, so that no request waits here for a connection.
  const agent = new Agent({ keepAlive: true });
  await sleep(SETTLE_MS);
  const before = await browse(agent, urls, (sent) => sent < PAGES_PER_SECOND);
  let answered: readonly Sent[] = [];
  thread.once('message', (all: readonly Sent[]) => {
    answered = all;
  });
  thread.postMessage({ origin, ready });
  const busy = await browse(agent, urls, () => !answered.length);
  await sleep(SETTLE_MS);
  const half = Math.ceil(busy.length / 2);
  const after = await browse(agent, urls, (sent) => sent < half);
  agent.destroy();
  const refused = answered.filter(({ text }) => !text.includes('accessToken')).length;
  return { idle: [...before.slice(-half), ...after], busy, logins: answered.map(({ ms }) => ms), refused };
}

/** Whether the time of an answer tells that a number has an account: one wrong login each, in turn, one at a time. */
async function gapMs(origin: string, people: readonly Person[]): Promise<number> {
  const password = 'Not-the-one-1';
  const known = await prepareAll(
    origin,
    people.map(({ mobile }) => ({ mobile, password })),
  );
  const unknown = await prepareAll(
    origin,
    people.map(({ mobile }) => ({ mobile: `19${mobile.slice(2)}`, password })),
  );
  const agent = new Agent({ keepAlive: true });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [n, one] of known.entries()) {
    times.known.push((await sendLogin(agent, origin, one)).ms);
    times.unknown.push((await sendLogin(agent, origin, unknown[n] as Ready)).ms);
  }
  agent.destroy();
  return Math.abs(median(times.known) - median(times.unknown));
}

export async function loginBars(
  { origin, widen }: Server,
  paths: readonly string[],
  rounds: number,
  on: string,
): Promise<Bar[]> {
  if (cpus().length > 3) widen();
  const people = await registerAll(origin, LOGINS);
  const thread = new Worker(new URL('./login-thread.ts', import.meta.url));
  const urls = paths.map((path) => origin + path);
  const found: Round[] = [];
  while (found.length < Math.max(rounds, LEAST_ROUNDS)) {
    found.push(await burst(thread, origin, urls, await prepareAll(origin, people)));
  }
  await thread.terminate();
  const gap = await gapMs(origin, people);
  const row = (name: string, pages: Pages) => {
    const { count, p50, p99, most } = timesOf(pages);
    return [name, String(count), ...[p50, p99, most].map((ms) => ms.toFixed(1))];
  };

  table(
    `Logins: ${LOGINS} at the same instant beside ${PAGES_PER_SECOND} pages a second, ${on}`,
    ['', 'sent', 'p50 ms', 'p99 ms', 'most ms'],
    found.flatMap(({ idle, busy, logins, refused }) => [
      row('page, idle', idle),
      row('page, burst', busy),
      row(`login (${refused} refused)`, logins),
    ]),
  );
  const middle = (part: 'idle' | 'busy') => median(found.map((round) => timesOf(round[part]).p99));
  const ratio = middle('busy') / middle('idle');
  const refused = found.reduce((sum, round) => sum + round.refused, 0);
  return [
    // As for all calls of the mall, the bar is one on Postgres: the embedded database works in the thread of the pages.
    ...(on === 'Postgres' ? [atMost(`${on}: page p99 while ${LOGINS} log in, × idle`, ratio, MOST, '×', false)] : []),
    atMost(`${on}: logins refused`, refused, 0, '', false),
    atMost(`${on}: wrong password beside no account, median gap`, gap, MOST_GAP_MS, 'ms', false),
  ];
}
