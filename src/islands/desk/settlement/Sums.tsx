import type { StatementView } from '#contract/settlement/desk.schema.ts';
import { SHOP_ENTRY_KINDS } from '#contract/settlement/values.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Sums({ statement: { sums, opening, closing } }: { statement: StatementView }) {
  const { t } = useIsland();
  const kinds = SHOP_ENTRY_KINDS.flatMap((kind) => sums.find((one) => one.kind === kind) ?? []);
  return (
    <section className="desk-card mb-4" aria-labelledby="statement-sums">
      <h2 id="statement-sums" className="mb-3 font-semibold">
        {t('desksettlement:sums')}
      </h2>
      <div className="desk-table">
        <table>
          <caption className="sr-only">{t('desksettlement:sums')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desksettlement:column.kind')}</th>
              <th scope="col" className="desk-end">
                {t('desksettlement:column.n')}
              </th>
              <th scope="col" className="desk-end">
                {t('desksettlement:column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="font-normal">
                {t('desksettlement:column.opening')}
              </th>
              <td className="desk-end" />
              <td className="desk-end">{signedPrice(opening)}</td>
            </tr>
            {kinds.map(({ kind, n, amount }) => (
              <tr key={kind}>
                <th scope="row" className="font-normal">
                  {t(`desksettlement:kind.${kind}`)}
                </th>
                <td className="desk-end">{n}</td>
                <td className="desk-end">{signedPrice(amount)}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row">{t('desksettlement:column.closing')}</th>
              <td className="desk-end" />
              <td className="desk-end">{signedPrice(closing)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
