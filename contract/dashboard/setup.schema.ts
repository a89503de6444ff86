import { z } from 'zod';
import { SETUP_STEPS } from './values.ts';

export const deskSetup = z.object({
  done: z
    .record(z.enum(SETUP_STEPS), z.boolean().describe('Whether it is done.'))
    .describe(
      'Whether each is done: name and logo, a category, a brand or goods that need none, reasons to choose from, a shop, settings of a shop, a return address of the mall, a product on sale, a real payment provider, a real SMS service, a domain, an order that was paid.',
    ),
  demo: z.boolean().describe('Whether the mall still has the demo, which can be removed.'),
});
export type DeskSetup = z.infer<typeof deskSetup>;
