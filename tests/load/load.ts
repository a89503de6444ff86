import autocannon, { type Request, type Result } from 'autocannon';
import type { Server } from './serve.ts';

export type Load = {
  /** Answers per second of the wall clock. */
  perSecond: number;
  /** Answers per second of the server's processor time: what one core gives when nobody else wants it. */
  perCpuSecond: number;
  p50: number;
  p99: number;
  rssMb: number;
  failed: number;
};

const CONNECTIONS = 32;
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };

export type Target = {
  server: Server;
  path: string;
  /** Of the answers, else 200; others are failures. */
  status?: number;
  /** Every request under a host name of its own: kept pages are per host, kept data is not. */
  miss?: boolean;
};

/** Asks for one page as fast as the server answers. */
export async function load({ server, path, status = 200, miss = false }: Target, seconds: number): Promise<Load> {
  const cpu = server.cpuMs();
  const result = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(miss ? {} : { workers: 2 }),
    requests: [{ method: 'GET', path, headers: HEADERS, ...(miss ? { setupRequest: otherHost } : {}) }],
  });
  const used = server.cpuMs() - cpu;
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    perCpuSecond: used > 0 ? (total / used) * 1_000 : Number.NaN,
    p50: result.latency.p50,
    p99: result.latency.p99,
    rssMb: server.rssMb(),
    failed: othersThan(status, result.statusCodeStats) + result.errors + result.timeouts,
  };
}

const othersThan = (status: number, counts: Result['statusCodeStats'] = {}): number =>
  Object.entries(counts).reduce((sum, [code, { count = 0 }]) => (code === `${status}` ? sum : sum + count), 0);

export type Pair = {
  ours: Load;
  least: Load;
  /** Ours by the other's, in the middle of all turns: a machine that slows down for a while slows both of one turn. */
  ratio: number;
};

/** Asks ours and the other in turn. */
export async function loadPair(ours: Target, least: Target, turns: number, seconds: number): Promise<Pair> {
  const found: [Load, Load][] = [];
  for (let turn = 0; turn < turns; turn += 1) found.push([await load(ours, seconds), await load(least, seconds)]);
  const rate = found.some((pair) => pair.some(({ perCpuSecond }) => Number.isNaN(perCpuSecond)))
    ? 'perSecond'
    : 'perCpuSecond';
  return {
    ours: middle(found.map(([one]) => one)),
    least: middle(found.map(([, one]) => one)),
    ratio: middleHalf(found.map(([one, other]) => one[rate] / other[rate])),
  };
}

let host = 0;
function otherHost(request: Request): Request {
  host += 1;
  return { ...request, headers: { ...HEADERS, host: `m${host}.bench` } };
}

function middle(loads: readonly Load[]): Load {
  const [first] = loads;
  if (!first) throw new Error('nothing was measured');
  const of = (field: keyof Load) => median(loads.map((one) => one[field]));
  return {
    perSecond: of('perSecond'),
    perCpuSecond: of('perCpuSecond'),
    p50: of('p50'),
    p99: of('p99'),
    rssMb: Math.max(...loads.map(({ rssMb }) => rssMb)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The mean without the lowest and the highest quarter: a slow second does not count, and more than one value does. */
export function middleHalf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const half = sorted.slice(quarter, sorted.length - quarter);
  return half.reduce((sum, value) => sum + value, 0) / half.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
