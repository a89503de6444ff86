import { useStore } from '@nanostores/react';
import type { Preview } from '#contract/checkout/schema.ts';
import { isExchange, linesOf } from '../../../lib/browser/order/checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { PartRows } from '../ui/order/PartRows.tsx';
import { useCheckout } from './context.ts';

const firstStop = () => document.querySelector<HTMLElement>('[data-stop], .checkout [aria-invalid="true"]');

export function Summary({ preview }: { preview: Preview }) {
  const { t } = useIsland();
  const { $pricing, $problem, $submitting, $submitted, $refusal, $source, submit, price: again } = useCheckout();
  const pricing = useStore($pricing);
  const problem = useStore($problem);
  const busy = useStore($submitting);
  const done = useStore($submitted) !== undefined;
  const refusal = useStore($refusal);
  const source = useStore($source);
  const exchange = isExchange(preview);
  const count = linesOf(preview).reduce((sum, { quantity }) => sum + quantity, 0);
  const send = () => {
    void submit();
    // What is wrong stands at its place after the next rendering.
    if (!$submitting.get()) requestAnimationFrame(() => firstStop()?.focus());
  };
  return (
    <aside
      className="checkout-total checkout-part grid gap-3.5 min-[60rem]:sticky min-[60rem]:top-4"
      aria-labelledby="checkout-total"
    >
      <h2 id="checkout-total">{t('order:checkout.total')}</h2>
      <p className="text-quiet first-of-type:-mt-3 first-of-type:text-sm">{t('order:checkout.pieces', { count })}</p>
      <dl className="grid gap-2 py-3.5 border-y border-y-base-300" aria-busy={pricing}>
        <PartRows rows={preview.rows} exchange={exchange} />
        {exchange && (
          <div>
            <dt className="text-quiet">{t('order:part.pointsPrice')}</dt>
            <dd className="tabular-nums">{t('order:checkout.pointsCount', { n: preview.points.used })}</dd>
          </div>
        )}
      </dl>
      <p
        className="checkout-payable first-of-type:-mt-3 first-of-type:text-sm flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0"
        role="status"
        aria-busy={pricing}
      >
        {t('order:checkout.payable')}{' '}
        {exchange ? (
          <PointsPrice points={preview.points.used} money={preview.payable} size="xl" />
        ) : (
          <Money fen={preview.payable} size="xl" />
        )}
      </p>
      {problem && <Failed text={problem} onRetry={() => void again()} />}
      {refusal && (
        <p className="field-error first-of-type:-mt-3 first-of-type:text-sm" role="alert">
          {refusal}
        </p>
      )}
      <Button look="primary" size="lg" busy={busy || pricing || done} onClick={send} className="btn-block">
        {t(busy || done ? 'order:checkout.submitting' : 'order:checkout.submit')}
      </Button>
      {source.from === 'cart' && (
        <a className="hover:text-base-content hover:underline text-xs text-center text-quiet" href="/cart">
          {t('order:checkout.backToCart')}
        </a>
      )}
      <a className="hover:text-base-content hover:underline text-xs text-center text-quiet" href="/other/buy-notice">
        {t('order:checkout.agree')}
      </a>
    </aside>
  );
}
