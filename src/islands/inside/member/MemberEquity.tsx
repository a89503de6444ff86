import type { EquityView, ShownBenefits } from '#contract/member/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { price } from '../../../lib/shared/price.ts';
import { createEquity } from '../../../stores/inside/member.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { BENEFITS, useBenefit } from '../ui/member/benefits.ts';

export const MemberEquity = defineScreen(Equity);

function Equity({ first }: WithFirst<EquityView>) {
  const { t } = useIsland();
  const [equity, now] = useResource(createEquity, first);
  const found = now.value;
  return (
    <section className="member">
      <header className="flex items-baseline justify-between gap-4">
        <h1>{t('member:equity.title')}</h1>
        <a href="/member-center/member-center">{t('member:title')}</a>
      </header>
      <Loading now={now} onRetry={equity.reload}>
        <Skeleton count={2} className="h-56" />
      </Loading>
      {found && <Tables found={found} />}
    </section>
  );
}

type Column = { key: string; title: string; under: string; own: boolean; benefits: ShownBenefits };

function Tables({ found: { levels, plans, level, paid } }: { found: EquityView }) {
  const { t } = useIsland();
  return (
    <>
      <Table
        caption={t('member:equity.levels')}
        columns={levels.map((one) => ({
          key: `${one.level}`,
          title: one.name,
          under: t('member:equity.from', { growth: one.growth }),
          own: one.level === level,
          benefits: one.benefits,
        }))}
      />
      <Table
        caption={t('member:equity.plans')}
        columns={plans.map((one) => ({
          key: one.plan,
          title: t(`member:plan.${one.plan}`),
          under: price(one.price),
          own: one.plan === paid?.plan,
          benefits: one.benefits,
        }))}
      />
      <div className="mt-6 text-sm text-quiet">
        <h2 className="mb-2 font-semibold text-base-content">{t('member:equity.how')}</h2>
        <ul className="grid gap-1 ps-5 list-disc">
          {(['growth', 'keep', 'better', 'freight'] as const).map((rule) => (
            <li key={rule}>{t(`member:equity.rule.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Table({ caption, columns }: { caption: string; columns: Column[] }) {
  const { t } = useIsland();
  const benefitText = useBenefit();
  return (
    <div className="overflow-x-auto mb-6">
      <table className="member-table card-white w-full max-sm:min-w-[36rem] table-fixed border-collapse text-sm">
        <caption className="py-3 px-0 text-base font-semibold text-start">{caption}</caption>
        <thead>
          <tr>
            <th className="first:text-start" scope="col">
              {t('member:equity.benefit')}
            </th>
            {columns.map(({ key, title, under, own }) => (
              <th key={key} className="first:text-start" scope="col" data-own={own || undefined}>
                {title}
                <small className="block font-normal text-quiet">{under}</small>
                {own && <em className="not-italic text-xs font-semibold">{t('member:equity.yours')}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BENEFITS.map((name) => (
            <tr key={name}>
              <th className="font-normal text-start" scope="row">
                {t(`member:benefit.${name}`)}
              </th>
              {columns.map(({ key, own, benefits }) => (
                <td key={key} className="first:text-start" data-own={own || undefined}>
                  {benefitText(name, benefits) ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
