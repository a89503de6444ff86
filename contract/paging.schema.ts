import { z } from 'zod';

export const pageFields = {
  page: z.number().int().describe('Page number, from 1.'),
  pages: z.number().int().describe('Number of pages, at least 1.'),
};

/** @param what `total` counts */
export const countedPage = (what: string) => ({ ...pageFields, total: z.number().int().describe(what) });
