import type { PlanFigures as Found } from '#contract/buy-member/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPlanFigures } from '../../../stores/desk/member.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { FoundSection } from '../ui/FoundList.tsx';

type Plan = Found['plans'][number];

export function PlanFigures() {
  const { t } = useIsland();
  const [list, now] = useResource(createPlanFigures);
  const columns: Column<Plan>[] = [
    { id: 'plan', title: t('deskmembers:plans.plan'), cell: ({ plan }) => t(`member:plan.${plan}`) },
    { id: 'sold', title: t('deskmembers:plans.sold'), cell: ({ sold }) => sold, end: true },
    { id: 'sales', title: t('deskmembers:plans.sales'), cell: ({ sales }) => price(sales), end: true },
    { id: 'refunded', title: t('deskmembers:plans.refunded'), cell: ({ refunded }) => refunded, end: true },
  ];
  return (
    <FoundSection
      id="plan-figures"
      title={t('deskmembers:plans.title')}
      className="mt-5"
      found={{ list, now, page: now.value && { items: now.value.plans } }}
      none=""
      skeleton={<Skeleton count={3} className="h-12" />}
      columns={columns}
      idOf={({ plan }) => plan}
    />
  );
}
