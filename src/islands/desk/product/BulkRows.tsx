import { useStore } from '@nanostores/react';
import type { BulkAct, BulkRow } from '#contract/product/bulk.schema.ts';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { price } from '../../../lib/shared/price.ts';
import { countOf, type GoodsBulk } from '../../../stores/desk/product-bulk.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const MOST = 200;
const ORDER: readonly BulkRow['outcome'][] = ['bad', 'ready', 'done', 'already'];

export function BulkRows({ goods, bulk }: { goods: DeskGoods; bulk: GoodsBulk }) {
  const { t } = useIsland();
  const { step, act, rows } = useStore(bulk.$state);
  const shown = useShown(goods, act);
  if (!act) return null;
  const ready = countOf(rows, 'ready');
  const counts = { ready, ...Object.fromEntries(ORDER.map((one) => [one, countOf(rows, one)])) };
  const listed = rows.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <div className="grid gap-4 my-4">
      <p role="status">
        <b>{t(step === 'ended' ? 'deskgoods:bulk.report' : 'deskgoods:bulk.preview', counts)}</b>
        {step === 'ended' && ready > 0 && (
          <>
            <br />
            {t('deskgoods:bulk.stopped', { n: ready })}
          </>
        )}
      </p>
      <section
        className="desk-table desk-table-box max-h-72 border border-base-300 text-sm"
        aria-label={t('deskgoods:bulk.rows')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys
        tabIndex={0}
      >
        <table>
          <caption className="sr-only">{t('deskgoods:bulk.rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('deskgoods:column.title')}</th>
              <th scope="col">{t('deskgoods:bulk.before')}</th>
              <th scope="col">{t('deskgoods:bulk.after')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, MOST).map(({ id, code, title, outcome, from, to, lacks, msg }) => (
              <tr key={id} data-outcome={outcome}>
                <td>
                  <a className="underline" href={productPath(id)} target="_blank" rel="noreferrer">
                    {title || code || t('deskgoods:bulk.product', { id })}
                  </a>
                </td>
                {outcome === 'bad' || outcome === 'already' ? (
                  <td colSpan={2} className={outcome === 'bad' ? 'text-error' : 'text-quiet'}>
                    {msg || t('deskgoods:bulk.already')}
                  </td>
                ) : (
                  <>
                    <td>{shown(from)}</td>
                    <td>
                      {shown(to)}
                      {lacks.map((lack) => (
                        <small key={lack} className="block text-warning">
                          {t(`deskgoods:lacks.${lack}`)}
                        </small>
                      ))}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > MOST && <p>{t('deskgoods:file.more', { n: rows.length - MOST })}</p>}
      </section>
    </div>
  );
}

function useShown(goods: DeskGoods, act: BulkAct | undefined): (n: number | null) => string {
  const { t } = useIsland();
  const choices = useStore(goods.$choices);
  return (n) => {
    if (n === null) return act?.kind === 'remove' ? t('deskgoods:bulk.gone') : '';
    if (act?.kind === 'move' || act?.kind === 'remove') return t(`deskgoods:status.${n}`);
    if (act?.kind === 'stock') return String(n);
    if (act?.kind !== 'category') return price(n);
    return choices.value?.categories.find(({ id }) => id === n)?.path ?? '';
  };
}
