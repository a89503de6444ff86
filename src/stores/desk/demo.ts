import * as calls from '#contract/demo/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

export function createDemo(words: FailureWords) {
  const plan = createResource(() => desk.call(calls.viewDemoPlan), words);
  const { $busy, run } = createAction(words);
  return {
    ...plan,
    $busy,
    /** A refusal is shown in the plan. @returns whether the demo is removed */
    async remove(catalogue: boolean): Promise<boolean> {
      const products = plan.value()?.goes.products ?? 0;
      const gone = await run(() => desk.call(calls.removeDemo, { body: { products, catalogue } }));
      await plan.reload();
      return gone;
    },
  };
}
