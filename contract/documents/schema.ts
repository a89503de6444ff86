import { z } from 'zod';
import { pair } from '../pair.schema.ts';

export const version = z
  .int32()
  .min(0)
  .describe('Counts the saves of a document; a save names the version it was made from.');
export const versioned = <T extends z.ZodType>(value: T) =>
  z.object({
    value: value.describe('The whole document.'),
    version: version.describe('Counts the saves of a document; a save names the version it was made from.'),
  });
export type Versioned<V> = { value: V; version: number };
export const saved = z.object({ version: z.number().int().describe('The version that the save made.') });
export type Saved = z.infer<typeof saved>;
export const addedDocument = z.object({ id: z.string().describe('Its id.') });
export type AddedDocument = z.infer<typeof addedDocument>;

export const conflict = z.object({
  conflict: z
    .object({
      value: z.unknown().describe('The document as it is now.'),
      version: z.number().int().describe('Counts the saves of a document; a save names the version it was made from.'),
      by: z.string().describe('Name of the operator who saved it.'),
      at: z.iso.datetime().describe('When it was saved.'),
    })
    .describe('What was saved meanwhile.'),
});
export type Conflict = z.infer<typeof conflict>['conflict'];

export const changeBrief = z.object({
  id: z.number().int().describe('Id of the entry.'),
  at: z.iso.datetime().describe('When.'),
  by: z.string().describe('Name of the operator; empty: the mall itself, by the clock.'),
  kind: z.string().describe('What was changed, such as `product` or `footer`.'),
  ref: z.string().describe('Which one of its kind.'),
  title: pair.nullable().describe('What it is called; null: it is known by its reference alone.'),
  action: z.string().describe('What was done to it.'),
  version: z.number().int().nullable().describe('The version that it made; null: it has none.'),
});
export const changeView = changeBrief.extend({
  before: z.unknown().describe('As it was; null: it was new.'),
  after: z.unknown().describe('As it is; null: it was removed.'),
});
export const changePage = z.object({
  items: z.array(changeBrief).describe('Newest first.'),
  more: z.boolean().describe('Whether there are older ones.'),
});
export type ChangePage = z.infer<typeof changePage>;
export const changeQuery = z.object({
  kind: z.string().max(40).optional().describe('What was changed; left out: anything.'),
  ref: z.string().max(100).optional().describe('Which one of its kind; left out: any.'),
  by: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe('Id of the operator; left out: anybody.'),
  before: z.coerce.number().int().positive().optional().describe('Id of an entry: only older ones.'),
});
export type ChangeQuery = z.input<typeof changeQuery>;
export type ChangeBrief = z.infer<typeof changeBrief>;
export type ChangeView = z.infer<typeof changeView>;

export const deskPicture = z.object({
  path: z.string().describe('Path below the picture prefix, as documents name it.'),
  url: z.string().describe('Address to show it by.'),
});
export type DeskPicture = z.infer<typeof deskPicture>;
