import type { z } from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { isMessage, message } from '../messages/messages.ts';

type Issue = z.core.$ZodIssue;

export const errorsOf = ({ issues }: z.ZodError, language: Language): FieldError[] =>
  issues.map((issue) => ({ field: issue.path.join('.'), msg: error(issue, language) }));

function error(issue: Issue, language: Language): string {
  // Our own rules use a message key as the issue's text.
  if (isMessage(issue.message)) return message(issue.message, language);
  if (issue.code === 'too_big') return message(tooBig(issue.origin), language, { n: String(issue.maximum) });
  if (isUnchosen(issue)) return message('fieldUnchosen', language);
  if (issue.code !== 'too_small') return message('fieldWrong', language);
  if (issue.origin === 'string' && issue.minimum === 1) return message('fieldEmpty', language);
  return message(tooSmall(issue.origin), language, { n: String(issue.minimum) });
}

/** Id 0: nothing was chosen. */
const isUnchosen = (issue: Issue): boolean =>
  issue.code === 'too_small' && issue.minimum <= 1 && /Id$/.test(String(issue.path.at(-1)));

const tooBig = (origin: string) =>
  origin === 'string' ? 'fieldTooLong' : origin === 'array' ? 'fieldTooMany' : 'fieldTooLarge';
const tooSmall = (origin: string) =>
  origin === 'string' ? 'fieldTooShort' : origin === 'array' ? 'fieldTooFew' : 'fieldTooSmall';
