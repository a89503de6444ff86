const UNIQUE_VIOLATION = '23505';

/** Whether a unique index refused a row; both drivers tell it in the cause. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
