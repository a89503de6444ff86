import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ORDERS_PATH } from '../../../lib/desk/orders-url.ts';
import type { Words } from '../../../lib/i18n/fill.ts';
import { createSlips } from '../../../stores/desk/slips.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeskGround } from '../ui/DeskGround.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const PAPERS = ['A5', 'A4'] as const;
type Paper = (typeof PAPERS)[number];

/** Packing slips, a sheet of paper each. @param ids of the address */
export function SlipsScreen({ words, ids }: { words: Words; ids: string[] }) {
  return (
    <DeskGround words={words}>
      <Slips ids={ids} />
    </DeskGround>
  );
}

function Slips({ ids }: { ids: string[] }) {
  const { t, failureWords } = useGround();
  const [slips] = useState(() => createSlips(ids, failureWords));
  const [paper, setPaper] = useState<Paper>('A5');
  const now = useStore(slips.$state, { ssr: 'initial' });
  useEffect(() => void slips.reload(), [slips]);
  const found = 'value' in now ? (now.value ?? []) : [];
  return (
    <>
      <header className="desk-slips-head">
        <h1 className="desk-title">{t('deskorders:slips.title')}</h1>
        <span role="status">{found.length > 0 && t('deskorders:slips.count', { count: found.length })}</span>
        <label>
          {t('deskorders:slips.paper')}
          <select value={paper} onChange={({ target }) => setPaper(target.value as Paper)}>
            {PAPERS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Button look="primary" disabled={!found.length} onClick={() => print()}>
          {t('deskorders:slips.print')}
        </Button>
      </header>
      {now.state === 'loading' && <Skeleton count={2} className="h-96" />}
      {now.state === 'failed' && <Failed text={now.text} onRetry={() => void slips.reload()} />}
      {now.state === 'loaded' && !found.length && (
        <Empty title={t('deskorders:slips.none')} text={t('deskorders:slips.noneText')}>
          <a href={ORDERS_PATH} className="btn btn-outline">
            {t('deskorders:slips.back')}
          </a>
        </Empty>
      )}
      <div className="desk-slips" data-paper={paper}>
        {found.map((slip) => (
          <PackingSlip key={slip.id} slip={slip} />
        ))}
      </div>
    </>
  );
}
