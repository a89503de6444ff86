import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { viewSetup } from '#contract/dashboard/desk.calls.ts';
import { SERIES_DAYS } from '#contract/limits.ts';
import { viewReturnPlace } from '#contract/refund/desk.calls.ts';
import { viewReport } from '#contract/report/desk.calls.ts';
import { REPORTS_PATH } from '../../../lib/browser/desk/report-url.ts';
import { createDeskHome } from '../../../stores/desk/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { May, MayLink, useMay } from '../ui/may.tsx';
import { Figures } from './Figures.tsx';
import { Setup, ShopSetup } from './Setup.tsx';
import { Today } from './Today.tsx';
import { WaitingList } from './WaitingList.tsx';

export const HomeScreen = defineScreen(Home);

function Home() {
  const { t, failureWords } = useIsland();
  const may = useMay();
  const [desk] = useState(() => createDeskHome(failureWords, may(viewSetup)));
  const home = useStore(desk.$home, { ssr: 'initial' });
  const series = useStore(desk.$series, { ssr: 'initial' });
  const setup = useStore(desk.$setup, { ssr: 'initial' });
  const days = useStore(desk.$days, { ssr: 'initial' });
  useEffect(() => void desk.reload(), [desk]);
  useFresh({ reload: desk.refresh });
  return (
    <>
      <Loading now={home} onRetry={desk.reload}>
        <Skeleton count={1} className="h-28" />
      </Loading>
      {setup.value && <Setup setup={setup.value} />}
      {home.value?.shop && <ShopSetup shop={home.value.shop} />}
      {home.value && !home.value.returnPlace && !home.value.shop && (
        <p className="notice-box" role="status">
          {t('desk:setup.returnPlace')}{' '}
          <MayLink call={viewReturnPlace} href="/desk/refunds">
            {t('desk:setup.returnPlaceWay')}
          </MayLink>
        </p>
      )}
      {home.value && <WaitingList waiting={home.value.waiting} now={home.value.now} />}
      {home.value?.today && <Today today={home.value.today} />}
      <section className="desk-figures" aria-labelledby="desk-figures">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 mb-4">
          <h2 className="text-lg font-semibold" id="desk-figures">
            {t('deskorders:home.figures')}
          </h2>
          <fieldset className="flex flex-wrap items-center gap-1">
            <legend className="sr-only">{t('deskorders:home.days')}</legend>
            {SERIES_DAYS.map((one) => (
              <Button
                key={one}
                size="sm"
                look={one === days ? 'outline' : 'ghost'}
                aria-pressed={one === days}
                onClick={() => void desk.look(one)}
              >
                {t('deskorders:home.last', { days: one })}
              </Button>
            ))}
            <May call={viewReport}>
              <a className="link ms-3 text-sm" href={REPORTS_PATH}>
                {t('deskorders:home.reports')}
              </a>
            </May>
          </fieldset>
        </header>
        <Loading now={series} onRetry={desk.reload}>
          <Skeleton count={2} className="h-72" />
        </Loading>
        {series.value?.counting && <p role="status">{t('deskorders:home.counting')}</p>}
        {series.value && <Figures days={series.value.days} />}
      </section>
    </>
  );
}
