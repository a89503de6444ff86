import { useState } from 'react';
import { ORDERS_PATH } from '../../../lib/browser/desk/order-url.ts';
import { createSlips } from '../../../stores/desk/slips.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { useEarlyChoice } from '../../ui/use-typed.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { PackingSlip } from './PackingSlip.tsx';

const PAPERS = ['A5', 'A4'] as const;
type Paper = (typeof PAPERS)[number];

export const SlipsScreen = defineScreen(Slips);

function Slips({ ids }: { ids: string[] }) {
  const { t } = useIsland();
  const [slips, now] = useResource((words) => createSlips(ids, words));
  const [paper, setPaper] = useState<Paper>('A5');
  const choose = (one: string) => setPaper(one as Paper);
  const select = useEarlyChoice(paper, choose);
  const found = now.value ?? [];
  return (
    <>
      <header className="desk-slips-head">
        <h1 className="desk-title m-0">{t('deskorders:slips.title')}</h1>
        <span className="text-quiet" role="status">
          {found.length > 0 && t('deskorders:slips.count', { count: found.length })}
        </span>
        <label className="flex items-center gap-2 ms-auto whitespace-nowrap">
          {t('deskorders:slips.paper')}
          <select className="select w-auto" ref={select} value={paper} onChange={({ target }) => choose(target.value)}>
            {PAPERS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Button look="primary" disabled={!found.length} onClick={() => print()}>
          {t('deskorders:slips.print')}
        </Button>
      </header>
      <Loading now={now} onRetry={slips.reload}>
        <Skeleton count={2} className="h-96" />
      </Loading>
      {now.state === 'loaded' && !found.length && (
        <Empty title={t('deskorders:slips.none')} text={t('deskorders:slips.noneText')}>
          <a href={ORDERS_PATH} className="btn btn-outline">
            {t('deskorders:slips.back')}
          </a>
        </Empty>
      )}
      <div className="grid justify-center gap-6 print:block" data-paper={paper}>
        {found.map((slip) => (
          <PackingSlip key={slip.id} slip={slip} />
        ))}
      </div>
    </>
  );
}
