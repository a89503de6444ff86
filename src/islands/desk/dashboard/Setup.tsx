import type { DeskSetup } from '#contract/dashboard/setup.schema.ts';
import { SETUP_STEPS, type SetupStep } from '#contract/dashboard/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DeskIcon } from '../ui/DeskIcon.tsx';

const WAYS: Partial<Record<SetupStep, string>> = {
  branding: '/desk/web',
  categories: '/desk/categories',
  brands: '/desk/brands',
  shop: '/desk/stores',
  product: '/desk/products',
  payment: '/desk/connections',
  sms: '/desk/connections',
  order: '/desk/orders',
};

const DEMO_PATH = '/desk/demo';

export function Setup({ setup }: { setup: DeskSetup }) {
  const { t } = useIsland();
  const left = SETUP_STEPS.filter((step) => !setup.done[step]);
  if (left.length === 0 && !setup.demo) return null;
  return (
    <section className="desk-card desk-setup mb-5" aria-labelledby="desk-setup">
      <h2 id="desk-setup">{t('desk:setup.title', { n: SETUP_STEPS.length - left.length, all: SETUP_STEPS.length })}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] gap-x-6 gap-y-3 mt-3">
        {SETUP_STEPS.map((step) => {
          const done = setup.done[step];
          const way = WAYS[step];
          const name = t(`desk:setup.step.${step}`);
          return (
            <li key={step} className="flex gap-2" data-done={done || undefined}>
              <DeskIcon name={done ? 'check' : 'right'} className="size-4" />
              <span>
                {way ? (
                  <a className="underline underline-offset-2" href={way}>
                    {name}
                  </a>
                ) : (
                  name
                )}
                <span className="sr-only">{t(done ? 'desk:setup.done' : 'desk:setup.open')}</span>
                {!done && <small>{t(`desk:setup.how.${step}`)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      {setup.demo && (
        <p className="mt-4">
          {t('desk:setup.demo')}{' '}
          <a className="underline underline-offset-2" href={DEMO_PATH}>
            {t('desk:setup.removeDemo')}
          </a>
        </p>
      )}
    </section>
  );
}
