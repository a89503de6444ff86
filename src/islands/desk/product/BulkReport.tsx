import type { BulkReport as Report } from '#contract/product/bulk.schema.ts';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function BulkReport({ report: { rows }, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useIsland();
  const refused = rows.filter(({ done }) => !done);
  return (
    <section
      className="goods-report mb-3 py-3.5 px-5 border-s-3 border-s-primary rounded-box text-sm bg-base-100"
      aria-label={t('deskgoods:bulk.label')}
    >
      <p role="status">
        {t('deskgoods:bulk.done', { n: rows.length - refused.length })}
        {refused.length > 0 && ` · ${t('deskgoods:bulk.refused', { n: refused.length })}`}
      </p>
      {refused.length > 0 && (
        <ul className="my-2">
          {refused.map(({ id, msg }) => (
            <li key={id}>
              <a className="underline" href={productPath(id)}>
                {t('deskgoods:bulk.product', { id })}
              </a>{' '}
              {msg}
            </li>
          ))}
        </ul>
      )}
      <Button look="link" onClick={onClose}>
        {t('deskgoods:bulk.close')}
      </Button>
    </section>
  );
}
