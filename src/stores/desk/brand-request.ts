import * as calls from '#contract/brand-request/desk.calls.ts';
import type { BrandDecision } from '#contract/brand-request/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** Brands that shops ask for, as the mall decides about them. */
export function createBrandRequests(words: FailureWords) {
  const { $state, reload } = createResource(() => desk.call(calls.listBrandRequests), words);
  const form = createForm(words);

  /** @param missing what the decision lacks, by field */
  async function decide(id: number, body: BrandDecision, missing?: { field: string; text: string }): Promise<boolean> {
    const done = await form.submit(missing, () => desk.call(calls.decideBrandRequest, { params: { id }, body }));
    if (!missing) await reload();
    return done;
  }

  return {
    $state,
    reload,
    decide,
    $busy: form.$busy,
    $failure: form.$failure,
    forget: () => form.$failure.set(undefined),
  };
}
export type BrandRequests = ReturnType<typeof createBrandRequests>;

/** What a shop asks for, and what became of what it asked for before. */
export function createBrandWish(words: FailureWords) {
  const { $state, reload } = createResource(() => desk.call(calls.listOwnBrandRequests), words);
  const form = createForm(words);

  /** @param missing what to say where no name is given */
  async function ask(name: string, note: string, missing: string): Promise<boolean> {
    const error = name.trim() ? undefined : { field: 'name', text: missing };
    return form.submit(error, async () => {
      await desk.call(calls.askForBrand, { body: { name: name.trim(), note: note.trim() } });
      await reload();
    });
  }

  return { $state, reload, ask, $busy: form.$busy, $failure: form.$failure };
}
