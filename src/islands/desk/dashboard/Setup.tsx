import { listBrands, listCategories } from '#contract/category/desk.calls.ts';
import { listConnections } from '#contract/connection/desk.calls.ts';
import { listDictionaries } from '#contract/content/desk.calls.ts';
import type { DeskHome } from '#contract/dashboard/schema.ts';
import type { DeskSetup } from '#contract/dashboard/setup.schema.ts';
import { SETUP_STEPS, type SetupStep, SHOP_STEPS, type ShopStep } from '#contract/dashboard/values.ts';
import { viewDemoPlan } from '#contract/demo/desk.calls.ts';
import { openDocument } from '#contract/documents/desk.calls.ts';
import type { Access } from '#contract/operator/areas.values.ts';
import { listOrders } from '#contract/order/desk.calls.ts';
import { viewReceiver } from '#contract/payout/desk.calls.ts';
import { listProducts } from '#contract/product/desk.calls.ts';
import { viewReturnPlace } from '#contract/refund/desk.calls.ts';
import { listShops } from '#contract/store/desk.calls.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DeskIcon } from '../ui/DeskIcon.tsx';
import { May, MayLink } from '../ui/may.tsx';

/** A screen, and what it calls as it opens. */
type Way = readonly [href: string, opens: Access];

const WAYS: Partial<Record<SetupStep, Way>> = {
  branding: ['/desk/web', openDocument('web')],
  categories: ['/desk/categories', listCategories],
  brands: ['/desk/brands', listBrands],
  dictionaries: ['/desk/dictionaries', listDictionaries],
  shop: ['/desk/shops', listShops],
  freight: ['/desk/shop', openDocument('shop/{ref}')],
  returnPlace: ['/desk/refunds', viewReturnPlace],
  product: ['/desk/products', listProducts],
  payment: ['/desk/connections', listConnections],
  sms: ['/desk/connections', listConnections],
  order: ['/desk/orders', listOrders],
};

const DEMO_PATH = '/desk/demo';

const SHOP_WAYS: Record<ShopStep, Way> = {
  settings: ['/desk/shop', openDocument('shop')],
  returnPlace: ['/desk/refunds', viewReturnPlace],
  receiver: ['/desk/receiver', viewReceiver],
  product: ['/desk/products', listProducts],
  sale: ['/desk/products', listProducts],
};

export function Setup({ setup }: { setup: DeskSetup }) {
  const { t } = useIsland();
  const count = SETUP_STEPS.filter((step) => setup.done[step]).length;
  if (count === SETUP_STEPS.length && !setup.demo) return null;
  return (
    <section className="desk-card desk-setup mb-5" aria-labelledby="desk-setup">
      <h2 id="desk-setup">{t('desk:setup.title', { n: count, all: SETUP_STEPS.length })}</h2>
      <Steps steps={SETUP_STEPS} done={setup.done} ways={WAYS} texts="desk:setup" />
      {setup.demo && (
        <p className="mt-4">
          {t('desk:setup.demo')}{' '}
          <May call={viewDemoPlan}>
            <a className="underline underline-offset-2" href={DEMO_PATH}>
              {t('desk:setup.removeDemo')}
            </a>
          </May>
        </p>
      )}
    </section>
  );
}

/** What a shop still needs, also when something of it is missing later. */
export function ShopSetup({ shop: { name, done } }: { shop: NonNullable<DeskHome['shop']> }) {
  const { t } = useIsland();
  if (SHOP_STEPS.every((step) => done[step])) return null;
  const count = SHOP_STEPS.filter((step) => done[step]).length;
  return (
    <section className="desk-card desk-setup mb-5" aria-labelledby="desk-setup">
      <h2 id="desk-setup">{t('desk:shopSetup.title', { name, n: count, all: SHOP_STEPS.length })}</h2>
      <Steps steps={SHOP_STEPS} done={done} ways={SHOP_WAYS} texts="desk:shopSetup" />
    </section>
  );
}

type StepsProps<S extends string> = {
  steps: readonly S[];
  done: Readonly<Record<S, boolean>>;
  ways: Partial<Record<S, Way>>;
  texts: string;
};

function Steps<S extends string>({ steps, done, ways, texts }: StepsProps<S>) {
  const { t } = useIsland();
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] gap-x-6 gap-y-3 mt-3">
      {steps.map((step) => {
        const isDone = done[step];
        const way = ways[step];
        const name = t(`${texts}.step.${step}`);
        return (
          <li key={step} className="flex gap-2" data-done={isDone || undefined}>
            <DeskIcon name={isDone ? 'check' : 'right'} className="size-4" />
            <span>
              {way ? (
                <MayLink className="underline underline-offset-2" href={way[0]} call={way[1]}>
                  {name}
                </MayLink>
              ) : (
                name
              )}
              <span className="sr-only">{t(isDone ? 'desk:setup.done' : 'desk:setup.open')}</span>
              {!isDone && <small>{t(`${texts}.how.${step}`)}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
