import { signedPrice } from '../../../lib/shared/price.ts';
import { createOrderDue } from '../../../stores/desk/settlement.ts';
import { Fact } from '../../inside/ui/order/Facts.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';

/** What the order brings its shop; nothing while it is unpaid. */
export function Due({ id }: { id: string }) {
  const { t } = useIsland();
  const [, { value }] = useResource((words) => createOrderDue(id, words));
  if (!value?.lines.length) return null;
  const sum = (part: 'paid' | 'subsidy') => value.lines.reduce((all, line) => all + line[part], 0);
  return (
    <section aria-labelledby="desk-due">
      <h2 id="desk-due">{t('deskorders:due.title')}</h2>
      <dl className="order-facts">
        <Fact name={t('deskorders:due.paid')}>{signedPrice(sum('paid'))}</Fact>
        <Fact name={t('deskorders:due.subsidy')}>{signedPrice(sum('subsidy'))}</Fact>
        <Fact name={t('deskorders:due.commission')}>
          {signedPrice(-value.commission)}
          {value.late && <small className="block text-quiet">{t('deskorders:due.late')}</small>}
        </Fact>
        <Fact name={t('deskorders:due.due')}>
          <strong>{signedPrice(value.due)}</strong>{' '}
          <small className="text-quiet">
            {t(value.availableAt ? 'deskorders:due.available' : 'deskorders:due.pending')}
          </small>
        </Fact>
        {value.adjusted !== 0 && <Fact name={t('deskorders:due.adjusted')}>{signedPrice(value.adjusted)}</Fact>}
      </dl>
    </section>
  );
}
