// @ts-check
/**
 * What a script of `worker.ts` calls to answer jobs. The process ends when its parent ends or disconnects.
 * @template Job, Result
 * @param {(job: Job) => Promise<Result>} work
 */
export function answerJobs(work) {
  process.on('message', (/** @type {import('./worker.ts').Task<Job>} */ { id, job }) => {
    work(job).then(
      (result) => process.send?.({ id, result }),
      (error) => process.send?.({ id, error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // From the terminal they reach parent and child; the parent first answers who is waiting.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
}
