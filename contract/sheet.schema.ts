import { z } from 'zod';

export const sheetFile = z.object({
  name: z.string().describe('Suggested file name.'),
  text: z.string().describe('CSV with a byte order mark.'),
  more: z.boolean().describe('Whether there was more than a file holds.'),
});
export type SheetFile = z.infer<typeof sheetFile>;
