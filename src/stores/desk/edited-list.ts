import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

type Calls<L, I> = {
  load: () => Promise<L>;
  add: (input: I) => Promise<unknown>;
  change: (id: number, input: I) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
};

/** A list of the desk whose items are added, changed and removed in dialogs. */
export function createEditedList<L, I>({ load, add, change, remove }: Calls<L, I>, words: FailureWords) {
  const { $state, reload, value } = createResource(load, words);
  const form = createForm(words);
  const action = createAction(words);

  /** Does what concerns more than one item; the list is loaded again however it ends. */
  async function act(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await reload();
    return done;
  }

  /** @param id undefined: a new one @param error of a check before the call */
  const save = (id: number | undefined, input: I, error?: Failure): Promise<boolean> =>
    form.submit(error, async () => {
      await (id === undefined ? add(input) : change(id, input));
      await reload();
    });

  return {
    ...{ $state, reload, value, act, save },
    $busy: form.$busy,
    $failure: form.$failure,
    $acting: action.$busy,
    forget: () => form.$failure.set(undefined),
    remove: (id: number) => act(() => remove(id)),
  };
}

export type EditedList<L, I> = ReturnType<typeof createEditedList<L, I>>;
