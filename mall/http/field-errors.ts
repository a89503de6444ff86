import type { z } from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { isMessage, message } from '../messages/messages.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with each field, in words for people. */
export const errorsOf = ({ issues }: z.ZodError, language: Language): FieldError[] =>
  issues.map((issue) => ({ field: issue.path.join('.'), msg: error(issue, language) }));

function error(issue: Issue, language: Language): string {
  // Rules of our own name what is wrong.
  if (isMessage(issue.message)) return message(issue.message, language);
  if (issue.code === 'too_big') return message(tooBig(issue.origin), language, { n: String(issue.maximum) });
  if (isUnchosen(issue)) return message('fieldUnchosen', language);
  if (issue.code !== 'too_small') return message('fieldWrong', language);
  if (issue.origin === 'string' && issue.minimum === 1) return message('fieldEmpty', language);
  return message(tooSmall(issue.origin), language, { n: String(issue.minimum) });
}

/** An id of nothing: nothing was chosen. */
const isUnchosen = (issue: Issue): boolean =>
  issue.code === 'too_small' && issue.minimum <= 1 && /Id$/.test(String(issue.path.at(-1)));

const tooBig = (origin: string) =>
  origin === 'string' ? 'fieldTooLong' : origin === 'array' ? 'fieldTooMany' : 'fieldTooLarge';
const tooSmall = (origin: string) =>
  origin === 'string' ? 'fieldTooShort' : origin === 'array' ? 'fieldTooFew' : 'fieldTooSmall';
