import { atom } from 'nanostores';
import * as calls from '#contract/operator/desk.calls.ts';
import { resetFactors as reset } from '#contract/operator/factor.calls.ts';
import type { NewOperator, OperatorInput, OperatorView } from '#contract/operator/staff.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export type Given = { userName: string; password: string };

export function createStaff(words: FailureWords) {
  const list = createResource(() => desk.call(calls.listStaff), words);
  const form = createForm(words);
  const action = createAction(words);
  const $given = atom<Given | undefined>(undefined);

  const add = (input: NewOperator, error?: Failure): Promise<boolean> =>
    form.submit(error, async () => {
      const { password } = await desk.call(calls.addOperator, { body: input });
      $given.set({ userName: input.userName.trim(), password });
      await list.reload();
    });

  const change = (id: number, input: OperatorInput, error?: Failure): Promise<boolean> =>
    form.submit(error, async () => {
      await desk.call(calls.changeOperator, { params: { id }, body: input });
      await list.reload();
    });

  const resetPassword = ({ id, userName }: OperatorView): Promise<boolean> =>
    action.run(async () => {
      const { password } = await desk.call(calls.resetPassword, { params: { id } });
      $given.set({ userName, password });
    });

  const resetFactors = ({ id }: OperatorView): Promise<boolean> =>
    action.run(async () => {
      await desk.call(reset, { params: { id } });
      await list.reload();
    });

  return {
    $state: list.$state,
    reload: list.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    forget: () => form.$failure.set(undefined),
    $acting: action.$busy,
    $given,
    putAway: () => $given.set(undefined),
    add,
    change,
    resetPassword,
    resetFactors,
  };
}

export type Staff = ReturnType<typeof createStaff>;
