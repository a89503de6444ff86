import { z } from 'zod';
import { DAY_MS } from '../time.ts';
import { typed } from '../typed.schema.ts';

/** Files of a shopper (domain decisions, section 12). */

export const UPLOAD_KINDS = ['refund', 'review', 'chat', 'store'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const LOOSE_UPLOAD_MS = DAY_MS;

export const ownFileId = z.object({
  id: typed(/^[\w-]{8,80}$/, 'referenceWrong').describe(
    'Id of the file; that of an uploaded picture: year, month and the name in its address.',
  ),
});
export const ownFile = z
  .object({
    id: z.string().describe('Id of the file.'),
    type: z.enum(['picture', 'pdf']).describe('How it is shown.'),
    url: z.string().describe('Address of the file.'),
    name: z.string().describe("What it is, in the caller's language."),
    at: z.iso.datetime().describe('When it came in.'),
  })
  .meta({ id: 'OwnFile', description: 'A file that belongs to a shopper.' });
export type OwnFile = z.infer<typeof ownFile>;

const UPLOAD_ADDRESS = /^\/media\/upload\/(\d{4})\/(\d{2})\/([\w-]{22,64})\.webp$/;
const UPLOAD_ID = /^(\d{4})(\d{2})([\w-]{22,64})$/;

/** The id by which `/showfiles` shows an uploaded picture; undefined for other addresses. */
export function uploadIdOf(address: string): string | undefined {
  const [, ...parts] = UPLOAD_ADDRESS.exec(address) ?? [];
  return parts.length ? parts.join('') : undefined;
}

export function uploadAddressOf(id: string): string | undefined {
  const [, year, month, name] = UPLOAD_ID.exec(id) ?? [];
  return name && `/media/upload/${year}/${month}/${name}.webp`;
}
