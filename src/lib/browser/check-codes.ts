import type { CodeFields } from '#contract/response-codes.ts';
import { unknownCodes } from '../shared/unknown-codes.ts';
import { alertCodes } from './alert-codes.ts';

export const alertUnknown = (data: unknown, fields: CodeFields): void => alertCodes(unknownCodes(data, fields));
