import { ApiError } from './client.ts';
import { type FailureWords, failureOf } from './failure.ts';

export type Resource<T> = { state: 'loading'; value?: undefined } | Failed<T> | { state: 'loaded'; value: T };

/**
 * `value`: what was there before, when only loading it again failed. A retry does not help where there is none (`gone`), or where what was
 * asked for cannot be (`invalid`), as a report of too many days.
 */
type Failed<T> = { state: 'failed'; text: string; value?: T; gone?: true; invalid?: true };

/** Of an island: what its page was rendered with. */
export type WithFirst<T> = { first?: Resource<T> | undefined };

export const failedBy = (error: unknown, words: FailureWords): Omit<Failed<never>, 'value'> => ({
  state: 'failed',
  text: failureOf(error, words).text,
  ...(error instanceof ApiError && error.kind === 'missing' ? { gone: true } : {}),
  ...(error instanceof ApiError && error.kind === 'invalid' ? { invalid: true } : {}),
});
