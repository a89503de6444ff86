const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** A table changed its shape under a prepared statement. */
const PLAN_CHANGED = '0A000';
/** What was to be committed at once may not be, or needs more than one step (`takeAtOnce`). */
const DIVISION_BY_ZERO = '22012';
const PASSING: unknown[] = [SERIALIZATION_FAILURE, DEADLOCK, PLAN_CHANGED, DIVISION_BY_ZERO];

/** What the database calls it; both drivers tell it in the cause. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** Whether a unique index refused a row. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

const TRIES = 4;

/** Runs a transaction again, a few times, when the database ended it for the sake of another one, or wants it otherwise. */
export async function again<T>(run: (tried: number) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run(tried);
    } catch (error) {
      if (tried === TRIES || !PASSING.includes(codeOf(error))) throw error;
    }
  }
}
