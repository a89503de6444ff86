import { z } from 'zod';
import { WAITING_KINDS } from './desk.waiting.values.ts';

export const waiting = z.object({
  kind: z.enum(WAITING_KINDS).describe('What waits.'),
  count: z.number().int().describe('How many; where counting ends, it means "or more".'),
  due: z.iso
    .datetime()
    .nullable()
    .describe('When the first of them is decided without anybody, or since when a shopper waits; null: no clock.'),
});
export type Waiting = z.infer<typeof waiting>;

/** Of the kinds that this operator can do something about; those that nothing waits of as well. */
export const deskWaiting = z.object({
  items: z.array(waiting).describe('Each at most 100, which means "or more"; low stock is not counted here.'),
});
export type DeskWaiting = z.infer<typeof deskWaiting>;
