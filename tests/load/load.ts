import autocannon, { type Request } from 'autocannon';
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
  /** Every request under a host name of its own: kept pages are per host, kept data is not. */
  miss?: boolean;
};

/** Asks for one page as fast as the server answers. */
export async function load({ server, path, miss = false }: Target, seconds: number): Promise<Load> {
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
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Takes turns, so that what else the machine does meets everyone alike. */
export async function loadAll(
  targets: Record<string, Target>,
  rounds: number,
  seconds: number,
): Promise<Record<string, Load>> {
  const found: Record<string, Load[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets))
      found[name] = [...(found[name] ?? []), await load(target, seconds)];
  }
  return Object.fromEntries(Object.entries(found).map(([name, loads]) => [name, middle(loads)]));
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

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
