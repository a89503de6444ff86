import { Cron } from 'croner';
import { dropEndedSessions } from './account/sessions.ts';
import { endMemberships, tellEnding } from './buy-member/buy-member.ts';
import { dropOldTalk } from './chat/retention.ts';
import { dropOldVisits } from './content/visits.ts';
import { expireCoupons, tellEndingCoupons } from './coupon/coupon.ts';
import { saveDays } from './dashboard/dashboard.ts';
import type { Deps } from './deps.ts';
import { sendReminders } from './flash-sale/due-reminders.ts';
import { closeSessions, repeatSessions } from './flash-sale/flash-sale.ts';
import { dropOldFootprints } from './footprint/footprint.ts';
import { forgetKeys } from './idempotency/idempotency.ts';
import { giveMonthlyCoupons, reviewMembers } from './member/member.ts';
import { dropOldMessages } from './message/message.ts';
import { expirePoints } from './money/expire.ts';
import { dropEndedSessions as dropOperatorSessions } from './operator/ended-sessions.ts';
import { endGroups, expireTrades, receiveOverdue } from './order/order.ts';
import { dropOldAnnouncements } from './outbox/outbox.ts';
import { dropClosedPayments } from './payment/check.ts';
import { checkPayments, sendRefunds } from './payment/payment.ts';
import { publishDue } from './publish-drafts.ts';
import { moveDueRefunds } from './refund/refund.ts';
import { forgetPapers } from './store/store.ts';
import { clearUploads } from './upload/clear.ts';

/** What any number of nodes may run at once, batch by batch until nothing is left; each says how much it found. */
export const JOBS: { name: string; when: string; run: (deps: Deps) => Promise<number> }[] = [
  { name: 'check payments', when: '*/5 * * * * *', run: checkPayments },
  { name: 'send money back', when: '*/5 * * * * *', run: sendRefunds },
  { name: 'cancel unpaid orders', when: '*/5 * * * * *', run: expireTrades },
  { name: 'end groups', when: '*/2 * * * * *', run: endGroups },
  { name: 'receive orders', when: '0 * * * * *', run: receiveOverdue },
  { name: 'move refunds', when: '35 * * * * *', run: moveDueRefunds },
  { name: 'expire points', when: '45 * * * * *', run: expirePoints },
  { name: 'review members', when: '35 * * * * *', run: reviewMembers },
  { name: 'give coupons of the month', when: '50 * * * * *', run: giveMonthlyCoupons },
  { name: 'expire coupons', when: '15 * * * * *', run: expireCoupons },
  { name: 'close flash sales', when: '*/5 * * * * *', run: closeSessions },
  { name: 'repeat flash sales', when: '*/10 * * * * *', run: repeatSessions },
  { name: 'tell of ending coupons', when: '25 * * * * *', run: tellEndingCoupons },
  { name: 'send flash reminders', when: '*/15 * * * * *', run: sendReminders },
  { name: 'count days', when: '30 * * * * *', run: saveDays },
  { name: 'tell of ending memberships', when: '35 * * * * *', run: tellEnding },
  { name: 'end memberships', when: '*/10 * * * * *', run: endMemberships },
  { name: 'publish drafts', when: '* * * * * *', run: publishDue },
  { name: 'forget idempotency keys', when: '0 17 * * * *', run: forgetKeys },
  { name: 'drop old visits', when: '0 37 * * * *', run: dropOldVisits },
  { name: 'clear uploads', when: '0 27 * * * *', run: clearUploads },
  { name: 'drop old messages', when: '0 47 * * * *', run: dropOldMessages },
  { name: 'drop old talk', when: '0 52 * * * *', run: dropOldTalk },
  { name: 'drop old footprints', when: '0 57 * * * *', run: dropOldFootprints },
  { name: 'drop old announcements', when: '20 */10 * * * *', run: dropOldAnnouncements },
  { name: 'drop ended sessions', when: '0 12 * * * *', run: dropEndedSessions },
  { name: 'drop operator sessions', when: '0 22 * * * *', run: dropOperatorSessions },
  { name: 'drop closed payments', when: '0 32 * * * *', run: dropClosedPayments },
  { name: 'forget store papers', when: '0 7 * * * *', run: forgetPapers },
];

/** Starts what runs by the clock. @returns how to stop it, when what runs is over */
export function startJobs(deps: Deps): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  const crons = JOBS.map(
    ({ name, when, run }) =>
      new Cron(when, { protect: true }, async () => {
        const turn = runJob({ ...deps, stopping: stop.signal }, name, run);
        running.add(turn);
        await turn.finally(() => running.delete(turn));
      }),
  );
  return async () => {
    for (const cron of crons) cron.stop();
    stop.abort();
    await Promise.all(running);
  };
}

async function runJob(deps: Deps, name: string, run: (deps: Deps) => Promise<number>): Promise<void> {
  try {
    const found = await run(deps);
    deps.metrics.jobs.inc({ job: name, result: 'ok' });
    deps.metrics.jobsDone.setToCurrentTime({ job: name });
    if (found > 0) deps.log.info({ job: name, found }, 'job');
  } catch (error) {
    deps.metrics.jobs.inc({ job: name, result: 'failed' });
    deps.log.error({ job: name, err: error }, 'job failed');
  }
}
