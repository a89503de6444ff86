import { ApiError } from './client.ts';

export type Failure = { field?: string; text: string };
export type FailureWords = { network: string; internal: string };

export function failureOf(error: unknown, words: FailureWords): Failure {
  if (!(error instanceof ApiError)) return { text: words.internal };
  const [first] = error.fields;
  if (first) return { field: first.field, text: first.msg };
  if (error.kind === 'network') return { text: words.network };
  return { text: error.message || words.internal };
}
