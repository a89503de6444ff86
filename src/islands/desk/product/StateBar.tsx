import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { PublishMove } from '#contract/product/publish.values.ts';
import type { GoodsState } from '#contract/product/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWorker } from '../ui/may.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { StateTag } from './StateTag.tsx';

type Props = { product: DeskProduct };

export function StateBar({ product }: Props) {
  const { t } = useIsland();
  const isMall = useWorker().shopId === null;
  const found = useStore(product.$state);
  const state = found.value;
  if (!state)
    return (
      <Loading now={found} onRetry={product.reload}>
        <Skeleton count={1} className="h-16" />
      </Loading>
    );
  return (
    <section className="desk-card goods-bar flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StateTag status={state.status} />
        <span>{t('deskgoods:product.code', { code: state.code })}</span>
        {isMall && <span>{state.shop}</span>}
        <span>{t('deskgoods:product.sold', { n: state.sales })}</span>
        {state.status === PUBLISH_STATUS.PUT_ON && (
          <a className="underline" href={`/goods?prodId=${product.id}`} target="_blank" rel="noopener">
            {t('deskgoods:product.shopPage')}
          </a>
        )}
      </p>
      <Moves product={product} state={state} />
      {state.status !== PUBLISH_STATUS.PUT_OFF && state.skus.every(({ stock }) => stock === 0) && (
        <p role="status" className="basis-full text-sm text-warning">
          {t('deskgoods:product.noStock')}
        </p>
      )}
      <Log log={state.log} />
    </section>
  );
}

function Moves({ product, state: { moves, lacks } }: { product: DeskProduct; state: GoodsState }) {
  const { t } = useIsland();
  const busy = useStore(product.$busy);
  const dirty = useStore(product.document.$dirty);
  const [asking, setAsking] = useState<'refuse' | 'putOn'>();
  const move = async (name: PublishMove) => {
    if (await product.move(name)) toast(t('deskgoods:move.done'), 'success');
    setAsking(undefined);
  };
  const asks = (name: PublishMove) => name === 'refuse' || (name === 'putOn' && lacks.length > 0);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {dirty && moves.length > 0 && <span className="text-quiet">{t('deskgoods:move.unsaved')}</span>}
      {moves.map((name) => (
        <Button
          key={name}
          size="sm"
          look={name === 'refuse' || name === 'putOff' ? 'outline' : 'primary'}
          busy={busy}
          disabled={dirty}
          onClick={() => (asks(name) ? setAsking(name === 'refuse' ? name : 'putOn') : void move(name))}
        >
          {t(`deskgoods:move.${name}`)}
        </Button>
      ))}
      {asking === 'refuse' && <RefuseDialog product={product} onClose={() => setAsking(undefined)} />}
      {asking === 'putOn' && (
        <Confirm
          title={t('deskgoods:lacks.title')}
          action={t('deskgoods:lacks.anyway')}
          busy={busy}
          onConfirm={() => void move('putOn')}
          onClose={() => setAsking(undefined)}
        >
          <ul className="list-disc ps-5">
            {lacks.map((lack) => (
              <li key={lack}>{t(`deskgoods:lacks.long.${lack}`)}</li>
            ))}
          </ul>
        </Confirm>
      )}
    </div>
  );
}

function Log({ log }: { log: GoodsState['log'] }) {
  const { t, language } = useIsland();
  return (
    <details className="basis-full text-sm">
      <summary className="w-fit min-h-7 cursor-pointer text-quiet">{t('deskgoods:move.log')}</summary>
      {log.length === 0 && <p className="text-quiet">{t('deskgoods:move.none')}</p>}
      <ol>
        {log.map(({ at, by, move, to, reason }) => (
          <li key={at + move}>
            <time dateTime={at}>{dateTime(at, language)}</time> {by} {t(`deskgoods:move.${move}`)} →{' '}
            {t(`deskgoods:status.${to}`)}
            {reason && <q className="ms-2 text-quiet">{reason}</q>}
          </li>
        ))}
      </ol>
    </details>
  );
}
