import { z } from 'zod';
import { pair, title } from '../pair.schema.ts';
import { ATTRIBUTE_VALUES } from './values.ts';

const id = z.number().int().positive().max(2_147_483_647);
const categoryId = id
  .nullable()
  .describe('It is offered to goods of this category and of those below it; null: to all.');

const flags = {
  categoryId,
  multiple: z.boolean().describe('Whether a product may have several of its values.'),
  filterable: z.boolean().describe('Whether listings and search are filtered by it.'),
  required: z.boolean().describe('Whether goods need one of its values to be put on sale.'),
};

export const attributeInput = z.object({
  name: title.describe('Name of the attribute.'),
  ...flags,
  values: z
    .array(
      z.object({
        id: id.optional().describe('Id of the value; left out: a new one.'),
        name: title.describe('Name of the value.'),
      }),
    )
    .min(1)
    .max(ATTRIBUTE_VALUES)
    .describe('In the order in which they are shown; one that is left out is removed.'),
});
export type AttributeInput = z.infer<typeof attributeInput>;

export const deskAttribute = z.object({
  id: id.describe('Id of the attribute.'),
  name: pair.describe('Its name.'),
  ...flags,
  values: z
    .array(z.object({ id: id.describe('Id of the value.'), name: pair.describe('Its name.') }))
    .describe('In the order in which they are shown.'),
});
export type DeskAttribute = z.infer<typeof deskAttribute>;
export const deskAttributes = z.object({
  items: z.array(deskAttribute).describe('All of them, in the order in which listings show them.'),
});
export type DeskAttributes = z.infer<typeof deskAttributes>;
