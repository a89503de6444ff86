import { z } from 'zod';

const MAX_INT = 2_147_483_647;

export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(MAX_INT))
  .describe('An id: a positive integer.');

export const refText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .describe('An id: a positive integer.');

export const pageText = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .describe('Page number, from 1.');
