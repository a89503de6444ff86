import { z } from 'zod';
import { halfWidth } from './text.ts';

const asTyped = (text: string): string => text;

/**
 * Letters, digits and signs as an input method gives them: full-width ones are narrowed, and spaces around them dropped, before the pattern
 * is asked.
 * @param error key of the message that says what is expected
 * @param clean what else is forgiven, such as spaces within
 */
export const typed = (pattern: RegExp, error: string, clean = asTyped) =>
  z
    .string()
    .overwrite((text) => clean(halfWidth(text).trim()))
    .regex(pattern, { error });
