import type { ROW_OUTCOMES } from '#contract/code-words.ts';
import { MallError } from './error.ts';

export type RowOutcome = (typeof ROW_OUTCOMES)[number];
export type RowProblem = Pick<MallError, 'key' | 'params'>;
export type RowResult<Plan> = { outcome: RowOutcome; plan?: Plan; error?: RowProblem };

type Work<Plan> = {
  /** False: a dry run. */
  apply: boolean;
  /** Only reads. @throws MallError why the row cannot be done */
  judge: () => Promise<Plan | 'already'>;
  /** A transaction of its own, which checks again what may have changed: it may be `already` so. */
  run: (plan: Plan) => Promise<unknown>;
};

/** One row of many: a failed one does not stop the others, and a repeated one changes nothing more. */
export async function processRow<Plan extends object>(work: Work<Plan>, tries = 2): Promise<RowResult<Plan>> {
  const plan = await work.judge().catch(asProblem);
  if (plan === 'already') return { outcome: 'already' };
  if (plan instanceof MallError) return { outcome: 'bad', error: plan };
  if (!work.apply) return { outcome: 'ready', plan };
  const ended = await work.run(plan).catch(asProblem);
  if (ended === 'already') return { outcome: 'already' };
  if (!(ended instanceof MallError)) return { outcome: 'done', plan };
  // Somebody else was faster, perhaps with the same change.
  return tries > 1 ? processRow(work, tries - 1) : { outcome: 'bad', error: ended };
}

function asProblem(error: unknown): MallError {
  if (error instanceof MallError) return error;
  throw error;
}
