import type { DemoPlan } from '#contract/demo/schema.ts';
import * as api from '../../lib/browser/api/desk/demo.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** What removing the demo would do, and doing it. */
export function createDemo(words: FailureWords) {
  const plan = createResource<DemoPlan>(api.loadDemoPlan, words);
  const { $busy, run } = createAction(words);
  return {
    ...plan,
    $busy,
    /** What it is refused for is seen in the plan. @returns whether it is gone */
    async remove(catalogue: boolean): Promise<boolean> {
      const products = plan.value()?.goes.products ?? 0;
      const gone = await run(() => api.removeDemo(products, catalogue));
      await plan.reload();
      return gone;
    },
  };
}
