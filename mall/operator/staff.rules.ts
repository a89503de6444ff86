import { covers, type Worker } from '#contract/operator/areas.values.ts';
import { rightsOf } from '#contract/operator/roles.values.ts';

type Held = Parameters<typeof rightsOf>[0];

/**
 * Nobody changes who may do more than they, which would let them log in as that person. A store account belongs to its owner: only the
 * mall's people change it.
 * @param own rights of a role that was made at the desk
 */
export const maySet = (by: Worker, held: Held, own: Readonly<Record<string, unknown>> | null): boolean =>
  covers(by.rights, rightsOf(held, own)) && (by.shopId === null || held.accountId === null);
