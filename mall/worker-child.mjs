// @ts-check
/**
 * What a script of `worker.ts` calls to answer jobs. The process ends when its parent ends or disconnects.
 * @template Job, Result
 * @param {(job: Job) => Promise<Result>} work
 */
export function answerJobs(work) {
  process.on('message', (/** @type {import('./worker.ts').Task<Job>} */ { id, job }) => {
    work(job).then(
      (result) => answer({ id, result }),
      (error) => answer({ id, error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // From the terminal they reach parent and child; the parent first answers who is waiting.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
}

/** A parent that was killed hears nothing more, which is no failure of this process. @param {object} message */
const answer = (message) => void process.send?.(message, undefined, undefined, () => {});
