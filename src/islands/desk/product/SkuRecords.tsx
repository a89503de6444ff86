import { useState } from 'react';
import { LOW_STOCK } from '#contract/limits.ts';
import { BARCODE } from '#contract/product/barcode.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { specKey } from '#contract/product/values.ts';
import { halfWidth } from '#contract/text.ts';
import { fillSkus, type SkuPart, specName } from '../../../lib/browser/desk/specs.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CountInput } from '../ui/CountInput.tsx';
import { YuanInput } from '../ui/YuanInput.tsx';
import type { PartProps } from './ProductScreen.tsx';

const RECORDS = ['barcode', 'weight', 'cost', 'stockAlert'] as const;
const HEADS = ['spec', ...RECORDS] as const;
/** SKUs whose records are shown at once; those of more are unfolded. */
const FEW = 3;

/** What the shop alone knows of its SKUs: shoppers see none of it. */
export function SkuRecords(props: PartProps) {
  const { value, errorOf } = props;
  const { t } = useIsland();
  const isWrong = value.skus.some((_, at) => RECORDS.some((name) => errorOf(`skus.${at}.${name}`)));
  return (
    <details open={value.skus.length <= FEW || isWrong}>
      <summary className="w-fit cursor-pointer">{t('deskgoods:specs.records')}</summary>
      <p className="my-2 text-sm text-quiet">{t('deskgoods:specs.recordsHint', { n: LOW_STOCK })}</p>
      <div className="desk-table goods-skus">
        <table>
          <caption className="sr-only">{t('deskgoods:specs.records')}</caption>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {t(`deskgoods:specs.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.skus.length > 1 && <AllRow {...props} />}
            {value.skus.map((sku, at) => (
              <SkuRow key={specKey(sku.spec)} {...props} sku={sku} at={at} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type Sku = ProductDocument['skus'][number];

function SkuRow({ product: { document }, value, errorOf, sku, at }: PartProps & { sku: Sku; at: number }) {
  const { t, language } = useIsland();
  const spec = specName(value.axes, sku.spec, language) || t('deskgoods:specs.only');
  // A draft of an earlier version has none.
  const { barcode = null, weight = null, cost = null, stockAlert = null } = sku;
  const put = (part: Partial<Sku>) =>
    document.change((now) => ({ ...now, skus: now.skus.with(at, { ...sku, ...part }) }));
  const of = (name: (typeof RECORDS)[number]) => ({
    label: t('deskgoods:specs.of', { spec, what: t(`deskgoods:specs.${name}`) }),
    error: errorOf(`skus.${at}.${name}`),
  });
  return (
    <tr>
      <th className="font-medium" scope="row">
        {spec}
      </th>
      <td>
        <BarcodeInput {...of('barcode')} value={barcode} onValue={(barcode) => put({ barcode })} />
      </td>
      <td>
        <CountInput {...of('weight')} value={weight} onValue={(weight) => put({ weight })} />
      </td>
      <td>
        <YuanInput {...of('cost')} value={cost} onValue={(cost) => put({ cost })} />
        {cost !== null && sku.price > 0 && (
          <small className="block text-quiet">{t('deskgoods:specs.margin', { rate: marginOf(sku, cost) })}</small>
        )}
      </td>
      <td>
        <CountInput
          {...of('stockAlert')}
          value={stockAlert}
          onValue={(pieces) => put({ stockAlert: pieces })}
          placeholder={String(LOW_STOCK)}
        />
      </td>
    </tr>
  );
}

const marginOf = ({ price }: Sku, cost: number): string => `${Math.round(((price - cost) / price) * 100)}%`;

type BarcodeProps = {
  label: string;
  value: string | null;
  onValue: (barcode: string | null) => void;
  error: string | undefined;
};

/** A scanner types the code and presses Enter, which must not send a form. */
function BarcodeInput({ label, value, onValue, error }: BarcodeProps) {
  return (
    <>
      <input
        className="input w-48 tabular-nums"
        autoComplete="off"
        spellCheck="false"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        maxLength={BARCODE}
        value={value ?? ''}
        onChange={({ target }) => onValue(target.value || null)}
        onBlur={() => {
          const clean = halfWidth(value ?? '').trim();
          if (clean !== (value ?? '')) onValue(clean || null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error && <small className="field-error">{error}</small>}
    </>
  );
}

function AllRow({ product: { document }, value: { skus } }: PartProps) {
  const { t } = useIsland();
  const [part, setPart] = useState<SkuPart>({});
  const all = t('deskgoods:specs.all', { n: skus.length });
  const none = Object.keys(part).length === 0;
  const fill = () => {
    if (none) return;
    document.change((now) => fillSkus(now, part));
    setPart({});
    toast(t('deskgoods:specs.filled', { n: skus.length }), 'info');
  };
  const of = (name: 'weight' | 'cost' | 'stockAlert') => ({
    label: t('deskgoods:specs.of', { spec: all, what: t(`deskgoods:specs.${name}`) }),
    value: part[name] ?? null,
    onValue(value: number | null) {
      const { [name]: _, ...rest } = part;
      setPart(value === null ? rest : { ...rest, [name]: value });
    },
    onEnter: fill,
  });
  return (
    <tr>
      <th className="font-medium" scope="row">
        {all}
      </th>
      <td>
        <Button size="sm" disabled={none} onClick={fill}>
          {t('deskgoods:specs.fillAll')}
        </Button>
      </td>
      <td>
        <CountInput {...of('weight')} />
      </td>
      <td>
        <YuanInput {...of('cost')} />
      </td>
      <td>
        <CountInput {...of('stockAlert')} />
      </td>
    </tr>
  );
}
