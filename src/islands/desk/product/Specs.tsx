import type { ProductDocument } from '#contract/product/schema.ts';
import {
  addAxis,
  addValue,
  fillSpecs,
  missingSpecs,
  removeAxis,
  removeValue,
} from '../../../lib/browser/desk/specs.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';
import { SkuRecords } from './SkuRecords.tsx';
import { SkuTable } from './SkuTable.tsx';

const AXES = 5;

export function Specs(props: PartProps) {
  const { product, value } = props;
  const { t } = useIsland();
  const { change } = product.document;
  const missing = missingSpecs(value).length;
  return (
    <div className="desk-fields">
      {value.axes.map((axis, at) => (
        // Axes have no names of their own but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <Axis key={at} {...props} axis={axis} at={at} />
      ))}
      <p className="flex flex-wrap gap-3">
        {value.axes.length < AXES && (
          <Button size="sm" onClick={() => change(addAxis)}>
            {t('deskgoods:specs.addAxis')}
          </Button>
        )}
        {missing > 0 && (
          <Button size="sm" onClick={() => change(fillSpecs)}>
            {t('deskgoods:specs.fill', { n: missing })}
          </Button>
        )}
      </p>
      <SkuTable {...props} />
      <SkuRecords {...props} />
    </div>
  );
}

type AxisProps = PartProps & { axis: ProductDocument['axes'][number]; at: number };

function Axis({ product, axis, at, errorOf }: AxisProps) {
  const { t, language } = useIsland();
  const { change } = product.document;
  const put = (next: typeof axis) => change((now) => ({ ...now, axes: now.axes.with(at, next) }));
  const named = (name: { zh: string; en: string }) => name[language] || name.zh;
  return (
    <fieldset className="goods-axis grid gap-3 min-w-0 py-4 px-5 border border-base-300 rounded-box">
      <legend className="sr-only">{named(axis.name) || t('deskgoods:specs.axis')}</legend>
      <div className="goods-line">
        <PairField
          label={t('deskgoods:specs.axis')}
          value={axis.name}
          onValue={(name) => put({ ...axis, name })}
          error={errorOf(`axes.${at}.name.zh`)}
          maxLength={40}
        />
        <Button
          look="link"
          aria-label={t('deskgoods:specs.removeAxis', { name: named(axis.name) })}
          onClick={() => change((now) => removeAxis(now, at))}
        >
          {t('deskgoods:pictures.remove')}
        </Button>
      </div>
      <ol className="grid gap-2 ps-5 border-s-2 border-s-base-300">
        {axis.values.map((one, n) => (
          <li key={one.code} className="goods-line">
            <PairField
              label={t('deskgoods:specs.value')}
              value={one.name}
              onValue={(name) => put({ ...axis, values: axis.values.with(n, { ...one, name }) })}
              error={errorOf(`axes.${at}.values.${n}.name.zh`)}
              maxLength={60}
            />
            <Button
              look="link"
              aria-label={t('deskgoods:specs.removeValue', { name: named(one.name) || one.code })}
              onClick={() => change((now) => removeValue(now, at, one.code))}
            >
              {t('deskgoods:pictures.remove')}
            </Button>
          </li>
        ))}
      </ol>
      <Button className="justify-self-start" size="sm" onClick={() => change((now) => addValue(now, at))}>
        {t('deskgoods:specs.addValue')}
      </Button>
    </fieldset>
  );
}
