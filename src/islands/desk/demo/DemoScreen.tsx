import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { removeDemo } from '#contract/demo/desk.calls.ts';
import type { DemoPlan } from '#contract/demo/schema.ts';
import { createDemo } from '../../../stores/desk/demo.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Switch } from '../ui/fields.tsx';
import { May } from '../ui/may.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

export const DemoScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [demo, now] = useResource(createDemo);
  const busy = useStore(demo.$busy);
  const [catalogue, setCatalogue] = useState(true);
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (await demo.remove(catalogue)) toast(t('deskbrand:demo.done'), 'success');
    setAsking(false);
  };
  const plan = now.value;
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskbrand:demo.title')}</h1>
      </header>
      <Loading now={now} onRetry={demo.reload}>
        <Skeleton count={2} className="h-40" />
      </Loading>
      {plan && !plan.there && <p className="desk-card">{t('deskbrand:demo.none')}</p>}
      {plan?.there && (
        <div className="grid gap-5">
          <section className="desk-card">
            <p>{t('deskbrand:demo.intro')}</p>
          </section>
          <Counts plan={plan} />
          <section className="desk-card grid gap-4">
            <Switch label={t('deskbrand:demo.withCatalogue')} value={catalogue} onValue={setCatalogue} />
            <May call={removeDemo}>
              <p>
                <Button look="primary" onClick={() => setAsking(true)}>
                  {t('deskbrand:demo.start')}
                </Button>
              </p>
            </May>
          </section>
        </div>
      )}
      {asking && plan && <RemoveDialog plan={plan} busy={busy} onConfirm={remove} onClose={() => setAsking(false)} />}
    </>
  );
}

const GOES = ['shops', 'products', 'shoppers', 'orders', 'promotions', 'reviews', 'catalogue'] as const;
const STAYS = [
  ['ownedShops', 'ownedShops'],
  ['closedShops', 'closedShops'],
  ['products', 'keptProducts'],
  ['shoppers', 'keptShoppers'],
] as const;

function Counts({ plan: { goes, stays } }: { plan: DemoPlan }) {
  const { t } = useIsland();
  const kept = STAYS.filter(([name]) => stays[name] > 0);
  return (
    <section className="desk-card">
      <h2>{t('deskbrand:demo.goes')}</h2>
      <dl>
        {GOES.map((name) => (
          <div key={name} className="flex justify-between gap-4 py-1.5 border-b border-base-200">
            <dt>{t(`deskbrand:demo.${name}`)}</dt>
            <dd className="tabular-nums font-semibold">{goes[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="field-hint mt-3 mb-6">{t('deskbrand:demo.also')}</p>
      <h2>{t('deskbrand:demo.stays')}</h2>
      {kept.length === 0 && <p className="text-quiet">{t('deskbrand:demo.nothingStays')}</p>}
      <dl>
        {kept.map(([name, key]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5 border-b border-base-200">
            <dt>{t(`deskbrand:demo.${key}`)}</dt>
            <dd className="tabular-nums font-semibold">{stays[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
