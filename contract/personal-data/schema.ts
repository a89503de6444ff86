import { z } from 'zod';
import { halfWidth } from '../text.ts';
import { DATA_PURPOSES, HINDRANCES, LOSSES } from './values.ts';

const code = z.string().max(64).overwrite(halfWidth).describe('The code from the SMS, six digits.');
const count = z.number().int().describe('How many; of `balance` fen.');

export const dataCode = z.object({
  purpose: z.enum(DATA_PURPOSES).describe('What the code is for; it serves no other purpose.'),
});
export type DataCode = z.input<typeof dataCode>;
export const codeGiven = z.object({ code });
export type CodeGiven = z.input<typeof codeGiven>;

const dataExport = z.object({
  status: z.number().int().describe('10 waiting, 20 being made, 30 ready, 40 failed.'),
  done: z.number().int().describe('Parts that are written.'),
  total: z.number().int().describe('Parts there are; 0 while it waits.'),
  bytes: z.number().int().describe('Size of the file; 0 until it is ready.'),
  createdAt: z.iso.datetime().describe('When it was asked for.'),
  endsAt: z.iso.datetime().nullable().describe('Until when it can be downloaded; null: not ready.'),
});
export type DataExport = z.infer<typeof dataExport>;

export const personalData = z.object({
  mobile: z.string().describe('Where codes are sent to, middle digits hidden: `138****8000`.'),
  export: dataExport.nullable().describe('The last export; null: none, or its time is over.'),
  hindrances: z
    .array(z.object({ kind: z.enum(HINDRANCES).describe('What it is.'), count }))
    .describe('What has to be settled before the account can be closed.'),
  losses: z
    .array(z.object({ kind: z.enum(LOSSES).describe('What it is.'), count }))
    .describe('What is lost with the account.'),
});
export type PersonalData = z.infer<typeof personalData>;

export const downloadLink = z.object({
  url: z.string().describe('Address of the file, good for five minutes.'),
});
export type DownloadLink = z.infer<typeof downloadLink>;

export const accountClosed = z.object({
  closesAt: z.iso.datetime().describe('When it is erased, unless its owner logs in before and opens it again.'),
});
export type AccountClosed = z.infer<typeof accountClosed>;
