import { z } from 'zod';
import { typed } from './typed.schema.ts';

const MAX_INT = 2_147_483_647;

export const idText = typed(/^[1-9]\d{0,9}$/, 'idWrong')
  .transform(Number)
  .pipe(z.number().max(MAX_INT))
  .describe('An id: a positive integer.');

/** In the query of a list that the mall's people see of every shop, and a shop's people of theirs. */
export const ofShop = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_INT)
  .optional()
  .describe('Id of a shop, for those who see every shop; left out: all of them.');

export const refText = typed(/^[1-9]\d{0,8}$/, 'idWrong').describe('An id: a positive integer.');

export const pageText = typed(/^[1-9]\d{0,3}$/, 'idWrong')
  .transform(Number)
  .describe('Page number, from 1.');
