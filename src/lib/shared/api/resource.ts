import { ApiError } from './client.ts';
import { type FailureWords, failureOf } from './failure.ts';

export type Resource<T> =
  | { state: 'loading'; value?: undefined }
  /** `value`: what was there before, when only loading it again failed. `gone`: there is none, so a retry does not help. */
  | { state: 'failed'; text: string; value?: T; gone?: true }
  | { state: 'loaded'; value: T };

/** Of an island: what its page was rendered with. */
export type WithFirst<T> = { first?: Resource<T> | undefined };

export const failedBy = (error: unknown, words: FailureWords): { state: 'failed'; text: string; gone?: true } => ({
  state: 'failed',
  text: failureOf(error, words).text,
  ...(error instanceof ApiError && error.kind === 'missing' ? { gone: true } : {}),
});
