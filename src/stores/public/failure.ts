import { ApiError } from '../../lib/shared/api/client.ts';
import type { Failure, FailureWords } from './form.ts';

export function failureOf(error: unknown, words: FailureWords): Failure {
  if (!(error instanceof ApiError)) return { text: words.internal };
  const [first] = error.fields;
  if (first) return { field: first.field, text: first.msg };
  if (error.kind === 'network') return { text: words.network };
  return { text: error.message || words.internal };
}
