import { z } from 'zod';

/** What the calls of the desk have in common. */

/** Things that are edited whole: each has a version, which a save has to name. */
export const version = z.int32().min(0);
export const versioned = <T extends z.ZodType>(value: T) => z.object({ value, version });
export const saved = z.object({ version: z.number().int() });

/** `data` of a refused save: what stands there now, and who put it there. */
export const conflict = z.object({
  conflict: z.object({
    value: z.unknown(),
    version: z.number().int(),
    by: z.string(),
    at: z.iso.datetime(),
  }),
});
export type Conflict = z.infer<typeof conflict>['conflict'];

export const changeBrief = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Empty: the mall itself, by the clock. */
  by: z.string(),
  kind: z.string(),
  ref: z.string(),
  action: z.string(),
  version: z.number().int().nullable(),
});
export const changeView = changeBrief.extend({ before: z.unknown(), after: z.unknown() });
export const changePage = z.object({ items: z.array(changeBrief), more: z.boolean() });
export const changeQuery = z.object({
  kind: z.string().max(40).optional(),
  ref: z.string().max(100).optional(),
  /** Id of the operator. */
  by: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  /** Older than this one. */
  before: z.coerce.number().int().positive().optional(),
});
export type ChangeBrief = z.infer<typeof changeBrief>;
export type ChangeView = z.infer<typeof changeView>;

/** A picture that an editor sent in: its path below the picture prefix, and its address. */
export const deskPicture = z.object({ path: z.string(), url: z.string() });
export type DeskPicture = z.infer<typeof deskPicture>;
