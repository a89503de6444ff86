import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MallError } from '../error.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/**
 * Every label has few values: route patterns, codes, message keys, names of providers and jobs. None is called `job` or `instance`, which
 * Prometheus gives to whatever it reads.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    ...pageMetrics(registers),
    calls: new Histogram({
      name: 'mall_call_seconds',
      help: 'Time to answer a call of the mall, by path template and code of the envelope',
      labelNames: ['method', 'path', 'status', 'code'] as const,
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'mall_refusals_total',
      help: 'Calls that failed, also those with status 200, by path template and message key',
      labelNames: ['path', 'reason'] as const,
      registers,
    }),
    jobs: new Counter({
      name: 'mall_job_runs_total',
      help: 'Runs of a job on this node, by result: ok or failed',
      labelNames: ['name', 'result'] as const,
      registers,
    }),
    jobsDone: new Gauge({
      name: 'mall_job_last_success_timestamp_seconds',
      help: 'When a job last finished without an error on this node',
      labelNames: ['name'] as const,
      registers,
    }),
    jobInterval: new Gauge({
      name: 'mall_job_interval_seconds',
      help: 'How often a job runs',
      labelNames: ['name'] as const,
      registers,
    }),
    statements: new Histogram({
      name: 'mall_db_statement_seconds',
      help: 'Time of statements on a database server, by database (primary, replica), kind and result',
      labelNames: ['database', 'kind', 'result'] as const,
      buckets: SECONDS,
      registers,
    }),
    searches: new Histogram({
      name: 'mall_search_service_seconds',
      help: 'Time of asking the search service, by result: ok or failed',
      labelNames: ['result'] as const,
      buckets: SECONDS,
      registers,
    }),
    files: new Histogram({
      name: 'mall_files_seconds',
      help: 'Time of reading and writing files, in a folder or a bucket, by operation and result: ok or failed',
      labelNames: ['operation', 'result'] as const,
      buckets: SECONDS,
      registers,
    }),
    payments: new Counter({
      name: 'mall_payments_total',
      help: 'What happened to payments and refunds, by provider',
      labelNames: ['provider', 'result'] as const,
      registers,
    }),
    mail: new Counter({
      name: 'mall_mail_total',
      help: 'Mails, by provider and result: sent, failed',
      labelNames: ['provider', 'result'] as const,
      registers,
    }),
    sms: new Counter({
      name: 'mall_sms_total',
      help: 'Codes by SMS, by provider and result: sent or failed',
      labelNames: ['provider', 'result'] as const,
      registers,
    }),
    logins: new Counter({
      name: 'mall_logins_total',
      help: 'Logins, by way (password, sms, desk) and result: ok, error, or the message key of the refusal',
      labelNames: ['way', 'result'] as const,
      registers,
    }),
  };
}

function pageMetrics(registers: Registry[]) {
  /** Plain numbers: a cached page costs about as little as incrementing a counter with labels. */
  const pages = { cache: 0, render: 0 };
  new Counter({
    name: 'storefront_pages_total',
    help: 'Pages sent, by where they came from',
    labelNames: ['from'] as const,
    registers,
    collect() {
      this.reset();
      for (const [from, sent] of Object.entries(pages)) this.inc({ from }, sent);
    },
  });
  const pageSeconds = new Histogram({
    name: 'storefront_page_seconds',
    help: 'Time to render and send a page that was not cached, by route pattern',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  return { pages, pageSeconds };
}

export async function countLogin<T>({ logins }: Metrics, way: string, logIn: () => Promise<T>): Promise<T> {
  try {
    const entered = await logIn();
    logins.inc({ way, result: 'ok' });
    return entered;
  } catch (error) {
    logins.inc({ way, result: error instanceof MallError ? error.key : 'error' });
    throw error;
  }
}
