import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GoodsState, ProductDocument } from '#contract/product/schema.ts';
import { specKey } from '#contract/product/values.ts';
import { commissionOf } from '#contract/settlement/commission.rules.ts';
import { specName } from '../../../lib/browser/desk/specs.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { leaveRow } from '../ui/leave-row.ts';
import { YuanInput } from '../ui/YuanInput.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { FillRow } from './FillRow.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import type { PartProps } from './ProductScreen.tsx';
import { useRate } from './use-rate.ts';

const PERCENT = 100;

export function SkuTable(props: PartProps) {
  const { product, value, errorOf } = props;
  const { t } = useIsland();
  const found = useStore(product.$state, { ssr: 'initial' });
  const skus = found.value?.skus ?? [];
  const [adjusting, setAdjusting] = useState(false);
  const rate = useRate(found.value?.shopId, value.categoryId);
  const known = new Map(skus.filter(({ retired }) => !retired).map((sku) => [specKey(sku.spec), sku]));
  const heads = ['spec', 'price', 'listPrice', 'picture', 'stock'];
  return (
    <>
      <div className="desk-table goods-skus aria-busy:opacity-60">
        <table>
          <caption className="sr-only">{t('deskgoods:specs.table')}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`deskgoods:specs.${head}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {value.skus.length > 1 && <FillRow product={product} value={value} />}
            {value.skus.map((sku, at) => (
              <SkuRow
                key={specKey(sku.spec)}
                {...props}
                sku={sku}
                at={at}
                now={known.get(specKey(sku.spec))}
                rate={rate}
              />
            ))}
          </tbody>
        </table>
      </div>
      {errorOf('skus') && <p className="field-error">{errorOf('skus')}</p>}
      <p>
        <Button size="sm" disabled={skus.length === 0} onClick={() => setAdjusting(true)}>
          {t('deskgoods:specs.adjust')}
        </Button>
      </p>
      {adjusting && <AdjustDialog product={product} value={value} skus={skus} onClose={() => setAdjusting(false)} />}
    </>
  );
}

type Sku = ProductDocument['skus'][number];
/** `now`: as it is sold; undefined: it is new. */
type RowProps = PartProps & {
  sku: Sku;
  at: number;
  now: GoodsState['skus'][number] | undefined;
  /** Commission in basis points; undefined: not known. */
  rate: number | undefined;
};

function SkuRow({ product: { document }, value, errorOf, sku, at, now, rate }: RowProps) {
  const { t, language } = useIsland();
  const spec = specName(value.axes, sku.spec, language) || t('deskgoods:specs.only');
  const label = (what: string) => t('deskgoods:specs.of', { spec, what: t(`deskgoods:specs.${what}`) });
  const put = (part: Partial<Sku>) =>
    document.change((now) => ({ ...now, skus: now.skus.with(at, { ...sku, ...part }) }));
  const pictures = [...new Set([...value.pictures, ...(sku.picture ? [sku.picture] : [])])];
  return (
    <tr>
      <th className="font-medium" scope="row">
        {spec}
      </th>
      <td>
        <YuanInput
          label={label('price')}
          value={sku.price}
          onValue={(fen) => put({ price: fen ?? 0 })}
          error={errorOf(`skus.${at}.price`)}
        />
        {rate !== undefined && rate > 0 && (
          <small className="block text-quiet">
            {t('deskgoods:specs.leaves', {
              rate: `${rate / PERCENT}%`,
              amount: price(sku.price - commissionOf(sku.price, rate)),
            })}
          </small>
        )}
        {now?.promotion && (
          <small className="block text-quiet">
            {t('deskgoods:specs.promotion', { price: price(now.promotion.price) })}
          </small>
        )}
      </td>
      <td>
        <YuanInput
          label={label('listPrice')}
          value={sku.listPrice}
          onValue={(listPrice) => put({ listPrice })}
          error={errorOf(`skus.${at}.listPrice`)}
        />
      </td>
      <td>
        <PictureChoice
          label={label('picture')}
          none={t('deskgoods:specs.noPicture')}
          pictures={pictures}
          value={sku.picture ?? ''}
          onValue={(path) => put({ picture: path || null })}
        />
      </td>
      <td>{now?.stock ?? <small>{t('deskgoods:specs.new')}</small>}</td>
      <td>
        {value.skus.length > 1 && (
          <Button
            look="link"
            aria-label={t('deskgoods:specs.remove', { spec })}
            onClick={({ currentTarget }) => {
              leaveRow(currentTarget);
              document.change((now) => ({ ...now, skus: now.skus.toSpliced(at, 1) }));
            }}
          >
            {t('deskgoods:pictures.remove')}
          </Button>
        )}
      </td>
    </tr>
  );
}
