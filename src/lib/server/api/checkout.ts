import type { AstroGlobal } from 'astro';
import { viewAddressBook } from '#contract/address/calls.ts';
import { previewCheckout } from '#contract/checkout/calls.ts';
import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { readFirst } from './first.ts';

/** What was chosen at this checkout before is known to the browser alone: then the island asks again. */
export async function readCheckout(context: Pick<AstroGlobal, 'cookies' | 'locals'>, source: CheckoutSource) {
  const [preview, addresses] = await Promise.all([
    readFirst(context, (mall) => mall.call(previewCheckout, { body: { source, points: 0 } })),
    readFirst(context, (mall) => mall.call(viewAddressBook)),
  ]);
  return { preview, addresses };
}

export type FirstCheckout = Awaited<ReturnType<typeof readCheckout>>;
