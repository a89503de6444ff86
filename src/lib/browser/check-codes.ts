import type { CodeFields } from '#contract/response-codes.ts';
import { unknownCodes } from '../shared/unknown-codes.ts';
import { alertCodes } from './alert-codes.ts';

/** Alerts the codes in an answer that its enumerations do not define. */
export const alertUnknown = (data: unknown, fields: CodeFields): void => alertCodes(unknownCodes(data, fields));
