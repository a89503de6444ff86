import { Cron } from 'croner';
import type { Deps } from './deps.ts';
import { keepFigures } from './desk/home.ts';
import { publishDue } from './desk/publish.ts';
import { forgetKeys } from './http/once.ts';
import { expirePoints } from './money/expire.ts';
import { expireTrades, receiveOverdue } from './order/order.ts';
import { checkPayments, sendBacks } from './payment/payment.ts';

/** Batches that any number of nodes may run at once; each says how much it found. */
const JOBS: { name: string; when: string; run: (deps: Deps) => Promise<number> }[] = [
  { name: 'check payments', when: '*/5 * * * * *', run: checkPayments },
  { name: 'send money back', when: '*/5 * * * * *', run: sendBacks },
  { name: 'cancel unpaid orders', when: '*/5 * * * * *', run: expireTrades },
  { name: 'receive orders', when: '0 * * * * *', run: receiveOverdue },
  { name: 'expire points', when: '45 * * * * *', run: expirePoints },
  { name: 'count days', when: '30 * * * * *', run: keepFigures },
  { name: 'publish drafts', when: '* * * * * *', run: publishDue },
  { name: 'forget idempotency keys', when: '0 17 * * * *', run: forgetKeys },
];

/** Starts what runs by the clock. @returns how to stop it, when what runs is over */
export function startJobs(deps: Deps): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const crons = JOBS.map(
    ({ name, when, run }) =>
      new Cron(when, { protect: true }, async () => {
        const turn = runJob(deps, name, run);
        running.add(turn);
        await turn.finally(() => running.delete(turn));
      }),
  );
  return async () => {
    for (const cron of crons) cron.stop();
    await Promise.all(running);
  };
}

async function runJob(deps: Deps, name: string, run: (deps: Deps) => Promise<number>): Promise<void> {
  try {
    const found = await run(deps);
    if (found > 0) deps.log.info({ job: name, found }, 'job');
  } catch (error) {
    deps.log.error({ job: name, err: error }, 'job failed');
  }
}
