import type { PlanFigures as Found } from '#contract/buy-member/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPlanFigures } from '../../../stores/desk/member.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';

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
    <section className="desk-card mt-5" aria-labelledby="plan-figures">
      <h2 id="plan-figures" className="mb-3 font-semibold">
        {t('deskmembers:plans.title')}
      </h2>
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={() => false}
        empty=""
        skeleton={<Skeleton count={3} className="h-12" />}
      >
        {({ plans }) => (
          <DataTable caption={t('deskmembers:plans.title')} columns={columns} rows={plans} idOf={({ plan }) => plan} />
        )}
      </TableFrame>
    </section>
  );
}
