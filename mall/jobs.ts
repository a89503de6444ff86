import { Cron } from 'croner';
import { accountJobs } from './account/account.jobs.ts';
import { buyMemberJobs } from './buy-member/buy-member.jobs.ts';
import { chatJobs } from './chat/chat.jobs.ts';
import { contentJobs } from './content/content.jobs.ts';
import { couponJobs } from './coupon/coupon.jobs.ts';
import { dashboardJobs } from './dashboard/dashboard.jobs.ts';
import type { Deps } from './deps.ts';
import { flashSaleJobs } from './flash-sale/flash-sale.jobs.ts';
import { footprintJobs } from './footprint/footprint.jobs.ts';
import { idempotencyJobs } from './idempotency/idempotency.jobs.ts';
import { memberJobs } from './member/member.jobs.ts';
import { menuJobs } from './menu/menu.jobs.ts';
import { messageJobs } from './message/message.jobs.ts';
import { moneyJobs } from './money/money.jobs.ts';
import { notificationJobs } from './notification/notification.jobs.ts';
import { operatorJobs } from './operator/operator.jobs.ts';
import { orderJobs } from './order/order.jobs.ts';
import { outboxJobs } from './outbox/outbox.jobs.ts';
import { paymentJobs } from './payment/payment.jobs.ts';
import { payoutJobs } from './payout/payout.jobs.ts';
import { personalDataJobs } from './personal-data/personal-data.jobs.ts';
import { productJobs } from './product/product.jobs.ts';
import { publishDue } from './publish-drafts.ts';
import { refundJobs } from './refund/refund.jobs.ts';
import { searchJobs } from './search/search.jobs.ts';
import { settlementJobs } from './settlement/settlement.jobs.ts';
import { storeJobs } from './store/store.jobs.ts';
import { trackingJobs } from './tracking/tracking.jobs.ts';
import { uploadJobs } from './upload/upload.jobs.ts';
import { watchJobs } from './watch/watch.jobs.ts';

/** Safe on any number of nodes at once, batch by batch until nothing is left. `run` returns how many it found. */
export type Job = {
  name: string;
  when: string;
  /** A topic of the bus that runs it before its time. */
  wake?: string;
  run: (deps: Deps) => Promise<number>;
};

export const JOBS: readonly Job[] = [
  { name: 'publish drafts', when: '* * * * * *', run: publishDue },
  ...accountJobs,
  ...buyMemberJobs,
  ...chatJobs,
  ...contentJobs,
  ...couponJobs,
  ...dashboardJobs,
  ...flashSaleJobs,
  ...footprintJobs,
  ...idempotencyJobs,
  ...memberJobs,
  ...menuJobs,
  ...messageJobs,
  ...moneyJobs,
  ...notificationJobs,
  ...operatorJobs,
  ...orderJobs,
  ...outboxJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...personalDataJobs,
  ...productJobs,
  ...refundJobs,
  ...searchJobs,
  ...settlementJobs,
  ...storeJobs,
  ...trackingJobs,
  ...uploadJobs,
  ...watchJobs,
];

/** @returns stops the jobs, and resolves when running ones have ended */
export function startJobs(deps: Deps): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  for (const { name, when } of JOBS) deps.metrics.jobInterval.set({ name }, intervalOf(when));
  const start = async ({ name, run }: Job) => {
    const turn = runJob({ ...deps, stopping: stop.signal }, name, run);
    running.add(turn);
    await turn.finally(() => running.delete(turn));
  };
  const crons = JOBS.map((job) => new Cron(job.when, { protect: true }, () => start(job)));
  const sleepers = JOBS.flatMap((job) =>
    job.wake
      ? [
          deps.bus.subscribe(
            job.wake,
            coalesced(() => start(job)),
          ),
        ]
      : [],
  );
  return async () => {
    for (const cron of crons) cron.stop();
    for (const stopListening of sleepers) stopListening();
    stop.abort();
    await Promise.all(running);
  };
}

/** One run at a time: calls during a run are one more run after it. */
function coalesced(run: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const wake = () => {
    again = running;
    if (running) return;
    running = true;
    void run().finally(() => {
      running = false;
      if (again) wake();
    });
  };
  return wake;
}

/** In seconds, from one run to the next. */
export function intervalOf(when: string): number {
  const [first, second] = new Cron(when, { paused: true }).nextRuns(2);
  if (!first || !second) throw new Error(`${when} does not come again`);
  return (second.getTime() - first.getTime()) / 1_000;
}

async function runJob(deps: Deps, name: string, run: (deps: Deps) => Promise<number>): Promise<void> {
  try {
    const found = await run(deps);
    deps.metrics.jobs.inc({ name, result: 'ok' });
    deps.metrics.jobsDone.setToCurrentTime({ name });
    if (found > 0) deps.log.info({ job: name, found }, 'job');
  } catch (error) {
    deps.metrics.jobs.inc({ name, result: 'failed' });
    deps.log.error({ job: name, err: error }, 'job failed');
  }
}
