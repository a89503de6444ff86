import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Change } from '../../../lib/browser/order/changes.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useCheckout } from './context.ts';

function textOf(change: Change, t: Translate): string {
  if (change.kind === 'error') {
    return t('order:change.error', { title: change.title, error: t(`order:error.${change.error}`) });
  }
  if (!('from' in change)) return t(`order:change.${change.kind}`, { title: change.title });
  const show = (value: number) => (change.kind === 'quantity' ? String(value) : price(value));
  const title = 'title' in change ? change.title : '';
  return t(`order:change.${change.kind}`, { title, from: show(change.from), to: show(change.to) });
}

export function Changes() {
  const { t } = useIsland();
  const { $changes, acceptChanges } = useCheckout();
  const changes = useStore($changes);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (changes.length) box.current?.focus();
  }, [changes]);
  if (!changes.length) return null;
  return (
    <section
      ref={box}
      className="py-5 px-7 border border-warning rounded-box bg-[color-mix(in_oklab,var(--color-warning)_8%,var(--color-base-100))]"
      tabIndex={-1}
      aria-labelledby="checkout-changes"
    >
      <h2 className="font-semibold" id="checkout-changes">
        {t('order:change.title')}
      </h2>
      <ul className="mt-2.5 mb-4 text-sm leading-[1.7] list-disc ps-4.5">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none of them moves
          <li key={index}>{textOf(change, t)}</li>
        ))}
      </ul>
      <Button size="sm" onClick={acceptChanges}>
        {t('order:change.accept')}
      </Button>
    </section>
  );
}
